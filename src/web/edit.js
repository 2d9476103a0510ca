// Playing on from a position, putting stones and taking them away, and taking that back. Every change is a node of the record: it
// is estimated, walked through, saved and shared like those that were there.
const edits = { tool: 'explain', undo: [], redo: [], setup: null, busy: false };

const sgfLetter = n => String.fromCharCode(n < 26 ? 97 + n : 65 + n - 26);
const sgfPoint = i => sgfLetter(i % width) + sgfLetter(Math.floor(i / width));

// What an undo comes back to.
const snapshot = () => ({ game: { ...game }, setup: edits.setup });

function showEdits() {
    byId('undo').disabled = !edits.undo.length;
    byId('redo').disabled = !edits.redo.length;
    byId('board').classList.toggle('putting', edits.tool !== 'explain');
    document.querySelectorAll('[data-tool]').forEach(button => button.setAttribute('aria-pressed', button.dataset.tool === edits.tool));
}

function forgetEdits() {
    Object.assign(edits, { undo: [], redo: [], setup: null });
    showEdits();
}

function chooseTool(tool) {
    edits.tool = tool;
    showEdits();
}

async function restore(moment) {
    Object.assign(game, moment.game);
    edits.setup = moment.setup;
    await ask('use', game.bytes);
    byId('slider').max = game.line.length - 1;
    showEdits();
    goTo(game.at);
}

async function undo() {
    if (!edits.undo.length) return undefined;
    edits.redo.push(snapshot());
    return restore(edits.undo.pop());
}

async function redo() {
    if (!edits.redo.length) return undefined;
    edits.undo.push(snapshot());
    return restore(edits.redo.pop());
}

// Nodes stand in the order of the record: a new one behind everything that goes on from its parent.
function placeOfNew(parent) {
    const isBelow = node => { for (; node > parent; node = game.nodes[node].p) { /* up */ } return node === parent; };
    let place = parent + 1;
    while (place < game.nodes.length && isBelow(place)) ++place;
    return place;
}

// The node whose position is that of another: the last before the next move.
function lastOfMoment(node) {
    const line = lineThrough(node), { move } = game.nodes[node];
    return line.filter(n => game.nodes[n].move === move).at(-1);
}

// What was found out before holds of the nodes that were there before.
function moved(found, place) {
    return new Map([...found].map(([node, value]) => [node < place ? node : node + 1, value]));
}

function takeAdded(record, place) {
    const before = { ...game }, { rules, komi, calls, base } = game;
    takeTree(record);
    Object.assign(game, { rules, komi, calls, base: { ...base } });
    if (record.number === undefined) delete game.base.game;
    if (record.nodes.length === before.nodes.length + 1) {
        for (const name of ['known', 'boards', 'best']) game[name] = moved(before[name], place);
        place = Math.min(place, record.nodes.length - 1);
    } else place = record.nodes.length - 1;
    goToNode(place);
}

// A node of SGF behind the position that is shown; an undo comes back to `before`.
async function addNode(text, before = snapshot()) {
    const parent = lastOfMoment(nodeShown()), place = placeOfNew(parent);
    const record = await ask('add', optionsFor(nodeShown()), text);
    edits.undo.push(before);
    edits.redo = [];
    takeAdded(record, place);
    forgetReported();
    keepGame();
    showEdits();
}

// --- moves ----------------------------------------------------------------------------------------------

// Whether a stone there would have a liberty, by itself or by what it takes.
function breathes(board, point, sign) {
    const stones = [...board];
    stones[point] = sign;
    const hasLiberty = start => {
        const chain = new Set([start]), left = [start];
        while (left.length)
            for (const n of neighborsOf(left.pop())) {
                if (stones[n] === '.') return true;
                if (stones[n] === stones[start] && !chain.has(n)) { chain.add(n); left.push(n); }
            }
        return false;
    };
    return hasLiberty(point) || neighborsOf(point).some(n => stones[n] !== '.' && stones[n] !== sign && !hasLiberty(n));
}

function whyNot(position, point) {
    if (position.board[point] !== '.') return say('There is a stone already.');
    if (position.ko === point) return say('That is a ko: play elsewhere first.');
    if (!breathes(position.board, point, signOf[position.toMove])) return say('A stone would have no liberty there.');
    return '';
}

// Where the record has that move already it is walked to.
async function playAt(point) {
    const position = shown();
    if (!position) return;
    const refused = point < 0 ? '' : whyNot(position, point);
    showError(refused);
    if (refused) return;
    const side = position.toMove, there = game.children[lastOfMoment(nodeShown())].find(n => game.nodes[n].side === side && game.nodes[n].at === point);
    if (there !== undefined) goToNode(there);
    else await addNode(`;${side}[${point < 0 ? '' : sgfPoint(point)}]`);
}

// --- stones that are put and taken -----------------------------------------------------------------------

// Those that are put one after the other are one node, which each of them makes anew.
async function putAt(point, sign) {
    const position = shown(), before = snapshot();
    if (!position) return;
    showError('');
    const again = edits.setup?.node === nodeShown(), base = again ? edits.setup.base : { ...game };
    const stones = new Map(again ? edits.setup.stones : []).set(point, position.board[point] === sign ? '.' : sign);
    if (again) { Object.assign(game, base); await ask('use', game.bytes); }
    const values = wanted => [...stones].filter(([, sign]) => sign === wanted).map(([i]) => `[${sgfPoint(i)}]`).join('');
    const text = [['AB', 'X'], ['AW', 'O'], ['AE', '.']].map(([name, sign]) => (values(sign) ? name + values(sign) : '')).join('');
    await addNode(`;${text}PL[${position.toMove}]`, before);
    edits.setup = { node: nodeShown(), stones, base };
}

// One change at a time: the next is of the board that this one leaves.
async function change(work) {
    if (edits.busy || engine.absent || !game.bytes) return;
    edits.busy = true;
    try { await work(); } catch (error) { showError(error.message); } finally { edits.busy = false; }
}

function actAt(point) {
    if (edits.tool === 'play') change(() => playAt(point));
    else change(() => putAt(point, { black: 'X', white: 'O', erase: '.' }[edits.tool]));
}
