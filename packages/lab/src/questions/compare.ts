// What do other rules, or other cards, change? Every measure under both on the same deals, and what of it is more than luck.

import type { DeckChoice } from '../game/game.ts';
import type { Compared, Estimate, Finding, Headline, Label, Picture } from './answer.ts';
import { bandOf } from './bands.ts';
import { differenceOf, meanOf } from './estimate.ts';
import { beyond, certainties } from './many.ts';
import { fieldPicture } from './matchups.ts';
import type { Found, Material } from './material.ts';
import { MEASURED } from './measures.ts';
import { byDeal, inRole, type Placed, refsOf } from './played.ts';
import { MEASURES, type Measure, type QuestionOf } from './question.ts';
import { type Settled, settledBy } from './sequential.ts';

/** A row, and how likely so large a difference is where there is none. */
interface Row {
  readonly compared: Compared;
  readonly chance: number;
}

function rowOf(measure: Measure, a: readonly Placed[], b: readonly Placed[]): Row | null {
  const { unit, isShare, of } = MEASURED[measure];
  const [one, two] = [byDeal(a, of), byDeal(b, of)];
  const [from, to, found] = [meanOf(one, isShare), meanOf(two, isShare), differenceOf(one, two)];
  if (from === null || to === null || found === null) return null;
  const { value, low, high, error } = found;
  return {
    compared: {
      measure,
      unit,
      a: from,
      b: to,
      difference: { value, low, high },
      band: bandOf(measure, to),
      matches: refsOf(b),
    },
    chance: error === 0 ? (value === 0 ? 1 : 0) : beyond(value / error),
  };
}

const rowsOf = (placed: readonly Placed[]): readonly Row[] =>
  MEASURES.map((measure) => rowOf(measure, inRole(placed, 'a'), inRole(placed, 'b'))).filter((row) => row !== null);

/** Differences that are none of luck, all measures together. */
const sureDifferences = (rows: readonly Row[]): readonly Finding[] => {
  const sure = certainties(rows.map(({ chance }) => chance));
  return rows.flatMap(({ compared: { measure, unit, difference } }, i): readonly Finding[] =>
    sure[i] ? [{ name: 'difference', measure, unit, by: difference }] : [],
  );
};

const picture = (a: Label, b: Label, rows: readonly Row[]): Picture => ({
  kind: 'compare',
  name: 'compared',
  ...{ a, b, rows: rows.map(({ compared }) => compared) },
});

const headlineOf = (level: string, { compared: { unit, difference, matches } }: Row): Headline => ({
  ...{ name: 'difference', unit, ...difference, band: null, level, heldOut: false, matches },
});

/** Once it is settled, later deals count no more: who goes on playing must not change the answer. */
export function rules({ plan, placed }: Material, question: QuestionOf<'rules'>): Found {
  const { level, measure } = question;
  const settled = settledBy(question, placed, plan.deals);
  const rows = rowsOf(settled === null ? placed : placed.filter(({ deal }) => deal < settled.deals));
  const asked = rows.find(({ compared }) => compared.measure === measure);
  const others = rows.filter((row) => row !== asked);
  return {
    headlines: asked === undefined ? [] : [headlineOf(level, asked)],
    pictures: rows.length === 0 ? [] : [picture(labelFor(question, 'A'), labelFor(question, 'B'), rows)],
    findings: [...verdictFinding(question, settled, asked?.compared ?? null), ...sureDifferences(others)],
  };
}

function verdictFinding(
  { measure, within }: QuestionOf<'rules'>,
  settled: Settled | null,
  asked: { readonly unit: Compared['unit']; readonly difference: Estimate } | null,
): readonly Finding[] {
  if (settled === null || asked === null) return [{ name: 'undecided', measure, within }];
  if (settled.verdict === 'noDifference') return [{ name: 'noDifference', measure, within }];
  return [{ name: 'difference', measure, unit: asked.unit, by: asked.difference }];
}

/** The one option that is asked about by its name and value; otherwise A and B. */
function labelFor({ a, b }: QuestionOf<'rules'>, which: 'A' | 'B'): Label {
  const [mine, other] = which === 'A' ? [a, b] : [b, a];
  const names = new Set([mine, other].flatMap((options) => Object.keys(options ?? {})));
  const [name] = names;
  const value =
    typeof mine === 'object' && mine !== null ? Object.entries(mine).find(([one]) => one === name)?.[1] : undefined;
  if (names.size !== 1 || name === undefined || value === undefined) return { word: which };
  return { option: name, value: typeof value === 'string' ? value : JSON.stringify(value) };
}

export function whatif(game: { readonly decks: DeckChoice | null }, { plan, placed }: Material): Found {
  const rows = rowsOf(placed);
  const after = inRole(placed, 'b');
  return {
    headlines: rows.slice(0, 1).map((row) => headlineOf(plan.question.level, row)),
    pictures: [
      ...(rows.length === 0 ? [] : [picture({ word: 'before' }, { word: 'after' }, rows)]),
      ...fieldPicture(game, after),
    ],
    findings: sureDifferences(rows),
  };
}
