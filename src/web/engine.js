// The module in a worker: what is asked for first comes first, and between that the positions of the line that are not
// known yet.
const engine = {
    worker: null, busy: false, next: 0,
    waiting: [],        // what was asked for
    answering: null,
    arrived: () => {}   // told of each position that became known
};

function startEngine() {
    const source = new Blob([byId('worker').textContent], { type: 'text/javascript' });
    engine.worker = new Worker(URL.createObjectURL(source));
    engine.worker.onmessage = ({ data }) => {
        const { done, failed } = engine.answering;
        engine.answering = null;
        if (data.error === undefined) done(data.value); else failed(new Error(data.error));
        work();
    };
    engine.worker.onerror = event => showError('goterr does not run here: ' + (event.message || 'workers are switched off'));
    return ask('start', byId('module').textContent);
}

function ask(call, ...values) {
    return new Promise((done, failed) => {
        engine.waiting.push({ call, values, done, failed });
        work();
    });
}

function work() {
    if (engine.answering) return;
    const task = engine.waiting.shift() ?? missingPosition();
    if (!task) return;
    engine.answering = task;
    engine.worker.postMessage({ id: ++engine.next, call: task.call, values: task.values });
}

// The shown position first, then the rest of the line from its beginning.
function missingPosition() {
    const node = [nodeShown(), ...game.line].find(n => n !== undefined && !game.known.has(n));
    if (node === undefined) return null;
    const known = game.known, options = optionsFor(node), before = game.calls.get(node);
    const take = position => {
        // What was asked under other rules, of another game or before another call is of no use any more.
        if (game.known !== known || JSON.stringify(options) !== JSON.stringify(optionsFor(node))) return;
        known.set(node, position);
        engine.arrived(node);
    };
    return {
        call: 'position', values: [options],
        done: take,
        failed: error => {
            if (node === nodeShown()) showError(error.message);
            if (before && before.size) { game.calls.delete(node); return; } // what the user said cannot be
            take(null);
        }
    };
}

function forgetPositions() {
    game.known = new Map();
    work();
}
