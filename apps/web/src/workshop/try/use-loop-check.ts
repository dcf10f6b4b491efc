// Does a card set itself off without end? Seen in a match or two that bots play with many copies of it, as soon as nobody types.

import { type CardParts, type CardSet, refusalOf, type Workshop } from '@duello/cards/form';
import type { Json } from '@duello/kernel';
import { useEffect, useMemo, useState } from 'react';
import { tryOut } from './use-try.ts';

const MATCHES = 2;
/** So long nobody has changed anything, in milliseconds. */
const QUIET = 1200;
/** Where texts stand that something sets off; the first that a card has is where the fault is told. */
const SET_OFF = ['when', 'auras', 'abilities', 'arrival', 'enchantment', 'effects', 'modes', 'text'];

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

const placeIn = (card: CardParts): string => SET_OFF.find((name) => !isEmpty(card[name])) ?? '';

/** By itself if it can stand by itself, and as often as it may. */
function crowd(workshop: Workshop, cards: CardSet, id: string): CardSet {
  const copies = workshop.form(String(cards[id].type)).parts?.copies?.most;
  const many = copies === undefined ? cards[id] : { ...cards[id], copies };
  const tries: readonly CardSet[] = [{ [id]: many }, { [id]: cards[id] }, { ...cards, [id]: many }];
  return tries.find((one) => refusalOf(workshop, one) === null) ?? cards;
}

/** The place of the fault; null where there is none, or nobody knows yet. Without an id nothing is checked. */
export function useLoopCheck(game: string, workshop: Workshop, cards: CardSet, id: string | null): string | null {
  const card = id === null ? undefined : cards[id];
  const key = useMemo(() => {
    if (id === null || card === undefined || placeIn(card) === '') return null;
    return JSON.stringify(workshop.options(crowd(workshop, cards, id)));
  }, [workshop, cards, card, id]);
  const [looped, setLooped] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (key === null) return;
    let end = (): void => undefined;
    const clock = setTimeout(() => {
      end = tryOut(game, JSON.parse(key), MATCHES, (trial) => {
        if (trial.phase === 'done' && trial.looped) setLooped((before) => new Set([...before, key]));
      });
    }, QUIET);
    return () => {
      clearTimeout(clock);
      end();
    };
  }, [game, key]);
  return key !== null && card !== undefined && looped.has(key) ? placeIn(card) : null;
}
