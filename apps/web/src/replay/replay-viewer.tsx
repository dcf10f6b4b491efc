// How is a replay looked at? The table of one moment, the log beside it, and the way through the match below.

import type { GameId } from '@duello/games';
import { type Eyes, type GameBoard, linkTo, type ReplayHead, type ReplayHost } from '@duello/table';
import { useState } from 'react';
import { Button, Radio, RadioGroup } from 'react-aria-components';
import { useGameName } from '../games/pages.ts';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayLog } from './replay-log.tsx';
import { PlayOn, ShareMenu } from './replay-share.tsx';
import { useReplay } from './use-replay.ts';
import { useWords } from './words/use-words.ts';

const EYES = ['0', '1', 'both'] as const;
const eyesOf = (value: string): Eyes => (value === '0' ? 0 : value === '1' ? 1 : 'both');

const SEALS = { same: 'verified', none: 'unverified', other: 'tampered' } as const;

function Seal({ check }: { readonly check: ReplayHead['check'] }) {
  const t = useWords();
  const seal = SEALS[check];
  return (
    <span className="replay-seal" data-check={check} title={t(`replay.${seal}Why`)}>
      <span aria-hidden="true">{check === 'same' ? '✓' : check === 'other' ? '!' : '·'}</span> {t(`replay.${seal}`)}
      <span className="visually-hidden">. {t(`replay.${seal}Why`)}</span>
    </span>
  );
}

interface Props<V, E> {
  readonly host: ReplayHost;
  readonly head: ReplayHead;
  readonly board: GameBoard<V, E>;
  readonly game: GameId;
  /** How many answers have been given where it begins. */
  readonly from: number;
}

export function ReplayViewer<V, E>({ host, head, board, game, from }: Props<V, E>) {
  const t = useWords();
  const nameOf = useGameName();
  const reading = useReplay(host, head, board, from);
  const [side, setSide] = useState<'table' | 'log'>('table');
  if (reading === null) return <p className="loading">{t('loading')}</p>;
  const { eyes, look, view, past, stops, at } = reading;
  const { Board } = board;
  return (
    <div className="replay" data-side={side}>
      <header className="replay-top">
        <a className="brand" href="#/">
          Duello
        </a>
        <h1>{t('replay.of', { game: nameOf(game) })}</h1>
        <Seal check={head.check} />
        {head.record.takebacks === true && <span className="replay-seal">{t('table.withTakebacks')}</span>}
        <RadioGroup
          className="replay-eyes"
          aria-label={t('replay.eyes')}
          orientation="horizontal"
          value={String(eyes)}
          onChange={(value) => look(eyesOf(value))}
        >
          {EYES.map((one) => (
            <Radio key={one} value={one} className="replay-eye">
              {t(`replay.eyes.${one}`)}
            </Radio>
          ))}
        </RadioGroup>
        <div className="replay-actions">
          <Button className="replay-button replay-side" onPress={() => setSide(side === 'table' ? 'log' : 'table')}>
            {t(side === 'table' ? 'replay.log' : 'replay.table')}
          </Button>
          {head.over && (
            <a className="replay-button" href={linkTo('review', head.text)}>
              {t('history.review')}
            </a>
          )}
          <ShareMenu head={head} answers={stops[at].answers} />
          <PlayOn host={host} head={head} reading={reading} />
        </div>
      </header>
      {head.check === 'other' && <p className="replay-warning">{t('replay.tamperedWhy')}</p>}
      {head.otherRules !== null && (
        <p className="replay-warning" role="status">
          {t('replay.otherRules', head.otherRules)}
        </p>
      )}
      <main className="replay-board">
        <Board view={view} event={stops[at].event} past={past} eyes={eyes} />
      </main>
      <ReplayLog reading={reading} />
      <ReplayControls reading={reading} />
    </div>
  );
}
