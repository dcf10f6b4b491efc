// `duello play`: a match in the terminal, against a bot or on both seats.

import { resolve as resolvePath } from 'node:path';
import { GAME_IDS } from '@duello/games';
import { BadInput, isOver, type Json, SEATS, type Seat, type Seed, type State } from '@duello/kernel';
import { langOf, type TerminalGame } from '@duello/terminal';
import { deckBy, withDecks } from '../args/deck-flags.ts';
import { below } from '../args/help.ts';
import { readOptionFlags } from '../args/options-flag.ts';
import { BOTS_HELP } from '../games/bots.ts';
import { inOneSentence, playExamples, playHelp } from '../games/help-of-games.ts';
import { withTerminalGame } from '../games/terminal-games.ts';
import { type Args, type Command, FORCE_FLAG, type Io, LANG_FLAG, OPTION_FLAG, SEED_FLAG } from '../io/command.ts';
import { freeFile } from '../match/data-folder.ts';
import { rerun } from '../match/rerun.ts';
import { type Found, fileFor, findMatch } from '../match/saved.ts';
import { playMatch } from '../play/loop.ts';
import { greet, newSeed, openSession, seatBy } from '../play/open.ts';
import { rematch } from '../play/rematch.ts';
import { playAgain } from '../play/resume.ts';
import type { Session } from '../play/session.ts';

export const play: Command = {
  name: 'play',
  usage: '<game> [flags]',
  words: ['[game]'],
  flags: {
    seat: {
      kind: 'text',
      value: 'A|B|random',
      oneOf: ['A', 'B', 'random'],
      help: 'where you sit (random)',
    },
    bot: { kind: 'text', value: 'NAME', help: `your opponent: ${BOTS_HELP} (greedy)` },
    both: { kind: 'switch', help: 'play both seats yourself and see both hands' },
    lang: LANG_FLAG,
    seed: { ...SEED_FLAG, help: `${SEED_FLAG.help}; a new one when left out` },
    option: OPTION_FLAG,
    deck: { kind: 'text', value: 'NAME', help: 'your deck, in a game with decks; with --both that of player A' },
    against: { kind: 'text', value: 'NAME', help: 'the deck of your opponent; with --both that of player B' },
    save: {
      kind: 'text',
      value: 'FILE',
      help: 'where the match is saved when you quit and when it ends; without it in your data folder, whose path is printed',
    },
    force: FORCE_FLAG,
    resume: { kind: 'text', value: 'FILE|LINK', help: 'resume a saved match' },
    json: { kind: 'switch', help: 'when the match is over, print its result as JSON on the last line' },
  },
  notes: [playHelp, '', ...below('Examples:  ', playExamples), 'At every prompt ? shows what can be typed.'],
  run(args, io) {
    const resume = args.text('resume');
    const found = resume === null ? null : findMatch(resume);
    const id = args.words[0] ?? found?.game;
    if (id === undefined) throw new BadInput('', `duello play needs a game: ${inOneSentence(GAME_IDS, 'or')}`);
    return withTerminalGame(id, (game) => playOn(game, args, io, found));
  },
};

/** Plays the match, and then as many more as are wanted; returns the exit code of the last. */
async function playOn<S extends State, V, O, E>(
  game: TerminalGame<S, V, O, E>,
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
  const file = (): string | null => (name === null ? null : freeFile(resolvePath(name.replace(/\.json$/, ''))));
  let session = found === null ? deal(game, args, io) : resume(game, args, io, found);
  for (;;) {
    const code = await playMatch(session, json);
    const next = json ? null : await rematch(session, file);
    if (next === null) return code;
    session = next;
  }
}

function deal<S extends State, V, O, E>(game: TerminalGame<S, V, O, E>, args: Args, io: Io): Session<S, V, O, E> {
  const chosen = args.text('seed');
  const seed = chosen ?? newSeed(seatNamed(args.text('seat')));
  const how = manner(args, seed);
  const options = game.tools.rules.options(withDeckFlags(game, args, how.seats[0]));
  const session = openSession(game, io, { ...how, seed, options, file: savedTo(args) });
  greet(session, { seed: chosen, isNew: true });
  return session;
}

function resume<S extends State, V, O, E>(
  game: TerminalGame<S, V, O, E>,
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
  const { match } = rerun(game, found, langOf(args.textOf('lang')));
  const { seed, options, answers } = match;
  if (isOver(match.state)) {
    throw new BadInput(
      found.file ?? '',
      'this match is over; see it again with `duello replay`, or leave out --resume to play a new one',
    );
  }
  // A match that came from a file goes back there.
  const file = savedTo(args) ?? ('record' in found && found.file !== null ? resolvePath(found.file) : null);
  const session = openSession(game, io, { ...manner(args, seed), seed, options, file });
  playAgain(session, answers);
  greet(session, { seed: null, isNew: false });
  return session;
}

const savedTo = (args: Args): string | null => {
  const name = args.text('save');
  return name === null ? null : fileFor(name, args.on('force'));
};

/** The options as given, with the decks of the one who sits there and of the other. */
function withDeckFlags<S extends State, V, O, E>(
  { tools, decks }: TerminalGame<S, V, O, E>,
  args: Args,
  seat: Seat,
): Json {
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
