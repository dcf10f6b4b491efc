// Which options does a question of Contracts show, and what stands beside each?

import { type Decision, other, type Seat } from '@duello/kernel';
import type { Entry, Group, Peek } from '@duello/terminal';
import { COLOURS, QUESTIONS, type QuestionName, type View } from '../index.ts';
import { contractName, creatureName, type Naming, numbersOf, sideOf, spotLabel, spotOf } from './naming.ts';
import { turnGroups } from './turn-menu.ts';

export const questionOf = (what: string): QuestionName => QUESTIONS.find((name) => name === what) ?? 'act';

export function menuGroups(view: View, peek: Peek<View>, naming: Naming): readonly Group[] {
  const { decision } = view;
  if (decision === null) return [];
  if (decision.what === 'act') return turnGroups(view, decision, peek, naming);
  if (decision.what === 'target') return targetGroups(view, decision, naming);
  const entries = keysOf(decision).map((key) => entryOf(view, decision, key, naming));
  return [
    { title: null, flows: false, entries: [...entries.filter(isLast), ...entries.filter((one) => !isLast(one))] },
  ];
}

/** Places from left to right; the rest as it is offered. */
function keysOf({ what, options }: Decision): readonly string[] {
  const keys = options.map(({ key }) => key);
  return what === 'place' || what === 'move' ? keys.sort((a, b) => Number(a) - Number(b)) : keys;
}

const isLast = ({ last }: Entry): boolean => last === true;
const ENDS: readonly string[] = ['keep', 'no'];

function entryOf(view: View, decision: Decision, key: string, naming: Naming): Entry {
  const label = labelOf(view, decision, key, naming);
  return ENDS.includes(key) ? { label, picks: [key], last: true } : { label, picks: [key] };
}

/** An option in words, with what one wants to know before choosing it. */
export function labelOf(view: View, decision: Decision, key: string, naming: Naming): string {
  const { text, plain } = naming;
  const label = text.option(questionOf(decision.what), key, plain);
  switch (decision.what) {
    case 'colour':
    case 'extractor':
      return `${label}: ${havingOf(view, decision.seat, key, naming)}`;
    case 'draw':
    case 'look':
      return label + drawDetail(view, decision.seat, key, naming);
    case 'take':
    case 'takeBack':
      return cardLabel(key, naming);
    case 'place':
      return placeLabel(view.players[decision.seat].line.map(nameOf(naming)), Number(key) - 1, naming);
    case 'move':
      return moveLabel(view, decision, key, naming) ?? label;
    case 'target': {
      const [side, spot] = key.split(':');
      const seat = sideOf(side, decision.seat);
      return `${naming.who(seat)}: ${spotLabel(view, seat, spotOf(spot), naming)}`;
    }
    default:
      return label;
  }
}

const nameOf =
  (naming: Naming) =>
  (creature: View['players'][Seat]['line'][number], index: number): string =>
    creatureName(creature, index, naming);

/** How many extractors of the colour there are, and how many the dearest contract in hand asks for. */
function havingOf(view: View, seat: Seat, key: string, { ui, cards }: Naming): string {
  const colour = COLOURS.find((one) => one === key) ?? 'pure';
  const { extractors, hand } = view.players[seat];
  const asked = (hand ?? []).map((id) => cards.get(id)?.cost[colour] ?? 0);
  return ui.have(extractors[colour], Math.max(0, ...asked));
}

/** What a draw costs: burnout where the deck is short (C205), and what a special one puts into the pile (C204). */
function drawDetail(view: View, seat: Seat, key: string, { ui }: Naming): string {
  const [kind, n] = key.split(':');
  const { deckSize } = view.players[seat];
  const count = Number(n);
  const damage = kind === 'special' ? Math.max(0, Math.min(count, deckSize) - 2) : 0;
  const parts = [
    ...(damage > 0 ? [ui.specialCosts(damage)] : []),
    ...(count > deckSize ? [ui.burns(count - deckSize)] : []),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** A contract with its whole text: what one wants to read before taking it. */
function cardLabel(id: string, naming: Naming): string {
  const { cards, text, plain } = naming;
  const card = cards.get(id);
  if (card === undefined) return naming.name(id);
  const kind = numbersOf(card) === null ? `${text.kind(card)}. ` : '';
  return `${contractName(id, naming)} ${naming.paint('dim', kind + text.card(card, plain).join(' '))}`.trimEnd();
}

/** A place by its neighbours-to-be. */
function placeLabel(line: readonly string[], at: number, { ui }: Naming): string {
  const [left, right] = [line[at - 1], line[at]];
  if (left === undefined) return ui.leftOf(right ?? '');
  return right === undefined ? ui.rightOf(left) : ui.between(left, right);
}

/** Where it stands is the place that is not offered. */
function moveLabel(view: View, decision: Decision, key: string, naming: Naming): string | null {
  const size = decision.options.length + 1;
  const offered = new Set(decision.options.map((option) => option.key));
  const from = Array.from({ length: size }, (_, i) => i).find((i) => !offered.has(String(i + 1)));
  if (from === undefined) return null;
  const seats: readonly Seat[] = [decision.seat, other(decision.seat)];
  const seat = seats.find((one) => {
    const { line } = view.players[one];
    return line.length === size && line[from].card === view.waiting?.about;
  });
  if (seat === undefined) return null;
  const names = view.players[seat].line.map(nameOf(naming)).filter((_, i) => i !== from);
  return placeLabel(names, Number(key) - 1, naming);
}

/** Targets by side, the other side first. */
function targetGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const sides = ['opposing', 'own'] as const;
  return sides.flatMap((side) => {
    const seat = sideOf(side, decision.seat);
    const entries = decision.options.flatMap(({ key }) => {
      const [keySide, spot] = key.split(':');
      return keySide === side ? [{ label: spotLabel(view, seat, spotOf(spot), naming), picks: [key] }] : [];
    });
    return entries.length === 0 ? [] : [{ title: `${naming.who(seat)}:`, flows: true, entries }];
  });
}
