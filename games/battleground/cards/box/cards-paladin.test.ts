// Does every spell of the Paladin do what is printed on it?

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../rules/table-for-tests.ts';

const deck = Array(6).fill('redCrystal');
const NOTHING = { white: 0, red: 0, purple: 0, blue: 0 };

describe('Unique', () => {
  const watch = (board: Readonly<Record<string, string>>, life = 10): Table =>
    table({ board, south: { life, mana: 'W1', hand: ['longWatch', 'guard'], deck } }).answer('cast:longWatch');

  test('longWatch: 1 damage to the opponent, 2 if there is a foe; with three foes you are healed by 2', () => {
    const lives = (board: Readonly<Record<string, string>>, life = 10): readonly number[] => {
      const t = watch(board, life);
      return [t.life('S'), t.life('N')];
    };
    expect(lives({ a1: 'S 1/1' })).toEqual([10, 19]);
    expect(lives({ a5: 'N 1/1' })).toEqual([10, 18]);
    expect(lives({ a5: 'N 1/1', b5: 'N 1/1', c5: 'N 1/1' })).toEqual([12, 18]);
    expect(lives({ a5: 'N 1/1', b5: 'N 1/1', c5: 'N 1/1' }, 19)).toEqual([20, 18]);
  });

  test('longWatch: with three allies you draw one; then you retain up to one', () => {
    const three = watch({ a1: 'S 1/1', b1: 'S 1/1', c1: 'S 1/1' });
    expect(three.see('S').hand).toEqual(['guard', 'redCrystal']);
    expect(three.asks()).toBe('S retain');
    expect(three.decision().max).toBe(1);
    three.answer({ picks: ['guard'] });
    expect(three.see('S')).toMatchObject({ retained: ['guard'], hand: ['redCrystal'], pile: ['longWatch'] });
    expect(watch({ a1: 'S 1/1', b1: 'S 1/1' }).see('S').hand).toEqual(['guard']);
  });
});

describe('tier 1', () => {
  const cast = (
    card: string,
    mana: string,
    board: Readonly<Record<string, string>>,
    ...answers: readonly string[]
  ): Table =>
    table({ board, south: { mana, hand: [card], deck } })
      .answer(`cast:${card}`)
      .play(...answers);

  test('holdStill: a hurt ally is healed by 3; if it is defending it gains 1 HP besides', () => {
    expect(cast('holdStill', 'W1', { a1: 'S 1/5 hp1' }).board()).toEqual({ a1: 'S 1/4' });
    expect(cast('holdStill', 'W1', { a1: 'S 1/3 hp1 defending' }).board()).toEqual({ a1: 'S 1/4 defending' });
    const none = table({ board: { a1: 'S 1/3', a5: 'N 1/3 hp1' }, south: { mana: 'W1', hand: ['holdStill'] } });
    expect(none.blocked('cast:holdStill')).toBe('noTarget');
  });

  test('overTheShield: an ally gains 2 Attack; one that defends attacks at once and goes on defending', () => {
    const t = cast('overTheShield', 'W1', { c3: 'S 2/3 defending', c4: 'N 1/9' });
    expect(t.board()).toEqual({ c3: 'S 4/3 defending', c4: 'N 1/5' });
    expect(t.at('c3').conditions.haste).toBe(0);
  });

  test('overTheShield: one that does not defend gets 1 Haste instead', () => {
    const t = cast('overTheShield', 'W1', { c3: 'S 2/3', c4: 'N 1/9' });
    expect(t.board()).toEqual({ c3: 'S 4/3 haste1', c4: 'N 1/9' });
    expect(t.battle().blows()).toEqual(['c3>c4 4', 'c3>c4 4']);
  });

  test('untouchableLine: an ally gains 2 HP; it and the allies adjacent to it get Antimagic', () => {
    const t = cast('untouchableLine', 'W2', { c1: 'S 1/3', b1: 'S 1/3', c2: 'S 1/3', d2: 'S 1/3', d1: 'N 1/3' }, 'c1');
    expect(t.board()).toEqual({
      b1: 'S 1/3 antimagic1',
      c1: 'S 1/5 antimagic1',
      c2: 'S 1/3 antimagic1',
      d1: 'N 1/3',
      d2: 'S 1/3',
    });
    expect(t.see('S').mana).toEqual(NOTHING);
  });

  test('parryAndReply: an ally gains 2 Attack, and the foes adjacent to it are disarmed', () => {
    const t = cast('parryAndReply', 'W1 R1', { c3: 'S 1/3', c4: 'N 1/3', b3: 'N 1/3', d4: 'N 1/3' });
    expect(t.board()).toEqual({ b3: 'N 1/3 disarm1', c3: 'S 3/3', c4: 'N 1/3 disarm1', d4: 'N 1/3' });
  });

  test('guard: 1/3 with a Shield: attacked with 4, it takes 2 when it defends', () => {
    const t = cast('guard', 'W2', {}, 'c1');
    expect(t.board()).toEqual({ c1: 'S 1/3' });
    expect(t.at('c1')).toMatchObject({ defence: 2, range: 1 });
    const hit = table({ active: 'N', board: { c3: 'S guard defending', c4: 'N 4/4' } }).battle();
    expect(hit.blows()).toEqual(['c4>c3 2']);
  });

  test('lanternArcher: 2/2 with range 2; it shoots when it arrives, and again in Battle', () => {
    const t = cast('lanternArcher', 'W2 R1', { c3: 'N 1/9' }, 'c1');
    expect(t.board()).toEqual({ c1: 'S 2/2', c3: 'N 1/7' });
    expect(t.at('c1').range).toBe(2);
    t.battle();
    expect(t.blows()).toEqual(['c1>c3 2', 'c1>c3 2']);
  });

  test('lanternArcher: without a target it arrives like anybody', () => {
    const t = cast('lanternArcher', 'W2 R1', { c5: 'N 1/9', a1: 'S 0/3 snare9' }, 'e1');
    t.battle();
    expect(t.board()).toMatchObject({ e2: 'S 2/2' });
    expect(t.blows()).toEqual([]);
  });

  test('lanternArcher: summoned by an effect it does not shoot', () => {
    const t = table({
      board: { a2: 'N 1/9' },
      south: { mana: 'W4 R1', hand: ['fallenOnYourFeet'], pile: ['lanternArcher'] },
    }).play('cast:fallenOnYourFeet', 'a1');
    expect(t.board()).toEqual({ a1: 'S 2/2', a2: 'N 1/9' });
  });
});

describe('tier 2', () => {
  test('shoulderToShoulder: an ally and those adjacent are enchanted; three turns +1 Attack and 1 HP healed', () => {
    const t = table({
      board: { c1: 'S 1/5 hp1 snare9', d1: 'S 1/5 hp5 snare9', e2: 'S 1/5 hp1 snare9' },
      south: { mana: 'W2', hand: ['shoulderToShoulder'], deck },
    }).play('cast:shoulderToShoulder', 'c1');
    expect(t.board()).toMatchObject({ c1: 'S 1/1 snare9', d1: 'S 1/5 snare9' });
    expect(t.see('S').area.map(({ card, tokens }) => [card, tokens])).toEqual([['shoulderToShoulder', 3]]);
    for (const healed of [2, 3, 4]) {
      t.turn().turn();
      expect(t.at('c1')).toMatchObject({ attack: 2, hp: healed });
      expect(t.at('d1')).toMatchObject({ attack: 2, hp: 5 });
      expect(t.at('e2')).toMatchObject({ attack: 1, hp: 1 });
    }
    expect(t.see('S').area).toEqual([]);
    t.turn().turn();
    expect(t.at('c1')).toMatchObject({ attack: 1, hp: 4 });
  });

  test('closeRanks: your allies have 1 more Defence', () => {
    const hit = (area: readonly string[]): readonly string[] =>
      table({ active: 'N', board: { c3: 'S 1/9 defending', c4: 'N 4/4' }, south: { area } })
        .battle()
        .blows();
    expect(hit([])).toEqual(['c4>c3 3']);
    expect(hit(['closeRanks'])).toEqual(['c4>c3 2']);
    const theirs = table({ board: { c3: 'S 4/4', c4: 'N 1/9 defending' }, south: { area: ['closeRanks'] } }).battle();
    expect(theirs.blows()).toEqual(['c3>c4 3']);
  });

  test('closeRanks: when an ally dies, the allies adjacent to it defend', () => {
    const t = table({
      active: 'N',
      board: { c3: 'S 1/1', b3: 'S 1/5', c2: 'S 1/5', e3: 'S 1/5', c4: 'N 2/5' },
      south: { area: ['closeRanks'] },
    }).battle();
    expect(t.board()).toEqual({ b3: 'S 1/5 defending', c2: 'S 1/5 defending', c4: 'N 2/5', e3: 'S 1/5' });
  });

  test('closeRanks: cast for 3 white, it stays in play; a foe’s death moves nobody', () => {
    const t = table({
      board: { c3: 'S 2/5', b4: 'S 1/5', c4: 'N 1/3' },
      south: { hand: ['closeRanks'], mana: 'W3' },
    }).answer('cast:closeRanks');
    expect(t.see('S').area.map(({ card }) => card)).toEqual(['closeRanks']);
    t.battle();
    expect(t.board()).toEqual({ b4: 'S 1/5', c3: 'S 2/5' });
  });

  test('dayBreaks: 1 damage to foes within range 2 of a field and on it, 1 more to its neighbours, whose allies heal', () => {
    const t = table({
      board: {
        c3: 'N 1/9',
        c4: 'N 1/9',
        d4: 'N 1/9',
        c5: 'N 1/9',
        e4: 'N 1/9',
        b2: 'S 1/5 hp1',
        a3: 'S 1/5 hp1',
        b3: 'S 1/5',
      },
      south: { hand: ['dayBreaks'], mana: 'W2 R1' },
    }).play('cast:dayBreaks', 'c3');
    expect(t.board()).toEqual({
      // The field itself: in range, not its own neighbour.
      c3: 'N 1/8',
      c4: 'N 1/7',
      d4: 'N 1/7',
      c5: 'N 1/8',
      e4: 'N 1/9',
      b2: 'S 1/2',
      a3: 'S 1/1',
      b3: 'S 1/5',
    });
    expect(t.life('N')).toBe(17);
  });

  test('bannerBearer: 3/4 with a Shield; when it arrives all other allies are healed by 2', () => {
    const t = table({
      board: { a3: 'S 1/5 hp1', e1: 'S 1/5 hp4', a5: 'N 1/5 hp1' },
      south: { hand: ['bannerBearer'], mana: 'W3 R1' },
    }).play('cast:bannerBearer', 'c1');
    expect(t.board()).toEqual({ a3: 'S 1/3', a5: 'N 1/1', c1: 'S 3/4', e1: 'S 1/5' });
    expect(t.at('c1').defence).toBe(3);
  });

  test('bannerBearer: adjacent allies have 1 more Attack and Defence; it has not, nor have others', () => {
    const t = table({ board: { c3: 'S bannerBearer', c4: 'S 1/5', d4: 'S 1/5', b3: 'N 1/5' } });
    expect(t.board()).toEqual({ b3: 'N 1/5', c3: 'S 3/4', c4: 'S 2/5', d4: 'S 1/5' });
    expect([t.at('c4').defence, t.at('d4').defence]).toEqual([2, 1]);
  });
});

describe('tier 3', () => {
  test('weSwore: all allies gain 2 HP, then are healed by 2; one gains its HP as Attack, at most 5, and 1 Haste', () => {
    const board = { a1: 'S 1/9 hp2', b1: 'S 1/3', e5: 'N 1/3' };
    const south = { hand: ['weSwore'], mana: 'W4' };
    const big = table({ board, south }).play('cast:weSwore', 'a1');
    expect(big.board()).toEqual({ a1: 'S 6/6 haste1', b1: 'S 1/5', e5: 'N 1/3' });
    const small = table({ board: { ...board, b1: 'S 1/1' }, south }).play('cast:weSwore', 'b1');
    expect(small.board()).toEqual({ a1: 'S 1/6', b1: 'S 4/3 haste1', e5: 'N 1/3' });
  });

  test('fallenOnYourFeet: summons a Summon of your discard pile, then one of tier 1 at most; 1 exp each', () => {
    const t = table({
      south: {
        hand: ['fallenOnYourFeet'],
        mana: 'W4 R1',
        pile: ['paviseCaptain', 'guard', 'bannerBearer', 'newBoots'],
      },
    }).answer('cast:fallenOnYourFeet');
    expect([...t.keys()].sort()).toEqual(['bannerBearer', 'guard', 'paviseCaptain']);
    t.play('paviseCaptain', 'c1');
    // Only the Guard is of tier 1.
    t.answer('d1');
    expect(t.board()).toEqual({ c1: 'S 5/4', d1: 'S 1/3' });
    expect(t.exp('S')).toBe(2);
    expect(t.see('S').pile).toEqual(['bannerBearer', 'newBoots', 'fallenOnYourFeet']);
  });

  test('paviseCaptain: 5/4, range 2, two Shields: Defence 5', () => {
    const t = table({ south: { hand: ['paviseCaptain'], mana: 'W4 R1' } }).play('cast:paviseCaptain', 'c1');
    expect(t.at('c1')).toMatchObject({ attack: 5, hp: 4, range: 2, defence: 5 });
  });

  test('paviseCaptain: when a foe dies it defends, also in the Battle in which it shot', () => {
    const t = table({ board: { c3: 'S paviseCaptain', c5: 'N 1/3', e4: 'N 1/9' } }).battle();
    expect(t.blows()).toEqual(['c3>c5 5']);
    expect(t.board()).toEqual({ c3: 'S 5/4 defending', e4: 'N 1/9' });
    const ally = table({ active: 'N', board: { c3: 'S paviseCaptain', e3: 'S 1/1', e4: 'N 1/9' } }).battle();
    expect(ally.board()).toEqual({ c3: 'S 5/4', e4: 'N 1/9' });
  });
});
