// How does a match in the terminal begin? With its seats, its seed and a greeting.

import { randomBytes } from 'node:crypto';
import { begin, below, SEAT_NAMES, type Seat, type Seed, type State, stream } from '@duello/kernel';
import { botCalled } from '../bots.ts';
import { WIDTH, wrap } from '../columns.ts';
import type { Io } from '../command.ts';
import type { Table } from '../games.ts';
import { painter } from '../paint.ts';
import { words as allWords, type Lang } from '../words/all.ts';
import type { Session, Told } from './session.ts';

const NARROWEST = 40;

interface Opening<O> {
  readonly lang: Lang;
  readonly seats: readonly Seat[];
  readonly botName: string;
  readonly seed: Seed;
  readonly options: O;
  readonly file: string | null;
}

/** A session whose match has just been set up. */
export function openSession<S extends State, V, O, E>(
  table: Table<S, V, O, E>,
  io: Io,
  { lang, seats, botName, seed, options, file }: Opening<O>,
): Session<S, V, O, E> {
  const opening: E[] = [];
  const told: Told<E>[] = [{ events: opening, note: null }];
  const words = allWords[lang];
  const paint = painter(io.colour);
  const width = Math.max(NARROWEST, Math.min(WIDTH, io.columns));
  const viewer = seats.length > 1 ? 'watcher' : seats[0];
  return {
    table,
    match: begin(table.tools.rules, seed, options, (event) => opening.push(event)),
    layout: table.layout({ viewer, lang, words, width, paint }, options),
    io,
    lang,
    words,
    paint,
    width,
    seats,
    viewer,
    bot: botCalled(botName),
    botName,
    told,
    shown: 0,
    marks: [],
    scene: '',
    file,
  };
}

/** Where the seed seats a player who leaves it to chance. */
export const seatBy = (seed: Seed): Seat => (below(stream(`${seed}/seat`), 2) === 0 ? 0 : 1);

/** A new seed; for a given seat one that leads there, so that resuming finds the seat without being told. */
export function newSeed(seat: Seat | null): Seed {
  for (;;) {
    const seed = randomBytes(4).toString('hex');
    if (seat === null || seatBy(seed) === seat) return seed;
  }
}

/** Says what is played, by whom, and who goes first; the seed only when the player chose it. */
export function greet<S extends State, V, O, E>(
  { io, words, paint, table, match, seats, botName, width }: Session<S, V, O, E>,
  { seed, isNew }: { readonly seed: Seed | null; readonly isNew: boolean },
): void {
  const both = seats.length > 1;
  const who = both ? words.bothSeats : `${words.seat(SEAT_NAMES[seats[0]])}, ${words.against(botName)}`;
  const goesFirst = table.first(table.tools.rules.view(match.state, 'watcher'));
  const ownFirst = seats[0] === goesFirst ? words.youFirst : words.otherFirst;
  const first = goesFirst === null ? '' : both ? words.playerFirst(SEAT_NAMES[goesFirst]) : ownFirst;
  const lines = wrap(`${words.begins(table.title, seed)}: ${who}.${isNew ? ` ${first}` : ''}`.trimEnd(), width);
  for (const line of lines) io.out(paint('bold', line));
  for (const line of wrap(words.askHelp, width)) io.out(line);
}
