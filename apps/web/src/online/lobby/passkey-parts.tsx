// How is a passkey made, and how does one come back with it? A button each, and a sentence about what has come of it.

import { useState } from 'react';
import { keepIdentity } from '../link/identity.ts';
import { canUsePasskeys, makePasskey, returnByPasskey } from '../link/passkeys.ts';
import { troubleOf } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { troubleWords } from './trouble.tsx';

/** What was said of the last attempt; empty when it was given up. */
function useAttempt() {
  const t = useOnlineWords();
  const [said, say] = useState('');
  const attempt = async (work: () => Promise<boolean>, done: string): Promise<void> => {
    try {
      say((await work()) ? done : '');
    } catch (error) {
      say(troubleWords(t, troubleOf(error)));
    }
  };
  return { said, attempt };
}

export function PasskeyPanel() {
  const t = useOnlineWords();
  const { said, attempt } = useAttempt();
  return (
    <section className="panel profile" aria-labelledby="passkey-heading">
      <h2 id="passkey-heading">{t('me.passkey')}</h2>
      <p className="hint">{t(canUsePasskeys() ? 'me.passkeyText' : 'on.problem.noPasskey')}</p>
      {canUsePasskeys() && (
        <p className="actions">
          <button type="button" className="button" onClick={() => attempt(makePasskey, t('me.passkeyMade'))}>
            {t('me.passkeyMake')}
          </button>
        </p>
      )}
      <p className="hint" role="status">
        {said}
      </p>
    </section>
  );
}

export function ReturnByPasskey({ returned }: { returned(): void }) {
  const t = useOnlineWords();
  const { said, attempt } = useAttempt();
  if (!canUsePasskeys()) return null;
  const comeBack = (): Promise<boolean> =>
    returnByPasskey((person) => {
      keepIdentity(person);
      returned();
    });
  return (
    <>
      <p>{t('me.returnText')}</p>
      <p className="actions">
        <button type="button" className="button quiet" onClick={() => attempt(comeBack, '')}>
          {t('me.return')}
        </button>
      </p>
      <p className="hint" role="status">
        {said}
      </p>
    </>
  );
}
