// How large is X? A slider with what it costs and does; arrows and digits move it, Enter says it.

import type { Decision } from '@duello/kernel';
import type { KeyboardEvent } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { announcedPayment } from '../../index.ts';
import type { AnsweringNow } from '../answers/answering.ts';
import { effectLines } from '../cards/saying.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './x-slider.css';

interface Props {
  readonly decision: Decision;
  readonly answering: AnsweringNow;
}

export function XSlider({ decision, answering }: Props) {
  const table = useTable();
  const { view } = table;
  const t = useWords();
  const { min, max } = decision;
  const { announcement } = view;
  const x = Math.min(max, Math.max(min, answering.x));
  if (announcement === null) return null;
  const { fatigue, after, discards } = announcedPayment(view, x) ?? { fatigue: 0, after: 0, discards: 0 };
  const costs = [
    ...(fatigue > 0 ? [t('sunMoon.pays', { n: fatigue, left: after })] : []),
    ...(discards > 0 ? [t('sunMoon.discards', { n: discards })] : []),
  ].join(', ');
  const onKeyDown = (event: KeyboardEvent): void => {
    const run =
      event.key === 'Enter' || event.key === ' '
        ? answering.options.find(({ key }) => key === 'send')?.run
        : event.key === 'Escape'
          ? answering.options.find(({ key }) => key === 'back')?.run
          : answering.options[Number(event.key) - 1]?.run;
    if (run === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the slider inside it
    <div className="sm-x" onKeyDown={onKeyDown}>
      <Slider
        className="slider"
        value={x}
        minValue={min}
        maxValue={max}
        onChange={(value) => answering.setX(Number(value))}
      >
        <Label>X</Label>
        <SliderOutput className="sm-x-now">{x}</SliderOutput>
        <SliderTrack className="slider-track">
          <SliderThumb className="slider-thumb" autoFocus aria-label={`X: ${costs}`} />
        </SliderTrack>
      </Slider>
      <p className="sm-x-words">
        <span>{costs}</span> <span>→ {effectLines({ ...announcement, x }, { ...table, t }).join(' ')}</span>
      </p>
    </div>
  );
}
