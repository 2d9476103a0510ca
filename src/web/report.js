// What `goterr report` puts into the page: a game with every position, its turning points and the moves that lost most. Where the
// page has no module besides, this is all that is known.
const report = { first: new Map(), turns: new Set() };

async function reportInside() {
    const inside = byId('report').textContent.trim();
    if (!inside) return null;
    return inside.startsWith('{') ? JSON.parse(inside) : unzipped(inside).json();
}

// A position belongs to the node it was taken at and to those before it without a move between.
function knowPosition(node, position) {
    for (let i = node; i >= 0 && game.nodes[i].move === position.move; i = game.nodes[i].p)
        if (!game.known.has(i)) game.known.set(i, position);
}

function listReported(list, items) {
    for (const { node, words } of items) addButton(list, words, () => goToNode(node));
}

function showReported({ turns, losses }) {
    listReported(byId('turns'), turns);
    for (const side of ['Black', 'White']) {
        if (!losses[side].length) continue;
        const heading = document.createElement('h2'), list = document.createElement('div');
        heading.textContent = side + "'s largest losses";
        listReported(list, losses[side]);
        byId('losses').append(heading, list);
    }
}

function takeReport(data) {
    takeGame(data.game);
    game.base = data.options;
    data.nodes.forEach((node, i) => knowPosition(node, data.positions[i]));
    report.first = new Map(game.known);
    report.turns = new Set(data.turns.map(turn => turn.node));
    game.line = lineThrough(data.last);
    game.at = game.line.indexOf(data.last);
    showReported(data);
}

// Another game, other rules: what was found in this one does not hold there.
function forgetReported() {
    report.turns.clear();
    byId('turns').replaceChildren();
    byId('losses').replaceChildren();
}

// Without a module there is nothing to open, to save as a record, or to count by other rules.
function standAlone() {
    engine.absent = true;
    for (const id of ['open', 'paste', 'save-sgf']) byId(id).hidden = true;
    for (const id of ['rules', 'komi']) byId(id).disabled = true;
    byId('alone').hidden = false;
}

// The picture on the screen, with its colors in it.
function pictureShown() {
    const svg = view.board.cloneNode(true), colors = getComputedStyle(document.documentElement);
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    svg.setAttribute('width', 600);
    svg.setAttribute('height', Math.round(600 * view.board.viewBox.baseVal.height / view.board.viewBox.baseVal.width));
    return new XMLSerializer().serializeToString(svg).replace(/var\((--[a-z-]+)\)/g, (_, name) => colors.getPropertyValue(name).trim());
}

// What a page without a module answers.
const answersAlone = {
    explain: name => {
        const position = shown(), dragon = position.dragons[dragonAt(position, view.point)];
        return dragon ? dragon.reason : inWords(position, view.point) + sureness(position, view.point);
    },
    render: kind => {
        if (kind !== 'svg') throw new Error('this page has no module to write that with');
        return pictureShown();
    }
};

function sureness(position, point) {
    const value = ownership(position, point);
    return Math.abs(value) < 0.08 ? '. As likely the one\'s as the other\'s.' : `. Expected owner ${value > 0 ? 'Black' : 'White'}, ${Math.round(Math.abs(value) * 100)} of 100.`;
}
