// The same beside the page's own thread: estimates in a worker, which can be cancelled.
//
// A worker has one request at a time, so that what waits is cancelled by being forgotten; one that is under way is
// cancelled by ending its worker, and a fresh one takes over with the module that is compiled already.
import {usual} from '#goterr'
import {startWorker, webWorker} from '#worker'
import {GoterrError} from './loader.js'
import {moduleFrom, netFrom} from './once.js'
import {boardArguments, boardResult} from './points.js'

export {GoterrError}

let settings = {}
let compiling = null
let nets = {} // coming, or there
let idle = []
let waiting = []
const busy = new Map() // request -> worker

/** `module`, `normal`: where it and its net are; `workers`: how many, 1 if absent; `worker`: a function that
 * makes a Worker of `goterr/worker`. */
export function configure(options) {
  close()
  settings = {...options}
  compiling = null
  nets = {}
}

/** Ends the workers; the next request starts one. What is under way or waits is refused. */
export function close() {
  const refused = [...waiting, ...busy.keys()]
  for (const worker of [...idle, ...busy.values()]) worker.terminate()
  busy.clear()
  idle = []
  waiting = []
  for (const request of refused) request.refuse(new GoterrError('the workers were closed'))
}

export async function estimateAsync(input, options, {signal} = {}) {
  return JSON.parse(await asked('render', [input, 'json', options], signal))
}

export function renderAsync(input, format, options, {signal} = {}) {
  return asked('render', [input, format, options], signal)
}

export function explainAsync(input, point, options, {signal} = {}) {
  return asked('explain', [input, point, options], signal)
}

export async function boardAsync(signMap, options, {signal} = {}) {
  const given = boardArguments(signMap, options)
  return boardResult(await asked('board', given, signal), given[0])
}

function asked(call, values, signal) {
  return new Promise((done, refuse) => {
    if (signal?.aborted) return refuse(signal.reason)
    const request = {call, values}
    const cancel = () => cancelled(request, signal.reason)
    const settled = then => value => {
      signal?.removeEventListener('abort', cancel)
      then(value)
    }
    Object.assign(request, {done: settled(done), refuse: settled(refuse)})
    signal?.addEventListener('abort', cancel)
    waiting.push(request)
    serve()
  })
}

function cancelled(request, reason) {
  waiting = waiting.filter(other => other !== request)
  busy.get(request)?.terminate()
  busy.delete(request)
  request.refuse(reason)
  serve()
}

/** Gives what waits to workers, as long as there are any. */
function serve() {
  while (waiting.length > 0 && (idle.length > 0 || busy.size < (settings.workers ?? 1))) {
    const worker = idle.pop() ?? newWorker()
    give(worker, waiting.shift())
  }
}

function newWorker() {
  const worker = settings.worker ? webWorker(settings.worker()) : startWorker()
  worker.started = false
  return worker
}

/** The module is compiled once for all workers. */
function compiled() {
  compiling ??= moduleFrom(settings.module, usual.module).catch(error => {
    compiling = null
    throw error
  })
  return compiling
}

/** A net is fetched once for all workers. */
function netFile(name) {
  nets[name] ??= netFrom(settings[name], usual[name]).catch(error => {
    delete nets[name]
    throw error
  })
  return nets[name]
}

function give(worker, request) {
  busy.set(request, worker)
  const isBusy = () => busy.get(request) === worker // else it was cancelled meanwhile
  const failed = error => {
    if (!isBusy()) return
    busy.delete(request)
    worker.terminate()
    request.refuse(error instanceof GoterrError ? error : new GoterrError(`the worker failed: ${error.message}`))
    serve()
  }
  const ask = async before => {
    try {
      await before()
      if (isBusy()) worker.post({call: request.call, values: request.values})
    } catch (error) {
      failed(error)
    }
  }
  worker.listen(answer => {
    if (!isBusy()) return
    if (!answer.missing) return answered(worker, request, answer)
    ask(async () => worker.post({net: answer.missing, file: await netFile(answer.missing)}))
  }, failed)
  ask(async () => {
    if (!worker.started) worker.post({module: await compiled()})
    worker.started = true
  })
}

function answered(worker, request, {value, error}) {
  busy.delete(request)
  idle.push(worker)
  worker.rest()
  if (error === undefined) request.done(value)
  else request.refuse(error.known ? new GoterrError(error.message) : new TypeError(error.message))
  serve()
}
