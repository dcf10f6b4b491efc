// Which options does a question of Contracts show, and what stands beside each?

import type { Decision, Seat } from '@duello/kernel';
import type { Entry, Group, Peek } from '@duello/terminal';
import { type Colour, type DrawCost, drawCost, QUESTIONS, type QuestionName, readOption, type View } from '../index.ts';
import { changesAfter } from './changes.ts';
import { contractName, creatureName, type Naming, numbersOf, sideOf, spotLabel } from './naming.ts';
import { turnGroups } from './turn-menu.ts';

export const questionOf = (what: string): QuestionName => QUESTIONS.find((name) => name === what) ?? 'act';

export function menuGroups(view: View, peek: Peek<View>, naming: Naming): readonly Group[] {
  const { decision } = view;
  if (decision === null) return [];
  if (decision.what === 'act') return turnGroups(view, decision, naming);
  if (decision.what === 'target') return targetGroups(view, decision, peek, naming);
  const entries = keysOf(decision).map((key) => entryOf(view, decision, key, peek, naming));
  return [
    { title: null, flows: false, entries: [...entries.filter(isPass), ...entries.filter((one) => !isPass(one))] },
  ];
}

/** Places from left to right; the rest as it is offered. */
function keysOf({ what, options }: Decision): readonly string[] {
  const keys = options.map(({ key }) => key);
  return what === 'place' || what === 'move' ? keys.sort((a, b) => Number(a) - Number(b)) : keys;
}

const isPass = ({ by }: Entry): boolean => by === 'pass';
const PASSES: readonly string[] = ['keep', 'no'];

function entryOf(view: View, decision: Decision, key: string, peek: Peek<View>, naming: Naming): Entry {
  const told = decision.what === 'may' ? changesAfter(view, key, peek, null, naming) : '';
  const label = labelOf(view, decision, key, naming) + told;
  return PASSES.includes(key) ? { label, picks: [key], by: 'pass' } : { label, picks: [key] };
}

/** An option in words, with what one wants to know before choosing it. */
export function labelOf(view: View, decision: Decision, key: string, naming: Naming): string {
  const question = questionOf(decision.what);
  const { seat } = decision;
  const label = naming.text.option(question, key, naming.plain);
  const option = readOption(question, key);
  switch (option.word) {
    case 'colour':
      return `${label}: ${havingOf(view, seat, option.colour, naming)}`;
    case 'draw':
    case 'special':
      return label + drawDetail(drawCost(view, seat, option), naming);
    case 'take':
    case 'takeBack':
      return cardLabel(option.card, naming);
    case 'place':
      if (question === 'move') return moveLabel(view, option.place, naming) ?? label;
      return placeLabel(view.players[seat].line.map(nameOf(naming)), option.place - 1, naming);
    case 'target': {
      const side = sideOf(option.side, seat);
      return `${naming.who(side)}: ${spotLabel(view, side, option.spot, naming)}`;
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
function havingOf(view: View, seat: Seat, colour: Colour, { ui, cards }: Naming): string {
  const { extractors, hand } = view.players[seat];
  const asked = (hand ?? []).map((id) => cards.get(id)?.cost[colour] ?? 0);
  return ui.have(extractors[colour], Math.max(0, ...asked));
}

/** What becomes of the rest (C201), and what a draw costs: what a special one discards (C204), burnout (C205). */
function drawDetail({ discarded, burnouts, damage }: DrawCost, { ui }: Naming): string {
  const parts = [
    ...(discarded > 0 ? [ui.restDiscarded(discarded)] : []),
    ...(damage > 0 ? [ui.specialCosts(damage)] : []),
    ...(burnouts > 0 ? [ui.burns(burnouts)] : []),
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

/** Where it would stand among the others of its line. */
function moveLabel({ players, waiting }: View, place: number, naming: Naming): string | null {
  const line = players.map((player) => player.line).find((all) => all.some(({ id }) => id === waiting?.moving));
  if (line === undefined) return null;
  const others = line.map(nameOf(naming)).filter((_, index) => line[index].id !== waiting?.moving);
  return placeLabel(others, place - 1, naming);
}

/** Targets by side, the other side first, each with what it would come to. */
function targetGroups(view: View, decision: Decision, peek: Peek<View>, naming: Naming): readonly Group[] {
  const sides = ['opposing', 'own'] as const;
  return sides.flatMap((side) => {
    const seat = sideOf(side, decision.seat);
    const entries = decision.options.flatMap(({ key }) => {
      const option = readOption('target', key);
      if (option.word !== 'target' || option.side !== side) return [];
      const label =
        spotLabel(view, seat, option.spot, naming) + changesAfter(view, key, peek, { seat, spot: option.spot }, naming);
      return [{ label, picks: [key] }];
    });
    return entries.length === 0 ? [] : [{ title: `${naming.who(seat)}:`, flows: false, entries }];
  });
}
