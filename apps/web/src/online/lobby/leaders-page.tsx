// Who plays a game best? Everybody with a settled rating, the highest first.

import { type GameId, isGameId } from '@duello/games';
import { useCallback, useState } from 'react';
import { GameWays } from '../../frame/game-switcher.tsx';
import { Page } from '../../frame/page.tsx';
import { useGameName } from '../../games/pages.ts';
import { useWords } from '../../words/use-words.ts';
import { leaders } from '../link/api.ts';
import { identity } from '../link/identity.ts';
import { useAnswer } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { usePlayerName } from './player-name.ts';
import { ServerGate } from './server-gate.tsx';
import { TroubleNote } from './trouble.tsx';
import './lobby.css';

export function LeadersPage({ game }: { readonly game: string }) {
  const app = useWords();
  const t = useOnlineWords();
  const nameOf = useGameName();
  if (!isGameId(game)) return <Page title={app('unknownGame')}>{null}</Page>;
  return (
    <Page title={t('leaders.of', { game: nameOf(game) })}>
      <ServerGate>
        <GameWays page="leaders" game={game} />
        <Board key={game} game={game} />
      </ServerGate>
    </Page>
  );
}

function Board({ game }: { readonly game: GameId }) {
  const app = useWords();
  const t = useOnlineWords();
  const nameOfPlayer = usePlayerName();
  const [own] = useState(() => identity()?.id ?? null);
  const load = useCallback(() => leaders(game), [game]);
  const answer = useAnswer(load);
  if (answer.kind === 'loading') return <p className="loading">{app('loading')}</p>;
  if (answer.kind === 'trouble') return <TroubleNote trouble={answer.trouble} again={answer.again} />;
  if (answer.value.length === 0) return <p className="panel">{t('leaders.none')}</p>;
  return (
    <div className="panel">
      <table className="rating-table">
        <thead>
          <tr>
            <th scope="col">{t('leaders.rank')}</th>
            <th scope="col">{t('leaders.name')}</th>
            <th scope="col" data-number="">
              {t('leaders.points')}
            </th>
            <th scope="col" data-number="">
              {t('leaders.matches')}
            </th>
          </tr>
        </thead>
        <tbody>
          {answer.value.map(({ person, name, isBot, points, matches }, index) => (
            <tr key={person} aria-current={person === own ? 'true' : undefined}>
              <td>{index + 1}</td>
              <th scope="row">
                {nameOfPlayer({ person, name })}
                {isBot && <span className="hint"> {t('on.bot')}</span>}
              </th>
              <td data-number="">{Math.round(points)}</td>
              <td data-number="">{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
