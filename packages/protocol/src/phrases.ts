// What can strangers say to each other? One of these, which each reads in their own language.

export const PHRASES = [
  'hello',
  'haveFun',
  'goodMove',
  'oops',
  'thinking',
  'lucky',
  'wellPlayed',
  'thanks',
  'again',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];
/** Of what was said at a table, so much is told to somebody who comes back. */
export const MOST_SAID = 50;
/** Own words, at a private table. */
export const TEXT_LIMIT = 200;
