// What is known of a card while it is being made? How it looks in every language, how strong it is, and what is wrong.

import { type CardSet, estimateOf, refusalOf, salvage, type Workshop } from '@duello/cards/form';
import { BadInput } from '@duello/kernel';
import { LANGS } from '@duello/language';
import type { Face, GallerySource } from '@duello/table';
import { useMemo } from 'react';
import type { SaidProblem } from './said-problems.ts';

export interface Report {
  /** One a language; none where nothing of the card can be read. */
  readonly faces: readonly Face[];
  readonly isWhole: boolean;
  readonly estimate: ReturnType<typeof estimateOf>;
  readonly problems: readonly SaidProblem[];
}

/** The cards that can be read, with what of this one can be. */
function useReadable(
  workshop: Workshop,
  cards: CardSet,
  id: string,
): { readonly cards: CardSet; readonly isWhole: boolean } {
  return useMemo(() => {
    if (refusalOf(workshop, cards) === null) return { cards, isWhole: true };
    const all = salvage(workshop, cards);
    return { cards: all.cards, isWhole: !all.lost.some((one) => one.id === id) };
  }, [workshop, cards, id]);
}

function facesFor(workshop: Workshop, source: GallerySource, cards: CardSet, id: string): readonly Face[] {
  if (cards[id] === undefined) return [];
  try {
    return LANGS.map((lang) => source.facesOf(workshop.options(cards), lang)(id));
  } catch (error) {
    if (error instanceof BadInput) return [];
    throw error;
  }
}

export function useReport(
  workshop: Workshop,
  source: GallerySource,
  cards: CardSet,
  id: string,
  problems: readonly SaidProblem[],
): Report {
  const readable = useReadable(workshop, cards, id);
  const faces = useMemo(() => facesFor(workshop, source, readable.cards, id), [workshop, source, readable, id]);
  const estimate = useMemo(
    () => (readable.cards[id] === undefined ? null : estimateOf(workshop, readable.cards, id)),
    [workshop, readable, id],
  );
  return { faces, isWhole: readable.isWhole, estimate, problems };
}
