// How does somebody play a friend? They open a table, with everything chosen beforehand; or type the code of a friend's.

import { type GameId, isGameId } from '@duello/games';
import { CODE } from '@duello/protocol';
import { type ChosenOptions, go, useSettings } from '@duello/table';
import { type FormEvent, Suspense, use, useId, useState } from 'react';
import { GameWays } from '../../frame/game-switcher.tsx';
import { Page } from '../../frame/page.tsx';
import { setUpOf, useGameName } from '../../games/pages.ts';
import { usualOptions } from '../../match/open-match.ts';
import { useWords } from '../../words/use-words.ts';
import { openTable } from '../link/api.ts';
import { sitAt } from '../link/seats.ts';
import { type Trouble, troubleOf } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { GuestName, useGuest } from './guest.tsx';
import { ServerGate } from './server-gate.tsx';
import { type TableWish, TermsForm, termsOf, USUAL_WISH } from './terms-form.tsx';
import { clockWords, firstWords, ratedWords, watchWords } from './terms-words.ts';
import { troubleWords } from './trouble.tsx';
import '../../match/new-match.css';

export function FriendPage({ game }: { readonly game: string }) {
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
          <FriendForm key={game} game={game} />
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

function FriendForm({ game }: { readonly game: GameId }) {
  const app = useWords();
  const t = useOnlineWords();
  const setUp = use(setUpOf(game));
  const guest = useGuest();
  const [wish, setWish] = useState<TableWish>(USUAL_WISH);
  const [options, setOptions] = useState<ChosenOptions>(() => usualOptions(game));
  const [state, setState] = useState<'choosing' | 'refused' | 'opening' | Trouble>('choosing');
  const problem = setUp.check(options);
  const open = async (): Promise<void> => {
    if (problem !== null) {
      setState('refused');
      return;
    }
    setState('opening');
    try {
      await guest.enter();
      const table = await openTable({ game, options, ...termsOf(wish), isPrivate: true });
      await sitAt(table);
      go('table', table.id);
    } catch (error) {
      setState(troubleOf(error));
    }
  };
  const isRefused = state === 'refused' && problem !== null;
  const trouble = state === 'choosing' || state === 'refused' || state === 'opening' ? null : state;
  return (
    <form
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <div className="new-match-fields">
        <section className="panel">
          <GuestName guest={guest} />
        </section>
        <TermsForm
          wish={wish}
          seated={setUp.first.by === 'seat'}
          change={(part) => setWish((before) => ({ ...before, ...part }))}
        />
        <setUp.Form value={options} problem={problem} seats="two" onChange={setOptions} />
      </div>
      <aside className="panel new-match-summary" aria-labelledby="summary-heading">
        <h2 id="summary-heading">{t('friend.table')}</h2>
        <Lines wish={wish} lines={setUp.describe} options={options} />
        <button type="submit" className="button large" disabled={state === 'opening'}>
          {t(state === 'opening' ? 'friend.opening' : 'friend.open')}
        </button>
        <p className={isRefused || trouble !== null ? 'problem' : 'visually-hidden'} role="status">
          {isRefused ? app('startProblem') : trouble === null ? '' : troubleWords(t, trouble)}
        </p>
      </aside>
    </form>
  );
}

interface LinesProps {
  readonly wish: TableWish;
  readonly options: ChosenOptions;
  lines(options: ChosenOptions, lang: ReturnType<typeof useSettings>['lang'], seats: 'two'): readonly string[];
}

function Lines({ wish, options, lines }: LinesProps) {
  const t = useOnlineWords();
  const { lang } = useSettings();
  const { clock, first, watch, rated } = termsOf(wish);
  const all = [
    `${ratedWords(t, rated)} · ${clockWords(t, clock)}`,
    firstWords(t, first, { whose: 'mine' }),
    ...lines(options, lang, 'two'),
    t('invite.spectators', { who: watchWords(t, watch).toLowerCase() }),
  ];
  return (
    <ul>
      {all.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
