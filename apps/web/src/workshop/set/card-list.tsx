// Which cards are in the set? Each can be chosen, copied or taken out; more come from the box or begin empty.

import { type CardSet, type FormWords, type Workshop, wordFor } from '@duello/cards/form';
import { type FormEvent, useId, useState } from 'react';
import type { SaidProblem } from '../beside/said-problems.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly workshop: Workshop;
  readonly words: FormWords;
  readonly cards: CardSet;
  readonly id: string | null;
  readonly wrong: ReadonlyMap<string, readonly SaidProblem[]>;
  nameOf(card: string): string;
  choose(id: string): void;
  empty(type: string): void;
  open(card: string): void;
  copy(id: string): void;
  remove(id: string): void;
  /** Null where there is nothing to undo. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export function CardList(props: Props) {
  const { workshop, words, cards, id, wrong, nameOf, choose, empty, copy, remove, undo, redo } = props;
  const t = useWords();
  const heading = useId();
  const ids = Object.keys(cards);
  const isFull = ids.length >= workshop.mostCards;
  return (
    <section className="panel shop-cards" aria-labelledby={heading}>
      <h2 id={heading}>{t('shop.cards')}</h2>
      <p className="hint">{t('shop.cardsOf', { n: ids.length, most: workshop.mostCards })}</p>
      <ul className="shop-list-of-cards">
        {ids.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === id}
              data-wrong={(wrong.get(one) ?? []).length > 0}
              onClick={() => choose(one)}
            >
              <span>{nameOf(one)}</span>
              <span className="hint">{wordFor(words, String(cards[one].type))}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="actions">
        <button type="button" className="button quiet small" disabled={undo === null} onClick={() => undo?.()}>
          {t('shop.undo')}
        </button>
        <button type="button" className="button quiet small" disabled={redo === null} onClick={() => redo?.()}>
          {t('shop.redo')}
        </button>
        {id !== null && (
          <>
            <button type="button" className="button quiet small" disabled={isFull} onClick={() => copy(id)}>
              {t('shop.copy')}
            </button>
            <button type="button" className="button quiet small" onClick={() => remove(id)}>
              {t('shop.remove')}
            </button>
          </>
        )}
      </div>
      {isFull ? (
        <p className="hint">{t('shop.full')}</p>
      ) : (
        <>
          <OpenBox {...props} />
          <div className="actions">
            {workshop.types.map((type) => (
              <button key={type} type="button" className="button quiet small" onClick={() => empty(type)}>
                {t('shop.emptyOf', { type: wordFor(words, type) })}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** Typed in part, or chosen from the list that the browser shows. */
function OpenBox({ workshop, nameOf, open }: Props) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const names = workshop.box.map((card): readonly [string, string] => [card, nameOf(card)]);
  const find = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = text.trim().toLowerCase();
    const found =
      names.find(([, name]) => name.toLowerCase() === wanted) ??
      names.find(([, name]) => name.toLowerCase().includes(wanted));
    setUnknown(wanted === '' || found === undefined);
    if (wanted === '' || found === undefined) return;
    open(found[0]);
    setText('');
  };
  return (
    <form className="shop-open" onSubmit={find}>
      <label htmlFor={id}>{t('shop.openLabel')}</label>
      <span className="shop-open-row">
        <input
          id={id}
          className="text-input"
          list={`${id}-box`}
          value={text}
          placeholder={t('shop.openHint')}
          autoComplete="off"
          aria-invalid={isUnknown}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setText(event.target.value);
            setUnknown(false);
          }}
        />
        <button type="submit" className="button quiet small">
          {t('shop.open')}
        </button>
      </span>
      <datalist id={`${id}-box`}>
        {names.map(([card, name]) => (
          <option key={card} value={name} />
        ))}
      </datalist>
      <p id={`${id}-problem`} className={isUnknown ? 'problem' : 'visually-hidden'} role="status">
        {isUnknown ? t('shop.unknown') : ''}
      </p>
    </form>
  );
}
