// What is in the deck? Its name and class, its cards, its figures, what is wrong with it, a hand to try, and ways to hand it on.

import { Icon, linkTo, useSettings } from '@duello/table';
import { useId } from 'react';
import { type CardId, codeOfDeck, DECK_CARDS, faultsOf, PLAYER_CLASSES, sizeOf, words } from '../../index.ts';
import { boxFaces, classSign } from '../cards/faces.ts';
import { useWords } from '../words/use-words.ts';
import { DeckCurve } from './deck-curve.tsx';
import { byCost, figuresOf } from './deck-figures.ts';
import { DeckHand } from './deck-hand.tsx';
import { DeckShare } from './deck-share.tsx';
import { DeckStrip } from './deck-strip.tsx';
import { onPlusMinus } from './deck-tile.tsx';
import type { Workshop } from './deck-work.ts';
import './deck-panel.css';

interface Props {
  readonly shop: Workshop;
}

function Head({ shop }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  const id = useId();
  return (
    <div className="sm-panel-head">
      <label htmlFor={id}>{t('sunMoon.deck.name')}</label>
      <input
        id={id}
        className="text-input"
        value={shop.name}
        placeholder={t('sunMoon.deck.unnamed', { clan: words[lang].classes[shop.deck.class] })}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => shop.rename(target.value)}
      />
      <fieldset className="sm-panel-classes">
        <legend>{t('sunMoon.deck.class')}</legend>
        {PLAYER_CLASSES.map((clan) => (
          <button
            key={clan}
            type="button"
            className="gallery-chip"
            aria-pressed={shop.deck.class === clan}
            onClick={() => shop.turn(clan)}
          >
            <Icon name={classSign(clan)} /> {words[lang].classes[clan]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Row({ card, copies, shop }: Props & { readonly card: CardId; readonly copies: number }) {
  const t = useWords();
  const { lang } = useSettings();
  const faces = boxFaces(lang);
  const face = faces.face(card);
  return (
    <li>
      <button
        type="button"
        className="sm-panel-card"
        onClick={() => shop.remove(card)}
        onKeyDown={(event) => onPlusMinus(event, card, shop)}
      >
        <span aria-hidden="true">
          <DeckStrip face={face} cost={faces.card(card)?.cost ?? 0} copies={copies} />
        </span>
        <span className="visually-hidden">
          {t('sunMoon.deck.has', { n: copies, name: face.name })}: {t('sunMoon.deck.remove', { name: face.name })}
        </span>
      </button>
      <button
        type="button"
        className="sm-panel-more"
        aria-label={t('sunMoon.deck.add', { name: face.name })}
        onClick={() => shop.add(card)}
      >
        +
      </button>
    </li>
  );
}

/** The counter, and every fault in words. */
function Check({ shop }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  const { nameOf } = boxFaces(lang);
  const faults = faultsOf(shop.deck);
  const n = sizeOf(shop.deck);
  return (
    <div className="sm-panel-check">
      <p className="sm-panel-count" data-whole={n === DECK_CARDS}>
        <b>{t('sunMoon.deck.count', { n, all: DECK_CARDS })}</b>
        <progress max={DECK_CARDS} value={Math.min(n, DECK_CARDS)} aria-label={t('sunMoon.deck.deck')} />
      </p>
      {faults.length === 0 ? (
        <p className="sm-panel-legal">✓ {t('sunMoon.deck.legal')}</p>
      ) : (
        <ul className="sm-panel-faults" aria-label={t('sunMoon.deck.faults')}>
          {faults.map((fault) => (
            <li key={JSON.stringify(fault.values)} className="problem">
              {words[lang].reason(fault, nameOf)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function DeckPanel({ shop }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  const { card, nameOf } = boxFaces(lang);
  const { deck } = shop;
  const list = Object.entries(deck.cards).toSorted(([a], [b]) => byCost(card, nameOf)(a, b));
  const legal = faultsOf(deck).length === 0;
  return (
    <section className="panel sm-panel" data-class={deck.class} aria-label={t('sunMoon.deck.deck')}>
      <Head shop={shop} />
      <Check shop={shop} />
      <DeckCurve figures={figuresOf(list, card)} />
      <p className="actions">
        {legal && (
          <a className="button" href={linkTo('new', 'sun-moon', codeOfDeck(deck))}>
            {t('sunMoon.deck.play')}
          </a>
        )}
        <button type="button" className="button quiet" aria-disabled={!shop.canUndo} onClick={shop.undo}>
          ↶ {t('sunMoon.deck.undo')}
        </button>
      </p>
      {list.length === 0 && <p className="hint">{t('sunMoon.deck.empty')}</p>}
      <ul className="sm-panel-cards">
        {list.map(([id, copies]) => (
          <Row key={id} card={id} copies={copies} shop={shop} />
        ))}
      </ul>
      <DeckHand deck={deck} />
      <DeckShare shop={shop} />
    </section>
  );
}
