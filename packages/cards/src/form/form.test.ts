// Is a place of a card changed and nothing else, is what differs named, and is what is too strong told?

import { describe, expect, test } from 'vitest';
import { flag, oneOf, op, whole } from '../index.ts';
import type { Form } from '../kind.ts';
import { blankEffect } from './blank.ts';
import { budgetOf } from './budget.ts';
import { differences } from './difference.ts';
import { effectsForm, opForms, recordForm } from './forms.ts';
import { openForm, unknownIn } from './open.ts';
import { movedValue, stepsOf, valueAt, withoutValue, withValue } from './place.ts';

const card = {
  cost: { pure: 1 },
  effects: [
    { op: 'draw', times: 1 },
    { op: 'heal', amount: 2 },
  ],
};

describe('a place', () => {
  test('is read as steps', () => {
    expect(stepsOf('effects[0].to.choose')).toEqual(['effects', 0, 'to', 'choose']);
    expect(stepsOf('modes[1][0].op')).toEqual(['modes', 1, 0, 'op']);
    expect(stepsOf('')).toEqual([]);
  });

  test('is changed, made and taken away', () => {
    expect(withValue(card, 'effects[1].amount', 5)).toEqual({
      ...card,
      effects: [card.effects[0], { op: 'heal', amount: 5 }],
    });
    expect(withValue(card, 'when.hurt', [])).toEqual({ ...card, when: { hurt: [] } });
    expect(withoutValue(card, 'effects[0]')).toEqual({ ...card, effects: [card.effects[1]] });
    expect(withoutValue(card, 'cost')).toEqual({ effects: card.effects });
    expect(valueAt(card, 'effects[1].amount')).toBe(2);
    expect(valueAt(card, 'constructor')).toBeUndefined();
  });

  test('in a list can be moved, but not out of it', () => {
    expect(movedValue(card, 'effects[1]', -1)).toEqual({ ...card, effects: [card.effects[1], card.effects[0]] });
    expect(movedValue(card, 'effects[1]', 1)).toEqual(card);
  });
});

test('what differs is told by its smallest place', () => {
  expect(differences(card, withValue(card, 'effects[1].amount', 5))).toEqual([
    { path: 'effects[1].amount', before: 2, after: 5 },
  ]);
  expect(differences(card, withoutValue(card, 'cost'))).toEqual([
    { path: 'cost', before: { pure: 1 }, after: undefined },
  ]);
  expect(differences(card, withoutValue(card, 'effects[0]')).map(({ path }) => path)).toEqual(['effects']);
  expect(differences(card, withValue(card, 'effects[0]', { op: 'heal', amount: 1 })).map(({ path }) => path)).toEqual([
    'effects[0]',
  ]);
});

test('the budget of a cost lies as far above the usual as the strongest card of the box', () => {
  const box = [
    { cost: 1, points: 1 },
    { cost: 2, points: 2 },
    { cost: 3, points: 3 },
  ];
  expect(budgetOf(box, 4)).toEqual({ usual: 4, most: 4 });
  const strong = budgetOf([...box, { cost: 2, points: 6 }], 2);
  expect(strong?.usual).toBeCloseTo(3);
  expect(strong?.most).toBeCloseTo(6);
  expect(budgetOf(box.slice(1), 1)).toBeNull();
});

test('an op that is added to a language is in its form by itself, with every field and what it is at first', () => {
  const before = { draw: op({ times: whole({ default: 1 }) }) };
  const added = {
    ...before,
    sing: op({ loud: flag(2), voice: oneOf(['high', 'low']), verses: whole({ least: 2, most: 5 }) }),
  };
  const form: Form = recordForm({ effects: effectsForm() });
  const ops = opForms(added);
  expect(Object.keys(ops)).toEqual(['draw', 'sing']);
  const song = blankEffect(ops, 'sing');
  expect(song).toEqual({ op: 'sing', loud: false, voice: 'high', verses: 2 });
  const { held } = openForm(ops, form, { effects: [song] });
  expect(JSON.stringify(held)).toContain('"kind":"whole","least":2,"most":5');
  expect(unknownIn(openForm(ops, form, { effects: [song] }))).toEqual([]);
  expect(unknownIn(openForm(opForms(before), form, { effects: [song] }))).toEqual(['effects[0]']);
});
