// When is health checked, and who has won? (C1102 to C1106, CT17, CT28, CT33)

import { describe, expect, test } from 'vitest';
import { anything, creature, damage, heal, orb, spell } from '../cards/build.ts';
import { attack, type Side, type Table, table } from './table-for-tests.ts';

const cards = {
  bear: creature('', '3/3'),
  phoenix: creature('', '1/1', { recycling: [heal(3, 'you')] }),
  reaper: creature('', '1/1', { startTurn: [damage(2, 'eachPlayer')] }),
  bell: creature('', '1/1', { endTurn: [damage(2, 'opponent')] }),
  kin: creature('', '1/1', { recycling: [damage(1, 'opponent')] }),
  volley: spell('', [damage(1, anything(), 3)]),
  bolt: spell('', [damage(4, 'opponent')]),
  pyre: spell('', [damage(4, 'you')]),
  blaze: spell('', [damage(4, 'eachPlayer')]),
  save: spell('', [damage(4, 'you'), heal(2, 'you')]),
  sphere: orb('', '3/2'),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const WON = { winner: 0, reason: 'defeated' };
const LOST = { winner: 1, reason: 'defeated' };
const TIE = { winner: null, reason: 'bothDefeated' };

describe('the discard pile', () => {
  test('C1102: both players, and watchers, see every discard pile in order', () => {
    const t = at({ pile: ['bear', 'bolt'] }, { pile: ['kin', 'bear', 'kin'] });
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(t.view(viewer).players.map(({ pile }) => pile)).toEqual([
        ['bear', 'bolt'],
        ['kin', 'bear', 'kin'],
      ]);
    }
  });
});

describe('the end of a match', () => {
  test('C1103: a player wins when the opponent is at 0 or less', () => {
    expect(
      at({ hand: ['bolt'] }, { health: 5 })
        .answer('play:bolt')
        .outcome(),
    ).toBe(null);
    for (const health of [4, 1]) {
      const t = at({ hand: ['bolt'] }, { health }).answer('play:bolt');
      expect(t.outcome()).toEqual(WON);
      expect(t.asks()).toBe('over');
      expect(t.happened('healthCheck')).toEqual([{ kind: 'healthCheck', health: [30, health - 4] }]);
      expect(t.happened('gameOver')).toEqual([{ kind: 'gameOver', ...WON }]);
    }
  });

  test('C1103: whatever brought it there, one’s own Spell too (CR30)', () => {
    expect(
      at({ hand: ['pyre'], health: 4 })
        .answer('play:pyre')
        .outcome(),
    ).toEqual(LOST);
  });

  test('C1104: both at 0 or less at the same check is a draw', () => {
    expect(
      at({ hand: ['blaze'], health: 4 }, { health: 1 })
        .answer('play:blaze')
        .outcome(),
    ).toEqual(TIE);
    expect(
      at({ hand: ['blaze'], health: 5 }, { health: 1 })
        .answer('play:blaze')
        .outcome(),
    ).toEqual(WON);
  });

  test('C1105: health is compared only when everything that a contract set off is resolved', () => {
    const t = at({ hand: ['save'], health: 4 }).answer('play:save');
    expect(t.health('A')).toBe(2);
    expect(t.outcome()).toBe(null);
    // The choice in between is no moment at which a player could do something.
    const choosing = at({ hand: ['volley'], health: 1 }, { line: ['phoenix'] }).play('play:volley', 'own:player');
    expect(choosing.health('A')).toBe(0);
    expect(choosing.asks()).toBe('A target');
    expect(choosing.play('opposing:1', 'own:player').outcome()).toEqual(LOST);
  });

  test('C1105: what Recycling does counts for the same check', () => {
    const t = at({ line: ['kin'], health: 20 }, { line: ['bear'], health: 1 }).answer(attack(1, 1));
    expect(t.outcome()).toEqual(WON);
    // A attacks B's Creature; its Recycling strikes A, and both are at 0 together.
    const tie = at({ line: ['kin'], health: 1 }, { line: ['kin'], health: 1 }).answer(attack(1, 1));
    expect(tie.outcome()).toEqual(TIE);
  });

  test('C1105: it is checked after End turn effects, before the Orb’s stance', () => {
    const t = at({ line: ['bell'], orb: 'sphere' }, { health: 2 }).answer('end');
    expect(t.outcome()).toEqual(WON);
    expect(t.happened('orbStance')).toEqual([]);
  });

  test('C1106: an attack on a player with an active Orb: its damage first, then the check', () => {
    // B is killed; the Orb still strikes the attacking player, and it is a draw.
    const guard = { card: 'sphere', active: true };
    const t = at({ attack: 2, health: 3 }, { orb: guard, health: 2 }).answer(attack('player', 'player'));
    expect([t.health('A'), t.health('B')]).toEqual([0, -3]);
    expect(t.outcome()).toEqual(TIE);
  });

  test('C1106: without an active Orb the same attack wins', () => {
    const t = at({ attack: 2, health: 3 }, { orb: 'sphere', health: 2 }).answer(attack('player', 'player'));
    expect(t.outcome()).toEqual(WON);
  });
});

describe('tricky cases', () => {
  test('CT28: back from zero inside a Spell', () => {
    const t = at({ hand: ['volley'] }, { health: 1, line: ['phoenix'] });
    t.play('play:volley', 'opposing:player', 'opposing:1', 'opposing:player');
    expect([t.health('B'), t.outcome(), t.asks()]).toEqual([2, null, 'A act']);
  });

  test('CT33: both at 0 after Start turn effects: a draw, and no extractor', () => {
    const t = table({ cards, at: 'start', A: { health: 2, line: ['reaper'] }, B: { health: 2 } });
    expect(t.outcome()).toEqual(TIE);
    expect(t.happened('extractorGained')).toEqual([]);
    expect(t.asks()).toBe('over');
  });
});
