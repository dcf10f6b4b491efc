// How does a card get into the deck, and out of it? By a press, by + and −, or by the buttons below it.

import { CardFace, useSettings } from '@duello/table';
import type { KeyboardEvent } from 'react';
import type { CardId } from '../../index.ts';
import { boxFaces } from '../cards/faces.ts';
import { useWords } from '../words/use-words.ts';
import { copiesIn, limitOf } from './deck-edit.ts';
import type { Workshop } from './deck-work.ts';

/** + and − on whatever stands for a card. */
export function onPlusMinus(
  event: KeyboardEvent,
  card: CardId,
  { add, remove }: Pick<Workshop, 'add' | 'remove'>,
): void {
  const does = event.key === '+' ? add : event.key === '-' || event.key === '−' ? remove : null;
  if (does === null || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  does(card);
}

export function DeckTile({ card, shop }: { readonly card: CardId; readonly shop: Workshop }) {
  const t = useWords();
  const { lang } = useSettings();
  const face = boxFaces(lang).face(card);
  const [n, limit] = [copiesIn(shop.deck, card), limitOf(card)];
  const full = n >= limit;
  return (
    <li className="sm-pool-place" data-in={n > 0} data-full={full}>
      <button
        type="button"
        className="sm-pool-card"
        data-card={card}
        onClick={() => shop.add(card)}
        onKeyDown={(event) => onPlusMinus(event, card, shop)}
      >
        <CardFace face={face} />
        <span className="visually-hidden">, {t('sunMoon.deck.copies', { n, limit })}</span>
      </button>
      <span className="sm-steps">
        <button
          type="button"
          aria-label={t('sunMoon.deck.remove', { name: face.name })}
          disabled={n === 0}
          onClick={() => shop.remove(card)}
        >
          −
        </button>
        <span aria-hidden="true">{t('sunMoon.deck.copies', { n, limit })}</span>
        <button
          type="button"
          aria-label={t('sunMoon.deck.add', { name: face.name })}
          aria-disabled={full}
          onClick={() => shop.add(card)}
        >
          +
        </button>
      </span>
    </li>
  );
}
