import { below, type Seat, stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { isAnswered } from './answer-of.ts';
import { rules, whatif } from './compare.ts';
import { figuresOffTarget, headlinesOf, healthFigures, healthOf } from './headlines.ts';
import { armOf, dealOf, HEALTH, lineOf, materialWith, planWith, RULES, together } from './lines-for-tests.ts';
import type { DealLines } from './match-line.ts';
import { cyclicShare, heatPicture } from './matchups.ts';
import { inRole, refOf } from './played.ts';
import type { Question } from './question.ts';
import { settledBy } from './sequential.ts';

const rng = stream('answers');
const wonBy = (sharePercent: number): Seat => (below(rng, 100) < sharePercent ? 0 : 1);
const deals = (count: number, sharePercent: number, arm = 'random'): readonly DealLines[] =>
  Array.from({ length: count }, (_, deal) => dealOf(deal, [wonBy(sharePercent), wonBy(sharePercent)], { arm }));

const level = planWith(HEALTH, [armOf('random')], 400);
const figureOf = (name: string, all: readonly DealLines[]) =>
  healthFigures('random', materialWith(level, all).placed).find((one) => one.name === name);

test('who goes first and wins more often is found to, with the right sign; a fair game is found fair', () => {
  const biased = figureOf('firstPlayer', deals(400, 60));
  expect(biased?.low).toBeGreaterThan(0.5);
  expect(biased?.low).toBeLessThan(0.6);
  expect(biased?.high).toBeGreaterThan(0.6);
  const fair = figureOf('firstPlayer', deals(400, 50));
  expect(fair?.low).toBeLessThan(0.5);
  expect(fair?.high).toBeGreaterThan(0.5);
});

test('what is off target over all deals is said in a sentence; luck is not', () => {
  const said = (all: readonly DealLines[]) =>
    figuresOffTarget('random', materialWith(level, all).placed).map((one) => one.name === 'offTarget' && one.figure);
  expect(said(deals(400, 62))).toContain('firstPlayer');
  expect(said(deals(400, 50))).not.toContain('firstPlayer');
});

test('nobody goes first where no match says so', () => {
  const all = deals(10, 50).map(({ matches, ...deal }) => ({
    ...deal,
    matches: matches.map((line) => ({ ...line, first: null })),
  }));
  expect(figureOf('firstPlayer', all)).toBeUndefined();
});

test('figures of lines made by hand', () => {
  const all = [
    dealOf(0, [0, 1], { rounds: 6 }),
    dealOf(1, [null, 0], { rounds: 10, path: [500, 200, 1000], dead: 8 }),
    dealOf(2, [0, 0], { rounds: 8, tooLong: true, effective: 5 }),
  ];
  const value = (name: string): number => Number(figureOf(name, all)?.value.toFixed(4));
  expect(value('firstPlayer')).toBe(Number((4.5 / 6).toFixed(4)));
  expect(value('length')).toBe(8);
  expect(value('draws')).toBe(Number((1 / 6).toFixed(4)));
  expect(value('limit')).toBe(Number((2 / 6).toFixed(4)));
  expect(value('choices')).toBe(Number(((2 * 20 + 2 * 20 + 2 * 5) / 60).toFixed(4)));
  expect(value('deadTurns')).toBe(Number(((1 + 1 + 8 + 8 + 1 + 1) / 96).toFixed(4)));
  // Of five that were won: the second match of deal 1, and none of the rest.
  expect(value('comebacks')).toBe(0.2);
});

test('deals in any order, and one of them twice, give the same figures', () => {
  const all = deals(30, 55);
  const plan = { ...level, deals: 30 };
  const said = (some: readonly DealLines[]) =>
    headlinesOf(plan, materialWith(plan, some).placed, healthOf(plan)).map((one) => JSON.stringify(one));
  expect(said([...all.slice(7), ...all.slice(0, 7), all[3]])).toEqual(said(all));
});

test('what is held out is told apart from what was tuned on', () => {
  const plan = { ...level, deals: 40, heldOut: [28, 40] as const };
  const all = Array.from({ length: 40 }, (_, deal) => dealOf(deal, deal < 28 ? [0, 0] : [1, 1]));
  const heads = headlinesOf(plan, materialWith(plan, all).placed, healthOf(plan));
  const first = heads.filter(({ name }) => name === 'firstPlayer');
  expect(first.map(({ heldOut, value }) => [heldOut, value])).toEqual([
    [false, 1],
    [true, 0],
  ]);
});

test('matches behind a figure are those that it speaks of', () => {
  const all = [dealOf(0, [0, 1]), dealOf(1, [null, 1])];
  expect(figureOf('draws', all)?.placed.map(refOf)).toEqual([{ arm: 'random', deal: 1, match: 0 }]);
});

const NO_DECKS = { decks: null };
const both = planWith(RULES, [armOf('A', 'a'), armOf('B', 'b')], 2000);
const compared = (count: number, a: number, b: number): readonly DealLines[] => {
  const [one, two] = [deals(count, a, 'A'), deals(count, b, 'B')];
  return one.map((deal, i) => together(deal, two[i]));
};

test('rules that change nothing are settled as no difference, and later deals count no more', () => {
  const all = compared(2000, 50, 50);
  const material = materialWith(both, all);
  const settled = settledBy(RULES, material.placed, both.deals);
  expect(settled?.verdict).toBe('noDifference');
  expect(settled?.deals).toBeLessThan(2000);
  const until = materialWith(both, all.slice(0, settled?.deals ?? 0));
  expect(isAnswered(until)).toBe(true);
  expect(rules(NO_DECKS, material, RULES)).toEqual(rules(NO_DECKS, until, RULES));
  expect(rules(NO_DECKS, material, RULES).findings[0]).toEqual({
    name: 'noDifference',
    measure: 'firstPlayer',
    within: 0.05,
  });
});

test('rules that favour the first player are settled as a difference of the right sign', () => {
  const found = rules(NO_DECKS, materialWith(both, compared(600, 45, 65)), RULES);
  expect(found.findings[0]).toMatchObject({ name: 'difference', measure: 'firstPlayer' });
  expect(found.headlines[0].value).toBeGreaterThan(0.05);
  expect(found.headlines[0].low).toBeGreaterThan(0);
});

test('a few deals settle nothing, and a missing one stops the count before it', () => {
  const all = compared(2000, 50, 50);
  expect(rules(NO_DECKS, materialWith(both, all.slice(0, 19)), RULES).findings[0].name).toBe('undecided');
  expect(settledBy(RULES, materialWith(both, all.slice(1)).placed, both.deals)).toBeNull();
});

test('a difference that no deal shows is not taken for certain at once', () => {
  const same = Array.from({ length: 20 }, (_, deal) =>
    together(dealOf(deal, [0, 0], { arm: 'A' }), dealOf(deal, [0, 0], { arm: 'B' })),
  );
  expect(settledBy(RULES, materialWith(both, same).placed, both.deals)).toBeNull();
});

test('the interval at a stop holds as often as it says, though luck helps to stop', () => {
  // Three quarters of what is asked about is where stopping early leads astray most.
  const coarse = { ...RULES, within: 0.2 };
  const plan = { ...both, question: coarse };
  const runs = Array.from({ length: 200 }, () => {
    const material = materialWith(plan, compared(160, 50, 65));
    const [{ value, low, high }] = rules(NO_DECKS, material, coarse).headlines;
    return { isIn: low <= 0.15 && high >= 0.15, isSettled: isAnswered(material), value };
  });
  expect(runs.filter(({ isSettled }) => isSettled).length).toBeGreaterThan(150);
  expect(runs.filter(({ isIn }) => isIn).length).toBeGreaterThan(186);
});

test('a deck that gains by other cards is named with what it gains', () => {
  const decks = ['oak', 'ash'] as const;
  const choice = { ids: decks, options: ['a', 'b'], also: {}, question: null, copies: () => null } as const;
  const question: Question = { ...HEALTH, ask: 'whatif', changes: {} };
  const arms = (['a', 'b'] as const).map((role) => armOf(role.toUpperCase(), role, decks));
  const all = Array.from({ length: 200 }, (_, deal) => {
    const before = dealOf(deal, [0, 0], { arm: 'A' });
    // Oak, which sits on the other seat in the second match, now wins that as well in every other deal.
    return together(before, dealOf(deal, [0, deal % 2 === 0 ? 1 : 0], { arm: 'B' }));
  });
  const { findings, pictures } = whatif({ decks: choice }, materialWith(planWith(question, arms, 200), all));
  const change = findings.find((one) => one.name === 'deckChange');
  expect(change).toMatchObject({ deck: { deck: 'oak' }, by: { value: 0.25 } });
  const bars = pictures.find(({ name }) => name === 'deckChanges');
  expect(bars?.kind === 'bars' && bars.bars.map(({ value }) => value)).toEqual([0.25, -0.25]);
});

test('a deck that wins is found on either seat, and the mix that nobody beats is known', () => {
  const decks = ['stone', 'paper', 'scissors'] as const;
  const twos = [[0, 1, 0.2] as const, [0, 2, 0.8] as const, [1, 2, 0.2] as const];
  const arms = twos.map(([i, j]) => armOf(`${decks[i]}-${decks[j]}`, 'level', [decks[i], decks[j]]));
  const all = Array.from({ length: 300 }, (_, deal): DealLines => {
    const at = deal % 3;
    // The first deck of an arm sits on the seat of the match’s number.
    const winner = (match: 0 | 1): Seat => (wonBy(100 * twos[at][2]) === 0 ? match : match === 0 ? 1 : 0);
    return {
      deal,
      met: [],
      matches: ([0, 1] as const).map((match) => lineOf({ arm: arms[at].arm.name, match, winner: winner(match) })),
    };
  });
  const plan = planWith(HEALTH, arms, 300);
  const choice = { ids: decks, options: ['a', 'b'], also: {}, question: null, copies: () => null } as const;
  const [heat] = heatPicture({ decks: choice }, inRole(materialWith(plan, all).placed, 'level'));
  if (heat?.kind !== 'heat') throw new Error('there is a picture');
  expect(heat.cells[0][2]?.value).toBeGreaterThan(0.7);
  expect(heat.cells[2][0]?.value).toBeCloseTo(1 - (heat.cells[0][2]?.value ?? 0), 12);
  expect(heat.cells[0][0]).toBeNull();
  for (const share of heat.mix ?? []) expect(Math.abs(share - 1 / 3)).toBeLessThan(0.12);
});

test('stone, paper and scissors go round in a circle; who is simply stronger does not', () => {
  expect(
    cyclicShare([
      [0.5, 0.2, 0.8],
      [0.8, 0.5, 0.2],
      [0.2, 0.8, 0.5],
    ]),
  ).toBeCloseTo(1, 12);
  expect(
    cyclicShare([
      [0.5, 0.6, 0.7],
      [0.4, 0.5, 0.6],
      [0.3, 0.4, 0.5],
    ]),
  ).toBeCloseTo(0, 12);
  // By hand: strengths .1, 0 and −.1 leave ±.1 three times of .2, .2 and .1 off the middle.
  expect(
    cyclicShare([
      [0.5, 0.7, 0.6],
      [0.3, 0.5, 0.7],
      [0.4, 0.3, 0.5],
    ]),
  ).toBeCloseTo(0.03 / 0.09, 12);
  expect(
    cyclicShare([
      [0.5, 0.5],
      [0.5, 0.5],
    ]),
  ).toBeNull();
});

test('what luck alone makes uneven goes round in no circle', () => {
  const table = [
    [0.5, 0.6, 0.42],
    [0.4, 0.5, 0.6],
    [0.58, 0.4, 0.5],
  ];
  expect(cyclicShare(table)).toBeGreaterThan(0.9);
  // Six cells, each with an error of ten points: what is seen is no more than that.
  expect(cyclicShare(table, 6 * 0.1 ** 2)).toBeNull();
  expect(cyclicShare(table, 6 * 0.01 ** 2)).toBeGreaterThan(0.9);
});
