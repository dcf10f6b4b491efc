// What do Stun, Disarm, Chill and Snare do, and which of them is spent?

import { describe, expect, test } from 'vitest';
import { aFoe, cleanse, place, spellsOf } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');
const marching = { movement: 'marching' };

describe('Stun', () => {
  test('B1202, T12: the next advance is skipped, then all Stun is gone', () => {
    const t = table({ board: { c2: 'S 1/3 stun', c4: 'N 0/3' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 1/3', c4: 'N 0/3' });
    expect(t.events('advanceSkipped')).toMatchObject([{ target: { field: 'c2' }, by: 'stun' }]);
    expect(t.events('noTarget')).toHaveLength(1);
  });

  test('B1202, T12: marching next to a foe the attack is skipped, and it does not advance', () => {
    const t = table({ options: marching, board: { c2: 'S 1/3 stun', d2: 'N 0/3' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 1/3', d2: 'N 0/3' });
    expect(t.events('attackPrevented')).toMatchObject([{ target: { field: 'c2' }, foe: { field: 'd2' }, by: 'stun' }]);
    expect(t.events('attackDeclared')).toEqual([]);
    expect(t.events('advanceHeld')).toHaveLength(1);
  });

  test('B1202: one action is skipped for all tokens together, the next one is done', () => {
    const t = table({ options: marching, board: { c2: 'S 1/3 stun3', c3: 'N 0/3' } }).battle();
    expect(t.events('conditionRemoved')).toMatchObject([{ condition: 'stun', count: 3 }]);
    const again = table({ board: { c2: 'S 1/3 stun3 haste', c3: 'N 0/3' } }).battle();
    expect(again.board()).toEqual({ c2: 'S 1/3', c3: 'N 0/2' });
  });

  test('B1202: it is spent by the action it skipped: the one by Haste is done', () => {
    const t = table({ board: { c2: 'S 1/3 stun2 haste' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 1/3' });
    expect(t.events('advanceSkipped')).toHaveLength(1);
  });

  test('BR59, T13: defending spends neither Stun nor Disarm', () => {
    const t = table({ board: { c3: 'S 1/3 stun disarm2', c4: 'N 0/3' } }).battle({ c3: 'defend' });
    expect(t.board()).toEqual({ c3: 'S 1/3 defending stun1 disarm2', c4: 'N 0/3' });
  });

  test('BR59: an advance that is held or blocked spends nothing', () => {
    const blocked = table({ board: { c2: 'S 0/3 stun snare', c3: 'N 0/3' } }).battle();
    expect(blocked.board()).toMatchObject({ c2: 'S 0/3 stun1 snare1' });
    const held = table({ board: { c2: 'S 1/3 snare', d2: 'N 0/3' } }).battle();
    expect(held.board()).toMatchObject({ c2: 'S 1/3 snare1', d2: 'N 0/2' });
  });

  test('BR59: an attack that would do no damage is successful all the same', () => {
    const t = table({ board: { c3: 'S 1/3 stun', c4: 'N 0/3 tier3 defending' } }).battle();
    expect(t.board()).toMatchObject({ c3: 'S 1/3' });
  });

  test('BR59: an attack without a target spends nothing', () => {
    const t = table({ board: { c2: 'S 1/3 disarm snare', c4: 'N 0/3' } }).battle();
    // Snare is what stopped the advance; nobody was in reach afterwards.
    expect(t.board()).toEqual({ c2: 'S 1/3 disarm1', c4: 'N 0/3' });
  });
});

describe('Disarm', () => {
  test('B1203: the attack does not happen, and all tokens are lost', () => {
    const t = table({ board: { c3: 'S 2/3 disarm3', c4: 'N 0/3' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 2/3', c4: 'N 0/3' });
    expect(t.events('attackPrevented')).toMatchObject([{ by: 'disarm' }]);
    expect(t.events('conditionRemoved')).toMatchObject([{ condition: 'disarm', count: 3 }]);
  });

  test('B1203: it does not stop an advance', () => {
    expect(
      table({ board: { c1: 'S 2/3 disarm' } })
        .battle()
        .board(),
    ).toEqual({ c2: 'S 2/3 disarm1' });
  });

  test('B1203: attacking the player counts as well', () => {
    const t = table({ board: { c5: 'S 2/3 disarm' } }).battle();
    expect([t.life('N'), t.at('c5').conditions.disarm]).toEqual([20, 0]);
  });

  test('BR58: Disarm comes before Stun, which stays', () => {
    const t = table({ board: { c3: 'S 2/3 disarm stun2', c4: 'N 0/3' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 2/3 stun2', c4: 'N 0/3' });
    expect(t.events('attackPrevented')).toHaveLength(1);
    t.turn().turn().battle();
    expect(t.board()).toEqual({ c3: 'S 2/3', c4: 'N 0/3' });
    t.turn().turn().battle();
    expect(t.board()).toEqual({ c3: 'S 2/3', c4: 'N 0/1' });
  });

  test('BR58: a prevented attack spends no Chill', () => {
    const t = table({ board: { c3: 'S 2/3 disarm chill2', c4: 'N 0/3' } }).battle();
    expect(t.board()).toMatchObject({ c3: 'S 2/3 chill2' });
  });

  test('T15: the first attack is lost with all three tokens, the one by Haste is not', () => {
    const t = table({ board: { c3: 'S 2/3 disarm3 haste', c4: 'N 0/3' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 2/3', c4: 'N 0/1' });
  });
});

describe('Chill', () => {
  test('B1204: 1 less damage for each token, and as many tokens are lost', () => {
    const t = table({ board: { c3: 'S 3/3 chill2', c4: 'N 0/5' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 3/3', c4: 'N 0/4' });
    expect(t.events('chillApplied')).toMatchObject([{ target: { field: 'c3' }, prevented: 2 }]);
  });

  test('B1204, BR60, T11: after Defence; the tokens that prevented nothing stay', () => {
    const t = table({ board: { c3: 'S 3/3 chill5', c4: 'N 0/5 defending' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 3/3 chill3', c4: 'N 0/5 defending' });
    expect(t.events('damageDealt')).toMatchObject([{ amount: 0 }]);
  });

  test('BR60: if Defence leaves no damage, no token is spent', () => {
    const t = table({ board: { c3: 'S 1/3 chill2', c4: 'N 0/5 defending' } }).battle();
    expect(t.board()).toMatchObject({ c3: 'S 1/3 chill2' });
    expect(t.events('chillApplied')).toEqual([]);
  });

  test('BR60: damage to a player is lowered too', () => {
    const t = table({ board: { c5: 'S 3/3 chill' } }).battle();
    expect([t.life('N'), t.at('c5').conditions.chill]).toEqual([18, 0]);
  });

  test('B1204: damage that the summon takes, or that it does by its Aura, is not lowered', () => {
    const t = table({ board: { c3: 'S 3/9', c4: 'N crazyImp chill5' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 3/7' });
  });
});

describe('Snare', () => {
  test('B1207: the next advance is skipped, for one token', () => {
    const t = table({ board: { c2: 'S 1/3 snare2' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 1/3 snare1' });
    expect(t.events('advanceSkipped')).toMatchObject([{ by: 'snare' }]);
    expect(t.turn().turn().battle().board()).toEqual({ c2: 'S 1/3' });
    expect(t.turn().turn().battle().board()).toEqual({ c3: 'S 1/3' });
  });

  test('B1207: it does not stop an attack', () => {
    const t = table({ board: { c3: 'S 1/3 snare', c4: 'N 0/3' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 1/3 snare1', c4: 'N 0/2' });
  });

  test('BR58: Snare comes before Stun, and only it is spent', () => {
    const t = table({ board: { c2: 'S 1/3 snare stun' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 1/3 stun1' });
  });

  test('T14: with Haste both advances are skipped', () => {
    const t = table({ board: { c2: 'S 1/3 snare2 haste' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 1/3' });
    expect(t.events('advanceSkipped')).toHaveLength(2);
  });
});

describe('all conditions', () => {
  test('B105: tokens add up, and stay until they work', () => {
    const cards = { ice: sorcery(0, '', [place('chill', aFoe(), 2)]) };
    const t = table({ cards, south: { hand: ['ice', 'ice'] }, board: { c4: 'N 1/3' } });
    t.play('cast:ice', 'cast:ice');
    expect(t.board()).toEqual({ c4: 'N 1/3 chill4' });
    expect(t.turn().turn().turn().board()).toEqual({ c3: 'N 1/3 chill4' });
  });

  test('B105: tokens can be removed: of one condition, or all', () => {
    const cards = { thaw: sorcery(0, '', [cleanse(aFoe(), 'chill')]), wash: sorcery(0, '', [cleanse(aFoe())]) };
    const t = table({ cards, south: { hand: ['thaw', 'wash'] }, board: { c4: 'N 1/3 chill2 stun snare haste' } });
    expect(t.answer('cast:thaw').board()).toEqual({ c4: 'N 1/3 haste1 stun1 snare1' });
    expect(t.answer('cast:wash').board()).toEqual({ c4: 'N 1/3' });
  });
});
