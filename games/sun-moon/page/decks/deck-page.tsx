// Where are decks of Sun & Moon built? On a page of its own: all decks, or the one that the address names.

import { linkTo, type OwnPageProps } from '@duello/table';
import { DECK_CODE } from '../../index.ts';
import { useWords } from '../words/use-words.ts';
import { keptDeck } from './deck-book.ts';
import { DeckBuilder } from './deck-builder.tsx';
import { DeckImport } from './deck-import.tsx';
import { deckOf } from './deck-read.ts';
import { DeckShelf } from './deck-shelf.tsx';
import type { Work } from './deck-work.ts';
import './deck-page.css';

const isCode = (text: string): boolean => text.search(DECK_CODE) === 0;

function useNamed(named: string | null): Work | null {
  const t = useWords();
  if (named === null) return null;
  if (isCode(named)) {
    const deck = deckOf(named);
    return deck === null ? null : { id: named, name: t('sunMoon.deck.brought'), deck, kept: false };
  }
  const kept = keptDeck(named);
  return kept === null ? null : { ...kept, kept: true };
}

export function DecksPage({ named, Frame }: OwnPageProps) {
  const t = useWords();
  const work = useNamed(named);
  const title = t('sunMoon.deck.title');
  if (work !== null) {
    return (
      <Frame title={title} wide ownHeading>
        <DeckBuilder key={named} work={work} />
      </Frame>
    );
  }
  return (
    <Frame title={title} wide>
      {named !== null && (
        <p className="problem" role="alert">
          {t(isCode(named) ? 'sunMoon.deck.badLink' : 'sunMoon.deck.gone')}
        </p>
      )}
      <p className="sm-decks-lead">{t('sunMoon.deck.lead')}</p>
      <div className="sm-decks-home">
        <DeckShelf />
        <DeckImport />
      </div>
      <p>
        <a href={linkTo('new', 'sun-moon')}>{t('sunMoon.deck.newMatch')}</a>
      </p>
    </Frame>
  );
}
