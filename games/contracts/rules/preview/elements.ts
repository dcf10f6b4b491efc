// Which elements do a player's own contracts ask for? What a new extractor is chosen by, as far as its player sees.

import type { Seat } from '@duello/kernel';
import { type CardId, COLOURS, type Colour } from '../../cards/vocabulary.ts';
import { compiledOf, type Kind } from '../state/compiled.ts';
import type { View } from '../view/view-types.ts';

/** How many contracts cost the element to be played or used: in hand, and in the deck, in whatever order. */
export interface ElementNeed {
  readonly hand: number;
  readonly deck: number;
}

/** Nothing is told of a hand that the viewer doesn't see. */
export function elementNeeds(view: View, seat: Seat): Readonly<Record<Colour, ElementNeed>> {
  const { kinds, numbers } = compiledOf(view.options);
  const { hand, unseen } = view.players[seat];
  const need = (colour: Colour): ElementNeed => {
    const asks = ({ cost, activation }: Kind): boolean =>
      (cost[COLOURS.indexOf(colour)] ?? 0) + (activation[COLOURS.indexOf(colour)] ?? 0) > 0;
    const count = (cards: readonly CardId[]): number =>
      cards.filter((card) => {
        const kind = kinds[numbers.get(card) ?? -1];
        return kind !== undefined && asks(kind);
      }).length;
    return hand === null ? { hand: 0, deck: 0 } : { hand: count(hand), deck: count(unseen) };
  };
  return { red: need('red'), blue: need('blue'), yellow: need('yellow'), pure: need('pure') };
}
