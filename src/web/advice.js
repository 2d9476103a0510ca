// What a player asks when the score is there: which moves lost most and what would have been better, what to play now, what is
// left to play, which moves a count has added.
const advice = { best: false, left: null, playedOut: false };

// Estimates of one position differ by a point or two, rarely by more than this.
const noise = 4, mostMistakes = 10;

// What the moves of the line lost their players; only between positions that are known thoroughly.
function lossesOfLine() {
    const losses = [];
    game.line.forEach((node, i) => {
        const { move, side, at } = game.nodes[node], after = game.known.get(node), before = game.known.get(game.line[i - 1]);
        if (!after || !before || after.quick || before.quick || !side || at < 0 || before.move + 1 !== move) return;
        const points = (side === 'B' ? 1 : -1) * (before.lead - after.lead);
        if (points > noise) losses.push({ node, before: game.line[i - 1], side, points, lead: after.lead });
    });
    return losses.sort((a, b) => b.points - a.points);
}

const isLineKnown = () => game.line.every(node => game.known.get(node) === null || (isKnown(node) && !game.known.get(node).quick));
const mistakesOf = (losses, side) => losses.filter(loss => loss.side === side).slice(0, mostMistakes);
const mistakes = () => { const losses = lossesOfLine(); return [...mistakesOf(losses, 'B'), ...mistakesOf(losses, 'W')]; };

function mistakeToMend() {
    if (engine.absent || !isLineKnown()) return undefined;
    return mistakes().find(({ before }) => !game.best.has(before))?.before;
}

// What would have been better, and by how much: where nothing is, the estimate has swung and the player lost nothing.
function betterThan({ before, side, lead }) {
    const best = game.best.get(before), gain = best?.point ? (side === 'B' ? 1 : -1) * (best.lead - lead) : 0;
    return gain > noise ? { point: best.point, gain } : null;
}

// A move that is missed again and again is told when it was missed first.
function onlyFirst(losses) {
    const told = new Set();
    return new Map([...losses].sort((a, b) => game.nodes[a.node].move - game.nodes[b.node].move).map(loss => {
        const better = betterThan(loss), name = better && loss.side + better.point, first = better && !told.has(name);
        told.add(name);
        return [loss, first ? better : null];
    }));
}

const shortNumber = value => String(Math.round(value * 10) / 10);

function lossInWords(loss, better) {
    const { move, at } = game.nodes[loss.node];
    return say('move {0} ({1}): {2} points', move, pointName(at), shortNumber(loss.points)) + (better ? say('; {0} is better by {1}', better.point, shortNumber(better.gain)) : '');
}

function listLosses(losses) {
    const better = onlyFirst([...mistakesOf(losses, 'B'), ...mistakesOf(losses, 'W')]);
    byId('losses').replaceChildren();
    for (const side of ['B', 'W']) {
        const own = mistakesOf(losses, side).filter(betterThan);
        if (!own.length) continue;
        const heading = document.createElement('h2'), list = document.createElement('div');
        heading.textContent = say("{0}'s largest losses", sideIn(side));
        for (const loss of own) addButton(list, lossInWords(loss, better.get(loss)), () => goToNode(loss.node));
        byId('losses').append(heading, list);
    }
}

// When the whole line is known: before, the list would change under the reader's hand.
function showMistakes() {
    if (engine.absent || game.line.length < 3) return;
    if (isLineKnown()) listLosses(lossesOfLine());
    else if (!report.turns.size) byId('losses').replaceChildren();
}

// --- asked for ------------------------------------------------------------------------------------------

function tableOf(heads, rows) {
    const table = document.createElement('table');
    rows = [heads, ...rows];
    rows.forEach((row, y) => {
        const tr = table.insertRow();
        for (const words of row) tr.appendChild(document.createElement(y ? 'td' : 'th')).textContent = words;
    });
    return table;
}

function paragraph(words) {
    const p = document.createElement('p');
    p.textContent = words;
    return p;
}

async function showBest() {
    const node = nodeShown();
    byId('advice').replaceChildren(paragraph(say('Looking…')));
    const found = game.best.get(node) ?? await ask('best', optionsFor(node));
    game.best.set(node, found);
    if (node !== nodeShown()) return;
    advice.best = true;
    byId('advice').replaceChildren(paragraph(found.point ? say('{0} for {1}: then {2}. No deep search, so a hint.', found.point, sideIn(shown().toMove), found.result) : say('There is no move to play.')));
    drawView();
}

const kindWords = { gote: 'gote', 'black sente': "Black's sente", 'white sente': "White's sente", ko: 'ko' };

function endgameRow({ black, white, value, kind }) {
    return [[black, white].filter(Boolean).filter((p, i, all) => all.indexOf(p) === i).join(' / '), shortNumber(value), say(kindWords[kind])];
}

async function showLeft() {
    const node = nodeShown();
    byId('advice').replaceChildren(paragraph(say('Looking…')));
    const left = await ask('endgame', optionsFor(node));
    if (node !== nodeShown()) return;
    const line = ({ result, line }) => result + (line.length ? ': ' + line.slice(0, 12).join(' ') + (line.length > 12 ? ' …' : '') : '');
    const parts = [];
    if (left.plays.length) parts.push(tableOf([say('play at'), say('worth'), say('kind')], left.plays.slice(0, 20).map(endgameRow)));
    else parts.push(paragraph(say('Nothing of value is left to play.')));
    if (left.plays.length > 20) parts.push(paragraph(say('and {0} more', left.plays.length - 20)));
    parts.push(paragraph(say('With best play, Black first: {0}', line(left.black_first))), paragraph(say('With best play, White first: {0}', line(left.white_first))));
    if (!left.exact) parts.push(paragraph(say('{0} areas were too large to be read to the end.', left.unread || 1)));
    advice.left = left.plays;
    byId('advice').replaceChildren(...parts);
    drawView();
}

function togglePlayedOut() {
    advice.playedOut = !advice.playedOut;
    byId('played-out').setAttribute('aria-pressed', advice.playedOut);
    const { playedOut, other } = shown(), told = advice.playedOut && playedOut.length;
    byId('advice').replaceChildren(...(told ? [paragraph(say('Counted as played out, with {0} more moves.', playedOut.length) + (other ? ' ' + say('As it stands it would be {0}.', other) : ''))] : []));
    drawView();
}

// Another position: what was asked of the one before is gone.
function forgetAdvice() {
    Object.assign(advice, { best: false, left: null });
    byId('advice').replaceChildren();
}

function showPlayedOut(position) {
    byId('played-out').hidden = !position.playedOut?.length;
    byId('played-out').setAttribute('aria-pressed', advice.playedOut);
}

const pointOf = name => {
    const found = /^([A-Z]+)(\d+)$/.exec(name);
    for (let i = 0; found && i < width * height; ++i) if (pointName(i) === name) return i;
    return -1;
};

function drawAdvice(group, position) {
    const best = advice.best && game.best.get(nodeShown())?.point;
    if (best) {
        const i = pointOf(best);
        shape('circle', { cx: xOf(i), cy: yOf(i), r: 4.2, fill: 'var(--hint)', stroke: '#fff', 'stroke-width': 0.5, class: 'best' }, group);
        text(group, xOf(i), yOf(i) + 1.7, '!', { 'font-size': 5, fill: '#fff' });
    }
    for (const { black, white, value } of advice.left ?? []) {
        const i = pointOf(black ?? white ?? '');
        if (i >= 0 && position.board[i] === '.') drawWords(group, position, i, shortNumber(value));
    }
    if (advice.playedOut)
        (position.playedOut ?? []).forEach(([side, i], n) => { if (i >= 0) drawGhost(group, i, side > 0 ? 'B' : 'W', n + 1); });
}
