// What is played at a table? Everything that was chosen, in words, before anybody accepts it.

import { isGameId } from '@duello/games';
import type { Terms } from '@duello/protocol';
import { useSettings } from '@duello/table';
import { use } from 'react';
import { OwnCards } from '../../games/own-cards.tsx';
import { setUpOf } from '../../games/pages.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { clockWords, firstWords, ratedWords, watchWords } from './terms-words.ts';

interface Props {
  readonly terms: Terms;
  /** Whoever opened the table; null for oneself. */
  readonly host: string | null;
}

const NO_GAME = Promise.resolve(null);

export function TermsList({ terms, host }: Props) {
  const t = useOnlineWords();
  const { lang } = useSettings();
  const setUp = use(isGameId(terms.game) ? setUpOf(terms.game) : NO_GAME);
  const { clock, first, watch, rated, options, isPrivate } = terms;
  const lines = [
    ratedWords(t, rated),
    clockWords(t, clock),
    firstWords(t, first, host === null ? { whose: 'mine', isPrivate } : { whose: 'theirs', name: host }),
    ...(setUp?.describe(options, lang, 'two') ?? []),
    t('invite.spectators', { who: watchWords(t, watch).toLowerCase() }),
  ];
  return (
    <>
      <ul className="terms-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isGameId(terms.game) && <OwnCards game={terms.game} options={options} />}
    </>
  );
}
