// How does a person answer? By number at a menu; forced answers give themselves.

import {
  type Answer,
  type AnswerBody,
  type Decision,
  decisionOf,
  Refused,
  type Seat,
  type State,
} from '@duello/kernel';
import { type Entry, menuOf, wrap } from '@duello/terminal';
import { compose, draftCompletion } from './compose.ts';
import { type CommandResult, promptCommand } from './prompt-commands.ts';
import { entryAt, mark, peekAt, play, playChoice, type Session } from './session.ts';

/** `ended`: there is no more input. */
export type Step = Exclude<CommandResult, 'stay'> | 'ended';

const answerTo = (decision: Decision, words: AnswerBody): Answer => ({
  seat: decision.seat,
  decision: decision.id,
  ...words,
});

/** The only answer there is, in the words of the game; null when there is a choice. */
export function forced<S extends State, V, O, E>(session: Session<S, V, O, E>, decision: Decision): Answer | null {
  if (decision.shape === 'one') {
    return decision.options.length === 1 ? answerTo(decision, { pick: decision.options[0].key }) : null;
  }
  if (decision.shape !== 'plan' && decision.shape !== 'some') return null;
  if (decision.shape === 'some' && decision.max > 0 && decision.options.length > 0) return null;
  const { layout, match, game } = session;
  const draft = layout.draft(game.tools.rules.view(match.state, decision.seat));
  const { next, legal } = draftCompletion(session, decision, draft);
  return next.length === 0 && legal ? answerTo(decision, draft.words) : null;
}

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

/** Before a number: what is usual is to be asked too. */
const BY_HAND = /^p\s*(?=\d)/i;

/** Asks until the decision is answered or left. */
export async function choose<S extends State, V, O, E>(session: Session<S, V, O, E>, seat: Seat): Promise<Step> {
  const { game, match } = session;
  const decision = decisionOf(game.tools.rules, match.state, seat);
  if (decision === null) return 'moved';
  if (decision.shape === 'plan' || decision.shape === 'some') return compose(session, decision);
  return pick(session, decision);
}

async function pick<S extends State, V, O, E>(session: Session<S, V, O, E>, decision: Decision): Promise<Step> {
  const { io, layout, game, match, width, paint, words } = session;
  const view = game.tools.rules.view(match.state, decision.seat);
  const menu = menuOf(layout.menu(view, peekAt(session, decision.seat)), width, paint);
  for (const line of wrap(` ${layout.ask(view)}`, width, ' ')) io.out(paint('bold', line));
  for (const line of menu.lines) io.out(line);
  for (const line of layout.whyNot(view, layout.hints(view))) io.out(line);
  const prompted = { seat: decision.seat, menu, blocked: decision.blocked, composing: false };
  for (;;) {
    const typed = (await io.ask(words.prompt))?.trim() ?? null;
    if (typed === null) return 'ended';
    if (typed === '') continue;
    const did = await promptCommand(session, typed, prompted);
    if (did === 'stay') continue;
    if (did !== null) return did;
    if (decision.shape === 'one') {
      const byHand = layout.byHand !== null && BY_HAND.test(typed);
      const entry = entryAt(session, byHand ? typed.replace(BY_HAND, '') : typed, menu);
      if (entry !== null && playPicks(session, decision, entry, byHand)) return 'moved';
    } else if (playList(session, decision, typed)) return 'moved';
  }
}

/** Answers one pick after the other, each to the decision that stands then, and what is usual after them. */
function playPicks<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  first: Decision,
  { picks }: Entry,
  byHand: boolean,
): boolean {
  const { game, match, layout, io } = session;
  mark(session);
  let played = 0;
  try {
    for (const key of picks) {
      const decision = decisionOf(game.tools.rules, match.state, first.seat);
      if (decision === null || decision.what !== first.what) break;
      play(session, answerTo(decision, { pick: key }), null);
      played++;
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    io.out(layout.reason(error.reason));
  }
  if (played === 0) session.marks.pop();
  else if (!byHand) playUsual(session, first.seat);
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

/** A number, or all options in order by their numbers. */
function playList<S extends State, V, O, E>(session: Session<S, V, O, E>, decision: Decision, typed: string): boolean {
  const numbers = typed.split(/[\s,]+/).map(Number);
  const words: AnswerBody =
    decision.shape === 'number'
      ? { number: numbers[0] }
      : { order: numbers.map((number) => decision.options[number - 1]?.key ?? '') };
  return playChoice(session, answerTo(decision, words));
}
