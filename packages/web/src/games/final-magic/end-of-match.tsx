// How did the match end? The result, both healths over the rounds, and what to do next.

import { nextFirst, type View } from '@duello/final-magic';
import type { Viewer } from '@duello/kernel';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { linkTo } from '../../shell/route.ts';
import { Sheet } from '../../table/dialog.tsx';
import { HealthChart, type HealthLine } from '../../table/health-chart.tsx';
import { Icon } from '../../table/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { useTable } from './table-context.ts';

interface Props {
  readonly outcome: NonNullable<View['outcome']>;
  readonly lines: readonly [HealthLine, HealthLine];
  readonly text: string;
  readonly voice: Viewer;
  rematch(first: 0 | 1): void;
  replay(text: string): void;
  close(): void;
}

export function EndOfMatch({ outcome, lines, text, voice, rematch, replay, close }: Props) {
  const { words, nameOfSeat } = useTable();
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const { winner, reason } = outcome;
  const row = Object.entries(words.endings).find(([name]) => name === reason)?.[1];
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
        <Icon name={winner === null ? 'hourglass' : 'trophy'} /> {row?.(winner, voice)}
      </p>
      <HealthChart lines={lines} names={[nameOfSeat(0), nameOfSeat(1)]} label={t('table.chart')} />
      <div className="menu-list">
        <Button className="button main" onPress={() => rematch(nextFirst(outcome))}>
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
