// Whom does somebody not want to meet? Everybody they have blocked, each to be let in again.

import type { Blocked } from '@duello/protocol';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { blockedPeople, unblock } from '../link/api.ts';
import { type Trouble, troubleOf, useAnswer } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { usePlayerName } from './player-name.ts';
import { troubleWords } from './trouble.tsx';

export function BlockedPeople() {
  const t = useOnlineWords();
  const app = useWords();
  const nameOf = usePlayerName();
  const answer = useAnswer(blockedPeople);
  const [freed, setFreed] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const free = async (one: Blocked): Promise<void> => {
    try {
      await unblock(one.person);
      setTrouble(null);
      setFreed(t('blocks.freed', { name: nameOf(one) }));
      answer.again();
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  const wrong = answer.kind === 'trouble' ? answer.trouble : trouble;
  return (
    <section className="panel profile" aria-labelledby="blocks-heading">
      <h2 id="blocks-heading">{t('blocks.title')}</h2>
      {answer.kind === 'loading' && <p className="hint">{app('loading')}</p>}
      {answer.kind === 'ready' && answer.value.length === 0 && <p className="hint">{t('blocks.none')}</p>}
      {answer.kind === 'ready' && answer.value.length > 0 && (
        <ul className="blocked-list">
          {answer.value.map((one) => (
            <li key={one.person}>
              <b>{nameOf(one)}</b>
              <button
                type="button"
                className="button quiet small"
                aria-label={t('blocks.freeLabel', { name: nameOf(one) })}
                onClick={() => free(one)}
              >
                {t('blocks.free')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={wrong === null ? 'hint' : 'problem'} role="status">
        {wrong === null ? freed : troubleWords(t, wrong)}
      </p>
    </section>
  );
}
