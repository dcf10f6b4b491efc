// Can a match bring spells of its own, and is what is wrong with one named by its path?

import { BadInput } from '@duello/kernel';
import { inEach } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { battleground } from '../../rules/rules.ts';
import { optionKey } from '../../rules/state/option-keys.ts';
import { readOptions, shortenOptions } from '../../rules/state/options.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { boxCards } from '../box/catalogue.ts';
import { MOST_ADDED, MOST_CUSTOM_CARDS, readCustomCards } from './custom-cards.ts';

const summon = (more: object = {}) => ({ type: 'summon', attack: 1, hp: 3, ...more });
const sorcery = (...text: readonly unknown[]) => ({ type: 'sorcery', text });
const curse = (...effects: readonly unknown[]) => ({ type: 'sorcery', enchantment: { duration: 2, effects } });
const dies = (death: string, ...effects: readonly unknown[]) => summon({ auras: [{ aura: 'when', death, effects }] });

/** What is wrong with a spell called `mine`. */
function wrong(card: unknown): string {
  try {
    readCustomCards({ mine: card }, 'cards');
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

test('what is usual may be left out', () => {
  expect(readCustomCards({ mine: summon({ cost: 'W2 R1', shields: 1 }) }, 'cards').mine).toEqual({
    type: 'summon',
    name: inEach(() => 'mine'),
    copies: 0,
    picture: null,
    instead: null,
    set: 'neutral',
    tier: 1,
    unique: false,
    cost: { white: 2, red: 1, purple: 0, blue: 0 },
    text: [],
    arrival: [],
    auras: [],
    enchantment: null,
    attack: 1,
    hp: 3,
    range: 0,
    shields: 1,
    packTactics: false,
  });
  const { mine } = readCustomCards({ mine: { type: 'sorcery', cost: { blue: 1 }, name: { it: 'Nebbia' } } }, 'cards');
  expect(mine).toMatchObject({ tier: 0, set: 'neutral', cost: { blue: 1 }, name: { en: 'Nebbia', it: 'Nebbia' } });
  expect(readCustomCards({ mine: { type: 'sorcery', set: 'warlock' } }, 'cards').mine.tier).toBe(1);
});

test('every effect has its defaults', () => {
  const { mine } = readCustomCards(
    {
      mine: {
        type: 'sorcery',
        text: [
          { op: 'damage', amount: { count: 'itsAttack' }, to: { target: 'foe' } },
          { op: 'place', condition: 'chill', to: { near: 'it' } },
          { op: 'cleanse', to: { all: { side: 'ally', hurt: true } } },
          { op: 'gain', hp: 1, to: { point: 'intersection' } },
          { op: 'heal', amount: 1, to: { near: 'there', how: 2, side: 'own' } },
          { op: 'enchant', to: 'you' },
          { op: 'draw' },
          { op: 'retain' },
          { op: 'mana', colour: 'any' },
          { op: 'gainCrystal' },
          { op: 'revive' },
          { op: 'endAnother' },
        ].slice(0, 8),
        enchantment: {
          effects: [
            { op: 'mana', colour: 'any' },
            { op: 'gainCrystal' },
            { op: 'revive' },
            { op: 'endAnother' },
            JSON.parse('{"op": "if", "test": {"count": "allies"}, "then": {"op": "unenchant", "to": "enchanted"}}'),
            { op: 'kill', to: { target: 'own' } },
            JSON.parse('{"op": "if", "test": "alive", "otherwise": {"op": "end"}}'),
          ],
        },
      },
    },
    'cards',
  );
  const filter = {
    what: 'summon',
    side: 'any',
    other: false,
    maxTier: null,
    maxHp: null,
    hurt: false,
    bears: null,
    enchanted: false,
  };
  const within = (range: number) => ({ within: range, origin: false });
  expect(mine.text).toEqual([
    {
      op: 'damage',
      amount: { count: 'itsAttack', each: 1, plus: 0, atMost: null },
      to: { target: { ...filter, side: 'foe' } },
    },
    { op: 'place', condition: 'chill', count: 1, to: { near: 'it', how: 'adjacent', side: 'any' } },
    { op: 'cleanse', condition: 'all', to: { all: { ...filter, side: 'ally', hurt: true } } },
    { op: 'gain', attack: 0, hp: 1, to: { point: 'intersection', how: within(1), side: 'any' } },
    { op: 'heal', amount: 1, to: { near: 'there', how: within(2), side: 'own' } },
    { op: 'enchant', count: 1, to: 'you' },
    { op: 'draw', count: 1 },
    { op: 'retain', count: 1, type: null },
  ]);
  const then = [{ op: 'unenchant', to: 'enchanted' }];
  expect(mine.enchantment).toEqual({
    duration: null,
    effects: [
      { op: 'mana', colour: 'any', count: 1 },
      { op: 'gainCrystal', colour: 'any', into: 'pile' },
      { op: 'revive', maxTier: null },
      { op: 'endAnother', whose: 'any' },
      { op: 'if', test: { test: 'count', count: 'allies', atLeast: 1 }, then, otherwise: [] },
      { op: 'kill', to: { target: { ...filter, side: 'own' } } },
      JSON.parse('{"op": "if", "test": {"test": "itIs", "what": "alive"}, "then": [], "otherwise": [{"op": "end"}]}'),
    ],
  });
});

test('every spell of the box, written as JSON, is read as it is', () => {
  for (const [id, card] of boxCards) {
    const { name, picture, copies, instead, ...read } = readCustomCards(
      { copy: JSON.parse(JSON.stringify(card)) },
      'cards',
    ).copy;
    expect(read, id).toEqual(card);
  }
});

test('a spell of a match’s own is cast like any other, and comes back from its own JSON', () => {
  const cards = { imp: summon({ cost: 'R1' }), spark: sorcery({ op: 'damage', amount: 1, to: 'opponent' }) };
  const options = readOptions({ cards });
  const state = loadPosition({ A: { hand: ['imp', 'spark'], mana: 'R1' } }, options, 'seed');
  const keys = battleground.view(state, 0).decision?.options.map(({ key }) => key);
  expect(keys).toEqual(['cast:imp', 'cast:spark', optionKey.prepare('imp', 1), optionKey.prepare('spark', 1), 'end']);
  expect(readOptions(shortenOptions(options))).toEqual(options);
});

test('BR93: copies are dealt into the market deck of their tier, neutral ones into the first', () => {
  const cards = {
    imp: summon({ tier: 3, copies: 2 }),
    spark: { ...sorcery({ op: 'draw' }), copies: 3 },
    hex: { ...sorcery({ op: 'draw' }), set: 'warlock', tier: 2, copies: 1 },
  };
  const state = battleground.setup('copies', readOptions({ cards, start: 'quick' }), null);
  const { market } = battleground.view(state, 'watcher');
  const count = (tier: number, id: string): number =>
    [...market[tier - 1].unseen, ...market[tier - 1].row].filter((card) => card === id).length;
  expect([count(3, 'imp'), count(1, 'spark'), count(2, 'hex')]).toEqual([2, 3, 1]);
});

describe('what is wrong is named by its path', () => {
  const hurt = { op: 'damage', amount: 1, to: 'opponent' };
  const test1 = (test: unknown) => ({ op: 'if', test, ...JSON.parse('{"then": {"op": "draw"}}') });
  test.each([
    [{ type: 'potion' }, 'cards.mine.type: must be one of crystal, sorcery, summon'],
    ['guard', 'cards.mine.type: must be one of'],
    [summon({ cost: 'W2R1' }), 'cards.mine.cost: must be like "W2 R1"'],
    [summon({ cost: { green: 1 } }), 'cards.mine.cost.green: is not known; there are white, red, purple, blue'],
    [summon({ hp: undefined }), 'cards.mine.hp: must be a whole number from 1 to 99'],
    [summon({ attack: -1 }), 'cards.mine.attack: must be a whole number from 0 to 99'],
    [summon({ range: 10 }), 'cards.mine.range: must be a whole number from 0 to 9'],
    [summon({ tier: 0 }), 'cards.mine.tier: must be 1, 2 or 3'],
    [summon({ tier: 4 }), 'cards.mine.tier: must be a whole number from 0 to 3'],
    [summon({ unique: true, tier: 2 }), 'cards.mine.tier: must be 1, or left out, for a Unique (BR55)'],
    [summon({ unique: true, copies: 1 }), 'cards.mine.copies: must be 0: no Unique is in the market (BR80)'],
    [summon({ set: 'bard' }), 'cards.mine.set: must be one of paladin, warlock, elementalist, neutral'],
    [summon({ enchantment: {} }), 'cards.mine.enchantment: is not known'],
    [summon({ copies: 7 }), 'cards.mine.copies: must be a whole number from 0 to 6'],
    [summon({ name: '' }), 'cards.mine.name: must be 1 to 40 letters'],
    [{ ...sorcery(hurt), attack: 2 }, 'cards.mine.attack: is not known'],
    [{ ...sorcery(hurt), hp: 2 }, 'cards.mine.hp: is not known'],
    [{ ...sorcery(hurt), arrival: [hurt] }, 'cards.mine.arrival: is not known'],
    [{ ...sorcery(hurt), tier: 2 }, 'cards.mine.tier: must be 0, or left out: a neutral sorcery has no tier'],
    [{ type: 'crystal', cost: 'W1' }, 'cards.mine.cost: is not known'],
    [{ type: 'crystal', auras: [{}] }, 'cards.mine.auras: is not known'],
    [sorcery({ op: 'explode' }), 'cards.mine.text[0].op: must be one of damage,'],
    [{ type: 'sorcery', text: { op: 'explode' } }, 'cards.mine.text.op: must be one of damage,'],
    [sorcery({ op: 'damage', to: 'you' }), 'cards.mine.text[0].amount: must be a number, or an amount such as'],
    [sorcery({ op: 'damage', amount: 1 }), 'cards.mine.text[0].to: must be one of this, it, you, opponent, enchanted,'],
    [sorcery({ op: 'kill', to: 'this' }), 'cards.mine.text[0].to: "this" means a summon: only a Summon’s'],
    [
      summon({ text: { op: 'kill', to: 'this' } }),
      'cards.mine.text.to: "this" is not on the board yet; say it in "arrival"',
    ],
    [dies('thisDies', { op: 'heal', amount: 1, to: 'this' }), 'cards.mine.auras[0].effects[0].to: "this" is dying'],
    [dies('foeDies', { op: 'kill', to: 'it' }), 'cards.mine.auras[0].effects[0].to: "it" is dying; {"near": "it"}'],
    [sorcery({ op: 'kill', to: 'it' }), 'cards.mine.text[0].to: "it" needs an effect with "target" before it'],
    [
      sorcery({ op: 'heal', amount: 1, to: { point: 'field' } }, { op: 'kill', to: 'it' }),
      'cards.mine.text[1].to: "it" needs a target, and a point was chosen last',
    ],
    [
      sorcery({ op: 'kill', to: { near: 'there' } }),
      'cards.mine.text[0].to.near: "there" needs an effect with {"point"',
    ],
    [
      sorcery({ op: 'heal', amount: 1, to: { target: 'player' } }, { op: 'kill', to: { near: 'it' } }),
      'cards.mine.text[1].to.near: nothing is near a player (BR5)',
    ],
    [sorcery({ op: 'kill', to: { near: 'this' } }), 'cards.mine.text[0].to.near: "this" means a summon'],
    [sorcery({ op: 'kill', to: 'you' }), 'cards.mine.text[0].to: "kill" works on summons only'],
    [sorcery({ op: 'move', to: { target: 'player' } }), 'cards.mine.text[0].to: "move" works on summons only'],
    [sorcery({ op: 'kill', to: { target: 'king' } }), 'cards.mine.text[0].to.target: must be one of summon, player,'],
    [sorcery({ op: 'kill', to: {} }), 'cards.mine.text[0].to: must have "target", "all", "near" or "point"'],
    [sorcery({ op: 'kill', to: { all: { other: true } } }), 'cards.mine.text[0].to.all.other: leaves out this summon'],
    [
      sorcery({ op: 'heal', amount: 1, to: { all: { what: 'player', maxHp: 2 } } }),
      'cards.mine.text[0].to.all.maxHp: is about summons',
    ],
    [
      sorcery({ op: 'kill', to: { all: { enchanted: true } } }),
      'cards.mine.text[0].to.all.enchanted: speaks of tokens',
    ],
    [
      sorcery({ op: 'kill', to: { point: 'intersection', how: 'adjacent' } }),
      'cards.mine.text[0].to.how: from an intersection there are only ranges',
    ],
    [
      sorcery({ op: 'kill', to: { point: 'intersection', how: { within: 1, origin: true } } }),
      'cards.mine.text[0].to.how.origin: an intersection is no field itself',
    ],
    [sorcery({ op: 'kill', to: { point: 'field', how: 'far' } }), 'cards.mine.text[0].to.how: must be adjacent,'],
    [
      sorcery({ op: 'enchant', to: 'you' }),
      'cards.mine.text[0].op: "enchant" speaks of tokens: give the card an "ench',
    ],
    [sorcery({ op: 'end' }), 'cards.mine.text[0].op: "end" speaks of tokens'],
    [{ ...curse(hurt), text: { op: 'end' } }, 'cards.mine.text.op: the card is not in play yet; put "end" into'],
    [curse({ op: 'end' }, hurt), 'cards.mine.enchantment.effects[1]: comes after "end", when the enchantment is gone'],
    [sorcery({ op: 'heal', amount: 1, to: 'enchanted' }), 'cards.mine.text[0].to: "enchanted" speaks of tokens'],
    [
      sorcery({ op: 'draw', count: { count: 'tokensOnThis' } }),
      'cards.mine.text[0].count.count: "tokensOnThis" counts',
    ],
    [
      sorcery({ op: 'draw', count: { count: 'itsHp' } }),
      'cards.mine.text[0].count.count: "itsHp" needs an effect with',
    ],
    [
      sorcery({ op: 'draw', count: { count: 'thisAttack' } }),
      'cards.mine.text[0].count.count: "thisAttack" is known of a',
    ],
    [
      dies('allyDies', { op: 'draw', count: { count: 'summonsInHand' } }),
      'cards.mine.auras[0].effects[0].count.count: "summonsInHand" would show a hand',
    ],
    [sorcery({ op: 'draw', count: 0 }), 'cards.mine.text[0].count: must be a whole number from 1 to 99'],
    [sorcery({ op: 'mana', colour: 'green' }), 'cards.mine.text[0].colour: must be one of white,'],
    [
      sorcery({ op: 'mana', colour: 'any', count: 21 }),
      'cards.mine.text[0].count: must be a whole number from 1 to 20',
    ],
    [sorcery({ op: 'revive', maxTier: 4 }), 'cards.mine.text[0].maxTier: must be a whole number from 1 to 3'],
    [sorcery({ op: 'gain', to: { target: 'ally' } }), 'cards.mine.text[0]: must gain some "attack" or "hp"'],
    [sorcery({ op: 'may', effects: [] }), 'cards.mine.text[0].effects: must be at least one effect'],
    [sorcery({ op: 'either', first: hurt, second: [] }), 'cards.mine.text[0].second: must be at least one effect'],
    [
      sorcery({ op: 'if', test: { count: 'allies' } }),
      'cards.mine.text[0]: must have effects in "then" or "otherwise"',
    ],
    [sorcery(test1('flanked')), 'cards.mine.text[0].test: "flanked" asks about a target; choose one before'],
    [sorcery(test1('happy')), 'cards.mine.text[0].test: must be one of flanked,'],
    [sorcery(test1(3)), 'cards.mine.text[0].test: must be like {"count": "allies", "atLeast": 2}'],
    [sorcery(...Array.from({ length: 9 }, () => hurt)), 'cards.mine.text: must be at most 8 effects'],
    [summon({ auras: { aura: 'glow' } }), 'cards.mine.auras.aura: must be one of give, sorceryDamage, when'],
    [summon({ auras: { aura: 'give', to: 'allies' } }), 'cards.mine.auras: must give some "attack" or "defence"'],
    [
      { type: 'sorcery', auras: [{ aura: 'give', to: 'adjacentAllies', attack: 1 }] },
      'cards.mine.auras[0].to: must be one of allies, foes',
    ],
    [
      { type: 'sorcery', auras: [{ aura: 'when', death: 'thisDies', effects: hurt }] },
      'cards.mine.auras[0].death: only a summon dies',
    ],
    [dies('foeDies'), 'cards.mine.auras[0].effects: must be at least one effect'],
    [
      summon({ auras: Array.from({ length: 4 }, () => ({ aura: 'sorceryDamage' })) }),
      'cards.mine.auras: must be at most 3 Auras',
    ],
    [
      { type: 'sorcery', enchantment: { duration: 0 } },
      'cards.mine.enchantment.duration: must be a whole number from 1',
    ],
  ])('%j', (card, message) => {
    expect(wrong(card)).toContain(message);
  });

  test('what a "may" has chosen is not known after it', () => {
    const chooses = { op: 'heal', amount: 1, to: { target: 'ally' } };
    const uses = { op: 'defend', to: 'it' };
    expect(wrong(sorcery({ op: 'may', effects: [chooses, uses] }))).toBe('nothing is wrong');
    expect(wrong(sorcery({ op: 'may', effects: chooses }, uses))).toContain('text[1].to: "it" needs an effect');
  });

  test('effects do not stand inside each other without end', () => {
    const inside = (deep: number): object => (deep === 0 ? hurt : { op: 'may', effects: inside(deep - 1) });
    expect(wrong(sorcery(inside(3)))).toBe('nothing is wrong');
    expect(wrong(sorcery(inside(4)))).toContain('effects stand inside each other at most 3 deep');
  });

  test('ids of the box, strange ids and too many spells are refused', () => {
    const card = summon();
    expect(() => readCustomCards({ guard: card }, 'cards')).toThrow('cards.guard: is a spell of the box');
    expect(() => readCustomCards({ 'My Card': card }, 'cards')).toThrow('cards.My Card: an id is letters and digits');
    const many = Object.fromEntries(Array.from({ length: MOST_CUSTOM_CARDS + 1 }, (_, i) => [`card${i}`, card]));
    expect(() => readCustomCards(many, 'cards')).toThrow(`cards: must be at most ${MOST_CUSTOM_CARDS} spells`);
    const full = Object.fromEntries(Array.from({ length: 4 }, (_, i) => [`card${i}`, { ...card, copies: 4 }]));
    expect(() => readCustomCards(full, 'cards')).toThrow(
      `cards: must add at most ${MOST_ADDED} copies to the market, not 16`,
    );
    expect(() => readCustomCards([], 'cards')).toThrow('cards: must be an object');
  });
});
