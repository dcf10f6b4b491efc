// How do still pictures become a moving one? WebP frames, as a browser makes them, in one animated file.

const chunk = (name, body) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

const threeBytes = (...numbers) => Buffer.concat(numbers.map((n) => Buffer.from([n & 255, (n >> 8) & 255, n >> 16])));

/** What is inside a still WebP file: its picture, without the header that says how large the canvas is. */
function pictureIn(file) {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('this is not a WebP picture');
  const parts = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    const name = file.toString('latin1', at, at + 4);
    if (['ALPH', 'VP8 ', 'VP8L'].includes(name)) parts.push(file.subarray(at, at + 8 + size + (size % 2)));
    at += 8 + size + (size % 2);
  }
  return Buffer.concat(parts);
}

/**
 * @param {{ width: number, height: number, frames: readonly { file: Buffer, milliseconds: number }[] }} movie
 * @returns {Buffer} an animated WebP that plays for ever
 */
export function animatedWebp({ width, height, frames }) {
  const ANIMATED = 2;
  const canvas = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), threeBytes(width - 1, height - 1)]);
  const moving = frames.map(({ file, milliseconds }) =>
    chunk(
      'ANMF',
      Buffer.concat([threeBytes(0, 0, width - 1, height - 1, milliseconds), Buffer.from([0]), pictureIn(file)]),
    ),
  );
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', canvas),
    chunk('ANIM', Buffer.alloc(6)),
    ...moving,
  ]);
  return chunk('RIFF', body);
}
