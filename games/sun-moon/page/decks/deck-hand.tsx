// What might the first hand be? Four cards as a match deals them, and what a mulligan makes of them.

import { CardFace, useSettings } from '@duello/table';
import { useState } from 'react';
import { type CardId, cardsIn, type DeckList, OPENING_HAND } from '../../index.ts';
import { boxFaces } from '../cards/faces.ts';
import { useWords } from '../words/use-words.ts';
import './deck-hand.css';

interface Tried {
  readonly hand: readonly CardId[];
  readonly rest: readonly CardId[];
  /** Places in the hand that would be set aside. */
  readonly aside: readonly number[];
  readonly done: boolean;
}

function deal(deck: DeckList): Tried {
  const cards = cardsIn(deck)
    .map((card) => ({ card, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
  return { hand: cards.slice(0, OPENING_HAND), rest: cards.slice(OPENING_HAND), aside: [], done: false };
}

/** What is set aside is replaced by as many others. */
const mulligan = ({ hand, rest, aside }: Tried): Tried => ({
  hand: hand.map((card, at) => (aside.includes(at) ? (rest[aside.indexOf(at)] ?? card) : card)),
  rest,
  aside: [],
  done: true,
});

function Cards({ tried, mark }: { readonly tried: Tried; mark(at: number): void }) {
  const t = useWords();
  const { lang } = useSettings();
  const { face } = boxFaces(lang);
  return (
    <ul className="sm-try-cards">
      {tried.hand.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are two places
        <li key={`${card}-${at}`}>
          {tried.done ? (
            <CardFace face={face(card)} />
          ) : (
            <button type="button" aria-pressed={tried.aside.includes(at)} onClick={() => mark(at)}>
              <CardFace face={face(card)} />
              {tried.aside.includes(at) && <span className="sm-try-aside">{t('sunMoon.deck.aside')}</span>}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function DeckHand({ deck }: { readonly deck: DeckList }) {
  const t = useWords();
  const [tried, setTried] = useState<Tried | null>(null);
  const enough = cardsIn(deck).length >= OPENING_HAND;
  const mark = (at: number): void => {
    if (tried === null) return;
    const { aside } = tried;
    setTried({ ...tried, aside: aside.includes(at) ? aside.filter((one) => one !== at) : [...aside, at] });
  };
  return (
    <details className="sm-try" onToggle={({ currentTarget }) => currentTarget.open && enough && setTried(deal(deck))}>
      <summary>{t('sunMoon.deck.sample')}</summary>
      <p className="hint" role="status">
        {t(!enough ? 'sunMoon.deck.tooSmall' : tried?.done ? 'sunMoon.deck.kept' : 'sunMoon.deck.sampleText')}
      </p>
      {tried !== null && <Cards tried={tried} mark={mark} />}
      {enough && (
        <p className="actions">
          {tried !== null && !tried.done && (
            <button type="button" className="button small" onClick={() => setTried(mulligan(tried))}>
              {t('sunMoon.deck.mulligan', { n: tried.aside.length })}
            </button>
          )}
          <button type="button" className="button quiet small" onClick={() => setTried(deal(deck))}>
            {t('sunMoon.deck.sampleAgain')}
          </button>
        </p>
      )}
    </details>
  );
}
