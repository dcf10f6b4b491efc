// What does the board look like to the rules? Lanes and rows, the order in which a summon searches, and an intersection.

import type { ReactNode } from 'react';
import { geometryOf } from '../../index.ts';
import { type Key, useWords } from '../words/use-words.ts';
import './rulebook-pictures.css';

const SIZE = 5;
const geometry = geometryOf(SIZE, SIZE);

/** On the page South is below. */
const spotOf = (field: number) => ({ x: field % SIZE, y: SIZE - 1 - Math.floor(field / SIZE) });

interface BoardProps {
  readonly label: string;
  /** How a field is marked, and what stands in it. */
  mark(field: number): { readonly kind: string; readonly text: string };
  readonly children?: ReactNode;
}

const Board = ({ label, mark, children }: BoardProps) => (
  <svg className="bg-figure" viewBox="-0.6 -0.55 6.1 6.1" role="img" aria-label={label}>
    {geometry.keys.map((key, field) => {
      const { x, y } = spotOf(field);
      const { kind, text } = mark(field);
      return (
        <g key={key} data-kind={kind}>
          <rect x={x + 0.04} y={y + 0.04} width="0.92" height="0.92" rx="0.1" />
          <text x={x + 0.5} y={y + 0.53}>
            {text}
          </text>
        </g>
      );
    })}
    {['a', 'b', 'c', 'd', 'e'].map((lane, x) => (
      <text key={lane} className="bg-figure-edge" x={x + 0.5} y={5.3}>
        {lane}
      </text>
    ))}
    {[1, 2, 3, 4, 5].map((row) => (
      <text key={row} className="bg-figure-edge" x={-0.3} y={SIZE - row + 0.53}>
        {row}
      </text>
    ))}
    {children}
  </svg>
);

const CENTRE = geometry.keys.indexOf('c3');

/** The order of the search for range 2 from c3, as South's summon sees it (BR8). */
function searchMark(field: number) {
  const { fields, ranges } = geometry.search[0][CENTRE];
  const at = fields.indexOf(field);
  if (field === CENTRE) return { kind: 'self', text: '▲' };
  return at >= 0 && ranges[at] <= 2 ? { kind: `ring${ranges[at]}`, text: String(at + 1) } : { kind: 'far', text: '' };
}

/** The point where b2, c2, b3 and c3 meet. */
const point = geometry.points.find(({ key }) => key === 'b2/c3') ?? geometry.points[0];
function pointMark(field: number) {
  const range = point.ranges[field];
  return range <= 2 ? { kind: `ring${range}`, text: String(range) } : { kind: 'far', text: '' };
}

function laneMark(field: number) {
  const { x, y } = spotOf(field);
  if (y === SIZE - 1) return { kind: 'home', text: x === 2 ? '▲' : '' };
  if (y === 0) return { kind: 'other', text: '' };
  return { kind: x === 2 ? 'lane' : 'far', text: x === 2 ? '↑' : '' };
}

interface FigureProps {
  readonly title: Key;
  readonly text: Key;
  mark(field: number): { readonly kind: string; readonly text: string };
  readonly children?: ReactNode;
}

function Figure({ title, text, mark, children }: FigureProps) {
  const t = useWords();
  return (
    <figure>
      <Board label={t(text)} mark={mark}>
        {children}
      </Board>
      <figcaption>
        <h4>{t(title)}</h4>
        <p>{t(text)}</p>
      </figcaption>
    </figure>
  );
}

export function RulebookPictures() {
  const t = useWords();
  return (
    <section className="bg-figures" aria-labelledby="bg-pictures">
      <h3 id="bg-pictures">{t('battleground.picturesTitle')}</h3>
      <div>
        <Figure title="battleground.pictureLanes" text="battleground.pictureLanesText" mark={laneMark} />
        <Figure title="battleground.pictureSearch" text="battleground.pictureSearchText" mark={searchMark} />
        <Figure title="battleground.picturePoints" text="battleground.picturePointsText" mark={pointMark}>
          <circle className="bg-figure-point" cx="2" cy="3" r="0.22" />
        </Figure>
      </div>
    </section>
  );
}
