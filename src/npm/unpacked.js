// Bytes that lie in a script, compressed with gzip, as base64.
export async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters), letter => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).arrayBuffer()
}
