// Do the texts of contracts read well, in every language, for those of the box and for all that can be invented?

import { LANGS, type Lang } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { type Amount, COUNTS } from '../cards/amounts.ts';
import { catalogue } from '../cards/box/catalogue.ts';
import * as b from '../cards/build.ts';
import type { Contract } from '../cards/contract.ts';
import type { Effect } from '../cards/effects.ts';
import type { Filter, To } from '../cards/targets.ts';
import { KEYWORDS, MOMENTS, type Status, TYPES } from '../cards/vocabulary.ts';
import { namesIn, words } from './all.ts';
import { expectReadable, expectSentences, expectShort, own, SENTENCE, unreadable } from './readable-for-tests.ts';

const page = (lang: Lang, id: string, card: Contract): string => {
  const { kind, costs, card: print } = words[lang];
  const stats = card.type === 'creature' || card.type === 'orb' ? ` ${card.attack}/${card.health}` : '';
  const lines = print(card, namesIn(lang, own)).map((line) => `  ${line}`);
  return [`${namesIn(lang)(id)} (${costs(card)})`, `${kind(card)}${stats}`, ...lines].join('\n');
};

describe.each(LANGS)('contracts in %s', (lang) => {
  const print = (card: Contract): readonly string[] => words[lang].card(card, namesIn(lang, own));

  test('read as this', async () => {
    const pages = Object.entries(catalogue).map(([id, card]) => page(lang, id, card));
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`cards.${lang}.txt`);
  });

  test('have different names', () => {
    expect(new Set(Object.values(words[lang].names)).size).toBe(Object.keys(catalogue).length);
  });

  test('are sentences, each of them', () => {
    expectSentences(lang, ...Object.values<Contract>(catalogue).flatMap(print));
  });

  test('have costs that agree, and are short', () => {
    expectReadable(lang, ...Object.values<Contract>(catalogue).map(words[lang].costs));
    expectShort(Object.entries<Contract>(catalogue).map(([id, card]) => [id, print(card)]));
  });

  test('and invented ones print in sentences, whatever they combine', () => {
    for (const card of COMBINATIONS) {
      const { kind, costs } = words[lang];
      for (const line of print(card)) {
        if (!SENTENCE.test(line) || unreadable(lang, [line]).length > 0) expect(line).toBe('a sentence');
      }
      if (unreadable(lang, [kind(card), costs(card)]).length > 0) expectReadable(lang, kind(card), costs(card));
    }
  });

  test('say something for every op, moment, give, status and count', () => {
    for (const effect of everyOp()) expect(print(b.spell('', [effect])), effect.op).toHaveLength(1);
    for (const moment of MOMENTS) {
      expect(print(b.creature('', '1/1', { [moment]: [b.fetch()] })), moment).toHaveLength(1);
    }
    const told = (effects: readonly Effect[]): string => print(b.spell('', effects)).join(' ');
    const statuses: readonly Status[] = [...KEYWORDS, 'magnetized'];
    expect(new Set(statuses.map((status) => told([b.become(status, b.aCreature())]))).size).toBe(statuses.length);
    expect(new Set(COUNTS.map((count) => told([b.damage(b.per(count), 'opponent')]))).size).toBe(COUNTS.length);
    expect(new Set(COUNTS.map((count) => told([b.when(count, 2, [b.fetch()])]))).size).toBe(COUNTS.length);
  });
});

const WHICH: readonly Partial<Filter>[] = [
  {},
  { other: true },
  { hurt: true, maxAttack: 2 },
  { other: true, hurt: true, maxHealth: 0 },
  { maxAttack: 1, maxHealth: 3 },
];
const FILTERS: readonly Filter[] = (['creature', 'player', 'creatureOrPlayer'] as const).flatMap((what) =>
  (['own', 'opposing', 'both'] as const).flatMap((side) =>
    WHICH.map((which) => ({ what, side, other: false, hurt: false, maxAttack: null, maxHealth: null, ...which })),
  ),
);
const TARGETS: readonly To[] = [
  ...(['this', 'you', 'opponent', 'eachPlayer', 'adjacent', 'it', 'besideIt'] as const),
  ...FILTERS.flatMap((filter): readonly To[] => [{ choose: filter }, { all: filter }]),
];
const AMOUNTS: readonly Amount[] = [
  1,
  2,
  ...COUNTS.flatMap((count) => [b.per(count), b.per(count, 2, 0, 6), b.per(count, 1, 2), b.per(count, 3, 1, 9)]),
];

const everyOp = (): readonly Effect[] => [
  b.damage(1, 'opponent'),
  b.heal(1, 'you'),
  b.gain(1, 1, 'this'),
  b.become('fog', 'this'),
  b.blunt('this'),
  b.fade('opponent'),
  b.disarm('opponent'),
  b.destroy('this'),
  b.returnToHand('this'),
  b.summon('spark'),
  b.fetch(),
  b.draw(),
  b.takeBack(),
  b.fillTanks(1),
  b.extractor(),
  b.move('this', 'leftEnd'),
  b.may(b.fetch()),
  b.when('hand', 1, [b.fetch()]),
];

/** Every op with every target, amount and place it can have. */
function effects(): readonly Effect[] {
  const aimed = TARGETS.flatMap((to): readonly Effect[] => [
    b.damage(2, to),
    b.damage(1, to, 3),
    b.heal(2, to),
    b.gain(1, 2, to),
    b.gain(-1, 0, to, 'turn'),
    b.gain(2, -1, to),
    b.become('magnetized', to),
    b.blunt(to, 'turn'),
    b.fade(to),
    b.disarm(to),
    b.destroy(to),
    b.returnToHand(to),
    b.move(to, 'leftEnd'),
    b.move(to, 'anywhere'),
  ]);
  const counted = AMOUNTS.flatMap((amount): readonly Effect[] => [
    b.damage(amount, b.anything()),
    b.damage(1, b.aCreature(), amount),
    b.damage(amount, 'you', 2),
    b.heal(amount, 'you'),
    b.gain(amount, 0, 'this', 'turn'),
    b.gain(amount, amount, 'you'),
    b.gain(1, amount, b.anOwnCreature()),
    b.summon('buoy', amount),
    b.summon('onyx', amount, 'opponent'),
    b.fetch(amount),
    b.fetch(amount, 'eachPlayer'),
    b.fillTanks(amount),
  ]);
  const plain = [b.gainMagic(1, 'turn'), b.draw(3), b.extractor(true), ...TYPES.map((type) => b.takeBack(type))];
  return [...everyOp(), ...aimed, ...counted, ...plain];
}

function combinations(): readonly Contract[] {
  const all = effects();
  const nested = [
    ...all.map((effect) => b.may(effect)),
    ...everyOp().flatMap((effect): readonly Effect[] => [
      b.may(b.destroy(b.anOwnCreature()), effect, b.heal(1, 'it')),
      b.when('fullTanks', 3, [effect, b.become('fog', 'it')]),
      b.when('ownCreatures', 1, [], [effect]),
    ]),
  ];
  const conditions = COUNTS.flatMap((count) =>
    [1, 3].map((n) => b.when(count, n, [b.draw(), b.fetch()], [b.may(b.when(count, n, [b.fetch()]))])),
  );
  const texts = [...all, ...nested, ...conditions];
  const gives = (['adjacent', 'others', 'own', 'you'] as const).flatMap((to) => [
    b.give(to, { attack: 1 }),
    b.give(to, { health: -1, attack: 1, status: 'fog' }),
    b.give(to, { magic: 2 }),
  ]);
  const discounts = [b.discount(1), ...TYPES.map((type) => b.discount(2, type))];
  return [
    ...all.map((effect) => b.spell('R1 P2', [b.damage(1, b.aCreature()), effect, b.gain(1, 0, 'it')])),
    ...texts.map((effect) => b.rune('', 'B1 Y1', [effect])),
    ...MOMENTS.flatMap((moment) =>
      everyOp().map((effect) => b.creature('Y1', '1/1', { [moment]: [effect, b.become('fog', 'this')] })),
    ),
    b.orb('P3', '2/2', { gives: [...gives, ...discounts], keywords: KEYWORDS, magic: 2 }),
    b.token('1/1', { keywords: ['fog'] }),
  ];
}

const COMBINATIONS = combinations();

const both = (...list: Effect[]): readonly string[] =>
  (['en', 'it'] as const).flatMap((lang) => words[lang].card(b.spell('', list), namesIn(lang, own)));

test('invented contracts read well', () => {
  expect(both(b.damage(2, b.aCreature()), b.become('magnetized', 'it'))).toEqual([
    'Deal 2 damage to a Creature. It gains Magnetized.',
    'Infliggi 2 danni a una Creatura. Quella Creatura guadagna Magnetizzato.',
  ]);
  expect(both(b.damage(2, b.aCreature()), b.fetch(), b.fade('it'))).toEqual([
    'Deal 2 damage to a Creature. Fetch a contract. Fade that Creature.',
    'Infliggi 2 danni a una Creatura. Estrai un contratto. Fai Sbiadire quella Creatura.',
  ]);
  expect(both(b.damage(3, b.anOpposingCreature()), b.damage(1, 'besideIt'))).toEqual([
    'Deal 3 damage to an opposing Creature, then 1 to each Creature adjacent to it.',
    'Infliggi 3 danni a una Creatura avversaria, poi 1 a ogni Creatura adiacente al bersaglio.',
  ]);
  expect(both(b.gain(2, 0, b.anOwnCreature(), 'turn'), b.become('fog', 'it', 'turn'))).toEqual([
    'One of your Creatures gains +2 attack and Fog this turn.',
    'Una tua Creatura guadagna +2 attacco e Nebbia in questo turno.',
  ]);
  expect(both(b.may(b.destroy(b.anOwnCreature()), b.gain(b.per('itsAttack'), b.per('itsHealth'), 'this')))).toEqual([
    'You can destroy one of your Creatures. If you do, this Spell gains attack and health equal to that Creature’s.',
    'Puoi distruggere una tua Creatura. Se lo fai, questo Incantesimo guadagna attacco e salute pari a quelli di quella Creatura.',
  ]);
  expect(both(b.gain(1, 0, b.anOwn()), b.heal(2, 'it'), b.damage(1, 'you'))).toEqual([
    'You or one of your Creatures gains +1 attack. Heal the target for 2. Take 1 damage.',
    'Tu o una tua Creatura guadagnate +1 attacco. Cura di 2 il bersaglio. Subisci 1 danno.',
  ]);
  expect(both(b.when('hand', 5, [b.heal(4, 'you')], [b.heal(2, 'you')]))).toEqual([
    'Heal yourself for 2, or for 4 if you have 5 or more contracts in hand.',
    'Curati di 2, oppure di 4 se hai in mano 5 o più contratti.',
  ]);
  expect(both(b.when('hand', 5, [b.fetch()], [b.draw(2)]))).toEqual([
    'If you have 5 or more contracts in hand, fetch a contract. Otherwise, draw twice.',
    'Se hai in mano 5 o più contratti, estrai un contratto. Altrimenti, pesca due volte.',
  ]);
  expect(both(b.when('opposingCreatures', 1, [], [b.summon('onyx', 2)]))).toEqual([
    'If the opponent has no Creatures, summon two Onyx Golem tokens.',
    'Se l’avversario non ha Creature, evoca due token Golem d’Onice.',
  ]);
  expect(both(b.returnToHand(b.aCreature({ hurt: true })), b.gain(0, -2, b.allOpposing()))).toEqual([
    'Return a damaged Creature to its owner’s hand. All opposing Creatures lose 2 health.',
    'Rimanda in mano al proprietario una Creatura danneggiata. Tutte le Creature avversarie perdono 2 di salute.',
  ]);
  expect(both(b.damage(b.per('hand', -1, 5), 'opponent'), b.heal(b.per('ownAttack', -1, 3), 'you'))).toEqual([
    'Deal 5 damage to the opponent, minus 1 for each contract in your hand. Heal yourself for an amount equal to 3 minus your attack.',
    'Infliggi 5 danni all’avversario, meno 1 per ogni contratto nella tua mano. Curati di un valore pari a 3 meno il tuo attacco.',
  ]);
});

test('what is done again, doubled, paid for or always there is said in few words', () => {
  expect(both(b.damage(1, b.aCreature(), b.per('fullTanks', 1, 1)))).toEqual([
    'Deal 1 damage to a Creature. Repeat for each full tank you have.',
    'Infliggi 1 danno a una Creatura. Ripeti per ogni tuo serbatoio pieno.',
  ]);
  expect(both(b.gain(b.per('itsAttack'), 0, b.anOwnCreature(), 'turn'), b.become('fog', 'it'))).toEqual([
    'Double the attack of one of your Creatures this turn. It gains Fog.',
    'Raddoppia l’attacco di una tua Creatura in questo turno. Quella Creatura guadagna Nebbia.',
  ]);
  expect(both(b.damage(1, b.aCreature()), b.gain(b.per('itsHealth'), 0, 'this'))[0]).not.toMatch(/double/i);
  expect(both(b.may(b.damage(2, 'you'), b.draw(2), b.fetch()))).toEqual([
    'You can take 2 damage to draw twice and fetch a contract.',
    'Puoi subire 2 danni per pescare due volte ed estrarre un contratto.',
  ]);
});

test('a Creature that always has Magnetized in the other turn is printed as Magnetic (CR24, CR43)', () => {
  const gains = [b.become('magnetized', 'this')];
  const print = (when: Contract['when']): string => words.en.card(b.creature('', '1/1', when), namesIn('en')).join(' ');
  expect(print({ endTurn: [...gains, b.fetch()] })).toBe('Magnetic. End turn: Fetch a contract.');
  expect(print({ summon: gains, startTurn: gains })).toBe('Magnetic.');
  expect(print({ startTurn: gains })).toBe('Start turn: This Creature gains Magnetized.');
  expect(print({ summon: gains })).toBe('Summon: This Creature gains Magnetized.');
});

test('give is continuous and gain is not, in both languages (CR60)', () => {
  const given = b.creature('', '1/1', { gives: [b.give('adjacent', { attack: 1 })] });
  const gained = b.creature('', '1/1', { summon: [b.gain(1, 0, 'adjacent')] });
  expect(words.en.card(given, namesIn('en')).join()).toMatch(/^Give /);
  expect(words.it.card(given, namesIn('it')).join()).toMatch(/^Fornisce /);
  expect(words.en.card(gained, namesIn('en')).join()).toMatch(/ gain /);
  expect(words.it.card(gained, namesIn('it')).join()).toMatch(/ guadagnano /);
  const others = COMBINATIONS.filter(({ gives }) => gives.length === 0);
  const all = (lang: Lang): string => others.flatMap((card) => words[lang].card(card, namesIn(lang))).join(' ');
  expect(/\bgives?\b/i.exec(all('en'))).toBeNull();
  expect(/fornisc/i.exec(all('it'))).toBeNull();
});

test('a contract of a match has its own name, and one without a name its id', () => {
  expect(namesIn('it', own)('onyx')).toBe('Golem d’Onice');
  expect(namesIn('en')('inkBlot')).toBe('Ink Blot');
  expect(namesIn('en')('constructor')).toBe('constructor');
});
