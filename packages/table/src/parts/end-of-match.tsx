// How did the match end? The result, both healths over the rounds, and what to do next.

import type { Outcome, Seat, Viewer } from '@duello/kernel';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { linkTo } from '../browser/route.ts';
import { Sheet } from '../look/dialog.tsx';
import { HealthChart } from '../look/health-chart.tsx';
import type { HealthLine } from '../look/health-lines.ts';
import { Icon } from '../look/icon.tsx';
import type { NameOfSeat, Seats } from '../match/seats.ts';
import type { ShownProps, TableView } from '../match/table-props.ts';
import { useWords } from '../words/use-words.ts';

/** How a match can end, in a sentence each. */
export type Endings = Readonly<Record<string, (winner: Seat | null, voice: Viewer) => string>>;

interface Props<V, E> extends ShownProps<V, E> {
  readonly seats: Seats;
  readonly endings: Endings;
  readonly nameOfSeat: NameOfSeat;
  healths(): readonly [HealthLine, HealthLine];
  /** Who goes first in another match; seat A unless the game says so. */
  next?(outcome: Outcome): Seat;
}

/** Shows itself once the end has been shown, until it is closed. */
export function EndOfMatch<V extends TableView, E>(props: Props<V, E>) {
  const { shown, seats, endings, nameOfSeat, healths, next = () => 0, rematch, replay } = props;
  const [closed, setClosed] = useState(false);
  const { update } = shown;
  if (update === null || update.view.outcome === null || closed) return null;
  const { outcome } = update.view;
  const ending = Object.entries(endings).find(([name]) => name === outcome.reason)?.[1];
  return (
    <Ending
      winner={outcome.winner}
      voice={seats.voice}
      ending={ending?.(outcome.winner, seats.voice) ?? ''}
      lines={healths()}
      text={update.text}
      nameOfSeat={nameOfSeat}
      rematch={() => rematch(next(outcome))}
      replay={replay}
      close={() => setClosed(true)}
    />
  );
}

interface EndingProps {
  readonly winner: Seat | null;
  readonly voice: Viewer;
  /** How it came about, in a sentence. */
  readonly ending: string;
  readonly lines: readonly [HealthLine, HealthLine];
  readonly text: string;
  readonly nameOfSeat: NameOfSeat;
  rematch(): void;
  replay(text: string): void;
  close(): void;
}

function Ending({ winner, voice, ending, lines, text, nameOfSeat, rematch, replay, close }: EndingProps) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const title =
    winner === null
      ? t('table.draw')
      : voice === 'watcher'
        ? t('table.wins', { name: nameOfSeat(winner) })
        : t(winner === voice ? 'table.youWin' : 'table.youLose');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(linkTo('replay', text), window.location.href).href);
    setCopied(true);
  };
  return (
    <Sheet title={title} close={close}>
      <p className="ending" data-won={winner === voice}>
        <Icon name={winner === null ? 'hourglass' : 'trophy'} /> {ending}
      </p>
      <HealthChart lines={lines} names={[nameOfSeat(0), nameOfSeat(1)]} label={t('table.chart')} />
      <div className="menu-list">
        <Button className="button main" onPress={rematch}>
          {t('table.rematch')}
        </Button>
        <Button className="button quiet" onPress={() => replay(text)}>
          {t('table.replay')}
        </Button>
        <Button className="button quiet" onPress={copy}>
          {t(copied ? 'table.copied' : 'table.copyLink')}
        </Button>
        <a className="button quiet" href={linkTo('')}>
          {t('table.leave')}
        </a>
      </div>
    </Sheet>
  );
}
