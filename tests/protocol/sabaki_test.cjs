// sabaki_test.cjs GOTERR: a session driven by Sabaki's own GTP client (@sabaki/gtp from npm).
//
// Exits with 77 (skipped) where the package is missing.
'use strict';
const path = require('path');

let sabaki;
try {
    sabaki = require('@sabaki/gtp');
} catch {
    console.log('skipped: needs @sabaki/gtp');
    process.exit(77);
}

function check(what, holds) {
    if (!holds) throw new Error('not so: ' + what);
    console.log('ok: ' + what);
}

(async () => {
    const controller = new sabaki.Controller(path.resolve(process.argv[2]), ['gtp']);
    controller.start();
    const ask = async (name, ...args) => controller.sendCommand({ name, args });
    try {
        check('the name is goterr', (await ask('name')).content === 'goterr');
        check('the protocol is version 2', (await ask('protocol_version')).content === '2');
        const commands = (await ask('list_commands')).content.split('\n');
        check('analyses are listed, moves of its own are not', commands.includes('kata-analyze') && !commands.includes('genmove'));
        check('errors are errors', (await ask('genmove', 'B')).error);
        await ask('boardsize', '9');
        await ask('komi', '6.5');
        for (const [color, point] of [['B', 'E5'], ['W', 'C3'], ['B', 'G7'], ['W', 'C7']])
            check(color + ' plays ' + point, !(await ask('play', color, point)).error);
        check('the score is a result', /^([BW]\+[0-9.]+|0) /.test((await ask('estimate_score')).content));
        let update;
        const analysis = controller.sendCommand({ name: 'kata-analyze', args: ['B', '50', 'ownership', 'true'] }, ({ line }) => {
            if (line.startsWith('info ')) update = line;
        });
        while (!update) await new Promise(resolve => setTimeout(resolve, 20));
        check('an analysis comes with a move and 81 owners', /^info move [A-J][1-9] .* ownership( -?[0-9.]+){81}$/.test(update));
        const next = await ask('name');
        await analysis;
        check('the next command ends it', next.content === 'goterr');
    } finally {
        await controller.stop();
    }
})().catch(error => {
    console.error(error.message);
    process.exit(1);
});
