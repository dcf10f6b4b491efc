// What would be emptied to pay for something? The usual payment, worked out before it is asked for (CR08, CR09).

import { COLOURS, type Colour, type Contract, type Cost, type PlayerView, type Source } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import { sumOf, tankSource } from '../cards/mana.ts';

/** Where contracts are known by their ids. */
type Known = Pick<Faces, 'card'>;

const ELEMENTS = ['red', 'blue', 'yellow'] as const;

/** How much the own contracts on the field take off the cost. */
function discountOn({ line, orb, rune }: PlayerView, { type }: Contract, faces: Known): number {
  const cards = [
    ...line.filter(({ faded }) => !faded).map(({ card }) => card),
    ...(orb === null ? [] : [orb.card]),
    ...(rune === null ? [] : [rune.card]),
  ];
  const gives = cards.flatMap((card) => faces.card(card)?.gives ?? []);
  return gives.reduce(
    (sum, give) => (give.give === 'discount' && (give.type === null || give.type === type) ? sum + give.by : sum),
    0,
  );
}

function lightened(cost: Cost, by: number): Cost {
  const left = { ...cost };
  let rest = by;
  for (const colour of ['pure', ...ELEMENTS] as const) {
    const off = Math.min(left[colour], rest);
    left[colour] -= off;
    rest -= off;
  }
  return left;
}

/** What playing it costs now. */
export const costNow = (player: PlayerView, contract: Contract, faces: Known): Cost =>
  lightened(contract.cost, discountOn(player, contract, faces));

/** The sources that the usual payment takes, one entry for each mana; null when it can't be paid. */
export function defaultPayment({ full, tanks }: PlayerView, cost: Cost): readonly Source[] | null {
  if (sumOf(cost) > sumOf(full) + sumOf(tanks)) return null;
  const left = new Map<Source, number>();
  for (const colour of COLOURS) {
    left.set(colour, full[colour]);
    left.set(tankSource(colour), tanks[colour]);
  }
  const has = (source: Source): boolean => (left.get(source) ?? 0) > 0;
  const richest = (): Colour =>
    ELEMENTS.reduce((best, colour) => ((left.get(colour) ?? 0) > (left.get(best) ?? 0) ? colour : best));
  const taken: Source[] = [];
  const take = (source: Source): void => {
    left.set(source, (left.get(source) ?? 0) - 1);
    taken.push(source);
  };
  for (const colour of ELEMENTS) {
    const order: readonly Source[] = [colour, tankSource(colour), 'pure', 'tank'];
    for (let due = cost[colour]; due > 0; due--) take(order.find(has) ?? colour);
  }
  const order: readonly Source[] = ['pure', 'tank', 'redTank', 'blueTank', 'yellowTank'];
  for (let due = cost.pure; due > 0; due--) take(order.find(has) ?? richest());
  return [...left.values()].some((rest) => rest < 0) ? null : taken;
}
