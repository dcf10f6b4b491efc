// How are the edges of a picture drawn? Round numbers, faint lines, and what they count.

import type { Unit } from '../questions/answer.ts';
import { line, type Shape, text } from './drawing.ts';
import { bare } from './numbers.ts';
import type { Scale } from './scale.ts';
import type { ReportWords } from './words/words.ts';

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const SIGNS: Readonly<Record<Unit, string>> = { share: '\u202f%', points: '', rounds: '', count: '', ratio: '' };
const label = (n: number, unit: Unit, words: ReportWords): string =>
  `${unit === 'points' && n > 0 ? '+' : ''}${bare(n, unit, words.lang, unit === 'ratio' ? 2 : 1)}${SIGNS[unit]}`;

/** Numbers along the lower edge, with its title below them. */
export function lowerEdge(
  frame: Frame,
  scale: Scale,
  ticks: readonly number[],
  unit: Unit,
  title: string,
  words: ReportWords,
): readonly Shape[] {
  return [
    ...ticks.flatMap((n) => [
      line('rule', scale.at(n), frame.top, scale.at(n), frame.bottom),
      text('tick', scale.at(n), frame.bottom + 16, label(n, unit, words), 'middle'),
    ]),
    text('axis', (frame.left + frame.right) / 2, frame.bottom + 36, title, 'middle'),
  ];
}

/** Numbers along the left edge, with its title above them. */
export function leftEdge(
  frame: Frame,
  scale: Scale,
  ticks: readonly number[],
  unit: Unit,
  title: string,
  words: ReportWords,
): readonly Shape[] {
  return [
    ...ticks.flatMap((n) => [
      line('rule', frame.left, scale.at(n), frame.right, scale.at(n)),
      text('tick', frame.left - 8, scale.at(n) + 4, label(n, unit, words), 'end'),
    ]),
    text('axis', 2, frame.top - 12, title),
  ];
}
