// page_test.cjs GOTERR.html GOTERR [SCREENSHOTS]: the page in headless Chromium, with real clicks, drops and keys, from disk
// and offline; its scores are those of the program.
//
// Needs playwright-core and axe-core (npm) and /usr/bin/chromium; exits with 77 (skipped) where one of them is missing.
'use strict';
const { execFileSync } = require('child_process');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const zlib = require('zlib');

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

// Of a busy machine the best of three counts.
async function firstEstimate(page, slower) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    let first = Infinity;
    for (let time = 0; time < 3; ++time) {
        await page.goto('about:blank');
        await page.goto(address);
        await untilMoment(page, 'after move');
        first = Math.min(first, await page.evaluate(() => performance.now()));
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return Math.round(first);
}

// A phone's processor is taken for four times slower.
async function opens(page) {
    const onPhone = await firstEstimate(page, 4), here = await firstEstimate(page, 1);
    console.log(`first estimate after ${here} ms, on a phone ${onPhone}; the page has ${fs.statSync(pageFile).size} bytes`);
    check('the first estimate is there soon', here < 1500 && onPhone < 4000);
    check('the page has 450 KB at most', fs.statSync(pageFile).size <= 450000);
    await shot(page, 'sample');
}

// Saved or sent alone, the page has the net of quick effort only, and says so where that counts.
async function standsAlone(browser) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'goterr-alone-'));
    fs.copyFileSync(pageFile, path.join(folder, 'alone.html'));
    const page = await browser.newPage();
    await page.goto('file://' + path.join(folder, 'alone.html'));
    await untilMoment(page, 'after move');
    await dropped(page, 'game.sgf', forked);
    await untilMoment(page, 'after move 4');
    await page.waitForSelector('#quick-only', { state: 'visible' });
    check('without its file the page estimates with quick effort, and says so', await shownScore(page) === native(forked, '--effort', 'quick').result);
    await page.click('#best');
    await page.waitForFunction(() => document.getElementById('advice').textContent);
    await page.close();
    fs.rmSync(folder, { recursive: true });
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
    const chinese = native(diagram, '--rules', 'chinese');
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result, chinese.result);
    check('other rules recount, and komi follows them: ' + chinese.komi, Number(await page.inputValue('#komi')) === chinese.komi && chinese.komi !== record.komi);
    await page.fill('#komi', '0.5');
    await page.locator('#komi').press('Tab');
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result, native(diagram, '--rules', 'chinese', '--komi', '0.5').result);
    check('another komi recounts', true);
    await page.selectOption('#rules', 'aga');
    await page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result, native(diagram, '--rules', 'aga', '--komi', '0.5').result);
    check('what was said of komi stays with other rules', await page.inputValue('#komi') === '0.5');
    await shot(page, 'called');
}

const scored = (page, result) => page.waitForFunction(result => document.getElementById('score').firstChild?.textContent === result && document.getElementById('score').dataset.effort === 'normal', result, { timeout: 20000 });

// Of a stone that stands from move 2 on.
async function holds(page) {
    const record = '(;SZ[9]KM[0.5];B[ee];W[cc];B[gc];W[cg];B[gg];W[ec];B[ge];W[ce])';
    await dropped(page, 'called.sgf', record);
    await untilMoment(page, 'after move 8');
    await clickPoint(page, 2, 2, 9);
    await page.click('[data-call="dead"]');
    await scored(page, native(record, '--dead', 'C7').result);
    check('the reason and the spoken words say who called it', (await page.textContent('#reason')).includes('You called it dead') && (await page.textContent('#spoken')).includes('you called it dead'));
    for (const move of [7, 4]) {
        await page.evaluate(move => goToMove(move), move);
        await untilMoment(page, 'after move ' + move);
        await scored(page, native(record, '--until', String(move), '--dead', 'C7').result);
    }
    check('a call holds along the game, and is said', (await page.textContent('#called')).includes('C7 dead'));
    await page.evaluate(() => goToMove(1));
    await untilMoment(page, 'after move 1');
    await scored(page, native(record, '--until', '1').result);
    check('but not before the stone is there', true);
    await page.evaluate(() => goToMove(8));
    await page.click('#called button');
    await scored(page, native(record).result);
    check('taken back it is taken back', await page.locator('#called button').count() === 0);
}

const boardOf = page => page.evaluate(() => shown()?.board ?? '');
const untilBoard = (page, board) => page.waitForFunction(board => shown()?.board === board, board, { timeout: 20000 });
const withStones = (board, stones) => { const points = [...board]; for (const [i, sign] of stones) points[i] = sign; return points.join(''); };

async function edits(page) {
    await page.selectOption('#empty', '9');
    await untilMoment(page, 'no move');
    const empty = '.'.repeat(81);
    await untilBoard(page, empty);
    await clickPoint(page, 4, 4, 9);
    await untilBoard(page, withStones(empty, [[40, 'X']]));
    await clickPoint(page, 2, 2, 9);
    await untilBoard(page, withStones(empty, [[40, 'X'], [20, 'O']]));
    check('an empty board is played on, side by side', (await moment(page)).startsWith('after move 2'));
    await clickPoint(page, 2, 2, 9);
    check('where a stone is none is played', (await page.textContent('#error')).includes('already'));
    await page.click('[data-tool="white"]');
    for (const x of [5, 6]) await clickPoint(page, x, 6, 9), await untilBoard(page, withStones(empty, [[40, 'X'], [20, 'O'], [59, 'O'], ...(x > 5 ? [[60, 'O']] : [])]));
    await page.click('[data-tool="erase"]');
    await clickPoint(page, 4, 4, 9);
    const put = withStones(empty, [[20, 'O'], [59, 'O'], [60, 'O']]);
    await untilBoard(page, put);
    check('stones are put and taken, as one node', await page.evaluate(() => game.nodes.length) === 4);
    const text = (await page.evaluate(async () => new TextDecoder().decode(game.bytes)));
    check('the score is the program\'s of that record', await score(page) === native(text).result);
    await page.keyboard.press('Control+z');
    await untilBoard(page, withStones(empty, [[40, 'X'], [20, 'O'], [59, 'O'], [60, 'O']]));
    await page.click('#redo');
    await untilBoard(page, put);
    await page.waitForFunction(() => document.getElementById('redo').disabled);
    check('undone and done again', true);
    await dropped(page, 'fork.sgf', '(;SZ[9]KM[6.5]AB[ba][ab]AW[ca][bb];B[ee];W[gg];B[cc])');
    await untilMoment(page, 'after move 3');
    await page.click('[data-tool="play"]');
    await page.evaluate(() => goToMove(1));
    await untilMoment(page, 'after move 1');
    await clickPoint(page, 6, 2, 9);
    await page.waitForFunction(() => shown()?.board[24] === 'O');
    await clickPoint(page, 0, 0, 9);
    await page.waitForFunction(() => shown()?.board[0] === 'X');
    const here = await page.evaluate(() => new TextDecoder().decode(game.bytes));
    check('from a position in the middle it is a variation', /;W\[gg\];B\[cc\]\)\(;W\[gc\]\(?;B\[aa\]\)/.test(here));
    check('with the program\'s score', await score(page) === native(here, '--variation', '2').result);
    await page.evaluate(() => goToMove(1));
    await clickPoint(page, 6, 6, 9);
    await page.waitForFunction(() => shown()?.board[60] === 'O');
    check('a move that the record has is walked to', await page.evaluate(() => game.nodes.length) === 6);
    await page.click('[data-tool="explain"]');
}

async function refusesMoves(page) {
    await dropped(page, 'ko.sgf', '(;SZ[5]AB[ba][ab][cb]AW[bc][ac][cc]PL[W];W[bb]PL[W])');
    await dropped(page, 'ko.sgf', '(;SZ[5]AB[ba][ab][cb][bc]AW[ca][db][cc];W[bb];B[ee])');
    await page.click('[data-tool="play"]');
    const before = await page.evaluate(() => { goToMove(1); return 1; });
    await page.waitForFunction(() => shown()?.move === 1 && shown().toMove === 'B');
    const ko = await page.evaluate(() => shown().ko);
    if (ko >= 0) {
        await clickPoint(page, ko % 5, Math.floor(ko / 5), 5);
        check('a ko is not taken back at once', (await page.textContent('#error')).includes('ko') && before === 1);
    }
    await dropped(page, 'suicide.sgf', '(;SZ[5]AB[ba][ab];B[ee])');
    await page.waitForFunction(() => shown()?.toMove === 'W' && shown().board[1] === 'X');
    await clickPoint(page, 0, 0, 5);
    check('nor is suicide played', (await page.textContent('#error')).includes('no liberty'));
    await page.click('[data-tool="explain"]');
}

// A zip file of these names and bytes, every other deflated.
function zipOf(files) {
    const parts = [], list = [];
    let at = 0;
    files.forEach(([name, content], i) => {
        const data = i % 2 ? zlib.deflateRawSync(content) : content, header = Buffer.alloc(30), entry = Buffer.alloc(46);
        header.writeUInt32LE(0x04034b50, 0);
        for (const [place, value] of [[8, i % 2 ? 8 : 0], [26, name.length]]) header.writeUInt16LE(value, place);
        entry.writeUInt32LE(0x02014b50, 0);
        for (const [place, value] of [[10, i % 2 ? 8 : 0], [28, name.length]]) entry.writeUInt16LE(value, place);
        for (const [place, value] of [[20, data.length], [24, content.length], [42, at]]) entry.writeUInt32LE(value, place);
        parts.push(header, Buffer.from(name), data);
        list.push(entry, Buffer.from(name));
        at += 30 + name.length + data.length;
    });
    const end = Buffer.alloc(22), size = list.reduce((sum, part) => sum + part.length, 0);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(files.length, 10);
    end.writeUInt32LE(size, 12);
    end.writeUInt32LE(at, 16);
    return Buffer.concat([...parts, ...list, end]);
}

async function collects(page) {
    const two = '(;SZ[9]PB[Kita]RE[B+3];B[ee])(;SZ[9]PB[Nishi];B[cc];W[gg];B[gc])';
    await dropped(page, 'two.sgf', two);
    await page.waitForFunction(() => document.querySelectorAll('#games option').length === 2);
    await untilMoment(page, 'after move 1');
    const listed = await page.locator('#games option').allTextContents();
    check('the games of a collection are listed: ' + listed, listed.length === 2 && listed[0].includes('Kita') && listed[1].includes('3 moves'));
    await page.selectOption('#games', '1');
    await untilMoment(page, 'after move 3');
    check('and chosen from', await score(page) === native(two, '--game', '2').result && (await page.textContent('#title')).startsWith('Nishi'));
    await page.click('[data-tool="play"]');
    await clickPoint(page, 2, 6, 9);
    await page.waitForFunction(() => shown()?.move === 4);
    const longer = await page.evaluate(() => new TextDecoder().decode(game.bytes));
    check('a game of a collection is played on', /RE\[B\+3\];B\[ee\]\).*;W\[gg\];B\[gc\]\(?;W\[cg\]/s.test(longer));
    await page.click('[data-tool="explain"]');
    const old = Buffer.concat([Buffer.from('(;SZ[9]PB['), Buffer.from([0xb9, 0xc5, 0xc1, 0xa6]), Buffer.from('];B[ee];W[cc])')]);
    await dropped(page, 'all.zip', zipOf([['a.sgf', Buffer.from(forked)], ['read.me', Buffer.from('no')], ['b/old.sgf', old], ['c.sgf', Buffer.from('(;SZ[9]PB[Higashi];B[ee])')]]));
    await page.waitForFunction(() => document.querySelectorAll('#files option').length > 1);
    const records = await page.locator('#files option').allTextContents();
    check('the records of a zip file are listed: ' + records, records.join() === 'a.sgf,b/old.sgf,c.sgf');
    await page.selectOption('#files', '2');
    await page.waitForFunction(() => document.getElementById('title').textContent.startsWith('Higashi'));
    await page.selectOption('#files', '1');
    await page.waitForFunction(() => document.getElementById('title').textContent.startsWith('古力'));
    check('a record that names no charset is read by its bytes', await page.inputValue('#charset') === 'GB18030');
    await page.selectOption('#charset', 'EUC-KR');
    await page.waitForFunction(() => !document.getElementById('title').textContent.startsWith('古力') && document.getElementById('charset').value === 'EUC-KR');
    check('or as the reader says', true);
}

async function advises(page) {
    const left = fs.readFileSync(path.join(root, 'data/positions/last-plays-9x9.txt'), 'utf8');
    await dropped(page, 'left.txt', left);
    await untilMoment(page, 'no move');
    const position = native(left);
    check('it is said who is ahead, and how likely that wins', new RegExp(`^${position.score_lead > 0 ? 'Black' : 'White'} is ahead by .* wins in \\d+ games of 100`).test(await page.textContent('#ahead')));
    await page.click('#left');
    await page.waitForFunction(() => document.getElementById('advice').textContent.includes('White first'));
    const endgame = JSON.parse(execFileSync(path.resolve(program), ['endgame', '-f', 'json', '-'], { input: left, env: {} }));
    const said = await page.textContent('#advice');
    check('what is left to play is what the program says: ' + said, said.includes(endgame.black_first.result) && said.includes(endgame.white_first.result) && endgame.plays.length > 0 && await page.locator('#advice tr').count() === endgame.plays.length + 1);
    await page.setInputFiles('#file', path.join(root, 'data/games/9x9-japanese.sgf'));
    await page.waitForFunction(() => document.getElementById('losses').textContent.includes('better'), null, { timeout: 120000 });
    const losses = await page.locator('#losses button').allTextContents();
    check('the moves that lost most are named, once, with a better one: ' + losses[0], losses.length > 0 && new Set(losses).size === losses.length);
    await page.waitForFunction(() => !mistakeToMend(), null, { timeout: 120000 });
    const missed = await page.evaluate(() => mistakes().map(loss => [loss, betterThan(loss)?.point]).filter(([, point]) => point).map(([{ side }, point]) => side + point));
    const told = await page.evaluate(() => [...document.querySelectorAll('#losses div')].flatMap(list => [...list.textContent.matchAll(/; (\w+) is better/g)].map(found => list.previousElementSibling.textContent[0] + found[1])));
    check(`of ${missed.length} missed moves ${told.length} are told, each once`, told.length > 0 && told.sort().join() === [...new Set(missed)].sort().join());
    await page.evaluate(() => goToMove(20));
    await untilMoment(page, 'after move 20');
    await page.click('#best');
    await page.waitForSelector('#stones .best');
    check('a best move is shown', /^[A-J]\d for (Black|White): then/.test(await page.textContent('#advice')));
    await page.keyboard.press('ArrowRight');
    await untilMoment(page, 'after move 21');
    check('and gone at the next position', await page.locator('#stones .best').count() === 0);
    const over = fs.readFileSync(path.join(root, 'data/games/19x19-japanese.sgf'), 'utf8');
    await dropped(page, 'over.sgf', over);
    await score(page);
    const counted = native(over, '--count', 'played-out');
    if (counted.last_moves?.length && native(over).counted === 'played-out') {
        await page.click('#played-out');
        check('moves played out are shown', await page.locator('#stones circle').count() > 0);
    }
}

async function shares(page, browser) {
    // away from the last move, where the same record stands: there the one that is dropped could not be waited for
    await page.evaluate(() => goToMove(2));
    await untilMoment(page, 'after move 2');
    await dropped(page, 'shared.sgf', forked);
    await untilMoment(page, 'after move 4');
    await page.evaluate(() => goToMove(1));
    await untilMoment(page, 'after move 1');
    await page.evaluate(() => goToNode(game.nodes.findIndex(node => node.name === 'other')));
    await untilMoment(page, 'after move 3');
    await clickPoint(page, 4, 4, 9);
    await page.click('[data-call="dead"]');
    await scored(page, native(forked, '--variation', '2', '--until', '3', '--dead', 'E5').result);
    await page.click('#share');
    await page.waitForFunction(() => document.getElementById('link').value.includes('game='));
    const link = await page.inputValue('#link'), other = await browser.newPage();
    await other.goto(link);
    await untilMoment(other, 'after move 3');
    await scored(other, await shownScore(page));
    check(`a link of ${link.length} letters opens game, variation, move and calls`, (await other.textContent('#called')).includes('E5 dead') && (await other.textContent('#title')).includes('Minami'));
    check('the link stays in the address', (await other.evaluate(() => location.hash)).includes('game='));
    await other.close();
    await page.goto('about:blank');
    await page.goto(address);
    await untilMoment(page, 'after move 3');
    check('the last game is open again', (await page.textContent('#title')).includes('Minami'));
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.click('#theme');
    const chosen = await ground();
    await page.reload();
    await untilMoment(page, 'after move 3');
    check('and the theme as it was chosen', await ground() === chosen);
    await page.click('#theme');
    check('the page has an icon and a title', await page.locator('link[rel=icon]').count() === 1 && (await page.title()).includes('Minami'));
}

async function answersKeys(page) {
    await dropped(page, 'keys.sgf', forked);
    await untilMoment(page, 'after move 4');
    await page.evaluate(() => document.activeElement.blur()); // a button would take the space
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await untilMoment(page, 'after move 1');
    await page.evaluate(() => goToMove(3));
    await untilMoment(page, 'after move 3');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => game.nodes[nodeShown()].name === 'other');
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction(() => game.nodes[nodeShown()].name !== 'other');
    check('space goes on, up and down go from variation to variation', true);
    await page.keyboard.press('?');
    check('the question mark lists the keys', await page.isVisible('#help') && (await page.textContent('#key-list')).includes('Enter'));
    await page.keyboard.press('Escape');
    check('and Escape closes the list', !await page.isVisible('#help'));
    await page.evaluate(() => goToMove(4));
    await untilMoment(page, 'after move 4');
    await page.evaluate(() => { if (!view.numbers) byId('numbers').click(); });
    const hidden = await page.evaluate(() => {
        const at = element => `${element.getAttribute('x')},${element.getAttribute('y')}`;
        const squares = new Set([...document.querySelectorAll('#stones rect')].map(r => `${Number(r.getAttribute('x')) + r.getAttribute('width') / 2},${Number(r.getAttribute('y')) + r.getAttribute('height') / 2}`));
        return [...document.querySelectorAll('#stones .number')].filter(n => squares.has(`${n.getAttribute('x')},${n.getAttribute('y') - 1.6}`)).map(at);
    });
    check('no square hides a number', hidden.length === 0 && await page.locator('#stones .number').count() > 0);
    await page.click('#numbers');
}

// Every sentence has its row, and what the page begins with is said in each language.
async function speaks(browser) {
    const folder = path.join(root, 'src/web'), keys = new Set();
    for (const name of fs.readdirSync(folder).filter(name => name.endsWith('.js')))
        for (const [, single, double] of fs.readFileSync(path.join(folder, name), 'utf8').matchAll(/say\((?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)) keys.add((single ?? double).replace(/\\'/g, "'"));
    const html = fs.readFileSync(path.join(folder, 'page.html'), 'utf8');
    for (const [, words] of html.matchAll(/data-say>([^<]+)</g)) keys.add(words);
    for (const [, words] of html.matchAll(/aria-label="([^"]+)"/g)) keys.add(words);
    for (const [locale, open, komi] of [['zh-CN', '打开…', '贴目'], ['ja-JP', '開く…', 'コミ'], ['ko-KR', '열기…', '덤']]) {
        const page = await browser.newPage({ locale });
        await page.goto(address);
        await page.waitForFunction(words => document.getElementById('position').textContent.includes(words), komi);
        check(`${locale}: the browser chooses the language`, (await page.textContent('#open')) === open);
        const missing = await page.evaluate(keys => keys.filter(key => !dictionary.get(key)), [...keys]);
        check(`${locale}: all ${keys.size} sentences have words ${missing}`, missing.length === 0);
        const words = await page.evaluate(() => [...Object.values(rulesWords), ...Object.values(statusShown), ...Object.values(kindWords), ...breakdownNames, ...keyWords.map(row => row[1]), 'Date', 'Event', 'Place', 'Result', 'black stone', 'white stone', 'empty', "Black's", "White's", "nobody's"].filter(key => !dictionary.get(key)));
        check(`${locale}: so have the names ${words}`, words.length === 0);
        await page.evaluate(() => select(shown().dragons[0].stones[0]));
        check(`${locale}: reasons too`, !/dragon|stone/.test(await page.textContent('#reason')));
        await shot(page, locale);
        await page.selectOption('#language', 'en');
        check(`${locale}: another can be chosen`, (await page.textContent('#open')) === 'Open…' && (await moment(page)).includes('komi'));
        await page.reload();
        await page.waitForFunction(() => document.getElementById('position').textContent.includes('komi'));
        check(`${locale}: and stays`, (await page.textContent('#open')) === 'Open…');
        await page.close();
    }
}

// From a server the browser would put it on the desk.
async function installs(browser) {
    const server = http.createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(fs.readFileSync(pageFile)));
    await new Promise(done => server.listen(0, '127.0.0.1', done));
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/goterr.html`);
    await untilMoment(page, 'after move');
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    check('it has a manifest without errors', errors.length === 0 && JSON.parse(data).name === 'goterr');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const others = installabilityErrors.map(error => error.errorId).filter(id => id !== 'in-incognito');
    check('and can be installed ' + others, others.length === 0);
    await page.close();
    server.close();
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
        if (kind === 'png') {
            const size = await page.evaluate(letters => new Promise(done => { const image = new Image(); image.onload = () => done(image.naturalWidth); image.onerror = () => done(0); image.src = 'data:image/png;base64,' + letters; }), Buffer.from(content, 'latin1').toString('base64'));
            check(`that is a picture of ${size} pixels in ${content.length} bytes`, size > 600 && content.length < 250000);
            if (shots) fs.writeFileSync(path.join(shots, 'saved.png'), content, 'latin1');
        }
    }
}

async function refuses(page) {
    const before = await score(page);
    await dropped(page, 'odd.txt', 'no game at all');
    await page.waitForFunction(() => document.getElementById('error').textContent !== '');
    check('what is no game is refused in words, and the game stays', await score(page) === before);
}


const screens = {
    'phone-small': { viewport: { width: 360, height: 740 } },
    phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
    'phone-landscape': { viewport: { width: 740, height: 360 } },
    tablet: { viewport: { width: 820, height: 1180 } },
    desktop: { viewport: { width: 1280, height: 800 } }
};

// Readable letters, targets for fingers, nothing axe-core has a word against.
async function checkScreen(page, name, { viewport }) {
    check(`${name}: nothing sticks out`, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    const box = await page.locator('#board svg').boundingBox();
    check(`${name}: the whole board is in sight`, box.x >= 0 && box.height <= viewport.height);
    check(`${name}: the buttons below it do not reach beyond it`, await page.evaluate(() => document.getElementById('controls').scrollWidth <= document.getElementById('controls').clientWidth));
    const letter = await page.evaluate(() => letters.size / ((width - 1) * cell + 2 * margin) * view.board.clientWidth);
    check(`${name}: coordinates of ${letter.toFixed(1)} pixels`, letter >= 10);
    const small = await page.evaluate(() => [...document.querySelectorAll('button, select, input')].filter(e => e.offsetParent && (e.offsetHeight < 44 || e.offsetWidth < 44)).map(e => e.id || e.textContent));
    check(`${name}: targets have 44 pixels ${small}`, small.length === 0);
    await page.evaluate(fs.readFileSync(found('axe-core'), 'utf8'));
    const { violations } = await page.evaluate(() => axe.run());
    for (const v of violations) console.log(v.id, v.help, v.nodes.map(n => n.html).slice(0, 3).join(' '));
    check(`${name}: axe-core finds nothing`, violations.length === 0);
}

// From one target to the next as they are read: line by line. All are measured at one moment: an estimate that
// comes in meanwhile may move what is below it.
async function tabs(page, name) {
    const targets = await page.evaluateHandle(() => []);
    for (let i = 0; i < 18; ++i) {
        await page.keyboard.press('Tab');
        await page.evaluate(list => list.push(document.activeElement), targets);
    }
    const places = await page.evaluate(list => list.map(target => {
        const { x, y } = target.getBoundingClientRect();
        return [x, y + scrollY];
    }), targets);
    check(`${name}: Tab goes down the page`, places.every(([x, y], i) => !i || y > places[i - 1][1] + 20 || (y === places[i - 1][1] && x > places[i - 1][0])));
}

async function looksRight(browser) {
    for (const [name, options] of Object.entries(screens))
        for (const colorScheme of ['light', 'dark']) {
            const page = await browser.newPage({ bypassCSP: true, colorScheme, ...options });
            await page.goto(address + '#move=30');
            await untilMoment(page, 'after move 30');
            await page.setInputFiles('#file', sample);
            await page.waitForFunction(() => width === 19 && shown());
            await page.evaluate(() => goToMove(120));
            await untilMoment(page, 'after move 120');
            await shot(page, `${name}-${colorScheme}`);
            const score = await page.locator('#score').boundingBox(), board = await page.locator('#board svg').boundingBox();
            if (options.viewport.width < 500) await tabs(page, name);
            if (options.viewport.width >= 740) check(`${name}: the score is beside the board`, score.x > board.x + board.width && score.y < board.y + board.height);
            await page.evaluate(() => select(shown().dragons.flatMap(d => d.stones).reduce((a, b) => Math.max(a, b))));
            await page.waitForFunction(() => document.getElementById('reason').textContent.length > 20);
            const calls = await page.locator('#calls').boundingBox(), reason = await page.locator('#reason').boundingBox();
            if (options.viewport.width < 500) check(`${name}: the reason and its buttons come up over the foot of the screen`, calls.y + calls.height < options.viewport.height && reason.y < options.viewport.height - 40);
            await shot(page, `${name}-${colorScheme}-chosen`);
            await checkScreen(page, `${name}-${colorScheme}`, options);
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
        for (const part of [opens, walks, calls, holds, edits, refusesMoves, collects, advises, computes, saves, refuses, answersKeys]) await part(page);
        await shares(page, browser);
        check('the record ran nothing', !(await page.title()).startsWith('owned'));
        const foreign = requests.filter(url => !/^(file|blob|data):/.test(url));
        check('the page asked for nothing but itself ' + foreign, foreign.length === 0);
        check('nothing went wrong unseen: ' + problems.join('; '), problems.length === 0);
        await standsAlone(browser);
        await speaks(browser);
        await installs(browser);
        await looksRight(browser);
    } finally {
        await browser.close();
    }
})().catch(error => { console.error(error.message); process.exit(1); });
