'use strict';
// The board, as the report and the page draw it. Words from records reach the page only through textContent and
// setAttribute, never as markup.
const columnLetters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const cell = 10;
let margin = 12, width = 19, height = 19;

const byId = id => document.getElementById(id);
const columnName = x => (x >= 25 ? columnLetters[Math.floor(x / 25) - 1] : '') + columnLetters[x % 25];
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

function drawGround(svg, stars) {
    const right = (width - 1) * cell, bottom = (height - 1) * cell;
    shape('rect', { x: -margin, y: -margin, width: right + 2 * margin, height: bottom + 2 * margin, fill: 'var(--wood)' }, svg);
    const line = { stroke: 'var(--line)', 'stroke-width': 0.35 };
    for (let y = 0; y < height; ++y) shape('line', { x1: 0, x2: right, y1: y * cell, y2: y * cell, ...line }, svg);
    for (let x = 0; x < width; ++x) shape('line', { x1: x * cell, x2: x * cell, y1: 0, y2: bottom, ...line }, svg);
    for (const i of stars) shape('circle', { cx: xOf(i), cy: yOf(i), r: 1, fill: 'var(--line)' }, svg);
    drawCoordinates(svg, right, bottom);
}

// Names of lines in letters that can be read, on small screens as well: where they do not fit beside each other, every other.
const leastLetter = 11, mostLetter = 16; // pixels
let letters = { size: 4, step: 1 };

function lettersFor(pixels) {
    const unit = ((width - 1) * cell + 24) / pixels, wanted = Math.max(Math.min(4, mostLetter * unit), leastLetter * unit);
    const size = wanted < 6.7 ? Math.min(wanted, 6) : Math.min(wanted, 20);
    margin = size > 6 ? 4.5 + 1.3 * size : 12;
    return { size, step: size > 14 ? 4 : size > 8 ? 3 : size > 6 ? 2 : 1 };
}

function drawCoordinates(svg, right, bottom) {
    const { size, step } = letters, label = { 'font-size': size, fill: 'var(--line)' }, away = margin / 2 + 2.4;
    for (let x = 0; x < width; x += step)
        for (const y of [-away, bottom + away]) text(svg, x * cell, y + size * 0.35, columnName(x), label);
    for (let y = (height - 1) % step; y < height; y += step)
        for (const x of [-away, right + away]) text(svg, x, y * cell + size * 0.35, height - y, label);
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

// As the program has it: who moves first decides, or nobody knows.
const isOpen = dragon => dragon.status === 'critical' || dragon.status === 'unknown';
const unsettled = (position, i) => position.dragons.some(dragon => isOpen(dragon) && dragon.stones.includes(i));

function drawOwner(group, position, i, dead, layer) {
    if (unsettled(position, i)) return;  // its sign stands there
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

// Stones that are put for a moment: small, and with what is written on them.
function drawGhost(group, i, side, words) {
    const dark = side === 'B';
    shape('circle', { cx: xOf(i), cy: yOf(i), r: 3.7, fill: dark ? '#141416' : '#fcfcfa', stroke: '#141416', 'stroke-width': 0.25, 'fill-opacity': 0.85 }, group);
    text(group, xOf(i), yOf(i) + 1.5, words, { 'font-size': String(words).length > 2 ? 3.4 : 4.4, fill: dark ? '#fff' : '#000' });
}

// What is written on a stone, or beside none.
const inkOn = (position, i) => (position.board[i] === 'X' ? '#fff' : position.board[i] === 'O' ? '#000' : 'var(--line)');

// Beside a number that stands there.
function drawSigns(group, position, numbers) {
    for (const dragon of position.dragons) {
        const sign = isOpen(dragon) ? '?' : dragon.status === 'seki' ? 's' : '';
        if (sign) for (const i of dragon.stones) {
            const aside = numbers.has(i) ? 2.6 : 0;
            text(group, xOf(i) + aside, yOf(i) + 2 - aside, sign, { 'font-size': aside ? 3.6 : 6, fill: inkOn(position, i) });
        }
    }
    if (position.last >= 0 && !numbers.size)
        shape('circle', { cx: xOf(position.last), cy: yOf(position.last), r: 2.6, fill: 'none', 'stroke-width': 0.8,
            stroke: inkOn(position, position.last) }, group);
}

// `numbers` is a Map of points to what is written there: a square would hide it.
function drawPosition(group, position, layer, numbers = new Map()) {
    group.replaceChildren();
    const dead = new Set(position.dead);
    for (let i = 0; i < width * height; ++i) {
        if (position.board[i] !== '.') drawStone(group, i, position.board[i], dead.has(i));
        if (!numbers.has(i)) drawOwner(group, position, i, dead.has(i), layer);
    }
    drawSigns(group, position, numbers);
    for (const [i, words] of numbers)
        text(group, xOf(i), yOf(i) + 1.6, words, { 'font-size': words > 99 ? 4 : 4.8, fill: inkOn(position, i), class: 'number' });
}

function drawRing(group, i) {
    shape('circle', { cx: xOf(i), cy: yOf(i), r: 4.9, fill: 'none', stroke: 'var(--mark)', 'stroke-width': 1 }, group);
}

// The board with nothing on it, and a group for what comes.
function buildBoard(stars) {
    letters = lettersFor(byId('board').clientWidth || 600);
    const svg = shape('svg', { viewBox: [-margin, -margin, (width - 1) * cell + 2 * margin, (height - 1) * cell + 2 * margin].join(' ') });
    drawGround(svg, stars);
    shape('g', { id: 'stones' }, svg);
    byId('board').replaceChildren(svg);
    return svg;
}

// The point under the pointer, or -1.
function pointAt(svg, event) {
    const box = svg.getBoundingClientRect(), scale = ((width - 1) * cell + 2 * margin) / box.width;
    const x = Math.round(((event.clientX - box.left) * scale - margin) / cell);
    const y = Math.round(((event.clientY - box.top) * scale - margin) / cell);
    return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

// A stone in a line of words: black and white on any ground.
function dot(side) {
    const stone = document.createElement('span');
    stone.className = 'dot ' + side;
    stone.setAttribute('role', 'img');
    stone.setAttribute('aria-label', sideIn(side));
    return stone;
}

// A button in a list; with a stone before its words where a side is meant.
function addButton(list, words, act, side) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...(side ? [dot(side), ' '] : []), words);
    button.addEventListener('click', act);
    list.appendChild(button);
    return button;
}

function listDragons(position, choose) {
    const list = byId('dragons');
    list.replaceChildren();
    position.dragons.forEach((dragon, index) => {
        const words = pointName(dragon.stones[0]) + ' ' + say(statusShown[dragon.status]);
        const button = addButton(list, words, () => choose(index), dragon.side);
        button.dataset.dragon = index;
        button.addEventListener('focus', () => choose(index));
    });
}

function pressDragon(index) {
    byId('dragons').querySelectorAll('button').forEach(button =>
        button.setAttribute('aria-pressed', Number(button.dataset.dragon) === index));
}

function pressLayer(name) {
    document.querySelectorAll('[data-layer]').forEach(button =>
        button.setAttribute('aria-pressed', button.dataset.layer === name));
}

function showScore(position) {
    const small = document.createElement('small');
    small.textContent = position.low < position.high ? '  ' + say('four times in five: {0}', intervalInWords(position)) : '';
    byId('score').replaceChildren(position.result, small);
    byId('ahead').textContent = aheadInWords(position);
    byId('position').textContent = circumstances(position);
}

// The last of the moments that is not behind a move.
function indexOfMove(moments, move) {
    let last = 0;
    moments.forEach((moment, i) => { if (moment.move <= move) last = i; });
    return last;
}
