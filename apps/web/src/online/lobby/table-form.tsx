// How is a table opened, for a friend or for anybody? With everything chosen beforehand: game, options, clock and the rest.

import type { GameId } from '@duello/games';
import { type ChosenOptions, go, useSettings } from '@duello/table';
import { use, useState } from 'react';
import { OwnCards } from '../../games/own-cards.tsx';
import { setUpOf } from '../../games/pages.ts';
import { usualOptions } from '../../match/open-match.ts';
import { useWords } from '../../words/use-words.ts';
import { openTable } from '../link/api.ts';
import { sitAt } from '../link/seats.ts';
import { type Trouble, troubleOf } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { GuestName, useGuest } from './guest.tsx';
import { PUBLIC_WISH, type TableWish, TermsForm, termsOf, USUAL_WISH } from './terms-form.tsx';
import { clockWords, firstWords, ratedWords, watchWords } from './terms-words.ts';
import { troubleWords } from './trouble.tsx';
import '../../match/new-match.css';

interface Props {
  readonly game: GameId;
  /** For a friend, who gets its link or code; or for anybody, who finds it in the list. */
  readonly isPrivate: boolean;
  /** Options that somebody comes with, such as a set of cards. */
  readonly brought?: ChosenOptions | null;
}

export function TableForm({ game, isPrivate, brought = null }: Props) {
  const app = useWords();
  const t = useOnlineWords();
  const setUp = use(setUpOf(game));
  const guest = useGuest();
  const [wish, setWish] = useState<TableWish>(isPrivate ? USUAL_WISH : PUBLIC_WISH);
  const [options, setOptions] = useState<ChosenOptions>(() => brought ?? usualOptions(game));
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
      const table = await openTable({ game, options, ...termsOf(wish), isPrivate });
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
          isPrivate={isPrivate}
          change={(part) => setWish((before) => ({ ...before, ...part }))}
        />
        <setUp.Form value={options} problem={problem} seats="two" onChange={setOptions} />
      </div>
      <aside className="panel new-match-summary" aria-labelledby="summary-heading">
        <h2 id="summary-heading">{t('friend.table')}</h2>
        <Lines wish={wish} isPrivate={isPrivate} lines={setUp.describe} options={options} />
        <OwnCards game={game} options={options} />
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
  readonly isPrivate: boolean;
  readonly options: ChosenOptions;
  lines(options: ChosenOptions, lang: ReturnType<typeof useSettings>['lang'], seats: 'two'): readonly string[];
}

function Lines({ wish, isPrivate, options, lines }: LinesProps) {
  const t = useOnlineWords();
  const { lang } = useSettings();
  const { clock, first, watch, rated } = termsOf(wish);
  const all = [
    `${ratedWords(t, rated)} · ${clockWords(t, clock)}`,
    firstWords(t, first, { whose: 'mine', isPrivate }),
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
