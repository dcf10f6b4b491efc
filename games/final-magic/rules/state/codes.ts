// How is an option of a turn written as a number and as a key? A verb times 64, plus the kind of card it is about.

import type { Compiled } from './compiled.ts';

const WIDTH = 64;
export const END = 0;
export const PASS = 1;
export const GEM = 2;
/** Outcast a gem from hand, or one already played for mana (`gemOutcast: also`). */
export const OUTCAST = 3;
export const OUTCAST_PLAYED = 4;
export const CAST = 5;
/** Cast and pay more for the other gain. */
export const CAST_MORE = 6;
export const COUNTER = 7;
export const COIN = 8;
export const BUY = 9;
/** A choice made with a cast: a pair to upgrade, a card to outcast or to feed, or none there is. */
export const PAIR = 10;
export const CARD = 11;
export const NONE = 12;
/** From here on: a Counterspell at the enemy's standing shield of that index. */
export const AT_SHIELD = 16;

const PREFIX: { readonly [verb: number]: string } = {
  [GEM]: 'gem:',
  [OUTCAST]: 'outcast:',
  [OUTCAST_PLAYED]: 'outcast:',
  [CAST]: 'cast:',
  [CAST_MORE]: 'cast:',
  [COUNTER]: 'counter:',
  [COIN]: 'coin:',
  [BUY]: 'buy:',
  [PAIR]: 'pair:',
  [CARD]: '',
};
const SUFFIX: { readonly [verb: number]: string } = { [OUTCAST_PLAYED]: ':played', [CAST_MORE]: ':more' };
const ALONE: { readonly [verb: number]: string } = { [END]: 'end', [PASS]: 'pass', [NONE]: 'none' };

export const codeOf = (verb: number, kind = 0): number => verb * WIDTH + kind;
export const verbOf = (code: number): number => Math.trunc(code / WIDTH);
export const kindOf = (code: number): number => code % WIDTH;

export function keyOf(compiled: Compiled, code: number): string {
  const verb = verbOf(code);
  if (ALONE[verb] !== undefined) return ALONE[verb];
  const { id } = compiled.kinds[kindOf(code)];
  if (verb >= AT_SHIELD) return `counter:${id}:shield.${verb - AT_SHIELD + 1}`;
  return `${PREFIX[verb]}${id}${SUFFIX[verb] ?? ''}`;
}
