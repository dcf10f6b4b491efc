// How does a table of Sun & Moon look at 80 columns? Both rows face each other with the chain between them, the own hand is nearest.

import { other, type Seat } from '@duello/kernel';
import { listed } from '@duello/language';
import { fill, gauge, LABEL, labelled, pad, widthOf, wrap } from '@duello/terminal';
import {
  type CardId,
  FATIGUE_LIMIT,
  fatigueRoom,
  isTournament,
  PICKS,
  type PlayerView,
  START_LIFE,
  type SummoningView,
  turnStartFatigue,
  type View,
} from '../index.ts';
import { cardName, type Naming, pendingName } from './naming.ts';

/** The seat whose side of the table is shown below: the viewer's own, or A's. */
export const nearSeat = (view: View): Seat => (view.viewer === 'watcher' ? 0 : view.viewer);

const isDraft = ({ phase }: View): boolean => phase === 'draft';

function headOf(view: View, naming: Naming): string {
  const { text, ui, paint, width } = naming;
  const parts = [
    ...(view.match > 0 && isTournament(view.options) ? [ui.match(view.match, winsOf(view))] : []),
    ...(view.turn === 0 ? [text.phases[view.phase]] : [ui.turn(view.turn), turnOf(view, naming)]),
    ...(isDraft(view) ? [ui.pick(pickOf(view), PICKS)] : []),
  ];
  const title = `━━ ${parts.join(' · ')} `;
  return paint('bold', title + '━'.repeat(Math.max(0, width - widthOf(title))));
}

/** The pick that is being made. */
const pickOf = (view: View): number => Math.min(PICKS, (view.players[nearSeat(view)].draft?.takenSize ?? 0) + 1);

/** Whose side is below stands first. */
const winsOf = (view: View): readonly [number, number] => {
  const near = nearSeat(view);
  return [view.players[near].wins, view.players[other(near)].wins];
};

const turnOf = ({ active }: View, { viewer, who, ui }: Naming): string =>
  active === viewer ? ui.yourTurn : ui.theirTurn(who(active));

export function tableLines(view: View, naming: Naming): readonly string[] {
  if (isDraft(view) || view.match === 0) return draftLines(view, naming);
  const near = nearSeat(view);
  const far = other(near);
  return [
    headOf(view, naming),
    playerLine(view, far, naming),
    fatigueLine(view, far, naming),
    ...handLines(view, far, naming),
    ...rowLines(view, far, naming),
    ...middleLines(view, naming),
    ...rowLines(view, near, naming),
    playerLine(view, near, naming),
    fatigueLine(view, near, naming),
    ...handLines(view, near, naming),
  ];
}

/** Both hands open: each side as its own player sees it. */
export const openTableLines = ([a, b]: readonly [View, View], naming: Naming): readonly string[] =>
  tableLines({ ...a, viewer: naming.viewer, players: [a.players[0], b.players[1]] }, naming);

/** Between two answers of the same phase: the table without its head; nothing while an action is being announced. */
export const statusLines = (view: View, naming: Naming): readonly string[] =>
  view.announcement === null ? tableLines(view, naming).slice(1) : [];

function playerLine(view: View, seat: Seat, { ui, paint, text, who }: Naming): string {
  const player = view.players[seat];
  const { life, hand, handSize, deckSize, discards } = player;
  const facts = [
    ...(player.class === null ? [] : [text.classes[player.class]]),
    ...(hand === null ? [`${ui.hand} ${handSize}`] : []),
    `${ui.deck} ${deckSize}`,
    `${ui.discard} ${discards.length}`,
  ];
  return ` ${paint('bold', pad(who(seat), LABEL - 1))}${gauge(life, START_LIFE, paint)}  ${facts.join(' · ')}`;
}

/** `●●●○○○ 3/6`, with what the next turn begins with, and the skill card. */
function fatigueLine(view: View, seat: Seat, { ui, paint }: Naming): string {
  const { fatigue, skillTapped, skillUsed } = view.players[seat];
  const ink = fatigue < 3 ? 'green' : fatigue < 5 ? 'yellow' : 'red';
  const track = paint(ink, '●'.repeat(fatigue)) + paint('dim', '○'.repeat(fatigueRoom(view, seat)));
  const skill = skillTapped ? ui.skillTapped : skillUsed ? ui.skillUsed : ui.skillReady;
  const facts = [
    `${track} ${paint('bold', String(fatigue))}/${FATIGUE_LIMIT}`,
    ui.halves(turnStartFatigue(view, seat).fatigue),
    skill,
  ];
  return labelled(ui.fatigue, [facts.join(' · ')], paint)[0];
}

function handLines(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, paint, width, name } = naming;
  const { hand, known } = view.players[seat];
  if (hand === null) {
    return known.length === 0 ? [] : labelled(ui.known, fill(listed(known, name), width - LABEL), paint);
  }
  const items = listed(hand, (card) => cardName(card, naming));
  return labelled(ui.hand, fill(items.length === 0 ? [ui.empty] : items, width - LABEL), paint);
}

/** One summoning a line, with all that is on it. */
function rowLines(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, paint, width } = naming;
  const { summonings } = view.players[seat];
  if (summonings.length === 0) return labelled(ui.inPlay, [paint('dim', ui.empty)], paint);
  const lines = summonings.flatMap((one, i) => wrap(summoningLine(one, i, seat, naming), width - LABEL, '   '));
  return labelled(ui.inPlay, lines, paint);
}

function summoningLine(one: SummoningView, index: number, seat: Seat, naming: Naming): string {
  const { ui, text, paint, who } = naming;
  const hurt = one.defense < one.wholeDefense ? ` ${ui.whole(one.wholeDefense)}` : '';
  const marks = [...(one.tapped ? [ui.tapped] : []), ...one.traits.map((trait) => text.traits[trait])];
  const tail = marks.length === 0 ? '' : paint('dim', ` ${marks.join(', ')}`);
  const on = one.enchantments.map(({ card, seat: owner, tapped }) => {
    const more = [...(owner === seat ? [] : [ui.of(who(owner))]), ...(tapped ? [ui.tapped] : [])].join(', ');
    return ` + ${naming.name(card)}${more === '' ? '' : paint('dim', ` (${more})`)}`;
  });
  const numbers = paint('bold', `${one.attack}/${one.defense}`);
  return `${paint('bold', `#${index + 1}`)} ${naming.name(one.card)} ${numbers}${hurt}${tail}${on.join('')}`;
}

/** What waits to happen, the last in first, between the two rows. */
function middleLines(view: View, naming: Naming): readonly string[] {
  const { ui, paint, width, who } = naming;
  const rule = paint('dim', ` ${'╌'.repeat(width - 1)}`);
  if (view.chain.length === 0) return [rule];
  const lines = [...view.chain].reverse().map((pending, i) => {
    const first = i === 0 && view.chain.length > 1 ? paint('dim', ` (${ui.firstToResolve})`) : '';
    return `${paint('yellow', `${view.chain.length - i})`)} ${who(pending.seat)}: ${pendingName(view, pending, naming)}${first}`;
  });
  const wrapped = lines.flatMap((line) => wrap(line, width - LABEL, '   '));
  return [rule, ...labelled(ui.chain, wrapped, paint), rule];
}

/** The draft: what both have taken so far; the cards to choose from stand in the menu. */
function draftLines(view: View, naming: Naming): readonly string[] {
  const near = nearSeat(view);
  const sides = [other(near), near].flatMap((seat) => draftSide(view, seat, naming));
  return [headOf(view, naming), ...sides];
}

function draftSide(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, paint, text, who, width } = naming;
  const player = view.players[seat];
  const clan = player.class === null ? '' : text.classes[player.class];
  const facts = [clan, `${ui.taken} ${player.draft?.takenSize ?? 0}`, `${ui.pile} ${player.draft?.pileSize ?? 0}`];
  const list = player.list ?? [];
  const taken = listed(list, (card) => cardName(card, naming));
  return [
    ` ${paint('bold', pad(who(seat), LABEL - 1))}${facts.filter((fact) => fact !== '').join(' · ')}`,
    ...(taken.length === 0 ? [] : labelled(ui.taken, fill(taken, width - LABEL), paint)),
    ...(taken.length === 0 ? [] : labelled('', [paint('dim', ui.curve(curveOf(list, naming)))], paint)),
  ];
}

/** How many cards of each cost: `0: 2 · 1: 5`. */
function curveOf(list: readonly CardId[], { cards }: Naming): string {
  const counts = new Map<number, number>();
  for (const id of list) {
    const cost = cards.get(id)?.cost ?? 0;
    counts.set(cost, (counts.get(cost) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([cost, count]) => `${cost}: ${count}`)
    .join(' · ');
}

/** The discard areas of both, the last discarded last; what is left of the own deck; in a draft what was not taken. */
export function pileLines(view: View, naming: Naming): readonly string[] {
  const near = nearSeat(view);
  return [other(near), near].flatMap((seat) => pilesOf(view.players[seat], naming.who(seat), naming));
}

function pilesOf(player: PlayerView, who: string, naming: Naming): readonly string[] {
  const { ui } = naming;
  const { discards, hand, unseen, out } = player;
  const inOrder = discards.map((card) => cardName(card, naming));
  return [
    ...pileOf(`${who}: ${ui.discard} ${discards.length}`, inOrder, naming),
    ...(hand === null || unseen === null
      ? []
      : pileOf(`${who}: ${ui.deck} ${unseen.length}`, listed(unseen, naming.name), naming)),
    ...(out === null || out.length === 0
      ? []
      : pileOf(`${who}: ${ui.left} ${out.length}`, listed(out, naming.name), naming)),
  ];
}

function pileOf(title: string, items: readonly string[], { paint, width }: Naming): readonly string[] {
  const head = ` ${paint('bold', title)}`;
  return items.length === 0 ? [head] : [head, ...fill(items, width - 3).map((line) => `   ${line}`)];
}
