'use strict';
// The record's words reach the page only through textContent and setAttribute, never as markup.
const game = JSON.parse(document.getElementById('game').textContent);
const [width, height] = game.size;
const letters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const cell = 10, margin = 12;
let at = game.positions.length - 1;
let layer = 'territory';
let chosen = -1;

const byId = id => document.getElementById(id);
const columnName = x => (x >= 25 ? letters[Math.floor(x / 25) - 1] : '') + letters[x % 25];
const pointName = i => columnName(i % width) + (height - Math.floor(i / width));
const xOf = i => (i % width) * cell;
const yOf = i => Math.floor(i / width) * cell;

function shape(name, attributes, parent) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    if (parent) parent.appendChild(element);
    return element;
}

function text(parent, x, y, words, attributes) {
    const element = shape('text', { x, y, 'text-anchor': 'middle', ...attributes }, parent);
    element.textContent = words;
    return element;
}

function drawGround(svg) {
    const right = (width - 1) * cell, bottom = (height - 1) * cell;
    shape('rect', { x: -margin, y: -margin, width: right + 2 * margin, height: bottom + 2 * margin, fill: 'var(--wood)' }, svg);
    const line = { stroke: 'var(--line)', 'stroke-width': 0.35 };
    for (let y = 0; y < height; ++y) shape('line', { x1: 0, x2: right, y1: y * cell, y2: y * cell, ...line }, svg);
    for (let x = 0; x < width; ++x) shape('line', { x1: x * cell, x2: x * cell, y1: 0, y2: bottom, ...line }, svg);
    for (const i of game.stars) shape('circle', { cx: xOf(i), cy: yOf(i), r: 1, fill: 'var(--line)' }, svg);
    const label = { 'font-size': 4, fill: 'var(--line)' };
    for (let x = 0; x < width; ++x)
        for (const y of [-7.3, bottom + 10]) text(svg, x * cell, y, columnName(x), label);
    for (let y = 0; y < height; ++y)
        for (const x of [-8.5, right + 8.5]) text(svg, x, y * cell + 1.4, height - y, label);
}

function drawStone(group, i, color, dead) {
    const fill = color === 'X' ? '#141416' : '#fcfcfa';
    const attributes = { cx: xOf(i), cy: yOf(i), r: 4.75, fill, stroke: '#141416', 'stroke-width': 0.25 };
    if (dead) Object.assign(attributes, { r: 4.4, 'fill-opacity': 0.5, 'stroke-opacity': 0.5 });
    shape('circle', attributes, group);
}

function drawSquare(group, i, owner, sure, counted) {
    const side = cell * (0.12 + 0.32 * sure);
    const dark = owner === 'B';
    shape('rect', {
        x: xOf(i) - side / 2, y: yOf(i) - side / 2, width: side, height: side,
        fill: dark ? '#141416' : '#fcfcfa', 'fill-opacity': counted ? 1 : 0.65,
        stroke: dark ? '#fcfcfa' : '#141416', 'stroke-width': counted ? 0.35 : 0.15
    }, group);
}

// -1 .. 1 from one letter, m for nobody's.
const ownership = (position, i) => (position.ownership.charCodeAt(i) - 109) / 12;

function drawMark(group, position, i, dead) {
    const value = ownership(position, i), sure = Math.abs(value), owner = position.owner[i];
    const stone = position.board[i] !== '.';
    if (layer === 'territory' && (!stone || dead)) {
        if (owner !== '.') drawSquare(group, i, owner, sure, true);
    } else if (layer === 'ownership' && sure >= 0.08) {
        const side = value > 0 ? 'B' : 'W';
        const holder = position.board[i] === 'X' ? 'B' : 'W';
        if (!stone || side !== holder) drawSquare(group, i, side, sure, false);
    }
}

function drawSigns(group, position) {
    for (const dragon of position.dragons) {
        const sign = dragon.status === 'critical' ? '?' : dragon.status === 'seki' ? 's' : '';
        if (sign) for (const i of dragon.stones)
            text(group, xOf(i), yOf(i) + 2, sign, { 'font-size': 6, fill: dragon.side === 'B' ? '#fff' : '#000' });
    }
    if (position.last >= 0)
        shape('circle', { cx: xOf(position.last), cy: yOf(position.last), r: 2.6, fill: 'none', 'stroke-width': 0.8,
            stroke: position.board[position.last] === 'X' ? '#fff' : '#000' }, group);
}

function drawBoard() {
    const position = game.positions[at], stones = byId('stones');
    stones.replaceChildren();
    const dead = new Set(position.dead);
    for (let i = 0; i < width * height; ++i) {
        if (position.board[i] !== '.') drawStone(stones, i, position.board[i], dead.has(i));
        drawMark(stones, position, i, dead.has(i));
    }
    drawSigns(stones, position);
    const dragon = position.dragons[chosen];
    if (dragon) for (const i of dragon.stones)
        shape('circle', { cx: xOf(i), cy: yOf(i), r: 4.9, fill: 'none', stroke: 'var(--mark)', 'stroke-width': 1 }, stones);
}

function buildBoard() {
    const svg = shape('svg', { viewBox: [-margin, -margin, (width - 1) * cell + 2 * margin, (height - 1) * cell + 2 * margin].join(' ') });
    drawGround(svg);
    shape('g', { id: 'stones' }, svg);
    const find = event => {
        const box = svg.getBoundingClientRect(), scale = ((width - 1) * cell + 2 * margin) / box.width;
        const x = Math.round(((event.clientX - box.left) * scale - margin) / cell);
        const y = Math.round(((event.clientY - box.top) * scale - margin) / cell);
        if (x < 0 || y < 0 || x >= width || y >= height) return -1;
        return game.positions[at].dragons.findIndex(dragon => dragon.stones.includes(y * width + x));
    };
    svg.addEventListener('pointermove', event => { const found = find(event); if (found >= 0 && found !== chosen) choose(found); });
    svg.addEventListener('click', event => choose(find(event)));
    byId('board').appendChild(svg);
}

function choose(index) {
    chosen = index;
    const dragon = game.positions[at].dragons[index];
    byId('reason').textContent = dragon ? dragon.reason : 'Point at a stone, tap it, or choose a dragon below.';
    byId('dragons').querySelectorAll('button').forEach(button =>
        button.setAttribute('aria-pressed', Number(button.dataset.dragon) === index));
    drawBoard();
}

function chooseLayer(name) {
    layer = name;
    document.querySelectorAll('[data-layer]').forEach(button =>
        button.setAttribute('aria-pressed', button.dataset.layer === name));
    drawBoard();
}

function listDragons() {
    const list = byId('dragons');
    list.replaceChildren();
    game.positions[at].dragons.forEach((dragon, index) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset.dragon = index;
        button.textContent = (dragon.side === 'B' ? '● ' : '○ ') + pointName(dragon.stones[0]) + ' ' + dragon.status;
        button.addEventListener('click', () => choose(index));
        button.addEventListener('focus', () => choose(index));
        list.appendChild(button);
    });
}

// The graph: 300 by 120 units, black's lead upwards.
const plot = { left: 26, top: 6, right: 292, bottom: 106 };
const plotX = move => plot.left + (move - game.range.first) / (game.range.last - game.range.first || 1) * (plot.right - plot.left);
const plotY = lead => plot.bottom - (Math.min(game.range.high, Math.max(game.range.low, lead)) - game.range.low) /
    (game.range.high - game.range.low) * (plot.bottom - plot.top);

function buildGraph() {
    const svg = shape('svg', { viewBox: '0 0 300 120' });
    const wide = plot.right - plot.left, zero = plotY(0);
    shape('rect', { x: plot.left, y: plot.top, width: wide, height: zero - plot.top, fill: 'var(--black-side)' }, svg);
    shape('rect', { x: plot.left, y: zero, width: wide, height: plot.bottom - zero, fill: 'var(--white-side)' }, svg);
    for (const [value, name] of game.leadTicks) {
        shape('line', { x1: plot.left, x2: plot.right, y1: plotY(value), y2: plotY(value), stroke: 'var(--rule)', 'stroke-width': value ? 0.3 : 0.8 }, svg);
        text(svg, plot.left - 2, plotY(value) + 2, name, { 'font-size': 6, fill: 'var(--faint)', 'text-anchor': 'end' });
    }
    for (const move of game.moveTicks) text(svg, plotX(move), 114, move, { 'font-size': 6, fill: 'var(--faint)' });
    const positions = game.positions, up = positions.map(p => plotX(p.move) + ',' + plotY(p.high));
    const down = positions.map(p => plotX(p.move) + ',' + plotY(p.low)).reverse();
    shape('polygon', { points: up.concat(down).join(' '), fill: 'var(--band)', 'fill-opacity': 0.3 }, svg);
    shape('polyline', { points: positions.map(p => plotX(p.move) + ',' + plotY(p.lead)).join(' '), fill: 'none', stroke: 'var(--curve)', 'stroke-width': 1 }, svg);
    for (const turn of game.turns) shape('circle', { cx: plotX(positions[turn.index].move), cy: plotY(positions[turn.index].lead), r: 2, fill: 'var(--mark)' }, svg);
    shape('line', { id: 'here', y1: plot.top, y2: plot.bottom, stroke: 'var(--mark)', 'stroke-width': 0.8 }, svg);
    const go = event => {
        const box = svg.getBoundingClientRect(), x = (event.clientX - box.left) / box.width * 300;
        let best = 0;
        positions.forEach((p, i) => { if (Math.abs(plotX(p.move) - x) < Math.abs(plotX(positions[best].move) - x)) best = i; });
        show(best);
    };
    svg.addEventListener('click', go);
    svg.addEventListener('pointermove', event => { if (event.buttons === 1) go(event); });
    byId('graph').appendChild(svg);
}

function show(index) {
    at = Math.max(0, Math.min(game.positions.length - 1, index));
    const position = game.positions[at];
    chosen = -1;
    byId('slider').value = at;
    byId('slider').setAttribute('aria-valuetext', 'after move ' + position.move + ', ' + position.result);
    const small = document.createElement('small');
    small.textContent = position.low < position.high ? '  four times in five: ' + position.interval : '';
    byId('score').replaceChildren(position.result, small);
    byId('position').textContent = position.words;
    byId('comment').textContent = position.comment || '';
    byId('here').setAttribute('x1', plotX(position.move));
    byId('here').setAttribute('x2', plotX(position.move));
    listDragons();
    choose(-1);
}

function listMoves(moves, list) {
    for (const move of moves) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = move.words;
        button.addEventListener('click', () => show(move.index));
        list.appendChild(button);
    }
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

function setUp() {
    buildBoard();
    buildGraph();
    listMoves(game.turns, byId('turns'));
    listLosses();
    const slider = byId('slider');
    slider.max = game.positions.length - 1;
    slider.addEventListener('input', () => show(Number(slider.value)));
    const steps = { first: () => 0, last: () => game.positions.length - 1, '-1': () => at - 1, 1: () => at + 1 };
    document.querySelectorAll('[data-step]').forEach(button => button.addEventListener('click', () => show(steps[button.dataset.step]())));
    document.querySelectorAll('[data-layer]').forEach(button => button.addEventListener('click', () => chooseLayer(button.dataset.layer)));
    document.addEventListener('keydown', onKey);
    const root = document.documentElement;
    if (window.matchMedia('(prefers-color-scheme: dark)').matches) root.classList.add('dark');
    byId('theme').addEventListener('click', () => root.classList.toggle('dark'));
    show(at);
}

setUp();
