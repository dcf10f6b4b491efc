// What does a picture say as a table? The same figures, row by row, for whoever reads rather than looks; and as CSV.

import type { Picture, Point } from '../questions/answer.ts';
import { nameOf } from './naming.ts';
import { decimal, figure, plain, UNKNOWN } from './numbers.ts';
import { bandWords, binName, saidDifference, type Voice } from './spots.ts';

export interface Cell {
  /** As people read it, and as a spreadsheet does. */
  readonly said: string;
  readonly plain: string;
}

export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly Cell[];
    /** The point of the picture that the row is of; null where no matches stand behind it. */
    readonly spot: number | null;
  }[];
}

type Unit = Parameters<typeof figure>[1];

const word = (said: string): Cell => ({ said, plain: said });

export function tableOf(picture: Picture, voice: Voice): Table {
  const { words, naming } = voice;
  const { column, lang } = words;
  const number = (n: number, unit: Unit): Cell => ({ said: figure(n, unit, lang), plain: plain(n, unit) });
  const count = (n: number): Cell => ({ said: decimal(n, lang, 0), plain: String(n) });
  const caption = words.pictures[picture.name].title;
  const estimate = (
    { value, low, high, count: n, band }: Omit<Point, 'label' | 'matches'>,
    unit: Unit,
  ): readonly Cell[] => [
    ...(n === 0
      ? [word(UNKNOWN), word(UNKNOWN), word(UNKNOWN)]
      : [number(value, unit), number(low, unit), number(high, unit)]),
    count(n),
    word(bandWords(band, words)),
  ];
  const estimated = [column.from, column.to, column.count, column.band];
  switch (picture.kind) {
    case 'bars':
      return {
        caption,
        head: [column.name, column.value, ...estimated],
        rows: picture.bars.map((bar, spot) => ({
          spot,
          cells: [word(nameOf(bar.label, naming, words)), ...estimate(bar, picture.unit)],
        })),
      };
    case 'heat': {
      let next = 0;
      return {
        caption,
        head: [column.row, column.column, column.value, ...estimated, ...(picture.mix === null ? [] : [column.mix])],
        rows: picture.cells.flatMap((cells, row) =>
          cells.flatMap((cell, at) => {
            if (cell === null) return [];
            const names = [picture.rows[row], picture.columns[at]].map((label) => word(nameOf(label, naming, words)));
            const mix = picture.mix === null ? [] : [number(picture.mix[row], 'share')];
            return [{ spot: next++, cells: [...names, ...estimate(cell, 'share'), ...mix] }];
          }),
        ),
      };
    }
    case 'histogram':
      return {
        caption,
        head: [words.pictures[picture.name].x, column.count],
        rows: picture.bins.map((bin, spot) => ({
          spot,
          cells: [word(binName(bin.from, bin.to, picture.unit, words)), count(bin.count)],
        })),
      };
    case 'fan': {
      const levels = ['p5', 'p25', 'p50', 'p75', 'p95'] as const;
      return {
        caption,
        head: [column.at, ...levels.map((level) => column[level])],
        rows: picture.steps.map((step) => ({
          spot: null,
          cells: [number(step.at, 'share'), ...levels.map((level) => number(step[level], 'share'))],
        })),
      };
    }
    case 'scatter':
      return {
        caption,
        head: [column.name, column.use, column.worth, ...estimated],
        rows: picture.points.map((point, spot) => ({
          spot,
          cells: [word(nameOf(point.label, naming, words)), number(point.x, picture.x), ...estimate(point, picture.y)],
        })),
      };
    case 'compare':
      return {
        caption,
        head: [
          column.name,
          nameOf(picture.a, naming, words),
          nameOf(picture.b, naming, words),
          column.difference,
          column.from,
          column.to,
          column.band,
        ],
        rows: picture.rows.map(({ measure, unit, a, b, difference, band }, spot) => ({
          spot,
          cells: [
            word(words.measures[measure]),
            number(a.value, unit),
            number(b.value, unit),
            ...[difference.value, difference.low, difference.high].map((n) => ({
              said: saidDifference(n, unit, voice),
              plain: plain(n, unit),
            })),
            word(bandWords(band, words)),
          ],
        })),
      };
  }
}

/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d))/;
function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With a head and a line a row; numbers have a point, and a share of a half is 50. */
export function csvOf({ head, rows }: Table): string {
  const lines = [head, ...rows.map(({ cells }) => cells.map((cell) => cell.plain))];
  return lines
    .map((line) => line.map(field).join(','))
    .join('\r\n')
    .concat('\r\n');
}
