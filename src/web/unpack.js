// Bytes that came as letters (base64), and what is compressed in them; in the page and in its worker.
function bytesOf(letters) {
    const text = atob(letters), bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
    return bytes;
}

const unzipped = letters => new Response(new Blob([bytesOf(letters)]).stream().pipeThrough(new DecompressionStream('gzip')));
