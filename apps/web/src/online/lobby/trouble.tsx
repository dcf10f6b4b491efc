// What if something can't be had from the server? A sentence that says why, and the way to try again.

import type { Trouble } from '../link/use-answer.ts';
import { en } from '../words/en.ts';
import { type Key, type Say, useOnlineWords } from '../words/use-words.ts';

const isKey = (key: string): key is Key => Object.hasOwn(en, key);

export function troubleWords(t: Say, trouble: Trouble): string {
  if (trouble === 'noServer') return t('on.offline');
  const key = `on.problem.${trouble}`;
  return t(isKey(key) ? key : 'on.problem.other');
}

export function TroubleNote({ trouble, again }: { readonly trouble: Trouble; again?(): void }) {
  const t = useOnlineWords();
  return (
    <div className="panel online-trouble">
      <p className="problem" role="alert">
        {troubleWords(t, trouble)}
      </p>
      {again !== undefined && (
        <p className="actions">
          <button type="button" className="button quiet" onClick={again}>
            {t('on.again')}
          </button>
        </p>
      )}
    </div>
  );
}
