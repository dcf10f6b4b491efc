// Which deck beats which? Every two of them over both seats, each against the field, and the mix that nobody can beat.

import { solveMixture } from '@duello/bots';
import { below, type Rng, stream } from '@duello/kernel';
import type { DeckChoice } from '../game/game.ts';
import type { Estimate, Finding, Label, Picture, Point } from './answer.ts';
import { bandOf } from './bands.ts';
import { meanOf, Z } from './estimate.ts';
import { type Figure, headlinesOf } from './headlines.ts';
import { widerFor } from './many.ts';
import { pointsOf } from './match-line.ts';
import type { Found, Material } from './material.ts';
import { byDeal, inRole, type Placed, refsOf } from './played.ts';

/** All that is asked of a game here. */
export type HasDecks = { readonly decks: DeckChoice | null };

export const labelOf = (deck: string): Label => ({ deck });

/** Decks in the game’s order that were played. */
export const decksIn = ({ decks }: HasDecks, placed: readonly Placed[]): readonly string[] =>
  (decks?.ids ?? []).filter((id) => placed.some(({ of }) => of.decks?.includes(id) ?? false));

/** Points of a deck, of matches against others. */
const pointsOfDeck =
  (deck: string) =>
  (line: Placed): number => {
    const bot = line.of.decks?.[0] === deck ? 0 : 1;
    return pointsOf(line, (bot ^ line.match) === 0 ? 0 : 1);
  };

const meet = ({ of: { decks } }: Placed, row: string, column: string): boolean =>
  decks !== null && row !== column && decks.includes(row) && decks.includes(column);

interface Cell {
  readonly row: string;
  readonly column: string;
  readonly share: Estimate;
  readonly placed: readonly Placed[];
}

function cellOf(placed: readonly Placed[], row: string, column: string): Cell | null {
  const mine = placed.filter((line) => meet(line, row, column));
  const share = meanOf(byDeal(mine, pointsOfDeck(row)), true);
  return share === null ? null : { row, column, share, placed: mine };
}

const gridOf = (game: HasDecks, placed: readonly Placed[]) => {
  const ids = decksIn(game, placed);
  return { ids, cells: ids.map((row) => ids.map((column) => cellOf(placed, row, column))) };
};

type Payoffs = readonly (readonly number[])[];

/** Points of each deck against each, a deck against itself even; null while two of them have not met. */
function payoffsOf(cells: readonly (readonly (Cell | null)[])[]): Payoffs | null {
  const payoffs = cells.map((row, i) => row.map((cell, j) => (i === j ? 0.5 : (cell?.share.value ?? Number.NaN))));
  return payoffs.length < 2 || payoffs.some((row) => row.some(Number.isNaN)) ? null : payoffs;
}

/** How often each deck would be brought by somebody who can’t be beaten. */
function mixOf(cells: readonly (readonly (Cell | null)[])[]): readonly number[] | null {
  const payoffs = payoffsOf(cells);
  return payoffs === null ? null : solveMixture(payoffs);
}

/**
 * How much of all that is uneven goes round in a circle, as stone, paper and scissors do: what is left when each deck’s
 * strength against the field is taken out. `noise`: how much of it luck has made, in squares, and part of that in circles.
 * Null where nothing is uneven, or luck alone may have made it so.
 */
export function cyclicShare(payoffs: Payoffs, noise = 0): number | null {
  const count = payoffs.length;
  const strengths = payoffs.map((row) => row.reduce((sum, points) => sum + points - 0.5, 0) / count);
  let [all, circular] = [-noise, (-noise * (count - 2)) / count];
  for (const [i, row] of payoffs.entries()) {
    for (const [j, points] of row.entries()) {
      all += (points - 0.5) ** 2;
      circular += (points - 0.5 - strengths[i] + strengths[j]) ** 2;
    }
  }
  return all <= 0 ? null : Math.min(1, Math.max(0, circular / all));
}

export function heatPicture(game: HasDecks, placed: readonly Placed[]): readonly Picture[] {
  const { ids, cells } = gridOf(game, placed);
  if (ids.length < 2) return [];
  const labels = ids.map(labelOf);
  const point = (cell: Cell | null): Point | null =>
    cell === null
      ? null
      : {
          label: labelOf(cell.row),
          ...cell.share,
          count: cell.placed.length,
          band: bandOf('widestMatchup', cell.share),
          matches: refsOf(cell.placed),
        };
  return [
    {
      kind: 'heat',
      name: 'matchups',
      rows: labels,
      columns: labels,
      cells: cells.map((row) => row.map(point)),
      mix: mixOf(cells),
    },
  ];
}

/** The matches of a deck against others, and its points in them. */
export function againstField(placed: readonly Placed[], deck: string) {
  const mine = placed.filter(({ of: { decks } }) => decks !== null && decks[0] !== decks[1] && decks.includes(deck));
  return { placed: mine, points: byDeal(mine, pointsOfDeck(deck)) };
}

/** Each deck against all others. */
export function fieldPicture(game: HasDecks, placed: readonly Placed[]): readonly Picture[] {
  const bars = decksIn(game, placed).flatMap((deck): readonly Point[] => {
    const { placed: mine, points } = againstField(placed, deck);
    const share = meanOf(points, true);
    if (share === null) return [];
    return [
      { label: labelOf(deck), ...share, count: mine.length, band: bandOf('field', share), matches: refsOf(mine) },
    ];
  });
  return bars.length < 2 ? [] : [{ kind: 'bars', name: 'field', unit: 'share', line: 0.5, bars }];
}

/** Decks that win too often or too seldom against the others, as some of so many. */
export function decksOffTarget(game: HasDecks, placed: readonly Placed[]): readonly Finding[] {
  const decks = decksIn(game, placed);
  if (decks.length < 2) return [];
  return decks.flatMap((deck): readonly Finding[] => {
    const found = meanOf(againstField(placed, deck).points, true);
    const share = found === null ? null : widerFor(found, decks.length);
    return share !== null && bandOf('field', share) === 'red'
      ? [{ name: 'deckOffTarget', deck: labelOf(deck), share }]
      : [];
  });
}

const offMiddle = ({ share: { value } }: Cell): number => Math.abs(value - 0.5);

function figuresOf(game: HasDecks, level: string, placed: readonly Placed[]): readonly Figure[] {
  const { ids, cells } = gridOf(game, placed);
  const upper = cells.flatMap((row, i) => row.slice(i + 1)).filter((cell) => cell !== null);
  const figures: Figure[] = [];
  const [widest] = upper.toSorted((one, two) => offMiddle(two) - offMiddle(one));
  if (widest !== undefined) {
    // The widest of many is wide by luck too: its interval is that of all of them together.
    const share = widerFor(widest.share, upper.length);
    figures.push({ name: 'widestMatchup', unit: 'share', level, ...share, placed: widest.placed });
  }
  const payoffs = payoffsOf(cells);
  if (payoffs === null) return figures;
  const mix = solveMixture(payoffs);
  const most = (some: Payoffs): number => Math.max(...solveMixture(some));
  const heaviest = ids[mix.indexOf(Math.max(...mix))];
  const mine = placed.filter(({ of: { decks } }) => decks?.includes(heaviest) ?? false);
  figures.push({ name: 'heaviestDeck', unit: 'share', level, ...spreadOf(cells, most(payoffs), most), placed: mine });
  const noise = cells.flat().reduce((sum, cell) => sum + (cell === null ? 0 : errorOf(cell) ** 2), 0);
  const circular = cyclicShare(payoffs, noise);
  if (ids.length > 2 && circular !== null) {
    // Tables that are drawn have the luck of the matches, and as much again of the drawing.
    const found = spreadOf(cells, circular, (some) => cyclicShare(some, 2 * noise) ?? 0);
    figures.push({ name: 'cyclic', unit: 'share', level, ...found, placed: widest?.placed ?? [] });
  }
  return figures;
}

const errorOf = ({ share: { low, high } }: Cell): number => (high - low) / (2 * Z);

/** Tables that are drawn to see where a figure of all match-ups together lies. */
const TABLES = 200;

/** It is worked out again for tables whose match-ups are drawn as their intervals allow; nineteen of twenty lie between. */
function spreadOf(
  cells: readonly (readonly (Cell | null)[])[],
  value: number,
  of: (payoffs: Payoffs) => number,
): Estimate {
  const rng = stream('tables');
  const found = Array.from({ length: TABLES }, () => of(drawnFrom(cells, rng))).sort((a, b) => a - b);
  const [low, high] = [found[Math.floor(0.025 * TABLES)], found[Math.ceil(0.975 * TABLES) - 1]];
  return { value, low: Math.min(value, low), high: Math.max(value, high) };
}

function drawnFrom(cells: readonly (readonly (Cell | null)[])[], rng: Rng): Payoffs {
  const payoffs = cells.map((row) => row.map(() => 0.5));
  for (const [i, row] of cells.entries()) {
    for (const [j, cell] of row.entries()) {
      if (cell === null || j <= i) continue;
      const points = Math.min(1, Math.max(0, cell.share.value + errorOf(cell) * deviate(rng)));
      payoffs[i][j] = points;
      payoffs[j][i] = 1 - points;
    }
  }
  return payoffs;
}

const DICE = 12;
const SIDES = 1 << 16;
/** As a normal distribution has it, near enough: a sum of dice, which is the same on every machine. */
const deviate = (rng: Rng): number =>
  Array.from({ length: DICE }, () => below(rng, SIDES) / SIDES).reduce((sum, one) => sum + one, -DICE / 2);

function findingsOf(pictures: readonly Picture[]): readonly Finding[] {
  const found: Finding[] = [];
  for (const picture of pictures) {
    if (picture.kind !== 'heat') continue;
    const all = picture.cells.flatMap((row, i) =>
      row.flatMap((share, j) =>
        share === null || j <= i ? [] : [{ row: picture.rows[i], column: picture.columns[j], share }],
      ),
    );
    const [widest] = all.toSorted((a, b) => Math.abs(b.share.value - 0.5) - Math.abs(a.share.value - 0.5));
    if (widest !== undefined) {
      const { value, low, high } = widerFor(widest.share, all.length);
      found.push({ name: 'widestMatchup', row: widest.row, column: widest.column, share: { value, low, high } });
    }
    for (const [i, share] of (picture.mix ?? []).entries()) {
      if (share >= LEAST_SHARE) found.push({ name: 'bestMix', deck: picture.rows[i], share });
    }
  }
  return found;
}
/** What is brought less often than this is not worth a sentence. */
const LEAST_SHARE = 0.01;

export function matchups(game: HasDecks, { plan, placed }: Material): Found {
  const { level, confirm } = plan.question;
  const mine = inRole(placed, 'level');
  const pictures = [...heatPicture(game, mine), ...fieldPicture(game, mine)];
  return {
    headlines: headlinesOf(plan, placed, (some) => [
      ...figuresOf(game, level, inRole(some, 'level')),
      ...(confirm === null ? [] : figuresOf(game, confirm, inRole(some, 'confirm'))),
    ]),
    pictures,
    findings: [...decksOffTarget(game, mine), ...findingsOf(pictures)],
  };
}
