// How does a table of Contracts look at 80 columns? The lines of Creatures face each other, the own hand is nearest.

import { other, type Seat } from '@duello/kernel';
import { listed } from '@duello/language';
import { fill, gauge, LABEL, labelled, pad, widthOf } from '@duello/terminal';
import { type CreatureView, MAX_TANKS, type PlayerView, START_HEALTH, type View } from '../index.ts';
import { contractName, costSign, extractorSigns, manaIn, type Naming, orbName, tankSigns } from './naming.ts';

/** The seat whose side of the table is shown below: the viewer's own, or A's. */
export const nearSeat = (view: View): Seat => (view.viewer === 'watcher' ? 0 : view.viewer);

function headOf(view: View, naming: Naming): string {
  const { text, ui, paint, width } = naming;
  const phase = text.phases[view.phase];
  const turn = `${ui.turn(view.turn)} · ${turnOf(view, naming)}`;
  const title = view.turn === 0 ? `━━ ${phase} ` : `━━ ${turn}${view.phase === 'main' ? '' : ` · ${phase}`} `;
  return paint('bold', title + '━'.repeat(Math.max(0, width - widthOf(title))));
}

const turnOf = ({ active }: View, { viewer, who, ui }: Naming): string =>
  active === viewer ? ui.yourTurn : ui.theirTurn(who(active));

export function tableLines(view: View, naming: Naming): readonly string[] {
  const near = nearSeat(view);
  const far = other(near);
  return [
    headOf(view, naming),
    playerLine(view, far, naming),
    ...stateLines(view, far, naming),
    ...manaLines(view, far, naming),
    ...handLines(view, far, naming),
    ...thingLines(view, far, naming),
    ...lineLines(view, far, naming),
    naming.paint('dim', ` ${'╌'.repeat(naming.width - 1)}`),
    ...lineLines(view, near, naming),
    ...thingLines(view, near, naming),
    playerLine(view, near, naming),
    ...stateLines(view, near, naming),
    ...manaLines(view, near, naming),
    ...handLines(view, near, naming),
  ];
}

/** Both hands open: each side as its own player sees it. */
export const openTableLines = ([a, b]: readonly [View, View], naming: Naming): readonly string[] =>
  tableLines({ ...a, viewer: naming.viewer, players: [a.players[0], b.players[1]] }, naming);

/** Questions that are about the mana and the hand, not about the field. */
const OF_THE_HAND: readonly string[] = ['colour', 'swap', 'extractor', 'draw', 'look', 'take', 'store'];
const OF_PAYING: readonly string[] = ['lighten', 'payElement', 'pay'];

/** Between two answers of the same phase: what the question is about. */
export function statusLines(view: View, naming: Naming): readonly string[] {
  const near = nearSeat(view);
  const what = view.decision?.what ?? '';
  if (OF_PAYING.includes(what)) return manaLines(view, near, naming);
  if (OF_THE_HAND.includes(what)) return [...manaLines(view, near, naming), ...handLines(view, near, naming)];
  return tableLines(view, naming).slice(1);
}

function playerLine(view: View, seat: Seat, { ui, paint, who }: Naming): string {
  const { health, hand, handSize, deckSize, pile } = view.players[seat];
  const piles = [
    ...(hand === null ? [`${ui.hand} ${handSize}`] : []),
    `${ui.deck} ${deckSize}`,
    `${ui.discard} ${pile.length}`,
  ];
  return ` ${paint('bold', pad(who(seat), LABEL - 1))}${gauge(health, START_HEALTH, paint)}  ${piles.join(' · ')}`;
}

/** What holds for the player: attack, Magic Damage, statuses, burnout, the special draw. */
function stateLines(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, text, paint, width } = naming;
  const { attack, magic, statuses, burnouts, deckSize, specialUsed } = view.players[seat];
  const items = [
    ...(attack > 0 ? [ui.attack(attack)] : []),
    ...(magic > 0 ? [ui.magic(magic)] : []),
    ...statuses.map((status) => text.terms[status].name),
    ...(burnouts > 0 || deckSize === 0 ? [ui.burnout(burnouts + 1)] : []),
    ...(specialUsed || view.phase === 'over' ? [] : [ui.special]),
  ];
  return items.length === 0 ? [] : labelled('', fill(items, width - LABEL), paint);
}

function manaLines(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, paint, width } = naming;
  const player = view.players[seat];
  const signs = extractorSigns(player, naming);
  const tanks = `${ui.tanks} ${tankSigns(player, MAX_TANKS, view.options.tankColour === 'keep', naming)}`;
  const available = manaIn(player.full) + manaIn(player.tanks);
  const items = [...(signs.length === 0 ? [] : [signs.join(' ')]), tanks, ui.available(available)];
  return labelled(ui.mana, fill(items, width - LABEL, '  '), paint);
}

function handLines(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, paint, width, name } = naming;
  const { hand, known } = view.players[seat];
  if (hand === null) {
    return known.length === 0 ? [] : labelled(ui.known, fill(listed(known, name), width - LABEL), paint);
  }
  const items = listed(hand, (card) => contractName(card, naming));
  return labelled(ui.hand, fill(items.length === 0 ? [ui.empty] : items, width - LABEL), paint);
}

/** Orb and Rune. */
function thingLines(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, paint, width } = naming;
  const { orb, rune } = view.players[seat];
  const used = (spent: boolean, word: string): readonly string[] => (spent && seat === view.active ? [word] : []);
  const row = (title: string, items: readonly string[]): readonly string[] =>
    labelled(title, fill(items, width - LABEL, ', '), paint);
  const activation = rune === null ? null : (naming.cards.get(rune.card)?.activation ?? null);
  const cost = activation === null ? '' : ` (${costSign(activation, naming)})`;
  return [
    ...(orb === null
      ? []
      : row(ui.orb, [orbName(orb, naming), ...(orb.active ? [ui.active] : []), ...used(orb.spent, ui.usedOrb)])),
    ...(rune === null ? [] : row(ui.rune, [naming.name(rune.card) + cost, ...used(rune.spent, ui.usedRune)])),
  ];
}

/** A line of Creatures: two a row where they fit. */
function lineLines(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, paint, width } = naming;
  const { line } = view.players[seat];
  if (line.length === 0) return labelled(ui.line, [paint('dim', ui.empty)], paint);
  const cells = line.map((creature, i) => creatureCell(creature, i, seat === view.active, naming));
  return labelled(ui.line, inColumns(cells, width - LABEL), paint);
}

function creatureCell(creature: CreatureView, index: number, isActive: boolean, naming: Naming): string {
  const { ui, text, paint } = naming;
  const { attack, health, mostHealth, statuses, faded, isNew, spent } = creature;
  const name = `${paint('bold', `#${index + 1}`)} ${naming.name(creature.card)}`;
  const hurt = health < mostHealth ? ` ${ui.mostHealth(mostHealth)}` : '';
  const marks = [
    ...(faded ? [ui.faded] : []),
    ...statuses.map((status) => text.terms[status].name),
    ...(isActive && spent ? [ui.acted] : []),
    ...(isActive && isNew && !spent ? [ui.isNew] : []),
  ];
  const tail = marks.length === 0 ? '' : paint('dim', ` ${marks.join(', ')}`);
  return `${name} ${paint('bold', `${attack}/${health}`)}${hurt}${tail}`;
}

/** Two cells a row; one too wide for half a row has it for itself. */
function inColumns(cells: readonly string[], width: number): readonly string[] {
  const half = Math.floor(width / 2);
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i++) {
    const next = cells[i + 1];
    if (next === undefined || widthOf(cells[i]) > half - 2 || widthOf(next) > width - half) rows.push(cells[i]);
    else {
      rows.push(pad(cells[i], half) + next);
      i++;
    }
  }
  return rows.flatMap((row) => fill([row], width));
}

/** The discard piles of both, the last discarded last. */
export function pileLines(view: View, naming: Naming): readonly string[] {
  const near = nearSeat(view);
  return [other(near), near].flatMap((seat) => pileOf(view.players[seat], naming.who(seat), naming));
}

function pileOf({ pile }: PlayerView, who: string, naming: Naming): readonly string[] {
  const { ui, paint, width } = naming;
  const items = pile.map((card) => contractName(card, naming));
  const title = ` ${paint('bold', who)}: ${ui.discard} ${pile.length}`;
  return items.length === 0 ? [title] : [title, ...fill(items, width - 3).map((line) => `   ${line}`)];
}
