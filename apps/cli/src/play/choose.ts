// How does a person answer? By sign or name at a menu; forced answers give themselves, but nothing ends or passes unasked.

import {
  type Answer,
  type AnswerBody,
  type Decision,
  decisionOf,
  Refused,
  type Seat,
  type State,
} from '@duello/kernel';
import { type Entry, type Menu, menuOf, SIGNS, wrap } from '@duello/terminal';
import { compose, draftCompletion } from './compose.ts';
import { isEndMeant } from './confirm.ts';
import { type CommandResult, promptCommand } from './prompt-commands.ts';
import { mark, peekAt, play, playChoice, type Session } from './session.ts';
import { entryMeant, partsOf, sameIn, sayBlocked } from './typed.ts';

/** `ended`: there is no more input. */
export type Step = Exclude<CommandResult, 'stay'> | 'ended';

const answerTo = (decision: Decision, words: AnswerBody): Answer => ({
  seat: decision.seat,
  decision: decision.id,
  ...words,
});

/** The only answer there is, in the words of the game; null when there is a choice, or when it would end or pass. */
export function forced<S extends State, V, O, E>(session: Session<S, V, O, E>, decision: Decision): Answer | null {
  if (decision.shape === 'one') {
    if (decision.options.length !== 1) return null;
    const [{ key }] = decision.options;
    const hasSign = entriesNow(session, decision.seat).some(({ by, picks }) => by !== undefined && picks[0] === key);
    return hasSign ? null : answerTo(decision, { pick: key });
  }
  if (decision.shape !== 'plan' && decision.shape !== 'some') return null;
  if (decision.shape === 'some' && decision.max > 0 && decision.options.length > 0) return null;
  const { layout, match, game } = session;
  const draft = layout.draft(game.tools.rules.view(match.state, decision.seat));
  const { next, legal } = draftCompletion(session, decision, draft);
  return next.length === 0 && legal ? answerTo(decision, draft.words) : null;
}

/** What the menu offers now. */
const entriesNow = <S extends State, V, O, E>(
  { layout, game, match }: Session<S, V, O, E>,
  seat: Seat,
): readonly Entry[] =>
  layout.menu(game.tools.rules.view(match.state, seat), () => null).flatMap((group) => group.entries);

/** Gives the forced answer, with a line in the log. */
export function playForced<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
  only: Answer,
): void {
  const { layout, words, game, match } = session;
  const key = 'pick' in only ? only.pick : null;
  const view = game.tools.rules.view(match.state, decision.seat);
  const draft = key === null ? layout.draft(view) : null;
  const label =
    key === null && draft !== null
      ? (draft.menu(draftCompletion(session, decision, draft))[0]?.entries[0]?.label ?? '')
      : layout.label(view, key ?? '');
  play(session, only, words.onlyChoice(label));
}

/** Before an option: what is usual is to be asked too. */
const BY_HAND = /^p(?:\s+|(?=\d))/i;
/** Passes now and as often as the same is asked again. */
const PASS_ON = SIGNS.pass.repeat(2);

/** Asks until the decision is answered or left. */
export async function choose<S extends State, V, O, E>(session: Session<S, V, O, E>, seat: Seat): Promise<Step> {
  const { game, match } = session;
  const decision = decisionOf(game.tools.rules, match.state, seat);
  if (decision === null) return 'moved';
  if (decision.shape === 'plan' || decision.shape === 'some') return compose(session, decision);
  return pick(session, decision);
}

/** Passes for a person who wants to hear no more of it; false when something else is asked. */
export function passOn<S extends State, V, O, E>(session: Session<S, V, O, E>, decision: Decision): boolean {
  const pass = entriesNow(session, decision.seat).find(({ by }) => by === 'pass');
  if (session.passing !== decision.what || decision.shape !== 'one' || pass === undefined) {
    session.passing = null;
    return false;
  }
  play(session, answerTo(decision, { pick: pass.picks[0] }), null);
  return true;
}

async function pick<S extends State, V, O, E>(session: Session<S, V, O, E>, decision: Decision): Promise<Step> {
  const { io, layout, game, match, words } = session;
  const view = game.tools.rules.view(match.state, decision.seat);
  const menu = menuNow(session, decision);
  const show = (): void => showQuestion(session, view, menu);
  show();
  const prompted = { seat: decision.seat, menu, blocked: decision.blocked, composing: false, show };
  for (;;) {
    const typed = (await io.ask(words.prompt))?.trim() ?? null;
    if (typed === null) return 'ended';
    if (typed === '') continue;
    const did = await promptCommand(session, typed, prompted);
    if (did === 'stay') continue;
    if (did !== null) return did;
    if (decision.shape !== 'one') {
      if (playList(session, decision, typed, menu)) return 'moved';
    } else if (typed === PASS_ON && menu.entries.has(SIGNS.pass)) {
      session.passing = decision.what;
      mark(session);
      return 'moved';
    } else {
      const byHand = layout.byHand !== null && BY_HAND.test(typed);
      const line = byHand ? typed.replace(BY_HAND, '') : typed;
      if (await playLine(session, decision, line, menu, byHand)) return 'moved';
    }
  }
}

/** Numbers that entries keep are forgotten with the question, and with the scene. */
function menuNow<S extends State, V, O, E>(session: Session<S, V, O, E>, { seat, what }: Decision): Menu {
  const { layout, game, match, width, paint } = session;
  const view = game.tools.rules.view(match.state, seat);
  const scene = `${seat} ${what} ${layout.scene(view)}`;
  if (session.numbered.scene !== scene) session.numbered = { scene, numbers: new Map() };
  return menuOf(layout.menu(view, peekAt(session, seat)), width, paint, session.numbered.numbers);
}

function showQuestion<S extends State, V, O, E>(session: Session<S, V, O, E>, view: V, { lines }: Menu): void {
  const { io, layout, width, paint } = session;
  for (const line of wrap(` ${layout.ask(view)}`, width, ' ')) io.out(paint('bold', line));
  for (const line of lines) io.out(line);
  for (const line of layout.whyNot(view, layout.hints(view))) io.out(line);
}

/** Plays all that a line means, as long as it can be chosen; false when nothing was played. */
async function playLine<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  first: Decision,
  line: string,
  menu: Menu,
  byHand: boolean,
): Promise<boolean> {
  const { io, words, game, match } = session;
  const { seat, what } = first;
  const meant: Entry[] = [];
  for (const part of partsOf(line)) {
    const entry = entryMeant(session, seat, part, menu);
    if (entry === null) return false;
    meant.push(entry);
  }
  for (const [i, entry] of meant.entries()) {
    const decision = decisionOf(game.tools.rules, match.state, seat);
    const now = i === 0 ? entry : decision?.what === what ? sameIn(entriesNow(session, seat), entry) : null;
    if (decision === null || now === null) {
      io.out(words.restNotPlayed);
      return true;
    }
    if (now.blocked !== undefined) {
      sayBlocked(session, seat, now.blocked, decision.blocked);
      return i > 0;
    }
    if (now.by === 'end' && !(await isEndMeant(session, leftNow(session, seat)))) return i > 0;
    if (!playPicks(session, decision, now, byHand)) return i > 0;
  }
  return meant.length > 0;
}

const leftNow = <S extends State, V, O, E>({ layout, game, match }: Session<S, V, O, E>, seat: Seat) =>
  layout.left(game.tools.rules.view(match.state, seat));

/** Answers one pick after the other, each to the decision that stands then, and what is usual after them. */
function playPicks<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  begun: Decision,
  { first = [], picks }: Entry,
  byHand: boolean,
): boolean {
  const { game, match, layout, io } = session;
  mark(session);
  let played = 0;
  try {
    for (const key of [...first, ...picks]) {
      const decision = decisionOf(game.tools.rules, match.state, begun.seat);
      if (decision === null || decision.what !== begun.what) break;
      play(session, answerTo(decision, { pick: key }), null);
      played++;
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    io.out(layout.reason(error.reason));
  }
  if (played === 0) session.marks.pop();
  else if (!byHand) playUsual(session, begun.seat);
  return played > 0;
}

function playUsual<S extends State, V, O, E>(session: Session<S, V, O, E>, seat: Seat): void {
  const { game, match, layout } = session;
  for (;;) {
    const decision = decisionOf(game.tools.rules, match.state, seat);
    const usual = decision === null ? null : layout.usual(game.tools.rules.view(match.state, seat));
    if (decision === null || usual === null) return;
    play(session, answerTo(decision, usual), null);
  }
}

/** A number as it stands in the menu, or all options in order by their numbers. */
function playList<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
  typed: string,
  menu: Menu,
): boolean {
  if (decision.shape === 'number') {
    const key = entryMeant(session, decision.seat, typed, menu)?.picks[0];
    return key !== undefined && playChoice(session, answerTo(decision, { number: Number(key) }));
  }
  const order = partsOf(typed).map((number) => decision.options[Number(number) - 1]?.key ?? '');
  return playChoice(session, answerTo(decision, { order }));
}
