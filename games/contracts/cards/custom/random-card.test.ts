// Does the fuzzer say all that the language of contracts can say?

import { describeOps, randomEffects, readEffects } from '@duello/cards';
import { unreached } from '@duello/cards/for-tests';
import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { GRAMMAR, OPS } from '../effects.ts';

const tokens = new Set(['spark', 'ash']);
const context: Context = { isCreature: true, discards: true, tokens, it: null, deep: 0 };

test('every op is drawn with every word, count, filter and number that it can have, and can be read', () => {
  const rng = stream('effects');
  const effects = Array.from({ length: 6000 }, (_, i) => {
    const drawn = randomEffects(GRAMMAR, 3, { rng, extreme: i % 6 === 0 }, context);
    return readEffects(GRAMMAR, drawn, 'effects', context);
  });
  expect(unreached(describeOps(OPS), effects.flat())).toEqual([]);
});

test('an extreme contract says the largest numbers there are', () => {
  const rng = stream('extreme');
  const drawn = randomEffects(GRAMMAR, 200, { rng, extreme: true }, context);
  const text = JSON.stringify(drawn);
  for (const part of ['"amount":99', '"times":20', '"each":-99', '"count":8', '"maxAttack":99'])
    expect(text).toContain(part);
});

test('a form learns of every field its kind, its limits, its words and what it is when it is left out', () => {
  const forms = describeOps(OPS);
  expect(Object.keys(forms)).toEqual(Object.keys(OPS));
  expect(forms.damage.times).toMatchObject({ kind: 'amount', least: 1, most: 20, default: 1 });
  expect(forms.become.until).toEqual({ kind: 'word', values: ['always', 'turn'], default: 'always' });
  expect(forms.takeBack.type).toEqual({ kind: 'word', values: ['spell', 'rune', 'creature', 'orb'], default: null });
  expect(forms.destroy.to).toMatchObject({ kind: 'target', values: ['this', 'adjacent', 'it', 'besideIt'] });
  expect(forms.destroy.to.parts?.choose.parts?.what).toEqual({ kind: 'word', values: ['creature'] });
  expect(forms.may.effects).toEqual({ kind: 'effects', least: 1 });
});
