// How is a match looked at again? Played once from its record; every moment is kept, and seen through any eyes when asked for.

import type { Tools } from '@duello/bots';
import {
  type Answer,
  answer,
  BadInput,
  begin,
  hash,
  isOver,
  type MatchRecord,
  type Rules,
  readRecord,
  type State,
} from '@duello/kernel';
import { fromText, headOf, linkText, patience, TOO_LONG, toText, underVersion } from '@duello/language';
import type { Eyes, Illegal, Opened, ProblemKind, ReplayHead } from '@duello/table';
import { withGame } from './games.ts';

/** One thing that happened, the state after it, and how many answers had been given. */
interface Moment<S, E> {
  readonly event: E | null;
  readonly state: S;
  readonly answers: number;
}

/** What can be asked of the match that is looked at. */
export interface Tape {
  events(eyes: Eyes): readonly unknown[];
  /** The view of one pair of eyes; two of them for both seats. */
  views(eyes: Eyes, at: number): readonly unknown[];
  /** The compact text of the match up to so many answers. */
  cut(answers: number): string;
}

function momentsOf<S extends State, V, O, E>(
  { rules }: Tools<S, V, O, E>,
  { seed, options, answers }: MatchRecord,
): readonly Moment<S, E>[] {
  const opening: E[] = [];
  const match = begin(rules, seed, rules.options(options), (event) => opening.push(event));
  const start = rules.copy(match.state);
  const moments: Moment<S, E>[] = (opening.length === 0 ? [null] : opening).map((event) => ({
    event,
    state: start,
    answers: 0,
  }));
  answers.forEach((given: Answer, index) => {
    const before = moments.length;
    answer(match, given, (event) => moments.push({ event, state: rules.copy(match.state), answers: index + 1 }));
    // The last event stands for the whole answer: the next question is already on the table.
    const last = moments.length > before ? moments.pop() : undefined;
    moments.push({ event: last?.event ?? null, state: rules.copy(match.state), answers: index + 1 });
  });
  return moments;
}

/** A record that is known to be good, ready to be looked at. */
export function tapeOf<S extends State, V, O, E>(
  tools: Tools<S, V, O, E>,
  record: MatchRecord,
): { readonly head: ReplayHead; readonly tape: Tape } {
  const { rules } = tools;
  const moments = momentsOf(tools, record);
  const { state } = moments[moments.length - 1];
  const last = hash(state);
  const cut = (answers: number): string => {
    // Earlier moments with the same count are in the middle of the last answer.
    const end = moments.findLast((moment) => moment.answers === answers)?.state ?? state;
    return toText(rules, { ...record, answers: record.answers.slice(0, answers), hash: hash(end) });
  };
  return {
    head: {
      game: record.game,
      record,
      text: toText(rules, record),
      moments: moments.map((moment) => moment.answers),
      over: isOver(state),
      check: record.hash === null ? 'none' : record.hash === last ? 'same' : 'other',
      otherRules: null,
    },
    tape: {
      events: (eyes) =>
        moments.map(({ event }) => (event === null || eyes === 'both' ? event : rules.see(event, eyes))),
      views(eyes, at) {
        const moment = moments[Math.max(0, Math.min(moments.length - 1, at))];
        return eyes === 'both'
          ? [rules.view(moment.state, 0), rules.view(moment.state, 1)]
          : [rules.view(moment.state, eyes)];
      },
      cut,
    },
  };
}

const isFile = (text: string): boolean => text.trimStart().startsWith('{');

/** A record file is JSON, a link's text is not; its first answers only, when no more are wanted. */
function readJson(text: string, most: number): MatchRecord | null {
  if (!isFile(text)) return null;
  try {
    const { answers, ...rest } = JSON.parse(text);
    return readRecord({ ...rest, answers: Array.isArray(answers) ? answers.slice(0, most) : answers });
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput('', 'this file is not whole');
  }
}

const ALL = Number.POSITIVE_INFINITY;

/** The record in a link's text or in a file, or no more than its first answers. */
function recordIn<S extends State, V, O, E>(rules: Rules<S, V, O, E>, text: string, most: number): MatchRecord {
  const file = readJson(text, most);
  // Writing a file's record as text checks its version and every answer.
  return fromText(rules, file === null ? text : toText(rules, file, patience()), most, patience());
}

/** The match as if it had been played by these rules. */
function underToday<S extends State, V, O, E>({ version }: Rules<S, V, O, E>, text: string): string {
  return isFile(text) ? JSON.stringify({ ...JSON.parse(text), version }) : underVersion(text, version);
}

type Taped = { readonly opened: Opened; readonly tape: Tape | null };

function tapeOfToday<S extends State, V, O, E>(tools: Tools<S, V, O, E>, text: string): Taped {
  try {
    const { head, tape } = tapeOf(tools, recordIn(tools.rules, text, ALL));
    return { opened: { kind: 'opened', head }, tape };
  } catch (error) {
    const illegal = error instanceof BadInput ? illegalIn(tools.rules, text, error) : null;
    if (!(error instanceof BadInput) || illegal === null) throw error;
    return { opened: { kind: 'problem', problem: { kind: 'illegal', detail: error.message, illegal } }, tape: null };
  }
}

/** A match of other rules, as far as today's play it; nothing need be said of one that they lead to the same end. */
function tapeOfOther<S extends State, V, O, E>(tools: Tools<S, V, O, E>, text: string, version: number): Taped {
  const todays = tapeOfToday(tools, underToday(tools.rules, text));
  const { opened } = todays;
  const legal = opened.kind === 'problem' ? (opened.problem.illegal?.legal ?? null) : null;
  const { opened: shown, tape } = legal === null ? todays : tapeOfToday(tools, legal);
  if (shown.kind !== 'opened' || shown.head.check === 'same') return { opened: shown, tape };
  const refused = opened.kind === 'problem' ? (opened.problem.illegal?.answer ?? 0) : 0;
  const otherRules = { version, today: tools.rules.version, refused };
  // The link stays what it was: whoever opens it again is told the same.
  const link = isFile(text) ? shown.head.text : text;
  return { opened: { kind: 'opened', head: { ...shown.head, text: link, check: 'none', otherRules } }, tape };
}

/** Opens a match from the text of a link or from a record file, or says what is wrong with it. */
export async function openTape(input: string): Promise<Taped> {
  const text = isFile(input) ? input.trim() : linkText(input);
  try {
    const { game, version } = readJson(text, 0) ?? headOf(text);
    return await withGame(game, <S extends State, V, O, E>(tools: Tools<S, V, O, E>) =>
      version === tools.rules.version ? tapeOfToday(tools, text) : tapeOfOther(tools, text, version),
    );
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { path, message } = error;
    return {
      opened: { kind: 'problem', problem: { kind: kindOf(text, path), detail: message, illegal: null } },
      tape: null,
    };
  }
}

function illegalIn<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  text: string,
  { path, reason }: BadInput,
): Illegal | null {
  const step = /^answers\[(\d+)\]/.exec(path);
  if (step === null) return null;
  const before = Number(step[1]);
  const legal = toText(rules, { ...recordIn(rules, text, before), hash: null });
  return { game: rules.id, answer: before + 1, reason, legal };
}

/** Every link begins with the number of its format. */
const LINK = /^(A[Q-Za-f]|\{)/;

function kindOf(text: string, path: string): ProblemKind {
  if (text === '') return 'empty';
  if (path === 'game') return path;
  if (path.startsWith('options')) return 'options';
  if (path === TOO_LONG) return 'long';
  return LINK.test(text) ? 'damaged' : 'foreign';
}
