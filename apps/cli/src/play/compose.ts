// How is an answer of many parts put together? Part by part, as often as one likes, and sent once.

import { type Completion, type Decision, questionOf, type State } from '@duello/kernel';
import { type Draft, type Menu, menuOf, wrap } from '@duello/terminal';
import type { Step } from './choose.ts';
import { promptCommand } from './prompt-commands.ts';
import { entryAt, playChoice, type Session } from './session.ts';

/** What may be added to the draft, by the rules. */
export function draftCompletion<S extends State, V, O, E>(
  { game, match }: Session<S, V, O, E>,
  decision: Decision,
  draft: Draft,
): Completion {
  const { plans } = questionOf(game.tools.rules, match.state);
  if (decision.shape === 'plan' && plans !== null) return plans.complete(match.state, decision.seat, draft.plan);
  const picks = 'picks' in draft.words ? draft.words.picks : [];
  const copies = (key: string): number => picks.filter((one) => one === key).length;
  const open = decision.options.filter(({ key, limit }) => copies(key) < limit && picks.length < decision.max);
  const legal = picks.length >= decision.min;
  return {
    legal,
    reason: null,
    next: open.map(({ key }) => key),
    blocked: decision.blocked,
    sums: { max: decision.max },
  };
}

interface Screen {
  readonly menu: Menu;
  readonly completion: Completion;
}

function show<S extends State, V, O, E>(session: Session<S, V, O, E>, decision: Decision, draft: Draft): Screen {
  const { io, layout, game, match, width, paint } = session;
  const view = game.tools.rules.view(match.state, decision.seat);
  const completion = draftCompletion(session, decision, draft);
  const menu = menuOf(draft.menu(completion), width, paint);
  io.out(` ${paint('bold', draft.sums(completion))}`);
  draft.parts.forEach(({ label }, i) => {
    for (const line of wrap(`  ${paint('yellow', `-${i + 1}`)}  ${label}`, width, '      ')) io.out(line);
  });
  for (const line of menu.lines) io.out(line);
  for (const line of layout.whyNot(view, draft.hints(completion))) io.out(line);
  return { menu, completion };
}

/** Asks until the answer is sent or left. */
export async function compose<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
): Promise<Step> {
  const { io, layout, game, match, words, width, paint } = session;
  const view = game.tools.rules.view(match.state, decision.seat);
  for (const line of wrap(` ${layout.ask(view)}`, width, ' ')) io.out(paint('bold', line));
  io.out(paint('dim', ` ${words.goesOn}`));
  const history: Draft[] = [];
  let draft = layout.draft(view);
  let screen = show(session, decision, draft);
  for (;;) {
    const typed = (await io.ask(words.prompt))?.trim() ?? null;
    if (typed === null) return 'ended';
    if (typed === '') continue;
    const { menu, completion } = screen;
    const back = typed === 'u' ? history.pop() : undefined;
    if (back === undefined) {
      const did = await promptCommand(session, typed, {
        seat: decision.seat,
        menu,
        blocked: completion.blocked,
        composing: true,
      });
      if (did === 'stay') continue;
      if (did !== null) return did;
    }
    const after = back ?? changed(session, decision, draft, typed, menu);
    if (after === 'sent') return 'moved';
    if (after === null) continue;
    if (back === undefined) history.push(draft);
    draft = after;
    screen = show(session, decision, draft);
  }
}

/** The draft after what was typed; null when nothing changed. */
function changed<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
  draft: Draft,
  typed: string,
  menu: Menu,
): Draft | 'sent' | null {
  const { io, words } = session;
  let after = draft;
  const parts = typed === 'all' ? allOf(menu) : typed.split(/[\s,]+/);
  for (const part of parts) {
    if (part === '0') {
      const sent = playChoice(session, { seat: decision.seat, decision: decision.id, ...after.words });
      return sent ? 'sent' : after === draft ? null : after;
    }
    const next = part.startsWith('-') ? removed(session, after, part) : added(session, decision, after, part, menu);
    if (next === null) break;
    after = next;
  }
  if (parts.length === 0) io.out(words.noAll);
  return after === draft ? null : after;
}

/** The numbers that `all` stands for. */
const allOf = ({ numbers }: Menu): readonly string[] =>
  [...numbers].flatMap(([number, { all }]) => (all === true ? [String(number)] : []));

function removed<S extends State, V, O, E>(
  { io, words }: Session<S, V, O, E>,
  draft: Draft,
  typed: string,
): Draft | null {
  const part = draft.parts[Number(typed.slice(1)) - 1];
  if (part === undefined) io.out(words.noPart(Number(typed.slice(1))));
  return part?.without() ?? null;
}

/** Adds all the keys of an entry, or says which of them is not legal and why. */
function added<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
  draft: Draft,
  typed: string,
  menu: Menu,
): Draft | null {
  const { io, words, layout, game, match } = session;
  const entry = entryAt(session, typed, menu);
  if (entry === null) return null;
  let after = draft;
  for (const key of entry.picks) {
    const { next, blocked } = draftCompletion(session, decision, after);
    if (!next.includes(key)) {
      const view = game.tools.rules.view(match.state, decision.seat);
      io.out(words.cantNow);
      for (const line of layout.whyNot(
        view,
        blocked.filter((one) => one.key === key),
      ))
        io.out(line);
      return null;
    }
    after = after.add(key);
  }
  return after;
}
