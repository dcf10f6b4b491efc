// Which figures stand at the top of an answer? Each over the deals that are tuned on, and once more over those held out.

import type { Estimate, Finding, Headline, Unit } from './answer.ts';
import { BANDS, bandOf } from './bands.ts';
import { isComeback, leadChanges, leaderWon } from './drama.ts';
import { meanOf, quantileOf } from './estimate.ts';
import { widerFor } from './many.ts';
import { pointsOf } from './match-line.ts';
import { MEASURED } from './measures.ts';
import type { HeadlineName } from './names.ts';
import type { Plan } from './plan.ts';
import { byDeal, inRole, type Placed, refsOf } from './played.ts';

/** A figure without where it came from. */
export interface Figure extends Estimate {
  readonly name: HeadlineName;
  readonly unit: Unit;
  readonly level: string;
  /** The matches to watch for it, the most telling first. */
  readonly placed: readonly Placed[];
}

const most = (placed: readonly Placed[], by: (line: Placed) => number): readonly Placed[] =>
  placed.toSorted((one, two) => by(two) - by(one) || one.deal - two.deal || one.match - two.match);

/** Everything that tells how healthy a game is, of matches between equals. */
export function healthFigures(level: string, placed: readonly Placed[]): readonly Figure[] {
  const figure = (
    name: HeadlineName,
    unit: Unit,
    estimate: Estimate | null,
    telling: readonly Placed[],
  ): readonly Figure[] => (estimate === null ? [] : [{ name, unit, level, ...estimate, placed: telling }]);
  const mean = (name: keyof typeof MEASURED & HeadlineName, telling: readonly Placed[]): readonly Figure[] => {
    const { unit, isShare, of } = MEASURED[name];
    return figure(name, unit, meanOf(byDeal(placed, of), isShare), telling);
  };
  const lengths = placed.map(({ rounds }) => rounds);
  const [usual, long] = [quantileOf(lengths, 0.5), quantileOf(lengths, 0.95)];
  const spread =
    usual === null || long === null || usual.low === 0
      ? null
      : { value: long.value / usual.value, low: long.low / usual.high, high: long.high / usual.low };
  const longest = most(placed, ({ rounds }) => rounds);
  return [
    ...mean(
      'firstPlayer',
      placed.filter((line) => line.first !== null && line.winner === line.first),
    ),
    ...mean('length', longest),
    ...figure('lengthSpread', 'ratio', spread, longest),
    ...figure('leadChanges', 'count', quantileOf(placed.map(leadChanges), 0.5), most(placed, leadChanges)),
    ...mean('comebacks', placed.filter(isComeback)),
    ...mean(
      'choices',
      most(placed, ({ effective, chosen }) => (chosen === 0 ? 0 : effective / chosen)),
    ),
    ...mean(
      'deadTurns',
      most(placed, ({ dead, turns }) => (turns === 0 ? 0 : dead / turns)),
    ),
    ...mean(
      'snowball',
      placed.filter((line) => leaderWon(line) === true),
    ),
    ...mean(
      'draws',
      placed.filter(({ winner }) => winner === null),
    ),
    ...mean(
      'limit',
      placed.filter(({ tooLong }) => tooLong),
    ),
  ];
}

/** Those that are off target over all deals, as one of so many: nobody tunes on the claim that something is wrong. */
export function figuresOffTarget(level: string, placed: readonly Placed[]): readonly Finding[] {
  const figures = healthFigures(level, placed).filter(({ name }) => BANDS[name] !== null);
  return figures.flatMap((one): readonly Finding[] => {
    const { name, unit } = one;
    const found = widerFor(one, figures.length, unit === 'share');
    return bandOf(name, found) === 'red' ? [{ name: 'offTarget', figure: name, unit, found }] : [];
  });
}

/** How often strong wins against weak. */
export function skillFigure(placed: readonly Placed[]): readonly Figure[] {
  const estimate = meanOf(
    byDeal(placed, (line) => pointsOf(line, line.match)),
    true,
  );
  const [first] = placed;
  if (estimate === null) return [];
  const won = placed.filter((line) => line.winner === line.match);
  return [{ name: 'skill', unit: 'share', level: first.of.arm.bots[0], ...estimate, placed: won }];
}

/** The bands of skill are those of a level that sees through the game against one that looks a move ahead. */
const hasBand = ({ name, level }: Figure): boolean =>
  name !== 'skill' || level.startsWith('strong') || level.startsWith('expert');

export const headlineOf = ({ placed, ...figure }: Figure, heldOut: boolean): Headline => ({
  ...figure,
  band: hasBand({ placed, ...figure }) ? bandOf(figure.name, figure) : null,
  heldOut,
  matches: refsOf(placed),
});

/** The same figures of the deals that are tuned on, and then of those held out. */
export function headlinesOf(
  plan: Plan,
  placed: readonly Placed[],
  figures: (placed: readonly Placed[]) => readonly Figure[],
): readonly Headline[] {
  const { heldOut } = plan;
  const isHeldOut = ({ deal }: Placed): boolean => heldOut !== null && deal >= heldOut[0];
  const tuned = figures(placed.filter((line) => !isHeldOut(line))).map((one) => headlineOf(one, false));
  return [...tuned, ...figures(placed.filter(isHeldOut)).map((one) => headlineOf(one, true))];
}

/** Everything that `health` says of these matches, by whom they were played. */
export function healthOf(plan: Plan): (placed: readonly Placed[]) => readonly Figure[] {
  const { level, confirm } = plan.question;
  return (placed) => [
    ...healthFigures(level, inRole(placed, 'level')),
    ...skillFigure(inRole(placed, 'skill')),
    ...(confirm === null ? [] : healthFigures(confirm, inRole(placed, 'confirm'))),
  ];
}
