// page_test.cjs GOTERR.html GOTERR [SCREENSHOTS]: the page in headless Chromium, with real clicks, drops and keys, from disk
// and offline; its scores are those of the program.
//
// Needs playwright-core and axe-core (npm) and /usr/bin/chromium; exits with 77 (skipped) where one of them is missing.
'use strict';
const { execFileSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

function found(name) {
    try { return require.resolve(name); } catch { return null; }
}

const chromiumPath = '/usr/bin/chromium';
if (!found('playwright-core') || !found('axe-core') || !fs.existsSync(chromiumPath) || !fs.existsSync(process.argv[2] ?? '')) {
    console.log('skipped: needs the page, playwright-core, axe-core and ' + chromiumPath);
    process.exit(77);
}
const { chromium } = require(found('playwright-core'));
const [, , pageFile, program, shots] = process.argv;
const root = path.join(__dirname, '../..');
const sample = path.join(root, 'data/games/19x19-japanese.sgf');
const address = 'file://' + path.resolve(pageFile);
const attack = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>";
const forked = `(;GM[1]FF[4]SZ[9]KM[6.5]PB[${attack}]PW[Minami]WR[3d]DT[2001-02-03]C[${attack}];B[ee]C[first move]TR[ee]LB[cc:x][gg:yy];W[ec](;B[gd];W[cg])(;B[gg]N[other];W[fb];B[cc]))`;

function check(what, holds) {
    if (!holds) throw new Error('not so: ' + what);
    console.log('ok: ' + what);
}

function native(input, ...options) {
    return JSON.parse(execFileSync(path.resolve(program), ['estimate', '-f', 'json', ...options, '-'], { input, env: {} }));
}

async function shot(page, name) {
    if (shots) await page.screenshot({ path: path.join(shots, name + '.png') });
}

// The thorough one, which comes when the user rests.
const score = page => page.waitForSelector('#score[data-effort="normal"]').then(() => shownScore(page));
const shownScore = page => page.locator('#score').evaluate(element => element.firstChild?.textContent ?? '');
const moment = page => page.textContent('#position');

async function untilMoment(page, start) {
    await page.waitForFunction(words => document.getElementById('position').textContent.startsWith(words), start, { timeout: 20000 });
}

async function dropped(page, name, content) {
    const transfer = await page.evaluateHandle(([name, bytes]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], name));
        return transfer;
    }, [name, [...Buffer.from(content)]]);
    await page.dispatchEvent('#board', 'dragover', { dataTransfer: transfer });
    await page.dispatchEvent('#board', 'drop', { dataTransfer: transfer });
}

async function at(page, x, y, size) {
    const box = await page.locator('#board svg').boundingBox(), span = (size - 1) * 10 + 24;
    return [box.x + (12 + x * 10) / span * box.width, box.y + (12 + y * 10) / span * box.height];
}

async function clickPoint(page, x, y, size) {
    await page.mouse.click(...await at(page, x, y, size));
}

async function opens(page) {
    await page.goto(address);
    await untilMoment(page, 'after move');
    const first = await page.evaluate(() => performance.now());
    console.log(`first estimate after ${Math.round(first)} ms`);
    check('the first estimate is there soon', first < 1500);
    await shot(page, 'sample');
}

async function walks(page) {
    await dropped(page, 'game.sgf', forked);
    await untilMoment(page, 'after move 4');
    check('a dropped record opens at the end of its main line', true);
    const expected = native(forked);
    check('its score is the program\'s', await score(page) === expected.result);
    check('names are text', (await page.textContent('#title')) === `${attack} (Black) - Minami (White)`);
    check('rank and date are shown', (await page.textContent('#facts')).includes('Minami 3d') && (await page.textContent('#facts')).includes('2001-02-03'));
    await page.locator('body').press('Home');
    await untilMoment(page, 'no move');
    check('the hostile comment is text', (await page.textContent('#comment')) === attack);
    await page.keyboard.press('ArrowRight');
    await untilMoment(page, 'after move 1');
    check('the comment goes with its move', (await page.textContent('#comment')) === 'first move');
    const words = await page.locator('#stones text').allTextContents();
    check('labels and marks are drawn', words.includes('x') && words.includes('yy') && await page.locator('#stones polygon.mark').count() === 1);
    check('the link names the move', (await page.evaluate(() => location.hash)) === '#move=1');
    await page.keyboard.press('ArrowRight');
    await untilMoment(page, 'after move 2');
    await page.locator('#branches button', { hasText: 'other' }).click();
    await untilMoment(page, 'after move 3');
    await page.keyboard.press('End');
    await untilMoment(page, 'after move 5');
    check('a variation is walked to its end', await score(page) === native(forked, '--variation', '2').result);
    await page.locator('#board').hover();
    await page.mouse.wheel(0, -100);
    await untilMoment(page, 'after move 4');
    check('the wheel goes back', true);
    await page.locator('#slider').fill('1');
    await untilMoment(page, 'after move 1');
    check('the slider moves the board', true);
}

async function calls(page) {
    const diagram = fs.readFileSync(path.join(root, 'data/positions/dead-stones-9x9.txt'), 'utf8');
    const record = native(diagram);
    await page.click('#paste');
    await page.fill('#pasted', diagram);
    await page.click('#paste-box button');
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result, record.result);
    check('a pasted diagram is estimated', true);
    const dead = record.dead[0], x = 'ABCDEFGHJ'.indexOf(dead[0]), y = record.height - Number(dead.slice(1));
    await clickPoint(page, x, y, record.width);
    await page.waitForFunction(() => document.getElementById('reason').textContent.length > 30);
    check('a click on a stone gives its reason', (await page.textContent('#reason')).includes(dead));
    await page.click('[data-call="alive"]');
    const alive = native(diagram, '--alive', dead);
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result, alive.result);
    check('called alive, the score is recounted as the program has it', alive.result !== record.result);
    check('the button says so', await page.getAttribute('[data-call="alive"]', 'aria-pressed') === 'true');
    await page.locator('#board').press('d');
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result, native(diagram, '--dead', dead).result);
    check('the key D calls it dead', true);
    await page.locator('#board').press('Backspace');
    await page.waitForFunction(() => document.querySelector('[data-call=""]').getAttribute('aria-pressed') === 'true');
    check('Backspace takes the call back', await score(page) === record.result);
    await page.locator('#board').press('ArrowRight');
    check('keys go from point to point and say what is there', /^[A-J]\d: /.test(await page.textContent('#spoken')));
    await page.selectOption('#rules', 'chinese');
    const chinese = native(diagram, '--rules', 'chinese', '--komi', await page.inputValue('#komi'));
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result, chinese.result);
    check('other rules recount', true);
    await page.fill('#komi', '0.5');
    await page.locator('#komi').press('Tab');
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result, native(diagram, '--rules', 'chinese', '--komi', '0.5').result);
    check('another komi recounts', true);
    await shot(page, 'called');
}

async function computes(page) {
    const expected = native(fs.readFileSync(sample)), start = Date.now();
    await page.setInputFiles('#file', sample);
    await untilMoment(page, 'after move ' + expected.move);
    check('an opened file is estimated as the program does', await score(page) === expected.result);
    await page.waitForFunction(() => { const found = /(\d+) of (\d+)/.exec(document.getElementById('graph').getAttribute('aria-label')); return found && found[1] === found[2]; }, null, { timeout: 240000 });
    const each = (Date.now() - start) / expected.move;
    console.log(`${expected.move} positions, ${each.toFixed(1)} ms each`);
    check('the graph is computed to its end', true);
    await page.click('#numbers');
    check('move numbers are drawn', (await page.locator('#stones text').allTextContents()).filter(words => /^\d+$/.test(words)).length > 100);
    await shot(page, 'graph');
    await page.evaluate(() => { location.hash = '#move=100'; });
    await untilMoment(page, 'after move 100');
    check('a link goes to its move', await score(page) === native(fs.readFileSync(sample), '--until', '100').result);
    await page.locator('#graph').scrollIntoViewIfNeeded();
    const graph = await page.locator('#graph').boundingBox();
    await page.mouse.click(graph.x + graph.width * 0.99, graph.y + graph.height / 2);
    await untilMoment(page, 'after move ' + expected.move);
    check('a click on the graph moves the board', true);
}

async function saves(page) {
    for (const [kind, begin] of [['sgf', '(;'], ['svg', '<svg'], ['png', '\x89PNG']]) {
        const [download] = await Promise.all([page.waitForEvent('download'), page.click(`[data-save="${kind}"]`)]);
        const content = fs.readFileSync(await download.path(), 'latin1');
        check(`${kind} is saved`, content.startsWith(begin) && download.suggestedFilename().endsWith('.' + kind));
        if (kind === 'sgf') check('with territory in it', content.includes('TB['));
    }
}

async function refuses(page) {
    const before = await score(page);
    await dropped(page, 'odd.txt', 'no game at all');
    await page.waitForFunction(() => document.getElementById('error').textContent !== '');
    check('what is no game is refused in words, and the game stays', await score(page) === before);
}


async function looksRight(browser) {
    for (const [name, options] of Object.entries({
        'phone-portrait': { viewport: { width: 360, height: 740 } },
        'phone-landscape': { viewport: { width: 740, height: 360 } },
        'dark': { viewport: { width: 1200, height: 900 }, colorScheme: 'dark' }
    })) {
        const page = await browser.newPage({ bypassCSP: true, ...options });
        await page.goto(address + '#move=30');
        await untilMoment(page, 'after move 30');
        check(`${name}: a link opens its move, nothing sticks out`, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        const box = await page.locator('#board svg').boundingBox();
        check(`${name}: the whole board is in sight`, box.x >= 0 && box.height <= options.viewport.height);
        await shot(page, name);
        await page.evaluate(fs.readFileSync(found('axe-core'), 'utf8'));
        const { violations } = await page.evaluate(() => axe.run());
        const serious = violations.filter(v => v.impact === 'serious' || v.impact === 'critical');
        for (const v of serious) console.log(v.id, v.help, v.nodes.map(n => n.html).slice(0, 3).join(' '));
        check(`${name}: axe-core finds nothing serious`, serious.length === 0);
        await page.close();
    }
}

(async () => {
    const browser = await chromium.launch({
        executablePath: chromiumPath,
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
            '--disable-component-update', '--disable-sync']
    });
    try {
        const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, acceptDownloads: true });
        const requests = [], problems = [];
        page.on('request', request => requests.push(request.url()));
        page.on('pageerror', error => problems.push(String(error)));
        page.on('console', message => { if (message.type() === 'error') problems.push(message.text()); });
        await page.context().setOffline(true);
        for (const part of [opens, walks, calls, computes, saves, refuses]) await part(page);
        check('the record ran nothing', !(await page.title()).startsWith('owned'));
        const foreign = requests.filter(url => !/^(file|blob|data):/.test(url));
        check('the page asked for nothing but itself ' + foreign, foreign.length === 0);
        check('nothing went wrong unseen: ' + problems.join('; '), problems.length === 0);
        await looksRight(browser);
    } finally {
        await browser.close();
    }
})().catch(error => { console.error(error.message); process.exit(1); });
