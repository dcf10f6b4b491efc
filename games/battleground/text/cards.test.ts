// Do the texts of spells read well, in every language, for those of the box and for all that can be invented?

import { LANGS, type Lang } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { type Amount, COUNTS } from '../cards/amounts.ts';
import { boxCards } from '../cards/box/catalogue.ts';
import * as b from '../cards/build.ts';
import type { Effect } from '../cards/effects.ts';
import type { Filter } from '../cards/filters.ts';
import { IT_IS } from '../cards/if-test.ts';
import type { Reach } from '../cards/reach.ts';
import type { Aura, Spell } from '../cards/spell.ts';
import type { To } from '../cards/targets.ts';
import { CLASSES, COLOURS, CONDITIONS, DEATHS, TYPES } from '../cards/vocabulary.ts';
import { namesIn, words } from './all.ts';
import { expectReadable, expectSentences, expectShort, own, SENTENCE, unreadable } from './readable-for-tests.ts';

const { sorcery, summon } = b.spellsOf('warlock');
const cast = (...effects: readonly Effect[]): Spell => sorcery(1, 'P1', effects);

const page = (lang: Lang, id: string, card: Spell): string => {
  const { kind, costs, card: print } = words[lang];
  const stats = card.type === 'summon' ? ` ${card.attack}/${card.hp}` : '';
  const lines = print(card, namesIn(lang, own)).map((line) => `  ${line}`);
  return [`${namesIn(lang)(id)} (${costs(card)})`, `${kind(card)}${stats}`, ...lines].join('\n');
};

describe.each(LANGS)('spells in %s', (lang) => {
  const print = (card: Spell): readonly string[] => words[lang].card(card, namesIn(lang, own));

  test('read as this', async () => {
    const pages = boxCards.map(([id, card]) => page(lang, id, card));
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`cards.${lang}.txt`);
  });

  test('have different names', () => {
    expect(new Set(Object.values(words[lang].names)).size).toBe(boxCards.length);
  });

  test('are sentences, each of them', () => {
    expectSentences(lang, ...boxCards.flatMap(([, card]) => print(card)));
    expectShort(
      boxCards.map(([id, card]) => [id, print(card)]),
      ['runningTab', 'rainThenLightning'],
    );
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

  test('say something for every op, condition, count, test, death, reach and filter', () => {
    const told = (...effects: readonly Effect[]): string => print(cast(...effects)).join(' ');
    const apart = (texts: readonly string[]): void => expect(new Set(texts).size).toBe(texts.length);
    apart(everyOp().map((effect) => told(effect)));
    apart(CONDITIONS.flatMap((one) => [told(b.place(one, b.aFoe())), told(b.cleanse(b.aFoe(), one))]));
    apart(COUNTS.map((count) => told(b.damage(b.per(count), 'opponent'))));
    apart(COUNTS.map((count) => told(b.ifCount(count, 2, [b.draw(1)]))));
    apart(IT_IS.flatMap((what) => [told(b.ifItIs(what, [b.draw(1)])), told(b.ifItIs(what, [], [b.draw(1)]))]));
    apart(DEATHS.map((death) => print(summon(1, 'P1', '1/1', { auras: [b.on(death, b.draw(1))] })).join(' ')));
    apart(FILTERS.filter(({ what }) => what === 'summon').map((filter) => told(b.kill({ target: filter }))));
    apart(REACHES.map((how) => told(b.kill(b.near('it', how, 'foe')))));
    apart(REACHES.map((how) => told(b.kill({ point: 'field', how, side: 'foe' }))));
  });
});

const SIDES = ['ally', 'foe', 'own', 'any'] as const;
const REACHES: readonly Reach[] = ['adjacent', 'neighbouring', b.within(1), b.within(2, true)];
const WHICH: readonly Partial<Filter>[] = [
  {},
  { hurt: true, maxTier: 2 },
  { maxHp: 0, bears: 'any' },
  { maxTier: 1, maxHp: 3, bears: 'chill' },
  { enchanted: true },
];
const plain = { hurt: false, maxTier: null, maxHp: null, bears: null, enchanted: false } as const;
const FILTERS: readonly Filter[] = (['summon', 'player', 'summonOrPlayer'] as const).flatMap((what) =>
  SIDES.flatMap((side) => [
    ...WHICH.map((which) => ({ what, side, other: false, ...plain, ...which })),
    // No foe is the source itself.
    ...(side === 'foe' ? [] : [{ what, side, other: true, ...plain, hurt: true }]),
  ]),
);
const TARGETS: readonly To[] = [
  ...(['this', 'it', 'you', 'opponent', 'enchanted'] as const),
  ...FILTERS.flatMap((filter): readonly To[] => [{ target: filter }, { all: filter }]),
  ...SIDES.flatMap((side) =>
    REACHES.flatMap((how): readonly To[] => [
      b.near('this', how, side),
      b.near('it', how, side),
      b.near('there', how, side),
      { point: 'field', how, side },
    ]),
  ),
  ...SIDES.map((side) => b.onIntersection(2, side)),
];
const AMOUNTS: readonly Amount[] = [
  1,
  2,
  ...COUNTS.flatMap((count) => [
    b.per(count),
    b.per(count, 2, 0, 6),
    b.per(count, 1, 2),
    b.per(count, 3, 1, 9),
    b.per(count, 1, -1),
    b.per(count, -1, 5),
    b.per(count, -2),
  ]),
];

const everyOp = (): readonly Effect[] => [
  b.damage(1, 'opponent'),
  b.heal(1, 'you'),
  b.gainAttack(1, b.anAlly()),
  b.gainHp(1, b.anAlly()),
  b.place('stun', b.aFoe()),
  b.cleanse(b.anAlly()),
  b.kill(b.aFoe()),
  b.enchant(b.aFoe()),
  b.unenchant(b.aFoe()),
  b.end,
  b.endAnother('own'),
  b.endAnother('opposing'),
  b.endAnother('any'),
  b.attack(b.anAlly()),
  b.defend(b.anAlly()),
  b.move(b.anAlly(), 'forward'),
  b.move(b.anAlly(), 'back'),
  b.move(b.anAlly(), 'left'),
  b.move(b.anAlly(), 'right'),
  b.draw(1),
  b.retain(1),
  ...TYPES.flatMap((type) => [b.retain(1, type), b.retain(2, type)]),
  b.mana('any'),
  b.mana('any', 2),
  ...COLOURS.map((colour) => b.mana(colour)),
  b.gainCrystal(),
  b.gainCrystal('any', 'hand'),
  ...COLOURS.flatMap((colour) => [b.gainCrystal(colour), b.gainCrystal(colour, 'hand')]),
  b.revive(),
  b.revive(1),
  b.may(b.draw(1)),
  b.either([b.draw(1)], [b.draw(2)]),
  b.ifCount('hand', 1, [b.draw(1)]),
];

/** Every op with every target and amount it can have. */
function effects(): readonly Effect[] {
  const aimed = TARGETS.flatMap((to): readonly Effect[] => [
    b.damage(2, to),
    b.heal(2, to),
    { op: 'gain', attack: 1, hp: 2, to },
    { op: 'gain', attack: -1, hp: 0, to },
    { op: 'gain', attack: 2, hp: -1, to },
    b.place('chill', to, 2),
    b.cleanse(to, 'snare'),
    b.cleanse(to),
    b.kill(to),
    b.enchant(to, 2),
    b.unenchant(to),
    b.attack(to),
    b.defend(to),
    b.move(to, 'back'),
  ]);
  const counted = AMOUNTS.flatMap((amount): readonly Effect[] => [
    b.damage(amount, b.aFoeOrOpponent()),
    b.damage(amount, b.near('this', 'adjacent', 'foe')),
    b.damage(amount, 'you'),
    b.heal(amount, 'you'),
    b.heal(amount, b.anAlly()),
    b.gainAttack(amount, 'this'),
    { op: 'gain', attack: amount, hp: amount, to: b.allAllies() },
    { op: 'gain', attack: 1, hp: amount, to: b.anAlly() },
    b.place('chill', b.aFoe(), amount),
    b.draw(amount),
    b.mana('red', amount),
    b.mana('any', amount),
  ]);
  return [...everyOp(), ...aimed, ...counted];
}

function combinations(): readonly Spell[] {
  const all = effects();
  const nested = [
    ...all.map((effect) => b.may(effect)),
    ...everyOp().flatMap((effect): readonly Effect[] => [
      b.may(b.kill(b.anOwn()), effect, b.heal(1, 'you')),
      b.either([effect], [b.draw(2), effect]),
      b.may(b.either([effect], [effect])),
      b.ifCount('allies', 3, [effect, b.place('haste', 'it')]),
      b.ifItIs('alive', [], [effect]),
    ]),
  ];
  const tests = [
    ...COUNTS.flatMap((count) => [1, 3].map((n) => b.ifCount(count, n, [b.draw(1)], [b.may(b.draw(2), b.retain(1))]))),
    ...COUNTS.flatMap((count) => [1, 3].map((n) => b.ifCount(count, n, [], [b.end]))),
    ...IT_IS.flatMap((what) => [b.ifItIs(what, [b.damage(2, 'it')], [b.damage(1, 'it')]), b.ifItIs(what, [], [b.end])]),
  ];
  const auras: readonly Aura[] = [
    ...(['this', 'adjacentAllies', 'adjacentFoes', 'allies', 'foes'] as const).flatMap((to) => [
      b.give(to, { attack: 1 }),
      b.give(to, { attack: -1, defence: 2 }),
      b.give(to, {}),
    ]),
    b.sorceryDamage(1),
    b.sorceryDamage(-2),
  ];
  return [
    ...all.map((effect) => cast(b.damage(1, b.aFoe()), effect, b.place('chill', 'it'))),
    ...FILTERS.flatMap((target) => IT_IS.map((what) => cast(b.heal(1, { target }), b.ifItIs(what, [b.heal(1, 'it')])))),
    ...nested.map((effect) => cast(effect)),
    ...tests.map((effect) => cast(b.heal(1, b.anAlly()), effect, b.kill('it'))),
    ...tests.map((effect) => summon(2, 'P1', '1/1', { text: [effect], arrival: [effect] })),
    ...all.map((effect) =>
      summon(1, 'R1 B2', '0/1', { arrival: [effect, b.damage(1, b.near('it', 'adjacent', 'any'))] }),
    ),
    ...all.flatMap((effect) =>
      DEATHS.map((death) => summon(3, '', '2/2', { auras: [b.on(death, effect, b.gainHp(1, 'this'))] })),
    ),
    ...all.map((effect) => sorcery(2, 'W1', [], { enchantment: b.enchantment(null, effect), auras })),
    sorcery(0, '', [], { enchantment: b.enchantment(3) }),
    summon(1, '', '1/1', { auras, range: 2, shields: 1, packTactics: true, unique: true }),
    ...CLASSES.map((set) => b.spellsOf(set).sorcery(1, 'W1', [], { unique: true })),
    ...COLOURS.map(b.crystal),
  ];
}

const COMBINATIONS = combinations();

const both = (card: Spell): readonly string[] =>
  (['en', 'it'] as const).flatMap((lang) => words[lang].card(card, namesIn(lang, own)));
const reads = (...list: Effect[]): readonly string[] => both(cast(...list));

test('what was chosen is meant again by "it"', () => {
  expect(reads(b.damage(2, b.aFoe()), b.ifItIs('flanked', [b.damage(1, 'it')]))).toEqual([
    'Deal 2 damage to target foe. If it is flanked, deal 1 damage to it.',
    'Infliggi 2 danni a una nemica. Se è accerchiata, infliggile 1 danno.',
  ]);
  expect(reads(b.gainAttack(2, b.anAlly()), b.draw(1), b.place('haste', 'it'))).toEqual([
    'Target ally gains 2 Attack. Draw a spell. Put 1 Haste on that ally.',
    'Un’alleata guadagna +2 Attacco. Pesca una magia. Metti 1 Rapidità su quell’evocazione.',
  ]);
  expect(reads(b.kill(b.anOwn()), b.gainAttack(b.per('itsHp'), b.anAlly()))).toEqual([
    'Kill target summon you own. Target ally gains Attack equal to its own HP.',
    'Uccidi una tua evocazione. Un’alleata guadagna Attacco pari ai propri PV.',
  ]);
  // What is chosen in an optional effect stays there: afterwards "it" is what was chosen before.
  expect(reads(b.damage(1, b.aFoe()), b.may(b.kill(b.anOwn())), b.place('stun', 'it'))).toEqual([
    'Deal 1 damage to target foe. You may kill target summon you own. Put 1 Stun on that foe.',
    'Infliggi 1 danno a una nemica. Puoi uccidere una tua evocazione. Metti 1 Stordimento su quell’evocazione.',
  ]);
});

test('a point is chosen in a sentence of its own, and within another in one breath', () => {
  expect(reads(b.damage(2, b.onIntersection(1, 'foe')))).toEqual([
    'Choose an intersection. Deal 2 damage to each foe within range 1 of it.',
    'Scegli un incrocio. Infliggi 2 danni a ogni nemica a distanza 1 o meno.',
  ]);
  expect(reads(b.may(b.place('snare', b.onField(b.within(2, true), 'any'))))).toEqual([
    'You may choose a field and put 1 Snare on each summon on it or within range 2.',
    'Puoi scegliere un campo e mettere 1 Laccio su ogni evocazione a distanza da 0 a 2.',
  ]);
  expect(reads(b.damage(2, b.onField('adjacent', 'foe')), b.heal(1, b.near('there', 'neighbouring', 'own')))).toEqual([
    'Choose a field. Deal 2 damage to each foe adjacent to it. Heal each summon you own neighbouring that field for 1.',
    'Scegli un campo. Infliggi 2 danni a ogni nemica adiacente. Cura 1 PV a ogni tua evocazione confinante con esso.',
  ]);
});

test('what a person would say in one breath is one sentence', () => {
  expect(reads(b.place('stun', b.aFoe()), b.place('snare', 'it', 2))).toEqual([
    'Put 1 Stun and 2 Snare on target foe.',
    'Metti 1 Stordimento e 2 Laccio su una nemica.',
  ]);
  expect(reads(b.mana('white'), b.mana('red', 2))).toEqual([
    'Gain 1 white and 2 red mana.',
    'Ottieni 1 mana bianco e 2 rossi.',
  ]);
  expect(reads(b.gainHp(2, b.anAlly()), b.gainAttack(-1, 'it'))).toEqual([
    'Target ally gains 2 HP and loses 1 Attack.',
    'Un’alleata guadagna +2 PV e perde 1 di Attacco.',
  ]);
  expect(reads(b.damage(3, b.aFoe()), b.damage(1, b.near('it', 'adjacent', 'foe')))).toEqual([
    'Deal 3 damage to target foe, then 1 to each foe adjacent to it.',
    'Infliggi 3 danni a una nemica, poi 1 a ogni nemica adiacente ad essa.',
  ]);
});

test('choices and conditions', () => {
  expect(reads(b.either([b.draw(2)], [b.heal(2, 'you')]))).toEqual([
    'Choose one: draw 2 spells, or heal yourself for 2.',
    'Scegli un effetto: pesca 2 magie, oppure recuperi 2 punti vita.',
  ]);
  expect(reads(b.ifCount('sorceriesInPile', 3, [b.damage(4, 'opponent')], [b.damage(2, 'opponent')]))).toEqual([
    'Deal 2 damage to the opponent, or 4 if your discard pile has 3 or more Sorceries.',
    'Infliggi 2 danni all’avversario, o 4 se nella tua pila degli scarti ci sono 3 o più Sortilegi.',
  ]);
  expect(reads(b.place('chill', b.aFoe(), b.per('itsAttack', 2, 0, 6)))).toEqual([
    'Put X Chill on target foe, where X is twice its Attack (at most 6).',
    'Metti X Gelo su una nemica, dove X è il doppio del suo Attacco (al massimo 6).',
  ]);
});

test('a price, another one, a limit soon reached and tokens are said in few words', () => {
  expect(reads(b.may(b.damage(2, 'you'), b.draw(1), b.heal(1, b.anAlly())))).toEqual([
    'You may take 2 damage to draw a spell and heal target ally for 1.',
    'Puoi subire 2 danni per pescare una magia e curare 1 PV a un’alleata.',
  ]);
  expect(reads(b.kill(b.anAlly()), b.kill(b.aFoe()), b.may(b.kill(b.aFoe())))).toEqual([
    'Kill target ally. Kill target foe. You may kill another.',
    'Uccidi un’alleata. Uccidi una nemica. Puoi ucciderne un’altra.',
  ]);
  // What was only hurt can be chosen again.
  expect(reads(b.damage(1, b.aFoe()), b.kill(b.aFoe()))[0]).toBe('Deal 1 damage to target foe. Kill target foe.');
  expect(reads(b.ifCount('allies', 1, [b.may(b.kill(b.aFoe()))]))[0]).toBe(
    'If you have an ally, you may kill target foe.',
  );
  expect(reads(b.damage(b.per('allies', 2, 1, 3), 'opponent'), b.heal(b.per('foes', 1, 1, 3), 'you'))).toEqual([
    'Deal 1 damage to the opponent, or 3 if you have an ally. Heal yourself for 1, plus 1 for each foe (at most 3 in all).',
    'Infliggi 1 danno all’avversario, o 3 se hai un’alleata. Recuperi 1 punto vita, più 1 per ogni nemica (al massimo 3 in tutto).',
  ]);
  const spend = b.may(b.damage(b.per('tokensOnIt'), 'opponent'), b.unenchant('it'));
  expect(reads(b.place('stun', b.aSummon({ enchanted: true })), spend)).toEqual([
    'Put 1 Stun on target enchanted summon. You may remove all tokens from it to deal that much damage to the opponent.',
    'Metti 1 Stordimento su un’evocazione incantata. Puoi toglierle tutti i segnalini per infliggerne altrettanti all’avversario.',
  ]);
});

test('summons, Auras and Enchantments', () => {
  const imp = summon(1, 'P2', '2/2', {
    range: 1,
    shields: 2,
    packTactics: true,
    arrival: [b.gainAttack(1, 'this'), b.place('snare', b.near('this', 'neighbouring', 'foe'))],
    auras: [b.on('thisDies', b.damage(b.per('thisAttack'), b.near('this', 'adjacent', 'foe')))],
  });
  expect(both(imp)).toEqual([
    'Range +1. Shield +2. Pack Tactics.',
    'When it arrives, it gains 1 Attack. Put 1 Snare on each neighbouring foe.',
    'Aura: When this summon dies, deal damage equal to its Attack to each adjacent foe.',
    'Distanza +1. Scudo +2. Tattica di branco.',
    'Quando arriva, guadagna +1 Attacco. Metti 1 Laccio su ogni nemica confinante.',
    'Aura: quando questa evocazione muore, infliggi danni pari al suo Attacco a ogni nemica adiacente.',
  ]);
  const captain = summon(1, 'W2', '2/2', { arrival: [b.gainAttack(1, b.near('this', 'adjacent', 'ally'))] });
  expect(both(captain)).toEqual([
    'When it arrives, all adjacent allies gain 1 Attack.',
    'Quando arriva, tutte le alleate adiacenti guadagnano +1 Attacco.',
  ]);
  const hex = sorcery(2, 'P2', [b.enchant(b.aFoe())], {
    enchantment: b.enchantment(3, b.damage(1, 'enchanted'), b.ifCount('enchanted', 1, [], [b.end])),
  });
  expect(both(hex)).toEqual([
    'Enchant target foe.',
    'Enchantment 3: Deal 1 damage to each enchanted summon.',
    'Ends when nothing is enchanted.',
    'Incanta una nemica.',
    'Incantamento 3: infliggi 1 danno a ogni evocazione incantata.',
    'Termina quando non ci sono evocazioni incantate.',
  ]);
});

test('a spell of a match has its own name, and one without a name its id', () => {
  expect(namesIn('it', own)('onyx')).toBe('Golem d’Onice');
  expect(namesIn('en')('crazyImp')).toBe('Crazy Imp');
  expect(namesIn('en')('constructor')).toBe('constructor');
});
