// Do the texts of cards read well, in every language, for those of the box and for all that can be invented?

import { LANGS, type Lang } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../cards/box/catalogue.ts';
import * as b from '../cards/build.ts';
import type { Card, Spell } from '../cards/card.ts';
import type { Effect } from '../cards/effects.ts';
import type { Element } from '../cards/vocabulary.ts';
import { cardsOf } from '../rules/state/options.ts';
import { namesIn, words } from './all.ts';
import { expectReadable, expectSentences, expectShort, own } from './readable-for-tests.ts';

const page = (lang: Lang, name: string, card: Card): string => {
  const { kind, costs, card: print } = words[lang];
  return [name, kind(card), costs(card), ...print(card, namesIn(lang, own)).map((line) => `  ${line}`)].join('\n');
};

describe.each(LANGS)('cards in %s', (lang) => {
  test('read as this', async () => {
    const pages = Object.entries(catalogue).map(([id, card]) => page(lang, namesIn(lang)(id), card));
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`cards.${lang}.txt`);
  });

  test('have different names', () => {
    expect(new Set(Object.values(words[lang].names)).size).toBe(Object.keys(catalogue).length);
  });

  test('are short, in each paragraph and as a whole', () => {
    const { card: print } = words[lang];
    expectShort(Object.entries<Card>(catalogue).map(([id, card]) => [id, print(card, namesIn(lang))]));
  });

  test('and invented ones print in sentences, whatever they combine', () => {
    for (const card of combinations()) {
      expectSentences(lang, ...words[lang].card(card, namesIn(lang, own)));
      expectReadable(lang, words[lang].kind(card), words[lang].costs(card));
    }
  });
});

/** Every op with plain and counted amounts, for spells of every element and phase. */
function combinations(): readonly Card[] {
  const tallies = [b.perFed, b.perCast, b.perOtherCast, b.perAnyOtherCast].flatMap((per) => [
    per(1),
    per(2, null, 3),
    per(0, ['fire', 1]),
    per(0, ['fire', 2], 1),
    per(2, ['air', 0]),
    per(2, ['air', 0], 4),
    per(3, ['earth', 4]),
    per(3, ['earth', 4], 1),
    per(2, ['water', 2]),
    per(0, null, 5),
  ]);
  const amounts = [0, 1, 2, ...tallies];
  const effects: Effect[] = [
    ...amounts.flatMap((amount) => [
      ...[true, false].flatMap((unblockable) => [
        b.damage(amount, { unblockable }),
        b.damage(amount, { unblockable, to: 'each', ifHurt: 1 }),
      ]),
      b.heal(amount),
      b.block(amount),
      b.shield(amount),
      b.draw(amount),
      b.nextDraw(amount),
      b.nextDraw(amount, 'foe'),
    ]),
    b.nextDraw(-1),
    b.nextDraw(-2, 'foe'),
    b.halve,
    b.evade,
    b.putOut('air'),
    b.double('fire'),
    b.feed(),
    b.feed(1),
    b.feed(2),
    b.gain('onyx'),
    b.gain('copper', { mana: 1, card: 'onyx' }),
    b.upgrade,
    b.outcast,
    b.counter,
  ];
  const nested = effects.flatMap((effect) => [
    b.ifCast('earth', effect),
    b.ifCast('earth', b.ifCast('air', effect)),
    b.byPhase(effect, b.heal(1)),
    b.ifCast('fire', b.byPhase(b.draw(1), effect)),
  ]);
  const elements: (Element | null)[] = ['fire', 'earth', null];
  const spells = elements.flatMap((element) =>
    (['action', 'fight', 'either'] as const).map(
      (phase): Spell => ({
        ...b.neutral(1, phase, 1, [...effects, ...nested], { priority: true, immune: true, frees: 'onyx' }),
        element,
        cheaper: { by: 1, ifCast: 'earth' },
      }),
    ),
  );
  return [...spells, b.gem(1, 1, 0), b.gem(0, 0, 1), b.currency(0, 1, 'onyx'), b.currency(2, 2, null)];
}

test('invented cards read well', () => {
  const spell = (...effects: Effect[]) => b.fire(1, 'fight', 1, effects);
  const both = (card: Card) => (['en', 'it'] as const).flatMap((lang) => words[lang].card(card, namesIn(lang, own)));
  expect(both(spell(b.damage(1)))).toEqual(['Deal 1 damage.', 'Infliggi 1 danno.']);
  expect(both(spell(b.damage(2, { to: 'each', unblockable: true })))).toEqual([
    'Deal 2 unblockable damage to each player.',
    'Infliggi 2 danni non bloccabili a ciascun giocatore.',
  ]);
  expect(both(spell(b.damage(b.perFed(1), { ifHurt: 9 })))).toEqual([
    'Deal 1 damage for each card fed; if you have taken damage this round, deal 9 instead.',
    'Infliggi 1 danno per ogni carta scartata così; se hai subìto danni in questo round, infliggine invece 9.',
  ]);
  expect(both(spell(b.heal(b.perOtherCast(2, ['fire', 0], 1))))).toEqual([
    'Heal 1, plus 2 for each spell you cast this round that isn’t a Fire spell.',
    'Recupera 1 punto vita, più 2 per ogni magia che lanci in questo round e che non sia una magia di Fuoco.',
  ]);
  expect(both(cardsOf({ mistCounts: 'all' }).get('rejuvenatingMist') ?? spell())).toEqual([
    'Heal 5 for each other spell either player casts this round (8 if it is a Water spell).',
    'Recupera 5 punti vita per ogni altra magia lanciata da uno dei due giocatori in questo round (8 se è una magia d’Acqua).',
  ]);
  expect(both(spell(b.block(b.perCast(1, ['air', 3]))))).toEqual([
    'Block up to 1 damage in this fight for each spell you cast this round, this one included (3 if it is an Air spell).',
    'Blocca fino a 1 danno in questo scontro per ogni magia che lanci in questo round, inclusa questa (3 se è una magia d’Aria).',
  ]);
  expect(both(spell(b.nextDraw(-2)))).toEqual([
    'Draw 2 fewer cards next round.',
    'Pesca 2 carte in meno nel prossimo round.',
  ]);
  expect(both(spell(b.nextDraw(b.perFed(1, null, 1), 'foe')))).toEqual([
    'The opponent draws 1 more card next round, and 1 more for each card fed.',
    'L’avversario pesca 1 carta in più nel prossimo round, e 1 in più per ogni carta scartata così.',
  ]);
  expect(both(spell(b.ifCast('air', b.ifCast('water', b.draw(1)))))).toEqual([
    'If you also cast an Air spell and a Water spell this round, draw 1 card.',
    'Se in questo round lanci anche una magia d’Aria e una magia d’Acqua, pesca 1 carta.',
  ]);
  expect(both(spell(b.gain('onyx', { mana: 1, card: 'gold' })))).toEqual([
    'Take an Onyx Golem into your hand, or a Gold for 1 more mana.',
    'Prendi in mano 1 Golem d’Onice, oppure 1 Oro per 1 mana in più.',
  ]);
  expect(both(b.gem(2, 1, 0))).toEqual(['Play it for 1 mana this round.', 'Giocala per avere 1 mana in questo round.']);
});

test('a card of a match has its own name, and a card without one its id', () => {
  expect(namesIn('it', own)('onyx')).toBe('Golem d’Onice');
  expect(namesIn('en')('fireball')).toBe('Fireball');
  expect(namesIn('en')('constructor')).toBe('constructor');
});
