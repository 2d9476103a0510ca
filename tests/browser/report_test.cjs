// report_test.cjs GOTERR: opens a report in headless Chromium, with real clicks and key presses.
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

const attack = "<img src=x onerror=\"document.title='owned'\"></script><script>document.title='owned'</script>";
const record = `(;GM[1]FF[4]SZ[9]KM[6.5]PB[${attack}]PW[Minami]C[${attack}];B[ee]C[first move];W[ec];B[gd];W[cg];B[gg];W[fb])`;

function check(what, holds) {
    if (!holds) throw new Error('not so: ' + what);
    console.log('ok: ' + what);
}

async function run(page, requests) {
    const circles = () => page.locator('#stones circle').count();
    check('it opens at the last move', (await page.textContent('#position')).startsWith('after move 6'));
    await page.keyboard.press('ArrowLeft');
    check('an arrow key goes one move back', (await page.textContent('#position')).startsWith('after move 5'));
    await page.keyboard.press('Home');
    check('Home goes to the empty board', (await circles()) === 0);
    check('the hostile comment is text', (await page.textContent('#comment')) === attack);
    await page.click('[data-step="1"]');
    check('the button goes one move on and shows its comment', (await page.textContent('#comment')) === 'first move');
    const graph = await page.locator('#graph svg').boundingBox();
    await page.mouse.click(graph.x + graph.width * 0.97, graph.y + graph.height / 2);
    check('a click on the graph moves the board', (await page.textContent('#position')).startsWith('after move 6'));
    await page.click('[data-layer="none"]');
    check('without layers there are no squares', (await page.locator('#stones rect').count()) === 0);
    await page.keyboard.press('PageUp');
    check('keys work after a click on a button', (await page.textContent('#position')).startsWith('no move'));
    await page.keyboard.press('End');
    const board = await page.locator('#board svg').boundingBox();
    await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
    check('the stone under the pointer gives its reason', (await page.textContent('#reason')).includes('E5'));
    await page.locator('#dragons button').first().click();
    check('so does the list of dragons', (await page.locator('#dragons button[aria-pressed=true]').count()) === 1);
    await page.locator('#slider').fill('2');
    check('the slider moves the board', (await page.textContent('#position')).startsWith('after move 2'));
    await page.locator('#board').hover();
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => document.getElementById('position').textContent.startsWith('after move 3'));
    check('so does the wheel', true);
    await page.evaluate(() => { location.hash = '#move=4'; });
    await page.waitForFunction(() => document.getElementById('position').textContent.startsWith('after move 4'));
    check('a link goes to its move', true);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.click('#theme');
    check('it can be light and dark', (await ground()) !== before);
    await page.setViewportSize({ width: 360, height: 740 });
    check('nothing sticks out on a phone', await page.evaluate(() => document.documentElement.scrollWidth <= 360));
    check('the record ran nothing', !(await page.title()).startsWith('owned'));
    check('the page asked for nothing but itself', requests.every(url => url.startsWith('file:')));
}

(async () => {
    const file = path.join(folder, 'game.html');
    fs.writeFileSync(path.join(folder, 'game.sgf'), record);
    execFileSync(path.resolve(process.argv[2]), ['report', 'game.sgf', '-o', file], { cwd: folder, stdio: ['ignore', 'inherit', 'ignore'] });
    const browser = await playwright().chromium.launch({
        executablePath: chromiumPath,
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
            '--disable-component-update', '--disable-sync']
    });
    try {
        const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
        const requests = [], errors = [];
        page.on('request', request => requests.push(request.url()));
        page.on('pageerror', error => errors.push(error.message));
        await page.goto('file://' + file);
        await run(page, requests);
        check('no script failed: ' + errors.join('; '), errors.length === 0);
    } finally {
        await browser.close();
    }
})().catch(error => {
    console.error(error.message);
    process.exitCode = 1;
});
