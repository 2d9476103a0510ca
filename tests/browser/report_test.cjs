// report_test.cjs GOTERR [GOTERR.html [SCREENSHOTS]]: opens reports in headless Chromium, with real clicks and key presses: one
// that is only what was computed, and one with the module of the page.
//
// Needs playwright-core (npm) and /usr/bin/chromium; exits with 77 (skipped) where one of them is missing.
'use strict';
const { execFileSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

function playwright() {
    try {
        return require('playwright-core');
    } catch {
        return null;
    }
}

const chromiumPath = '/usr/bin/chromium';
if (!playwright() || !fs.existsSync(chromiumPath)) {
    console.log('skipped: needs playwright-core and ' + chromiumPath);
    process.exit(77);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'goterr-report-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true }));

const [, , program, pageFile, shots] = process.argv;
const attack = "<img src=x onerror=\"document.title='owned'\"></script><script>document.title='owned'</script>";
const record = `(;GM[1]FF[4]SZ[9]KM[6.5]PB[${attack}]PW[Minami]C[${attack}];B[ee]C[first move]TR[ee];W[ec](;B[gd];W[cg];B[gg];W[fb])(;B[cc]N[other];W[gg]))`;
const counted = fs.readFileSync(path.join(__dirname, '../../data/positions/dead-stones-9x9.txt'), 'utf8');

function check(what, holds) {
    if (!holds) throw new Error('not so: ' + what);
    console.log('ok: ' + what);
}

function goterr(input, ...options) {
    return execFileSync(path.resolve(program), options, { input, cwd: folder, env: {}, maxBuffer: 1 << 27 });
}
const native = (input, ...options) => JSON.parse(goterr(input, 'estimate', '-f', 'json', ...options, '-'));

async function shot(page, name) {
    if (shots) await page.screenshot({ path: path.join(shots, name + '.png') });
}

const score = page => page.locator('#score').evaluate(element => element.firstChild?.textContent ?? '');

async function until(page, start) {
    await page.waitForFunction(words => document.getElementById('position').textContent.startsWith(words), start, { timeout: 20000 });
}

async function scored(page, result) {
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result, result, { timeout: 20000 });
}

async function clickPoint(page, x, y, size) {
    const box = await page.locator('#board svg').boundingBox(), span = (size - 1) * 10 + 24;
    await page.mouse.click(box.x + (12 + x * 10) / span * box.width, box.y + (12 + y * 10) / span * box.height);
}

// What both pages do.
async function walks(page) {
    const circles = () => page.locator('#stones circle').count();
    await until(page, 'after move 6');
    check('it opens at the last move', await score(page) === native(record).result);
    await page.keyboard.press('ArrowLeft');
    await until(page, 'after move 5');
    await page.keyboard.press('Home');
    await until(page, 'no move');
    check('Home goes to the empty board', (await circles()) === 0);
    check('the hostile comment is text', (await page.textContent('#comment')) === attack);
    await page.click('[data-step="1"]');
    check('the button goes one move on and shows its comment', (await page.textContent('#comment')) === 'first move');
    check('the record\'s own marks are drawn', await page.locator('#stones polygon.mark').count() === 1);
    await page.click('[data-step="1"]');
    await page.locator('#branches button', { hasText: 'other' }).click();
    await page.click('[data-step="1"]');
    await until(page, 'after move 4');
    check('a variation is there with its score', await score(page) === native(record, '--variation', '2').result);
    await page.evaluate(() => { location.hash = '#move=3'; });
    await until(page, 'after move 3');
    await page.locator('#layers button', { hasText: 'stones only' }).click();
    check('without layers there are no squares', (await page.locator('#stones rect').count()) === 0);
    await page.keyboard.press('PageUp');
    await until(page, 'no move');
    check('keys work after a click on a button', true);
    await page.locator('#slider').fill('2');
    await until(page, 'after move 2');
    await page.locator('#board').hover();
    await page.mouse.wheel(0, 100);
    await until(page, 'after move 3');
    check('slider and wheel move the board', true);
    await page.locator('#graph').scrollIntoViewIfNeeded();
    const graph = await page.locator('#graph svg').boundingBox();
    await page.mouse.click(graph.x + graph.width * 0.97, graph.y + graph.height / 2);
    await until(page, 'after move 4');
    check('a click on the graph moves the board', true);
    await page.click('#numbers');
    check('move numbers are drawn', (await page.locator('#stones text').allTextContents()).includes('4'));
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.click('#theme');
    check('it can be light and dark', (await ground()) !== before);
    await page.setViewportSize({ width: 360, height: 740 });
    check('nothing sticks out on a phone', await page.evaluate(() => document.documentElement.scrollWidth <= 360));
    await page.setViewportSize({ width: 1200, height: 900 });
    check('the record ran nothing', !(await page.title()).startsWith('owned'));
}

// A dead stone called alive and dead again. Both pages count it as the program does.
async function callsDragons(page) {
    const plain = native(counted), dead = plain.dead[0];
    const x = 'ABCDEFGHJ'.indexOf(dead[0]), y = plain.height - Number(dead.slice(1));
    await scored(page, plain.result);
    await clickPoint(page, x, y, plain.width);
    await page.waitForFunction(stone => document.getElementById('reason').textContent.includes(stone), dead);
    check('a click on a stone gives its reason', true);
    await shot(page, 'chosen');
    await page.click('[data-call="alive"]');
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent !== result, plain.result);
    check('called alive, the score is recounted', await page.getAttribute('[data-call="alive"]', 'aria-pressed') === 'true');
    await page.locator('#board').press('d');
    await scored(page, plain.result);
    check('called dead again, it is the old one', true);
    await page.locator('#board').press('Backspace');
    await scored(page, plain.result);
    const living = plain.board.indexOf('O', 18), stone = 'ABCDEFGHJ'[living % 9] + (9 - Math.floor(living / 9));
    await clickPoint(page, living % 9, Math.floor(living / 9), 9);
    await page.click('[data-call="dead"]');
    const result = native(counted, '--dead', stone).result;
    await scored(page, result);
    check('a living dragon called dead counts as in the program: ' + result, result !== plain.result);
    await shot(page, 'called');
    await page.locator('#board').press('Backspace');
    await scored(page, plain.result);
    await page.locator('#board').press('ArrowLeft');
    check('keys go from point to point and say what is there', /^[A-J]\d: /.test(await page.textContent('#spoken')));
}

async function saves(page, kinds) {
    for (const [kind, begin] of kinds) {
        const [download] = await Promise.all([page.waitForEvent('download'), page.click(`[data-save="${kind}"]`)]);
        const content = fs.readFileSync(await download.path(), 'latin1');
        check(`${kind} is saved`, content.startsWith(begin));
        if (kind === 'svg') check('with its colors in it', !content.includes('var('));
    }
}

async function withoutModule(open) {
    const page = await open('static.html');
    await walks(page);
    check('what needs the module is not offered', await page.isHidden('#open') && await page.isDisabled('#rules') && await page.isHidden('#save-sgf') && await page.isVisible('#alone'));
    await saves(page, [['svg', '<svg'], ['png', '\x89PNG']]);
    await page.close();
    await callsDragons(await open('counted-static.html'));
    const sparse = await open('sparse.html');
    await until(sparse, 'after move 6');
    await sparse.keyboard.press('ArrowLeft');
    await until(sparse, 'after move 3');
    check('only positions that were computed are shown', true);
}

async function withModule(open) {
    const page = await open('whole.html');
    await walks(page);
    await saves(page, [['sgf', '(;'], ['svg', '<svg'], ['png', '\x89PNG']]);
    await page.locator('body').press('End');
    await page.selectOption('#rules', 'chinese');
    await scored(page, native(record, '--rules', 'chinese', '--komi', await page.inputValue('#komi')).result);
    check('other rules estimate again', await page.locator('#turns button').count() === 0);
    const counting = await open('counted.html');
    await callsDragons(counting);
    const asked = await open('asked.html');
    check('what was asked for holds in the page', await asked.inputValue('#rules') === 'aga');
    await scored(asked, native(record, '--rules', 'aga', '--komi', '0').result);
    await asked.fill('#komi', '3');
    await asked.locator('#komi').press('Tab');
    await scored(asked, native(record, '--rules', 'aga', '--komi', '3').result);
    check('also where the module estimates again', true);
}

function makePages() {
    fs.writeFileSync(path.join(folder, 'game.sgf'), record);
    fs.writeFileSync(path.join(folder, 'counted.txt'), counted);
    goterr('', 'report', 'game.sgf', '--static', '-o', 'static.html');
    goterr('', 'report', 'game.sgf', '--static', '--every', '3', '-o', 'sparse.html');
    goterr('', 'report', 'counted.txt', '--static', '-o', 'counted-static.html');
    if (!pageFile) return;
    const module = ['--page', path.resolve(pageFile)];
    goterr('', 'report', 'game.sgf', ...module, '-o', 'whole.html');
    goterr('', 'report', 'counted.txt', ...module, '-o', 'counted.html');
    goterr('', 'report', 'game.sgf', '--rules', 'aga', '--komi', '0', ...module, '-o', 'asked.html');
    const long = fs.readFileSync(path.join(__dirname, '../../data/games/19x19-chinese.sgf'));
    check('a long game with the module takes less than a megabyte', goterr(long, 'report', ...module).length < 1 << 20);
}

(async () => {
    makePages();
    const browser = await playwright().chromium.launch({
        executablePath: chromiumPath,
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
            '--disable-component-update', '--disable-sync']
    });
    try {
        const requests = [], errors = [];
        const open = async name => {
            const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
            page.on('request', request => requests.push(request.url()));
            page.on('pageerror', error => errors.push(error.message));
            page.on('console', message => { if (message.type() === 'error') errors.push(message.text()); });
            await page.goto('file://' + path.join(folder, name));
            await page.waitForFunction(() => document.getElementById('score').textContent !== '');
            return page;
        };
        await withoutModule(open);
        if (pageFile) await withModule(open);
        check('the pages asked for nothing but themselves', requests.every(url => /^(file|blob|data):/.test(url)));
        check('no script failed: ' + errors.join('; '), errors.length === 0);
    } finally {
        await browser.close();
    }
})().catch(error => {
    console.error(error.message);
    process.exitCode = 1;
});
