// A worker of Node; renderers of Electron, which have Node too, have those of browsers only.
import {Worker as Thread} from 'node:worker_threads'
import {textWorker, webWorker} from './web_worker.js'
import {script} from './worker_script.js'

export {webWorker}

const threadScript = `
  const {parentPort} = require('node:worker_threads')
  globalThis.postMessage = message => parentPort.postMessage(message);
  parentPort.on('message', data => globalThis.onmessage({data}));
  ${script}`

/** It keeps no program from ending that waits for nothing. */
export function startWorker() {
  if (typeof document !== 'undefined') return textWorker(script)
  const thread = new Thread(threadScript, {eval: true})
  thread.unref()
  return {
    post(message) {
      thread.ref()
      thread.postMessage(message)
    },
    listen(answered, failed) {
      thread.removeAllListeners()
      thread.on('message', answered)
      thread.on('error', failed)
    },
    rest: () => thread.unref(),
    terminate: () => thread.terminate(),
  }
}
