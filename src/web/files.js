// Where records come from: files, archives, what is pasted or dropped, an empty board. Several of them are a list to choose from.
const opened = { files: [] }; // { name, bytes(): Promise<Uint8Array> }

const recordNames = /\.(sgf|gib|ngf|ugf|ugi|gos|txt|json|gam|go|mgt)$/i, mostUnpacked = 64 << 20;

async function whole(stream, size) {
    if (size > mostUnpacked) throw new Error(say('That file is too large.'));
    return new Uint8Array(await stream.arrayBuffer());
}

// --- archives -------------------------------------------------------------------------------------------

const isZip = bytes => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
const isGzip = bytes => bytes[0] === 0x1f && bytes[1] === 0x8b;

// Names are UTF-8, or what old programs in China wrote.
function nameOf(bytes) {
    try { return new TextDecoder('utf-8', { fatal: true }).decode(bytes); } catch { return new TextDecoder('gb18030').decode(bytes); }
}

// The entry's bytes: stored (0) or deflated (8). Its own header says again how long its name is.
function entryBytes(bytes, view, { at, method, packedSize, size }) {
    const begin = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true), data = bytes.subarray(begin, begin + packedSize);
    if (method === 0) return Promise.resolve(data);
    if (method !== 8) return Promise.reject(new Error(say('This archive is packed in a way that browsers do not know.')));
    return whole(streamed(data, new DecompressionStream('deflate-raw')), size);
}

// The list at the end of a zip file, whose place the last record tells.
function filesInZip(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let end = bytes.length - 22;
    while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) --end;
    if (end < 0) throw new Error(say('The archive is damaged.'));
    const files = [];
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0 && at + 46 <= bytes.length; --left) {
        if (view.getUint32(at, true) !== 0x02014b50) throw new Error(say('The archive is damaged.'));
        const long = view.getUint16(at + 28, true), name = nameOf(bytes.subarray(at + 46, at + 46 + long));
        const entry = { at: view.getUint32(at + 42, true), method: view.getUint16(at + 10, true), packedSize: view.getUint32(at + 20, true), size: view.getUint32(at + 24, true) };
        if (recordNames.test(name)) files.push({ name, bytes: () => entryBytes(bytes, view, entry) });
        at += 46 + long + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return files;
}

// The records that a file holds: itself, or what is packed in it.
async function recordsIn(name, bytes) {
    if (isZip(bytes)) return filesInZip(bytes);
    if (isGzip(bytes)) return [{ name: name.replace(/\.gz$/i, ''), bytes: () => whole(streamed(bytes, new DecompressionStream('gzip')), bytes.length) }];
    return [{ name, bytes: () => Promise.resolve(bytes) }];
}

// --- opening --------------------------------------------------------------------------------------------

function showChoices() {
    const fill = (list, names) => list.replaceChildren(...names.map((name, i) => new Option(name, i)));
    if (byId('files').length !== opened.files.length) fill(byId('files'), opened.files.map(file => file.name));
    fill(byId('games'), game.games.map((row, i) => gameInWords(row, i + 1)));
    byId('games').value = (game.base.game ?? 1) - 1;
    byId('files-label').hidden = opened.files.length < 2;
    byId('games-label').hidden = game.games.length < 2;
    byId('choices').hidden = opened.files.length < 2 && game.games.length < 2;
}

// `3. Kita - Minami, 2001-02-03, B+3.5`
function gameInWords(row, number) {
    if (row.length === 1) return `${number}. ${row[0]}`;
    const [black, white, date, result, moves] = row, players = black || white ? `${black || '?'} - ${white || '?'}` : '';
    return `${number}. ` + [players, date, result, say('{0} moves', moves)].filter(Boolean).join(', ');
}

// A record, one of its games, in a charset where somebody has said which.
async function openBytes(bytes, { number = 1, charset = '', named = {} } = {}) {
    try {
        const record = await ask('open', bytes, number > 1 ? { game: number } : {}, charset);
        showError('');
        takeGame(record);
        game.original = bytes;
        if (number > 1) game.base.game = number;
        if (named.rules) game.rules = named.rules;
        if (named.komi) game.komi = named.komi;
        game.calls = (named.calls ?? []).flatMap(({ side, column, row, call }) => { const stone = pointOf(column + row); return stone < 0 ? [] : [{ stone, side, call }]; });
        forgetReported();
        forgetEdits();
        showGame(named.place ?? null);
        showChoices();
        keepGame();
        return true;
    } catch (error) {
        showError(error.message);
        return false;
    }
}

async function openFile(index) {
    byId('files').value = index;
    try { await openBytes(await opened.files[index].bytes()); } catch (error) { showError(error.message); }
}

async function openAll(list) {
    try {
        const all = [];
        for (const file of list) all.push(...await recordsIn(file.name, await whole(file, file.size)));
        if (!all.length) throw new Error(say('There is no game record in it.'));
        opened.files = all;
        byId('files').replaceChildren();
        showChoices();
        await openFile(0);
    } catch (error) {
        showError(error.message);
    }
}

function openText(words) {
    opened.files = [];
    return openBytes(new TextEncoder().encode(words));
}

function openEmpty(size) {
    if (size) openText(`(;GM[1]FF[4]CA[UTF-8]SZ[${size}])`).then(isOpen => { if (isOpen) chooseTool('play'); });
}

const charsets = ['UTF-8', 'GB18030', 'Big5', 'Shift_JIS', 'EUC-JP', 'EUC-KR', 'ISO-8859-1'];

// Offered where the record was not in UTF-8: what it was read as, and what else it may be.
function showCharset() {
    byId('charset-label').hidden = !game.charset || engine.absent;
    const told = charsets.find(name => name.toLowerCase() === game.charset.toLowerCase());
    byId('charset').replaceChildren(...(told ? charsets : [game.charset, ...charsets]).map(name => new Option(name, name)));
    byId('charset').value = told ?? game.charset;
}

function setUpOpening() {
    const file = byId('file');
    byId('open').addEventListener('click', () => file.click());
    file.addEventListener('change', () => { if (file.files.length) openAll([...file.files]); file.value = ''; });
    byId('empty').addEventListener('change', () => { openEmpty(byId('empty').value); byId('empty').value = ''; });
    byId('files').addEventListener('change', () => openFile(Number(byId('files').value)));
    byId('games').addEventListener('change', () => openBytes(game.original, { number: Number(byId('games').value) + 1 }));
    byId('charset').addEventListener('change', () => openBytes(game.original, { number: game.base.game, charset: byId('charset').value }));
    byId('paste').addEventListener('click', () => {
        const box = byId('paste-box');
        box.hidden = !box.hidden;
        byId('paste').setAttribute('aria-expanded', !box.hidden);
        if (!box.hidden) byId('pasted').focus();
    });
    byId('paste-box').addEventListener('submit', event => { event.preventDefault(); openText(byId('pasted').value); });
    const takeFrom = transfer => { if (transfer.files.length) openAll([...transfer.files]); else openText(transfer.getData('text')); };
    document.addEventListener('paste', event => {
        if (!/^(TEXTAREA|INPUT)$/.test(event.target.tagName)) takeFrom(event.clipboardData);
    });
    document.addEventListener('dragover', event => { event.preventDefault(); document.body.classList.add('dragging'); });
    document.addEventListener('dragleave', event => { if (!event.relatedTarget) document.body.classList.remove('dragging'); });
    document.addEventListener('drop', event => {
        event.preventDefault();
        document.body.classList.remove('dragging');
        takeFrom(event.dataTransfer);
    });
}
