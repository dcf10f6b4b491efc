// How does English speak of players, of several things, of the end, and of what no game allows?

import { other, type Reason, type Seat, type Viewer } from '@duello/kernel';
import type { NameOf } from '../speech/names.ts';
import { type KernelReason, type ReasonRows, reasonOf } from '../speech/reasons.ts';
import { has } from '../speech/rows.ts';
import { type Asked, type Prompts, line as plainLine, sentence, shown } from '../speech/speech.ts';

export const who = (seat: Seat, viewer: Viewer): string => {
  if (viewer === 'watcher') return seat === 0 ? 'player A' : 'player B';
  return seat === viewer ? 'you' : 'the opponent';
};
/** Subject and verb: "you draw", "player A draws". */
export const does = (seat: Seat, viewer: Viewer, you: string, they: string): string =>
  `${who(seat, viewer)} ${seat === viewer ? you : they}`;
export const whose = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'your' : `${who(seat, viewer)}’s`);
/** "The opponent's Shared Boiler": a name that begins with an article loses it behind whose it is. */
export const line = (clause: string | null): string | null =>
  plainLine(clause === null ? null : clause.replace(/(\b(?:your|their)|’s) The (?=\p{Lu})/gu, '$1 '));
/** The same person again. */
export const own = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'your' : 'their');

const A_VOWEL = /^([aeio]|8|11\b|18\b|u(?!n[ai]))/i;
/** "a Rune", "an Orb". */
export const a = (noun: string): string => `${A_VOWEL.test(noun) ? 'an' : 'a'} ${noun}`;
/** "1 Rune", "2 Runes". */
export const count = (one: string, many: string) => (n: number) => `${n} ${n === 1 ? one : many}`;
/** "a Rune", "2 Runes". */
export const some = (n: number, one: string, many: string): string => (n === 1 ? a(one) : `${shown(n)} ${many}`);
const joined = (word: 'and' | 'or', parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
/** "one, two and three". */
export const and = (parts: readonly string[]): string => joined('and', parts);
/** "one, two or three". */
export const or = (parts: readonly string[]): string => joined('or', parts);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`);

/** Who wins, alone or with what of the loser made it so; `draw` is said when nobody does. */
export function winning(draw: string) {
  const wins = (winner: Seat | null, viewer: Viewer): string =>
    winner === null ? draw : does(winner, viewer, 'win', 'wins');
  const because = (winner: Seat | null, viewer: Viewer, you: string, they: string): string =>
    sentence(wins(winner, viewer) + (winner === null ? '' : `: ${does(other(winner), viewer, you, they)}`));
  return { wins, because };
}

/** Who has not answered in time, and what was asked. */
export const outOfTime =
  (questions: Prompts) =>
  ({ seat, what }: Asked, viewer: Viewer): string =>
    `${does(seat, viewer, 'run', 'runs')} out of time${has(questions, what) ? ` while ${questions[what].busy}` : ''}`;

const kernelRows: ReasonRows<KernelReason> = {
  over: () => 'the game is over',
  notAsked: () => 'it isn’t your turn to answer',
  stale: () => 'the game has moved on since this question was asked',
  notOffered: () => 'this can’t be chosen now',
  outOfRange: (given) => `choose a number from ${given.text('min')} to ${given.text('max')}`,
  notAnOrder: () => 'put every option in order, each of them once',
  tooFew: (given) => `choose at least ${given.text('min')}`,
  tooMany: (given) => `choose at most ${given.text('max')}`,
  unknownOption: (given) => `there is no option “${given.text('key')}” here`,
  notAWholeNumber: () => 'a whole number is needed',
  otherShape: () => 'this question takes another form of answer',
};

/** Why not, with the rows of a game beside those of the kernel. */
export function reasons<Code extends string>(rows: ReasonRows<Code>): (why: Reason, nameOf: NameOf) => string {
  const all = { ...kernelRows, ...rows };
  return (why, nameOf) => reasonOf(all, why, nameOf) ?? `This can’t be done now (${why.code}).`;
}
