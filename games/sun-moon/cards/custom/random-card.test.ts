// Does the fuzzer say all that the language of cards can say?

import { describeOps, randomEffects, readEffects } from '@duello/cards';
import { unreached } from '@duello/cards/for-tests';
import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { GRAMMAR, OPS } from '../effects.ts';
import { contextOf } from './custom-cards.ts';

/** Texts that together may say everything: with an X, in play, and of a bearer. */
const CONTEXTS: readonly Context[] = [
  { ...contextOf('summoning'), moment: 'ability', hasX: true },
  { ...contextOf('enchantment'), moment: 'startTurn', aimless: true, it: 'summoning' },
  { ...contextOf('enchantment'), moment: 'ability', hasX: true },
  contextOf('spell'),
];

test('every op is drawn with every word, count, filter and number that it can have, and can be read', () => {
  const rng = stream('effects');
  const effects = Array.from({ length: 12_000 }, (_, i) => {
    const context = CONTEXTS[i % CONTEXTS.length];
    const drawn = randomEffects(GRAMMAR, 3, { rng, extreme: i % 6 === 0 }, context);
    return readEffects(GRAMMAR, drawn, 'effects', context);
  });
  expect(unreached(describeOps(OPS), effects.flat())).toEqual([]);
});

test('an extreme card says the largest numbers there are', () => {
  const rng = stream('extreme');
  const text = JSON.stringify(randomEffects(GRAMMAR, 200, { rng, extreme: true }, CONTEXTS[0]));
  for (const part of ['"amount":99', '"attack":99', '"each":-99', '"maxCost":99', '"atLeast":99'])
    expect(text).toContain(part);
});

test('a form learns of every field its kind, its limits, its words and what it is when it is left out', () => {
  const forms = describeOps(OPS);
  expect(Object.keys(forms)).toEqual(Object.keys(OPS));
  expect(forms.draw.amount).toMatchObject({ kind: 'amount', least: 1, most: 99, default: 1 });
  expect(forms.tire.who).toEqual({
    ...{ kind: 'word', default: 'opponent' },
    values: ['you', 'opponent', 'eachPlayer', 'itsController'],
  });
  expect(forms.change.to).toMatchObject({ kind: 'target', values: ['this', 'it'] });
  expect(forms.change.to.parts?.target.parts?.what).toEqual({ kind: 'word', values: ['summoning'] });
  expect(forms.takeBack.type).toEqual({ kind: 'word', values: ['summoning', 'spell', 'enchantment'], default: null });
});
