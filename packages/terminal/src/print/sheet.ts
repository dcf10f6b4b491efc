// How do the rows of a table look? A label in a column of its own, a bar for health, pips for what is counted.

import { pad } from './columns.ts';
import type { Colour, Paint } from './paint.ts';

export const LABEL = 13;
const BAR = 15;

/** Lines behind a label, so that nothing stands under the label. */
export const labelled = (
  title: string,
  lines: readonly string[],
  paint: Paint,
  ink: Colour = 'dim',
): readonly string[] =>
  lines.map((line, i) => pad(i === 0 && title !== '' ? ` ${paint(ink, title)}` : '', LABEL) + line);

/** `████████░░░░  21/30`; without a maximum the number alone. */
export function gauge(health: number, most: number, unlimited: boolean, paint: Paint): string {
  const share = Math.max(0, Math.min(1, health / most));
  const full = health > 0 ? Math.max(1, Math.round(share * BAR)) : 0;
  const colour: Colour = share > 0.5 ? 'green' : share > 0.25 ? 'yellow' : 'red';
  const bar = paint(colour, '█'.repeat(full)) + paint('dim', '░'.repeat(BAR - full));
  return `${bar} ${paint('bold', String(Math.max(0, health)).padStart(3))}${unlimited ? '' : `/${most}`}`;
}

/** `●●●○○○`. */
export function pips(
  { value, most }: { readonly value: number; readonly most: number },
  painted: (text: string) => string,
  paint: Paint,
): string {
  const full = Math.max(0, Math.min(most, value));
  return painted('●'.repeat(full)) + paint('dim', '○'.repeat(most - full));
}
