// How does the market look? Rows as queues with the spell that leaves next, crystals, and the pool that pays.

import { fill, LABEL, labelled } from '@duello/terminal';
import { COLOURS, coinsUntil, type MarketView, payingPool, type View } from '../index.ts';
import { colourSign, type Naming, spellName } from './naming.ts';

/** The pool that pays, and what the sign means. */
export function marketHead(view: View, { ui, paint, width }: Naming): readonly string[] {
  const head = [ui.marketHead(view.gamePhase, payingPool(view)), paint('dim', ui.leaves)];
  return labelled(ui.market, fill(head, width - LABEL), paint);
}

export function marketLines(view: View, naming: Naming): readonly string[] {
  const { ui, paint, width } = naming;
  const { crystals, market } = view;
  return [
    ...marketHead(view, naming),
    ...market.flatMap((one, i) => labelled(ui.tier(i + 1), fill(rowOf(view, one, i, naming), width - LABEL), paint)),
    ...labelled(
      ui.crystals,
      [COLOURS.map((colour) => `${colourSign(colour, naming)} ${crystals[colour]}`).join(' · ')],
      paint,
    ),
  ];
}

/** The oldest first; a row that is locked says when it opens. */
function rowOf(view: View, market: MarketView, index: number, naming: Naming): readonly string[] {
  const { ui, paint } = naming;
  if (!market.unlocked) {
    const isNext = index === view.gamePhase;
    return [paint('dim', isNext ? ui.opensAfter(coinsUntil(view, index + 1)) : ui.opensLater)];
  }
  // BR78: once the pile was turned over everybody knows what comes.
  const coming = market.deck?.[0];
  const deck = ui.inDeck(market.deckSize) + (coming === undefined ? '' : `, ${ui.nextUp(naming.plain(coming))}`);
  const row = market.row.map((card, place) => `${place === 0 ? '✗ ' : ''}${spellName(card, naming)}`);
  return [...(row.length === 0 ? [ui.empty] : row), paint('dim', deck)];
}
