// A worker of browsers, as `goterr/async` speaks with it.
export function webWorker(worker) {
  return {
    post: message => worker.postMessage(message),
    listen(answered, failed) {
      worker.onmessage = ({data}) => answered(data)
      worker.onerror = event => {
        event.preventDefault?.()
        failed(new Error(event.message ?? 'it cannot be started'))
      }
    },
    rest() {},
    terminate: () => worker.terminate(),
  }
}

/** One whose script is text; the page's policy has to allow `worker-src blob:`. */
export function textWorker(script) {
  const url = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}))
  try {
    return webWorker(new Worker(url))
  } finally {
    setTimeout(() => URL.revokeObjectURL(url), 10_000) // when it has been fetched
  }
}
