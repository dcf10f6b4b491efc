// How is an effect written when it has just been added? So that it can stand there, if there is such a way.

import { blankEffect, blankFor, type CardSet, refusalOf, valueAt, type Workshop, withValue } from '@duello/cards/form';
import type { Json } from '@duello/kernel';

/** Other words for the first field that can be written in several ways: whom it means. */
function choicesFor(workshop: Workshop, op: string): readonly Json[] {
  const blank = blankEffect(workshop.ops, op);
  const found = Object.entries(workshop.ops[op]).find(([, form]) => form.ways?.[0]?.kind === 'word');
  if (found === undefined) return [blank];
  const [name, { ways = [] }] = found;
  // A target first: that is what most effects want.
  const others = ways.slice(1).map(blankFor);
  const words = ways[0].values ?? [];
  return [...others, ...words].map((value) => withValue(blank, name, value));
}

/** The card with the effect at the end of a list, or in the place of a single one. */
export function fittingEffect(workshop: Workshop, cards: CardSet, id: string, path: string, op: string): Json {
  const card = cards[id];
  const old = valueAt(card, path);
  const put = (effect: Json): Json => withValue(card, path, Array.isArray(old) ? [...old, effect] : effect);
  const made = choicesFor(workshop, op).map(put);
  const before = refusalOf(workshop, cards)?.path;
  return made.find((one) => refusalOf(workshop, { ...cards, [id]: one })?.path === before) ?? made[0];
}
