// How is a figure written? With its unit, in the way of the language, and as a dash where nothing is known.

import type { Lang } from '@duello/language';
import type { Estimate, Unit } from '../questions/answer.ts';

export const UNKNOWN = '–';
const NARROW = '\u202f';
const MINUS = '\u2212';

/** Digits behind the mark: a share in hundredths of it, the rest as it is. */
const DIGITS: Readonly<Record<Unit, number>> = { share: 1, points: 1, rounds: 1, count: 1, ratio: 2 };
const isPart = (unit: Unit): boolean => unit === 'share' || unit === 'points';

/** What is not known came out of no matches at all, or out of a file, where it is null. */
export const isKnown = (n: number): boolean => Number.isFinite(n);

export function decimal(n: number, lang: Lang, digits: number): string {
  if (!isKnown(n)) return UNKNOWN;
  const text = new Intl.NumberFormat(lang, { maximumFractionDigits: digits, useGrouping: 'always' }).format(n);
  return text === '-0' ? '0' : text.replace('-', MINUS);
}

/** The number alone: a share of 0.523 is 52.3. */
export const bare = (n: number, unit: Unit, lang: Lang, digits: number = DIGITS[unit]): string =>
  decimal(isPart(unit) ? n * 100 : n, lang, digits);

const sign = (unit: Unit): string => (unit === 'share' ? `${NARROW}%` : '');

/** As `52.3 %`; a difference in points carries its sign. */
export function figure(n: number, unit: Unit, lang: Lang, digits: number = DIGITS[unit]): string {
  const text = bare(n, unit, lang, digits);
  if (text === UNKNOWN) return text;
  return (unit === 'points' && n > 0 && text !== '0' ? `+${text}` : text) + sign(unit);
}

/** From where to where, as `50.9–53.7 %`; words between them where one may be negative. */
export function range({ low, high }: Estimate, unit: Unit, lang: Lang, to: string): string {
  if (!isKnown(low) || !isKnown(high)) return UNKNOWN;
  return `${bare(low, unit, lang)} ${to} ${bare(high, unit, lang)}${sign(unit)}`;
}

/** What a spreadsheet reads: the same number with a point, in hundredths where people read them so. */
export const plain = (n: number, unit: Unit): string =>
  isKnown(n) ? String(Number((isPart(unit) ? n * 100 : n).toFixed(4))) : '';
