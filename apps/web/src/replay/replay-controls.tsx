// How does one move through a replay? Buttons, a slider over the chart of both healths, and keys.

import { change, PACES, usePace } from '@duello/table';
import { Button } from 'react-aria-components';
import { ReplayChart } from './replay-chart.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { nextRound, previousRound } from './replay-story.ts';
import type { Reading } from './use-replay.ts';
import { useWords } from './words/use-words.ts';

/** Drawings of the buttons, on a square of 24. */
const SHAPES = {
  first: 'M5 5h2.5v14H5zM19 5v14l-10-7z',
  previousRound: 'M12 5v14l-9-7zM21 5v14l-9-7z',
  previous: 'M16.5 5v14l-10-7z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
  next: 'M7.5 5v14l10-7z',
  nextRound: 'M3 5v14l9-7zM12 5v14l9-7z',
  last: 'M5 5v14l10-7zM16.5 5H19v14h-2.5z',
} as const;

interface MoveProps {
  readonly shape: keyof typeof SHAPES;
  readonly off?: boolean;
  press(): void;
}

function Move({ shape, off = false, press }: MoveProps) {
  const t = useWords();
  return (
    <Button
      className="replay-move"
      data-shape={shape}
      aria-label={t(`replay.${shape}`)}
      isDisabled={off}
      onPress={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[shape]} />
      </svg>
    </Button>
  );
}

function Speed() {
  const t = useWords();
  const pace = usePace();
  return (
    <label className="replay-speed">
      <span className="visually-hidden">{t('replay.speed')}</span>
      <select
        value={pace}
        onChange={({ target }) => change({ speed: PACES.find((one) => one === target.value) ?? 'auto' })}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`replay.speed.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ReplayControls({ reading }: { readonly reading: Reading }) {
  const t = useWords();
  useReplayKeys(reading);
  const { stops, at, go, play, playing } = reading;
  const { round, text, healths } = stops[at];
  const end = stops.length - 1;
  const [a, b] = healths.map((health) => Math.max(0, health));
  return (
    <section className="replay-controls" data-clear="" aria-label={t('replay.controls')}>
      <div className="replay-track">
        <ReplayChart stops={stops} at={at} label={t('replay.health', { a, b })} />
        <input
          type="range"
          className="replay-slider"
          min={0}
          max={end}
          value={at}
          aria-label={t('replay.place')}
          aria-valuetext={t('replay.placeText', { round, at: at + 1, all: end + 1, text })}
          onChange={({ target }) => go(Number(target.value))}
        />
      </div>
      <div className="replay-buttons">
        <span className="replay-place" title={t('replay.keys')}>
          {t('replay.placeShort', { round, at: at + 1, all: end + 1 })}
        </span>
        <span className="replay-moves">
          <Move shape="first" off={at === 0} press={() => go(0)} />
          <Move shape="previousRound" off={at === 0} press={() => go(previousRound(stops, at))} />
          <Move shape="previous" off={at === 0} press={() => go(at - 1)} />
          <Move shape={playing ? 'pause' : 'play'} press={() => play(!playing)} />
          <Move shape="next" off={at === end} press={() => go(at + 1)} />
          <Move shape="nextRound" off={at === end} press={() => go(nextRound(stops, at))} />
          <Move shape="last" off={at === end} press={() => go(end)} />
        </span>
        <span className="replay-legend" aria-hidden="true">
          <span data-seat="0">A {a}</span>
          <span data-seat="1">B {b}</span>
        </span>
        <Speed />
      </div>
    </section>
  );
}
