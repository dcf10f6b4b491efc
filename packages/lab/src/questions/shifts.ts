// Do the figures hold when stronger bots play? Both levels on the same deals, and how far each figure moves.

import type { Finding, Headline } from './answer.ts';
import { bandOf } from './bands.ts';
import { differenceOf, meanOf } from './estimate.ts';
import { type Counted, MEASURED } from './measures.ts';
import type { Plan } from './plan.ts';
import { byDeal, inRole, type Placed, refsOf } from './played.ts';

const SHIFTING = [
  'firstPlayer',
  'length',
  'leadChanges',
  'comebacks',
  'choices',
  'snowball',
  'draws',
] as const satisfies readonly Counted[];

export function shiftsOf({ question: { confirm } }: Plan, placed: readonly Placed[]) {
  const [before, after] = [inRole(placed, 'level'), inRole(placed, 'confirm')];
  const headlines: Headline[] = [];
  const findings: Finding[] = [];
  if (confirm === null || after.length === 0) return { headlines, findings };
  const shared = new Set(after.map(({ deal }) => deal));
  const beside = before.filter(({ deal }) => shared.has(deal));
  for (const figure of SHIFTING) {
    const { of, isShare, unit } = MEASURED[figure];
    const [one, two] = [byDeal(beside, of), byDeal(after, of)];
    const [from, to, moved] = [meanOf(one, isShare), meanOf(two, isShare), differenceOf(one, two)];
    if (from === null || to === null || moved === null) continue;
    findings.push({ name: 'levelShift', figure, unit, from, to });
    if (figure !== 'firstPlayer') continue;
    const { value, low, high } = moved;
    const band = bandOf('seatDrift', { value, low, high });
    const matches = refsOf(after.filter(({ first, winner }) => first !== null && first === winner));
    headlines.push({
      name: 'seatDrift',
      unit: 'share',
      value,
      low,
      high,
      band,
      level: confirm,
      heldOut: false,
      matches,
    });
  }
  return { headlines, findings };
}
