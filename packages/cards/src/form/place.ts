// How is one place of a card changed? By its path, with everything else left as it is.

import type { Json } from '@duello/kernel';
import { isParts } from './fits.ts';

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
type Step = string | number;

export const pathOf = (path: string, name: Step): string =>
  typeof name === 'number' ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;

/** `effects[0].to` as steps. */
export const stepsOf = (path: string): readonly Step[] =>
  path === ''
    ? []
    : path.split('.').flatMap((part) => {
        const [name, ...rest] = part.split('[');
        return [...(name === '' ? [] : [name]), ...rest.map((one) => Number.parseInt(one, 10))];
      });

const partsIn = (value: Json): { readonly [name: string]: Json } =>
  isParts(value) && !isList(value) && typeof value === 'object' && value !== null ? value : {};

export function valueAt(card: Json, path: string): Json | undefined {
  let now: Json | undefined = card;
  for (const step of stepsOf(path)) {
    if (now === undefined || now === null) return undefined;
    if (typeof step === 'number') now = isList(now) ? now[step] : undefined;
    else now = Object.hasOwn(partsIn(now), step) ? partsIn(now)[step] : undefined;
  }
  return now;
}

function changed(
  value: Json,
  [step, ...rest]: readonly Step[],
  change: (old: Json | undefined) => Json | undefined,
): Json {
  if (step === undefined) return change(value) ?? null;
  const through = (old: Json | undefined): Json | undefined =>
    rest.length === 0 ? change(old) : changed(old ?? {}, rest, change);
  if (typeof step === 'number') {
    if (!isList(value)) return value;
    const made = through(value[step]);
    return value.flatMap((one, at) => (at !== step ? [one] : made === undefined ? [] : [made]));
  }
  const parts = partsIn(value);
  const made = through(Object.hasOwn(parts, step) ? parts[step] : undefined);
  if (made !== undefined) return { ...parts, [step]: made };
  const { [step]: _, ...others } = parts;
  return others;
}

export const withValue = (card: Json, path: string, value: Json): Json => changed(card, stepsOf(path), () => value);
export const withoutValue = (card: Json, path: string): Json => changed(card, stepsOf(path), () => undefined);

/** An entry of a list moved by so many places, if there is room. */
export function movedValue(card: Json, path: string, by: number): Json {
  const steps = stepsOf(path);
  const at = steps[steps.length - 1];
  if (typeof at !== 'number') return card;
  return changed(card, steps.slice(0, -1), (old) => {
    if (old === undefined || !isList(old) || at + by < 0 || at + by >= old.length) return old;
    const list = [...old];
    [list[at], list[at + by]] = [list[at + by], list[at]];
    return list;
  });
}
