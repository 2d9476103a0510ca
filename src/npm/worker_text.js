// A worker whose script is text within the bundle.
import {textWorker, webWorker} from './web_worker.js'
import {script} from './worker_script.js'

export {webWorker}

export const startWorker = () => textWorker(script)
