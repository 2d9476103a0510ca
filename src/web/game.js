// The record that is open: its tree of nodes, the line that is shown, what was estimated, what the user said.
const game = {
    bytes: null,         // of the record, in UTF-8
    facts: {}, stars: [], nodes: [], children: [], games: [], charset: '',
    line: [],            // nodes from the first to the end of the line that is shown
    at: 0,               // which of them is shown
    base: {},            // options that hold for every position
    rules: '', komi: '', // as chosen; empty: as the record has it
    calls: [],           // { stone, side, call }: what the user said of a stone, wherever it stands
    refused: new Set(),  // nodes at which that cannot be
    boards: new Map(),   // node -> the stones there
    known: new Map(),    // node -> position
    best: new Map(),     // node -> the move that might be best there
    link: ''             // the part of the address that holds the game
};

const nodeShown = () => game.line[game.at];
const isKnown = node => game.known.has(node) && !game.known.get(node)?.stale;

// The tree of a record; nothing that was found out before holds in it.
function takeTree(record) {
    [width, height] = record.size;
    Object.assign(game, { bytes: record.bytes ?? null, facts: record.facts, stars: record.stars, nodes: record.nodes, games: record.games ?? [], charset: record.charset ?? '' });
    game.children = record.nodes.map(() => []);
    record.nodes.forEach((node, i) => { if (node.p >= 0) game.children[node.p].push(i); });
    Object.assign(game, { refused: new Set(), boards: new Map(), known: new Map(), best: new Map(), link: '' });
}

function takeGame(record) {
    takeTree(record);
    Object.assign(game, { at: 0, base: {}, rules: '', komi: '', calls: [] });
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

// And back; after the last of them the first at every fork.
function lineOfBranches(branches) {
    const line = [0], left = [...branches];
    for (let next = game.children[0]; next.length; next = game.children[line.at(-1)]) {
        const branch = next.length > 1 && left.length ? left.shift() : 1;
        line.push(next[branch - 1] ?? next[0]);
    }
    return line;
}

const signOf = { B: 'X', W: 'O' };
const stands = (board, { stone, side }) => board?.[stone] === signOf[side];

// The calls that hold at a node: of stones that stand there.
const callsAt = node => (game.refused.has(node) ? [] : game.calls.filter(call => stands(game.boards.get(node), call)));

function optionsFor(node) {
    const options = { ...structuredClone(game.base), until: game.nodes[node].move };
    const branches = branchesTo(node);
    if (branches.length) options.variation = branches.join('.');
    if (game.rules) options.rules = game.rules;
    if (game.komi !== '') options.komi = Number(game.komi);
    for (const { stone, call } of callsAt(node)) options[call] = [options[call] ?? [], pointName(stone)].flat();
    return options;
}

// Positions that depend on these calls are asked for again, and shown as they are until the new ones come.
function forgetWhere(calls) {
    game.refused.clear();
    for (const [node, position] of game.known) {
        if (!position || !calls.some(call => stands(position.board, call))) continue;
        game.known.set(node, engine.absent ? recounted(report.first.get(node), callsAt(node)) : { ...position, stale: true });
    }
}

// What the user says of a dragon: from now on, wherever it stands in the game; nothing: what goterr judges.
function callDragon(dragon, call) {
    const before = game.calls.filter(({ stone }) => dragon.stones.includes(stone));
    const calls = call ? [{ stone: dragon.stones[0], side: dragon.side, call }] : [];
    game.calls = [...game.calls.filter(one => !before.includes(one)), ...calls];
    forgetWhere([...before, ...calls]);
}

function takeBack(call) {
    game.calls = game.calls.filter(one => one !== call);
    forgetWhere([call]);
}

const calledOf = dragon => game.calls.find(call => call.side === dragon.side && dragon.stones.includes(call.stone))?.call ?? '';

// The number of the move on each stone that the shown line has put there and that stands.
function moveNumbers(board) {
    const numbers = new Map();
    for (const node of game.line.slice(0, game.at + 1)) {
        const { at, side, move } = game.nodes[node];
        if (at >= 0 && board[at] === signOf[side]) numbers.set(at, move);
    }
    return numbers;
}
