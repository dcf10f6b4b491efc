// What is a deck like? Its plan, its curve, its elements and types, a sample hand, and all its contracts.

import { CardFace, Icon, PipMark, useSettings } from '@duello/table';
import { useState } from 'react';
import { type CardId, COLOURS, type DeckId, decks, OPENING_HAND, words } from '../../index.ts';
import { boxContract, boxFaces } from '../cards/faces.ts';
import { SIGNS, sumOf } from '../cards/mana.ts';
import { useWords } from '../words/use-words.ts';
import { figuresOf, HIGH } from './deck-figures.ts';
import { dealFrom } from './sample-hand.ts';
import './deck-card.css';

function Curve({ deck }: { readonly deck: DeckId }) {
  const t = useWords();
  const { curve, mean } = figuresOf(deck);
  const most = Math.max(...curve);
  const said = curve.map((n, cost) => t('contracts.curveOf', { n, cost: cost === HIGH ? `${HIGH}+` : String(cost) }));
  return (
    <figure className="curve">
      <figcaption>
        {t('contracts.curve')} <span className="hint">{t('contracts.mean', { mean })}</span>
      </figcaption>
      <div className="curve-bars" role="img" aria-label={said.join(', ')}>
        {curve.map((n, cost) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its cost
          <span key={cost} className="curve-bar">
            <b>{n > 0 ? n : ''}</b>
            <span style={{ blockSize: `${(n / most) * 3.4}rem` }} />
            <i>{cost === HIGH ? `${HIGH}+` : cost}</i>
          </span>
        ))}
      </div>
    </figure>
  );
}

function Elements({ deck }: { readonly deck: DeckId }) {
  const t = useWords();
  const { lang } = useSettings();
  const { elements, types } = figuresOf(deck);
  const { elements: named } = words[lang];
  return (
    <div className="deck-parts">
      <p>
        <span className="hint">{t('contracts.elements')}</span>
        {COLOURS.filter((colour) => elements[colour] > 0).map((colour) => (
          <span key={colour} className="deck-part">
            <PipMark pip={{ tone: colour, icon: SIGNS[colour], text: '' }} /> {elements[colour]} {named[colour]}
          </span>
        ))}
        {elements.several > 0 && (
          <span className="deck-part">
            {elements.several} {t('contracts.several')}
          </span>
        )}
      </p>
      <p>
        <span className="hint">{t('contracts.types')}</span>
        {(['creature', 'spell', 'orb', 'rune'] as const).map((type) => (
          <span key={type} className="deck-part">
            {t(`contracts.types.${type}`, { n: types[type] })}
          </span>
        ))}
      </p>
    </div>
  );
}

function Cards({ cards }: { readonly cards: readonly (readonly [CardId, number])[] }) {
  const { lang } = useSettings();
  const { face } = boxFaces(lang);
  return (
    <ul className="deck-cards">
      {cards.map(([id, copies], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sample hand may hold two copies
        <li key={`${id}-${at}`}>
          <CardFace face={face(id)} />
          {copies > 1 && <b>×{copies}</b>}
        </li>
      ))}
    </ul>
  );
}

function Sample({ deck }: { readonly deck: DeckId }) {
  const t = useWords();
  const [hand, setHand] = useState<readonly CardId[]>(() => dealFrom(deck, OPENING_HAND));
  return (
    <section className="deck-sample">
      <p>
        <b>{t('contracts.sample')}</b> <span className="hint">{t('contracts.sampleText')}</span>{' '}
        <button type="button" className="button quiet small" onClick={() => setHand(dealFrom(deck, OPENING_HAND))}>
          {t('contracts.sampleAgain')}
        </button>
      </p>
      <Cards cards={hand.map((id) => [id, 1])} />
    </section>
  );
}

/** A deck's face in a list to choose from. */
export function DeckCover({ deck }: { readonly deck: DeckId }) {
  const { lang } = useSettings();
  const { name, theme } = words[lang].decks[deck];
  const { elements } = figuresOf(deck);
  return (
    <span className="deck-cover" data-deck={deck}>
      <Icon name="wax-seal" className="deck-seal" />
      <span className="deck-inks">
        {COLOURS.filter((colour) => elements[colour] > 0 && colour !== 'pure').map((colour) => (
          <PipMark key={colour} pip={{ tone: colour, icon: SIGNS[colour], text: '' }} />
        ))}
      </span>
      <b>{name}</b>
      <span className="deck-theme">{theme}</span>
    </span>
  );
}

export function DeckDetail({ deck }: { readonly deck: DeckId }) {
  const t = useWords();
  const { lang } = useSettings();
  const byCost = decks[deck].toSorted(([a], [b]) => costOf(a) - costOf(b));
  return (
    <div className="deck-detail">
      <p className="deck-name">{words[lang].decks[deck].name}</p>
      <p className="deck-plan">{words[lang].decks[deck].plan}</p>
      <div className="deck-figures">
        <Curve deck={deck} />
        <Elements deck={deck} />
      </div>
      <Sample key={deck} deck={deck} />
      <details className="deck-all">
        <summary>{t('contracts.allCards')}</summary>
        <Cards cards={byCost} />
      </details>
    </div>
  );
}

const costOf = (id: CardId): number => sumOf(boxContract(id)?.cost ?? { red: 0, blue: 0, yellow: 0, pure: 0 });
