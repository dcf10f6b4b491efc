// Which points does a picture have that matches stand behind? Numbered in the order in which it is read.

import type { Band, Estimate, MatchRef, Picture, Point } from '../questions/answer.ts';
import { type Naming, nameOf } from './naming.ts';
import { bare, decimal, figure, isKnown, range } from './numbers.ts';
import type { ReportWords } from './words/words.ts';

/** How an answer is said: in which words, and by which names. */
export interface Voice {
  readonly words: ReportWords;
  readonly naming: Naming;
}

export interface Spot {
  /** What it is, without its figures. */
  readonly name: string;
  /** With its figures, as it is read aloud. */
  readonly said: string;
  readonly matches: readonly MatchRef[];
}

export const BAND_SIGNS: Readonly<Record<Exclude<Band, null>, string>> = {
  green: '✓',
  amber: '!',
  red: '✕',
  open: '?',
};

export const bandWords = (band: Band, words: ReportWords): string => (band === null ? '' : words.bands[band]);

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

type Unit = Parameters<typeof figure>[1];

/** As `52.3 % (50.9 to 53.7 %), on target, 400 matches`. */
export function saidPoint(
  { value, low, high, count, band }: Omit<Point, 'label' | 'matches'>,
  unit: Unit,
  words: ReportWords,
): string {
  const { lang } = words;
  if (count === 0) return words.none;
  const said = words.within(figure(value, unit, lang), range({ value, low, high }, unit, lang, words.to));
  return joined([said, bandWords(band, words), words.matches(count, decimal(count, lang, 0))]);
}

const spotOf = (name: string, said: string, matches: readonly MatchRef[]): Spot => ({
  name,
  said: `${name}: ${said}`,
  matches,
});

export function spotsOf(picture: Picture, voice: Voice): readonly Spot[] {
  const { words, naming } = voice;
  const { lang } = words;
  switch (picture.kind) {
    case 'bars':
      return picture.bars.map((bar) =>
        spotOf(nameOf(bar.label, naming, words), saidPoint(bar, picture.unit, words), bar.matches),
      );
    case 'heat':
      return picture.cells.flatMap((cells, row) =>
        cells.flatMap((cell, column) => {
          if (cell === null) return [];
          const pair = words.versus(
            nameOf(picture.rows[row], naming, words),
            nameOf(picture.columns[column], naming, words),
          );
          return [spotOf(pair, saidPoint(cell, 'share', words), cell.matches)];
        }),
      );
    case 'histogram':
      return picture.bins.map(({ from, to, count, matches }) => {
        const name = binName(from, to, picture.unit, words);
        return spotOf(name, words.matches(count, decimal(count, lang, 0)), matches);
      });
    case 'fan':
      return picture.examples.map(({ match }) => {
        const name = words.report.match(String(match.deal), match.match === 1, '');
        return { name, said: name, matches: [match] };
      });
    case 'scatter':
      return picture.points.map((point) => {
        const used = `${words.column.use} ${figure(point.x, picture.x, lang)}`;
        return spotOf(
          nameOf(point.label, naming, words),
          `${used}, ${saidPoint(point, picture.y, words)}`,
          point.matches,
        );
      });
    case 'compare':
      return picture.rows.map(({ measure, unit, a, b, difference, band, matches }) => {
        const [first, second] = [nameOf(picture.a, naming, words), nameOf(picture.b, naming, words)];
        const both = `${first} ${figure(a.value, unit, lang)}, ${second} ${figure(b.value, unit, lang)}`;
        const by = differenceWords(difference, unit, voice);
        const said = joined([both, `${words.column.difference} ${by}`, bandWords(band, words)]);
        return spotOf(words.measures[measure], said, matches);
      });
  }
}

/** A share differs by points; everything by its sign. */
export function saidDifference(value: number, unit: Unit, { words }: Voice): string {
  const shown = unit === 'share' ? figure(value, 'points', words.lang) : figure(value, unit, words.lang);
  return value > 0 && !shown.startsWith('+') && bare(value, unit, words.lang) !== '0' ? `+${shown}` : shown;
}

/** As `−3 points (−4.5 to −1.5)`. */
export function differenceWords(difference: Estimate, unit: Unit, voice: Voice): string {
  const { words } = voice;
  const inPoints = unit === 'share' || unit === 'points';
  const value = saidDifference(difference.value, unit, voice);
  const said = inPoints && isKnown(difference.value) ? words.inPoints(Math.abs(difference.value), value) : value;
  return words.within(said, range(difference, inPoints ? 'points' : unit, words.lang, words.to));
}

export function binName(from: number, to: number, unit: Unit, words: ReportWords): string {
  const [first, last] = [bare(from, unit, words.lang), bare(to, unit, words.lang)];
  const name = first === last ? first : `${first}–${last}`;
  return unit === 'rounds' ? `${name} ${words.rounds}` : name;
}
