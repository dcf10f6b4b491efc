// What are the parts of an answer in a file? Readers that name the path of whatever is wrong.

import { BadInput, type Json } from '@duello/kernel';
import { type Fields, oneOf, record } from '@duello/language';
import type { Estimate, Label, MatchRef, Unit } from '../questions/answer.ts';
import { LABELS } from '../questions/names.ts';

/** More of anything than this is no answer of ours. */
const MOST = 5_000;
const UNITS = ['share', 'points', 'rounds', 'count', 'ratio'] as const satisfies readonly Unit[];

export const text = (input: unknown, path: string): string => {
  if (typeof input !== 'string' || input.length > MOST) throw new BadInput(path, 'must be a text');
  return input;
};
/** What is not known is null in a file. */
export const number = (input: unknown, path: string): number => {
  if (input === null) return Number.NaN;
  if (typeof input !== 'number') throw new BadInput(path, 'must be a number');
  return input;
};
export const object = (input: unknown, path: string): Fields => record(input, path, 'must be an object');
export const flagged = (input: unknown): boolean => input === true;
export function each<T>(input: unknown, path: string, read: (one: unknown, path: string) => T): readonly T[] {
  if (!Array.isArray(input) || input.length > MOST) throw new BadInput(path, 'must be a list');
  return input.map((one: unknown, i) => read(one, `${path}[${i}]`));
}
/** Data that nobody here looks into: games read it. */
export const json = (input: unknown, path: string): Json => {
  if (isJson(input)) return input;
  throw new BadInput(path, 'must be data');
};
const isJson = (input: unknown): input is Json =>
  input === null ||
  ['string', 'number', 'boolean'].includes(typeof input) ||
  (typeof input === 'object' && Object.values(input).every(isJson));

export const match = (input: unknown, path: string): MatchRef => {
  const { arm, deal, match: which } = object(input, path);
  return { arm: text(arm, `${path}.arm`), deal: number(deal, `${path}.deal`), match: which === 1 ? 1 : 0 };
};
export const matches = (input: unknown, path: string): readonly MatchRef[] => each(input, path, match);
export const estimate = ({ value, low, high }: Fields, path: string): Estimate => ({
  value: number(value, `${path}.value`),
  low: number(low, `${path}.low`),
  high: number(high, `${path}.high`),
});
export const unit = (input: unknown, path: string): Unit => oneOf(input, path, UNITS);

export function label(input: unknown, path: string): Label {
  const given = object(input, path);
  if (given.word !== undefined) return { word: oneOf(given.word, `${path}.word`, LABELS) };
  if (given.deck !== undefined) return { deck: text(given.deck, `${path}.deck`) };
  if (given.card !== undefined) return { card: text(given.card, `${path}.card`) };
  if (given.bot !== undefined) return { bot: text(given.bot, `${path}.bot`) };
  return { option: text(given.option, `${path}.option`), value: text(given.value, `${path}.value`) };
}
