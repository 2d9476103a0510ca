// The report: a game with everything computed.
const game = JSON.parse(byId('game').textContent);
[width, height] = game.size;
const graph = { ...game, points: game.positions };
let at = game.positions.length - 1;
let layer = 'territory';
let chosen = -1;

function drawBoard() {
    const position = game.positions[at], stones = byId('stones');
    drawPosition(stones, position, layer);
    const dragon = position.dragons[chosen];
    if (dragon) for (const i of dragon.stones) drawRing(stones, i);
}

function choose(index) {
    chosen = index;
    const dragon = game.positions[at].dragons[index];
    byId('reason').textContent = dragon ? dragon.reason : 'Point at a stone, tap it, or choose a dragon below.';
    pressDragon(index);
    drawBoard();
}

function chooseLayer(name) {
    layer = name;
    pressLayer(name);
    drawBoard();
}

function show(index) {
    at = Math.max(0, Math.min(game.positions.length - 1, index));
    const position = game.positions[at];
    byId('slider').value = at;
    byId('slider').setAttribute('aria-valuetext', 'after move ' + position.move + ', ' + position.result);
    showScore(position);
    byId('comment').textContent = position.comment || '';
    moveHere(graph, position.move);
    listDragons(position, choose);
    choose(-1);
}

function listMoves(moves, list) {
    for (const move of moves) addButton(list, move.words, () => show(move.index));
}

function listLosses() {
    for (const side of ['Black', 'White']) {
        if (!game.losses[side].length) continue;
        const heading = document.createElement('h2'), list = document.createElement('div');
        heading.textContent = side + "'s largest losses";
        listMoves(game.losses[side], list);
        byId('losses').append(heading, list);
    }
}

function onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, PageUp: at - 10, PageDown: at + 10, Home: 0, End: game.positions.length - 1 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    show(steps[event.key]);
}

function setUpBoard() {
    const svg = buildBoard(game.stars);
    const find = event => {
        const point = pointAt(svg, event);
        return game.positions[at].dragons.findIndex(dragon => dragon.stones.includes(point));
    };
    svg.addEventListener('pointermove', event => { const found = find(event); if (found >= 0 && found !== chosen) choose(found); });
    svg.addEventListener('click', event => choose(find(event)));
    svg.addEventListener('wheel', event => { event.preventDefault(); show(at + Math.sign(event.deltaY)); }, { passive: false });
}

function setUpGraph() {
    const svg = drawGraph(graph);
    const go = event => show(graphPointAt(svg, graph, event));
    svg.addEventListener('click', go);
    svg.addEventListener('pointermove', event => { if (event.buttons === 1) go(event); });
}

function setUp() {
    setUpBoard();
    setUpGraph();
    listMoves(game.turns, byId('turns'));
    listLosses();
    const slider = byId('slider');
    slider.max = game.positions.length - 1;
    slider.addEventListener('input', () => show(Number(slider.value)));
    const steps = { first: () => 0, last: () => game.positions.length - 1, '-1': () => at - 1, 1: () => at + 1 };
    document.querySelectorAll('[data-step]').forEach(button => button.addEventListener('click', () => show(steps[button.dataset.step]())));
    document.querySelectorAll('[data-layer]').forEach(button => button.addEventListener('click', () => chooseLayer(button.dataset.layer)));
    document.addEventListener('keydown', onKey);
    setUpTheme();
    const follow = () => { if (moveInLink() !== null) show(indexOfMove(game.positions, moveInLink())); };
    window.addEventListener('hashchange', follow);
    show(at);
    follow();
}

setUp();
