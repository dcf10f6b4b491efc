// How does a match in the terminal begin? With its seats, its seed and a greeting.

import { randomBytes } from 'node:crypto';
import { begin, below, SEAT_NAMES, type Seat, type Seed, type State, stream } from '@duello/kernel';
import { words as allWords, type Lang, painter, type TerminalGame, WIDTH, wrap } from '@duello/terminal';
import { botCalled } from '../games/bots.ts';
import type { Io } from '../io/command.ts';
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
  game: TerminalGame<S, V, O, E>,
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
    game,
    match: begin(game.tools.rules, seed, options, (event) => opening.push(event)),
    layout: game.layout({ viewer, lang, words, width, paint }, options),
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
    numbered: { scene: '', numbers: new Map() },
    passing: null,
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
  { io, lang, words, paint, game, match, seats, botName, width }: Session<S, V, O, E>,
  { seed, isNew }: { readonly seed: Seed | null; readonly isNew: boolean },
): void {
  const both = seats.length > 1;
  const who = both ? words.bothSeats : `${words.seat(SEAT_NAMES[seats[0]])}, ${words.against(botName)}`;
  const goesFirst = game.first(game.tools.rules.view(match.state, 'watcher'));
  const ownFirst = seats[0] === goesFirst ? words.youFirst : words.otherFirst;
  const first = goesFirst === null ? '' : both ? words.playerFirst(SEAT_NAMES[goesFirst]) : ownFirst;
  const lines = wrap(`${words.begins(game.title[lang], seed)}: ${who}.${isNew ? ` ${first}` : ''}`.trimEnd(), width);
  for (const line of lines) io.out(paint('bold', line));
  for (const line of wrap(words.askHelp, width)) io.out(line);
}
