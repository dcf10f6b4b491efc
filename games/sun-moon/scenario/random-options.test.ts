import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { COUNTS } from '../cards/amounts.ts';
import { WHAT } from '../cards/context.ts';
import { OPS } from '../cards/effects.ts';
import { WHO } from '../cards/targets.ts';
import { KEYWORDS, MOMENTS, TRAITS, TYPES } from '../cards/vocabulary.ts';
import { nameOfDeck } from '../rules/state/decks.ts';
import { readOptions, SWITCHES } from '../rules/state/options.ts';
import { randomOptions } from './random-options.ts';

test('all options at random are ones that a match can be played with', () => {
  const rng = stream('options');
  for (let i = 0; i < 1000; i++) {
    const options = randomOptions(rng);
    expect(() => readOptions(options), JSON.stringify(options)).not.toThrow();
  }
});

test('between them they turn every switch, bring every deck, and use every op, count, moment, word and price', () => {
  const rng = stream('everything');
  const seen = new Set<string>();
  const decks = new Set<string>();
  let text = '';
  for (let i = 0; i < 800; i++) {
    const options = readOptions(randomOptions(rng));
    for (const name of Object.keys(SWITCHES)) seen.add(JSON.stringify([name, Object(options)[name]]));
    for (const deck of [nameOfDeck(options.deckA), nameOfDeck(options.deckB)]) {
      decks.add(typeof deck === 'string' ? deck : deck.class);
    }
    text += JSON.stringify(options.cards);
  }
  expect(seen.size).toBe(Object.values(SWITCHES).reduce((sum, list) => sum + list.length, 0));
  expect([...decks].sort()).toEqual(['debtOfAsh', 'noonfire', 'paladin', 'silverBulwark', 'tidewatch', 'warlock']);
  const wanted = [
    ...Object.keys(OPS).map((op) => `"op":"${op}"`),
    ...COUNTS.map((count) => `"count":"${count}"`),
    ...MOMENTS.map((moment) => `"${moment}":[`),
    ...TYPES.map((type) => `"type":"${type}"`),
    ...KEYWORDS.map((keyword) => `"${keyword}"`),
    ...TRAITS.map((trait) => `"trait":"${trait}"`),
    ...WHAT.flatMap((what) => [`"target":{"what":"${what}"`, `"all":{"what":"${what}"`]),
    ...WHO.map((who) => `"who":"${who}"`),
    ...['"to":"this"', '"to":"it"', '"to":"itsController"', '"other":true', '"tapped":true', '"maxCost":2'],
    ...['"fatigueX":1', '"discardX":2', '"tap":false'],
  ];
  expect(wanted.filter((part) => !text.includes(part))).toEqual([]);
});

test('some are as nasty as can be: cards that set each other off without end', () => {
  const rng = stream('nasty');
  const nasty = Array.from({ length: 200 }, () => readOptions(randomOptions(rng))).filter(
    ({ cards }) => 'nest' in cards,
  );
  expect(nasty.length).toBeGreaterThan(10);
});
