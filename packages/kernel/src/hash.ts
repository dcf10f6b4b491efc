// Are two states the same? 64 bits over every cell and word, equal on every machine.

import type { State } from './state.ts';

export function hash(state: State): string {
  let a = 0x12345678;
  let b = 0x6b43a9b5;
  const mix = (value: number): void => {
    a = Math.imul(a ^ value, 0x85ebca6b);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ value ^ a, 0xc2b2ae35);
    b = (b << 17) | (b >>> 15);
  };
  for (const cell of state.cells) mix(cell);
  for (const word of state.words) mix(word);
  a = Math.imul(a ^ (b >>> 16), 0x27d4eb2f);
  b = Math.imul(b ^ (a >>> 15), 0x165667b1);
  const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
  return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}
