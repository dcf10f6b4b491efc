// Which of somebody's matches on this server still run? To be played on from wherever they come in.

import { isGameId } from '@duello/games';
import { other, type Seat } from '@duello/kernel';
import { linkTo } from '@duello/table';
import { useCallback, useState } from 'react';
import { useGameName } from '../../games/pages.ts';
import { myMatches } from '../link/api.ts';
import { type Identity, identity } from '../link/identity.ts';
import { useAnswer } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { usePlayerName } from './player-name.ts';
import './lobby.css';

/** Nothing for who has never played online here, or has no match that runs. */
export function OwnRunning() {
  const [person] = useState(identity);
  return person === null ? null : <Running person={person} />;
}

function Running({ person }: { readonly person: Identity }) {
  const t = useOnlineWords();
  const nameOfGame = useGameName();
  const nameOfPlayer = usePlayerName();
  const load = useCallback(() => myMatches(null), []);
  const answer = useAnswer(load);
  const rows = answer.kind === 'ready' ? answer.value.filter(({ ended }) => ended === null) : [];
  if (rows.length === 0) return null;
  return (
    <section className="panel public-list" aria-labelledby="running-heading">
      <h2 id="running-heading">{t('past.yours')}</h2>
      <ul>
        {rows.map(({ id, game, players }) => {
          const mine: Seat = players[1].person === person.id ? 1 : 0;
          const who = t('past.against', { name: nameOfPlayer(players[other(mine)]) });
          const what = isGameId(game) ? nameOfGame(game) : game;
          return (
            <li key={id}>
              <span className="public-what">
                <b>{what}</b> <span>{who}</span>
              </span>
              <a
                className="button small"
                href={linkTo('online', id)}
                aria-label={`${t('past.resume')}: ${what}, ${who}`}
              >
                {t('past.resume')}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
