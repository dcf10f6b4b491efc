// `duello review`: how well was a match played? Every answer beside the best its player could have found, and luck.

import { setImmediate as breathe } from 'node:timers/promises';
import { type Judged, LEVELS, type LevelName, type Review, reviewAs, reviewing, USUAL_REVIEW } from '@duello/bots';
import { BadInput, isOver, outcome, SEATS, type State } from '@duello/kernel';
import {
  words as allWords,
  type Lang,
  type Layout,
  langOf,
  type Paint,
  painter,
  type TerminalGame,
  WIDTH,
  wrap,
} from '@duello/terminal';
import { withOneGame } from '../games/one-game.ts';
import { type Args, type Command, INTERRUPTED, type Io, JSON_FLAG, LANG_FLAG } from '../io/command.ts';
import { rerun } from '../match/rerun.ts';
import { type Found, findMatch, typed } from '../match/saved.ts';
import { reviewLines } from '../review/print.ts';
import { reportOf, type Told } from '../review/report.ts';
import { turnsOf } from '../review/turns.ts';

const LEVEL_NAMES = Object.keys(LEVELS);
const isLevel = (name: string): name is LevelName => Object.hasOwn(LEVELS, name);

export const review: Command = {
  name: 'review',
  usage: 'FILE|LINK [flags]',
  words: ['FILE|LINK'],
  flags: {
    level: {
      kind: 'text',
      value: 'LEVEL',
      oneOf: LEVEL_NAMES,
      help: `how much is thought about every answer: ${LEVEL_NAMES.join(', ')}`,
      fallback: USUAL_REVIEW,
    },
    lang: LANG_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    'Every answer is judged from what its player could know at that moment, beside the best that was found. ?! marks an ' +
      'inaccuracy, ? a mistake, ?? a blunder: so much of the chance to win was given away. The same match and level give ' +
      'the same review everywhere. Ctrl+C stops early and tells what has been found.',
    '',
    'Examples:  npx duello review match.json',
    '           npx duello review LINK --level club --lang it',
  ],
  async run(args, io) {
    const found = findMatch(args.words[0]);
    return withOneGame(found.game, (game) => tell(game, found, args, io));
  },
};

async function tell<S extends State, V, O, E>(
  game: TerminalGame<S, V, O, E>,
  found: Found,
  args: Args,
  io: Io,
): Promise<number> {
  const { rules } = game.tools;
  const [lang, level] = [langOf(args.textOf('lang')), args.textOf('level')];
  if (!isLevel(level)) throw new BadInput('', `there is no level "${level}"`);
  const states: S[] = [];
  const steps: E[][] = [];
  const { match, record } = rerun(game, found, lang, null, (now, events) => {
    states.push(rules.copy(now));
    steps.push([...events]);
  });
  // Both sides are told what was better, from cards that the other has not seen.
  if (!isOver(match.state)) {
    throw new BadInput(found.file ?? '', 'this match is not over yet: play it to its end, then review it');
  }
  const done = await judgeAll(reviewing(game.tools, record, reviewAs(level)), match.answers.length, io);
  const paint = painter(io.colour);
  const layoutFor = layouts(game, match.options, lang, paint);
  const words = allWords[lang];
  const told: Told<V, E> = {
    words,
    turns: turnsOf(layoutFor('watcher'), steps),
    layoutOf: layoutFor,
    viewAt: (at, seat) => rules.view(states[at], seat),
  };
  const report = reportOf(done.review, told);
  const ended = outcome(rules, match.state);
  if (args.on('json')) {
    const { seed, game: id } = record;
    const [answers, reviewed] = [match.answers.length, done.reviewed];
    io.out(JSON.stringify({ game: id, seed, level, answers, reviewed, outcome: ended, ...report }, null, 2));
    return done.stopped ? INTERRUPTED : 0;
  }
  const width = Math.min(WIDTH, io.columns);
  const say = (text: string): void => {
    for (const line of wrap(text, width)) io.out(line);
  };
  io.out(paint('bold', words.begins(game.title[lang], record.seed)));
  if (ended !== null) say(`${words.result}: ${layoutFor('watcher').result(ended)}`);
  say(words.review.head(done.review.judged.length, level));
  if (done.stopped) say(words.review.stopped(done.reviewed, match.answers.length));
  io.out('');
  if (report.turns.length === 0) {
    if (!done.stopped) say(words.review.nothing);
  } else {
    const { file } = found;
    const look = (at: number): string | null => (file === null ? null : `duello replay ${typed(file)} --to ${at}`);
    for (const line of reviewLines(report, { words, paint, width, look })) io.out(line);
  }
  return done.stopped ? INTERRUPTED : 0;
}

/** Answer by answer, so that somebody can stop it; what has been found by then is told. */
async function judgeAll(steps: ReturnType<typeof reviewing>, answers: number, io: Io) {
  const [progress, stop] = [io.progress('review', answers), io.interrupted()];
  const judged: Judged[] = [];
  let reviewed = 0;
  try {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return { review: step.value, reviewed, stopped: false };
      reviewed = step.value.done;
      if (step.value.judged !== null) judged.push(step.value.judged);
      progress.at(reviewed);
      // Ctrl+C is heard between two answers.
      await breathe();
      if (stop.aborted) {
        const review: Review = { judged, answers, results: null };
        return { review, reviewed, stopped: true };
      }
    }
  } finally {
    progress.end();
  }
}

/** One layout a viewer, made once. */
function layouts<S extends State, V, O, E>(
  game: TerminalGame<S, V, O, E>,
  options: O,
  lang: Lang,
  paint: Paint,
): (viewer: 'watcher' | (typeof SEATS)[number]) => Layout<V, E> {
  const words = allWords[lang];
  const made = ['watcher' as const, ...SEATS].map(
    (viewer) => [viewer, game.layout({ viewer, lang, words, width: WIDTH, paint }, options)] as const,
  );
  return (wanted) => (made.find(([viewer]) => viewer === wanted) ?? made[0])[1];
}
