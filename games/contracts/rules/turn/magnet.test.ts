// What do Magnetized and Magnetic demand, and who may do what in which turn? (C1201 to C1206, CR42, CR43, CT22 to CT24)

import { describe, expect, test } from 'vitest';
import { aCreature, anOpposingCreature, become, creature, damage, fade, rune, spell } from '../../cards/build.ts';
import { attack, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  bear: creature('', '2/4'),
  rat: creature('', '1/2'),
  wall: creature('', '0/5', { keywords: ['magnetic'] }),
  herald: creature('', '1/3', { startTurn: [become('magnetized', 'this')] }),
  para: creature('', '1/3', { keywords: ['paramagnetic'] }),
  racer: creature('', '2/1', { keywords: ['adrenaline'] }),
  ram: creature('', '2/3', { keywords: ['impetus'] }),
  both: creature('', '2/3', { keywords: ['adrenaline', 'paramagnetic'] }),
  trio: creature('', '2/3', { keywords: ['impetus', 'paramagnetic'] }),
  bait: spell('', [become('magnetized', aCreature())]),
  target: spell('', [become('magnetized', 'opponent')]),
  hush: spell('', [fade(aCreature())]),
  rush: spell('', [become('adrenaline', aCreature(), 'turn')]),
  pull: spell('', [become('paramagnetic', aCreature())]),
  bolt: spell('', [damage(2, anOpposingCreature())]),
  spark: rune('', '', [damage(1, anOpposingCreature())]),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const keys = (t: Table, verb: string): readonly string[] => t.keys().filter((key) => key.startsWith(verb));
/** Plays a contract at the right end of its line. */
const enter = (t: Table, card: string): Table => {
  t.answer(`play:${card}`);
  return t.asks().endsWith('place') ? t.answer(t.keys()[0]) : t;
};
const pass = (t: Table): Table => t.play('end', 'red', 'draw:1');

describe('who must be attacked', () => {
  test('C1201: while an opposing target is Magnetized, only such targets may be attacked', () => {
    const t = at({ line: ['bear'] }, { line: ['rat', { card: 'bear', statuses: ['magnetized'] }] });
    expect(keys(t, 'attack')).toEqual([attack(1, 2)]);
    expect(t.blocked(attack(1, 'player'))).toBe('mustAttackMagnetic');
    expect(t.refusal(attack(1, 1))).toMatchObject({ code: 'mustAttackMagnetic', clause: 'C1201' });
  });

  test('C1201: it is removed at the start of its bearer’s turn', () => {
    const bear = { card: 'bear', statuses: ['magnetized'] } as const;
    const t = table({ cards, at: 'start', A: { line: [bear], statuses: ['magnetized'] } });
    expect(t.happened('statusLost')).toHaveLength(2);
    expect(t.asks()).toBe('A colour');
    expect(t.see('A').line[0].statuses).toEqual([]);
    expect(t.see('A').statuses).toEqual([]);
  });

  test('C1202: Magnetic demands the same and does not expire', () => {
    const A = { line: ['bear'], deck: ['rat', 'rat'] };
    const t = at(A, { line: ['rat', 'wall'], deck: ['rat'] });
    expect(keys(t, 'attack')).toEqual([attack(1, 2)]);
    pass(pass(t));
    expect(t.asks()).toBe('A act');
    expect(keys(t, 'attack')).toEqual([attack(1, 2)]);
  });

  test('C1202: several Magnetic or Magnetized targets are all open', () => {
    const t = at({ line: ['bear'] }, { line: ['wall', 'rat', { card: 'rat', statuses: ['magnetized'] }] });
    expect(keys(t, 'attack')).toEqual([attack(1, 1), attack(1, 3)]);
  });

  test('C1202: the own Magnetic Creatures bind only the opponent', () => {
    expect(keys(at({ line: ['bear', 'wall'] }, { line: ['rat'] }), 'attack:1')).toEqual([
      attack(1, 1),
      attack(1, 'player'),
    ]);
  });

  test('CR43: it is binary: magnetizing twice is no different, and once expired it is gone', () => {
    const bear = { card: 'bear', statuses: ['magnetized'] } as const;
    const t = at({ hand: ['bait'], line: [bear, 'rat'] });
    t.answer('play:bait');
    // CR33: the one that has it is no choice.
    expect(t.see('A').line.map(({ statuses }) => statuses)).toEqual([['magnetized'], ['magnetized']]);
    expect(t.happened('targetChosen')).toMatchObject([{ target: { card: 'rat' } }]);
  });

  test('CR43: removed at its controller’s next turn whenever it was gained, in the opponent’s turn too', () => {
    const t = at({ hand: ['bait'] }, { line: ['bear'], deck: ['rat'] }).answer('play:bait');
    expect(t.see('B').line[0].statuses).toEqual(['magnetized']);
    t.answer('end');
    expect(t.asks()).toBe('B colour');
    expect(t.see('B').line[0].statuses).toEqual([]);
  });

  test('CR43: a player can be Magnetized by an effect, but has no action for it', () => {
    const t = at({ hand: ['target'], line: ['bear'], attack: 1 }, { line: ['rat'] }).answer('play:target');
    expect(keys(t, 'attack')).toEqual([attack(1, 'player'), attack('player', 'player')]);
    expect(keys(t, 'magnetize')).toEqual(['magnetize:1']);
    t.answer('end');
    expect(t.see('B').statuses).toEqual([]);
  });

  test('CR43: it restricts attacks alone, never Orbs, Spells or Runes', () => {
    const t = at({ hand: ['bolt'], rune: 'spark' }, { line: ['wall', 'rat'] });
    t.answer('play:bolt');
    expect(t.keys()).toEqual(['opposing:1', 'opposing:2']);
    t.answer('opposing:2');
    expect(t.line('B')).toEqual(['wall 0/5']);
    const rune = at({ rune: 'spark' }, { line: ['wall', 'rat'] }).answer('rune');
    expect(rune.keys()).toEqual(['opposing:1', 'opposing:2']);
  });

  test('CR43: Fade removes it', () => {
    const t = at({ hand: ['hush'], line: ['bear'] }, { line: ['rat', { card: 'rat', statuses: ['magnetized'] }] });
    t.play('play:hush', 'opposing:2');
    expect(keys(t, 'attack')).toEqual([attack(1, 1), attack(1, 2), attack(1, 'player')]);
  });
});

describe('the action of a Creature', () => {
  test('CR42: one action in each own turn, of either kind', () => {
    const t = at({ line: ['bear', 'bear'] }, { line: ['rat'] }).play('magnetize:1', attack(2, 'player'));
    expect(t.keys()).toEqual(['end']);
    expect(t.blocked(attack(1, 1))).toBe('actedAlready');
    expect(t.blocked('magnetize:2')).toBe('actedAlready');
    expect(t.happened('statusGained')).toMatchObject([{ target: { card: 'bear' }, status: 'magnetized' }]);
  });

  test('CR42: Magnetize is for a Creature that is not Magnetized yet; a Magnetic one may', () => {
    const t = at({ line: [{ card: 'bear', statuses: ['magnetized'] }, 'wall'] });
    expect(keys(t, 'magnetize')).toEqual(['magnetize:2']);
    expect(t.blocked('magnetize:1')).toBe('isMagnetized');
    expect(t.answer('magnetize:2').see('A').line[1].statuses).toEqual(['magnetic', 'magnetized']);
  });

  test('C1203: Paramagnetic opens the Magnetize action in the entry turn, and that alone (CR42)', () => {
    const t = enter(at({ hand: ['para'] }, { line: ['rat'] }), 'para');
    expect(t.keys()).toEqual(['magnetize:1', 'end']);
    expect(t.blocked(attack(1, 1))).toBe('justCame');
  });

  test('C1205: Adrenaline opens every legal attack in the entry turn (CR42)', () => {
    const t = enter(at({ hand: ['racer'] }, { line: ['rat'] }), 'racer');
    expect(t.keys()).toEqual([attack(1, 1), attack(1, 'player'), 'end']);
    expect(t.blocked('magnetize:1')).toBe('justCame');
    const bound = enter(at({ hand: ['racer'] }, { line: ['rat', 'wall'] }), 'racer');
    expect(keys(bound, 'attack')).toEqual([attack(1, 2)]);
  });

  test('C1206: Impetus opens attacks on Creatures alone in the entry turn (CR42)', () => {
    const t = enter(at({ hand: ['ram'], deck: ['rat', 'rat'] }, { line: ['rat'], deck: ['rat'] }), 'ram');
    expect(t.keys()).toEqual([attack(1, 1), 'end']);
    expect(t.blocked(attack(1, 'player'))).toBe('impetusOnly');
    expect(t.refusal(attack(1, 'player'))).toMatchObject({ code: 'impetusOnly', clause: 'C1206' });
    pass(pass(t));
    expect(keys(t, 'attack')).toEqual([attack(1, 1), attack(1, 'player')]);
  });

  test('CR42: combined keywords widen the choice, but it is one action', () => {
    const t = enter(at({ hand: ['trio'] }, { line: ['rat'] }), 'trio');
    expect(t.keys()).toEqual([attack(1, 1), 'magnetize:1', 'end']);
    t.answer('magnetize:1');
    expect(t.keys()).toEqual(['end']);
  });

  test('CR42: without a keyword nothing in the entry turn; gaining it grants it, losing it takes it back', () => {
    const t = enter(at({ hand: ['bear', 'rush', 'pull', 'hush'] }, { health: 20 }), 'bear');
    expect(t.blocked(attack(1, 'player'))).toBe('justCame');
    t.answer('play:rush');
    expect(keys(t, 'attack')).toEqual([attack(1, 'player')]);
    t.answer('play:pull');
    expect(keys(t, 'magnetize')).toEqual(['magnetize:1']);
    t.answer('play:hush');
    expect(t.keys()).toEqual(['end']);
  });
});

describe('tricky cases', () => {
  test('CT22: Magnetized lasts through the opponent’s turn and goes before the extractor step', () => {
    const A = { line: ['bear', 'rat'], deck: ['rat', 'rat'] };
    const t = at(A, { line: ['bear'], deck: ['rat'] }).answer('magnetize:1');
    pass(t);
    expect(keys(t, 'attack')).toEqual([attack(1, 1)]);
    t.answer('end');
    expect(t.asks()).toBe('A colour');
    expect(t.see('A').line[0].statuses).toEqual([]);
    expect(t.events.slice(-2).map(({ kind }) => kind)).toEqual(['turnStarted', 'statusLost']);
    t.play('red', 'draw:1');
    expect(keys(t, 'magnetize')).toEqual(['magnetize:1', 'magnetize:2']);
  });

  test('CT22: “Start turn: gain Magnetized” is not wiped in the same step', () => {
    const herald = { card: 'herald', statuses: ['magnetized'] } as const;
    const t = table({ cards, at: 'start', A: { line: [herald] } });
    expect(t.see('A').line[0].statuses).toEqual(['magnetized']);
  });

  test('CT23: Impetus against a Magnetic player: no attack this turn, next turn only the player', () => {
    const A = { hand: ['ram'], deck: ['rat', 'rat'] };
    const t = enter(at(A, { statuses: ['magnetic'], line: ['rat'], deck: ['rat'] }), 'ram');
    expect(t.keys()).toEqual(['end']);
    expect(t.blocked(attack(1, 1))).toBe('mustAttackMagnetic');
    expect(t.blocked(attack(1, 'player'))).toBe('impetusOnly');
    pass(pass(t));
    expect(keys(t, 'attack')).toEqual([attack(1, 'player')]);
  });

  test('CT24: Adrenaline and Paramagnetic: one action, and none once Faded', () => {
    const t = enter(at({ hand: ['both'] }), 'both').answer(attack(1, 'player'));
    expect(t.blocked('magnetize:1')).toBe('actedAlready');
    const faded = enter(at({ hand: ['both', 'hush'] }), 'both').answer('play:hush');
    expect(faded.keys()).toEqual(['end']);
    expect(faded.blocked(attack(1, 'player'))).toBe('justCame');
    expect(faded.blocked('magnetize:1')).toBe('justCame');
  });
});
