// What does each keyword of a spell mean? (B1301 to B1309, BR64, BR72 to BR74, BR84, BR91, T25)

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  allFoes,
  allSummons,
  anAlly,
  anAllyOrYou,
  aSummon,
  attack,
  cleanse,
  damage,
  defend,
  draw,
  either,
  gainAttack,
  gainCrystal,
  gainHp,
  heal,
  ifCount,
  ifItIs,
  kill,
  mana,
  may,
  move,
  per,
  place,
  spellsOf,
} from '../../cards/build.ts';
import type { Effect } from '../../cards/effects.ts';
import { CONDITIONS } from '../../cards/vocabulary.ts';
import { type Table, table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');
const NOTHING = { white: 0, red: 0, purple: 0, blue: 0 };

/** South casts these effects on a board; `more` is the rest of South's side. */
const cast = (board: Readonly<Record<string, string>>, effects: readonly Effect[], more = {}): Table =>
  table({ cards: { spell: sorcery(0, '', effects) }, board, south: { hand: ['spell'], ...more } }).answer('cast:spell');

describe('Heal', () => {
  test.each([
    ['S 1/3 hp2', 5, 'S 1/3', [1]],
    ['S 1/3 hp1', 1, 'S 1/2', [1]],
    ['S 1/3 hp5', 1, 'S 1/5', []],
    ['S 1/3', 2, 'S 1/3', []],
  ])('B1302, BR72, T25: %s, healed by %i, is %s', (words, amount, after, gained) => {
    const t = cast({ a1: words }, [heal(amount, anAlly())]);
    expect(t.board()).toEqual({ a1: after });
    expect(t.events('healed').map((event) => event.amount)).toEqual(gained);
  });

  test.each([
    [17, 2, 19],
    [19, 5, 20],
    [20, 5, 20],
  ])('BR73: a player with %i life, healed by %i, has %i', (life, amount, after) => {
    expect(cast({}, [heal(amount, 'you')], { life }).life('S')).toBe(after);
  });

  test('B1302: what is not hurt can be left out, players too', () => {
    const t = table({
      cards: { spell: sorcery(0, '', [heal(1, anAllyOrYou({ hurt: true }))]) },
      board: { a1: 'S 1/3' },
      south: { hand: ['spell'] },
    });
    expect(t.blocked('cast:spell')).toBe('noTarget');
    expect(cast({ a1: 'S 1/3' }, [heal(1, anAllyOrYou({ hurt: true }))], { life: 12 }).life('S')).toBe(13);
  });
});

describe('Gain', () => {
  test('B1306, BR72: Attack and HP rise without a limit, beyond base', () => {
    const t = cast({ a1: 'S 1/3' }, [gainAttack(9, anAlly()), gainHp(12, 'it')]);
    expect(t.board()).toEqual({ a1: 'S 10/15' });
    expect(t.events('hpChanged')).toMatchObject([{ by: 12, hp: 15 }]);
  });

  test('BR72: a summon that loses its last HP dies of it, damage or not, and the credit is the caster’s', () => {
    const t = cast({ c4: 'N 1/2' }, [gainHp(-2, aFoe())]);
    expect(t.board()).toEqual({});
    expect(t.exp('S')).toBe(1);
    expect(t.events('damageDealt')).toEqual([]);
  });

  test('B1306: gain mana: a token of the colour, or each of a chosen one', () => {
    expect(cast({}, [mana('purple', 2)]).see('S').mana).toEqual({ ...NOTHING, purple: 2 });
    const t = cast({}, [mana('any', 3)]);
    expect(t.asks()).toBe('S mana');
    for (const picks of [['red'], ['red', 'red', 'red', 'red'], []]) expect(t.refusal({ picks })).not.toBeNull();
    t.answer({ picks: ['red', 'white', 'red'] });
    expect(t.see('S').mana).toEqual({ ...NOTHING, white: 1, red: 2 });
  });

  test('B1306: gain a spell: to the discard pile if no other place is named; from the supply', () => {
    const t = cast({}, [gainCrystal()]);
    expect(t.asks()).toBe('S crystal');
    t.answer('blue');
    expect(t.see('S')).toMatchObject({ pile: ['blueCrystal', 'spell'], hand: [] });
    expect(t.view('watcher').crystals.blue).toBe(8);
    const hand = cast({}, [gainCrystal('red', 'hand')]);
    expect(hand.asks()).toBe('S act');
    expect(hand.see('S')).toMatchObject({ pile: ['spell'], hand: ['redCrystal'] });
    expect(hand.events('crystalGained')).toEqual([{ kind: 'crystalGained', seat: 0, colour: 'red', into: 'hand' }]);
  });

  test('BR24, BR29: a colour of which none is left cannot be gained', () => {
    const setting = (crystals: string, effects: readonly Effect[]): Table =>
      table({ cards: { spell: sorcery(0, '', effects) }, south: { hand: ['spell'] }, market: { crystals } }).answer(
        'cast:spell',
      );
    const none = setting('R0', [gainCrystal('red'), mana('red')]);
    expect(none.see('S')).toMatchObject({ pile: ['spell'], mana: { red: 1 } });
    expect(setting('R0', [gainCrystal()]).keys()).toEqual(['white', 'purple', 'blue']);
    expect(setting('R1', [gainCrystal()]).keys()).toContain('red');
    const one = setting('W0 R0 P0', [gainCrystal()]);
    expect(one.see('S').pile).toEqual(['blueCrystal', 'spell']);
  });
});

describe('damage and death', () => {
  test('B1307: HP goes down by the amount; with less than that the summon is killed and its card discarded', () => {
    const t = cast({ c4: 'N guard', d4: 'N guard' }, [damage(2, allFoes())]);
    expect(t.board()).toEqual({ c4: 'N 1/1', d4: 'N 1/1' });
    const dead = cast({ c4: 'N guard' }, [damage(9, aFoe())]);
    expect(dead.board()).toEqual({});
    expect(dead.see('N').pile).toEqual(['guard']);
    expect(dead.events('damageDealt')).toMatchObject([{ amount: 9, left: 0 }]);
  });

  test('B1307, BR68: what is dying is not alive: nothing more can be done to it by the same spell', () => {
    const t = cast({ c4: 'N 1/1', d4: 'N 1/5' }, [
      damage(1, aFoe()),
      ifItIs('alive', [place('stun', 'it')], [mana('red')]),
    ]);
    t.answer('c4');
    expect(t.see('S').mana.red).toBe(1);
    const other = cast({ c4: 'N 1/1', d4: 'N 1/5' }, [
      damage(1, aFoe()),
      ifItIs('alive', [place('stun', 'it')], [mana('red')]),
    ]);
    other.answer('d4');
    expect(other.board()).toEqual({ c4: 'N 1/1', d4: 'N 1/4 stun1' });
    expect(other.see('S').mana.red).toBe(0);
  });

  test('B1309: Kill makes HP 0, however much there is, and the credit is the caster’s; Defence is no help', () => {
    const t = cast({ c4: 'N 9/99 shield2 tier3 defending' }, [kill(aFoe())]);
    expect(t.board()).toEqual({});
    expect(t.exp('S')).toBe(1);
    expect(t.events('damageDealt')).toEqual([]);
    expect(t.events('killed')).toHaveLength(1);
  });

  test('BR51: spells are not lowered by Defence or Chill', () => {
    expect(cast({ c4: 'N 1/9 shield2 tier3 defending' }, [damage(3, aFoe())]).board()).toEqual({
      c4: 'N 1/6 defending',
    });
  });

  test('B1308: base values are those of the card, others the current ones', () => {
    const t = cast({ a1: 'S 2/3 attack5 hp1' }, [gainHp(per('itsAttack'), anAlly())]);
    expect(t.board()).toEqual({ a1: 'S 5/6' });
  });

  test('BR74: one instruction that brings both players to 0 makes a tie', () => {
    const both: Effect = {
      op: 'damage',
      amount: 5,
      to: {
        all: {
          what: 'player',
          side: 'any',
          other: false,
          maxTier: null,
          maxHp: null,
          hurt: false,
          bears: null,
          enchanted: false,
        },
      },
    };
    const t = table({
      cards: { spell: sorcery(0, '', [both]) },
      south: { hand: ['spell'], life: 5 },
      north: { life: 4 },
    }).answer('cast:spell');
    expect(t.outcome()).toMatchObject({ winner: null, reason: 'bothDefeated' });
  });
});

describe('Attack and Defend by a spell', () => {
  test('B1301, BR84: an ordered Attack goes by the usual rules, without the choice to defend', () => {
    const t = cast({ c3: 'S 2/3', c4: 'N 1/5', b3: 'N 1/5' }, [attack(anAlly())]);
    expect(t.blows()).toEqual(['c3>b3 2']);
    expect(t.asks()).toBe('S act');
  });

  test('BR84: with all conditions: Disarm, Stun, Chill and the target’s Defence', () => {
    const hit = (words: string): Table => cast({ c3: words, c4: 'N 1/9 defending' }, [attack(anAlly())]);
    expect(hit('S 3/3 disarm2').board()).toEqual({ c3: 'S 3/3', c4: 'N 1/9 defending' });
    expect(hit('S 3/3 stun2').board()).toEqual({ c3: 'S 3/3', c4: 'N 1/9 defending' });
    expect(hit('S 3/3 chill').board()).toEqual({ c3: 'S 3/3', c4: 'N 1/8 defending' });
  });

  test('BR84: a defending summon keeps defending', () => {
    expect(cast({ c3: 'S 2/3 defending', c4: 'N 1/5' }, [attack(anAlly())]).board()).toEqual({
      c3: 'S 2/3 defending',
      c4: 'N 1/3',
    });
  });

  test('B611, BR84: without a target no attack happens, and it does not advance', () => {
    const t = cast({ c3: 'S 2/3' }, [attack(anAlly())]);
    expect(t.board()).toEqual({ c3: 'S 2/3' });
    expect(t.events('noTarget')).toHaveLength(1);
  });

  test('B613: a kill by it gives 1 exp', () => {
    expect(cast({ c3: 'S 2/3', c4: 'N 1/2' }, [attack(anAlly())]).exp('S')).toBe(1);
  });

  test('B1301, BR50: a spell may make a summon defend; the own Battle ends it again', () => {
    const t = cast({ c1: 'S 1/3', c5: 'N 1/3' }, [defend(aSummon())]).answer('c1');
    expect(t.board().c1).toBe('S 1/3 defending');
    t.battle();
    expect(t.events('stanceEnded')).toHaveLength(1);
    const foe = cast({ c1: 'S 1/3', c5: 'N 1/3' }, [defend(aSummon())])
      .answer('c5')
      .battle();
    expect(foe.board().c5).toBe('N 1/3 defending');
  });
});

describe('moving by a spell', () => {
  const shove = (where: 'forward' | 'back' | 'left' | 'right', words: string, more = {}): readonly string[] =>
    Object.keys(cast({ c3: words, ...more }, [move(aSummon(), where)]).board());

  test('BR91, BR9: to the next field as the summon itself looks', () => {
    const all = ['forward', 'back', 'left', 'right'] as const;
    expect(all.flatMap((where) => shove(where, 'S 1/3'))).toEqual(['c4', 'c2', 'b3', 'd3']);
    expect(all.flatMap((where) => shove(where, 'N 1/3'))).toEqual(['c2', 'c4', 'd3', 'b3']);
    expect(all.flatMap((where) => shove(where, 'S 1/3 turnover'))).toEqual(['c2', 'c4', 'd3', 'b3']);
  });

  test('BR91: if that field is taken or off the board it stays', () => {
    const taken = cast({ c3: 'S 1/3', c4: 'N 1/3' }, [move(anAlly(), 'forward')]);
    expect(Object.keys(taken.board())).toEqual(['c3', 'c4']);
    expect(taken.events('effectDidNothing')).toMatchObject([{ why: 'noRoom' }]);
    expect(taken.events('moved')).toEqual([]);
    expect(Object.keys(cast({ a5: 'S 1/3' }, [move(anAlly(), 'forward')]).board())).toEqual(['a5']);
    expect(Object.keys(cast({ a5: 'S 1/3' }, [move(anAlly(), 'left')]).board())).toEqual(['a5']);
  });

  test('BR84: it is not an Advance: Snare, Stun and a valid target don’t matter', () => {
    const t = cast({ c2: 'S 1/3 snare stun', b2: 'N 1/3' }, [move(anAlly(), 'forward')]);
    expect(t.board()).toEqual({ c3: 'S 1/3 stun1 snare1', b2: 'N 1/3' });
    expect(t.events('advanced')).toEqual([]);
    expect(t.events('moved')).toMatchObject([{ from: 'c2', target: { field: 'c3' } }]);
  });
});

describe('conditions by a spell', () => {
  test.each(CONDITIONS.filter((one) => one !== 'antimagic'))('B105: %s is placed by the number and adds up', (one) => {
    const t = cast({ c4: `N 1/5 ${one}2` }, [place(one, aSummon(), 3)]);
    expect(t.at('c4').conditions[one]).toBe(5);
    expect(t.events('conditionPlaced')).toMatchObject([{ condition: one, count: 3, target: { field: 'c4' } }]);
  });

  test('B1206, BR64: a sorcery gives Antimagic to a summon without it, but not a second one', () => {
    const both = [place('antimagic', allSummons())];
    expect(cast({ a1: 'S 1/1', b1: 'S 1/1 antimagic' }, both).board()).toEqual({
      a1: 'S 1/1 antimagic1',
      b1: 'S 1/1 antimagic1',
    });
  });

  test('B1206: a summon with Antimagic cannot be targeted by a sorcery, and others in the area are hit as usual', () => {
    const t = cast({ c4: 'N 1/5 antimagic', d4: 'N 1/5', e4: 'N 1/5' }, [damage(1, aFoe()), damage(1, allFoes())]);
    expect(t.keys()).toEqual(expect.not.arrayContaining(['c4']));
    t.answer('e4');
    expect(t.board()).toEqual({ c4: 'N 1/5 antimagic1', d4: 'N 1/4', e4: 'N 1/3' });
  });

  test('B1303: conditions are removed: all of them or one kind', () => {
    const board = { c4: 'N 1/5 stun2 chill1 snare3' };
    expect(cast(board, [cleanse(aSummon())]).board()).toEqual({ c4: 'N 1/5' });
    const one = cast(board, [cleanse(aSummon(), 'snare')]);
    expect(one.board()).toEqual({ c4: 'N 1/5 stun2 chill1' });
    expect(one.events('conditionRemoved')).toMatchObject([{ condition: 'snare', count: 3 }]);
  });
});

describe('choices inside a text', () => {
  test('B1304: what you may do can be declined, and then nothing of it happens', () => {
    const effects = [may(damage(2, 'you'), draw(1)), mana('red')];
    const yes = cast({}, effects, { deck: ['guard'] });
    expect(yes.keys()).toEqual(['yes', 'no']);
    yes.answer('yes');
    expect([yes.life('S'), yes.see('S').hand, yes.see('S').mana.red]).toEqual([18, ['guard'], 1]);
    const no = cast({}, effects, { deck: ['guard'] }).answer('no');
    expect([no.life('S'), no.see('S').hand, no.see('S').mana.red]).toEqual([20, [], 1]);
    expect(no.events('optionalDeclined')).toEqual([{ kind: 'optionalDeclined', seat: 0, source: 'spell' }]);
  });

  test('BR29: what cannot be done is not offered', () => {
    const t = cast({}, [may(kill(aFoe())), mana('red')]);
    expect(t.asks()).toBe('S act');
    expect(t.see('S').mana.red).toBe(1);
  });

  test('B1304: one of two ways is chosen, and only that one happens', () => {
    const effects = [either([mana('red', 2)], [mana('blue')]), mana('white')];
    const first = cast({}, effects);
    expect(first.keys()).toEqual(['first', 'second']);
    expect(first.answer('first').see('S').mana).toEqual({ ...NOTHING, red: 2, white: 1 });
    expect(cast({}, effects).answer('second').see('S').mana).toEqual({ ...NOTHING, blue: 1, white: 1 });
  });

  test('B1304: a condition on a number is asked when its turn comes', () => {
    const effects = [damage(3, aFoe()), ifCount('foes', 1, [mana('red')], [mana('blue')])];
    expect(cast({ c4: 'N 1/3' }, effects).see('S').mana).toEqual({ ...NOTHING, blue: 1 });
    expect(cast({ c4: 'N 1/4' }, effects).see('S').mana).toEqual({ ...NOTHING, red: 1 });
  });
});

test('B1305: Draw n takes n spells from the deck into the hand', () => {
  expect(cast({}, [draw(2)], { deck: ['guard', 'newBoots', 'longWatch'] }).see('S').hand).toEqual([
    'guard',
    'newBoots',
  ]);
});
