// Does every key that a question offers or refuses say what it means, and is it written as it is read?

import { decisionOf } from '@duello/kernel';
import { expect, test } from 'vitest';
import { MANY_OPTIONS, playOut } from '../play-for-tests.ts';
import { battleground } from '../rules.ts';
import { QUESTIONS, type QuestionName } from './frames.ts';
import { fieldsIn, type Option, optionKey, readAct, readOption } from './option-keys.ts';

/** The way back, one row a word. */
const WRITTEN: { readonly [W in Option['word']]: (option: Extract<Option, { readonly word: W }>) => string } = {
  cast: ({ card }) => optionKey.cast(card),
  castSlot: ({ slot }) => optionKey.castSlot(slot),
  prepare: ({ card, slot }) => optionKey.prepare(card, slot),
  charge: ({ slot, colour }) => optionKey.charge(slot, colour),
  endCasting: () => optionKey.endCasting,
  class: (option) => option.class,
  draft: ({ card }) => card,
  keep: ({ card }) => card,
  retain: ({ card }) => card,
  revive: ({ card }) => card,
  other: () => 'no key of any question',
  takeCrystal: ({ colour }) => colour,
  gainCrystal: ({ colour }) => colour,
  buyCrystal: ({ colour }) => optionKey.buyCrystal(colour),
  mana: ({ colour }) => colour,
  resolve: ({ card, place }) => optionKey.resolve(card, place),
  endOne: ({ side, card, place }) => optionKey.endOne(side, card, place),
  field: ({ field }) => field,
  summonOn: ({ field }) => field,
  intersection: ({ fields: [one, two] }) => optionKey.intersection(one, two),
  buy: ({ tier, place }) => optionKey.buy(tier, place),
  you: () => 'you',
  opponent: () => 'opponent',
  attack: () => 'attack',
  defend: () => 'defend',
  stop: () => optionKey.stop,
  yes: () => 'yes',
  no: () => 'no',
  first: () => 'first',
  second: () => 'second',
};
const written = <W extends Option['word']>(option: Extract<Option, { readonly word: W }>, word: W): string =>
  WRITTEN[word](option);

test('keys of random matches are read and written back', () => {
  const words = new Set<string>();
  MANY_OPTIONS.forEach((options, index) => {
    playOut(`keys ${index}`, options, ({ state, seat }) => {
      const decision = decisionOf(battleground, state, seat);
      if (decision === null) return;
      const question = QUESTIONS.find((name) => name === decision.what) ?? 'act';
      for (const { key } of [...decision.options, ...decision.blocked]) {
        const option = readOption(question, key);
        if (written(option, option.word) !== key) expect(option).toBe(key);
        words.add(option.word);
      }
    });
  });
  const often = Object.keys(WRITTEN).filter((word) => word !== 'other' && !SELDOM.some(([, one]) => one.word === word));
  expect(often.filter((word) => !words.has(word))).toEqual([]);
});

const SELDOM: readonly (readonly [QuestionName, Option])[] = [
  ['enchantment', { word: 'resolve', card: 'rot', place: 2 }],
  ['end', { word: 'endOne', side: 'opposing', card: 'rot', place: 1 }],
  ['target', { word: 'you' }],
  ['target', { word: 'opponent' }],
  ['point', { word: 'intersection', fields: ['b2', 'c3'] }],
  ['crystal', { word: 'gainCrystal', colour: 'red' }],
  ['revive', { word: 'revive', card: 'guard' }],
  ['may', { word: 'yes' }],
  ['may', { word: 'no' }],
  ['either', { word: 'first' }],
  ['either', { word: 'second' }],
];
test.each(SELDOM)('a key of %s that is seldom offered is read as it is written', (question, option) => {
  expect(readOption(question, written(option, option.word))).toEqual(option);
});

test('what is no key of Spellcasting is none', () => {
  expect(['cast:', 'charge:1>green', 'stop', ''].map(readAct)).toEqual([null, null, null, null]);
  expect(fieldsIn(optionKey.intersection('b2', 'c3'))).toEqual(['b2', 'c3']);
});
