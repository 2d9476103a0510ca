// Counting again without the module: what it changes that a dragon is called dead, alive or in seki, as servers count. Owners are
// changed around the dragon only, and the score by what these points are worth.
function neighborsOf(i) {
    const x = i % width, y = Math.floor(i / width);
    return [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, y > 0 ? i - width : -1, y + 1 < height ? i + width : -1].filter(n => n >= 0);
}

const colorOf = { X: 'B', O: 'W' };

// The points without living stones that hang together with these, and the colors of the living stones around them.
function groundAround(position, dead, stones) {
    const points = new Set(stones), walls = new Set(), left = [...stones];
    while (left.length)
        for (const n of neighborsOf(left.pop())) {
            if (position.board[n] !== '.' && !dead.has(n)) walls.add(colorOf[position.board[n]]);
            else if (!points.has(n)) { points.add(n); left.push(n); }
        }
    return { points, walls };
}

const bordersOf = stones => new Set(stones.flatMap(neighborsOf));

// Whose the points around the dragon are: of a dead one its captor's, with all the ground where nobody else lives; of a living one
// its own, and what it shares with the other side nobody's; in seki nobody's.
function ownersWith(position, dead, dragon, call) {
    const owner = [...position.owner], other = dragon.side === 'B' ? 'W' : 'B';
    const lives = call !== 'dead', own = lives ? dragon.side : other;
    const near = bordersOf(dragon.stones);
    const starts = lives ? [...near].filter(i => position.board[i] === '.' || dead.has(i)) : dragon.stones;
    const { points, walls } = groundAround(position, dead, starts);
    const whole = walls.size === 1 && walls.has(own) && call !== 'seki';
    for (const i of points)
        if (whole) owner[i] = own;
        else if (lives && (position.finished || near.has(i))) owner[i] = '.';
    for (const i of dragon.stones) owner[i] = own;
    return owner.join('');
}

// Territory, prisoners and stones of both sides, as far as the board shows them.
function tallyOf(position, owner, dead) {
    const tally = { B: [0, 0, 0], W: [0, 0, 0] };
    for (let i = 0; i < width * height; ++i) {
        const stone = position.board[i] !== '.', side = owner[i];
        if (side === '.') continue;
        if (!game.facts.area && dead.has(i)) { tally[side][0] += 1; tally[side][1] += 1; }
        else if (!stone) tally[side][0] += 1;
        else if (game.facts.area) tally[side][dead.has(i) ? 0 : 2] += 1;
    }
    return tally;
}

const resultOf = lead => (lead > 0 ? 'B+' + lead : lead < 0 ? 'W+' + -lead : '0');

function recountedWith(position, dragon, call) {
    const before = new Set(position.dead), dead = new Set(position.dead);
    for (const i of dragon.stones) if (call === 'dead') dead.add(i); else dead.delete(i);
    const owner = ownersWith(position, dead, dragon, call);
    const old = tallyOf(position, position.owner, before), now = tallyOf(position, owner, dead);
    const score = ['B', 'W'].map((side, row) => position.score[row].map((value, i) => value + (i < 3 ? now[side][i] - old[side][i] : 0)));
    const total = side => side.reduce((sum, value) => sum + value, 0);
    const lead = position.lead + total(score[0]) - total(score[1]) - total(position.score[0]) + total(position.score[1]);
    const letters = [...position.ownership];
    for (let i = 0; i < letters.length; ++i) if (owner[i] !== position.owner[i]) letters[i] = { B: 'y', W: 'a', '.': 'm' }[owner[i]];
    const dragons = position.dragons.map(d => (d === dragon ? { ...d, status: call, reason: say('You called it {0}.', say(statusShown[call])), cause: { name: 'user' } } : d));
    return { ...position, owner, dead: [...dead], score, lead, low: lead, high: lead, result: resultOf(lead), chance: lead > 0 ? 100 : lead < 0 ? 0 : 50, ownership: letters.join(''), dragons };
}

// The computed position with all that the user said.
function recounted(position, calls) {
    let counted = position;
    for (const { stone, call } of calls) {
        const dragon = counted.dragons.find(d => d.stones.includes(stone));
        if (dragon && dragon.status !== call) counted = recountedWith(counted, dragon, call);
    }
    return counted;
}
