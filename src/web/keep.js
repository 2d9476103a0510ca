// What outlives the page: the theme, the language and the last game in this browser; a whole game in a link; the page itself on
// the desk of a phone.
const storeName = 'goterr', mostKept = 300000; // letters

function kept() {
    try { return JSON.parse(localStorage.getItem(storeName)) ?? {}; } catch { return {}; } // forbidden, or not ours
}

function keep(values) {
    try { localStorage.setItem(storeName, JSON.stringify({ ...kept(), ...values })); } catch { /* full or forbidden: then not */ }
}

// Not those of reports, each of which is its own game.
function keepGame() {
    if (report.isInside || !game.bytes) return;
    const letters = lettersOf(game.bytes);
    keep({ game: letters.length <= mostKept ? letters : null, number: game.base.game ?? 1, place: placeInLink() });
}

let keepTimer = 0;
function keepSoon() {
    clearTimeout(keepTimer);
    keepTimer = setTimeout(() => { if (!report.isInside) keep({ place: placeInLink() }); }, 500);
}

// --- the link -------------------------------------------------------------------------------------------

// The node that is shown, as `move=30&variation=2.1`.
function placeInLink() {
    const place = { move: game.nodes[nodeShown()].move }, branches = branchesTo(nodeShown());
    if (branches.length) place.variation = branches.join('.');
    return new URLSearchParams(place).toString();
}

// Everything that a link says of the game besides: its bytes, its rules, what was called.
async function gameInLink() {
    const said = {};
    if (game.base.game > 1) said.number = game.base.game;
    if (game.rules) said.rules = game.rules;
    if (game.komi !== '') said.komi = game.komi;
    if (game.calls.length) said.calls = game.calls.map(({ stone, side, call }) => side + pointName(stone) + call[0]).join('.');
    said.game = (await packed(game.bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
    return new URLSearchParams(said).toString();
}

const inLink = () => new URLSearchParams(location.hash.slice(1));

// What the address names; `game` are its bytes.
async function readLink() {
    const said = inLink(), letters = said.get('game');
    const calls = [...(said.get('calls') ?? '').matchAll(/([BW])([A-Z]+)(\d+)([das])(?:\.|$)/g)];
    return {
        bytes: letters && new Uint8Array(await unpacked(letters.replace(/-/g, '+').replace(/_/g, '/')).arrayBuffer()),
        number: Number(said.get('number') ?? 1), rules: said.get('rules') ?? '', komi: said.get('komi') ?? '',
        calls: calls.map(([, side, column, row, call]) => ({ side, column, row: Number(row), call: { d: 'dead', a: 'alive', s: 'seki' }[call] }))
    };
}

// The node of a place such as `move=30&variation=2.1`, or null where it names none.
function nodeOfPlace(place) {
    const said = new URLSearchParams(place), move = said.get('move');
    if (move === null || !/^\d+$/.test(move)) return null;
    const branches = (said.get('variation') ?? '').split('.').filter(Boolean).map(Number);
    const line = lineOfBranches(branches);
    return line[indexOfMove(line.map(node => game.nodes[node]), Number(move))];
}

// The address goes with what is shown, and keeps the game that it came with.
function showInAddress() {
    history.replaceState(null, '', '#' + placeInLink() + (game.link ? '&' + game.link : ''));
}

async function share() {
    game.link = await gameInLink();
    showInAddress();
    byId('link-box').hidden = false;
    byId('link').value = location.href;
    byId('link').select();
    try {
        await navigator.clipboard.writeText(location.href);
        byId('link-done').textContent = say('Copied.');
    } catch {
        byId('link-done').textContent = say('Copy it from here.');
    }
}

// --- theme, title, icon ----------------------------------------------------------------------------------

function setUpTheme() {
    const root = document.documentElement, dark = window.matchMedia('(prefers-color-scheme: dark)');
    const show = theme => root.classList.toggle('dark', theme === 'dark');
    show(kept().theme ?? (dark.matches ? 'dark' : 'light'));
    dark.addEventListener('change', () => show(kept().theme ?? (dark.matches ? 'dark' : 'light')));
    byId('theme').addEventListener('click', () => {
        root.classList.toggle('dark');
        keep({ theme: root.classList.contains('dark') ? 'dark' : 'light' });
    });
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#e0b468"/><path d="M0 22h64M0 43h64M22 0v64M43 0v64" stroke="#4a3216" stroke-width="1.5"/><circle cx="22" cy="22" r="10" fill="#141416"/><circle cx="43" cy="43" r="10" fill="#fcfcfa" stroke="#141416"/><rect x="38" y="17" width="10" height="10" fill="#141416"/><rect x="17" y="38" width="10" height="10" fill="#fcfcfa" stroke="#141416"/></svg>`;

function addLink(rel, address) {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = address;
    document.head.appendChild(link);
}

// Where the page lies on a server, it can be put on the desk as a program of its own.
function setUpIcon() {
    const picture = 'data:image/svg+xml,' + encodeURIComponent(icon);
    addLink('icon', picture);
    addLink('apple-touch-icon', picture);
    if (location.protocol === 'file:') return;
    const here = location.href.split('#')[0];
    addLink('manifest', 'data:application/manifest+json,' + encodeURIComponent(JSON.stringify({
        name: 'goterr', short_name: 'goterr', description: say('who owns what on a Go board'), start_url: here, scope: here, display: 'standalone',
        background_color: '#f6f0e4', theme_color: '#f6f0e4', icons: [{ src: picture, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
    })));
}

function showTitle() {
    const { black, white } = game.facts;
    const players = black || white ? `${black || '?'} (${sideIn('B')}) - ${white || '?'} (${sideIn('W')})` : '';
    byId('title').textContent = players || say('goterr: who owns what on a Go board');
    document.title = players ? players + ' · goterr' : byId('title').textContent;
}
