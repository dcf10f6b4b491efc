// Does the fuzzer say all that the language of spells can say?

import { describeOps, randomEffects, readEffects } from '@duello/cards';
import { unreached } from '@duello/cards/for-tests';
import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { contextOf } from '../context.ts';
import { GRAMMAR, OPS } from '../effects.ts';

/** As if a Summon could be an enchantment too: together they may say everything. */
const anything = { isSummon: true, hasEnchantment: true };
const CONTEXTS = (['text', 'arrival', 'aura'] as const).map((moment) => contextOf(anything, moment));

test('every op is drawn with every word, count, filter and number that it can have, and can be read', () => {
  const rng = stream('effects');
  const effects = Array.from({ length: 12_000 }, (_, i) => {
    const context = CONTEXTS[i % CONTEXTS.length];
    const drawn = randomEffects(GRAMMAR, 3, { rng, extreme: i % 6 === 0 }, context);
    return readEffects(GRAMMAR, drawn, 'effects', context);
  });
  expect(unreached(describeOps(OPS), effects.flat())).toEqual([]);
});

test('an extreme spell says the largest numbers there are', () => {
  const rng = stream('extreme');
  const text = JSON.stringify(randomEffects(GRAMMAR, 200, { rng, extreme: true }, CONTEXTS[0]));
  for (const part of ['"amount":99', '"attack":99', '"count":20', '"each":-99', '"maxHp":99', '"within":12'])
    expect(text).toContain(part);
});

test('a form learns of every field its kind, its limits, its words and what it is when it is left out', () => {
  const forms = describeOps(OPS);
  expect(Object.keys(forms)).toEqual(Object.keys(OPS));
  expect(forms.mana.count).toMatchObject({ kind: 'amount', least: 1, most: 20, default: 1 });
  expect(forms.gainCrystal).toEqual({
    colour: { kind: 'word', values: ['white', 'red', 'purple', 'blue', 'any'], default: 'any' },
    into: { kind: 'word', values: ['pile', 'hand'], default: 'pile' },
  });
  expect(forms.kill.to).toMatchObject({ kind: 'target', values: ['this', 'it', 'enchanted'] });
  expect(forms.kill.to.parts?.target.parts?.what).toEqual({ kind: 'word', values: ['summon'] });
  expect(forms.heal.to).toMatchObject({ values: ['this', 'it', 'you', 'opponent', 'enchanted'] });
  expect(forms.heal.to.parts?.how).toMatchObject({ kind: 'reach', values: ['adjacent', 'neighbouring'] });
  expect(forms.if.test.parts?.what.values).toContain('flanked');
});
