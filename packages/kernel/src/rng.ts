// Where does chance come from? sfc32, four words a stream, kept in the state; every range is unbiased.

/** Four words at an offset of a typed array are one stream. */
export type Rng = Int32Array;
export type Seed = string;

/** Starts a stream from a text; equal texts give equal streams, alike texts unrelated ones. */
export function start(words: Rng, at: number, seed: Seed): void {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b);
    b = Math.imul(b ^ ((a >>> 13) + unit), 0xc2b2ae35);
    c = Math.imul(c ^ ((b >>> 16) + i), 0x27d4eb2f);
    a ^= c >>> 15;
  }
  words[at] = a;
  words[at + 1] = b;
  words[at + 2] = c;
  words[at + 3] = 1;
  // Alike seeds part ways before the first number is used.
  for (let i = 0; i < 12; i++) next(words, at);
}

export function stream(seed: Seed): Rng {
  const words = new Int32Array(4);
  start(words, 0, seed);
  return words;
}

/** The next 32 bits, as an unsigned number. */
export function next(words: Rng, at = 0): number {
  const b = words[at + 1];
  const c = words[at + 2];
  const t = (((words[at] + b) | 0) + words[at + 3]) | 0;
  words[at + 3] = (words[at + 3] + 1) | 0;
  words[at] = b ^ (b >>> 9);
  words[at + 1] = (c + (c << 3)) | 0;
  words[at + 2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to `n` - 1, each equally likely: what would favour the low ones is thrown again. */
export function below(words: Rng, n: number, at = 0): number {
  if (n <= 1) return 0;
  const size = n >>> 0;
  for (;;) {
    // Of two unsigned numbers a remainder is one instruction; the last stretch that is shorter than n is the unfair one.
    const value = next(words, at);
    const rest = value % size;
    if (value - rest <= 2 ** 32 - size) return rest;
  }
}

/** A fraction from 0 up to but not 1, of 53 bits. */
export const fraction = (words: Rng, at = 0): number =>
  ((next(words, at) >>> 5) * 0x4000000 + (next(words, at) >>> 6)) / 0x20000000000000;

/** Fisher-Yates over a part of a list, in place. */
export function shuffle(words: Rng, list: { [index: number]: number }, from: number, to: number, at = 0): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + below(words, i - from + 1, at);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}
