// What does a card do, in signs? The effects of its data that have one, each with its number, in the order they are printed.

import type { IconName } from '../icons/icon-names.ts';
import type { Mark } from '../look/card.tsx';
import type { Lang } from '../settings/settings.ts';
import { sayIn, type TableKey, tableMessages } from '../words/use-words.ts';

const ICONS = {
  damage: 'crossed-swords',
  heal: 'hearts',
  block: 'shield',
  draw: 'card-draw',
  discard: 'card-discard',
  destroy: 'death-skull',
  gain: 'upgrade',
  summon: 'magic-gate',
  negate: 'cancel',
} as const satisfies Readonly<Record<string, IconName>>;
export type Sign = keyof typeof ICONS;

/** Which sign an op has, and which of its fields is the number on it. */
export type SignRows = Readonly<Record<string, readonly [sign: Sign, number: string | null]>>;

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

function* opsIn(value: unknown): Generator<Data> {
  if (!isData(value)) return;
  if (typeof value.op === 'string') yield value;
  for (const part of Object.values(value)) yield* opsIn(part);
}

/** Numbers that are counted in play have none on the card. */
const numberOf = (found: Data, field: string | null): number =>
  field !== null && typeof found[field] === 'number' ? found[field] : 0;

/** A sign stands once, with the larger number. */
export function signsOf(card: unknown, rows: SignRows, lang: Lang): readonly Mark[] {
  const say = sayIn(tableMessages, lang);
  const found = new Map<Sign, number>();
  for (const one of opsIn(card)) {
    const row = rows[String(one.op)];
    if (row !== undefined) found.set(row[0], Math.max(found.get(row[0]) ?? 0, numberOf(one, row[1])));
  }
  return [...found].map(([sign, number]) => {
    const word: TableKey = `sign.${sign}`;
    const text = number > 0 ? String(number) : '';
    return { icon: ICONS[sign], text, label: `${say(word)} ${text}`.trim() };
  });
}
