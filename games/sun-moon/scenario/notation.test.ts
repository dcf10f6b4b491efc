// Does what people write mean what they meant? Actions, targets and picks by key, by label and by name.

import { advance, encode, newReply } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { sunMoon } from '../rules/rules.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import { words } from '../text/all.ts';
import { loadPosition } from './load-position.ts';
import { optionNamed } from './notation.ts';

const cards = {
  sword: { type: 'summoning', cost: 1, attack: 3, defense: 2, name: { en: 'Sword', it: 'Spada' } },
  tool: {
    type: 'summoning',
    cost: 1,
    attack: 1,
    defense: 3,
    keywords: ['harden'],
    name: { en: 'Tool', it: 'Attrezzo' },
    abilities: [{ price: { tap: true }, modes: [[{ op: 'draw' }]] }],
  },
  charm: { type: 'enchantment', cost: 1, gives: { attack: 1 }, name: { en: 'Charm', it: 'Ciondolo' } },
  bolt: {
    type: 'spell',
    cost: 1,
    name: { en: 'Bolt', it: 'Dardo' },
    modes: [[{ op: 'damage', amount: 1, to: { target: { what: 'summoningOrPlayer' } } }]],
  },
};
const POSITION = {
  A: { hand: ['bolt', 'sword'], summonings: ['sword', 'tool', 'sword'] },
  B: { summonings: [{ card: 'tool', enchantments: [{ card: 'charm', owner: 'B' }] }] },
};
const table = (position: object = POSITION): State => loadPosition(position, sunMoon.options({ cards }), 'notation');

function after(state: State, pick: string): State {
  const reply = newReply();
  const decision = view(state, 0).decision?.id ?? 0;
  expect(encode(sunMoon, state, { seat: 0, decision, pick }, reply)).toBeNull();
  advance(sunMoon, state, 0, reply, null);
  return state;
}

describe('an action', () => {
  test.each([
    ['end', 'end'],
    [words.en.option('act', 'end', (id) => id), 'end'],
    ['play Bolt', 'play:bolt'],
    ['gioca dardo', 'play:bolt'],
    ['DARDO', 'play:bolt'],
    ['ponder', 'skill:ponder'],
    [words.it.skills.medicate.name, 'skill:medicate'],
    ['skill:inspire', 'skill:inspire'],
    ['attack Tool', 'attack:2'],
    ['attacca 1', 'attack:1'],
    ['attack:3', 'attack:3'],
    ['use Attrezzo', 'use:own:2.1'],
    ['harden Tool', 'use:own:2.harden'],
    ['use Tool harden', 'use:own:2.harden'],
    ['play Nobody', null],
    ['attack Bolt', null],
  ])('%s', (text, key) => expect(optionNamed(table(), 0, text)).toBe(key));

  test('of two alike the place has to be written', () => {
    expect(() => optionNamed(table(), 0, 'attack Sword')).toThrow(
      '"attack Sword" could be attack:1 or attack:3; write which one',
    );
  });
});

describe('a target', () => {
  test.each([
    ['enemy:1', 'enemy:1'],
    ['enemy Tool', 'enemy:1'],
    ['own Attrezzo', 'own:2'],
    ['enemy player', 'enemy:player'],
    ['own:player', 'own:player'],
    ['Charm', 'enemy:1+1'],
    ['Nobody', null],
  ])('%s', (text, key) => expect(optionNamed(after(table(), 'play:bolt'), 0, text)).toBe(key));

  test('what both sides have needs a side', () => {
    expect(() => optionNamed(after(table(), 'play:bolt'), 0, 'Tool')).toThrow('could be own:2 or enemy:1');
  });
});

test('a pick is meant by its place, its key or the name of the card', () => {
  const state = sunMoon.setup('picks', sunMoon.options({ mode: 'draft', classA: 'warlock' }), null);
  const [first] = view(state, 0).decision?.options ?? [];
  const card = first.key.slice(2);
  expect(optionNamed(state, 0, first.key)).toBe(first.key);
  expect(optionNamed(state, 0, card)).toMatch(new RegExp(`^\\d:${card}$`));
});

test('nothing is asked of somebody when it is over, and no word means nothing', () => {
  expect(optionNamed(table(), 0, '')).toBeNull();
});
