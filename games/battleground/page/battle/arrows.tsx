// How is the coming battle drawn? An arrow for each advance, a line with the damage for each attack.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Deed, Plan } from '../../index.ts';
import type { Spot, Turned } from '../pieces/board-orientation.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { ArrowTag, tagsOf } from './arrow-tags.tsx';
import { useBattle } from './battle-context.ts';
import './arrows.css';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large the drawing is on the screen: lines are drawn in its own pixels. */
function useSize(box: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      setSize({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return size;
}

interface Line {
  readonly key: string;
  readonly kind: 'advance' | 'attack';
  readonly from: Spot;
  readonly to: Spot;
  readonly text: string | null;
  readonly kills: boolean;
}

function lineOf(deed: Deed, key: string, { middleOf, geometry }: Turned, own: boolean): Line | null {
  if (deed.does === 'advance') {
    return { key, kind: 'advance', from: middleOf(deed.from), to: middleOf(deed.to), text: null, kills: false };
  }
  if (deed.does !== 'attack') return null;
  const from = middleOf(deed.from);
  const rest = { key, kind: 'attack', text: String(deed.damage), kills: deed.kills } as const;
  if (deed.foe.field !== null) return { ...rest, from, to: middleOf(deed.foe.field) };
  // A player sits beyond the edge of the lane.
  const ahead = own ? -1 : 1;
  const edge = own ? 0 : geometry.rows;
  return { ...rest, from: { x: from.x, y: from.y + 0.1 * ahead }, to: { x: from.x, y: edge + 0.42 * ahead } };
}

/** Both ends a little inside, so that dice stay readable. */
function trimmed({ from, to, kind }: Line, { width, height }: Size, { geometry }: Turned) {
  const [w, h] = [width / geometry.lanes, height / geometry.rows];
  const a = { x: from.x * w, y: from.y * h };
  const b = { x: to.x * w, y: to.y * h };
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [start, end] = kind === 'advance' ? [h * 0.2, h * 0.2] : [h * 0.22, h * 0.3];
  return {
    a: { x: a.x + ux * start, y: a.y + uy * start },
    b: { x: b.x - ux * end, y: b.y - uy * end },
    u: { x: ux, y: uy },
  };
}

function Arrow({ line, size, turned }: { readonly line: Line; readonly size: Size; readonly turned: Turned }) {
  const { a, b, u } = trimmed(line, size, turned);
  const head = Math.min(13, size.width / turned.geometry.lanes / 5.5);
  const tip = `${b.x + u.x * head},${b.y + u.y * head}`;
  const left = `${b.x - u.y * head * 0.75},${b.y + u.x * head * 0.75}`;
  const right = `${b.x + u.y * head * 0.75},${b.y - u.x * head * 0.75}`;
  const [x, y] = [a.x + (b.x - a.x) * 0.42, a.y + (b.y - a.y) * 0.42];
  return (
    <g className="bg-arrow" data-kind={line.kind}>
      <line className="bg-arrow-edge" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <polygon points={`${tip} ${left} ${right}`} />
      {line.text !== null && (
        <g className="bg-arrow-hit" transform={`translate(${x} ${y})`}>
          <circle r={head} />
          <text textAnchor="middle" dominantBaseline="central" fontSize={head * 1.25}>
            {line.kills ? `${line.text}†` : line.text}
          </text>
        </g>
      )}
    </g>
  );
}

export function Arrows({ turned }: { readonly turned: Turned }) {
  const { view, mine, words } = useTable();
  const t = useWords();
  const box = useRef<SVGSVGElement>(null);
  const { foresight, previewing, pointed } = useBattle();
  const size = useSize(box);
  const summon = view.summons.find(({ field }) => `field:${field}` === pointed);
  const single = summon === undefined ? undefined : foresight.plans.get(summon.id);
  const plans: readonly Plan[] = previewing ? foresight.coming : single === undefined ? [] : [single];
  const sideOf = (id: number | null): boolean => view.summons.find((one) => one.id === id)?.side === mine;
  const lines = plans.flatMap(({ summon: { id }, deeds }) =>
    deeds.flatMap((deed, at) => lineOf(deed, `${id}-${at}`, turned, sideOf(id)) ?? []),
  );
  return (
    <svg className="bg-arrows" ref={box} aria-hidden="true">
      {size !== null && lines.map((line) => <Arrow key={line.key} line={line} size={size} turned={turned} />)}
      {size !== null && tagsOf(plans, t, words).map((tag) => <ArrowTag key={tag.key} {...size} {...{ tag, turned }} />)}
    </svg>
  );
}
