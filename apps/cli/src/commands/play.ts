// `duello play`: a match in the terminal, against a bot or on both seats.

import { BadInput, isOver, type Json, SEATS, type Seat, type Seed, type State } from '@duello/kernel';
import { BOT_NAMES } from '../bots.ts';
import { type Args, type Command, type Io, LANG_FLAG, OPTION_FLAG, SEED_FLAG } from '../command.ts';
import { deckBy, withDecks } from '../deck-flags.ts';
import { type Table, withTable } from '../games.ts';
import { readOptionFlags } from '../options-flag.ts';
import { playMatch } from '../play/loop.ts';
import { greet, newSeed, openSession, seatBy } from '../play/open.ts';
import { rematch } from '../play/rematch.ts';
import { playAgain } from '../play/resume.ts';
import { freeFile } from '../play/save.ts';
import type { Session } from '../play/session.ts';
import { rerun } from '../rerun.ts';
import { type Found, findMatch } from '../saved.ts';
import { langOf } from '../words/all.ts';

export const play: Command = {
  name: 'play',
  usage: '<game> [flags]',
  words: ['[game]'],
  flags: {
    seat: {
      kind: 'text',
      value: 'A|B|random',
      oneOf: ['A', 'B', 'random'],
      help: 'where you sit (random); in Final Magic A goes first',
    },
    bot: { kind: 'text', value: 'NAME', help: `your opponent: ${BOT_NAMES.join(', ')} (greedy)` },
    both: { kind: 'switch', help: 'play both seats yourself and see both hands' },
    lang: LANG_FLAG,
    seed: { ...SEED_FLAG, help: `${SEED_FLAG.help}; a new one when left out` },
    option: OPTION_FLAG,
    deck: { kind: 'text', value: 'NAME', help: 'your deck, in a game with decks; with --both that of player A' },
    against: { kind: 'text', value: 'NAME', help: 'the deck of your opponent; with --both that of player B' },
    save: { kind: 'text', value: 'FILE', help: 'where the match is saved when you quit and when it ends' },
    resume: { kind: 'text', value: 'FILE|LINK', help: 'go on with a saved match' },
    json: { kind: 'switch', help: 'when the match is over, print its result as JSON on the last line' },
  },
  notes: [
    'Final Magic has supplies made to play well (--option supply=NAME): firstSparks for',
    'a first game, stoneAndStorm, bonfire. Without one the spells for sale are drawn at',
    'random. Contracts has the decks emberPact, boilingInk, lighthouseCovenant and',
    'greyRegistry. Battleground begins with a draft, or with the deck of a class:',
    'paladin, warlock or elementalist. Sun & Moon has the decks noonfire, debtOfAsh,',
    'silverBulwark and tidewatch; a deck of your own is its code, or a file with a line',
    'such as `3 Hired Sword` for each card. --option mode=draft drafts the decks and',
    'plays a best of three.',
    '',
    'Examples:  duello play final-magic --option supply=firstSparks',
    '           duello play contracts --deck emberPact --against greyRegistry',
    '           duello play battleground --deck paladin --against warlock',
    '           duello play sun-moon --deck noonfire --against tidewatch',
    'At every prompt ? shows what can be typed.',
  ],
  run(args, io) {
    const resume = args.text('resume');
    const found = resume === null ? null : findMatch(resume);
    const game = args.words[0] ?? found?.game;
    if (game === undefined)
      throw new BadInput('', 'duello play needs a game: final-magic, contracts, battleground or sun-moon');
    return withTable(game, (table) => playOn(table, args, io, found));
  },
};

/** Plays the match, and then as many more as are wanted; returns the exit code of the last. */
async function playOn<S extends State, V, O, E>(
  table: Table<S, V, O, E>,
  args: Args,
  io: Io,
  found: Found | null,
): Promise<number> {
  for (const flag of ['bot', 'seat']) {
    if (!args.on('both') || args.text(flag) === null) continue;
    throw new BadInput('', `--both plays both seats by hand; leave out --${flag} or --both`);
  }
  const json = args.on('json');
  const name = args.text('save');
  const file = (): string | null => (name === null ? null : freeFile(name.replace(/\.json$/, '')));
  let session = found === null ? deal(table, args, io) : resume(table, args, io, found);
  for (;;) {
    const code = await playMatch(session, json);
    const next = json ? null : await rematch(session, file);
    if (next === null) return code;
    session = next;
  }
}

function deal<S extends State, V, O, E>(table: Table<S, V, O, E>, args: Args, io: Io): Session<S, V, O, E> {
  const chosen = args.text('seed');
  const seed = chosen ?? newSeed(seatNamed(args.text('seat')));
  const how = manner(args, seed);
  const options = table.tools.rules.options(withDeckFlags(table, args, how.seats[0]));
  const session = openSession(table, io, { ...how, seed, options, file: args.text('save') });
  greet(session, { seed: chosen, isNew: true });
  return session;
}

function resume<S extends State, V, O, E>(
  table: Table<S, V, O, E>,
  args: Args,
  io: Io,
  found: Found,
): Session<S, V, O, E> {
  const given = ['seed', 'deck', 'against'].filter((flag) => args.text(flag) !== null);
  if (given.length > 0 || args.texts('option').length > 0) {
    throw new BadInput(
      '',
      'a resumed match brings its own seed, options and decks; leave out --seed, --option, --deck and --against',
    );
  }
  const { match } = rerun(table, found, langOf(args.textOf('lang')));
  const { seed, options, answers } = match;
  if (isOver(match.state)) {
    throw new BadInput(
      found.file ?? '',
      'this match is over; see it again with `duello replay`, or leave out --resume to play a new one',
    );
  }
  // A match that came from a file goes back there.
  const file = args.text('save') ?? ('record' in found ? found.file : null);
  const session = openSession(table, io, { ...manner(args, seed), seed, options, file });
  playAgain(session, answers);
  greet(session, { seed: null, isNew: false });
  return session;
}

/** The options as given, with the decks of the one who sits there and of the other. */
function withDeckFlags<S extends State, V, O, E>({ tools, decks }: Table<S, V, O, E>, args: Args, seat: Seat): Json {
  const options = readOptionFlags(args.texts('option'));
  const { id } = tools.rules;
  const [own, others] = [deckBy('deck', args, id, decks), deckBy('against', args, id, decks)];
  return decks === null ? options : withDecks(options, decks, seat === 0 ? [own, others] : [others, own]);
}

/** Who sits where, and in which language. */
const manner = (args: Args, seed: Seed) => ({
  lang: langOf(args.textOf('lang')),
  seats: args.on('both') ? SEATS : [seatNamed(args.text('seat')) ?? seatBy(seed)],
  botName: args.text('bot') ?? 'greedy',
});

const seatNamed = (name: string | null): Seat | null => (name === 'A' ? 0 : name === 'B' ? 1 : null);
