// Pictures to save. A browser's own PNG of a board takes two megabytes, since wood is in every point of it: with 128 colors, which
// nobody tells from all, it is a tenth of that.
function save(name, blob) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function pixelsOf(svg) {
    return new Promise((done, failed) => {
        const image = new Image(), url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        image.onload = () => {
            const canvas = document.createElement('canvas'), paper = canvas.getContext('2d');
            [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
            paper.fillStyle = '#fff';
            paper.fillRect(0, 0, canvas.width, canvas.height);
            paper.drawImage(image, 0, 0, canvas.width, canvas.height);
            URL.revokeObjectURL(url);
            done(paper.getImageData(0, 0, canvas.width, canvas.height));
        };
        image.onerror = () => failed(new Error(say('The picture cannot be drawn.')));
        image.src = url;
    });
}

const mostColors = 128;

// Shades as coarse as it takes to leave 128 of them, and of each the mean of the pixels that have it.
function palette(data) {
    for (let coarse = 0; ; ++coarse) {
        const shades = new Map(), step = 4 + 2 * coarse;
        const nameOf = i => Math.round(data[i] / step) << 16 | Math.round(data[i + 1] / step) << 8 | Math.round(data[i + 2] / step);
        for (let i = 0; i < data.length; i += 4) {
            const shade = shades.get(nameOf(i)) ?? { number: shades.size, n: 0, red: 0, green: 0, blue: 0 };
            if (!shade.n) shades.set(nameOf(i), shade);
            ++shade.n;
            shade.red += data[i]; shade.green += data[i + 1]; shade.blue += data[i + 2];
            if (shades.size > mostColors) break;
        }
        if (shades.size <= mostColors) return { shades, nameOf };
    }
}

const crcs = Uint32Array.from({ length: 256 }, (_, n) => { for (let k = 0; k < 8; ++k) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1; return n; });
const crcOf = bytes => ~bytes.reduce((crc, byte) => crcs[(crc ^ byte) & 255] ^ (crc >>> 8), -1) >>> 0;

// A piece of a PNG file: length, name, content, check.
function piece(name, content) {
    const bytes = new Uint8Array(content.length + 12), view = new DataView(bytes.buffer);
    view.setUint32(0, content.length);
    bytes.set([...name].map(letter => letter.charCodeAt(0)), 4);
    bytes.set(content, 8);
    view.setUint32(content.length + 8, crcOf(bytes.subarray(4, content.length + 8)));
    return bytes;
}

async function pngOf(svg) {
    const { data, width: wide, height: high } = await pixelsOf(svg), { shades, nameOf } = palette(data);
    const rows = new Uint8Array((wide + 1) * high), header = new DataView(new ArrayBuffer(13));
    for (let y = 0, at = 0; y < high; ++y)
        for (let x = 0; x < wide; ++x, at += 4) rows[y * (wide + 1) + 1 + x] = shades.get(nameOf(at)).number;
    header.setUint32(0, wide);
    header.setUint32(4, high);
    header.setUint8(8, 8); // bits
    header.setUint8(9, 3); // of a palette
    const colors = [...shades.values()].flatMap(({ n, red, green, blue }) => [red, green, blue].map(sum => Math.round(sum / n)));
    const packedRows = new Uint8Array(await streamed(rows, new CompressionStream('deflate')).arrayBuffer());
    return new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), piece('IHDR', new Uint8Array(header.buffer)), piece('PLTE', colors), piece('IDAT', packedRows), piece('IEND', [])], { type: 'image/png' });
}

async function saveAs(kind) {
    const name = `goterr-move-${game.nodes[nodeShown()].move}.${kind}`;
    try {
        const content = await ask('render', kind === 'png' ? 'svg' : kind, optionsFor(nodeShown()));
        save(name, kind === 'png' ? await pngOf(content) : new Blob([content], { type: kind === 'svg' ? 'image/svg+xml' : 'application/x-go-sgf' }));
    } catch (error) {
        showError(error.message);
    }
}
