// The module in a worker: what is asked for first comes first, and between that the positions of the line that are not
// known yet.
const engine = {
    worker: null, busy: false, next: 0,
    absent: false,      // the page has no module
    quickOnly: false,   // nor the net of normal effort
    waiting: [],        // what was asked for
    answering: null,
    resting: true,      // the user looks at one position
    arrived: () => {}   // told of each position that became known
};

function startEngine() {
    const source = new Blob([byId('worker').textContent], { type: 'text/javascript' });
    engine.worker = new Worker(URL.createObjectURL(source));
    engine.worker.onmessage = ({ data }) => {
        if (data.netMissing) return bringNet();
        const { done, failed } = engine.answering;
        engine.answering = null;
        if (data.error === undefined) done(data.value); else failed(new Error(data.error));
        work();
    };
    engine.worker.onerror = event => showError(say('goterr does not run here: {0}', event.message || say('workers are switched off')));
    return ask('start', byId('module').textContent, byId('unlzma').textContent);
}

// The net of normal effort is not looked for before a position needs it: it is in the page, or in a file
// beside that.
async function bringNet() {
    const net = byId('net').textContent || await netBeside();
    engine.quickOnly = !net;
    byId('quick-only').hidden = Boolean(net);
    engine.worker.postMessage({ net });
}

function netBeside() {
    const script = Object.assign(document.createElement('script'), { src: 'goterr-net.js' });
    return new Promise(done => {
        window.goterrNet = done;
        script.onload = script.onerror = () => done('');
        document.head.append(script);
    });
}

async function ask(call, ...values) {
    if (engine.absent) return answersAlone[call](...values);
    return new Promise((done, failed) => {
        engine.waiting.push({ call, values, done, failed });
        work();
    });
}

function work() {
    if (engine.answering || !engine.worker) return;
    const task = engine.waiting.shift() ?? missingPosition() ?? missingBest();
    if (!task) return;
    engine.answering = task;
    engine.worker.postMessage({ id: ++engine.next, call: task.call, values: task.values });
}

// What is estimated next, and how thoroughly: the shown position quickly, and once the user rests as the program does it; then
// the rest of the line from its beginning, in the same two rounds.
function wanted() {
    const shown = nodeShown(), all = [shown, ...game.line];
    if (shown === undefined) return {};
    const thorough = engine.resting && !engine.quickOnly;
    if (isKnown(shown) && game.known.get(shown)?.quick && thorough) return { node: shown, quick: false };
    const unknown = all.find(n => !isKnown(n));
    if (unknown !== undefined) return { node: unknown, quick: true };
    return { node: thorough ? all.find(n => game.known.get(n)?.quick) : undefined, quick: false };
}

// Which calls hold is known when the stones are: then it is asked again. What was asked under other rules or of another game is of
// no use any more.
function takePosition(node, position, options, quick) {
    game.boards.set(node, position.board);
    const outdated = JSON.stringify(options) !== JSON.stringify(optionsFor(node));
    if (outdated && game.known.get(node)) return;
    game.known.set(node, { ...position, quick, stale: outdated });
    engine.arrived(node);
}

function missingPosition() {
    const { node, quick } = wanted();
    if (node === undefined) return null;
    const known = game.known, options = optionsFor(node);
    return {
        call: 'position', values: [quick ? { ...options, effort: 'quick' } : options],
        done: position => { if (game.known === known) takePosition(node, position, options, quick); },
        failed: error => {
            if (game.known !== known) return;
            if (node === nodeShown()) showError(error.message);
            if (callsAt(node).length) { game.refused.add(node); return; } // what the user said cannot be here
            known.set(node, null);
            engine.arrived(node);
        }
    };
}

// At last, what would have been better than the moves that lost most.
function missingBest() {
    const node = engine.resting ? mistakeToMend() : undefined;
    if (node === undefined) return null;
    const best = game.best, take = found => { if (best !== game.best) return; best.set(node, found); showMistakes(); };
    return { call: 'best', values: [optionsFor(node)], done: take, failed: () => take({}) };
}

// While the user walks, positions come quickly; thoroughly only after that.
const restAfter = 150; // milliseconds
let restTimer = 0;

function walking() {
    engine.resting = false;
    clearTimeout(restTimer);
    restTimer = setTimeout(() => { engine.resting = true; work(); }, restAfter);
    work();
}

function forgetPositions() {
    game.known = new Map();
    game.best = new Map();
    work();
}
