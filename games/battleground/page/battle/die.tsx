// How is a value shown? On a die: pips up to six, a number beyond, with a small sign for what it counts.

import { Icon } from '@duello/table';
import './dice.css';

type Place = readonly [number, number];

/** Where the pips of each face lie, in a box of 3 by 3. */
const PIPS: readonly (readonly Place[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

interface Props {
  readonly kind: 'attack' | 'hp';
  readonly value: number;
  /** Against what is printed. */
  readonly change: 'up' | 'down' | 'same';
}

export function Die({ kind, value, change }: Props) {
  const pips = value > 0 ? PIPS[value] : undefined;
  return (
    <span className="bg-die" data-die={kind} data-change={change}>
      <Icon name={kind === 'attack' ? 'plain-dagger' : 'hearts'} className="bg-die-sign" />
      <svg key={value} className="bg-die-face" viewBox="0 0 100 100" aria-hidden="true">
        <rect className="bg-die-body" x="4" y="4" width="92" height="92" rx="22" />
        {pips === undefined ? (
          <text x="50" y="54" textAnchor="middle" dominantBaseline="middle">
            {value}
          </text>
        ) : (
          pips.map(([x, y]) => <circle key={`${x}${y}`} cx={24 + 26 * x} cy={24 + 26 * y} r="10.5" />)
        )}
      </svg>
    </span>
  );
}
