// The record that is open: its tree of nodes, the line that is shown, what was estimated, what the user said.
const game = {
    facts: {}, stars: [], nodes: [], children: [],
    line: [],            // nodes from the first to the end of the line that is shown
    at: 0,               // which of them is shown
    base: {},            // options that hold for every position
    rules: '', komi: '', // as chosen; empty: as the record has it
    calls: new Map(),    // node -> Map of a stone's name -> 'dead', 'alive' or 'seki'
    known: new Map()     // node -> position
};

const nodeShown = () => game.line[game.at];
const isKnown = node => game.known.has(node) && !game.known.get(node)?.stale;

function takeGame(record) {
    [width, height] = record.size;
    Object.assign(game, { facts: record.facts, stars: record.stars, nodes: record.nodes, at: 0, base: {}, rules: '', komi: '' });
    game.children = record.nodes.map(() => []);
    record.nodes.forEach((node, i) => { if (node.p >= 0) game.children[node.p].push(i); });
    game.calls.clear();
    game.known = new Map();
    game.line = lineThrough(0);
    game.at = game.line.length - 1;
}

// The line that goes through a node, and on by first branches.
function lineThrough(node) {
    const line = [];
    for (let i = node; i >= 0; i = game.nodes[i].p) line.unshift(i);
    for (let next = game.children[node]; next.length; next = game.children[next[0]]) line.push(next[0]);
    return line;
}

// The branches, from 1, that lead to a node: as the command line's --variation has them.
function branchesTo(node) {
    const branches = [];
    for (let i = node; i > 0; i = game.nodes[i].p) {
        const siblings = game.children[game.nodes[i].p];
        if (siblings.length > 1) branches.unshift(siblings.indexOf(i) + 1);
    }
    return branches;
}

function optionsFor(node) {
    const options = { ...structuredClone(game.base), until: game.nodes[node].move };
    const branches = branchesTo(node);
    if (branches.length) options.variation = branches.join('.');
    if (game.rules) options.rules = game.rules;
    if (game.komi !== '') options.komi = Number(game.komi);
    for (const [stone, call] of game.calls.get(node) ?? []) options[call] = [options[call] ?? [], stone].flat();
    return options;
}

// What the user says of a dragon at the node that is shown; nothing: what goterr judges.
function callDragon(dragon, call) {
    const node = nodeShown();
    const calls = new Map(game.calls.get(node));
    for (const i of dragon.stones) calls.delete(pointName(i));
    if (call) calls.set(pointName(dragon.stones[0]), call);
    game.calls.set(node, calls);
    if (engine.absent) game.known.set(node, recounted(report.first.get(node), calls));
    else if (game.known.get(node)) game.known.set(node, { ...game.known.get(node), stale: true }); // shown until the new one comes
}

function calledOf(dragon) {
    for (const [stone, call] of game.calls.get(nodeShown()) ?? [])
        if (dragon.stones.some(i => pointName(i) === stone)) return call;
    return '';
}

// The number of the move on each stone that the shown line has put there.
function moveNumbers() {
    const numbers = new Map();
    for (const node of game.line.slice(0, game.at + 1)) {
        const { at, move } = game.nodes[node];
        if (at >= 0) numbers.set(at, move);
    }
    return numbers;
}
