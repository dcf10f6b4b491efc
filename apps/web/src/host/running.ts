// How is a match run for a page? Answers in, views and events out; bots play their seats from views of their own.

import { botNamed, type Tools } from '@duello/bots';
import {
  type Answer,
  type AnswerBody,
  answer,
  BadInput,
  begin,
  type Completion,
  DECISION,
  decisionOf,
  encode,
  hash,
  isAsked,
  isOver,
  type Json,
  type Match,
  type MatchRecord,
  newReply,
  questionOf,
  type Reason,
  Refused,
  type Rules,
  recordOf,
  replay,
  SEATS,
  type Seat,
  type State,
  sinceAnswerOf,
  stream,
  takeBackAnyway as takeBackMarked,
  undo,
  undoable,
  type Viewer,
} from '@duello/kernel';
import { fromText, headOf, toText, underVersion } from '@duello/language';
import type { EventWithView, Past, Player, Players, Start, UndoBar, Update } from '@duello/table';

export interface Running<S extends State, V, O, E> {
  readonly match: Match<S, V, O, E>;
  readonly tools: Tools<S, V, O, E>;
  readonly players: Players;
  /** Everything that happened, as nobody may see it: told through the viewer's eyes only. */
  past: readonly Past<E>[];
  viewer: Viewer;
  /** What is to be kept of it. */
  text: string;
  /** How often something was answered or taken back. */
  changes: number;
}

export function start<S extends State, V, O, E>(tools: Tools<S, V, O, E>, request: Start): Running<S, V, O, E> {
  const { rules } = tools;
  const person: Seat = request.players[0].kind === 'person' ? 0 : 1;
  const past: Past<E>[] = [];
  const kept = { tools, players: request.players, past, viewer: person, text: '', changes: 0 };
  if (request.from === null) {
    const note = (event: E): void => void past.push({ event, answers: 0, by: null });
    return { ...kept, match: begin(rules, request.seed, rules.options(request.options), note) };
  }
  const { record, isOlder } = goingOn(rules, request.from.text);
  const answers = record.answers.slice(0, request.from.answers ?? record.answers.length);
  let played = 0;
  const match = replay(rules, { ...record, answers, hash: null }, (_, events, given) => {
    if (given !== null) played++;
    for (const event of events) past.push({ event, answers: played, by: given?.seat ?? null });
  });
  // What the older rules led to and today's lead to as well, may go on: it is the same match.
  if (isOlder && record.hash !== hash(match.state)) throw otherRules(rules);
  return { ...kept, match };
}

const otherRules = ({ id, version }: { readonly id: string; readonly version: number }): BadInput =>
  new BadInput('version', `this program plays ${id} by rules ${version}, and this match can’t go on by them`);

/** The record of a match that goes on; one of other rules as if it had been played by these. */
function goingOn<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  text: string,
): { readonly record: MatchRecord; readonly isOlder: boolean } {
  if (headOf(text).version === rules.version) return { record: fromText(rules, text), isOlder: false };
  try {
    return { record: fromText(rules, underVersion(text, rules.version)), isOlder: true };
  } catch (error) {
    throw error instanceof BadInput ? otherRules(rules) : error;
  }
}

/** Everything that happened, through the viewer's eyes. */
function historyOf<S extends State, V, O, E>({ match, past, viewer }: Running<S, V, O, E>): readonly Past<E>[] {
  return past.flatMap((entry) => {
    const event = match.rules.see(entry.event, viewer);
    return event === null ? [] : [{ ...entry, event }];
  });
}

const isBot = (player: Player): player is Extract<Player, { kind: 'bot' }> => player.kind === 'bot';

/** The seats that people at this screen play. */
const people = (players: Players): readonly Seat[] => SEATS.filter((seat) => !isBot(players[seat]));

/** Plays one answer and notes how the table looked after each event, through the viewer's eyes. */
export function play<S extends State, V, O, E>(
  running: Running<S, V, O, E>,
  given: Answer,
): readonly EventWithView<V, E>[] {
  const { match, viewer } = running;
  const { rules } = match;
  running.changes++;
  const frames: EventWithView<V, E>[] = [];
  const events = answer(match, given, (event) => {
    const seen = rules.see(event, viewer);
    if (seen !== null) frames.push({ event: seen, view: rules.view(match.state, viewer) });
  });
  const answers = match.answers.length;
  running.past = [...running.past, ...events.map((event) => ({ event, answers, by: given.seat }))];
  return frames;
}

function undoState<S extends State, V, O, E>({ match, players }: Running<S, V, O, E>): Update<V, E>['undo'] {
  const count = undoable(match, people(players));
  const anyway = sinceAnswerOf(match, people(players)) > 0;
  if (count > 0) return { count: 1, bar: 'nothing', anyway };
  const last = match.answers.at(-1);
  const bar: UndoBar = last === undefined ? 'nothing' : isBot(players[last.seat]) ? 'bot' : 'shown';
  return { count: 0, bar, anyway };
}

export function report<S extends State, V, O, E>(
  running: Running<S, V, O, E>,
  frames: readonly EventWithView<V, E>[],
  afresh: boolean,
): Update<V, E> {
  const { match, players, viewer } = running;
  const last = match.answers.at(-1);
  const thinking = nextBot(running) !== null;
  // In the middle of a bot's turn the last text still stands: a bot would move in the same way again.
  const within = thinking && last !== undefined && isBot(players[last.seat]) && running.text !== '';
  if (!within) running.text = toText(match.rules, recordOf(match));
  return {
    viewer,
    view: match.rules.view(match.state, viewer),
    frames,
    history: afresh ? historyOf(running) : null,
    by: last?.seat ?? null,
    undo: undoState(running),
    takebacks: match.takebacks,
    thinking,
    answers: match.answers.length,
    question: match.state.words[DECISION],
    text: running.text,
    over: isOver(match.state),
  };
}

/** A bot's seat that is asked now. */
function nextBot<S extends State, V, O, E>({ match, players }: Running<S, V, O, E>): Seat | null {
  return SEATS.find((seat) => isBot(players[seat]) && isAsked(match.state, seat)) ?? null;
}

/** What a bot that is asked answers, from what its seat sees; its chance depends on the match and the move's number alone. */
export function botAnswer<S extends State, V, O, E>(running: Running<S, V, O, E>): Answer | null {
  const { match, tools, players } = running;
  const seat = nextBot(running);
  if (seat === null) return null;
  const player = players[seat];
  const decision = decisionOf(match.rules, match.state, seat);
  if (!isBot(player) || decision === null) return null;
  const rng = stream(`${match.seed}/bot/${seat}/${match.answers.length}`);
  const view = match.rules.view(match.state, seat);
  return botNamed(player.bot)({ seat, view, decision, tools, rng });
}

/** A person's answer; the reason when it is refused. */
export function send<S extends State, V, O, E>(
  running: Running<S, V, O, E>,
  given: { readonly seat: Seat; readonly decision: number } & AnswerBody,
): { readonly reason: Reason | null; readonly frames: readonly EventWithView<V, E>[] } {
  const { match, players } = running;
  if (isBot(players[given.seat])) return { reason: { code: 'notAsked', clause: null, values: {} }, frames: [] };
  const reason = encode(match.rules, match.state, given, newReply());
  if (reason !== null) return { reason, frames: [] };
  try {
    return { reason: null, frames: play(running, given) };
  } catch (error) {
    if (error instanceof Refused) return { reason: error.reason, frames: [] };
    throw error;
  }
}

export function takeBack<S extends State, V, O, E>(running: Running<S, V, O, E>): void {
  const { match, players } = running;
  if (undoable(match, people(players)) === 0) return;
  undo(match, 1);
  forgetLater(running);
}

/** The last answer of a person here, with everything since, whatever was shown; as many as leave so many answers. */
export function takeBackAnyway<S extends State, V, O, E>(
  running: Running<S, V, O, E>,
  kept = running.match.answers.length - 1,
): void {
  const { match, players } = running;
  while (match.answers.length > kept && sinceAnswerOf(match, people(players)) > 0) {
    takeBackMarked(match, people(players));
  }
  forgetLater(running);
}

function forgetLater<S extends State, V, O, E>(running: Running<S, V, O, E>): void {
  running.changes++;
  running.past = running.past.filter(({ answers }) => answers <= running.match.answers.length);
}

export function completion<S extends State, V, O, E>(
  { match }: Running<S, V, O, E>,
  seat: Seat,
  partial: Json,
): Completion | null {
  if (!isAsked(match.state, seat)) return null;
  return questionOf(match.rules, match.state).plans?.complete(match.state, seat, partial) ?? null;
}
