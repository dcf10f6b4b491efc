// Whom does a text mean? (B205 to B210, B1304, BR3 to BR5, BR29, BR89, BR90)

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  aFoeOrOpponent,
  allFoes,
  anAlly,
  anOwn,
  attack,
  cleanse,
  damage,
  defend,
  draw,
  either,
  gainAttack,
  gainHp,
  give,
  heal,
  ifItIs,
  kill,
  mana,
  may,
  move,
  near,
  onField,
  onIntersection,
  place,
  spellsOf,
  within,
} from '../../cards/build.ts';
import type { Effect } from '../../cards/effects.ts';
import type { To } from '../../cards/targets.ts';
import { CONDITIONS } from '../../cards/vocabulary.ts';
import { type Table, table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');
const NOTHING = { white: 0, red: 0, purple: 0, blue: 0 };
const casts = (t: Table): readonly string[] => t.keys().filter((key) => key.startsWith('cast'));
const manaOf = (t: Table): unknown => t.see('S').mana;

/** South casts these effects on a board. */
const cast = (board: Readonly<Record<string, string>>, effects: readonly Effect[]): Table =>
  table({ cards: { spell: sorcery(0, '', effects) }, board, south: { hand: ['spell'] } }).answer('cast:spell');

describe('targets', () => {
  test('BR29: a spell that begins with a target cannot be cast without a legal one', () => {
    const t = table({
      cards: { hex: sorcery(0, '', [damage(1, aFoe())]), boon: sorcery(0, '', [heal(1, anAlly({ hurt: true }))]) },
      board: { c1: 'S guard' },
      south: { hand: ['hex', 'boon'] },
    });
    expect(casts(t)).toEqual([]);
    expect(t.blocked('cast:hex')).toBe('noTarget');
    expect(t.blocked('cast:boon')).toBe('noTarget');
    expect(t.decision().blocked[0].reason.clause).toBe('BR29');
  });

  test('BR29: without its first target it can be cast if another part has something to work on', () => {
    const spell = sorcery(0, '', [kill(aFoe()), place('stun', 'it'), damage(2, 'opponent'), mana('red')]);
    const t = table({ cards: { spell }, south: { hand: ['spell'] } });
    expect(casts(t)).toEqual(['cast:spell']);
    t.answer('cast:spell');
    expect([t.life('N'), t.see('S').mana.red, t.see('S').pile]).toEqual([18, 1, ['spell']]);
    expect(t.events('effectDidNothing')).toMatchObject([{ why: 'noTarget' }]);
  });

  test('BR29: a Summon and an Aura come into play without the target of their text', () => {
    const text = [damage(1, aFoe())];
    const { summon } = spellsOf('neutral');
    const t = table({
      cards: {
        body: summon(0, '', '1/1', { text }),
        banner: sorcery(0, '', text, { auras: [give('allies', { attack: 1 })] }),
      },
      south: { hand: ['body', 'banner'] },
    });
    expect(casts(t)).toEqual(['cast:body', 'cast:banner']);
  });

  test.each([
    ['the other parts mean the missing target', [damage(1, aFoe()), place('stun', 'it')]],
    ['the other parts mean nobody', [damage(1, aFoe()), damage(1, allFoes())]],
    ['a condition is not met', [damage(1, aFoe()), ifItIs('alive', [mana('red')])]],
    ['nothing is left to draw', [damage(1, aFoe()), draw(2)]],
    ['no choice does anything', [damage(1, aFoe()), either([kill('it')], [heal(1, 'it')])]],
    ['it would have begun by killing an own summon', [kill(anOwn()), damage(3, 'opponent')]],
    ['"you may" has no target', [damage(1, aFoe()), may(kill(aFoe()))]],
  ] as const)('BR29: it stays refused if %s', (_why, effects) => {
    const t = table({ cards: { spell: sorcery(0, '', effects) }, south: { hand: ['spell'], deck: [] } });
    expect(t.blocked('cast:spell')).toBe('noTarget');
  });

  test('BR29: a later instruction that cannot be carried out is skipped, the others are done', () => {
    const spell = sorcery(0, '', [mana('red'), damage(1, aFoe()), place('stun', 'it'), mana('blue')]);
    const t = table({ cards: { spell }, south: { hand: ['spell'] } }).answer('cast:spell');
    expect(manaOf(t)).toEqual({ ...NOTHING, red: 1, blue: 1 });
    expect(t.events('damageDealt')).toEqual([]);
    // It is told once, not again for everything that means the same target.
    expect(t.events('effectDidNothing')).toMatchObject([{ why: 'noTarget' }]);
    expect(t.see('S').pile).toEqual(['spell']);
  });

  test.each<[string, (to: To) => Effect]>([
    ['damage', (to) => damage(1, to)],
    ['healing', (to) => heal(1, to)],
    ['Attack', (to) => gainAttack(1, to)],
    ['a condition', (to) => place('stun', to)],
    ['cleansing', (to) => cleanse(to)],
    ['killing', (to) => kill(to)],
    ['an order to attack', (to) => attack(to)],
    ['an order to defend', (to) => defend(to)],
    ['a step', (to) => move(to, 'forward')],
  ])('BR29: %s that means nobody says so once, and by which spell', (_what, effect) => {
    const told = (...effects: readonly Effect[]): unknown =>
      cast({ c1: 'S 1/3' }, [mana('red'), ...effects]).events('effectDidNothing');
    const once = [{ kind: 'effectDidNothing', seat: 0, source: 'spell', why: 'noTarget' }];
    expect(told(effect(allFoes()))).toEqual(once);
    expect(told(effect(aFoe()))).toEqual(once);
    expect(told(damage(1, aFoe()), effect('it'), effect(near('it', 'adjacent', 'any')))).toEqual(once);
  });

  test('BR29, BR89: the caster chooses while the spell is resolved; with one legal choice nobody is asked', () => {
    const hex = sorcery(0, '', [damage(1, aFoe()), place('stun', 'it')]);
    const two = table({ cards: { hex }, board: { b3: 'N 1/3', d4: 'N 1/3', c1: 'S 1/3' }, south: { hand: ['hex'] } });
    two.answer('cast:hex');
    expect(two.asks()).toBe('S target');
    expect([...two.keys()].sort()).toEqual(['b3', 'd4']);
    two.answer('d4');
    expect(two.board()).toEqual({ b3: 'N 1/3', c1: 'S 1/3', d4: 'N 1/2 stun1' });
    const one = table({ cards: { hex }, board: { b3: 'N 1/3', c1: 'S 1/3' }, south: { hand: ['hex'] } });
    one.answer('cast:hex');
    expect(one.asks()).toBe('S act');
    expect(one.board().b3).toBe('N 1/2 stun1');
  });

  test('B1304: the text that follows means the target, and a second target is chosen anew', () => {
    const spell = sorcery(0, '', [damage(1, aFoe()), gainAttack(2, anAlly()), gainHp(1, 'it')]);
    const t = table({
      cards: { spell },
      board: { b3: 'N 1/3', d3: 'N 1/3', a1: 'S 1/3', e1: 'S 1/3' },
      south: { hand: ['spell'] },
    }).play('cast:spell', 'b3', 'e1');
    expect(t.board()).toEqual({ a1: 'S 1/3', b3: 'N 1/2', d3: 'N 1/3', e1: 'S 3/4' });
  });

  test('BR89: an instruction works on what stands there when it is carried out', () => {
    const spell = sorcery(0, '', [damage(3, aFoe()), damage(1, allFoes())]);
    const t = table({ cards: { spell }, board: { b3: 'N 1/3', d3: 'N 1/3' }, south: { hand: ['spell'] } });
    t.play('cast:spell', 'b3');
    expect(t.board()).toEqual({ d3: 'N 1/2' });
    expect(t.events('damageDealt').map(({ target, amount }) => [target.field, amount])).toEqual([
      ['b3', 3],
      ['d3', 1],
    ]);
  });

  test('BR5: a foe on a card is a summon; a spell that reaches a player says so', () => {
    const cards = { foe: sorcery(0, '', [damage(1, aFoe())]), any: sorcery(0, '', [damage(1, aFoeOrOpponent())]) };
    const t = table({ cards, south: { hand: ['foe', 'any'] } });
    expect(casts(t)).toEqual(['cast:any']);
    t.answer('cast:any');
    expect(t.life('N')).toBe(19);
    expect(t.life('S')).toBe(20);
  });
});

describe('whom a text means', () => {
  const ring = Object.fromEntries(
    ['b2', 'c2', 'd2', 'b3', 'c3', 'd3', 'b4', 'c4', 'd4', 'c5', 'a3'].map((field) => [field, 'N 1/3']),
  );
  const hit = (effects: readonly Effect[], ...answers: readonly string[]): readonly string[] =>
    cast(ring, effects)
      .play(...answers)
      .events('damageDealt')
      .map(({ target }) => target.field ?? '')
      .sort();

  test('B205, B206: adjacent shares an edge, neighbouring an edge or a corner; the field itself is not meant', () => {
    expect(hit([damage(1, onField('adjacent', 'any'))], 'c3')).toEqual(['b3', 'c2', 'c4', 'd3']);
    expect(hit([damage(1, onField('neighbouring', 'any'))], 'c3')).toEqual([
      ...['b2', 'b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4'],
    ]);
  });

  test('BR4: within range 2 of a field; the field itself only if the text says so', () => {
    const two = ['a3', 'b2', 'b3', 'b4', 'c2', 'c4', 'c5', 'd2', 'd3', 'd4'];
    expect(hit([damage(1, onField(within(2), 'any'))], 'c3')).toEqual(two);
    expect(hit([damage(1, onField(within(2, true), 'any'))], 'c3')).toEqual([...two, 'c3'].sort());
  });

  test('B208, BR3: range 1 of an intersection is the four fields that touch it, range 2 those next to them', () => {
    expect(hit([damage(1, onIntersection(1, 'any'))], 'b2/c3')).toEqual(['b2', 'b3', 'c2', 'c3']);
    expect(hit([damage(1, onIntersection(2, 'any'))], 'b2/c3')).toEqual([
      ...['a3', 'b2', 'b3', 'b4', 'c2', 'c3', 'c4', 'd2', 'd3'],
    ]);
  });

  test('BR3: all intersections can be chosen, those on the edge too, and no corner of the board', () => {
    const t = cast({}, [damage(1, onIntersection(1, 'any'))]);
    expect(t.asks()).toBe('S point');
    expect(t.keys()).toHaveLength(32);
    expect(t.keys()).toEqual(expect.arrayContaining(['a1/b1', 'a1/a2', 'e4/e5', 'd5/e5', 'b2/c3']));
  });

  test('BR5: players are never inside an area', () => {
    const t = cast({ c1: 'S 1/3' }, [damage(1, onField(within(5, true), 'any'))]).answer('c1');
    expect([t.life('S'), t.life('N')]).toEqual([20, 20]);
    expect(t.board()).toEqual({ c1: 'S 1/2' });
  });

  test('BR5, B1205: allies and foes are told by the side they are on, what you own by ownership', () => {
    const board = { a1: 'S 1/3', b1: 'S 1/3 turnover', c5: 'N 1/3', d5: 'N 1/3 turnover' };
    expect(
      cast(board, [damage(1, allFoes())])
        .events('damageDealt')
        .map(({ target }) => target.field),
    ).toEqual([...['b1', 'c5']]);
  });

  test('B1304: summons adjacent to the target, as they stand when the instruction is carried out', () => {
    const t = cast({ c3: 'N 1/3', c4: 'N 1/3', e5: 'N 1/3' }, [
      damage(1, aFoe()),
      place('stun', near('it', 'adjacent', 'foe')),
    ]);
    t.answer('c3');
    expect(t.board()).toEqual({ c3: 'N 1/2', c4: 'N 1/3 stun1', e5: 'N 1/3' });
  });

  test('BR90: flanked outside an attack: at least one foe of that summon threatens it', () => {
    const flank = [damage(1, aFoe()), ifItIs('flanked', [damage(2, 'it')])];
    expect(cast({ c4: 'N 1/9', c3: 'S 1/3' }, flank).board().c4).toBe('N 1/6');
    expect(cast({ c4: 'N 1/9', c3: 'S 1/3 defending' }, flank).board().c4).toBe('N 1/8');
    expect(cast({ c4: 'N 1/9', c3: 'S 1/3 pack defending' }, flank).board().c4).toBe('N 1/6');
    expect(cast({ c4: 'N 1/9', c3: 'S 0/3' }, flank).board().c4).toBe('N 1/8');
    expect(cast({ c4: 'N 1/9', d3: 'S 1/3' }, flank).board().c4).toBe('N 1/8');
    expect(cast({ c4: 'N 1/9', c3: 'N 1/3 stun9' }, flank).answer('c4').board().c4).toBe('N 1/8');
  });
});

describe('limits on whom a text means', () => {
  const hurt = (board: Readonly<Record<string, string>>, which: Parameters<typeof allFoes>[0]): readonly string[] =>
    cast(board, [damage(1, allFoes(which))])
      .events('damageDealt')
      .map(({ target }) => target.field ?? '');

  test.each(CONDITIONS.filter((one) => one !== 'antimagic' && one !== 'turnover'))(
    'B1304: only those that bear %s',
    (bears) => {
      const other = bears === 'stun' ? 'snare' : 'stun';
      const board = { a5: `N 1/5 ${bears}`, b5: `N 1/5 ${other}`, c5: 'N 1/5' };
      expect(hurt(board, { bears })).toEqual(['a5']);
      expect([...hurt(board, { bears: 'any' })].sort()).toEqual(['a5', 'b5']);
    },
  );

  test('B1304: only up to a tier, up to a current HP, or below their base HP', () => {
    const board = { a5: 'N 1/5 tier2 hp4', b5: 'N 1/3 tier3', c5: 'N 1/9 hp5' };
    expect(hurt(board, { maxTier: 1 })).toEqual(['c5']);
    expect([...hurt(board, { maxTier: 2 })].sort()).toEqual(['a5', 'c5']);
    expect([...hurt(board, { maxHp: 4 })].sort()).toEqual(['a5', 'b5']);
    expect([...hurt(board, { hurt: true })].sort()).toEqual(['a5', 'c5']);
  });
});
