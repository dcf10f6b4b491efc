// What do other rules, or other cards, change? Every measure under both on the same deals, and what of it is more than luck.

import type { Compared, Estimate, Finding, Label, Picture, Point } from './answer.ts';
import { bandOf } from './bands.ts';
import { differenceOf, meanOf } from './estimate.ts';
import { type Figure, headlineOf, headlinesOf } from './headlines.ts';
import { beyond, certainties } from './many.ts';
import { againstField, decksIn, fieldPicture, type HasDecks, labelOf } from './matchups.ts';
import type { Found, Material } from './material.ts';
import { MEASURED } from './measures.ts';
import { byDeal, inRole, type Placed, refsOf } from './played.ts';
import { MEASURES, type Measure, type QuestionOf } from './question.ts';
import { type Settled, settledBy, widerAtStop } from './sequential.ts';

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
    chance: beyond(value / error),
  };
}

const rowsOf = (placed: readonly Placed[]): readonly Row[] =>
  MEASURES.map((measure) => rowOf(measure, inRole(placed, 'a'), inRole(placed, 'b'))).filter((row) => row !== null);

/** What a deck wins more against the others, and how likely so large a change is where there is none. */
interface DeckChange {
  readonly point: Point;
  readonly chance: number;
}

function deckChanges(game: HasDecks, placed: readonly Placed[]): readonly DeckChange[] {
  const [before, after] = [inRole(placed, 'a'), inRole(placed, 'b')];
  const decks = decksIn(game, before);
  if (decks.length < 2) return [];
  return decks.flatMap((deck): readonly DeckChange[] => {
    const [one, two] = [againstField(before, deck), againstField(after, deck)];
    const found = differenceOf(one.points, two.points);
    if (found === null) return [];
    const { value, low, high, error } = found;
    const figures = { value, low, high, count: two.placed.length, band: null };
    return [
      { point: { label: labelOf(deck), ...figures, matches: refsOf(two.placed) }, chance: beyond(value / error) },
    ];
  });
}

const changesPicture = (changes: readonly DeckChange[]): readonly Picture[] =>
  changes.length === 0
    ? []
    : [{ kind: 'bars', name: 'deckChanges', unit: 'points', line: 0, bars: changes.map(({ point }) => point) }];

/** Differences that are none of luck, all measures and decks together. */
function sureDifferences(rows: readonly Row[], changes: readonly DeckChange[]): readonly Finding[] {
  const found: readonly Finding[] = [
    ...rows.map(({ compared: { measure, unit, difference } }): Finding => {
      return { name: 'difference', measure, unit, by: difference };
    }),
    ...changes.map(({ point: { label, value, low, high } }): Finding => {
      return { name: 'deckChange', deck: label, by: { value, low, high } };
    }),
  ];
  const sure = certainties([...rows, ...changes].map(({ chance }) => chance));
  return found.filter((_, i) => sure[i]);
}

const picture = (a: Label, b: Label, rows: readonly Row[]): Picture => ({
  kind: 'compare',
  name: 'compared',
  ...{ a, b, rows: rows.map(({ compared }) => compared) },
});

const figureOf = (level: string, { compared: { unit, difference } }: Row, placed: readonly Placed[]): Figure => ({
  ...{ name: 'difference', unit, ...difference, level, placed: inRole(placed, 'b') },
});

/** Once it is settled, later deals count no more: who goes on playing must not change the answer. */
export function rules(game: HasDecks, { plan, placed }: Material, question: QuestionOf<'rules'>): Found {
  const { level, measure } = question;
  const settled = settledBy(question, placed, plan.deals);
  const counted = settled === null ? placed : placed.filter(({ deal }) => deal < settled.deals);
  const rows = rowsOf(counted).map((row) => (settled === null ? row : atStop(row)));
  const changes = deckChanges(game, counted);
  const asked = rows.find(({ compared }) => compared.measure === measure);
  const others = rows.filter((row) => row !== asked);
  return {
    headlines: asked === undefined ? [] : [headlineOf(figureOf(level, asked, counted), false)],
    pictures: [
      ...(rows.length === 0 ? [] : [picture(labelFor(question, 'A'), labelFor(question, 'B'), rows)]),
      ...changesPicture(changes),
    ],
    findings: [...verdictFinding(question, settled, asked?.compared ?? null), ...sureDifferences(others, changes)],
  };
}

const atStop = ({ compared, chance }: Row): Row => ({
  compared: { ...compared, difference: widerAtStop(compared.difference) },
  chance,
});

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

/** The first figure is told of the deals held out as well: a change that was chosen by the others has to hold there. */
export function whatif(game: HasDecks, { plan, placed }: Material): Found {
  const rows = rowsOf(placed);
  const changes = deckChanges(game, placed);
  return {
    headlines: headlinesOf(plan, placed, (some) =>
      rowsOf(some)
        .slice(0, 1)
        .map((row) => figureOf(plan.question.level, row, some)),
    ),
    pictures: [
      ...(rows.length === 0 ? [] : [picture({ word: 'before' }, { word: 'after' }, rows)]),
      ...changesPicture(changes),
      ...fieldPicture(game, inRole(placed, 'b')),
    ],
    findings: sureDifferences(rows, changes),
  };
}
