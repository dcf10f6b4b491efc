// How is an answer of many parts put together? Part by part, as often as one likes, and sent once.

import { type Completion, type Decision, questionOf, type State } from '@duello/kernel';
import { type Draft, type Entry, type Menu, menuOf, SIGNS, wrap } from '@duello/terminal';
import type { Step } from './choose.ts';
import { isEndMeant } from './confirm.ts';
import { promptCommand } from './prompt-commands.ts';
import { playChoice, type Session } from './session.ts';
import { entryMeant, keyOf, partsOf, sameIn, sayBlocked } from './typed.ts';

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

/** What has been offered since the question was asked: what is used up leaves a gap, and its number says why. */
interface Offered {
  readonly numbers: Map<string, number>;
  readonly entries: Map<string, Entry>;
}
const nothingOffered = (): Offered => ({ numbers: new Map(), entries: new Map() });

function screenOf<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
  draft: Draft,
  offered: Offered,
): Screen {
  const completion = draftCompletion(session, decision, draft);
  const groups = draft.menu(completion).map((group) => ({ ...group, entries: group.entries.map(withItsNumber) }));
  const menu = menuOf(groups, session.width, session.paint, offered.numbers);
  for (const [sign, entry] of menu.entries) offered.entries.set(sign, entry);
  return { completion, menu };
}

function withItsNumber(entry: Entry): Entry {
  const { by, sign, picks } = entry;
  if (by !== undefined || sign !== undefined || picks.length === 0) return entry;
  return { ...entry, keeps: `${picks.length > 1 ? 'several ' : ''}${picks.at(-1)}` };
}

/** The draft as it stands, and what can be added. */
function show<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
  draft: Draft,
  { menu, completion }: Screen,
): void {
  const { io, layout, game, match, width, paint } = session;
  const view = game.tools.rules.view(match.state, decision.seat);
  for (const line of wrap(` ${draft.sums(completion)}`, width, '   ')) io.out(paint('bold', line));
  draft.parts.forEach(({ label }, i) => {
    for (const line of wrap(`  ${paint('yellow', `-${i + 1}`)}  ${label}`, width, '      ')) io.out(line);
  });
  for (const line of menu.lines) io.out(line);
  for (const line of layout.whyNot(view, draft.hints(completion))) io.out(line);
}

/** Asks until the answer is sent or left. */
export async function compose<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
): Promise<Step> {
  const { io, layout, game, match, words, width, paint } = session;
  const { seat } = decision;
  const view = game.tools.rules.view(match.state, seat);
  const ask = (): void => {
    for (const line of wrap(` ${layout.ask(view)}`, width, ' ')) io.out(paint('bold', line));
  };
  ask();
  for (const line of wrap(` ${words.goesOn}`, width, ' ')) io.out(paint('dim', line));
  const history: Draft[] = [];
  const offered = nothingOffered();
  let draft = layout.draft(view);
  let screen = screenOf(session, decision, draft, offered);
  show(session, decision, draft, screen);
  for (;;) {
    const typed = (await io.ask(words.prompt))?.trim() ?? null;
    if (typed === null) return 'ended';
    if (typed === '') continue;
    const { menu, completion } = screen;
    const back = typed.toLowerCase() === 'u' ? history.pop() : undefined;
    if (back === undefined) {
      const again = (): void => {
        ask();
        show(session, decision, draft, screen);
      };
      const prompted = { seat, menu, blocked: completion.blocked, composing: true, show: again };
      const did = await promptCommand(session, typed, prompted);
      if (did === 'stay') continue;
      if (did !== null) return did;
    }
    const after = back ?? (await changed(session, decision, draft, typed, menu, offered));
    if (after === 'sent') return 'moved';
    if (after === null) continue;
    if (back === undefined) history.push(draft);
    draft = after;
    screen = screenOf(session, decision, draft, offered);
    show(session, decision, draft, screen);
  }
}

/** The draft after what was typed; null when nothing changed. */
async function changed<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
  draft: Draft,
  typed: string,
  menu: Menu,
  offered: Offered,
): Promise<Draft | 'sent' | null> {
  const { io, words } = session;
  let after = draft;
  for (const part of partsOf(typed)) {
    if (part === SIGNS.send) {
      const sent = await sendIfMeant(session, decision, after);
      return sent ? 'sent' : after === draft ? null : after;
    }
    const signs = part === 'all' ? allOf(menu) : [part];
    if (signs.length === 0) io.out(words.noAll);
    for (const sign of signs) {
      const next = /^-\d+$/.test(sign)
        ? removed(session, after, sign)
        : added(session, decision, after, sign, menu, offered);
      if (next === null) return after === draft ? null : after;
      after = next;
    }
  }
  return after === draft ? null : after;
}

async function sendIfMeant<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
  draft: Draft,
): Promise<boolean> {
  if (!(await isEndMeant(session, draft.left()))) return false;
  return playChoice(session, { seat: decision.seat, decision: decision.id, ...draft.words });
}

/** What `all` stands for. */
const allOf = ({ entries }: Menu): readonly string[] =>
  [...entries].flatMap(([sign, { all }]) => (all === true ? [sign] : []));

function removed<S extends State, V, O, E>(
  { io, words }: Session<S, V, O, E>,
  draft: Draft,
  typed: string,
): Draft | null {
  const part = draft.parts[Number(typed.slice(1)) - 1];
  if (part === undefined) io.out(words.noPart(Number(typed.slice(1))));
  return part?.without() ?? null;
}

/** Adds what an entry stands for now, or says what of it is not legal and why. */
function added<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  decision: Decision,
  draft: Draft,
  typed: string,
  menu: Menu,
  offered: Offered,
): Draft | null {
  const gone = menu.entries.has(typed) ? undefined : offered.entries.get(typed);
  if (gone !== undefined) {
    sayBlocked(session, decision.seat, keyOf(gone) ?? '', draftCompletion(session, decision, draft).blocked);
    return null;
  }
  const entry = entryMeant(session, decision.seat, typed, menu);
  if (entry === null) return null;
  // What comes first may have been added meanwhile.
  const now = sameIn(screenOf(session, decision, draft, nothingOffered()).menu.entries.values(), entry) ?? entry;
  let after = draft;
  for (const key of [...(now.first ?? []), ...now.picks]) {
    const { next, blocked } = draftCompletion(session, decision, after);
    if (!next.includes(key)) {
      sayBlocked(session, decision.seat, key, blocked);
      return null;
    }
    after = after.add(key);
  }
  return after;
}
