// Which answers do the tests of pictures and reports look at? One with every kind of picture, and its like with nothing in it.

import type { Answer, Estimate, MatchRef, Picture, Point } from '../questions/answer.ts';
import type { Naming } from './naming.ts';
import type { Voice } from './spots.ts';
import { reportWords } from './words/all.ts';

const match = (deal: number, which: 0 | 1 = 0): MatchRef => ({ arm: 'base', deal, match: which });
const estimate = (value: number, half: number): Estimate => ({ value, low: value - half, high: value + half });
const point = (label: Point['label'], value: number, half: number, band: Point['band'], deal: number): Point => ({
  ...estimate(value, half),
  label,
  count: 400,
  band,
  matches: [match(deal), match(deal, 1), match(deal + 1)],
});
export const unknownPoint = (label: Point['label']): Point => ({
  ...{ value: Number.NaN, low: Number.NaN, high: Number.NaN },
  ...{ label, count: 0, band: null, matches: [] },
});

const DECKS = ['ember', 'bulwark', 'tide', 'lantern'] as const;
const SHARES = [
  [0.5, 0.58, 0.31, 0.55],
  [0.42, 0.5, 0.77, 0.48],
  [0.69, 0.23, 0.5, 0.61],
  [0.45, 0.52, 0.39, 0.5],
];
const bandOf = (share: number): Point['band'] => {
  const off = Math.abs(share - 0.5);
  return off <= 0.1 ? 'green' : off <= 0.15 ? 'amber' : 'red';
};

const CARDS: readonly (readonly [string, number, number, Point['band']])[] = [
  ['Kiln Giant', 0.34, 0.004, 'green'],
  ['Ford Ogre', 0.22, -0.006, 'green'],
  ['Night Judge', 0.92, 0.041, 'red'],
  ['Deep Breath', 0.81, 0.021, 'amber'],
  ['Fare Ferryman', 0.66, 0.034, 'red'],
  ['Confiscating Bursar', 0.03, -0.019, 'amber'],
  ['Harpooner', 0.48, 0.009, 'green'],
  ['Lamp Lighter', 0.41, 0.001, 'green'],
  ['Tide Caller', 0.37, -0.021, 'open'],
];

export const pictures: readonly Picture[] = [
  {
    kind: 'bars',
    name: 'firstPlayer',
    unit: 'share',
    line: 0.5,
    bars: [
      point({ bot: 'casual' }, 0.507, 0.024, 'green', 1),
      point({ bot: 'club' }, 0.528, 0.021, 'amber', 3),
      point({ bot: 'strong' }, 0.561, 0.041, 'red', 5),
    ],
  },
  {
    kind: 'histogram',
    name: 'length',
    unit: 'rounds',
    bins: [3, 9, 22, 41, 66, 80, 71, 48, 30, 17, 8, 4, 1].map((count, i) => ({
      ...{ from: i + 4, to: i + 4, count },
      matches: [match(i)],
    })),
    marks: { p5: 6, p50: 9, p95: 13 },
  },
  {
    kind: 'fan',
    name: 'chances',
    steps: Array.from({ length: 10 }, (_, i) => {
      const at = (i + 0.5) / 10;
      const p50 = 0.5 + 0.45 * at ** 1.5;
      const wide = 0.36 * (1 - at) + 0.02;
      const [p5, p25, p75, p95] = [p50 - wide, p50 - wide / 2.4, p50 + wide / 3, Math.min(0.99, p50 + wide / 1.4)];
      return { at, p5, p25, p50, p75, p95 };
    }),
    examples: [
      { match: match(7), path: [0.5, 0.4, 0.3, 0.21, 0.24, 0.45, 0.6, 0.72, 0.9, 0.99] },
      { match: match(8, 1), path: [0.5, 0.55, 0.61, 0.58, 0.72, 0.8, 0.83, 0.9, 0.97, 1] },
    ],
  },
  {
    kind: 'heat',
    name: 'matchups',
    rows: DECKS.map((deck) => ({ deck })),
    columns: DECKS.map((deck) => ({ deck })),
    cells: SHARES.map((row, i) =>
      row.map((share, j) => (i === j ? null : point({ deck: DECKS[i] }, share, 0.05, bandOf(share), 10 * i + j))),
    ),
    mix: [0.05, 0.4, 0.45, 0.1],
  },
  {
    kind: 'bars',
    name: 'field',
    unit: 'share',
    line: 0.5,
    bars: DECKS.map((deck, i) => point({ deck }, 0.46 + 0.03 * i, 0.02, i === 3 ? 'amber' : 'green', 60 + i)),
  },
  {
    kind: 'scatter',
    name: 'cards',
    x: 'share',
    y: 'points',
    points: CARDS.map(([card, use, worth, band], i) => ({ ...point({ card }, worth, 0.009, band, 80 + i), x: use })),
  },
  {
    kind: 'compare',
    name: 'compared',
    a: { option: 'order', value: 'byLane' },
    b: { option: 'order', value: 'atOnce' },
    rows: [
      {
        measure: 'firstPlayer',
        unit: 'share',
        a: estimate(0.54, 0.02),
        b: estimate(0.51, 0.02),
        difference: estimate(-0.03, 0.015),
        band: 'green',
        matches: [match(90)],
      },
      {
        measure: 'length',
        unit: 'rounds',
        a: estimate(11.2, 0.3),
        b: estimate(10.4, 0.3),
        difference: estimate(-0.8, 0.4),
        band: null,
        matches: [match(91)],
      },
      {
        measure: 'comebacks',
        unit: 'share',
        a: estimate(0.31, 0.03),
        b: estimate(0.33, 0.03),
        difference: estimate(0.02, 0.03),
        band: 'green',
        matches: [],
      },
    ],
  },
];

/** The same pictures with no match in them, and with one. */
export const emptyPictures: readonly Picture[] = [
  { kind: 'bars', name: 'field', unit: 'share', line: 0.5, bars: [] },
  { kind: 'bars', name: 'field', unit: 'share', line: null, bars: [unknownPoint({ deck: 'ember' })] },
  {
    kind: 'histogram',
    name: 'length',
    unit: 'rounds',
    bins: [],
    marks: { p5: Number.NaN, p50: Number.NaN, p95: Number.NaN },
  },
  {
    kind: 'histogram',
    name: 'length',
    unit: 'rounds',
    bins: [{ from: 7, to: 7, count: 1, matches: [match(0)] }],
    marks: { p5: 7, p50: 7, p95: 7 },
  },
  { kind: 'fan', name: 'chances', steps: [], examples: [] },
  {
    kind: 'fan',
    name: 'chances',
    steps: [{ at: 0.5, p5: 1, p25: 1, p50: 1, p75: 1, p95: 1 }],
    examples: [{ match: match(0), path: [1] }],
  },
  { kind: 'heat', name: 'matchups', rows: [], columns: [], cells: [], mix: null },
  {
    kind: 'heat',
    name: 'matchups',
    rows: [{ deck: 'ember' }],
    columns: [{ deck: 'ember' }],
    cells: [[unknownPoint({ deck: 'ember' })]],
    mix: [1],
  },
  { kind: 'scatter', name: 'cards', x: 'share', y: 'points', points: [] },
  {
    kind: 'scatter',
    name: 'cards',
    x: 'share',
    y: 'points',
    points: [
      { ...unknownPoint({ card: 'ember' }), x: Number.NaN },
      { ...point({ card: 'tide' }, 0, 0, null, 0), x: 0 },
    ],
  },
  { kind: 'compare', name: 'compared', a: { word: 'before' }, b: { word: 'after' }, rows: [] },
  {
    ...{ kind: 'compare', name: 'compared', a: { word: 'before' }, b: { word: 'after' } },
    rows: [
      {
        ...{ measure: 'draws', unit: 'share', band: null, matches: [] },
        ...{ a: estimate(0, 0), b: estimate(Number.NaN, 0), difference: estimate(Number.NaN, Number.NaN) },
      },
    ],
  },
];

export const answer: Answer = {
  question: {
    ...{ ask: 'health', game: 'toy', level: 'club', confirm: 'strong', matches: 400, seed: 'lab' },
    options: { deckA: 'ember', deckB: 'tide' },
  },
  provenance: {
    ...{ rules: 7, cards: '9c1f0b2e', bots: '44d0aa17', engine: '6f13c0de', seed: 'lab' },
    ...{ deals: [0, 200], heldOut: [140, 200] },
  },
  arms: [{ name: 'base', bots: ['club', 'club'], options: {}, swapped: {}, forbidden: [], given: [{}, {}] }],
  matches: 400,
  complete: true,
  headlines: [
    {
      name: 'firstPlayer',
      unit: 'share',
      ...estimate(0.528, 0.021),
      band: 'amber',
      level: 'club',
      heldOut: true,
      matches: [match(1), match(2)],
    },
    {
      name: 'length',
      unit: 'rounds',
      ...estimate(9.4, 0.2),
      band: null,
      level: 'club',
      heldOut: true,
      matches: [match(4)],
    },
    {
      name: 'lengthSpread',
      unit: 'ratio',
      ...estimate(1.62, 0.06),
      band: 'green',
      level: 'club',
      heldOut: true,
      matches: [],
    },
    { name: 'skill', unit: 'share', ...estimate(0.97, 0.01), band: 'red', level: 'club', heldOut: false, matches: [] },
  ],
  pictures,
  findings: [
    {
      name: 'levelShift',
      figure: 'firstPlayer',
      unit: 'share',
      from: estimate(0.528, 0.021),
      to: estimate(0.561, 0.041),
    },
    { name: 'tooStrong', card: { card: 'Night Judge' }, by: estimate(0.041, 0.009), heldOut: estimate(0.035, 0.014) },
    { name: 'noDifference', measure: 'firstPlayer', within: 0.01 },
    { name: 'undecided', measure: 'length', within: 0.25 },
    { name: 'difference', measure: 'firstPlayer', unit: 'share', by: estimate(-0.03, 0.015) },
    { name: 'widestMatchup', row: { deck: 'bulwark' }, column: { deck: 'tide' }, share: estimate(0.77, 0.05) },
    { name: 'bestMix', deck: { deck: 'tide' }, share: 0.45 },
    { name: 'tooWeak', card: { card: 'Confiscating Bursar' }, by: estimate(-0.019, 0.009), heldOut: null },
    { name: 'neverUsed', cards: [{ card: 'Confiscating Bursar' }, { card: 'Ford Ogre' }] },
    { name: 'neverCame', cards: [{ card: 'Kiln Giant' }] },
    { name: 'alwaysUsed', cards: [{ card: 'Night Judge' }] },
    { name: 'neverCovered', parts: ['op fetch', 'keyword haste'] },
    { name: 'cutOff', deals: [3, 5] },
    { name: 'loops', matches: [match(12, 1)] },
    { name: 'offTarget', figure: 'firstPlayer', unit: 'share', found: estimate(0.437, 0.04) },
    { name: 'deckOffTarget', deck: { deck: 'Tidewatch' }, share: estimate(0.6, 0.02) },
    { name: 'deckChange', deck: { deck: 'Tidewatch' }, by: estimate(-0.03, 0.01) },
  ],
};

const DECK_NAMES: Readonly<Record<string, string>> = {
  ...{ ember: 'Ember Pact', bulwark: 'Silver Bulwark', tide: 'Tidewatch', lantern: 'Lighthouse Covenant' },
};
const NAMING: Naming = {
  title: 'Toy Duel',
  deck: (id) => DECK_NAMES[id] ?? id,
  card: (id) => id,
  option: (name, value) => `${name}: ${value}`,
  bot: (id) => id.charAt(0).toUpperCase() + id.slice(1),
};
export const voices = {
  en: { words: reportWords.en, naming: NAMING },
  it: { words: reportWords.it, naming: NAMING },
} as const satisfies Readonly<Record<string, Voice>>;
