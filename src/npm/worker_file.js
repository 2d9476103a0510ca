// A worker whose script is a file, for bundlers that know this form and pages that serve the package's files.
import {webWorker} from './web_worker.js'

export {webWorker}

export function startWorker() {
  return webWorker(new Worker(new URL('./worker.js', import.meta.url), {type: 'module'}))
}
