// What does an Orb do in its owner's turn? (C1001 to C1006, C1010, C1011, CR49 to CR53, CR55, CR56, CT15 to CT17)

import { describe, expect, test } from 'vitest';
import { creature, damage, disarm, fetch, give, orb, spell } from '../../cards/build.ts';
import { attack, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  sphere: orb('', '4/3'),
  pebble: orb('', '1/1'),
  blunt: orb('', '0/2'),
  spare: orb('', '2/2', { recycling: [fetch(1)] }),
  brazier: orb('', '2/3', { startTurn: [damage(2, 'opponent')] }),
  imp: creature('', '1/2', { hurt: [damage(1, 'opponent')] }),
  tough: creature('', '2/6', { hurt: [damage(1, 'opponent')] }),
  giant: creature('', '5/9'),
  magnet: creature('', '1/5', { keywords: ['magnetic'] }),
  ghost: creature('', '3/3', { keywords: ['fog'] }),
  unseat: spell('', [disarm('opponent')]),
  bless: creature('', '1/4', { gives: [give('others', { health: 2 })] }),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const orbs = (t: Table): readonly string[] => t.keys().filter((key) => key.startsWith('orb:'));
const shown = (t: Table): string => {
  const found = t.see('A').orb;
  return found === null ? 'none' : `${found.card} ${found.attack}/${found.durability}`;
};

describe('using an Orb', () => {
  test('C1001: an Orb has an attack and a durability', () => {
    expect(shown(at({ orb: 'sphere' }))).toBe('sphere 4/3');
    expect(shown(at({ orb: { card: 'sphere', wear: 2 } }))).toBe('sphere 4/1');
  });

  test('C1002: it stays while it has durability, then it goes to the discard pile', () => {
    const t = at({ orb: { card: 'sphere', wear: 2 }, health: 20 }, { health: 20 }).answer('orb:player');
    expect(shown(t)).toBe('none');
    expect(t.pile('A')).toEqual(['sphere']);
    expect(t.happened('destroyed')).toMatchObject([{ cause: 'worn', target: { card: 'sphere' } }]);
  });

  test('C1002: an effect destroys it, and another Orb replaces it: one Orb a player', () => {
    const lost = table({ cards, A: { hand: ['unseat'] }, B: { orb: 'sphere' } }).answer('play:unseat');
    expect(lost.see('B').orb).toBe(null);
    expect(lost.pile('B')).toEqual(['sphere']);
    const t = at({ orb: 'sphere', hand: ['pebble'] }).answer('play:pebble');
    expect(shown(t)).toBe('pebble 1/1');
    expect(t.pile('A')).toEqual(['sphere']);
  });

  test('C1003: once per turn, at the opponent or an opposing Creature', () => {
    const t = at({ orb: 'sphere', line: ['giant'] }, { line: ['giant', 'imp'] });
    expect(orbs(t)).toEqual(['orb:1', 'orb:2', 'orb:player']);
    t.answer('orb:1');
    expect(orbs(t)).toEqual([]);
    expect(t.blocked('orb:player')).toBe('orbUsed');
    expect(t.refusal('orb:1')).toMatchObject({ code: 'orbUsed', clause: 'C1003' });
  });

  test('C1004: its damage is at most the target’s current health (CR49)', () => {
    const dying = at({ orb: 'sphere', health: 20 }, { line: [{ card: 'giant', damage: 7 }] }).answer('orb:1');
    expect(dying.happened('damage')).toMatchObject([{ by: 'orb', amount: 2 }]);
    const whole = at({ orb: 'sphere', health: 20 }, { line: ['giant'], health: 3 }).answer('orb:1');
    expect(whole.happened('damage')).toMatchObject([{ by: 'orb', amount: 4, left: 5 }]);
  });

  test('CR49: the target’s health counts, with modifiers and without damage; not the opponent’s', () => {
    const gained = { card: 'imp', health: 1, damage: 1 };
    const t = at({ orb: 'sphere', health: 20 }, { line: [gained], health: 30 }).answer('orb:1');
    expect(t.health('A')).toBe(18);
    const given = at({ orb: 'sphere', health: 20 }, { line: ['imp', 'bless'], health: 1 }).answer('orb:1');
    expect(given.health('A')).toBe(16);
  });

  test('C1005: its owner loses as much as it deals (CR51: in the same instant, as a loss)', () => {
    const t = at({ orb: 'sphere', health: 20 }, { health: 20 }).answer('orb:player');
    expect([t.health('A'), t.health('B')]).toEqual([16, 16]);
    expect(t.events.map(({ kind }) => kind)).toEqual(['orbUsed', 'damage', 'healthLost', 'durabilityLost']);
    expect(t.happened('healthLost')).toEqual([{ kind: 'healthLost', seat: 0, amount: 4, left: 16, source: 'sphere' }]);
  });

  test('C1006: it loses 1 durability for the hit, and none for the owner’s loss', () => {
    const t = at({ orb: 'sphere', health: 20 }, { health: 20 }).answer('orb:player');
    expect(shown(t)).toBe('sphere 4/2');
    expect(t.happened('durabilityLost').map(({ left }) => left)).toEqual([2]);
  });

  test('C1010: Orb damage is not an attack: nobody strikes back, and Creatures may still attack', () => {
    const t = at({ orb: 'sphere', health: 20, line: ['giant'] }, { attack: 3, health: 20, line: ['giant'] });
    t.answer('orb:player');
    expect(t.health('A')).toBe(16);
    expect(t.happened('attackDeclared')).toEqual([]);
    expect(t.keys()).toContain(attack(1, 'player'));
    const creatureHit = at({ orb: 'sphere', health: 20 }, { line: ['giant'] }).answer('orb:1');
    expect(creatureHit.health('A')).toBe(16);
    expect(creatureHit.happened('fight')).toEqual([]);
  });

  test('C1011: after using an Orb, an Orb played later in the same turn can be used too (CR53)', () => {
    const t = at({ orb: 'sphere', hand: ['pebble', 'sphere'], health: 30 }, { health: 30 });
    t.play('orb:player', 'play:pebble', 'orb:player');
    expect([t.health('A'), t.health('B')]).toEqual([25, 25]);
    // A second copy is another Orb.
    t.play('play:sphere', 'orb:player');
    expect([t.health('A'), t.health('B')]).toEqual([21, 21]);
    expect(shown(t)).toBe('sphere 4/2');
    expect(orbs(t)).toEqual([]);
  });

  test('CR53: usable in the turn it is played, and again in each turn of its owner', () => {
    const t = at({ hand: ['sphere'], deck: ['imp'] }, { deck: ['imp'] }).play('play:sphere', 'orb:player');
    expect(t.health('B')).toBe(26);
    t.play('end', 'no', 'red', 'draw:1');
    expect(t.asks()).toBe('B act');
    // It is its owner's alone to use.
    expect(t.keys()).toEqual(['play:imp', 'end', 'storeLess']);
    t.play('end', 'red', 'draw:1', 'orb:player');
    expect(t.health('B')).toBe(22);
    expect(shown(t)).toBe('sphere 4/1');
  });
});

describe('the rulings about a hit', () => {
  test('CR50: an Orb with attack 0 cannot be used, and nothing is spent', () => {
    const t = at({ orb: 'blunt' }, { line: ['imp'] });
    expect(t.keys()).toEqual(['end']);
    expect(t.blocked('orb:1')).toBe('orbTooWeak');
    expect(t.refusal('orb:player')).toMatchObject({ code: 'orbTooWeak', clause: 'CR50' });
  });

  test('CR51: the loss triggers nothing that waits for damage, and reaches 0 or less', () => {
    const t = at({ orb: 'sphere', health: 4 }, { line: ['giant'], health: 10 }).answer('orb:1');
    expect(t.health('A')).toBe(0);
    expect(t.outcome()).toEqual({ winner: 1, reason: 'defeated' });
    // The target's own trigger does happen, once.
    const hurt = at({ orb: 'sphere', health: 20 }, { line: ['tough'] }).answer('orb:1');
    expect(hurt.health('A')).toBe(15);
    expect(hurt.happened('triggered')).toHaveLength(1);
  });

  test('CR51: it equals the damage really dealt', () => {
    const t = at({ orb: 'sphere', health: 20 }, { line: ['imp'] }).answer('orb:1');
    expect(t.health('A')).toBe(18);
  });

  test('CR52: it ignores Magnetized, Magnetic and Fog, and gets no Magic Damage', () => {
    const t = at({ orb: 'sphere', health: 20, magic: 3 }, { line: ['magnet', 'ghost'], health: 20, statuses: ['fog'] });
    expect(orbs(t)).toEqual(['orb:1', 'orb:2', 'orb:player']);
    t.answer('orb:player');
    expect([t.health('A'), t.health('B')]).toEqual([16, 16]);
  });

  test('CR52: it does not wake an opposing active Orb', () => {
    const t = at({ orb: 'sphere', health: 20 }, { orb: { card: 'pebble', active: true }, health: 20 });
    t.answer('orb:player');
    expect([t.health('A'), t.health('B')]).toEqual([16, 16]);
    expect(t.see('B').orb).toMatchObject({ durability: 1, active: true });
    expect(t.happened('orbWaits')).toEqual([]);
  });

  test('CR55: pay, the old Orb to the pile, the new one in, then the old one’s Recycling', () => {
    const t = at({ orb: 'spare', hand: ['sphere'], deck: ['imp'] }).answer('play:sphere');
    expect(t.events.map(({ kind }) => kind)).toEqual([
      ...['paid', 'destroyed', 'toDiscard', 'orbPlaced', 'triggered', 'fetched'],
    ]);
    expect(t.pile('A')).toEqual(['spare']);
    expect(t.hand('A')).toEqual(['imp']);
    expect(shown(t)).toBe('sphere 4/3');
  });

  test('CR56: other text of an Orb costs its owner neither health nor durability', () => {
    const t = table({ cards, at: 'start', A: { orb: 'brazier', health: 20 }, B: { health: 20 } });
    expect([t.health('A'), t.health('B')]).toEqual([20, 18]);
    expect(shown(t)).toBe('brazier 2/3');
    expect(t.happened('healthLost')).toEqual([]);
  });
});

describe('tricky cases', () => {
  test('CT15: Orb 4/3 on a Creature with health 2', () => {
    const t = at({ health: 20, orb: 'sphere' }, { line: ['imp'] }).answer('orb:1');
    expect(t.line('B')).toEqual([]);
    expect(t.health('A')).toBe(18);
    expect(shown(t)).toBe('sphere 4/2');
  });

  test('CT16: an Orb may choose past a Magnetized 1/5, Creatures may not', () => {
    const B = { line: [{ card: 'magnet', statuses: ['magnetized'] } as const, 'ghost'] };
    const t = at({ orb: 'sphere', line: ['giant'] }, B);
    expect(orbs(t)).toEqual(['orb:1', 'orb:2', 'orb:player']);
    expect(t.keys().filter((key) => key.startsWith('attack'))).toEqual([attack(1, 1)]);
  });

  test.each([
    [5, 1, { winner: 0, reason: 'defeated' }],
    [4, 0, { winner: null, reason: 'bothDefeated' }],
    [3, -1, { winner: null, reason: 'bothDefeated' }],
  ])('CT17: an Orb kills a player at 4 from %i health', (health, left, outcome) => {
    const big = { ...cards, heavy: orb('', '5/2') };
    const t = table({ cards: big, A: { health, orb: 'heavy' }, B: { health: 4 } }).answer('orb:player');
    expect(t.health('B')).toBe(0);
    expect(t.health('A')).toBe(left);
    expect(t.outcome()).toEqual(outcome);
  });
});
