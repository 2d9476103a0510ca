// What the user does: walking, asking, calling, changing.
let redraw = 0;

// At most one graph a frame.
function showGraphSoon() {
    if (!redraw) redraw = requestAnimationFrame(() => { redraw = 0; showGraph(goTo); showMistakes(); });
}

// Without a module it does not come.
function showMissing() {
    if (engine.absent) byId('position').textContent = say('This position was not computed.');
}

function showPosition() {
    const position = shown(), node = game.nodes[nodeShown()];
    byId('slider').value = game.at;
    byId('comment').textContent = node.comment ?? '';
    showBranches(goToNode);
    showCalls();
    if (!position) return showMissing(); // it comes
    byId('slider').setAttribute('aria-valuetext', say('after move {0}', position.move) + ', ' + position.result);
    showScore(position);
    byId('score').dataset.effort = position.quick || position.stale ? 'quick' : 'normal';
    if (game.komi === '' && document.activeElement !== byId('komi')) byId('komi').value = position.komi;
    showBreakdown(position);
    showPlayedOut(position);
    listDragons(position, index => select(position.dragons[index].stones[0]));
    showChosen();
    speakPoint(position);
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
    showInAddress();
    keepSoon();
    forgetAdvice();
    showPosition();
    explainPoint();
    showGraphSoon();
    walking();
}

function goToNode(node) {
    if (!game.line.includes(node)) game.line = lineThrough(node);
    byId('slider').max = game.line.length - 1;
    goTo(game.line.indexOf(node));
}

function goToMove(move) {
    goTo(indexOfMove(game.line.map(node => game.nodes[node]), move));
}

// To the next or the last of the branches beside the one that is shown.
function goBeside(step) {
    const parent = game.nodes[nodeShown()].p, siblings = parent >= 0 ? game.children[parent] : [];
    const beside = siblings[siblings.indexOf(nodeShown()) + step];
    if (beside !== undefined) goToNode(beside);
}

const askForPoint = () => say('Click a point or a stone.');

// The game that was taken, at the place of a link or where it stands.
function showGame(place) {
    view.point = -1;
    document.body.classList.remove('chosen');
    byId('link-box').hidden = true;
    setUpBoard();
    showFacts();
    byId('rules').value = game.rules || game.facts.rules;
    byId('komi').value = game.komi !== '' ? game.komi : game.facts.komi;
    byId('slider').max = game.line.length - 1;
    byId('reason').textContent = askForPoint();
    const node = place === null ? null : nodeOfPlace(place);
    if (node === null) goTo(game.at); else goToNode(node);
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

// What is told of a point without asking the module.
function pointInWords(position, point) {
    const dragon = position.dragons[dragonAt(position, point)];
    return (dragon ? dragonInWords(dragon, point) + '\n' : '') + inWords(position, point) + '. ' + sureness(position, point);
}

function speakPoint(position) {
    if (view.point < 0) return;
    const words = inWords(position, view.point);
    if (byId('spoken').textContent !== words) byId('spoken').textContent = words;
}

// The module explains in English; what it says of a point in numbers has no other words yet.
async function explainPoint() {
    const point = view.point, node = nodeShown(), position = shown();
    if (point < 0) return;
    if (position && language !== 'en') { byId('reason').textContent = pointInWords(position, point); return; }
    try {
        const words = await ask('explain', pointName(point), optionsFor(node));
        if (point === view.point && node === nodeShown()) byId('reason').textContent = words.trim();
    } catch (error) {
        byId('reason').textContent = error.message;
    }
}

// On a phone the reason comes up over the page's foot: what was tapped stays in sight above it.
function showSheet() {
    document.body.classList.add('chosen');
    const sheet = byId('sheet');
    if (getComputedStyle(sheet).position !== 'fixed') return;
    const box = view.board.getBoundingClientRect(), y = box.top + (margin + yOf(view.point) + cell) / ((height - 1) * cell + 2 * margin) * box.height;
    const over = y - sheet.getBoundingClientRect().top;
    if (over > 0) window.scrollBy(0, over);
}

function select(point) {
    const position = shown();
    if (!position || point < 0) return;
    view.point = point;
    const dragon = position.dragons[dragonAt(position, point)];
    byId('reason').textContent = dragon ? dragonInWords(dragon, point) : inWords(position, point);
    speakPoint(position);
    showChosen();
    showSheet();
    drawView();
    explainPoint();
}

function deselect() {
    view.point = -1;
    document.body.classList.remove('chosen');
    byId('reason').textContent = askForPoint();
    showChosen();
    drawView();
}

// The shown position is asked for again, and all others where the dragon stands.
function afterCall() {
    showError('');
    showPosition();
    showGraphSoon();
    work();
    explainPoint();
}

function callChosen(call) {
    const position = shown(), dragon = position?.dragons[dragonAt(position, view.point)];
    if (!dragon) return;
    callDragon(dragon, call);
    afterCall();
}

// A second click on a stone changes what it is called: dead where it lived, alive where it was dead.
function callOther() {
    const position = shown(), dragon = position?.dragons[dragonAt(position, view.point)];
    if (dragon) callChosen(position.dead.includes(view.point) ? 'alive' : 'dead');
}

// --- setting up ----------------------------------------------------------------------------------------

function setUpBoard() {
    view.board = buildBoard(game.stars);
    view.board.addEventListener('click', event => {
        const point = pointAt(view.board, event);
        if (edits.tool !== 'explain') { if (point >= 0) actAt(point); return; }
        if (point === view.point && event.detail > 1) callOther(); else select(point);
    });
    view.board.addEventListener('wheel', event => { event.preventDefault(); goTo(game.at + Math.sign(event.deltaY)); }, { passive: false });
}

// Letters beside the board that can be read need another size of it: then it is built again.
function setUpSizes() {
    new ResizeObserver(() => {
        if (!view.board) return;
        const wanted = lettersFor(byId('board').clientWidth || 600);
        if (wanted.step === letters.step && Math.abs(wanted.size - letters.size) < 0.3) return;
        setUpBoard();
        drawView();
    }).observe(byId('board'));
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
    else if (event.key === 'Enter' || event.key === ' ') {
        if (edits.tool !== 'explain' && view.point >= 0) actAt(view.point); else if (view.point >= 0) { showSheet(); explainPoint(); } else select(Math.floor(width * height / 2));
    } else return;
    event.preventDefault();
    event.stopPropagation();
}

const keyWords = [
    ['← →', 'one move back, one move on'], ['Space', 'one move on'], ['↑ ↓', 'the variation before, the next one'],
    ['Page ↑ ↓', 'ten moves back, ten moves on'], ['Home End', 'to the first position, to the last'], ['Ctrl Z  Y', 'undo, redo'],
    ['?', 'this list'], ['Esc', 'close'],
    ['Tab', 'to the board; there:'], ['← → ↑ ↓', 'from point to point'], ['Enter', 'explain, or play and put there'], ['D A S', 'call the dragon dead, alive, in seki'], ['⌫', 'take the call back']
];

function showKeys() {
    const list = byId('key-list');
    list.replaceChildren();
    for (const [key, words] of keyWords) {
        const term = document.createElement('dt'), meaning = document.createElement('dd');
        term.textContent = key;
        meaning.textContent = say(words);
        list.append(term, meaning);
    }
    byId('help').showModal();
}

function onKey(event) {
    if (byId('help').open || /^(TEXTAREA|SELECT|INPUT)$/.test(event.target.tagName)) return;
    const changes = { z: undo, y: redo };
    if ((event.ctrlKey || event.metaKey) && event.key in changes) { event.preventDefault(); change(changes[event.key]); return; }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const steps = { ArrowLeft: game.at - 1, ArrowRight: game.at + 1, PageUp: game.at - 10, PageDown: game.at + 10, Home: 0, End: game.line.length - 1 };
    const others = { ArrowUp: () => goBeside(-1), ArrowDown: () => goBeside(1), '?': showKeys, Escape: deselect };
    if (event.key === ' ' && event.target.tagName !== 'BUTTON') steps[' '] = game.at + 1;
    if (event.key in steps) goTo(steps[event.key]); else if (event.key in others) others[event.key](); else return;
    event.preventDefault();
}

function setUpCounting() {
    for (const name in rulesWords) byId('rules').appendChild(new Option(say(rulesWords[name]), name));
    const change = () => {
        forgetPositions();
        forgetReported();
        explainPoint();
    };
    // Komi follows the rules until somebody says it.
    byId('rules').addEventListener('change', () => { game.rules = byId('rules').value; change(); });
    byId('komi').addEventListener('change', () => { game.komi = byId('komi').validity.valid ? byId('komi').value : ''; change(); });
}

// What has no place in the page's own text is said again.
function setUpLanguage() {
    for (const name in languageNames) byId('language').appendChild(new Option(languageNames[name], name));
    speak(kept().language ?? languageOfBrowser());
    byId('language').value = language;
    byId('language').addEventListener('change', () => {
        speak(byId('language').value);
        keep({ language });
        [...byId('rules').options].forEach(option => { option.textContent = say(rulesWords[option.value]); });
        if (!game.nodes.length) return;
        showFacts();
        if (report.turns.size) showReported();
        if (view.point < 0) byId('reason').textContent = askForPoint();
        goTo(game.at);
    });
}

function onClicks(selector, act) {
    document.querySelectorAll(selector).forEach(button => button.addEventListener('click', () => act(button.dataset)));
}

function setUpControls() {
    byId('slider').addEventListener('input', () => goTo(Number(byId('slider').value)));
    const steps = { first: () => 0, last: () => game.line.length - 1, '-1': () => game.at - 1, 1: () => game.at + 1 };
    onClicks('[data-step]', ({ step }) => goTo(steps[step]()));
    onClicks('[data-layer]', ({ layer }) => {
        view.layer = layer;
        pressLayer(layer);
        drawView();
    });
    onClicks('[data-call]', ({ call }) => callChosen(call));
    onClicks('[data-save]', ({ save }) => saveAs(save));
    onClicks('[data-tool]', ({ tool }) => chooseTool(tool));
    const acts = {
        pass: () => change(() => playAt(-1)), undo: () => change(undo), redo: () => change(redo),
        best: () => showBest().catch(error => showError(error.message)), left: () => showLeft().catch(error => showError(error.message)),
        'played-out': togglePlayedOut, share, close: deselect, keys: showKeys, 'help-close': () => byId('help').close()
    };
    for (const id in acts) byId(id).addEventListener('click', acts[id]);
    byId('numbers').addEventListener('click', () => {
        view.numbers = !view.numbers;
        byId('numbers').setAttribute('aria-pressed', view.numbers);
        drawView();
    });
    byId('board').addEventListener('keydown', onBoardKey);
    document.addEventListener('keydown', onKey);
    window.addEventListener('hashchange', onLink);
}

// --- what is shown first --------------------------------------------------------------------------------

// A link that is opened in the page as it is.
async function onLink() {
    if (inLink().get('game') && !engine.absent && '#' + placeInLink() + '&' + game.link !== location.hash) { await openLink(); return; }
    if (!game.nodes.length) return;
    const place = location.hash.slice(1), node = nodeOfPlace(place);
    if (node === null) return;
    // Without a variation: along the line that is shown.
    if (new URLSearchParams(place).has('variation')) goToNode(node); else goToMove(Number(new URLSearchParams(place).get('move')));
}

async function openLink() {
    const place = location.hash.slice(1), said = await readLink();
    if (!said.bytes) return false;
    const link = new URLSearchParams(place);
    for (const name of ['move', 'variation']) link.delete(name);
    const isOpen = await openBytes(said.bytes, { number: said.number, named: { ...said, place } });
    if (isOpen) { game.link = link.toString(); showInAddress(); }
    return isOpen;
}

// The game of the address, else the one that was open last, else the sample.
async function openFirst() {
    const place = location.hash.slice(1), last = kept();
    if (await openLink().catch(() => { showError(say('The game in this link is damaged.')); return false; })) return;
    const named = { place: new URLSearchParams(place).has('move') ? place : last.game ? last.place ?? null : null };
    if (last.game && await openBytes(bytesOf(last.game), { number: last.number ?? 1, named }).catch(() => false)) return;
    await openBytes(new TextEncoder().encode(byId('sample').textContent), { named });
}

engine.arrived = node => {
    if (node === nodeShown()) { showPosition(); if (language !== 'en') explainPoint(); }
    showGraphSoon();
};
setUpTheme();
setUpLanguage();
setUpIcon();
setUpOpening();
setUpCounting();
setUpControls();
setUpSizes();

async function begin() {
    const inside = await reportInside();
    if (!byId('module').textContent.trim()) standAlone();
    if (inside) {
        takeReport(inside);
        showGame(location.hash.slice(1));
    }
    if (engine.absent) return;
    const starting = startEngine();
    if (inside) {
        game.original = bytesOf(inside.record);
        const [, record] = await Promise.all([starting, ask('open', game.original, game.base, '')]);
        game.bytes = record.bytes;
    } else await starting.then(openFirst);
}

begin().catch(error => showError(error.message));
