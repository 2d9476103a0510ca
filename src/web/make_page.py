"""make_page.py PARTS UNLZMA.wasm MODULE.wasm NORMAL.net SAMPLE.sgf FOLDER: the page, goterr.html, with the module inside, and beside
it goterr-net.js with the net of normal effort. dense.js reads what is packed here."""
import base64
import json
import lzma
import re
import sys
from pathlib import Path

# Characters that stand in a script element and in texts of JavaScript and C++ as they are.
letters = [chr(i) for i in range(1, 127) if chr(i) not in '\n\v\f\r\x1a"&<>\\']
assert len(letters) ** 7 >= 1 << 48
method = [{'id': lzma.FILTER_LZMA1, 'preset': 9 | lzma.PRESET_EXTREME, 'lc': 4, 'lp': 0, 'pb': 0, 'nice_len': 64}]


def dense(content):
    """Six bytes are seven letters."""
    content += bytes(-len(content) % 6)
    text = []
    for at in range(0, len(content), 6):
        value = int.from_bytes(content[at:at + 6], 'big')
        digits = []
        for _ in range(7):
            value, digit = divmod(value, len(letters))
            digits.append(letters[digit])
        text += reversed(digits)
    return ''.join(text)


def packed(content):
    return f'{len(content)} {dense(lzma.compress(content, lzma.FORMAT_RAW, filters=method))}'


def filled(text, values):
    return re.sub(r'\$\{(\w+)\}', lambda name: values.get(name.group(1), ''), text)


folder, unlzma, module, net, sample, out = map(Path, sys.argv[1:])
part = {path.name: path.read_text() for path in folder.iterdir()}
head, body, rest = re.fullmatch(r'(.*<body>\n)(.*)(<script type="text/plain" id="unlzma">.*)', part['html'], re.DOTALL).groups()
shown = {'style': part['style'], 'body': filled(body, {}), 'script': part['script'], 'worker': part['worker']}
page = filled(head.replace('<style>${style}</style>\n', ''), {'title': 'goterr'})
page += re.search('<noscript>.*</noscript>', body).group() + '\n'
page += f'<script type="text/plain" id="packed">{packed(json.dumps(shown, ensure_ascii=False).encode())}</script>\n'
page += filled(rest, {
    'unlzma': base64.b64encode(unlzma.read_bytes()).decode(),
    'module': packed(module.read_bytes()),
    'sample': sample.read_text(),
    'script': part['boot'],
})
(out / 'goterr.html').write_bytes(page.encode())
(out / 'goterr-net.js').write_text(f'goterrNet("{packed(net.read_bytes())}")\n')
