// How is one deck built? All cards it may have on one side, the deck as it grows on the other; on a small screen one at a time.

import { go, linkTo } from '@duello/table';
import { useState } from 'react';
import { DECK_CARDS, sizeOf } from '../../index.ts';
import { useWords } from '../words/use-words.ts';
import { isUnkeptDeck } from './deck-book.ts';
import { useDeckName } from './deck-name.ts';
import { DeckPanel } from './deck-panel.tsx';
import { DeckPool } from './deck-pool.tsx';
import { keepNew, useWorkshop, type Work } from './deck-work.ts';
import './deck-builder.css';

const SIDES = ['cards', 'deck'] as const;

export function DeckBuilder({ work }: { readonly work: Work }) {
  const t = useWords();
  const shop = useWorkshop(work);
  const nameOf = useDeckName();
  const [side, show] = useState<(typeof SIDES)[number]>('cards');
  const size = sizeOf(shop.deck);
  return (
    <div className="sm-builder" data-side={side}>
      <header className="sm-builder-head">
        <a href={linkTo('decks', 'sun-moon')}>‹ {t('sunMoon.deck.all')}</a>
        <h1>{nameOf(shop)}</h1>
        {!shop.kept && (
          <p className="sm-builder-note">
            {t('sunMoon.deck.notKept')}{' '}
            <button
              type="button"
              className="button small"
              onClick={() => go('decks', 'sun-moon', keepNew(shop.name, shop.deck))}
            >
              {t('sunMoon.deck.keep')}
            </button>
          </p>
        )}
        {isUnkeptDeck(shop.id) && <p className="problem">{t('sunMoon.deck.unkept')}</p>}
      </header>
      <DeckPool shop={shop} />
      <DeckPanel shop={shop} />
      <div className="sm-builder-foot">
        <p role="status">{shop.said}</p>
        <div className="sm-builder-sides">
          {SIDES.map((one) => (
            <button key={one} type="button" aria-pressed={side === one} onClick={() => show(one)}>
              {t(`sunMoon.deck.${one}`)}
              {one === 'deck' && ` ${size}/${DECK_CARDS}`}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
