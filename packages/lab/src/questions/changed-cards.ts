// How does a match come by other cards than those of the box? As cards of its own that stand in the place of those.

import { BadInput, type Json, SEAT_NAMES, type Seat, type State } from '@duello/kernel';
import type { CardJson, CardTools, Game } from '../game/game.ts';

type Cards = { readonly [id: string]: Json };

/** Throws BadInput where a game has no such card. */
export function toolsFor<S extends State, V, O, E>(
  { rules, cards }: Game<S, V, O, E>,
  ids: readonly string[],
  path: string,
): CardTools<V, E> {
  const unknown = ids.find((id) => !cards.ids.includes(id));
  if (unknown !== undefined) {
    throw new BadInput(path, `${rules.id} has no card "${unknown}" in its box that something could stand in for`);
  }
  return cards;
}

const ownCards = (input: Json | undefined): Cards =>
  typeof input === 'object' && input !== null && !isList(input) ? input : {};
const isList = (input: Json): input is readonly Json[] => Array.isArray(input);

/** Where a card of a match stands in for one of the box, it needs an id of its own. */
const idInstead = (id: string): string => `${id}Instead`;

/** The match’s own cards, and a plain one in the place of every copy of this that a seat has. */
export function neutralInstead<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  card: string,
  seat: Seat,
  own: Json | undefined,
): Cards {
  const plain = toolsFor(game, [card], 'cards').neutral(card);
  return { ...ownCards(own), [idInstead(card)]: { ...plain, instead: { card, seat: SEAT_NAMES[seat] } } };
}

/** The match’s own cards, and those that differ in some fields. */
export function changedCards<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  changes: { readonly [card: string]: Json },
  own: Json | undefined,
): Cards {
  const ids = Object.keys(changes);
  if (ids.length === 0) throw new BadInput('changes', 'name at least one card and what is to differ');
  const tools = toolsFor(game, ids, 'changes');
  const changed = Object.entries(changes).map(([id, change]): readonly [string, CardJson] => {
    if (typeof change !== 'object' || change === null || isList(change)) {
      throw new BadInput(`changes.${id}`, 'must be fields by name such as {"attack": 2}');
    }
    const json = tools.json(id);
    return [idInstead(id), { ...json, ...change, instead: id }];
  });
  return { ...ownCards(own), ...Object.fromEntries(changed) };
}
