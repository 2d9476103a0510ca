// What the user does: opening, walking, calling, changing, saving.
let redraw = 0;

// At most one graph a frame.
function showGraphSoon() {
    if (!redraw) redraw = requestAnimationFrame(() => { redraw = 0; showGraph(goTo); });
}

// Without a module it does not come.
function showMissing() {
    if (engine.absent) byId('position').textContent = 'This position was not computed.';
}

function showPosition() {
    const position = shown(), node = game.nodes[nodeShown()];
    byId('slider').value = game.at;
    byId('comment').textContent = node.comment ?? '';
    showBranches(goToNode);
    if (!position) return showMissing(); // it comes
    byId('slider').setAttribute('aria-valuetext', 'after move ' + position.move + ', ' + position.result);
    showScore(position);
    byId('score').dataset.effort = position.quick ? 'quick' : 'normal';
    showBreakdown(position);
    listDragons(position, index => select(position.dragons[index].stones[0]));
    showChosen();
    drawView();
}

// Without a module only what was computed can be shown: the next of it in that direction.
function placeFor(index) {
    const last = game.line.length - 1, aim = Math.max(0, Math.min(last, index)), step = aim < game.at ? -1 : 1;
    if (!engine.absent) return aim;
    for (let i = aim; i >= 0 && i <= last; i += step) if (game.known.has(game.line[i])) return i;
    return game.at;
}

function goTo(index) {
    game.at = placeFor(index);
    history.replaceState(null, '', '#move=' + game.nodes[nodeShown()].move);
    showPosition();
    explainPoint();
    showGraphSoon();
    walking();
}

function goToNode(node) {
    game.line = lineThrough(node);
    byId('slider').max = game.line.length - 1;
    goTo(game.line.indexOf(node));
}

function goToMove(move) {
    goTo(indexOfMove(game.line.map(node => game.nodes[node]), move));
}

// The game that was taken, at a move or where it stands.
function showGame(move) {
    view.point = -1;
    setUpBoard();
    showFacts();
    byId('rules').value = game.facts.rules;
    byId('komi').value = game.facts.komi;
    byId('slider').max = game.line.length - 1;
    byId('reason').textContent = 'Click a point or a stone.';
    if (move === null) goTo(game.at); else goToMove(move);
}

async function openBytes(bytes) {
    try {
        const record = await ask('open', bytes, {});
        showError('');
        const first = game.nodes.length === 0 ? moveInLink() : null;
        takeGame(record);
        forgetReported();
        showGame(first);
    } catch (error) {
        showError(error.message);
    }
}

// --- a point and its dragon ---------------------------------------------------------------------------

function showChosen() {
    const position = shown(), index = dragonAt(position, view.point);
    pressDragon(index);
    byId('calls').hidden = index < 0;
    if (index < 0) return;
    const call = calledOf(position.dragons[index]);
    document.querySelectorAll('[data-call]').forEach(button => button.setAttribute('aria-pressed', button.dataset.call === call));
}

async function explainPoint() {
    const point = view.point, node = nodeShown();
    if (point < 0) return;
    try {
        const words = await ask('explain', pointName(point), optionsFor(node));
        if (point === view.point && node === nodeShown()) byId('reason').textContent = words.trim();
    } catch (error) {
        byId('reason').textContent = error.message;
    }
}

function select(point) {
    const position = shown();
    if (!position || point < 0) return;
    view.point = point;
    const dragon = position.dragons[dragonAt(position, point)];
    byId('reason').textContent = dragon ? dragon.reason : inWords(position, point);
    byId('spoken').textContent = inWords(position, point);
    showChosen();
    drawView();
    explainPoint();
}

function callChosen(call) {
    const position = shown(), dragon = position?.dragons[dragonAt(position, view.point)];
    if (!dragon) return;
    showError('');
    callDragon(dragon, call);
    if (engine.absent) { showPosition(); showGraphSoon(); }
    work();
    explainPoint();
}

// A second click on a stone changes what it is called: dead where it lived, alive where it was dead.
function callOther() {
    const position = shown(), dragon = position?.dragons[dragonAt(position, view.point)];
    if (dragon) callChosen(position.dead.includes(view.point) ? 'alive' : 'dead');
}

// --- saving --------------------------------------------------------------------------------------------

function save(name, blob) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function pngOf(svg) {
    return new Promise((done, failed) => {
        const image = new Image(), url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        image.onload = () => {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
            canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
            URL.revokeObjectURL(url);
            canvas.toBlob(done, 'image/png');
        };
        image.onerror = () => failed(new Error('the picture cannot be drawn'));
        image.src = url;
    });
}

async function saveAs(kind) {
    const name = `goterr-move-${game.nodes[nodeShown()].move}.${kind}`;
    try {
        const content = await ask('render', kind === 'png' ? 'svg' : kind, optionsFor(nodeShown()));
        save(name, kind === 'png' ? await pngOf(content) : new Blob([content], { type: kind === 'svg' ? 'image/svg+xml' : 'application/x-go-sgf' }));
    } catch (error) {
        showError(error.message);
    }
}

// --- setting up ----------------------------------------------------------------------------------------

function setUpBoard() {
    view.board = buildBoard(game.stars);
    view.board.addEventListener('click', event => {
        const point = pointAt(view.board, event);
        if (point === view.point && event.detail > 1) callOther(); else select(point);
    });
    view.board.addEventListener('wheel', event => { event.preventDefault(); goTo(game.at + Math.sign(event.deltaY)); }, { passive: false });
}

// On the board: from point to point.
function onBoardKey(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width }[event.key];
    const call = { d: 'dead', a: 'alive', s: 'seki', Backspace: '' }[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (step !== undefined) {
        const from = view.point < 0 ? Math.floor(width * height / 2) - step : view.point, to = from + step;
        const sideways = Math.abs(step) === 1 && Math.floor(to / width) !== Math.floor(from / width);
        if (to >= 0 && to < width * height && !sideways) select(to);
    } else if (call !== undefined) callChosen(call);
    else if (event.key === 'Enter') explainPoint();
    else return;
    event.preventDefault();
    event.stopPropagation();
}

function onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || /^(TEXTAREA|SELECT|INPUT)$/.test(event.target.tagName)) return;
    const steps = { ArrowLeft: game.at - 1, ArrowRight: game.at + 1, PageUp: game.at - 10, PageDown: game.at + 10, Home: 0, End: game.line.length - 1 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    goTo(steps[event.key]);
}

function setUpOpening() {
    const file = byId('file');
    const take = async from => { if (from) openBytes(new Uint8Array(await from.arrayBuffer())); };
    byId('open').addEventListener('click', () => file.click());
    file.addEventListener('change', () => { take(file.files[0]); file.value = ''; });
    byId('paste').addEventListener('click', () => {
        const box = byId('paste-box');
        box.hidden = !box.hidden;
        byId('paste').setAttribute('aria-expanded', !box.hidden);
        if (!box.hidden) byId('pasted').focus();
    });
    byId('paste-box').addEventListener('submit', event => { event.preventDefault(); openText(byId('pasted').value); });
    document.addEventListener('paste', event => {
        if (event.target.tagName === 'TEXTAREA' || event.target.tagName === 'INPUT') return;
        const [dropped] = event.clipboardData.files;
        if (dropped) take(dropped); else openText(event.clipboardData.getData('text'));
    });
    document.addEventListener('dragover', event => { event.preventDefault(); document.body.classList.add('dragging'); });
    document.addEventListener('dragleave', event => { if (!event.relatedTarget) document.body.classList.remove('dragging'); });
    document.addEventListener('drop', event => {
        event.preventDefault();
        document.body.classList.remove('dragging');
        const [dropped] = event.dataTransfer.files;
        if (dropped) take(dropped); else openText(event.dataTransfer.getData('text'));
    });
}

const openText = words => openBytes(new TextEncoder().encode(words));

const rulesNames = ['japanese', 'korean', 'chinese', 'chinese-ogs', 'chinese-kgs', 'aga', 'bga', 'aga-button', 'new-zealand', 'tromp-taylor', 'stone-scoring', 'ancient-territory'];

function setUpCounting() {
    for (const name of rulesNames) byId('rules').appendChild(new Option(name, name));
    const change = () => {
        game.rules = byId('rules').value;
        game.komi = byId('komi').validity.valid ? byId('komi').value : '';
        forgetPositions();
        forgetReported();
        explainPoint();
    };
    byId('rules').addEventListener('change', change);
    byId('komi').addEventListener('change', change);
}

function setUpControls() {
    byId('slider').addEventListener('input', () => goTo(Number(byId('slider').value)));
    const steps = { first: () => 0, last: () => game.line.length - 1, '-1': () => game.at - 1, 1: () => game.at + 1 };
    document.querySelectorAll('[data-step]').forEach(button => button.addEventListener('click', () => goTo(steps[button.dataset.step]())));
    document.querySelectorAll('[data-layer]').forEach(button => button.addEventListener('click', () => {
        view.layer = button.dataset.layer;
        pressLayer(view.layer);
        drawView();
    }));
    document.querySelectorAll('[data-call]').forEach(button => button.addEventListener('click', () => callChosen(button.dataset.call)));
    document.querySelectorAll('[data-save]').forEach(button => button.addEventListener('click', () => saveAs(button.dataset.save)));
    byId('numbers').addEventListener('click', () => {
        view.numbers = !view.numbers;
        byId('numbers').setAttribute('aria-pressed', view.numbers);
        drawView();
    });
    byId('board').addEventListener('keydown', onBoardKey);
    document.addEventListener('keydown', onKey);
    window.addEventListener('hashchange', () => { const move = moveInLink(); if (move !== null && game.nodes.length) goToMove(move); });
}

engine.arrived = node => {
    if (node === nodeShown()) showPosition();
    showGraphSoon();
};
setUpTheme();
setUpOpening();
setUpCounting();
setUpControls();

async function begin() {
    const inside = await reportInside();
    if (!byId('module').textContent.trim()) standAlone();
    if (inside) {
        takeReport(inside);
        showGame(moveInLink());
    }
    if (engine.absent) return;
    const starting = startEngine();
    if (inside) await Promise.all([starting, ask('open', bytesOf(inside.record), game.base)]);
    else await starting.then(() => openText(byId('sample').textContent));
}

begin().catch(error => showError(error.message));
