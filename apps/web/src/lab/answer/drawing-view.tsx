// How is a drawing put on the page? As elements, its points as buttons: one stop of the keyboard, arrows go from point to point.

import { DRAWING_STYLE, type Drawing, type Shape } from '@duello/lab/report';
import { createElement, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

interface Props {
  readonly drawing: Drawing;
  /** Points that have matches behind them. */
  readonly isOpen: (spot: number) => boolean;
  open(spot: number): void;
}

/** As React writes what SVG calls otherwise. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  'text-anchor': 'textAnchor',
  'fill-opacity': 'fillOpacity',
};
const named = (attrs: Shape['attrs']) =>
  Object.fromEntries(Object.entries(attrs).map(([name, value]) => [REACT_NAMES[name] ?? name, value]));

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// Reports carry the same style in their file; here the page's policy allows no style in its text.
const sheet = new CSSStyleSheet();
sheet.replaceSync(DRAWING_STYLE);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export function DrawingView({ drawing, isOpen, open }: Props) {
  const { width, height, title, said, shapes } = drawing;
  const box = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(0);
  const spots = spotsIn(shapes).filter(isOpen);
  const stop = spots.includes(current) ? current : (spots[0] ?? -1);
  const press = (event: KeyboardEvent, spot: number): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(spot);
      return;
    }
    const at = spots.indexOf(spot);
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? spots.length - 1 : at + (STEPS[event.key] ?? 0);
    if (to === at && STEPS[event.key] === undefined) return;
    event.preventDefault();
    const next = spots[Math.max(0, Math.min(spots.length - 1, to))];
    setCurrent(next);
    box.current?.querySelector<SVGGElement>(`[data-spot="${next}"]`)?.focus();
  };
  const element = (shape: Shape, key: number): ReactNode => {
    const { tag, attrs, text, inside = [], spot } = shape;
    const children = text ?? inside.map(element);
    if (spot === undefined) return createElement(tag, { key, ...named(attrs) }, children);
    if (!isOpen(spot)) {
      const { class: _, ...rest } = attrs;
      return createElement(tag, { key, ...named(rest) }, children);
    }
    const button = {
      role: 'button',
      tabIndex: spot === stop ? 0 : -1,
      'data-spot': spot,
      onClick: () => {
        setCurrent(spot);
        open(spot);
      },
      onKeyDown: (event: KeyboardEvent) => press(event, spot),
    };
    return createElement(tag, { key, ...named(attrs), ...button }, children);
  };
  const spoken =
    spots.length > 0
      ? ({ role: 'group', 'aria-label': title } as const)
      : ({ role: 'img', 'aria-label': `${title}. ${said}` } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be shown over every point; it is named by a label
    <svg ref={box} className="drawing" viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...spoken}>
      {shapes.map(element)}
    </svg>
  );
}

const spotsIn = (shapes: readonly Shape[]): readonly number[] =>
  shapes.flatMap(({ spot, inside = [] }) => [...(spot === undefined ? [] : [spot]), ...spotsIn(inside)]);
