// How do two bots fare against each other? The same deals with seats swapped, on all cores.

import type { Json } from '@duello/kernel';
import { allCores, type Interval, type Summary, simulate, summarise, withGame } from '@duello/lab';
import { BOT_NAMES, botCalled } from '../bots.ts';
import { type Command, type Io, JSON_FLAG, OPTION_FLAG, SEED_FLAG } from '../command.ts';
import { checkGame } from '../games.ts';
import { readOptionFlags } from '../options-flag.ts';

const BOTS = BOT_NAMES.join(', ');

export const sim: Command = {
  name: 'sim',
  summary: 'bots against bots, with swapped seats',
  usage: '<game> --a BOT --b BOT [flags]',
  words: ['<game>'],
  flags: {
    a: { kind: 'text', value: 'BOT', help: `the bot whose rate is told: ${BOTS}`, fallback: 'greedy' },
    b: { kind: 'text', value: 'BOT', help: `the bot it plays against: ${BOTS}`, fallback: 'random' },
    pairs: {
      kind: 'number',
      value: 'N',
      least: 1,
      help: 'deals; each is played twice, with seats swapped',
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
  notes: ['The same seed gives the same matches on every machine and any number of cores.'],
  async run(args, io) {
    const [game] = args.words;
    const [a, b] = [args.textOf('a'), args.textOf('b')];
    checkGame(game);
    botCalled(a);
    botCalled(b);
    const options = checkedOptions(game, readOptionFlags(args.texts('option')));
    const pairs = args.numberOf('pairs');
    const contest = { game, a, b, seed: args.textOf('seed'), options };
    const progress = io.progress('sim', pairs);
    const told = (done: number): void => progress.at(done);
    const played = await simulate(contest, pairs, { workers: args.number('cores') ?? allCores(), told });
    progress.end();
    const summary = summarise(played);
    if (args.on('json')) io.out(JSON.stringify({ ...contest, pairs, ...summary }, null, 2));
    else tell(a, b, summary, io);
    return 0;
  },
};

/** As short as they can be written; throws BadInput when the game does not take them. */
const checkedOptions = (game: string, options: Json): Json =>
  withGame(game, ({ rules }) => rules.shorten(rules.options(options)));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const within = ({ mean, low, high }: Interval): string => `${percent(mean)} (${percent(low)} to ${percent(high)})`;

function tell(a: string, b: string, summary: Summary, io: Io): void {
  const { matches, wins, draws, losses, rounds, decisions, endings, firstPlayer } = summary;
  const ended = Object.entries(endings).sort(([, one], [, two]) => two - one);
  io.out(`${a} against ${b}: ${matches} matches, seats swapped on every deal`);
  io.out(`  won, drawn, lost       ${wins}, ${draws}, ${losses}`);
  io.out(`  first player           ${within(firstPlayer)}`);
  io.out(`  rounds                 median ${rounds.median}, 5 % within ${rounds.p5}, 95 % within ${rounds.p95}`);
  io.out(`  decisions a match      ${decisions.toFixed(1)}`);
  io.out(`  endings                ${ended.map(([reason, count]) => `${reason} ${count}`).join(', ')}`);
  io.out(`${a} wins ${within(summary.winRate)}, 95 % over pairs`);
}
