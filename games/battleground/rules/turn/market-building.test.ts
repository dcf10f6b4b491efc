// How is the market built? (B310 to B317, BR17 to BR24, BR80, BR93, T19)

import { describe, expect, test } from 'vitest';
import { boxCards, catalogue, copiesOf, neutrals, spellsOfClass } from '../../cards/box/catalogue.ts';
import { spellsOf } from '../../cards/build.ts';
import type { Spell } from '../../cards/spell.ts';
import type { CardId, ClassId, SetId } from '../../cards/vocabulary.ts';
import { battleground } from '../rules.ts';
import { col } from '../state/columns.ts';
import { readOptions } from '../state/options.ts';
import { idsIn } from '../state/piles.ts';
import type { State } from '../state/state.ts';
import { newMatch, type Table } from '../table-for-tests.ts';
import { named } from '../words-for-tests.ts';

const spells: ReadonlyMap<CardId, Spell> = new Map(boxCards);
const setOf = (id: CardId): SetId | undefined => spells.get(id)?.set;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const repeat = (id: CardId, count: number): readonly CardId[] => Array(count).fill(id);

/** All copies of the tier 1 spells of a class, Summons first. */
const tier1 = (id: ClassId): readonly CardId[] =>
  spellsOfClass(id, 1)
    .toSorted((a, b) => copiesOf(b) - copiesOf(a))
    .flatMap((card) => repeat(card, copiesOf(card)));

type Drafter = readonly [ClassId, number];

/** A whole draft: each takes so many class spells and one neutral; A starts. */
function drafted([a, nA]: Drafter, [b, nB]: Drafter, options = {}, seed = 'test'): Table {
  const t = newMatch({ firstPlayer: 'A', mirror: a === b ? 'on' : 'off', ...options }, seed);
  t.play(b, a, { picks: tier1(b).slice(0, nB) }, { picks: tier1(a).slice(0, nA) });
  t.play('freshHorses', 'newBoots');
  if (nB < 8) t.answer({ picks: repeat('red', 8 - nB) });
  if (nA < 8) t.answer({ picks: repeat('white', 8 - nA) });
  return t;
}

/** A tier as it was stacked: what was revealed first, then the deck from its top. */
const stacked = (state: State, tier: number): readonly CardId[] => [
  ...idsIn(state, col.row[tier - 1]),
  ...idsIn(state, col.marketDeck[tier - 1]).reverse(),
];

/** Cut into piles from the top. */
function piles(deck: readonly CardId[], sizes: readonly number[]): readonly (readonly CardId[])[] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return deck.slice(from - size, from);
  });
}

const count = (pile: readonly CardId[], set: SetId): number => pile.filter((id) => setOf(id) === set).length;
/** How many of the first class, of the second, and neutrals: `1+1+2`. */
const mix = (pile: readonly CardId[], a: ClassId, b: ClassId): string =>
  [count(pile, a), ...(a === b ? [] : [count(pile, b)]), count(pile, 'neutral')].join('+');

const sizesOf = (t: Table): readonly number[] => t.events('marketBuilt')[0].sizes;

describe('how many spells a market has', () => {
  // Section 4.2 of the rules: tier 1 by how many were drafted, tiers 2 and 3 by classes alone.
  test.each([
    [['paladin', 4], ['warlock', 4], 16, 15, 8, 2],
    [['paladin', 3], ['warlock', 3], 18, 15, 8, 2],
    [['paladin', 1], ['warlock', 1], 22, 15, 8, 2],
    [['paladin', 8], ['warlock', 8], 8, 15, 8, 2],
    [['warlock', 8], ['paladin', 1], 15, 15, 8, 2],
    [['paladin', 4], ['elementalist', 3], 13, 14, 6, 1],
    [['paladin', 8], ['elementalist', 4], 8, 14, 6, 1],
    [['paladin', 1], ['elementalist', 1], 18, 14, 6, 1],
    [['elementalist', 3], ['warlock', 4], 13, 14, 6, 1],
    [['warlock', 8], ['elementalist', 4], 8, 14, 6, 1],
    [['warlock', 1], ['elementalist', 1], 18, 14, 6, 1],
    [['paladin', 4], ['paladin', 4], 16, 15, 8, 2],
    [['paladin', 1], ['paladin', 1], 22, 15, 8, 2],
    [['warlock', 4], ['warlock', 4], 16, 15, 8, 2],
    [['warlock', 8], ['warlock', 8], 8, 15, 8, 2],
    [['elementalist', 3], ['elementalist', 3], 10, 13, 4, 0],
    [['elementalist', 4], ['elementalist', 4], 8, 13, 4, 0],
    [['elementalist', 1], ['elementalist', 1], 14, 13, 4, 0],
  ] as const)('B311 to B314, BR19: %j and %j: %i, %i and %i, with %i spares out', (a, b, one, two, three, out) => {
    const t = drafted(a, b);
    expect(sizesOf(t)).toEqual([one, two, three]);
    expect(t.view('watcher').removed).toHaveLength(out);
    expect(t.state.cells[col.neutrals.size]).toBe(0);
    const { market } = t.view('watcher');
    expect(market.map(({ deckSize }) => deckSize)).toEqual([one - 4, two, three]);
    expect(market.map(({ row }) => row.length)).toEqual([4, 0, 0]);
    expect(sum(Object.values(t.view('watcher').crystals))).toBe(36 - (8 - a[1]) - (8 - b[1]));
  });

  test('T19: Paladin and Warlock with four each: 16, 15 and 8; 28 crystals, no neutral, 2 spares out', () => {
    const t = drafted(['paladin', 4], ['warlock', 4]);
    const view = t.view('watcher');
    expect(sizesOf(t)).toEqual([16, 15, 8]);
    expect(view.crystals).toEqual({ white: 5, red: 5, purple: 9, blue: 9 });
    expect([...view.removed].sort()).toEqual(['bannerBearer', 'openMouthedIdol']);
    for (const pile of piles(stacked(t.state, 1), [4, 4, 4, 4])) expect(mix(pile, 'paladin', 'warlock')).toBe('1+1+2');
  });
});

describe('what is in it', () => {
  test('B311: tier 1 holds what nobody drafted of both classes, and 8 neutrals', () => {
    const t = drafted(['paladin', 4], ['warlock', 3]);
    const deck = stacked(t.state, 1);
    const of = (set: SetId): readonly CardId[] => deck.filter((id) => setOf(id) === set).sort();
    expect(of('paladin')).toEqual([...tier1('paladin').slice(4)].sort());
    expect(of('warlock')).toEqual([...tier1('warlock').slice(3)].sort());
    expect(of('neutral')).toHaveLength(8);
    expect(deck).toHaveLength(17);
  });

  test('B312, BR17: tier 2 has the sorceries and one copy of each Summon; the second is out, for all to see', () => {
    const t = drafted(['paladin', 4], ['warlock', 4]);
    const deck = stacked(t.state, 2).filter((id) => setOf(id) !== 'neutral');
    expect([...deck].sort()).toEqual([...spellsOfClass('paladin', 2), ...spellsOfClass('warlock', 2)].sort());
    expect(t.events('cardRemoved').map(({ card }) => card)).toEqual(['bannerBearer', 'openMouthedIdol']);
  });

  test('BR17: with tier2Spares at tier3 they join the tier 3 deck', () => {
    const t = drafted(['paladin', 4], ['warlock', 4], { tier2Spares: 'tier3' });
    expect(sizesOf(t)).toEqual([16, 15, 10]);
    expect(t.view('watcher').removed).toEqual([]);
    const deck = stacked(t.state, 3);
    expect(deck.filter((id) => spells.get(id)?.tier === 2).sort()).toEqual(['bannerBearer', 'openMouthedIdol']);
    expect(piles(deck, [3, 3, 4]).map((pile) => pile.length)).toEqual([3, 3, 4]);
  });

  test('B313, BR19: the 15 neutrals that nobody drafted are all there, 8 in tier 1 and 7 in tier 2', () => {
    const t = drafted(['warlock', 2], ['elementalist', 2]);
    const of = (tier: number): readonly CardId[] => stacked(t.state, tier).filter((id) => setOf(id) === 'neutral');
    expect([of(1).length, of(2).length, of(3).length]).toEqual([8, 7, 0]);
    const left = neutrals.filter((id) => id !== 'freshHorses' && id !== 'newBoots');
    expect([...of(1), ...of(2)].sort()).toEqual([...left].sort());
  });

  test('B314, BR21: tier 3 has the sorceries and both copies of the Summons, and no neutral', () => {
    const t = drafted(['paladin', 4], ['warlock', 4]);
    expect([...stacked(t.state, 3)].sort()).toEqual([
      ...['debtsDue', 'fallenOnYourFeet', 'guestOfHonour', 'guestOfHonour'],
      ...['paviseCaptain', 'paviseCaptain', 'secondIsOnYou', 'weSwore'],
    ]);
  });

  test('BR80: Uniques are never in the market, nor the class that nobody plays', () => {
    const t = drafted(['paladin', 1], ['warlock', 1]);
    const all = [1, 2, 3].flatMap((tier) => stacked(t.state, tier));
    expect(all.filter((id) => spells.get(id)?.unique)).toEqual([]);
    expect(all.filter((id) => setOf(id) === 'elementalist')).toEqual([]);
  });

  test('BR11: in a mirror each player has a set of their own: four Imps less those drafted', () => {
    const t = drafted(['warlock', 1], ['warlock', 2]);
    // Each took Summons first: one Imp and two Imps.
    expect(stacked(t.state, 1).filter((id) => id === 'crazyImp')).toHaveLength(1);
    expect(stacked(t.state, 2).filter((id) => id === 'openMouthedIdol')).toHaveLength(2);
    expect(stacked(t.state, 3).filter((id) => id === 'guestOfHonour')).toHaveLength(4);
    expect(t.view('watcher').removed).toEqual(['openMouthedIdol', 'openMouthedIdol']);
  });

  test('B316, BR24: the crystals that nobody drafted lie open beside it', () => {
    const t = drafted(['paladin', 5], ['elementalist', 2]);
    expect(t.view('watcher').crystals).toEqual({ white: 6, red: 3, purple: 9, blue: 9 });
  });

  test('B317: six coins for tier 1, ten for tier 2, and the first game phase', () => {
    expect(drafted(['paladin', 4], ['warlock', 4]).view('watcher')).toMatchObject({ pools: [6, 10], gamePhase: 1 });
  });
});

describe('how it is dealt', () => {
  const SEEDS = [...Array(12).keys()].map((n) => `seed ${n}`);

  test.each(SEEDS)('BR20: with four each, every quarter has 1 + 1 + 2, the opening row too (%s)', (seed) => {
    const t = drafted(['paladin', 4], ['warlock', 4], {}, seed);
    for (const pile of piles(stacked(t.state, 1), [4, 4, 4, 4])) expect(mix(pile, 'paladin', 'warlock')).toBe('1+1+2');
    expect(mix(idsIn(t.state, col.row[0]), 'paladin', 'warlock')).toBe('1+1+2');
  });

  test.each(SEEDS)('B315, BR20: with three each the piles of four lie on those of five (%s)', (seed) => {
    const t = drafted(['paladin', 3], ['warlock', 3], {}, seed);
    const mixes = piles(stacked(t.state, 1), [4, 4, 5, 5]).map((pile) => mix(pile, 'paladin', 'warlock'));
    expect(mixes.slice(0, 2)).toEqual(['1+1+2', '1+1+2']);
    // Five of each class over four piles, in one round: the second class goes on where the first has stopped.
    expect(mixes.slice(2).sort()).toEqual(['1+2+2', '2+1+2']);
  });

  test.each(SEEDS)('BR18, BR20: tier 2 has four piles: 3 on top of 4, 4 and 4 (%s)', (seed) => {
    const t = drafted(['paladin', 4], ['warlock', 4], {}, seed);
    const mixes = piles(stacked(t.state, 2), [3, 4, 4, 4]).map((pile) => mix(pile, 'paladin', 'warlock'));
    expect(mixes).toEqual(['1+1+1', '1+1+2', '1+1+2', '1+1+2']);
  });

  test.each(SEEDS)('BR21: tier 3 has three piles: 2 on top of 3 and 3 (%s)', (seed) => {
    const t = drafted(['paladin', 4], ['warlock', 4], {}, seed);
    const mixes = piles(stacked(t.state, 3), [2, 3, 3]).map((pile) => mix(pile, 'paladin', 'warlock'));
    expect(mixes[0]).toBe('1+1+0');
    expect(mixes.slice(1).sort()).toEqual(['1+2+0', '2+1+0']);
  });

  test('B315: Paladin and Elementalist: 3, 3, 3, 4 and 3, 3, 4, 4 and 2, 2, 2', () => {
    const t = drafted(['paladin', 4], ['elementalist', 3]);
    const mixesOf = (tier: number, sizes: readonly number[]): readonly string[] =>
      piles(stacked(t.state, tier), sizes).map((pile) => mix(pile, 'paladin', 'elementalist'));
    expect(mixesOf(1, [3, 3, 3, 4])).toEqual(['1+0+2', '1+0+2', '1+0+2', '1+1+2']);
    const second = mixesOf(2, [3, 3, 4, 4]);
    expect([...second.slice(0, 2)].sort()).toEqual(['1+0+2', '1+1+1']);
    expect(second.slice(2)).toEqual(['1+1+2', '1+1+2']);
    expect([...mixesOf(3, [2, 2, 2])].sort()).toEqual(['1+1+0', '1+1+0', '2+0+0']);
  });

  test('B315: two Elementalists: 2, 2, 3, 3 and 3, 3, 3, 4 and 1, 1, 2', () => {
    const t = drafted(['elementalist', 3], ['elementalist', 3]);
    const mixesOf = (tier: number, sizes: readonly number[]): readonly string[] =>
      piles(stacked(t.state, tier), sizes).map((pile) => mix(pile, 'elementalist', 'elementalist'));
    expect(mixesOf(1, [2, 2, 3, 3])).toEqual(['0+2', '0+2', '1+2', '1+2']);
    expect(mixesOf(2, [3, 3, 3, 4])).toEqual(expect.arrayContaining(['2+2']));
    expect(mixesOf(2, [3, 3, 3, 4])[3]).toBe('2+2');
    expect(mixesOf(3, [1, 1, 2])).toEqual(['1+0', '1+0', '2+0']);
  });

  test('BR20: piles are shuffled, so the first spell of the market is of any kind', () => {
    const first = new Set(
      SEEDS.concat(SEEDS.map((seed) => `${seed}+`)).map((seed) =>
        setOf(stacked(drafted(['paladin', 4], ['warlock', 4], {}, seed).state, 1)[0]),
      ),
    );
    expect(first).toEqual(new Set(['paladin', 'warlock', 'neutral']));
  });

  test('B311: the same seed builds the same market, another seed another one', () => {
    const at = (seed: string): string => stacked(drafted(['paladin', 4], ['warlock', 4], {}, seed).state, 1).join();
    expect(at('one')).toBe(at('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(at)).size).toBe(4);
  });
});

describe('what is shown', () => {
  test('BR22: the tier 1 row is revealed, the first spell is the oldest; the others are not', () => {
    const t = drafted(['paladin', 4], ['warlock', 4]);
    const [row] = t.events('rowRevealed');
    expect(t.events('rowRevealed')).toHaveLength(1);
    expect(row).toMatchObject({ tier: 1, row: t.view('watcher').market[0].row });
    expect(t.view('watcher').market.map(({ unlocked }) => unlocked)).toEqual([true, false, false]);
  });

  test('B310: decks are face down: nobody sees their order', () => {
    const t = drafted(['paladin', 4], ['warlock', 4]);
    for (const viewer of ['S', 'N', 'watcher'] as const) {
      expect(t.view(viewer).market.map(({ deck }) => deck)).toEqual([null, null, null]);
    }
  });
});

describe('spells of the match’s own', () => {
  const { sorcery, summon } = spellsOf('neutral');
  const built = (cards: Readonly<Record<CardId, Spell>>, copies: number): State => {
    const own = Object.entries(named(cards)).map(([id, card]) => [id, { ...card, copies }]);
    const options = readOptions({ start: 'quick', classA: 'paladin', classB: 'warlock', firstPlayer: 'A' });
    return battleground.setup('test', { ...options, cards: Object.fromEntries(own) }, null);
  };
  const countIn = (state: State, tier: number, id: CardId): number =>
    stacked(state, tier).filter((one) => one === id).length;

  test('BR93: their copies join the market deck of their tier, neutral ones that of tier 1', () => {
    const plain = sorcery(0, 'W1', []);
    const ogre = { ...summon(2, 'R2', '4/4'), set: 'warlock' as const };
    const dragon = { ...summon(3, 'R4', '6/6'), set: 'warlock' as const };
    const state = built({ plain, ogre, dragon }, 2);
    expect([1, 2, 3].map((tier) => stacked(state, tier).length)).toEqual([18, 17, 10]);
    expect([1, 2, 3].map((tier) => countIn(state, tier, 'plain'))).toEqual([2, 0, 0]);
    expect([1, 2, 3].map((tier) => countIn(state, tier, 'ogre'))).toEqual([0, 2, 0]);
    expect([1, 2, 3].map((tier) => countIn(state, tier, 'dragon'))).toEqual([0, 0, 2]);
  });

  test('BR93: they are dealt after the neutrals in the same round: two make two piles larger, which lie below', () => {
    const state = built({ plain: sorcery(0, 'W1', []) }, 2);
    const quarters = piles(stacked(state, 1), [4, 4, 5, 5]);
    expect(quarters.map((pile) => pile.filter((id) => id === 'plain').length)).toEqual([0, 0, 1, 1]);
  });

  test('BR93: one that no copy was asked for is not in the market', () => {
    const state = built({ plain: sorcery(0, 'W1', []) }, 0);
    expect(countIn(state, 1, 'plain')).toBe(0);
    expect(stacked(state, 1)).toHaveLength(16);
  });
});

test('B104: nothing of the box is lost: decks, market, supply and what is out make the sets in use', () => {
  const t = drafted(['paladin', 4], ['warlock', 4]);
  const view = t.view('watcher');
  const all = [
    ...view.players.flatMap(({ unseen }) => unseen),
    ...[1, 2, 3].flatMap((tier) => stacked(t.state, tier)),
    ...view.removed,
  ].filter((id) => setOf(id) !== 'crystal');
  const printed = Object.keys(catalogue)
    .filter((id) => setOf(id) !== 'crystal' && setOf(id) !== 'elementalist')
    .flatMap((id) => repeat(id, copiesOf(id)));
  expect(all.sort()).toEqual([...printed].sort());
});
