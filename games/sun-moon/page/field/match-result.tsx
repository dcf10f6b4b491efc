// How did a match of the tournament end? The result and the score, before the next one is played.

import { other, type Viewer } from '@duello/kernel';
import { Icon, Sheet, type Shown } from '@duello/table';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { Event, View } from '../../index.ts';
import { classSign } from '../cards/faces.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './match-result.css';

type Ended = Extract<Event, { kind: 'matchEnded' }>;

/** The match that has just ended while the tournament goes on; null when none has. */
function endedIn({ logged, view }: Shown<View, Event>): Ended | null {
  if (view.outcome !== null || view.phase !== 'mulligan') return null;
  const last = logged.findLast(({ event }) => event.kind === 'matchEnded')?.event;
  return last?.kind === 'matchEnded' && last.match === view.match - 1 ? last : null;
}

interface Props {
  readonly shown: Shown<View, Event>;
  readonly voice: Viewer;
}

export function MatchResult({ shown, voice }: Props) {
  const { view, mine, words, nameOfSeat, naming } = useTable();
  const t = useWords();
  const [read, setRead] = useState(0);
  const ended = endedIn(shown);
  if (ended === null || ended.match <= read) return null;
  const { winner, reason, wins, match } = ended;
  const close = (): void => setRead(match);
  const title =
    winner === null
      ? t('sunMoon.matchTied', { n: match })
      : t('sunMoon.matchWon', { n: match, name: nameOfSeat(winner), you: winner === voice ? 'yes' : 'no' });
  const sign = (seat: 0 | 1) => classSign(view.players[seat].class ?? 'neutral');
  return (
    <Sheet title={title} close={close}>
      <p className="sm-result">
        <Icon name={winner === null ? 'eclipse' : sign(winner)} /> {naming(words.endings[reason](winner, voice))}
      </p>
      <p className="sm-result-score">
        <span>
          <Icon name={sign(mine)} /> {nameOfSeat(mine)}
        </span>
        <b>
          {wins[mine]} : {wins[other(mine)]}
        </b>
        <span>
          {nameOfSeat(other(mine))} <Icon name={sign(other(mine))} />
        </span>
      </p>
      <p className="sheet-note">{t('sunMoon.nextStarts', { name: nameOfSeat(other(view.starter)), n: match + 1 })}</p>
      <div className="menu-list">
        <Button className="button main" autoFocus onPress={close}>
          {t('sunMoon.nextMatch')}
        </Button>
      </div>
    </Sheet>
  );
}
