// What is seen: the board with its marks, score, graph, lists.
const view = { layer: 'territory', point: -1, numbers: false, board: null };

const shown = () => game.known.get(nodeShown()) ?? null;
const dragonAt = (position, point) => position?.dragons.findIndex(dragon => dragon.stones.includes(point)) ?? -1;

const markShapes = {
    CR: (x, y) => ['circle', { cx: x, cy: y, r: 2.4 }],
    SQ: (x, y) => ['rect', { x: x - 2.1, y: y - 2.1, width: 4.2, height: 4.2 }],
    TR: (x, y) => ['polygon', { points: [[x, y - 2.8], [x + 2.5, y + 1.7], [x - 2.5, y + 1.7]].join(' ') }],
    MA: (x, y) => ['path', { d: `M${x - 2},${y - 2}l4,4m0,-4l-4,4` }],
    SL: (x, y) => ['rect', { x: x - 4.6, y: y - 4.6, width: 9.2, height: 9.2 }]
};

function drawWords(group, position, point, words) {
    if (position.board[point] === '.')
        shape('circle', { cx: xOf(point), cy: yOf(point), r: 3.4, fill: 'var(--wood)' }, group);
    text(group, xOf(point), yOf(point) + 1.8, words, { 'font-size': words.length > 2 ? 4 : 5.2, fill: inkOn(position, point) });
}

function drawMarks(group, position) {
    for (const [kind, point, label] of game.nodes[nodeShown()].marks ?? []) {
        if (kind === 'LB') { drawWords(group, position, point, label ?? ''); continue; }
        const [name, attributes] = markShapes[kind](xOf(point), yOf(point));
        shape(name, { ...attributes, fill: 'none', stroke: inkOn(position, point), 'stroke-width': 0.8, class: 'mark' }, group);
    }
}

// Where the variations go on, as letters.
function drawBranches(group, position) {
    const next = game.children[nodeShown()];
    if (next.length < 2) return;
    next.forEach((node, i) => {
        const { at } = game.nodes[node];
        if (at >= 0 && position.board[at] === '.') drawWords(group, position, at, String.fromCharCode(97 + i % 26));
    });
}

function drawView() {
    const position = shown(), stones = byId('stones');
    if (!position || !stones) return;
    drawPosition(stones, position, view.layer, view.numbers ? moveNumbers(position.board) : undefined);
    drawMarks(stones, position);
    drawBranches(stones, position);
    drawAdvice(stones, position);
    const dragon = position.dragons[dragonAt(position, view.point)];
    for (const i of dragon ? dragon.stones : view.point >= 0 ? [view.point] : []) drawRing(stones, i);
}

const breakdownNames = ['territory', 'prisoners', 'stones', 'komi'];

function showBreakdown(position) {
    const table = byId('breakdown'), used = breakdownNames.map((_, i) => position.score.some(side => side[i] !== 0));
    const row = (first, values) => {
        const tr = document.createElement('tr');
        [first, ...values].forEach((value, i) => {
            const cellElement = document.createElement(value !== '' && (i === 0 || first === '') ? 'th' : 'td');
            cellElement.textContent = value;
            tr.appendChild(cellElement);
        });
        return tr;
    };
    const body = document.createElement('tbody');
    body.append(row('', breakdownNames.filter((_, i) => used[i]).map(name => say(name))),
        row(say('Black'), position.score[0].filter((_, i) => used[i])), row(say('White'), position.score[1].filter((_, i) => used[i])));
    table.replaceChildren(table.caption, body);
}

function showFacts() {
    const { black, white, blackRank, whiteRank, date, event, place, result } = game.facts;
    const player = (name, rank) => [name, rank].filter(Boolean).join(' ');
    const facts = { Black: player(black, blackRank), White: player(white, whiteRank), Date: date, Event: event, Place: place, Result: result };
    const list = byId('facts');
    list.replaceChildren();
    for (const name in facts) {
        if (!facts[name]) continue;
        const term = document.createElement('dt'), words = document.createElement('dd');
        term.textContent = say(name);
        words.textContent = facts[name];
        list.append(term, words);
    }
    showTitle();
    showCharset();
}

// What the user said of dragons, each with a way to take it back.
function showCalls() {
    const list = byId('called');
    list.replaceChildren();
    for (const call of game.calls) {
        const words = `${pointName(call.stone)} ${say(statusShown[call.call])}`;
        const button = addButton(list, words + ' ×', () => { takeBack(call); afterCall(); }, call.side);
        button.setAttribute('aria-label', say('You called it: {0}. Take that back', words));
    }
}

function showBranches(go) {
    const list = byId('branches'), next = game.children[nodeShown()];
    list.replaceChildren();
    const name = node => { const { at, side, name } = game.nodes[node]; return name || (side ? (at >= 0 ? pointName(at) : say('pass')) : say('stones put')); };
    if (next.length > 1) next.forEach((node, i) => {
        const button = addButton(list, String.fromCharCode(97 + i % 26) + ' ' + name(node), () => go(node), game.nodes[node].side);
        button.setAttribute('aria-pressed', game.line[game.at + 1] === node);
    });
    const parent = game.nodes[nodeShown()].p, siblings = parent >= 0 ? game.children[parent] : [];
    if (siblings.length > 1) addButton(list, '↥ ' + say('back to the fork'), () => go(parent));
}

// Round steps: 1, 2 or 5 times a power of ten.
function ticksOf(low, high, count) {
    const rough = (high - low) / count || 1, power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map(k => k * power).find(s => s >= rough);
    const ticks = [];
    for (let value = Math.ceil(low / step) * step; value <= high; value += step) ticks.push(value);
    return ticks;
}

function graphOfLine() {
    const points = game.line.flatMap((node, index) => {
        const p = game.known.get(node);
        return p ? [{ index, node, move: p.move, lead: p.lead, low: p.low, high: p.high }] : [];
    });
    const leads = points.flatMap(p => [p.lead - 1, p.lead + 1]);
    const low = Math.floor(Math.min(-5, ...leads)), high = Math.ceil(Math.max(5, ...leads));
    const last = Math.max(1, game.nodes[game.line.at(-1)].move);
    const named = value => [value, value > 0 ? 'B+' + value : value < 0 ? 'W+' + -value : '0'];
    const turns = points.flatMap(({ node }, index) => (report.turns.has(node) ? [{ index }] : []));
    return { points, turns, range: { first: 0, last, low, high }, leadTicks: ticksOf(low, high, 6).map(named),
        moveTicks: ticksOf(0, last, 10).filter(Number.isInteger) };
}

function showGraph(go) {
    const graph = graphOfLine();
    if (!graph.points.length) return;
    const svg = drawGraph(graph);
    const jump = event => go(graph.points[graphPointAt(svg, graph, event)].index);
    svg.addEventListener('click', jump);
    svg.addEventListener('pointermove', event => { if (event.buttons === 1) jump(event); });
    moveHere(graph, game.nodes[nodeShown()].move);
    byId('graph').setAttribute('aria-label', say('Score lead along the game, {0} of {1} positions', graph.points.length, game.line.length));
}

function showError(words) { byId('error').textContent = words; }
