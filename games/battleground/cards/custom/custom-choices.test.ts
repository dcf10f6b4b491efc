// May an Aura that waits for deaths ask its owner? Nobody chooses in the other's turn, so its text must not (BR86).

import { stream } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../rules/state/options.ts';
import { randomOptions } from '../../scenario/random-options.ts';
import { readCustomCards } from './custom-cards.ts';

const dying = (effect: unknown) => ({
  mine: { type: 'summon', attack: 1, hp: 1, auras: { aura: 'when', death: 'allyDies', effects: effect } },
});
const reading = (effect: unknown) => () => readCustomCards(dying(effect), 'cards');
const WHY = 'nobody chooses when a summon dies';

describe('BR86: what a death sets off chooses nothing', () => {
  test.each([
    [{ op: 'damage', amount: 1, to: { target: 'foe' } }, 'to'],
    [{ op: 'damage', amount: 1, to: { point: 'field' } }, 'to'],
    [{ op: 'may', effects: { op: 'draw' } }, 'op'],
    [{ op: 'either', first: { op: 'draw' }, second: { op: 'draw' } }, 'op'],
    [{ op: 'retain' }, 'op'],
    [{ op: 'mana', colour: 'any' }, 'colour'],
    [{ op: 'gainCrystal' }, 'colour'],
    [{ op: 'revive' }, 'op'],
    [{ op: 'endAnother' }, 'op'],
  ])('%j is refused', (effect, field) => {
    expect(reading(effect)).toThrow(`cards.mine.auras.effects.${field}: ${WHY}`);
  });

  test('nor does what stands inside an "if"', () => {
    const test = { count: 'allies', atLeast: 1 };
    const inside = reading({ op: 'if', test, otherwise: { op: 'revive' } });
    expect(inside).toThrow(`cards.mine.auras.effects.otherwise.op: ${WHY}`);
  });

  test('a colour, all of a side, and whoever stands near are no choices', () => {
    for (const effect of [
      { op: 'mana', colour: 'red' },
      { op: 'gainCrystal', colour: 'blue' },
      { op: 'damage', amount: 1, to: { all: 'foe' } },
      { op: 'damage', amount: 1, to: { near: 'it', side: 'foe' } },
      { op: 'draw' },
    ]) {
      expect(reading(effect)).not.toThrow();
    }
  });

  test('spells made at random keep to it', () => {
    const rng = stream('choices');
    for (let i = 0; i < 300; i++) expect(() => readOptions(randomOptions(rng))).not.toThrow();
  });
});
