// Do people find the option they mean? By key, in words of either language, and by name where only one goes by it.

import { apply, DECISION } from '@duello/kernel';
import { LANGS } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { battleground } from '../rules/rules.ts';
import { readOptions } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { words } from '../text/all.ts';
import { loadPosition } from './load-position.ts';
import { cardNamed, optionNamed, readPlanWords } from './notation.ts';

const cards = {
  plain: { type: 'summon', attack: 1, hp: 3 },
  bolt: { type: 'sorcery', text: { op: 'damage', amount: 1, to: { target: 'summonOrPlayer' } } },
  burn: { type: 'sorcery', text: { op: 'damage', amount: 1, to: { point: 'intersection' } } },
  rot: { type: 'sorcery', text: { op: 'endAnother', whose: 'any' }, enchantment: { effects: { op: 'draw' } } },
};
const options = readOptions({ cards });
const placed = (position: unknown): State => loadPosition(position, options, 'notation');
/** The state after some answers of A's. */
function after(position: unknown, ...picks: readonly string[]): State {
  return picks.reduce((state, text) => {
    const [pick, decision] = [optionNamed(state, 0, text), battleground.view(state, 0).decision];
    const codes = decision?.options.findIndex(({ key }) => key === pick) ?? -1;
    if (pick === null || codes < 0) throw new Error(`${text} is not offered`);
    return applied(state, pick);
  }, placed(position));
}
function applied(state: State, pick: string): State {
  return apply(battleground, state, { seat: 0, decision: state.words[DECISION], pick }).state;
}

test('a spell goes by its id or its name, in either language', () => {
  const { en, it } = words;
  for (const text of ['guard', 'GUARD', en.names.guard, it.names.guard]) expect(cardNamed(options, text)).toBe('guard');
  expect(cardNamed(options, 'plain')).toBe('plain');
  expect(cardNamed(options, 'nobody')).toBeNull();
});

describe('what to do in Spellcasting', () => {
  const state = placed({ A: { hand: ['Guard', 'plain'], prepared: [{ card: 'Hold Still' }], mana: 'W3' } });
  const cases: readonly (readonly [string, string | null])[] = [
    ['cast:guard', 'cast:guard'],
    ['cast Guard', 'cast:guard'],
    ['castSlot:1', 'castSlot:1'],
    ['cast slot 1', 'castSlot:1'],
    ['prepare Guard > 2', 'prepare:guard>2'],
    ['prepare Guard', 'prepare:guard>2'],
    ['charge 1 white', 'charge:1>white'],
    ['charge:1>red', 'charge:1>red'],
    ['charge Hold Still > white', 'charge:1>white'],
    ['charge Guard white', null],
    ['end', 'end'],
    ['prepare nobody', null],
    ['jump', null],
  ];
  test.each(cases)('%s', (text, key) => expect(optionNamed(state, 0, text)).toBe(key));

  test('with both slots taken, "prepare" says which to replace', () => {
    const full = placed({ A: { hand: ['Guard'], prepared: ['plain', 'plain'] } });
    expect(() => optionNamed(full, 0, 'prepare Guard')).toThrow('no slot is free; write which one to replace');
    expect(() =>
      optionNamed(placed({ A: { mana: 'W1', prepared: ['Guard', 'Guard'] } }), 0, 'charge Guard white'),
    ).toThrow('"charge Guard white" could be charge:1>white or charge:2>white');
  });
});

test('targets go by field, by player, or by the one summon of a name', () => {
  const board = { a1: 'Guard', b1: 'plain', c4: 'B plain' };
  const state = after({ board, A: { hand: ['bolt'] } }, 'cast bolt');
  for (const [text, key] of [
    ['c4', 'c4'],
    ['opponent', 'opponent'],
    ['you', 'you'],
    ['Guard', 'a1'],
    ['Crazy Imp', null],
  ] as const) {
    expect(optionNamed(state, 0, text), text).toBe(key);
  }
  expect(() => optionNamed(state, 0, 'plain')).toThrow('"plain" could be b1 or c4; write which one');
});

test('points are fields or two corners of an intersection; fields are fields', () => {
  const point = after({ A: { hand: ['burn'] } }, 'cast burn');
  expect([optionNamed(point, 0, 'b2/c3'), optionNamed(point, 0, 'b2 c3')]).toEqual(['b2/c3', 'b2/c3']);
  const field = after({ A: { hand: ['plain'] } }, 'cast plain');
  expect([optionNamed(field, 0, 'c1'), optionNamed(field, 0, 'z9')]).toEqual(['c1', null]);
});

test('in the market a spell goes by tier and place, or by name; crystals by colour', () => {
  const market = { 1: { row: ['Guard', 'Crazy Imp', 'Guard'] } };
  const state = placed({ phase: 'buy', A: { coins: 1 }, market });
  for (const [text, key] of [
    ['1:2', '1:2'],
    ['buy Crazy Imp', '1:2'],
    ['Crazy Imp', '1:2'],
    ['crystal white', 'crystal:white'],
    ['buy White Crystal', 'crystal:white'],
    ['stop', 'stop'],
    ['buy plain', null],
  ] as const) {
    expect(optionNamed(state, 0, text), text).toBe(key);
  }
  expect(() => optionNamed(state, 0, 'buy Guard')).toThrow('"buy Guard" could be 1:1 or 1:3');
});

test('enchantments go by their card, with its place where there are several, and a side', () => {
  const resolve = placed({ phase: 'enchantments', A: { area: ['rot', 'Ash Fever'] } });
  expect([optionNamed(resolve, 0, 'Ash Fever'), optionNamed(resolve, 0, 'rot@1')]).toEqual(['ashFever@2', 'rot@1']);
  const end = after({ A: { hand: ['rot'], area: ['Ash Fever'] }, B: { area: ['Ash Fever', 'rot'] } }, 'cast rot');
  expect(optionNamed(end, 0, 'rot')).toBe('opposing:rot@2');
  expect(optionNamed(end, 0, 'own Ash Fever')).toBe('own:ashFever@1');
  expect(() => optionNamed(end, 0, 'Ash Fever')).toThrow('could be own:ashFever@1 or opposing:ashFever@1');
});

test('every option that is offered is found by its label, in every language', () => {
  const state = placed({ A: { hand: ['Guard', 'White Crystal'], mana: 'W2', prepared: [{ card: 'Guard' }] } });
  const offered = battleground.view(state, 0).decision?.options ?? [];
  expect(offered.length).toBeGreaterThan(5);
  for (const { key } of offered) {
    for (const lang of LANGS) {
      const label = words[lang].option(
        'act',
        key,
        (id) => words[lang].names[id === 'guard' ? 'guard' : 'whiteCrystal'],
      );
      expect(optionNamed(state, 0, label), label).toBe(key);
    }
  }
});

test('nothing asks for a plan', () => {
  expect(() => readPlanWords(placed({}), 0, {}, 'answers[0].A')).toThrow(
    'answers[0].A: must be an option such as "end"',
  );
});
