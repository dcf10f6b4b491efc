// What is each card worth? How often it is used, and how much its owner misses it: the same deals without it.

import { SEATS, type State } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import type { Estimate, Finding, Label, Point } from './answer.ts';
import { bandOf } from './bands.ts';
import { cardSums, coverageFindings, coverageOf, useRate } from './coverage.ts';
import { type Cluster, differenceOf, estimateOf, meanOf } from './estimate.ts';
import { beyond, discoveries } from './many.ts';
import { pointsOf } from './match-line.ts';
import type { Found, Material } from './material.ts';
import { missedBy, type PlannedArm } from './plan.ts';
import { byDeal, inRole, type Placed, refsOf } from './played.ts';

export function cards<S extends State, V, O, E>(game: Game<S, V, O, E>, material: Material): Found {
  const { plan, deals, placed } = material;
  const level = inRole(placed, 'level');
  const asked = [...new Set(plan.arms.flatMap(({ card }) => (card === null ? [] : [card])))];
  const effects = asked.flatMap((card) => effectOf(game, material, card));
  const uses = usePoints(level, asked);
  const worth = new Map(effects.map(({ card, point }) => [card, point]));
  return {
    headlines: [],
    pictures: [
      {
        kind: 'scatter',
        name: 'cards',
        x: 'share',
        y: 'points',
        points: uses.flatMap(({ card, point }) => {
          const found = worth.get(card);
          return found === undefined ? [] : [{ ...found, x: point.value }];
        }),
      },
      { kind: 'bars', name: 'cardEffects', unit: 'points', line: 0, bars: effects.map(({ point }) => point) },
      { kind: 'bars', name: 'cardUse', unit: 'share', line: null, bars: uses.map(({ point }) => point) },
      { kind: 'bars', name: 'cardWins', unit: 'share', line: 0.5, bars: winPoints(level, asked) },
    ],
    findings: [...offTarget(game, material, asked), ...coverageFindings(coverageOf(game, deals, placed), level)],
  };
}

/** Cards are named by the deals that are tuned on; those held out say how much of it they find again. */
function offTarget<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  material: Material,
  asked: readonly string[],
): readonly Finding[] {
  const [from] = material.plan.heldOut ?? [material.plan.deals];
  const some = (isHeldOut: boolean): Material => {
    return { ...material, deals: material.deals.filter(({ deal }) => deal >= from === isHeldOut) };
  };
  const effects = asked.flatMap((card) => effectOf(game, some(false), card));
  const sure = discoveries(effects.map(({ chance }) => chance));
  return effects.flatMap(({ card, point }, i): readonly Finding[] => {
    if (!sure[i] || point.band !== 'red') return [];
    const [again] = effectOf(game, some(true), card);
    const by = estimateOf(point);
    const heldOut = again === undefined ? null : estimateOf(again.point);
    return [{ name: point.value > 0 ? 'tooStrong' : 'tooWeak', card: point.label, by, heldOut }];
  });
}

interface CardPoint {
  readonly card: string;
  readonly point: Point;
}
const labelOf = (card: string): Label => ({ card });

/** In how many of its turns that allow it a seat does something with a card. */
function usePoints(level: readonly Placed[], asked: readonly string[]): readonly CardPoint[] {
  return asked.flatMap((card): readonly CardPoint[] => {
    const met = level.filter(({ use }) => use.some((seat) => seat[card] !== undefined));
    const share = meanOf(
      byDeal(met, (line) => turnsOf(line, card)),
      true,
    );
    if (share === null) return [];
    const band = bandOf('cardUse', share);
    return [{ card, point: { label: labelOf(card), ...share, count: met.length, band, matches: refsOf(met) } }];
  });
}

function turnsOf(line: Placed, card: string): Cluster | null {
  const sums = cardSums([line]).get(card);
  const rate = sums === undefined ? null : useRate(sums);
  return sums === undefined || rate === null ? null : { sum: rate * (sums[4] + sums[6]), count: sums[4] + sums[6] };
}

/** How often who played a card won: not what the card is worth, because who wins plays more of them. */
function winPoints(level: readonly Placed[], asked: readonly string[]): readonly Point[] {
  return asked.flatMap((card): readonly Point[] => {
    const by = (line: Placed): Cluster | null => {
      const seats = SEATS.filter((seat) => (line.use[seat][card]?.[2] ?? 0) > 0);
      if (seats.length === 0) return null;
      return { sum: seats.reduce<number>((sum, seat) => sum + pointsOf(line, seat), 0), count: seats.length };
    };
    const played = level.filter((line) => by(line) !== null);
    const share = meanOf(byDeal(played, by), true);
    return share === null
      ? []
      : [{ label: labelOf(card), ...share, count: played.length, band: null, matches: refsOf(played) }];
  });
}

interface Effect extends CardPoint {
  readonly chance: number;
}

/** What its owner wins more with it than without, a copy: null where no deal could tell. */
function effectOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { plan, placed, deals }: Material,
  card: string,
): readonly Effect[] {
  const arms = plan.arms.filter((one) => one.card === card);
  const sums = { with: new Map<number, Cluster>(), without: new Map<number, Cluster>() };
  const known = new Set(deals.map(({ deal }) => deal));
  const telling: Placed[] = [];
  let shares = 0;
  const level = grouped(inRole(placed, 'level'));
  const removed = grouped(inRole(placed, 'card').filter(({ of }) => of.card === card));
  for (const deal of known) {
    const base = level.get(deal) ?? [];
    const planned = arms.find(({ decks }) => String(decks) === String(base[0]?.of.decks ?? null));
    if (base.length === 0 || planned === undefined) continue;
    const owner = planned.arm.forbidden.length > 0 ? 0 : missedBy(game, planned.decks, card);
    const copies = copiesOf(game, planned.decks, card, owner);
    const points = (lines: readonly Placed[]): Cluster => ({
      sum: lines.reduce((sum, line) => sum + pointsOf(line, (owner ^ line.match) === 0 ? 0 : 1), 0) / copies,
      count: lines.length,
    });
    // A forbidden card that was not used is not missed: the match would have gone just so.
    const other = removed.get(deal) ?? base;
    shares += 1 / copies;
    sums.with.set(deal, points(base));
    sums.without.set(deal, points(other));
    if (other !== base) telling.push(...other);
  }
  const found = differenceOf(sums.without, sums.with, shares / Math.max(1, sums.with.size));
  if (found === null) return [];
  const { value, low, high, error } = found;
  const estimate: Estimate = { value, low, high };
  const point = {
    label: labelOf(card),
    ...estimate,
    count: 2 * found.deals,
    band: bandOf('cardEffect', estimate),
    matches: refsOf(telling),
  };
  return [{ card, point, chance: beyond(value / error) }];
}

function grouped(placed: readonly Placed[]): ReadonlyMap<number, readonly Placed[]> {
  const groups = new Map<number, Placed[]>();
  for (const line of placed) {
    const group = groups.get(line.deal);
    if (group === undefined) groups.set(line.deal, [line]);
    else group.push(line);
  }
  return groups;
}

/** What is missed is missed in every copy: each is worth its share. */
function copiesOf<S extends State, V, O, E>(
  { decks: choice }: Game<S, V, O, E>,
  decks: PlannedArm['decks'],
  card: string,
  owner: 0 | 1,
): number {
  const copies = decks === null ? null : (choice?.copies(decks[owner], card) ?? null);
  return Math.max(1, copies ?? 1);
}
