// How does a table of Battleground look at 80 columns? The board between both players, the market below.

import { other, type Seat } from '@duello/kernel';
import { listed } from '@duello/language';
import { fill, gauge, LABEL, labelled, pad, widthOf } from '@duello/terminal';
import {
  COLOURS,
  EXP_PER_COIN,
  type InPlayView,
  type PlayerView,
  PREPARATION_SLOTS,
  type PreparedView,
  START_LIFE,
  type View,
} from '../index.ts';
import { boardLines } from './board.ts';
import { marketHead, marketLines } from './market.ts';
import { costSign, manaIn, type Naming, nearSeat, shapeSign, spellName } from './naming.ts';
import { battlePhrases } from './preview.ts';

function headOf(view: View, naming: Naming): string {
  const { text, ui, paint, width } = naming;
  const phase = text.phases[view.phase];
  const isPlay = view.phase !== 'draft' && view.phase !== 'over';
  const title = isPlay ? `━━ ${ui.round(view.round)} · ${turnOf(view, naming)} · ${phase} ` : `━━ ${phase} `;
  return paint('bold', title + '━'.repeat(Math.max(0, width - widthOf(title))));
}

const turnOf = ({ active }: View, { viewer, who, ui }: Naming): string =>
  active === viewer ? ui.yourTurn : ui.theirTurn(who(active));

export function tableLines(view: View, naming: Naming): readonly string[] {
  const near = nearSeat(view);
  if (view.phase === 'draft') return [headOf(view, naming), ...draftLines(view, naming)];
  return [
    headOf(view, naming),
    playerLine(view, other(near), naming),
    ...stateLines(view, other(near), naming),
    ...boardLines(view, naming),
    playerLine(view, near, naming),
    ...stateLines(view, near, naming),
    ...marketLines(view, naming),
    ...battleLines(view, naming),
  ];
}

/** Both hands open: each side as its own player sees it. */
export const openTableLines = ([a, b]: readonly [View, View], naming: Naming): readonly string[] =>
  tableLines({ ...a, viewer: naming.viewer, players: [a.players[0], b.players[1]] }, naming);

/** Questions about the hand alone. */
const OF_THE_HAND: readonly string[] = ['retain', 'mana', 'crystal', 'revive'];

/** Between two answers of the same turn: what the question is about. */
export function statusLines(view: View, naming: Naming): readonly string[] {
  const near = nearSeat(view);
  const what = view.decision?.what ?? '';
  if (view.phase === 'draft') return draftLines(view, naming);
  // What is for sale stands in the menu.
  if (what === 'buy') return [...moneyLines(view, near, naming), ...marketHead(view, naming)];
  if (OF_THE_HAND.includes(what)) return stateLines(view, near, naming);
  if (what !== 'act') return boardLines(view, naming);
  const board = view.summons.length === 0 ? [] : boardLines(view, naming);
  return [...board, ...stateLines(view, near, naming), ...battleLines(view, naming)];
}

function playerLine(view: View, seat: Seat, { ui, paint, who, text }: Naming): string {
  const { life, hand, handSize, deckSize, pile, class: chosen } = view.players[seat];
  const items = [
    ...(chosen === null ? [] : [text.classes[chosen]]),
    ...(hand === null ? [`${ui.hand} ${handSize}`] : []),
    `${ui.deck} ${deckSize}`,
    `${ui.discard} ${pile.length}`,
  ];
  return ` ${paint('bold', pad(who(seat), LABEL - 1))}${gauge(life, START_LIFE, paint)}  ${items.join(' · ')}`;
}

function moneyLines(view: View, seat: Seat, { ui, paint }: Naming): readonly string[] {
  const { coins, exp } = view.players[seat];
  return labelled('', [`${ui.coins(coins)} · ${ui.exp(exp, EXP_PER_COIN)}`], paint);
}

/** What a player has besides the board. */
function stateLines(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, paint, width } = naming;
  const { mana, prepared, area, tokens, hand, retained, retainedSize } = view.players[seat];
  const row = (title: string, items: readonly string[], between = ' · '): readonly string[] =>
    items.length === 0 ? [] : labelled(title, fill(items, width - LABEL, between), paint);
  const isOwn = hand !== null;
  const slots = Array.from({ length: PREPARATION_SLOTS }, (_, i) => slotText(prepared[i] ?? null, i, naming));
  const names = (cards: readonly string[]): readonly string[] => listed(cards, (card) => spellName(card, naming));
  return [
    ...moneyLines(view, seat, naming),
    ...row(
      ui.inPlay,
      area.map((one) => areaText(one, naming)),
    ),
    ...row(
      ui.tokens,
      tokens.map(({ shape, count }) => shapeSign(shape) + (count > 1 ? count : '')),
    ),
    ...(isOwn || prepared.some((one) => one !== null) ? row(ui.prepared, slots) : []),
    ...(isOwn || manaIn(mana) > 0 ? row(ui.mana, [manaText(view.players[seat], naming)]) : []),
    ...row(ui.retained, retainedSize === 0 ? [] : retained === null ? [String(retainedSize)] : names(retained)),
    ...(hand === null ? [] : row(ui.hand, hand.length === 0 ? [ui.empty] : names(hand))),
  ];
}

const manaText = ({ mana }: PlayerView, naming: Naming): string =>
  COLOURS.some((colour) => mana[colour] > 0) ? costSign(mana, naming) : naming.ui.empty;

/** `Ash Fever ●2`, `Close Ranks Aura`. */
function areaText({ card, shape, tokens }: InPlayView, { ui, name }: Naming): string {
  if (shape === null) return `${name(card)} (${ui.aura})`;
  return `${name(card)} ${shapeSign(shape)}${tokens > 1 ? tokens : ''}`;
}

/** `1 Guard (W2 · 1/3), charged W1`; of another's only that it is there. */
function slotText(slot: PreparedView | null, index: number, naming: Naming): string {
  const { ui, paint } = naming;
  if (slot === null) return `${index + 1} ${paint('dim', ui.freeSlot)}`;
  const what = slot.card === null ? ui.faceDown(slot.since) : spellName(slot.card, naming);
  const charged = manaIn(slot.charges) === 0 ? '' : `, ${ui.charged(costSign(slot.charges, naming))}`;
  return `${index + 1} ${what}${charged}`;
}

/** In Spellcasting, for whoever casts. */
function battleLines(view: View, naming: Naming): readonly string[] {
  const { ui, paint, width } = naming;
  if (view.decision?.what !== 'act') return [];
  const phrases = battlePhrases(view, naming);
  if (phrases.length === 0) return labelled(ui.battle, [paint('dim', ui.nothingActs)], paint);
  return labelled(ui.battle, [paint('dim', ui.ifYouEnd), ...fill(phrases, width - LABEL)], paint);
}

/** What both have drafted so far: open to everyone (BR15). */
function draftLines(view: View, naming: Naming): readonly string[] {
  const { ui, paint, width, text } = naming;
  const near = nearSeat(view);
  return [other(near), near].flatMap((seat) => {
    const { class: chosen, unseen } = view.players[seat];
    const cards = listed(unseen, (card) => spellName(card, naming));
    const items = [...(chosen === null ? [ui.empty] : [paint('bold', text.classes[chosen])]), ...cards];
    return labelled(naming.who(seat), fill(items, width - LABEL), paint);
  });
}

/** The discard piles of both and of the market, the last discarded last. */
export function pileLines(view: View, naming: Naming): readonly string[] {
  const { ui, paint, width, who } = naming;
  const near = nearSeat(view);
  const pile = (title: string, cards: readonly string[]): readonly string[] => {
    const head = ` ${paint('bold', title)} ${cards.length}`;
    const items = cards.map((card) => spellName(card, naming));
    return items.length === 0 ? [head] : [head, ...fill(items, width - 3).map((line) => `   ${line}`)];
  };
  return [
    ...[other(near), near].flatMap((seat) => pile(`${who(seat)}: ${ui.discard}`, view.players[seat].pile)),
    ...view.market.flatMap(({ pile: cards }, i) => (cards.length === 0 ? [] : pile(ui.marketPile(i + 1), cards))),
    ...(view.removed.length === 0 ? [] : pile(`${ui.removed}:`, view.removed)),
  ];
}
