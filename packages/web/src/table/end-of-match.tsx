// How did the match end? The result, both healths over the rounds, and what to do next.

import type { Outcome, Seat, Viewer } from '@duello/kernel';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { linkTo } from '../shell/route.ts';
import { useWords } from '../words/use-words.ts';
import { Sheet } from './dialog.tsx';
import { HealthChart, type HealthLine } from './health-chart.tsx';
import { Icon } from './icon.tsx';

interface Props {
  readonly outcome: Outcome;
  /** How it came about, in a sentence. */
  readonly ending: string;
  readonly lines: readonly [HealthLine, HealthLine];
  readonly text: string;
  readonly voice: Viewer;
  nameOfSeat(seat: Seat): string;
  rematch(): void;
  replay(text: string): void;
  close(): void;
}

export function EndOfMatch({ outcome, ending, lines, text, voice, nameOfSeat, rematch, replay, close }: Props) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const { winner } = outcome;
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
