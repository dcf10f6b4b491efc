// How does a typeface that comes packed for the web become one that can be embedded in print? Its tables are unpacked, nothing else changes.

const SIGNATURE = 0x774f4646;
const [HEAD, ENTRY, SFNT_HEAD, SFNT_ENTRY] = [44, 20, 12, 16];
const even = (length: number): number => (length + 3) & ~3;

async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** WOFF 1.0 to OpenType; what is no WOFF stays as it is. */
export async function unpackedFont(bytes: Uint8Array): Promise<Uint8Array> {
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (from.getUint32(0) !== SIGNATURE) return bytes;
  const count = from.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((field) =>
        from.getUint32(HEAD + at * ENTRY + field),
      );
      const part = bytes.subarray(offset, offset + packed);
      return { tag, sum, data: packed < length ? await inflated(part) : part };
    }),
  );
  const size = tables.reduce((sum, { data }) => sum + even(data.length), SFNT_HEAD + count * SFNT_ENTRY);
  const font = new Uint8Array(size);
  const to = new DataView(font.buffer);
  const log = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  [count, 16 << log, log, 16 * count - (16 << log)].forEach((value, at) => {
    to.setUint16(4 + 2 * at, value);
  });
  let offset = SFNT_HEAD + count * SFNT_ENTRY;
  tables.forEach(({ tag, sum, data }, at) => {
    [tag, sum, offset, data.length].forEach((value, field) => {
      to.setUint32(SFNT_HEAD + at * SFNT_ENTRY + 4 * field, value);
    });
    font.set(data, offset);
    offset += even(data.length);
  });
  return font;
}
