// `duello play`: a match in the terminal, against a bot or on both seats.

import { randomBytes } from 'node:crypto';
import { botNamed } from '@duello/bots';
import {
  BadInput,
  begin,
  below,
  isOver,
  type Match,
  replay,
  SEATS,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import { type Args, type Command, type Io, langFlag, OPTION_FLAG, SEED_FLAG } from '../command.ts';
import { type Table, withTable } from '../games.ts';
import { readOptionFlags } from '../options-flag.ts';
import { painter } from '../paint.ts';
import { playMatch } from '../play/loop.ts';
import { freeFile } from '../play/save.ts';
import type { Session, Told } from '../play/session.ts';
import { type Found, findMatch, inWords } from '../saved.ts';
import { words as allWords, langOf } from '../words/all.ts';

const WIDEST = 80;
const NARROWEST = 40;

export const play: Command = {
  name: 'play',
  summary: 'a match in the terminal',
  usage: '<game> [flags]',
  words: ['[game]'],
  flags: {
    seat: { kind: 'text', value: 'A|B|random', oneOf: ['A', 'B', 'random'], help: 'where you sit', fallback: 'A' },
    bot: { kind: 'text', value: 'NAME', help: 'your opponent: greedy or random (greedy)' },
    both: { kind: 'switch', help: 'play both seats yourself and see both hands' },
    lang: langFlag('en'),
    seed: { ...SEED_FLAG, help: `${SEED_FLAG.help}; a new one when left out` },
    option: OPTION_FLAG,
    save: { kind: 'text', value: 'FILE', help: 'where the match is saved when you quit and when it ends' },
    resume: { kind: 'text', value: 'FILE|LINK', help: 'go on with a saved match' },
    json: { kind: 'switch', help: 'when the match is over, print its result as JSON on the last line' },
  },
  notes: [
    'Supplies made to play well (--option supply=NAME): firstSparks for a first game,',
    'stoneAndStorm, bonfire. Without one the spells for sale are drawn at random.',
    '',
    'Example:  duello play final-magic --option supply=firstSparks',
    'At every prompt ? shows what can be typed.',
  ],
  run(args, io) {
    const resume = args.text('resume');
    const found = resume === null ? null : findMatch(resume);
    const game = args.words[0] ?? found?.game;
    if (game === undefined) throw new BadInput('', 'duello play needs a game: duello play final-magic');
    return withTable(game, (table) => playMatch(open(table, args, io, found), args.on('json')));
  },
};

function open<S extends State, V, O, E>(
  table: Table<S, V, O, E>,
  args: Args,
  io: Io,
  found: Found | null,
): Session<S, V, O, E> {
  const both = args.on('both');
  const botName = args.text('bot') ?? 'greedy';
  if (both && args.text('bot') !== null) throw new BadInput('', '--both needs no bot; leave out --bot or --both');
  const told: Told<E>[] = [];
  const match = found === null ? deal(table, args, told) : resumed(table, args, found, told);
  const seats = both ? SEATS : [seatOf(args.textOf('seat'), match.seed)];
  const lang = langOf(args.textOf('lang'));
  const words = allWords[lang];
  const paint = painter(io.colour);
  const width = Math.max(NARROWEST, Math.min(WIDEST, io.columns));
  const viewer = both ? 'watcher' : seats[0];
  const session: Session<S, V, O, E> = {
    table,
    match,
    layout: table.layout({ viewer, lang, words, width, paint }, match.options),
    io,
    words,
    paint,
    width,
    seats,
    viewer,
    bot: botNamed(botName),
    botName,
    told,
    shown: found === null ? 0 : Math.max(0, told.length - 1),
    marks: match.answers.flatMap(({ seat }, i) => (seats.includes(seat) ? [i] : [])),
    scene: '',
    file: args.text('save') ?? fileOf(args.text('resume')) ?? freeFile(table.tools.rules.id, match.seed),
  };
  greet(session);
  return session;
}

/** A match that came from a file goes back there. */
const fileOf = (resume: string | null): string | null => (resume?.endsWith('.json') ? resume : null);

function deal<S extends State, V, O, E>(table: Table<S, V, O, E>, args: Args, told: Told<E>[]): Match<S, V, O, E> {
  const { rules } = table.tools;
  const seed = args.text('seed') ?? randomBytes(4).toString('hex');
  const opening: E[] = [];
  const match = begin(rules, seed, rules.options(readOptionFlags(args.texts('option'))), (event) =>
    opening.push(event),
  );
  told.push({ events: opening, note: null });
  return match;
}

function resumed<S extends State, V, O, E>(
  table: Table<S, V, O, E>,
  args: Args,
  found: Found,
  told: Told<E>[],
): Match<S, V, O, E> {
  if (args.text('seed') !== null || args.texts('option').length > 0) {
    throw new BadInput('', 'a resumed match brings its own seed and options; leave out --seed and --option');
  }
  const { rules } = table.tools;
  const match = replay(rules, inWords(rules, found), (_, events) => told.push({ events: [...events], note: null }));
  if (isOver(match.state)) {
    throw new BadInput(
      '',
      'this match is over; see it again with `duello replay`, or leave out --resume to play a new one',
    );
  }
  return match;
}

function seatOf(seat: string, seed: string): Seat {
  if (seat === 'random') return below(stream(`${seed}/seat`), 2) === 0 ? 0 : 1;
  return seat === 'B' ? 1 : 0;
}

function greet<S extends State, V, O, E>({
  io,
  words,
  paint,
  table,
  match,
  seats,
  botName,
}: Session<S, V, O, E>): void {
  const who =
    seats.length > 1 ? words.bothSeats : `${words.seat(seats[0] === 0 ? 'A' : 'B')}, ${words.against(botName)}`;
  io.out(`${paint('bold', words.begins(table.title, match.seed))}: ${who}.`);
  io.out(words.askHelp);
}
