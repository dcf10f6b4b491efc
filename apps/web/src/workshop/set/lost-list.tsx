// What of somebody's set was not understood? Each piece with its card and its place, and why.

import type { FormWords, Refused } from '@duello/cards/form';
import { placeWords } from '../beside/path-words.ts';
import { failureText } from '../form/failures.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly lost: readonly Refused[];
  readonly words: FormWords;
}

/** Ids and places are somebody else's words: no longer than they need be. */
const LONGEST = 40;

export function LostList({ lost, words }: Props) {
  const t = useWords();
  if (lost.length === 0) return null;
  return (
    <>
      <h3>{t('shop.lost')}</h3>
      <ul className="shop-list">
        {lost.map(({ id, path, message }, at) => {
          const where = placeWords(t, words, {}, path).slice(0, LONGEST);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={at}>
              {t('shop.lostAt', { card: id.slice(0, LONGEST), where, why: failureText(t, words, message) })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
