// Do the texts of cards read well, in every language, for those of the box and for all that can be invented?

import { LANGS, type Lang } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { COUNTS } from '../cards/amounts.ts';
import { boxCards } from '../cards/box/catalogue.ts';
import * as b from '../cards/build.ts';
import type { Card } from '../cards/card.ts';
import type { Effect } from '../cards/effects.ts';
import { KEYWORDS, MOMENTS, TRAITS } from '../cards/vocabulary.ts';
import { namesIn, words } from './all.ts';
import { COMBINATIONS, cast, everyOp, FILTERS } from './combinations-for-tests.ts';
import { expectReadable, expectShort, own, SENTENCE, unreadable } from './readable-for-tests.ts';

const { enchantment, spell, summoning } = b.cardsOf('warlock');

const page = (lang: Lang, id: string, card: Card): string => {
  const { kind, costs, rarity, card: print } = words[lang];
  const stats = card.type === 'summoning' ? ` ${card.attack}/${card.defense}` : '';
  const lines = print(card, namesIn(lang, own)).map((line) => `  ${line}`);
  return [
    `${namesIn(lang)(id)} (${costs(card)})`,
    `${kind(card)}${stats}, ${rarity(card).toLowerCase()}`,
    ...lines,
  ].join('\n');
};
/** A price begins with its sign: "+2 Fatigue: …". */
const isSentence = (lang: Lang, line: string): boolean =>
  SENTENCE.test(line.replace(/^\+/, '')) && unreadable(lang, [line]).length === 0;

describe.each(LANGS)('cards in %s', (lang) => {
  const print = (card: Card): readonly string[] => words[lang].card(card, namesIn(lang, own));

  test('read as this', async () => {
    const { skills, harden } = words[lang];
    const pages = boxCards.map(([id, card]) => page(lang, id, card));
    const used = [...Object.values(skills), harden].map(({ name, text }) => `${name}\n  ${text}`);
    await expect(`${[...pages, ...used].join('\n\n')}\n`).toMatchFileSnapshot(`cards.${lang}.txt`);
  });

  test('have different names', () => {
    expect(new Set(Object.values(words[lang].names)).size).toBe(boxCards.length);
  });

  test('are sentences, each of them, and so are their options and abilities', () => {
    for (const [, card] of boxCards) {
      const { ability, modes, kind, costs, rarity } = words[lang];
      const told = [
        ...print(card),
        ...modes(card.modes, card.type),
        ...card.abilities.map((one) => ability(one, card.type)),
      ];
      expect(told.filter((line) => !isSentence(lang, line))).toEqual([]);
      expectReadable(lang, `${kind(card)}, ${rarity(card).toLowerCase()}`, costs(card));
    }
    expectShort(boxCards.map(([id, card]) => [id, print(card)]));
  });

  test('and invented ones print in sentences, whatever they combine', () => {
    for (const card of COMBINATIONS) {
      for (const line of print(card)) if (!isSentence(lang, line)) expect(line).toBe('a sentence');
    }
  });

  test('say something for every op, count, trait, keyword, moment and filter', () => {
    const told = (...effects: readonly Effect[]): string => print(cast(...effects)).join(' ');
    const apart = (texts: readonly string[]): void => {
      expect(texts).not.toContain('');
      expect(new Set(texts).size).toBe(texts.length);
    };
    apart(everyOp().map((effect) => told(effect)));
    apart(COUNTS.map((count) => told(b.damage(b.per(count), 'opponent'))));
    apart(COUNTS.flatMap((count) => [told(b.when(count, 2, [b.draw()])), told(b.when(count, 2, [], [b.draw()]))]));
    apart(TRAITS.map((trait) => told(b.grant(trait, b.aSummoning()))));
    apart(TRAITS.map((trait) => print(enchantment('common', 1, b.anyone(), { traits: [trait] })).join(' ')));
    apart(KEYWORDS.map((keyword) => print(summoning('common', 1, '1/1', { keywords: [keyword] })).join(' ')));
    apart(MOMENTS.map((moment) => print(summoning('common', 1, '1/1', { [moment]: [b.draw()] })).join(' ')));
    apart(FILTERS.filter(({ what }) => what !== 'player').map((filter) => told(b.tap({ target: filter }))));
    apart(FILTERS.filter(({ what }) => what === 'summoning').map((filter) => told(b.tap({ all: filter }))));
    apart(FILTERS.filter(({ what }) => what === 'summoning').map((filter) => told(b.damage(1, { all: filter }))));
  });
});

const both = (card: Card): readonly string[] =>
  (['en', 'it'] as const).flatMap((lang) => words[lang].card(card, namesIn(lang, own)));
const reads = (...list: Effect[]): readonly string[] => both(cast(...list));

test('what was chosen is meant again by "it", and by name when something came between', () => {
  expect(reads(b.damage(2, b.aSummoning()), b.tap('it'))).toEqual([
    'Deal 2 damage to target summoning. Tap it.',
    'Infliggi 2 danni a un’evocazione bersaglio. Tappala.',
  ]);
  expect(reads(b.tap(b.anEnemySummoning()), b.draw(), b.damage(1, 'it'))).toEqual([
    'Tap target enemy summoning. Draw a card. Deal 1 damage to that summoning.',
    'Tappa un’evocazione nemica bersaglio. Pesca una carta. Infliggi 1 danno a quell’evocazione.',
  ]);
  expect(reads(b.destroy(b.anEnchantment()), b.draw(1, 'itsController'))).toEqual([
    'Destroy target enchantment. Its controller draws a card.',
    'Distruggi un incantamento bersaglio. Il suo controllore pesca una carta.',
  ]);
  expect(reads(b.damage(1, b.anything({ what: 'player' })), b.discard(2, 'itsController'))).toEqual([
    'Deal 1 damage to target player. That player discards 2 cards.',
    'Infliggi 1 danno a un giocatore bersaglio. Quel giocatore scarta 2 carte.',
  ]);
});

test('changes to the same summoning are one sentence', () => {
  expect(reads(b.change(1, 2, b.anOwnSummoning({ other: true, maxAttack: 2 })), b.grant('pierce', 'it'))).toEqual([
    'Another target summoning you control with attack 2 or less gets +1 attack, +2 defence and Pierce until end of turn.',
    'Un’altra tua evocazione con attacco 2 o meno prende +1 attacco, +2 difesa e Perforante fino alla fine del turno.',
  ]);
  expect(reads(b.grant('cantAttack', b.allEnemies()), b.grant('cantDefend', b.allEnemies()))).toEqual([
    'This turn, enemy summonings now in play can’t attack, defend or be attacked.',
    'In questo turno le evocazioni nemiche ora in gioco non possono attaccare, difendere né essere attaccate.',
  ]);
});

test('a value can be taken away', () => {
  expect(reads(b.draw(b.per('ownFatigue', -1, 3)), b.change(b.per('itsAttack', -1, 2), 0, b.aSummoning()))).toEqual([
    'Draw a number of cards equal to 3 minus your fatigue. Target summoning gets an attack penalty equal to its attack minus 2 until end of turn.',
    'Pesca un numero di carte pari a 3 meno la tua fatica. Un’evocazione bersaglio prende una penalità all’attacco pari al suo attacco meno 2 fino alla fine del turno.',
  ]);
});

test('prices, options, conditions', () => {
  const tools = summoning('common', 1, '1/1', {
    abilities: [
      b.ability({ tap: true, fatigue: 1, fatigueX: 2, discardX: 2 }, [b.damage(b.X, b.anything())]),
      b.ability({ tap: true }, b.chooseOne([b.draw()], [b.rest(1), b.gainLife(1)])),
    ],
  });
  expect(both(tools)).toEqual([
    'Tap, +(2X+1) Fatigue, discard 2X cards: deal X damage to target summoning or player.',
    'Tap: choose one: draw a card; or you lose 1 fatigue, then you gain 1 life.',
    'Tappa, +(2X+1) fatica, scarta 2X carte: infliggi X danni a un’evocazione o a un giocatore bersaglio.',
    'Tappa: scegli un effetto: pesca una carta; oppure recuperi 1 punto fatica, poi guadagni 1 punto vita.',
  ]);
  expect(reads(b.when('enemySummonings', 1, [b.draw()], [b.tire(1, 'you')]))).toEqual([
    'If the opponent controls a summoning, draw a card. Otherwise, you gain 1 fatigue.',
    'Se l’avversario controlla un’evocazione, pesca una carta. Altrimenti, accumuli 1 punto fatica.',
  ]);
  expect(reads(b.may(b.discard(1, 'you'), b.untapSkill('eachPlayer')))).toEqual([
    'You may discard a card and have each player untap their skill card.',
    'Puoi scartare una carta e far stappare a ogni giocatore la propria carta dei talenti.',
  ]);
});

test('enchantments speak of their bearer', () => {
  const curse = enchantment(
    'rare',
    2,
    b.anyone({ maxCost: 3 }),
    { attack: -1, traits: ['cantDefend'] },
    { startTurn: [b.damage(1, 'it'), b.loseLife(b.per('itsAttack'), 'itsController')] },
  );
  expect(both(curse)).toEqual([
    'Enchant a summoning that costs 3 or less: it has −1 attack and can’t defend or be attacked.',
    'At the start of your turn: deal 1 damage to the enchanted summoning. Its controller loses life equal to its attack.',
    'Incanta un’evocazione che costa 3 o meno: ha −1 attacco e non può difendere né essere attaccata.',
    'All’inizio del tuo turno: infliggi 1 danno all’evocazione incantata. Il suo controllore perde punti vita pari all’attacco di quell’evocazione.',
  ]);
});

test('a spell without effect says nothing, and a card of a match has its own name', () => {
  expect(both(spell('common', 0, []))).toEqual([]);
  expect(namesIn('it', own)('onyx')).toBe('Golem d’Onice');
  expect(namesIn('en')('constructor')).toBe('constructor');
});

test('in Italian the rarity agrees with the type of the card', () => {
  const said = boxCards.map(([, card]) => `${words.it.kind(card).split(' ')[0]}, ${words.it.rarity(card)}`);
  expect([...new Set(said)].sort()).toEqual([
    'Evocazione, Comune',
    'Evocazione, Leggendaria',
    'Evocazione, Rara',
    'Incantamento, Comune',
    'Incantamento, Raro',
    'Magia, Comune',
    'Magia, Leggendaria',
    'Magia, Rara',
  ]);
});
