// Which bot is stronger, and by how much? Every two on the same deals with swapped seats; results are kept line by line.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { BadInput } from '@duello/kernel';
import {
  allCores,
  type Contest,
  knownPairs,
  linesOfPair,
  type MatchLine,
  type Pair,
  playDeals,
  ratingsOf,
  readMatchLines,
  type Strength,
  strengthOf,
  type Test,
  type Verdict,
  verdictOf,
} from '@duello/lab';
import { readOptionFlags } from '../args/options-flag.ts';
import { checkPlayer, PLAYERS_HELP } from '../games/bots.ts';
import { labGames, withGame } from '../games/lab-games.ts';
import { checkGame } from '../games/terminal-games.ts';
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

export const arena: Command = {
  name: 'arena',
  usage: '<game> BOT BOT... [flags]',
  words: ['<game>', 'BOT...'],
  flags: {
    pairs: {
      kind: 'number',
      value: 'N',
      least: 1,
      help: 'deals for every two bots; each is played twice',
      fallback: 50,
    },
    sprt: {
      kind: 'text',
      value: 'LOW:HIGH',
      help: 'for two bots: stop when it is settled whether the first is stronger by HIGH Elo, or by LOW at most',
    },
    out: {
      kind: 'text',
      value: 'FILE',
      help: 'keep every match there, one JSON line each; what is there already counts',
    },
    seed: { ...SEED_FLAG, fallback: '1' },
    option: OPTION_FLAG,
    cores: CORES_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    `BOT is one of ${PLAYERS_HELP}.`,
    'Ctrl+C stops early and tells what has been played; with --out the same command goes on from there.',
    '',
    'Examples:  npx duello arena <game> club casual --pairs 200',
    '           npx duello arena <game> random casual club strong --out ladder.jsonl',
    '           npx duello arena <game> expert strong --sprt 0:35 --pairs 2000',
  ],
  async run(args, io) {
    const [game, ...names] = args.words;
    checkGame(game);
    const test = readTest(args, names);
    if (names.length < 2) throw new BadInput('', 'name at least two bots');
    for (const name of names) checkPlayer(name);
    const options = readOptionFlags(args.texts('option'));
    const rules = withGame(game, (one) => {
      one.rules.options(options);
      return one.rules.version;
    });
    const twos = names.flatMap((a, i) => names.slice(i + 1).map((b) => ({ a, b })));
    const contests = twos.map(({ a, b }): Contest => ({ game, a, b, seed: args.textOf('seed'), options }));
    const kept = new Kept(args.text('out'), rules);
    const played = await playAll(contests, { args, io, kept, test });
    const report = reportOf(names, played, test);
    if (args.on('json'))
      io.out(JSON.stringify({ game, rules, seed: args.textOf('seed'), options, ...report }, null, 2));
    else tell(names, report, io);
    return played.stopped ? INTERRUPTED : 0;
  },
};

function readTest(args: Args, names: readonly string[]): Test | null {
  const text = args.text('sprt');
  if (text === null) return null;
  const [low, high, ...rest] = text.split(':').map(Number);
  if (rest.length > 0 || !Number.isFinite(low) || !Number.isFinite(high) || low >= high) {
    throw new BadInput('', `--sprt is two differences in Elo such as 0:35, not "${text}"`);
  }
  if (names.length !== 2) throw new BadInput('', '--sprt compares exactly two bots');
  return { low, high };
}

/** The file of results: read once, and every match appended as soon as it is over. */
class Kept {
  readonly #file: string | null;
  readonly #rules: number;
  readonly #lines: readonly MatchLine[];

  constructor(file: string | null, rules: number) {
    this.#file = file;
    this.#rules = rules;
    this.#lines = file === null || !existsSync(file) ? [] : readMatchLines(readFileSync(file, 'utf8'));
  }

  known(contest: Contest): ReadonlyMap<number, Pair> {
    return knownPairs(this.#lines, contest, this.#rules);
  }

  add(contest: Contest, deal: number, pair: Pair): void {
    if (this.#file === null) return;
    const lines = linesOfPair(contest, this.#rules, deal, pair).map((line) => `${JSON.stringify(line)}\n`);
    try {
      appendFileSync(this.#file, lines.join(''));
    } catch (error) {
      throw new BadInput(
        '',
        `the results can’t be written to ${this.#file}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
}

interface Setting {
  readonly args: Args;
  readonly io: Io;
  readonly kept: Kept;
  readonly test: Test | null;
}

interface PlayedAll {
  readonly contests: readonly { readonly contest: Contest; readonly pairs: readonly Pair[] }[];
  readonly stopped: boolean;
}

/** One contest after the other, what is known already left out. */
async function playAll(contests: readonly Contest[], { args, io, kept, test }: Setting): Promise<PlayedAll> {
  const most = args.numberOf('pairs');
  const workers = args.number('cores') ?? allCores();
  const stop = io.interrupted();
  const progress = io.progress('arena', contests.length * most);
  const all: { contest: Contest; pairs: readonly Pair[] }[] = [];
  for (const [index, contest] of contests.entries()) {
    const found = new Map(kept.known(contest));
    const due = [...Array(most).keys()].filter((deal) => !found.has(deal));
    // A test looks at what there is after every few deals, always the same ones first.
    const step = test === null ? due.length : 4 * workers;
    const inOrder = (): readonly Pair[] => [...found].sort(([x], [y]) => x - y).map(([, pair]) => pair);
    for (let from = 0; from < due.length && !stop.aborted; from += step) {
      if (test !== null && verdictOf(inOrder(), test).settled !== null) break;
      const played = (deal: number, pair: Pair): void => {
        found.set(deal, pair);
        kept.add(contest, deal, pair);
        progress.at(index * most + found.size);
      };
      await playDeals(labGames, contest, due.slice(from, from + step), { workers, stop, played });
    }
    all.push({ contest, pairs: inOrder() });
    if (stop.aborted) break;
  }
  progress.end();
  const count = all.reduce((sum, { pairs }) => sum + pairs.length, 0);
  if (stop.aborted) io.err(`stopped after ${count} of ${contests.length * most} pairs.`);
  return { contests: all, stopped: stop.aborted };
}

interface Report {
  readonly met: readonly ({ readonly a: string; readonly b: string } & Strength)[];
  /** By bot, the first at 0; only when there are more than two. */
  readonly ratings: { readonly [bot: string]: number };
  readonly sprt: (Test & Verdict) | null;
}

function reportOf(names: readonly string[], { contests }: PlayedAll, test: Test | null): Report {
  const some = contests.filter(({ pairs }) => pairs.length > 0);
  const met = some.map(({ contest: { a, b }, pairs }) => ({ a, b, ...strengthOf(pairs) }));
  const fitted = ratingsOf(
    names,
    met.map(({ a, b, share, pairs }) => ({ a, b, share: share.mean, pairs })),
  );
  const ratings = Object.fromEntries([...fitted].map(([name, elo]) => [name, Math.round(elo)]));
  const sprt = test === null ? null : { ...test, ...verdictOf(contests[0]?.pairs ?? [], test) };
  return { met, ratings, sprt };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (elo: number): string => `${elo < 0 ? '' : '+'}${elo.toFixed(0)}`;

function tell(names: readonly string[], { met, ratings, sprt }: Report, io: Io): void {
  for (const { a, b, pairs, share, elo, pentanomial } of met) {
    io.out(
      `${a} against ${b}: ${percent(share.mean)} (${percent(share.low)} to ${percent(share.high)}) of ${2 * pairs} matches, ` +
        `Elo ${signed(elo.mean)} (${signed(elo.low)} to ${signed(elo.high)}), pairs ${pentanomial.join(' ')}`,
    );
  }
  if (names.length > 2) {
    io.out('');
    const width = Math.max(...names.map((name) => name.length));
    for (const name of [...names].sort((x, y) => (ratings[y] ?? 0) - (ratings[x] ?? 0))) {
      io.out(`${name.padEnd(width)}  ${String(ratings[name]).padStart(5)} Elo`);
    }
  }
  if (sprt === null) return;
  const verdicts = {
    stronger: `settled: stronger by more than ${sprt.low} Elo`,
    notStronger: `settled: not stronger by ${sprt.high} Elo`,
  };
  const leaning = `not settled: ${sprt.llr.toFixed(2)} of ±${sprt.bound.toFixed(2)}`;
  io.out(
    sprt.settled === null ? leaning : `${verdicts[sprt.settled]} (${sprt.llr.toFixed(2)} of ±${sprt.bound.toFixed(2)})`,
  );
}
