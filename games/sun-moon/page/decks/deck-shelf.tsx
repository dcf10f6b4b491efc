// Which decks are there? One's own, with what can be done to them, and ways to begin a new one.

import { go, Icon, linkTo, useSettings } from '@duello/table';
import { useState } from 'react';
import {
  codeOfDeck,
  DECK_CARDS,
  faultsOf,
  PLAYER_CLASSES,
  READY_DECKS,
  readyDecks,
  sizeOf,
  words,
} from '../../index.ts';
import { classSign } from '../cards/faces.ts';
import { useWords } from '../words/use-words.ts';
import { forgetDeck, isUnkeptDeck, type KeptDeck, keepDeck, useDecks } from './deck-book.ts';
import { emptyDeck } from './deck-edit.ts';
import { useDeckName } from './deck-name.ts';
import { keepNew } from './deck-work.ts';

interface RowProps {
  readonly kept: KeptDeck;
  forget(): void;
}

function Row({ kept, forget }: RowProps) {
  const t = useWords();
  const nameOf = useDeckName();
  const { deck, id } = kept;
  const name = nameOf(kept);
  const legal = faultsOf(deck).length === 0;
  const [size, all] = [sizeOf(deck), DECK_CARDS];
  return (
    <li className="sm-shelf-deck" data-class={deck.class}>
      <Icon name={classSign(deck.class)} className="sm-shelf-sign" />
      <a href={linkTo('decks', 'sun-moon', id)}>{name}</a>
      <span className="hint">
        {t('sunMoon.deck.count', { n: size, all })}
        {legal ? ' ✓' : `, ${t('sunMoon.deck.notLegal')}`}
        {isUnkeptDeck(id) && ` ⚠ ${t('sunMoon.deck.unkept')}`}
      </span>
      <span className="actions">
        {legal && (
          <a className="button small" href={linkTo('new', 'sun-moon', codeOfDeck(deck))}>
            {t('sunMoon.deck.play')}
          </a>
        )}
        <button
          type="button"
          className="button quiet small"
          aria-label={`${t('sunMoon.deck.duplicate')}: ${name}`}
          onClick={() => keepNew(t('sunMoon.deck.copyOf', { name }), deck)}
        >
          {t('sunMoon.deck.duplicate')}
        </button>
        <button
          type="button"
          className="button quiet small"
          aria-label={`${t('sunMoon.deck.delete')}: ${name}`}
          onClick={forget}
        >
          {t('sunMoon.deck.delete')}
        </button>
      </span>
    </li>
  );
}

function Beginnings() {
  const t = useWords();
  const { lang } = useSettings();
  const { classes, decks } = words[lang];
  const open = (name: string, deck: KeptDeck['deck']): void => go('decks', 'sun-moon', keepNew(name, deck));
  return (
    <>
      <p className="actions">
        {PLAYER_CLASSES.map((clan) => (
          <button key={clan} type="button" className="button" onClick={() => open('', emptyDeck(clan))}>
            <Icon name={classSign(clan)} /> {t('sunMoon.deck.new', { clan: classes[clan] })}
          </button>
        ))}
      </p>
      <h3>{t('sunMoon.deck.ready')}</h3>
      <ul className="sm-shelf-ready">
        {READY_DECKS.map((id) => (
          <li key={id} data-class={readyDecks[id].class}>
            <button
              type="button"
              onClick={() => open(t('sunMoon.deck.copyOf', { name: decks[id].name }), readyDecks[id])}
            >
              <Icon name={classSign(readyDecks[id].class)} />
              <b>{t('sunMoon.deck.from', { name: decks[id].name })}</b>
              <span>{decks[id].plan}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function DeckShelf() {
  const t = useWords();
  const nameOf = useDeckName();
  const decks = useDecks();
  const [gone, setGone] = useState<KeptDeck | null>(null);
  return (
    <section className="panel sm-shelf" aria-labelledby="sm-shelf-heading">
      <h2 id="sm-shelf-heading">{t('sunMoon.deck.shelf')}</h2>
      <div role="status" className="sm-shelf-gone">
        {gone !== null && (
          <>
            {t('sunMoon.deck.deleted', { name: nameOf(gone) })}{' '}
            <button
              type="button"
              className="button quiet small"
              onClick={() => {
                keepDeck(gone);
                setGone(null);
              }}
            >
              {t('sunMoon.deck.restore')}
            </button>
          </>
        )}
      </div>
      {decks.length === 0 && <p className="hint">{t('sunMoon.deck.shelfEmpty')}</p>}
      <ul className="sm-shelf-decks">
        {decks.map((kept) => (
          <Row
            key={kept.id}
            kept={kept}
            forget={() => {
              forgetDeck(kept.id);
              setGone(kept);
            }}
          />
        ))}
      </ul>
      <Beginnings />
    </section>
  );
}
