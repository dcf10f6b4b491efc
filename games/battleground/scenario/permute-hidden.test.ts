// What comes to light by an answer, and what does not? Worlds that differ only in what stays hidden are told alike.

import { questionOf, stream } from '@duello/kernel';
import { expectDiffering, toldAlike } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { playOut, trials } from '../rules/play-for-tests.ts';
import { battleground } from '../rules/rules.ts';
import { col, type Zone } from '../rules/state/columns.ts';
import { readOptions } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import { loadPosition } from './load-position.ts';
import { permuteHidden, permuteHiddenThrough } from './permute-hidden.ts';

const inZone = ({ cells }: State, zone: Zone): string => cells.subarray(zone.at, zone.at + cells[zone.size]).join();
/** Everything of a seat that could be hidden, as it lies. */
const secretsOf = (state: State, seat: 0 | 1): string =>
  [col.deck, col.hand, col.retained, col.drawn].map((zones) => inZone(state, zones[seat])).join(';') +
  state.cells.subarray(col.prepared[seat], col.prepared[seat] + 2).join();

test('whatever stays hidden through an answer may be otherwise, and everybody is told the same and then sees the same', () => {
  // Spellcasting is most of a match; the rest is looked at whenever it comes.
  const frequent = { question: 'act', stride: 6 };
  const differing = toldAlike({ rules: battleground, trials, permuteHiddenThrough, secretsOf, frequent }, 'through');
  expectDiffering(differing, { act: 300, stance: 5, buy: 5, field: 5, retain: 5, mana: 5, neutral: 5 });
});

test('everything hidden is changed sooner or later: decks, hands, what is retained or prepared, the market', () => {
  const found = new Set<string>();
  const side = {
    hand: ['Guard', 'Crazy Imp', 'Roll Call'],
    deck: ['3 Guard', '3 Hold Still'],
    retained: ['New Boots'],
    prepared: [{ card: 'Guard', charges: 'W1' }, 'Soup for the Road'],
  };
  const market = { 1: { deck: ['Guard', 'Crazy Imp', 'Hold Still'] }, 2: { deck: ['Guard', 'Crazy Imp'] } };
  const act = loadPosition({ A: side, B: side, market }, readOptions({}), 'disguise');
  for (let i = 0; i < 60; i++) {
    const masked = battleground.copy(act);
    permuteHidden(masked, 1, stream(`act ${i}`));
    const look = (name: string, zone: Zone): void => {
      if (inZone(masked, zone) !== inZone(act, zone)) found.add(name);
    };
    look('own deck', col.deck[1]);
    look('deck of the other', col.deck[0]);
    look('hand of the other', col.hand[0]);
    look('retained of the other', col.retained[0]);
    look('market', col.marketDeck[0]);
    if (masked.cells[col.prepared[0]] !== act.cells[col.prepared[0]]) found.add('below the charges');
    if (masked.cells[col.prepared[0] + 1] !== act.cells[col.prepared[0] + 1]) found.add('prepared');
    expect(inZone(masked, col.hand[1])).toBe(inZone(act, col.hand[1]));
    expect(view(masked, 1)).toEqual(view(act, 1));
  }
  expect([...found].sort()).toEqual([
    ...['below the charges', 'deck of the other', 'hand of the other', 'market', 'own deck', 'prepared'],
    'retained of the other',
  ]);
});

test('B509: what lies below charges is always a spell that they fit', () => {
  const prepared = [{ card: 'Guard', charges: 'W2' }];
  const state = loadPosition({ A: { prepared, deck: ['Crazy Imp', 'Soup for the Road'] } }, readOptions({}), 'charges');
  const below = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const masked = battleground.copy(state);
    permuteHidden(masked, 1, stream(`charges ${i}`));
    below.add(masked.compiled.kinds[masked.cells[col.prepared[0]]].id);
  }
  expect([...below].sort()).toEqual(['guard', 'soupForTheRoad']);
});

test('BR13: the three that another drafter has drawn may be any of those that nobody has taken', () => {
  const options = readOptions({ neutralPick: 'drawThree', firstPlayer: 'A' });
  let drawn: State | null = null;
  playOut('three', { neutralPick: 'drawThree', firstPlayer: 'A' }, ({ state }) => {
    if (drawn === null && questionOf(battleground, state).name === 'neutral') drawn = battleground.copy(state);
  });
  expect(drawn).not.toBeNull();
  const state = drawn ?? battleground.setup('never', options, null);
  const seen = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const masked = battleground.copy(state);
    permuteHidden(masked, 0, stream(`three ${i}`));
    seen.add(inZone(masked, col.drawn[1]));
    expect(view(masked, 0)).toEqual(view(state, 0));
  }
  expect(seen.size).toBeGreaterThan(20);
});
