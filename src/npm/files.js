// Files of the package in browsers and wherever else there is fetch.
import {GoterrError} from './loader.js'

/** A text that is a URL, or one from the page or worker it is written in. */
export function urlOf(text) {
  return new URL(text, globalThis.document?.baseURI ?? globalThis.location?.href)
}

/** The answer of whoever serves a file. A page in its place is what servers send for files that they do not have. */
export async function resourceAt(url) {
  let response
  try {
    response = await fetch(url)
  } catch (error) {
    throw new GoterrError(`${url} cannot be fetched: ${error.message}`)
  }
  if (!response.ok) throw new GoterrError(`${url} cannot be fetched: ${response.status} ${response.statusText}`)
  if (response.headers.get('content-type')?.startsWith('text/html'))
    throw new GoterrError(`${url} is a page: copy goterr's file there, or import 'goterr/inline'`)
  return response
}
