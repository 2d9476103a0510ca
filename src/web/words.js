// What the page says: in English, and by the rows of languages.js in the others. The sentence in English is the key.
const languageNames = { en: 'English', zh: '中文', ja: '日本語', ko: '한국어' };
let language = 'en', dictionary = new Map();

// The first of the browser's languages that there is.
function languageOfBrowser() {
    const wanted = (navigator.languages ?? []).map(name => name.slice(0, 2).toLowerCase());
    return wanted.find(name => name in languageNames) ?? 'en';
}

const say = (english, ...values) =>
    (dictionary.get(english) ?? english).replace(/\{(\d)\}/g, (_, i) => values[i]);

// In the elements that the page begins with; what they said first is their key.
function sayAll() {
    document.querySelectorAll('[data-say]').forEach(element => {
        element.dataset.say ||= element.textContent;
        element.textContent = say(element.dataset.say);
    });
    document.querySelectorAll('[aria-label]').forEach(element => {
        if (element.closest('svg')) return;
        element.dataset.label ||= element.getAttribute('aria-label');
        element.setAttribute('aria-label', say(element.dataset.label));
    });
}

function speak(name) {
    language = name in languageNames ? name : 'en';
    const column = Object.keys(languageNames).indexOf(language);
    dictionary = new Map(column > 0 ? translations.map(row => [row[0], row[column]]) : []);
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
    sayAll();
}

const sideWords = { B: 'Black', W: 'White' };
const statusShown = { alive: 'alive', dead: 'dead', critical: 'critical', seki: 'seki', unknown: 'unknown' };
const sideIn = side => say(sideWords[side]);

// Rules by the names that people use.
const rulesWords = {
    japanese: 'Japanese', korean: 'Korean', chinese: 'Chinese', 'chinese-ogs': 'Chinese (OGS)', 'chinese-kgs': 'Chinese (KGS)',
    aga: 'American (AGA)', bga: 'British (BGA)', 'aga-button': 'AGA with a button', 'new-zealand': 'New Zealand',
    'tromp-taylor': 'Tromp-Taylor', 'stone-scoring': 'stone scoring', 'ancient-territory': 'ancient territory'
};

// `after move 30, Japanese rules, komi 6.5`
function circumstances(position) {
    const moment = position.move > 0 ? say('after move {0}', position.move) : say('no move played');
    const words = [moment, say('{0} rules', say(rulesWords[position.rules] ?? position.rules)), say('komi {0}', position.komi)];
    if (game.facts.result) words.push(say('recorded result {0}', game.facts.result));
    return words.join(say(', '));
}

const points = n => (n === 1 ? say('1 point') : say('{0} points', n));

// Who is ahead, by how much, and how sure that is.
function aheadInWords({ lead, chance }) {
    const ahead = lead === 0 ? say('Both sides are equal.') : say('{0} is ahead by {1}.', sideIn(lead > 0 ? 'B' : 'W'), points(Math.abs(lead)));
    const side = chance >= 50 ? 'B' : 'W', games = side === 'B' ? chance : 100 - chance;
    return ahead + ' ' + say('{0} wins in {1} games of 100.', sideIn(side), Math.min(games, 99));
}

const intervalInWords = position => position.interval.replace(' to ', say(' to '));

// Why a dragon is judged as it is, out of the same facts that goterr's own sentences are made of.
const causeSentences = {
    unconditional: d => (d.status === 'dead' ? say('It stands inside walls that can never be lost: no play of its own saves it.') : say('It lives even if its owner never answers: it keeps two eyes that cannot be filled.')),
    captured: ({ cause: c }) => say('It is taken: {0}. Nothing stops that.', c.line),
    'capture contested': contested,
    'read out': d => (d.status === 'critical' ? contested(d) : say('The fight about it was read to the end.')),
    'race won': ({ cause: c }) => say('It wins the race for liberties: {0} against {1}.', ...c.liberties),
    'race lost': ({ cause: c }) => say('It loses the race for liberties: {0} against {1}.', ...c.liberties),
    'race open': d => say('It races for liberties, {0} against {1}.', ...d.cause.liberties) + ' ' + contested(d),
    seki: () => say('Neither side can take the other without losing its own stones first.'),
    ko: () => say('A ko decides.'),
    net: d => say('A net that learned from many fights expects it to stand with {0} % if attacked and with {1} % if defended first.', ...d.cause.kept) + (d.status === 'critical' ? '' : ' ' + causeSentences.playouts()),
    siege: d => say('In sampled games around it, it stands in {0} % if attacked and in {1} % if defended first.', ...d.cause.kept) + (d.status === 'critical' ? '' : ' ' + causeSentences.playouts()),
    playouts: () => say('Nothing proves it; the sampled games decide.'),
    user: d => say('You called it {0}.', say(statusShown[d.status])),
    'bent four': () => say('It is a bent four in the corner, which the rules judge.')
};

function contested({ cause: c }) {
    const kills = c.kills || c.line.split(' ')[0];
    return say('Whoever plays first decides.') + (kills ? ' ' + say('{0} kills it.', kills) : '') + (c.saves ? ' ' + say('{0} saves it.', c.saves) : '');
}

function dragonInWords(dragon, point) {
    if (language === 'en') return dragon.reason;
    const first = say('{0} is part of a dragon of {1}, {2} stones: {3}.', pointName(point), sideIn(dragon.side), dragon.stones.length, say(statusShown[dragon.status]));
    return [first, causeSentences[dragon.cause.name]?.(dragon) ?? ''].join(' ');
}

// The point in words, for those who cannot see it.
function inWords(position, point) {
    const stone = { X: 'black stone', O: 'white stone', '.': 'empty' }[position.board[point]];
    const dragon = position.dragons[dragonAt(position, point)], called = dragon && calledOf(dragon);
    const words = [`${pointName(point)}: ${say(stone)}`];
    if (dragon) words.push(called ? say('you called it {0}', say(statusShown[called])) : say(statusShown[dragon.status]));
    words.push(say({ B: "Black's", W: "White's", '.': "nobody's" }[position.owner[point]]));
    return words.join(say(', '));
}

function sureness(position, point) {
    const value = ownership(position, point);
    return Math.abs(value) < 0.08 ? say('As likely the one side\'s as the other\'s.') : say('{0}\'s in about {1} games of 100.', sideIn(value > 0 ? 'B' : 'W'), Math.min(99, Math.round(50 + 50 * Math.abs(value))));
}
