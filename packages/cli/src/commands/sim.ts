// How do two bots fare against each other, or all decks of a game? The same deals with seats swapped, on all cores.

import { BadInput, type Json } from '@duello/kernel';
import { allCores, type Contest, type Interval, type Summary, simulate, summarise, withGame } from '@duello/lab';
import { BOT_NAMES, botCalled } from '../bots.ts';
import { type Args, type Command, type Io, JSON_FLAG, OPTION_FLAG, SEED_FLAG } from '../command.ts';
import { type Decks, deckCalled, decksFor, withDecks } from '../deck-flags.ts';
import { withTable } from '../games.ts';
import { readOptionFlags } from '../options-flag.ts';
import { matrixOf, reportOf, tellMatrix } from '../sim-matrix.ts';

const BOTS = BOT_NAMES.join(', ');

export const sim: Command = {
  name: 'sim',
  summary: 'bots against bots, with swapped seats',
  usage: '<game> --a BOT --b BOT [flags]',
  words: ['<game>'],
  flags: {
    a: { kind: 'text', value: 'BOT', help: `the bot whose rate is told: ${BOTS}`, fallback: 'greedy' },
    b: { kind: 'text', value: 'BOT', help: `the bot it plays against: ${BOTS} (random)` },
    'deck-a': { kind: 'text', value: 'NAME', help: 'the deck of bot a on either seat, in a game with decks' },
    'deck-b': { kind: 'text', value: 'NAME', help: 'the deck of bot b on either seat' },
    matrix: { kind: 'switch', help: 'all decks against each other, each played by --a' },
    pairs: {
      kind: 'number',
      value: 'N',
      least: 1,
      help: 'deals; each is played twice, with seats swapped; in a matrix for every two decks',
      fallback: 50,
    },
    seed: { ...SEED_FLAG, fallback: '1' },
    option: OPTION_FLAG,
    cores: {
      kind: 'number',
      value: 'N',
      least: 1,
      help: 'threads to use; all of the machine by default',
    },
    json: JSON_FLAG,
  },
  notes: [
    'The same seed gives the same matches on every machine and any number of cores.',
    '',
    'Example:  duello sim contracts --matrix --pairs 50',
  ],
  async run(args, io) {
    const [game] = args.words;
    const { decks, firstA } = withTable(game, (table) => ({ decks: table.decks, firstA: table.firstA }));
    const given = readOptionFlags(args.texts('option'));
    const settings = { ...firstA, ...given };
    const isFirstA = Object.entries(firstA).every(([name, value]) => settings[name] === value);
    const setting: Setting = { game, args, io, decks, settings, first: isFirstA ? 'first player' : 'seat A' };
    return args.on('matrix') ? matrix(setting) : duel(setting);
  },
};

interface Setting {
  readonly game: string;
  readonly args: Args;
  readonly io: Io;
  readonly decks: Decks | null;
  readonly settings: { readonly [name: string]: Json };
  /** What the rate of seat A is. */
  readonly first: string;
}

const cores = (args: Args): number => args.number('cores') ?? allCores();

async function duel({ game, args, io, decks, settings, first }: Setting): Promise<number> {
  const [a, b] = [args.textOf('a'), args.text('b') ?? 'random'];
  botCalled(a);
  botCalled(b);
  const deckBy = (flag: string): string | null => {
    const name = args.text(flag);
    return name === null ? null : deckCalled(decksFor(game, decks, flag), name);
  };
  const [deckA, deckB] = [deckBy('deck-a'), deckBy('deck-b')];
  if ((deckA === null) !== (deckB === null)) {
    throw new BadInput('', 'give both --deck-a and --deck-b, or none: then the bots change decks with their seats');
  }
  const pairs = args.numberOf('pairs');
  const base = { game, a, b, seed: args.textOf('seed') };
  const contest = contestOf(base, settings, decks, [deckA, deckB]);
  const progress = io.progress('sim', pairs);
  const told = (done: number): void => progress.at(done);
  const played = await simulate(contest, pairs, { workers: cores(args), told });
  progress.end();
  const summary = summarise(played);
  const names = [a, b].map((bot, i) => [bot, [deckA, deckB][i]].filter((part) => part !== null).join(' with '));
  if (args.on('json')) {
    const { swapped: _, ...rest } = contest;
    const chosen = deckA === null ? {} : { deckA, deckB };
    io.out(JSON.stringify({ ...rest, ...chosen, pairs, ...summary }, null, 2));
  } else tell(names, summary, first, io);
  return 0;
}

/** The decks go with the bots to the other seat; without any, bots change decks with their seats. */
function contestOf(
  base: Omit<Contest, 'options' | 'swapped'>,
  settings: { readonly [name: string]: Json },
  decks: Decks | null,
  [one, two]: readonly [string | null, string | null],
): Contest {
  if (decks === null || one === null) return { ...base, options: checkedOptions(base.game, settings) };
  return {
    ...base,
    options: checkedOptions(base.game, withDecks(settings, decks, [one, two])),
    swapped: checkedOptions(base.game, withDecks(settings, decks, [two, one])),
  };
}

/** Every two decks once, and each against itself where the options allow it. */
async function matrix({ game, args, io, decks: known, settings, first }: Setting): Promise<number> {
  const decks = decksFor(game, known, 'matrix');
  for (const flag of ['b', 'deck-a', 'deck-b']) {
    if (args.text(flag) === null) continue;
    throw new BadInput('', `--matrix plays all decks with the bot of --a; leave out --${flag} or --matrix`);
  }
  const a = args.textOf('a');
  botCalled(a);
  const base = { game, a, b: a, seed: args.textOf('seed') };
  const pairs = args.numberOf('pairs');
  const duels = decks.ids.flatMap((one, i) => decks.ids.slice(i).map((two) => [one, two] as const));
  const contests = duels.flatMap(([one, two]) => {
    try {
      // Deals of their own: what one deal favours must not count in every two decks at once.
      const dealt = { ...base, seed: `${base.seed}/${one}/${two}` };
      return [{ one, two, contest: contestOf(dealt, settings, decks, [one, two]) }];
    } catch (error) {
      // Options may forbid a deck against itself; anything else is wrong with every two decks.
      if (!(error instanceof BadInput) || one !== two) throw error;
      return [];
    }
  });
  const progress = io.progress('sim', contests.length * pairs);
  const played = [];
  for (const { one, two, contest } of contests) {
    const before = played.length * pairs;
    const effort = { workers: cores(args), told: (done: number): void => progress.at(before + done) };
    played.push({ one, two, pairs: await simulate(contest, pairs, effort) });
  }
  progress.end();
  const found = matrixOf(
    decks.ids,
    played,
    withTable(game, (table) => table.tooLong),
  );
  const options = checkedOptions(game, settings);
  if (args.on('json')) {
    io.out(JSON.stringify({ game, bot: a, seed: base.seed, options, pairs, ...reportOf(found) }, null, 2));
  } else {
    io.out(`${game}: all decks against each other, ${pairs} pairs for every two, played by ${a}`);
    tellMatrix(found, (id) => decks.name(id, 'en'), first, io);
  }
  return 0;
}

/** As short as they can be written; throws BadInput when the game does not take them. */
const checkedOptions = (game: string, options: Json): Json =>
  withGame(game, ({ rules }) => rules.shorten(rules.options(options)));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const within = ({ mean, low, high }: Interval): string => `${percent(mean)} (${percent(low)} to ${percent(high)})`;

function tell([a, b]: readonly string[], summary: Summary, first: string, io: Io): void {
  const { matches, wins, draws, losses, rounds, decisions, endings, firstPlayer } = summary;
  const ended = Object.entries(endings).sort(([, one], [, two]) => two - one);
  io.out(`${a} against ${b}: ${matches} matches, seats swapped on every deal`);
  io.out(`  won, drawn, lost       ${wins}, ${draws}, ${losses}`);
  io.out(`  ${first.padEnd(22)} ${within(firstPlayer)}`);
  io.out(`  rounds                 median ${rounds.median}, 5 % within ${rounds.p5}, 95 % within ${rounds.p95}`);
  io.out(`  decisions a match      ${decisions.toFixed(1)}`);
  io.out(`  endings                ${ended.map(([reason, count]) => `${reason} ${count}`).join(', ')}`);
  io.out(`${a} wins ${within(summary.winRate)}, 95 % over pairs`);
}
