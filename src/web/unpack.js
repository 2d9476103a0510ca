// Bytes as letters (base64) and back, and what is compressed in them.
function bytesOf(letters) {
    const text = atob(letters), bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
    return bytes;
}

function lettersOf(bytes) {
    let text = '';
    for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
    return btoa(text);
}

const streamed = (bytes, through) => new Response(new Blob([bytes]).stream().pipeThrough(through));
const unzipped = letters => streamed(bytesOf(letters), new DecompressionStream('gzip'));
const unpacked = letters => streamed(bytesOf(letters), new DecompressionStream('deflate-raw'));
const packed = async bytes => lettersOf(new Uint8Array(await streamed(bytes, new CompressionStream('deflate-raw')).arrayBuffer()));
