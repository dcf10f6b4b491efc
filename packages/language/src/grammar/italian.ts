// How does Italian speak of players, of several things, of the end, and of what no game allows?

import { other, type Reason, type Seat, type Viewer } from '@duello/kernel';
import type { NameOf } from '../speech/names.ts';
import { type KernelReason, type ReasonRows, reasonOf } from '../speech/reasons.ts';
import { has } from '../speech/rows.ts';
import { type Asked, type Prompts, sentence } from '../speech/speech.ts';

/** Without its article, which melts into what stands before it. */
export const player = (seat: Seat): string => (seat === 0 ? 'giocatore A' : 'giocatore B');
/** Subject and verb: "peschi", "l'avversario pesca". */
export const does = (seat: Seat, viewer: Viewer, you: string, they: string): string => {
  if (viewer === 'watcher') return `il ${player(seat)} ${they}`;
  return seat === viewer ? you : `l’avversario ${they}`;
};
/** "la tua mano", "la mano dell'avversario". */
export const whose = (seat: Seat, viewer: Viewer, mine: string, noun: string): string => {
  if (viewer === 'watcher') return `${noun} del ${player(seat)}`;
  return seat === viewer ? mine : `${noun} dell’avversario`;
};
/** After "tocca": "all'avversario", "al giocatore A", or somebody by name, "a Marta", "ad Anna". */
export function to(who: string, titles: Readonly<Record<'opponent' | 'playerA' | 'playerB', string>>): string {
  if (who === titles.opponent) return 'all’avversario';
  if (who === titles.playerA) return `al ${player(0)}`;
  if (who === titles.playerB) return `al ${player(1)}`;
  return `${/^a/i.test(who) ? 'ad' : 'a'} ${who}`;
}
/** The same person again: "la tua mano", "la sua mano". */
export const own = (seat: Seat, viewer: Viewer, mine: string, theirs: string): string =>
  seat === viewer ? mine : theirs;

/** "1 Runa", "2 Rune". */
export const count = (one: string, many: string) => (n: number) => `${n} ${Math.abs(n) === 1 ? one : many}`;
/** "uno, due e tre"; "ed" before an e. */
export const and = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`;
};

const NUMBERS = ['nessuno', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
export const times = (n: number): string => (n === 1 ? 'una volta' : `${inWords(n)} volte`);

/** Who wins, alone or with what of the loser made it so; `draw` is said when nobody does. */
export function winning(draw: string) {
  const wins = (winner: Seat | null, viewer: Viewer): string =>
    winner === null ? draw : does(winner, viewer, 'hai vinto', 'ha vinto');
  const because = (winner: Seat | null, viewer: Viewer, you: string, they: string): string =>
    sentence(wins(winner, viewer) + (winner === null ? '' : `: ${does(other(winner), viewer, you, they)}`));
  return { wins, because };
}

/** Who has not answered in time, and what was asked. */
export const outOfTime =
  (questions: Prompts) =>
  ({ seat, what }: Asked, viewer: Viewer): string =>
    `${does(seat, viewer, 'hai esaurito', 'ha esaurito')} il tempo${has(questions, what) ? ` ${questions[what].busy}` : ''}`;

const kernelRows: ReasonRows<KernelReason> = {
  over: () => 'la partita è finita',
  notAsked: () => 'non tocca a te rispondere',
  stale: () => 'la partita è andata avanti dopo questa domanda',
  notOffered: () => 'questa scelta non è possibile ora',
  outOfRange: (given) => `scegli un numero da ${given.text('min')} a ${given.text('max')}`,
  notAnOrder: () => 'metti in ordine tutte le opzioni, ciascuna una volta sola',
  tooFew: (given) => `scegline almeno ${given.text('min')}`,
  tooMany: (given) => `scegline al massimo ${given.text('max')}`,
  unknownOption: (given) => `qui non c’è nessuna opzione «${given.text('key')}»`,
  notAWholeNumber: () => 'serve un numero intero',
  otherShape: () => 'questa domanda vuole un altro tipo di risposta',
};

/** Why not, with the rows of a game beside those of the kernel. */
export function reasons<Code extends string>(rows: ReasonRows<Code>): (why: Reason, nameOf: NameOf) => string {
  const all = { ...kernelRows, ...rows };
  return (why, nameOf) => reasonOf(all, why, nameOf) ?? `Ora non è possibile (${why.code}).`;
}
