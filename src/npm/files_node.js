// Files of the package in Node, and in renderers of Electron that have it.
import {readFile} from 'node:fs/promises'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {resourceAt as fetched} from './files.js'

/** A text that is a URL, or a path. */
export function urlOf(text) {
  return /^[a-z][a-z0-9+.-]+:/i.test(text) ? new URL(text) : new URL(pathToFileURL(text).href)
}

export async function resourceAt(url) {
  return url.protocol === 'file:' ? readFile(fileURLToPath(url.href)) : fetched(url)
}
