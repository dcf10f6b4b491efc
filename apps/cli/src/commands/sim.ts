// How do two bots fare against each other, or all decks or rulesets of a game? The same deals with seats swapped, on all cores.

import { BadInput, type Json } from '@duello/kernel';
import { allCores, type Contest, type Pair, type Summary, simulate, summarise } from '@duello/lab';
import { type Course, type Decks, type Rulesets, within } from '@duello/terminal';
import { deckBy, decksFor, withDecks } from '../args/deck-flags.ts';
import { below } from '../args/help.ts';
import { readOptionFlags } from '../args/options-flag.ts';
import { checkPlayer, PLAYERS_HELP } from '../games/bots.ts';
import { simExamples, simHelp } from '../games/help-of-games.ts';
import { labGames, withGame } from '../games/lab-games.ts';
import { withTerminalGame } from '../games/terminal-games.ts';
import {
  type Args,
  CORES_FLAG,
  type Command,
  INTERRUPTED,
  type Io,
  JSON_FLAG,
  OPTION_FLAG,
  SEED_FLAG,
} from '../io/command.ts';
import { courseReport, sumsOf } from '../sim/course.ts';
import { courseLines, endingsLine } from '../sim/lines.ts';
import { matrixOf, reportOf, tellMatrix } from '../sim/matrix.ts';
import { mixesOf, ruledBy, rulesetReport, tellRulesets } from '../sim/rulesets.ts';

export const sim: Command = {
  name: 'sim',
  usage: '<game> --a BOT --b BOT [flags]',
  words: ['<game>'],
  flags: {
    a: { kind: 'text', value: 'BOT', help: `the bot whose win rate is shown: ${PLAYERS_HELP}`, fallback: 'greedy' },
    b: { kind: 'text', value: 'BOT', help: `the bot it plays against: ${PLAYERS_HELP} (random)` },
    'deck-a': { kind: 'text', value: 'NAME', help: 'the deck of bot a on either seat, in a game with decks' },
    'deck-b': { kind: 'text', value: 'NAME', help: 'the deck of bot b on either seat' },
    matrix: { kind: 'switch', help: 'all decks against each other, each played by --a' },
    draft: { kind: 'switch', help: 'drafted tournaments, in a game with drafts; --b is --a unless it is given' },
    rulesets: { kind: 'switch', help: 'all decks against each other under every ruleset, in a game with several' },
    pairs: {
      kind: 'number',
      value: 'N',
      least: 1,
      help: 'deals; each is played twice, with seats swapped; in a matrix for every two decks, with --rulesets under each of them too',
      fallback: 50,
    },
    seed: { ...SEED_FLAG, fallback: '1' },
    option: OPTION_FLAG,
    cores: CORES_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    'The same seed gives the same matches on every machine and any number of cores. Ctrl+C stops early and prints what ' +
      'has been played so far.',
    simHelp,
    '',
    ...below('Examples:  ', simExamples),
  ],
  async run(args, io) {
    const [game] = args.words;
    const { decks, rulesets, drafted, course, firstA, tooLong } = withTerminalGame(game, (face) => {
      const { decks, rulesets, drafted, course, firstA, tooLong } = face;
      return { decks, rulesets, drafted, course, firstA, tooLong };
    });
    const given = readOptionFlags(args.texts('option'));
    const settings = { ...firstA, ...(args.on('draft') ? draftOptions(game, drafted, args) : {}), ...given };
    const isFirstA = Object.entries(firstA).every(([name, value]) => settings[name] === value);
    const first = isFirstA && !isTournament(game, settings) ? 'first player' : 'seat A';
    const setting: Setting = { game, args, io, decks, rulesets, course, settings, first, tooLong };
    if (args.on('rulesets')) return compareRulesets(setting);
    return args.on('matrix') ? matrix(setting) : duel(setting);
  },
};

/** The options that a game drafts with; throws BadInput for one without drafts, or beside what brings decks. */
function draftOptions(game: string, drafted: Setting['settings'] | null, args: Args): Setting['settings'] {
  if (drafted === null) throw new BadInput('', `${game} has no drafted tournaments; leave out --draft`);
  for (const flag of ['deck-a', 'deck-b']) {
    if (args.text(flag) !== null) throw new BadInput('', `decks are drafted with --draft; leave out --${flag}`);
  }
  for (const flag of ['matrix', 'rulesets']) {
    if (args.on(flag)) throw new BadInput('', `--draft and --${flag} are two tables; leave one of them out`);
  }
  return drafted;
}

interface Setting {
  readonly game: string;
  readonly args: Args;
  readonly io: Io;
  readonly decks: Decks | null;
  readonly rulesets: Rulesets | null;
  readonly course: Course | null;
  readonly settings: { readonly [name: string]: Json };
  /** What the rate of seat A is. */
  readonly first: string;
  /** The ending of a match that went on too long. */
  readonly tooLong: string | null;
}

const cores = (args: Args): number => args.number('cores') ?? allCores();

async function duel(setting: Setting): Promise<number> {
  const { game, args, io, decks, course, settings, first } = setting;
  const a = args.textOf('a');
  const b = args.text('b') ?? (args.on('draft') ? a : 'random');
  checkPlayer(a);
  checkPlayer(b);
  const [deckA, deckB] = [deckBy('deck-a', args, game, decks), deckBy('deck-b', args, game, decks)];
  if ((deckA === null) !== (deckB === null)) {
    throw new BadInput('', 'give both --deck-a and --deck-b, or none: then the bots change decks with their seats');
  }
  const base: Base = { game, a, b, seed: args.textOf('seed'), ...measuredBy(course) };
  const contest = contestOf(base, settings, decks, [deckA, deckB]);
  const { duels, ...end } = await playAll([{ one: a, two: b, contest }], setting);
  const played = duels.flatMap(({ pairs }) => pairs);
  if (played.length === 0) return end.code;
  const summary = summarise(played);
  const names = [a, b].map((bot, i) => [bot, [deckA, deckB][i]].filter((part) => part !== null).join(' with '));
  if (args.on('json')) {
    const { swapped: _, given: __, measured: ___, ...rest } = contest;
    const chosen = deckA === null ? {} : { deckA, deckB };
    const pairs = played.length;
    const report = { ...summary, ...told(course, played).report, ...end.report };
    io.out(JSON.stringify({ ...rest, ...chosen, pairs, ...report }, null, 2));
  } else tell(names, summary, first, told(course, played).lines, io);
  return end.code;
}

/** Matches are measured where there is something to tell of them. */
const measuredBy = (course: Course | null): { readonly measured?: true } => (course === null ? {} : { measured: true });

/** What single matches say, as lines and as data. */
function told(course: Course | null, played: readonly Pair[]) {
  if (course === null) return { lines: [], report: {} };
  const found = course(sumsOf(played));
  return { lines: found.map(({ text }) => `  ${text}`), report: { course: courseReport(found) } };
}

type Base = Omit<Contest, 'options' | 'swapped'>;

/**
 * The decks go with the bots to the other seat; without any, bots change decks with their seats. Where a match asks for
 * them it does so, unless the options bring them.
 */
function contestOf(
  base: Base,
  settings: { readonly [name: string]: Json },
  decks: Decks | null,
  [one, two]: readonly [string | null, string | null],
): Contest {
  if (decks === null || one === null || two === null) return { ...base, options: checkedOptions(base.game, settings) };
  const options = (both: readonly [string, string]): Json =>
    checkedOptions(base.game, withDecks({ ...settings, ...decks.also }, decks, both));
  const brought = { options: options([one, two]), swapped: options([two, one]) };
  const { question } = decks;
  if (question === null || isSetBy(settings, decks.also)) return { ...base, ...brought };
  return { ...base, options: checkedOptions(base.game, settings), given: [{ [question]: one }, { [question]: two }] };
}

/** Two decks, or none, and the deals they are played on. */
interface Duel {
  readonly one: string;
  readonly two: string;
  readonly contest: Contest;
}

/** Every two decks once, and each against itself where the options allow it; each with deals of its own. */
function duelsOf(base: Base, settings: Setting['settings'], decks: Decks): readonly Duel[] {
  const twos = decks.ids.flatMap((one, i) => decks.ids.slice(i).map((two) => [one, two] as const));
  return twos.flatMap(([one, two]) => {
    try {
      // What one deal favours must not count in every two decks at once.
      const dealt = { ...base, seed: `${base.seed}/${one}/${two}` };
      return [{ one, two, contest: contestOf(dealt, settings, decks, [one, two]) }];
    } catch (error) {
      // Options may forbid a deck against itself; anything else is wrong with every two decks.
      if (!(error instanceof BadInput) || one !== two) throw error;
      return [];
    }
  });
}

/** What has been played, the exit code, and what a report says of an early end. */
interface Ended<D> {
  readonly duels: readonly (D & { readonly pairs: readonly Pair[] })[];
  readonly code: number;
  readonly report: { readonly stopped?: true };
}

/** Plays all of them, with one bar over everything, until it is stopped. */
async function playAll<D extends Duel>(duels: readonly D[], { args, io }: Setting): Promise<Ended<D>> {
  const pairs = args.numberOf('pairs');
  const progress = io.progress('sim', duels.length * pairs);
  const stop = io.interrupted();
  const played: (D & { readonly pairs: readonly Pair[] })[] = [];
  for (const duel of duels) {
    const before = played.length * pairs;
    const effort = { workers: cores(args), stop, told: (done: number): void => progress.at(before + done) };
    const done = await simulate(labGames, duel.contest, pairs, effort);
    if (done.length > 0) played.push({ ...duel, pairs: done });
    if (stop.aborted) break;
  }
  progress.end();
  if (!stop.aborted) return { duels: played, code: 0, report: {} };
  const count = played.reduce((sum, duel) => sum + duel.pairs.length, 0);
  io.err(`stopped after ${count} of ${duels.length * pairs} pairs.`);
  return { duels: played, code: INTERRUPTED, report: { stopped: true } };
}

/** A table over all decks is played by one or two bots and says nothing of single decks. */
function checkTableFlags(args: Args, table: string, plural: string, flags: readonly string[]): void {
  for (const flag of flags) {
    if (args.text(flag) === null) continue;
    throw new BadInput('', `--${table} plays all ${plural} with the bot of --a; leave out --${flag} or --${table}`);
  }
}

async function matrix(setting: Setting): Promise<number> {
  const { game, args, io, course, settings, first, tooLong } = setting;
  const decks = decksFor(game, setting.decks, 'matrix');
  checkTableFlags(args, 'matrix', decks.plural, ['b', 'deck-a', 'deck-b']);
  const a = args.textOf('a');
  checkPlayer(a);
  const base: Base = { game, a, b: a, seed: args.textOf('seed'), ...measuredBy(course) };
  const pairs = args.numberOf('pairs');
  const { duels: played, ...end } = await playAll(duelsOf(base, settings, decks), setting);
  if (played.length === 0) return end.code;
  const found = matrixOf(decks.ids, played, tooLong);
  const { lines, report } = told(
    course,
    played.flatMap((duel) => duel.pairs),
  );
  const options = checkedOptions(game, settings);
  if (args.on('json')) {
    const all = { ...reportOf(found), ...report, ...end.report };
    io.out(JSON.stringify({ game, bot: a, seed: base.seed, options, pairs, ...all }, null, 2));
  } else {
    io.out(`${game}: all ${decks.plural} played by ${a}, ${pairs} pairs for every two`);
    tellMatrix(found, decks, first, lines, io);
  }
  return end.code;
}

/** The same deals under each ruleset, for every two decks where there are some, so that nothing else differs. */
async function compareRulesets(setting: Setting): Promise<number> {
  const { game, args, io, decks, rulesets, settings, first, tooLong } = setting;
  if (rulesets === null) throw new BadInput('', `${game} has one ruleset; leave out --rulesets`);
  if (args.on('matrix')) throw new BadInput('', '--matrix and --rulesets are two tables; leave one of them out');
  checkTableFlags(args, 'rulesets', decks?.plural ?? 'deals', ['deck-a', 'deck-b']);
  const [a, b] = [args.textOf('a'), args.text('b') ?? args.textOf('a')];
  checkPlayer(a);
  checkPlayer(b);
  const base = { game, a, b, seed: args.textOf('seed'), measured: true } as const;
  const pairs = args.numberOf('pairs');
  const duels = mixesOf(rulesets).flatMap((mix) => {
    const mixed = { ...settings, ...mix };
    const plain = { one: '', two: '', contest: contestOf(base, mixed, null, [null, null]) };
    return (decks === null ? [plain] : duelsOf(base, mixed, decks)).map((duel) => ({ ...duel, mix }));
  });
  const { duels: played, ...end } = await playAll(duels, setting);
  if (played.length === 0) return end.code;
  const ruled = ruledBy(played, rulesets, tooLong);
  const options = checkedOptions(game, settings);
  if (args.on('json')) {
    const all = { rulesets: rulesetReport(ruled), ...end.report };
    io.out(JSON.stringify({ game, a, b, seed: base.seed, options, pairs, ...all }, null, 2));
  } else {
    const each = decks === null ? '' : ` for every two ${decks.plural}`;
    io.out(`${game} rulesets: ${a} against ${b}, ${pairs} pairs${each}`);
    tellRulesets(ruled, rulesets, first, io);
  }
  return end.code;
}

/** Tournaments have no one who goes first in all their matches. */
const isTournament = (game: string, settings: Setting['settings']): boolean =>
  withTerminalGame(game, ({ isTournament }) => isTournament(settings));

const isSetBy = (settings: Setting['settings'], also: Decks['also']): boolean =>
  Object.entries(also).every(([name, value]) => settings[name] === value);

/** As short as they can be written; throws BadInput when the game does not take them. */
const checkedOptions = (game: string, options: Json): Json =>
  withGame(game, ({ rules }) => rules.shorten(rules.options(options)));

function tell([a, b]: readonly string[], summary: Summary, first: string, lines: readonly string[], io: Io): void {
  const { matches, wins, draws, losses } = summary;
  io.out(`${a} against ${b}: ${matches} matches, seats swapped on every deal`);
  io.out(`  won, drawn, lost       ${wins}, ${draws}, ${losses}`);
  for (const line of courseLines(summary, first)) io.out(line);
  io.out(endingsLine(summary));
  for (const line of lines) io.out(line);
  io.out(`${a} wins ${within(summary.winRate)}, 95 % over pairs`);
}
