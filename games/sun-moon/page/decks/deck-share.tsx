// How does a deck go out? As text that people read, as a short code, or as a link that opens it here.

import { copyText, linkTo, useSettings } from '@duello/table';
import { useId, useRef } from 'react';
import { codeOfDeck, deckText } from '../../index.ts';
import { useWords } from '../words/use-words.ts';
import type { Workshop } from './deck-work.ts';

interface FieldProps {
  readonly label: string;
  readonly text: string;
  readonly long?: boolean;
  say(text: string): void;
}

/** What a browser does not let us copy is selected at least. */
function Field({ label, text, long = false, say }: FieldProps) {
  const t = useWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = (): void => {
    copyText(text).then((copied) => {
      if (!copied) field.current?.select();
      say(t(copied ? 'sunMoon.deck.copied' : 'sunMoon.deck.notCopied'));
    });
  };
  return (
    <div className="sm-share-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        className="text-input"
        readOnly
        rows={long ? 6 : 2}
        spellCheck={false}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className="button quiet small"
        aria-label={`${t('sunMoon.deck.copy')}: ${label}`}
        onClick={copy}
      >
        {t('sunMoon.deck.copy')}
      </button>
    </div>
  );
}

export function DeckShare({ shop: { deck, say } }: { readonly shop: Workshop }) {
  const t = useWords();
  const { lang } = useSettings();
  const code = codeOfDeck(deck);
  const link = new URL(linkTo('decks', 'sun-moon', code), window.location.href).href;
  return (
    <details className="sm-share">
      <summary>{t('sunMoon.deck.share')}</summary>
      <Field label={t('sunMoon.deck.asText')} text={deckText(deck, lang)} long say={say} />
      <Field label={t('sunMoon.deck.asCode')} text={code} say={say} />
      <Field label={t('sunMoon.deck.asLink')} text={link} say={say} />
    </details>
  );
}
