// What lies in the page as letters (make_page.py): its length, then six bytes in every seven of 116
// letters, compressed. The small module that unpacks it, unlzma.cpp, lies there as base64.
const denseDigits = new Uint8Array(127);
for (let code = 1, digit = 0; code < 127; ++code) if (!'\n\v\f\r\x1a"&<>\\'.includes(String.fromCharCode(code))) denseDigits[code] = digit++;

function putDense(text, at, to) {
    for (let put = 0; at + 7 <= text.length; put += 6) {
        let value = 0;
        for (const end = at + 7; at < end; ++at) value = 116 * value + denseDigits[text.charCodeAt(at)];
        let high = Math.floor(value / 2 ** 24), low = value % 2 ** 24;
        for (let i = 2; i >= 0; --i, high >>= 8, low >>= 8) [to[put + i], to[put + i + 3]] = [high & 255, low & 255];
    }
}

function undensed(text, unlzma) {
    const size = Number.parseInt(text), from = text.indexOf(' ') + 1;
    const program = Uint8Array.from(atob(unlzma), letter => letter.charCodeAt(0));
    const { memory, start, unpack } = new WebAssembly.Instance(new WebAssembly.Module(program)).exports;
    const packed = memory.buffer.byteLength, room = packed + Math.ceil((text.length - from) / 7) * 6;
    memory.grow(Math.ceil((room + size - packed) / 65536));
    putDense(text, from, new Uint8Array(memory.buffer, packed));
    start(packed, room);
    for (let end = 0; end < size; unpack(end)) end = Math.min(end + 16384, size);
    return new Uint8Array(memory.buffer, room, size).slice();
}
