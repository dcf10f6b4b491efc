// `duello replay`: a match from a file or a link, told again from the start, with its hash verified.

import { hash, type MatchRecord, replay as replayMatch, type State } from '@duello/kernel';
import { wrap } from '../columns.ts';
import { type Args, type Command, type Io, JSON_FLAG, langFlag } from '../command.ts';
import { type Table, withTable } from '../games.ts';
import type { Layout } from '../layout.ts';
import { logLines } from '../log.ts';
import { type Paint, painter } from '../paint.ts';
import { type Found, findMatch, inWords, linkOf, writeRecord } from '../saved.ts';
import { words as allWords, langOf } from '../words/all.ts';
import type { Words } from '../words/words.ts';

const WIDTH = 80;

export const replay: Command = {
  name: 'replay',
  summary: 'step through a match and verify its hash',
  usage: 'FILE|LINK [flags]',
  words: ['FILE|LINK'],
  flags: {
    lang: langFlag('en'),
    step: { kind: 'switch', help: 'one answer at a time' },
    to: { kind: 'number', value: 'N', help: 'stop after answer N' },
    link: { kind: 'switch', help: 'print only the link of the match' },
    out: { kind: 'text', value: 'FILE', help: 'write the match as JSON, cut at --to' },
    json: JSON_FLAG,
  },
  notes: ['The last line says how many answers were replayed and that the hash is right.'],
  async run(args, io) {
    const found = findMatch(args.words[0]);
    return withTable(found.game, (table) => tell(table, found, args, io));
  },
};

/** One moment of the match: what its answer led to, and the table as a watcher sees it. */
interface Moment<V, E> {
  readonly events: readonly E[];
  readonly view: V;
}

async function tell<S extends State, V, O, E>(
  table: Table<S, V, O, E>,
  found: Found,
  args: Args,
  io: Io,
): Promise<number> {
  const { rules } = table.tools;
  const whole = inWords(rules, found);
  const moments: Moment<V, E>[] = [];
  replayMatch(rules, whole);
  const record = cut(whole, args.number('to'));
  const { state, options, answers } = replayMatch(rules, record, (now, events) => {
    moments.push({ events: [...events], view: rules.view(now, 'watcher') });
  });
  const { game, seed } = record;
  const kept: MatchRecord = { ...record, hash: hash(state) };
  const link = linkOf(rules, kept);
  const compared = record !== whole ? 'cut' : whole.hash === null ? 'none' : 'whole';
  const file = args.text('out');
  if (file !== null) writeRecord(file, kept);
  if (args.on('link')) io.out(link);
  else if (args.on('json')) {
    const verified = compared === 'whole';
    io.out(JSON.stringify({ game, seed, answers: answers.length, hash: kept.hash, verified, link }, null, 2));
  } else {
    const lang = langOf(args.textOf('lang'));
    const words = allWords[lang];
    const paint = painter(io.colour);
    const layout = table.layout({ viewer: 'watcher', lang, words, width: WIDTH, paint }, options);
    io.out(paint('bold', words.begins(table.title, seed)));
    const finished = await show({ moments, layout, words, paint, io }, args.on('step'));
    if (finished) io.out(words.replayed(answers.length, hash(state), compared));
  }
  return 0;
}

/** The record up to an answer: its hash is then no longer that of the whole. */
const cut = (record: MatchRecord, to: number | null): MatchRecord =>
  to === null || to >= record.answers.length ? record : { ...record, answers: record.answers.slice(0, to), hash: null };

interface Show<V, E> {
  readonly moments: readonly Moment<V, E>[];
  readonly layout: Layout<V, E>;
  readonly words: Words;
  readonly paint: Paint;
  readonly io: Io;
}

function print<V, E>({ layout, paint, io }: Show<V, E>, events: readonly E[]): void {
  const lines = events.map((event) => layout.line(event)).filter((line) => line !== null);
  for (const line of logLines(lines, WIDTH, paint)) io.out(line);
}

/** Tells all at once, or one answer at a time; false when the person left before the end. */
async function show<V, E>(showing: Show<V, E>, stepping: boolean): Promise<boolean> {
  const { moments, layout, words, io } = showing;
  if (!stepping) {
    print(
      showing,
      moments.flatMap((moment) => moment.events),
    );
    io.out('');
    for (const line of layout.table(moments[moments.length - 1].view)) io.out(line);
    io.out('');
    return true;
  }
  for (const line of wrap(words.stepHelp, WIDTH)) io.out(line);
  for (let at = 0; at < moments.length; ) {
    print(showing, moments[at].events);
    if (at === moments.length - 1) return true;
    const to = await nextStop(showing, at);
    if (to === null) return false;
    for (at++; at < to; at++) print(showing, moments[at].events);
  }
  return true;
}

/** The next answer to stop at, or null to leave. */
async function nextStop<V, E>({ moments, layout, words, io }: Show<V, E>, at: number): Promise<number | null> {
  const end = moments.length - 1;
  for (;;) {
    const typed = (await io.ask(words.stepPrompt(at, end)))?.trim() ?? null;
    if (typed === null || typed === 'q') return null;
    if (typed === '') return at + 1;
    if (typed === 't') for (const line of layout.table(moments[at].view)) io.out(line);
    else if (/^\d+$/.test(typed) && Number(typed) > at && Number(typed) <= end) return Number(typed);
    else for (const line of wrap(words.stepHelp, WIDTH)) io.out(line);
  }
}
