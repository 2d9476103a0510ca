// What `goterr report` puts into the page: a game with every position, its turning points and the moves that lost most. Where the
// page has no module besides, this is all that is known.
const report = { isInside: false, first: new Map(), turns: new Set() };

async function reportInside() {
    const inside = byId('report').textContent.trim();
    if (!inside) return null;
    return inside.startsWith('{') ? JSON.parse(inside) : unzipped(inside).json();
}

// A position belongs to the node it was taken at and to those before it without a move between.
function knowPosition(node, position) {
    for (let i = node; i >= 0 && game.nodes[i].move === position.move; i = game.nodes[i].p)
        if (!game.known.has(i)) {
            game.known.set(i, position);
            game.boards.set(i, position.board);
        }
}

function turnInWords({ node, change }) {
    const { move, at } = game.nodes[node], played = ` (${at >= 0 ? pointName(at) : say('pass')})`;
    return say('move {0}{1}: {2} points for {3}', move, played, Math.round(Math.abs(change)), sideIn(change > 0 ? 'B' : 'W'));
}

// Losses as the page's own: the position before a move may know what would have been better there.
function showReported() {
    const { turns, losses } = report.data;
    byId('turns').replaceChildren();
    for (const turn of turns) addButton(byId('turns'), turnInWords(turn), () => goToNode(turn.node));
    listLosses(losses);
}

function takeReport(data) {
    takeGame(data.game);
    game.base = data.options;
    data.nodes.forEach((node, i) => knowPosition(node, data.positions[i]));
    game.line = lineThrough(data.last);
    game.at = game.line.indexOf(data.last);
    Object.assign(report, { isInside: true, data, first: new Map(game.known), turns: new Set(data.turns.map(turn => turn.node)) });
    for (const loss of data.losses) {
        Object.assign(loss, { before: game.nodes[loss.node].p, lead: game.known.get(loss.node)?.lead });
        game.best.set(loss.before, loss.better ? { point: loss.better, lead: loss.betterLead } : {});
    }
    showReported();
}

// Another game, other rules: what was found in this one does not hold there.
function forgetReported() {
    report.turns.clear();
    byId('turns').replaceChildren();
    byId('losses').replaceChildren();
}

// Without a module there is nothing to open, to ask, to play on with, to save as a record, or to count by other rules.
function standAlone() {
    engine.absent = true;
    for (const id of ['open', 'paste', 'empty', 'save-sgf', 'share', 'tools', 'best', 'left']) byId(id).hidden = true;
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
    explain: () => pointInWords(shown(), view.point),
    render: kind => {
        if (kind !== 'svg') throw new Error('this page has no module to write that with');
        return pictureShown();
    }
};
