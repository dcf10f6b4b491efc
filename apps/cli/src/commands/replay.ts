// `duello replay`: a match from a file or a link, told again from the start, with its hash verified.

import { hash, isOver, type MatchRecord, type State } from '@duello/kernel';
import { scenarioOf } from '@duello/lab';
import {
  words as allWords,
  type Layout,
  langOf,
  logLines,
  type Paint,
  painter,
  type TerminalGame,
  WIDTH,
  type Words,
  wrap,
} from '@duello/terminal';
import { withOneGame } from '../games/one-game.ts';
import { type Args, type Command, FORCE_FLAG, type Io, JSON_FLAG, LANG_FLAG } from '../io/command.ts';
import { rerun } from '../match/rerun.ts';
import { type Found, fileFor, findMatch, linkOf, writeMatch, writeRecord } from '../match/saved.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE|LINK [flags]',
  words: ['FILE|LINK'],
  flags: {
    lang: LANG_FLAG,
    all: { kind: 'switch', help: 'everything at once; on a terminal it goes answer by answer' },
    to: { kind: 'number', value: 'N', help: 'replay only the first N answers, whatever comes after them' },
    link: { kind: 'switch', help: 'print only the link of the match' },
    out: { kind: 'text', value: 'FILE', help: 'write the match as JSON, cut at --to' },
    scenario: { kind: 'text', value: 'FILE', help: 'write it as a scenario file, to make a test of it' },
    force: FORCE_FLAG,
    json: JSON_FLAG,
  },
  notes: ['The last line says how many answers were replayed and that the hash is right.'],
  async run(args, io) {
    const found = findMatch(args.words[0]);
    return withOneGame(found.game, (game) => tell(game, found, args, io));
  },
};

/** One moment of the match: what its answer led to, and the table in the eyes of A, of B and of a watcher when asked for. */
interface Moment<V, E> {
  readonly events: readonly E[];
  seen(): readonly [V, V];
  watched(): V;
}

async function tell<S extends State, V, O, E>(
  game: TerminalGame<S, V, O, E>,
  found: Found,
  args: Args,
  io: Io,
): Promise<number> {
  const { rules } = game.tools;
  const lang = langOf(args.textOf('lang'));
  const moments: Moment<V, E>[] = [];
  const { match, record, whole } = rerun(game, found, lang, args.number('to'), (now, events) => {
    const kept = rules.copy(now);
    moments.push({
      events: [...events],
      seen: () => [rules.view(kept, 0), rules.view(kept, 1)],
      watched: () => rules.view(kept, 'watcher'),
    });
  });
  const { state, options, answers } = match;
  const { game: id, seed } = record;
  const kept: MatchRecord = { ...record, hash: hash(state) };
  const compared = !whole ? 'cut' : record.hash === null ? 'none' : 'whole';
  const file = args.text('out');
  if (file !== null) writeRecord(fileFor(file, args.on('force')), kept);
  const test = args.text('scenario');
  if (test !== null) {
    const { head, answers: lines } = scenarioOf(kept);
    writeMatch(fileFor(test, args.on('force')), head, lines);
  }
  if (args.on('link')) io.out(linkOf(rules, kept));
  else if (args.on('json')) {
    const verified = compared === 'whole';
    const link = linkOf(rules, kept);
    io.out(JSON.stringify({ game: id, seed, answers: answers.length, hash: kept.hash, verified, link }, null, 2));
  } else {
    const words = allWords[lang];
    const paint = painter(io.colour);
    const layout = game.layout({ viewer: 'watcher', lang, words, width: WIDTH, paint }, options);
    io.out(paint('bold', words.begins(game.title[lang], seed)));
    const showing = { moments, over: isOver(state), layout, words, paint, io };
    const finished = await show(showing, io.isTerminal && !args.on('all'));
    if (finished) io.out(words.replayed(answers.length, hash(state), compared));
  }
  return 0;
}

interface Show<V, E> {
  readonly moments: readonly Moment<V, E>[];
  /** Nothing is secret any more. */
  readonly over: boolean;
  readonly layout: Layout<V, E>;
  readonly words: Words;
  readonly paint: Paint;
  readonly io: Io;
}

function print<V, E>({ layout, paint, io }: Show<V, E>, events: readonly E[]): void {
  const lines = events.map((event) => layout.line(event)).filter((line) => line !== null);
  for (const line of logLines(lines, WIDTH, paint)) io.out(line);
}

function printTable<V, E>({ layout, over, io }: Show<V, E>, { seen, watched }: Moment<V, E>): void {
  for (const line of layout.table(over ? layout.open(seen(), 0) : watched())) io.out(line);
}

/** Tells all at once, or one answer at a time; false when the person left before the end. */
async function show<V, E>(showing: Show<V, E>, stepping: boolean): Promise<boolean> {
  const { moments, io } = showing;
  const all = moments.flatMap((moment) => moment.events);
  if (!stepping) print(showing, all);
  else if (!(await stepThrough(showing))) return false;
  io.out('');
  printTable(showing, moments[moments.length - 1]);
  io.out('');
  return true;
}

async function stepThrough<V, E>(showing: Show<V, E>): Promise<boolean> {
  const { moments, words, io } = showing;
  for (const line of wrap(words.stepHelp, WIDTH)) io.out(line);
  for (let at = 0; ; ) {
    print(showing, moments[at].events);
    if (at === moments.length - 1) return true;
    const to = await nextStop(showing, at);
    if (to === null) return false;
    for (at++; at < to; at++) print(showing, moments[at].events);
  }
}

/** The next answer to stop at, or null to leave. */
async function nextStop<V, E>(showing: Show<V, E>, at: number): Promise<number | null> {
  const { moments, words, io } = showing;
  const end = moments.length - 1;
  for (;;) {
    const typed = (await io.ask(words.stepPrompt(at, end)))?.trim() ?? null;
    if (typed === null || typed === 'q') return null;
    if (typed === '') return at + 1;
    if (typed === 't') printTable(showing, moments[at]);
    else if (/^\d+$/.test(typed) && Number(typed) > at && Number(typed) <= end) return Number(typed);
    else for (const line of wrap(words.stepHelp, WIDTH)) io.out(line);
  }
}
