// How does a turn go, phase by phase, and when does a match stop? (B401, B820, BR26, BR71, BR75, T26)

import { describe, expect, test } from 'vitest';
import { aFoe, anAlly, damage, enchantment, gainAttack, gainHp, give, spellsOf } from '../../cards/build.ts';
import { type Table, table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');
const phases = (t: Table): readonly string[] => t.events('phaseBegan').map(({ seat, phase }) => `${seat} ${phase}`);

describe('the phases', () => {
  test('B401, BR81: Resolve Enchantments, Spellcasting, Battle, Upkeep; then Attack is reset, then the other’s turn', () => {
    const t = table({
      phase: 'enchantments',
      cards: { drip: sorcery(0, '', [], { enchantment: enchantment(2, damage(1, 'opponent')) }) },
      board: { c1: 'S 1/3 attack2' },
      south: { area: ['drip'], mana: 'W1', hand: ['guard'], deck: Array(5).fill('redCrystal') },
    }).turn();
    expect(phases(t)).toEqual([
      ...['0 enchantments', '0 spellcasting', '0 battle', '0 upkeep'],
      ...['1 enchantments', '1 spellcasting'],
    ]);
    const order = ['turnBegan', 'enchantmentResolved', 'enchantmentTicked', 'castingEnded', 'summonActs', 'expGained'];
    const later = ['manaDecayed', 'handDiscarded', 'cardsDrawn', 'attackReset', 'turnEnded', 'turnBegan'];
    const seen = t.log.map(({ kind }) => kind).filter((kind) => [...order, ...later].includes(kind));
    expect(seen).toEqual([...order, ...later]);
  });

  test('BR26: phases cannot be skipped: an empty turn still has all four', () => {
    const t = table({ phase: 'enchantments' });
    expect(t.asks()).toBe('S act');
    t.turn();
    expect(phases(t).slice(0, 4)).toEqual(['0 enchantments', '0 spellcasting', '0 battle', '0 upkeep']);
    expect(t.asks()).toBe('N act');
  });

  test('B401: turns alternate and are counted, a round is one turn of each', () => {
    const t = table({ phase: 'enchantments', turn: 1 });
    const seen: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const { turn, round, active } = t.view('watcher');
      seen.push([turn, round, active]);
      t.turn();
    }
    expect(seen).toEqual([
      [1, 1, 0],
      [2, 1, 1],
      [3, 2, 0],
      [4, 2, 1],
    ]);
  });
});

describe('the Attack of summons', () => {
  test('B820, BR71, T26: what raises the own Attack counts in this Battle and ends with the own turn', () => {
    const boost = sorcery(0, '', [gainAttack(3, anAlly())]);
    const t = table({ cards: { boost }, board: { c3: 'S 1/3', c4: 'N 1/9' }, south: { hand: ['boost'] } });
    t.answer('cast:boost').battle();
    expect(t.blows()).toEqual(['c3>c4 4']);
    expect(t.at('c3')).toMatchObject({ attack: 4, attackDie: 4 });
    t.answer('stop');
    expect(t.at('c3')).toMatchObject({ attack: 1, attackDie: 1 });
    expect(t.events('attackReset')).toMatchObject([{ target: { field: 'c3' }, attack: 1 }]);
  });

  test('B820, BR71, T26: what lowers a foe’s Attack lasts through its Battle, until its owner’s turn is over', () => {
    const curse = sorcery(0, '', [gainAttack(-1, aFoe())]);
    const t = table({ cards: { curse }, board: { c3: 'S 1/9', c4: 'N 2/9' }, south: { hand: ['curse'] } });
    t.answer('cast:curse').turn();
    expect(t.at('c4').attack).toBe(1);
    t.battle();
    expect(t.blows()).toEqual(['c3>c4 1', 'c4>c3 1']);
    t.answer('stop');
    expect(t.at('c4').attack).toBe(2);
  });

  test('BR71: Attack never goes below 0', () => {
    const curse = sorcery(0, '', [gainAttack(-5, aFoe()), gainAttack(1, 'it')]);
    const t = table({ cards: { curse }, board: { c4: 'N 2/9' }, south: { hand: ['curse'] } }).answer('cast:curse');
    expect(t.at('c4').attack).toBe(1);
    expect(t.events('attackChanged').map(({ by, attack }) => [by, attack])).toEqual([
      [-2, 0],
      [1, 1],
    ]);
  });

  test('BR71: what an Aura gives is added on top and is not reset', () => {
    const aura = sorcery(0, '', [], { auras: [give('allies', { attack: 2 })] });
    const t = table({ cards: { aura }, board: { c1: 'S 1/3 attack3' }, south: { area: ['aura'] } });
    expect(t.at('c1')).toMatchObject({ attack: 5, attackDie: 3 });
    t.turn();
    expect(t.at('c2')).toMatchObject({ attack: 3, attackDie: 1 });
    expect(t.events('attackReset')).toMatchObject([{ attack: 3 }]);
  });

  test('B820: only the summons that the player owns, and a summon under Turnover by its owner’s turn', () => {
    const t = table({ board: { a1: 'S 1/3 attack2', c4: 'S 1/3 attack2 turnover stun', e5: 'N 1/3 attack2' } }).turn();
    expect(t.at('e5').attack).toBe(2);
    expect(t.at('c4').attack).toBe(1);
    expect(t.events('attackReset').map(({ target }) => target.card)).toHaveLength(2);
    t.turn();
    expect(t.events('attackReset')).toHaveLength(3);
  });

  test('BR72: HP is never reset', () => {
    const boon = sorcery(0, '', [gainHp(3, anAlly())]);
    const t = table({ cards: { boon }, board: { a1: 'S 1/3' }, south: { hand: ['boon'] } });
    t.answer('cast:boon').turn().turn();
    expect(t.board()).toEqual({ a2: 'S 1/6' });
  });
});

describe('long games', () => {
  const last = (south: number, north: number, options = {}): Table =>
    table({ active: 'N', turn: 100, south: { life: south }, north: { life: north }, options });

  test.each([
    [12, 7, 0],
    [7, 12, 1],
    [9, 9, null],
  ])('BR75: after 50 turns of each, %i against %i life: the winner is %j', (south, north, winner) => {
    const t = last(south, north);
    expect(t.outcome()).toBeNull();
    t.turn();
    expect(t.asks()).toBe('over');
    expect(t.outcome()).toMatchObject({ winner, reason: 'roundLimit' });
    expect(t.events('roundLimitReached')).toEqual([{ kind: 'roundLimitReached', life: [south, north] }]);
  });

  test('BR75: the 50th turn of the second player is still played', () => {
    const t = table({ turn: 99 }).turn();
    expect(t.asks()).toBe('N act');
    expect(t.view('watcher').turn).toBe(100);
  });

  test('BR75: another number, or no limit', () => {
    const short = table({ active: 'N', turn: 6, options: { roundLimit: 3 }, north: { life: 19 } }).turn();
    expect(short.outcome()).toMatchObject({ winner: 0, reason: 'roundLimit' });
    const endless = last(12, 7, { roundLimit: 'off' }).turn();
    expect(endless.outcome()).toBeNull();
    expect(endless.view('watcher')).toMatchObject({ turn: 101, active: 0 });
  });

  test('BR75: one may concede at any time, and the other has won', () => {
    const t = table({ phase: 'battle', board: { c1: 'S 1/1' } });
    expect(t.asks()).toBe('S stance');
    t.answer({ concede: true });
    expect(t.outcome()).toMatchObject({ winner: 1, reason: 'conceded' });
    expect(t.asks()).toBe('over');
  });
});

describe('winning', () => {
  const burn = sorcery(0, '', [damage(3, 'opponent'), gainAttack(1, anAlly())]);

  test('B101, BR74: at 0 life the match stops there and then: nothing else of the text happens', () => {
    const t = table({ cards: { burn }, board: { c1: 'S 1/1' }, south: { hand: ['burn'] }, north: { life: 3 } });
    t.answer('cast:burn');
    expect(t.outcome()).toMatchObject({ winner: 0, reason: 'defeated' });
    expect(t.asks()).toBe('over');
    expect(t.at('c1').attack).toBe(1);
  });

  test('B101: with 1 life left it goes on', () => {
    const t = table({ cards: { burn }, south: { hand: ['burn'] }, north: { life: 4 } }).answer('cast:burn');
    expect(t.outcome()).toBeNull();
    expect(t.life('N')).toBe(1);
  });

  test('B101: nobody has lost with 1 life', () => {
    const t = table({ south: { life: 3, hand: ['newsForAPrice'], mana: 'P1', deck: ['guard', 'guard'] } });
    t.play('cast:newsForAPrice', 'yes');
    expect([t.life('S'), t.outcome()]).toEqual([1, null]);
  });

  test('B101: who deals the last damage to themselves has lost', () => {
    const t = table({ south: { life: 2, hand: ['newsForAPrice'], mana: 'P1', deck: ['guard', 'guard'] } });
    t.play('cast:newsForAPrice', 'yes');
    expect(t.outcome()).toMatchObject({ winner: 1, reason: 'defeated' });
    expect(t.see('S').hand).toEqual(['guard']);
  });
});
