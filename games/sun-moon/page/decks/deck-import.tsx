// How does a deck come in? As a list, a code or a link; what was not understood is listed, with what may have been meant.

import { go } from '@duello/table';
import { useId, useState } from 'react';
import { type DeckReading, sizeOf } from '../../index.ts';
import { useWords } from '../words/use-words.ts';
import { copiesAsked, readPasted, withMeant } from './deck-read.ts';
import { keepNew } from './deck-work.ts';

interface ReportProps {
  readonly reading: DeckReading;
  change(reading: DeckReading): void;
  open(): void;
}

function Report({ reading, change, open }: ReportProps) {
  const t = useWords();
  const { deck, notUnderstood, more } = reading;
  return (
    <>
      <ul className="sm-import-lines">
        {notUnderstood.map(({ line, text, nearest }) => (
          <li key={line}>
            <span>{t('sunMoon.deck.line', { line, text })}</span>{' '}
            {nearest === null ? (
              <span className="hint">{t('sunMoon.deck.noGuess')}</span>
            ) : (
              <button
                type="button"
                className="button quiet small"
                onClick={() => change(withMeant(reading, line, nearest.card, copiesAsked(text)))}
              >
                {t('sunMoon.deck.meant', { n: copiesAsked(text), name: nearest.name })}
              </button>
            )}
          </li>
        ))}
        {more > 0 && <li className="hint">{t('sunMoon.deck.moreLines', { n: more })}</li>}
      </ul>
      {sizeOf(deck) > 0 && (
        <button type="button" className="button" onClick={open}>
          {t('sunMoon.deck.open')}
        </button>
      )}
    </>
  );
}

export function DeckImport() {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<DeckReading | null>(null);
  const [said, say] = useState('');
  const open = ({ deck }: DeckReading): void => go('decks', 'sun-moon', keepNew(t('sunMoon.deck.imported'), deck));
  const show = (next: DeckReading): void => {
    setReading(next);
    say(t('sunMoon.deck.wasRead', { n: sizeOf(next.deck), bad: next.notUnderstood.length + next.more }));
  };
  const read = (): void => {
    const pasted = readPasted(text);
    setReading(null);
    if (pasted === 'badCode' || pasted === 'nothingRead') say(t(`sunMoon.deck.${pasted}`));
    else if (pasted.notUnderstood.length === 0) open(pasted);
    else show(pasted);
  };
  return (
    <section className="panel sm-import" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t('sunMoon.deck.import')}</h2>
      <label htmlFor={id}>{t('sunMoon.deck.importLabel')}</label>
      <p className="hint" id={`${id}-hint`}>
        {t('sunMoon.deck.importText')}
      </p>
      <textarea
        id={id}
        className="text-input"
        rows={8}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" className="button" onClick={read}>
        {t('sunMoon.deck.read')}
      </button>
      <p role="status" className={said === '' ? 'visually-hidden' : 'sm-import-said'}>
        {said}
      </p>
      {reading !== null && <Report reading={reading} change={show} open={() => open(reading)} />}
    </section>
  );
}
