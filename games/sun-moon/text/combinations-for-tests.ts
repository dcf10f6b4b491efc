// Which cards can be invented? Every op with every target and amount, alone and within others; for tests only.

import { type Amount, COUNTS } from '../cards/amounts.ts';
import * as b from '../cards/build.ts';
import type { Card } from '../cards/card.ts';
import type { Effect } from '../cards/effects.ts';
import type { Filter, To, Who } from '../cards/targets.ts';
import { TRAITS, TYPES } from '../cards/vocabulary.ts';

const { enchantment, spell, summoning } = b.cardsOf('neutral');
export const cast = (...effects: readonly Effect[]): Card => spell('common', 1, effects);

const WHICH: readonly Partial<Filter>[] = [
  {},
  { tapped: true },
  { tapped: false, maxAttack: 0 },
  { maxAttack: 2, maxDefense: 3 },
  { maxCost: 2 },
  { maxDefense: 1, maxCost: 0 },
];
const PLAIN = { other: false, tapped: null, maxAttack: null, maxDefense: null, maxCost: null } as const;
const SIDES = ['own', 'enemy', 'both'] as const;
/** No enemy is the card itself; the numbers of an enchantment are nobody's. */
export const FILTERS: readonly Filter[] = (
  ['summoning', 'player', 'summoningOrPlayer', 'enchantment'] as const
).flatMap((what) =>
  SIDES.flatMap((side) => [
    ...WHICH.slice(0, what === 'player' ? 1 : what === 'enchantment' ? 2 : WHICH.length).map((which) => ({
      what,
      side,
      ...PLAIN,
      ...which,
    })),
    ...(side === 'enemy' || what === 'player' ? [] : [{ what, side, ...PLAIN, other: true }]),
  ]),
);
const PEOPLE: readonly Who[] = ['you', 'opponent', 'eachPlayer', 'itsController'];
const TARGETS: readonly To[] = [
  'this',
  'it',
  ...PEOPLE,
  ...FILTERS.flatMap((filter): readonly To[] => [{ target: filter }, { all: filter }]),
];
const CARDS: readonly To[] = TARGETS.filter((to) => {
  if (typeof to === 'string') return to === 'this' || to === 'it';
  return ('target' in to ? to.target : to.all).what !== 'player';
});
const HURT: readonly To[] = ['it', 'you', b.anything(), b.allEnemies()];
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
    b.per(count, 0, 3, 2),
  ]),
];

export const everyOp = (): readonly Effect[] => [
  b.damage(1, 'opponent'),
  b.gainLife(1),
  b.loseLife(1),
  b.tire(1),
  b.rest(1),
  b.draw(),
  b.discard(),
  b.change(1, 0, b.aSummoning()),
  b.change(0, 1, b.aSummoning()),
  b.grant('pierce', b.aSummoning()),
  b.destroy(b.aSummoning()),
  b.returnToHand(b.aSummoning()),
  b.tap(b.aSummoning()),
  b.untap(b.aSummoning()),
  b.untapSkill(),
  b.takeBack(),
  ...TYPES.map((type) => b.takeBack(type)),
  b.may(b.draw()),
  b.when('hand', 1, [b.draw()]),
];

/** Every op with every target and amount it can have. */
function effects(): readonly Effect[] {
  const aimed = CARDS.flatMap((to): readonly Effect[] => [
    b.change(1, -2, to),
    b.change(-1, 0, to),
    ...TRAITS.map((trait) => b.grant(trait, to)),
    b.destroy(to),
    b.returnToHand(to),
    b.tap(to),
    b.untap(to),
  ]);
  const people = PEOPLE.flatMap((who): readonly Effect[] => [b.untapSkill(who), b.draw(2, who), b.discard(1, who)]);
  const counted = AMOUNTS.flatMap((amount): readonly Effect[] => [
    ...HURT.map((to) => b.damage(amount, to)),
    ...PEOPLE.flatMap((who) => [b.gainLife(amount, who), b.loseLife(amount, who), b.tire(amount, who)]),
    ...PEOPLE.flatMap((who) => [b.rest(amount, who), b.draw(amount, who), b.discard(amount, who)]),
    b.change(amount, 0, 'this'),
    b.change(amount, amount, b.allOwn()),
    b.change(1, amount, b.anOwnSummoning()),
  ]);
  return [...everyOp(), ...TARGETS.map((to) => b.damage(2, to)), ...aimed, ...people, ...counted];
}

function combinations(): readonly Card[] {
  const all = effects();
  const tests = COUNTS.flatMap((count) =>
    [1, 3].flatMap((n) => [
      b.when(count, n, [b.draw()], [b.may(b.draw(2), b.rest(1))]),
      b.when(count, n, [], [b.draw()]),
    ]),
  );
  return [
    ...all.map((effect) => cast(effect)),
    ...all.map((effect) => cast(b.damage(1, b.aSummoning()), effect, b.tap('it'))),
    ...all.map((effect) => cast(b.may(b.rest(1), effect))),
    ...tests.map((effect) => cast(b.damage(1, b.anEnchantment()), effect, b.destroy('it'))),
    ...all.map((effect) => spell('rare', 2, b.chooseOne([effect], [b.draw(), effect]), ['fast'])),
    ...[...all, ...tests].map((effect) =>
      summoning('rare', 2, '1/1', {
        played: b.chooseOne([effect], []),
        abilities: [b.ability({ tap: true, fatigueX: 1 }, [effect])],
        destroyed: [effect],
      }),
    ),
    ...[...all, ...tests].map((effect) =>
      enchantment('rare', 2, b.anyone(), { attack: -1, defense: 2, traits: TRAITS }, { startTurn: [effect, effect] }),
    ),
    ...FILTERS.filter(({ what }) => what === 'summoning').map((filter) => enchantment('common', 1, filter, {})),
  ];
}

export const COMBINATIONS = combinations();
