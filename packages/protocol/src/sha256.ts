// What is the SHA-256 of a text? In plain TypeScript: browsers keep `crypto.subtle` from pages of a local network.

const ROUNDS = 64;

/** The first 32 bits after the point of the roots of the first primes: square roots to begin with, cube roots for the rounds. */
function fractions(count: number, root: (prime: number) => number): Int32Array<ArrayBuffer> {
  const words = new Int32Array(count);
  for (let n = 0, candidate = 2; n < count; candidate++) {
    let isPrime = true;
    for (let by = 2; by * by <= candidate && isPrime; by++) isPrime = candidate % by !== 0;
    if (isPrime) words[n++] = ((root(candidate) % 1) * 2 ** 32) | 0;
  }
  return words;
}

const START = fractions(8, Math.sqrt);
const CONSTANTS = fractions(ROUNDS, Math.cbrt);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its end mark and its length in bits, as whole blocks of sixteen words. */
function blocksOf(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(((bytes.length + 8) >> 6) * 16 + 16);
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << (24 - (i & 3) * 8);
  words[bytes.length >> 2] |= 0x80 << (24 - (bytes.length & 3) * 8);
  words[words.length - 1] = bytes.length * 8;
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  return words;
}

function mix(state: Int32Array, block: Int32Array): void {
  const w = new Int32Array(ROUNDS);
  w.set(block);
  for (let i = 16; i < ROUNDS; i++) {
    const early = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const late = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + early + w[i - 7] + late;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < ROUNDS; i++) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + CONSTANTS[i] + w[i]) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
}

/** As 64 hexadecimal digits. */
export function sha256(text: string): string {
  const words = blocksOf(new TextEncoder().encode(text));
  const state = START.slice();
  for (let at = 0; at < words.length; at += 16) mix(state, words.subarray(at, at + 16));
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
