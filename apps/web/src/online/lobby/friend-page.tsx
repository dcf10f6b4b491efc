// How does somebody play a friend? They open a table, with everything chosen beforehand; or type the code of a friend's.

import { isGameId } from '@duello/games';
import { CODE } from '@duello/protocol';
import { go } from '@duello/table';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { GameWays } from '../../frame/game-switcher.tsx';
import { Page } from '../../frame/page.tsx';
import { useGameName } from '../../games/pages.ts';
import { broughtOptions } from '../../match/brought-options.ts';
import { useWords } from '../../words/use-words.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { ServerGate } from './server-gate.tsx';
import { TableForm } from './table-form.tsx';
import './lobby.css';

interface FriendProps {
  readonly game: string;
  /** Somebody comes with a set of cards. */
  readonly brings: boolean;
}

export function FriendPage({ game, brings }: FriendProps) {
  const app = useWords();
  const t = useOnlineWords();
  const nameOf = useGameName();
  if (!isGameId(game)) return <Page title={app('unknownGame')}>{null}</Page>;
  return (
    <Page title={t('friend.of', { game: nameOf(game) })} wide>
      <ServerGate>
        <CodeField />
        <GameWays page="friend" game={game} />
        <Suspense fallback={<p className="loading">{app('loading')}</p>}>
          <TableForm key={game} game={game} isPrivate brought={brings ? broughtOptions(game) : null} />
        </Suspense>
      </ServerGate>
    </Page>
  );
}

/** What a friend has read out: its letters alone count. */
function CodeField() {
  const t = useOnlineWords();
  const id = useId();
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const code = text.toUpperCase().replaceAll(/[^A-Z]/g, '');
    if (CODE.test(code)) go('table', code);
    else setBad(true);
  };
  return (
    <form className="panel code-form" onSubmit={open}>
      <h2>{t('friend.code')}</h2>
      <div className="open-row">
        <label className="visually-hidden" htmlFor={id}>
          {t('friend.codeLabel')}
        </label>
        <input
          id={id}
          className="text-input code-input"
          value={text}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={t('friend.codeLabel')}
          aria-invalid={isBad}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setText(event.target.value);
            setBad(false);
          }}
        />
        <button type="submit" className="button quiet">
          {t('friend.codeOpen')}
        </button>
      </div>
      <p id={`${id}-problem`} className={isBad ? 'problem' : 'visually-hidden'} role="status">
        {isBad ? t('friend.codeBad') : ''}
      </p>
    </form>
  );
}
