// What may be chosen, when, and what if nothing can? (C1301, C1302, CR32 to CR34, CR37, CR64, CT31)

import { describe, expect, test } from 'vitest';
import {
  aCreature,
  allCreatures,
  allOwn,
  anOpposingCreature,
  anything,
  aPlayer,
  become,
  creature,
  damage,
  destroy,
  disarm,
  fade,
  fetch,
  gain,
  heal,
  may,
  orb,
  per,
  rune,
  spell,
  takeBack,
} from '../../cards/build.ts';
import { type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  bear: creature('', '2/4'),
  rat: creature('', '1/1'),
  bolt: spell('', [damage(2, anOpposingCreature())]),
  twin: spell('', [damage(1, anOpposingCreature()), heal(2, aPlayer)]),
  sweep: spell('', [damage(1, allCreatures())]),
  archer: creature('', '1/1', { summon: [damage(1, anOpposingCreature())] }),
  nurse: creature('', '1/1', { summon: [heal(2, aCreature())] }),
  leech: spell('', [heal(2, aCreature()), damage(1, 'it', 2)]),
  usurper: creature('', '1/1', { summon: [disarm(aPlayer)] }),
  rival: creature('', '1/1', { summon: [disarm('opponent')] }),
  polite: creature('', '1/1', { summon: [may(fade(anOpposingCreature()))] }),
  censor: creature('', '1/1', { summon: [fade(aCreature())] }),
  loner: creature('', '1/1', { summon: [fade(aCreature({ other: true }))] }),
  volley: spell('', [damage(1, anything(), 3)]),
  focus: spell('', [damage(1, anOpposingCreature()), damage(1, 'it'), damage(1, 'it')]),
  barrage: spell('', [damage(1, anOpposingCreature(), 4)]),
  rally: spell('', [damage(1, anything(), per('ownCreatures'))]),
  recall: spell('', [fetch(1), takeBack()]),
  lens: rune('', '', [damage(1, anOpposingCreature())]),
  sphere: orb('', '2/2'),
  medal: spell('', [become('magnetic', aCreature())]),
  sickle: spell('', [destroy(aCreature({ maxHealth: 1 })), gain(1, 0, 'you')]),
  phoenix: creature('', '1/1', { recycling: [heal(3, 'you')] }),
  ash: creature('', '1/1', { recycling: [damage(1, allOwn())] }),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const enter = (t: Table, card: string): Table => {
  t.answer(`play:${card}`);
  return t.asks().endsWith('place') ? t.answer(t.keys()[0]) : t;
};

describe('without a legal target', () => {
  test('CR32: a Creature may be played; its Summon does nothing', () => {
    const t = enter(at({ hand: ['archer'] }), 'archer');
    expect(t.line('A')).toEqual(['archer 1/1']);
    expect(t.happened('effectDidNothing')).toEqual([
      { kind: 'effectDidNothing', seat: 0, source: 'archer', why: 'noTarget' },
    ]);
    expect(t.asks()).toBe('A act');
  });

  test('CR32: a Spell whose parts all lack a target cannot be played', () => {
    const t = at({ hand: ['bolt', 'sweep'] });
    expect(t.keys()).toEqual(['play:sweep', 'end']);
    expect(t.blocked('play:bolt')).toBe('noTarget');
    expect(t.refusal('play:bolt')).toMatchObject({ code: 'noTarget', clause: 'CR32' });
  });

  test('CR32: nor can a Rune be used; with a target it can', () => {
    const t = at({ rune: 'lens' });
    expect(t.keys()).toEqual(['end']);
    expect(t.blocked('rune')).toBe('noTarget');
    expect(at({ rune: 'lens' }, { line: ['rat'] }).keys()).toContain('rune');
  });

  test('CR32: if some part can work, the others are skipped', () => {
    const t = at({ hand: ['twin'], health: 20 }, { health: 30 }).answer('play:twin');
    expect(t.health('A')).toBe(22);
    expect(t.happened('effectDidNothing')).toHaveLength(1);
  });

  test('CR32: an effect without targets that would do nothing may be played', () => {
    const t = at({ hand: ['sweep'] }).answer('play:sweep');
    expect(t.pile('A')).toEqual(['sweep']);
  });

  test('CR32: parts without a target do not save a Spell that needs one', () => {
    expect(at({ hand: ['sickle'] }, { line: ['bear'] }).blocked('play:sickle')).toBe('noTarget');
    const t = at({ hand: ['sickle'] }, { line: ['rat'] }).answer('play:sickle');
    expect(t.line('B')).toEqual([]);
    expect(t.see('A').attack).toBe(1);
  });
});

describe('mandatory effects', () => {
  test('C1302: “Disarm a player” with only the own Orb destroys it (CT31)', () => {
    const t = enter(at({ hand: ['usurper'], orb: 'sphere' }), 'usurper');
    expect(t.see('A').orb).toBe(null);
    expect(t.pile('A')).toEqual(['sphere']);
    expect(t.happened('disarmed')).toEqual([{ kind: 'disarmed', seat: 0, card: 'sphere' }]);
  });

  test('C1302: with “you can” the effect may be declined', () => {
    const t = enter(at({ hand: ['polite'] }, { line: ['bear', 'rat'] }), 'polite');
    expect(t.asks()).toBe('A may');
    expect(t.keys()).toEqual(['yes', 'no']);
    t.answer('no');
    expect(t.happened('optionalDeclined')).toEqual([{ kind: 'optionalDeclined', seat: 0, source: 'polite' }]);
    expect(t.happened('faded')).toEqual([]);
    const done = enter(at({ hand: ['polite'] }, { line: ['bear', 'rat'] }), 'polite').play('yes', 'opposing:2');
    expect(done.see('B').line.map(({ faded }) => faded)).toEqual([false, true]);
  });

  test('C1302: what is not possible is not offered, even with “you can”', () => {
    const t = enter(at({ hand: ['polite'] }), 'polite');
    expect(t.asks()).toBe('A act');
    expect(t.happened('effectDidNothing')).toHaveLength(1);
  });

  test('CR33: a choice must fall on something that the effect can work on', () => {
    const hurt = { card: 'bear', damage: 1 };
    const t = enter(at({ hand: ['nurse'], line: ['bear', hurt] }, { line: ['bear'] }), 'nurse');
    expect(t.line('A')).toEqual(['bear 2/4', 'bear 2/4', 'nurse 1/1']);
    expect(t.happened('targetChosen')).toHaveLength(1);
    const magnetic = { card: 'rat', statuses: ['magnetic'] } as const;
    const medal = at({ hand: ['medal'], line: [magnetic] }, { line: [magnetic] });
    expect(medal.blocked('play:medal')).toBe('noTarget');
  });

  test('CR33: one of several effects on it is enough, also one that happens more than once', () => {
    const t = at({ hand: ['leech'] }, { line: ['bear'] }).answer('play:leech');
    expect(t.line('B')).toEqual(['bear 2/2']);
  });

  test('CR33: “Fade a Creature” is mandatory, on the source itself if nothing else is there', () => {
    const t = enter(at({ hand: ['censor'] }), 'censor');
    expect(t.see('A').line[0].faded).toBe(true);
    const friend = enter(at({ hand: ['loner'], line: ['bear'] }), 'loner');
    expect(friend.see('A').line.map(({ faded }) => faded)).toEqual([true, false]);
    expect(enter(at({ hand: ['loner'] }), 'loner').see('A').line[0].faded).toBe(false);
  });

  test('CR33: CT31 “Disarm a player”: both Orbs, a free choice; none, nothing', () => {
    const t = enter(at({ hand: ['usurper'], orb: 'sphere' }, { orb: 'sphere' }), 'usurper');
    expect(t.keys()).toEqual(['opposing:player', 'own:player']);
    t.answer('opposing:player');
    expect(t.see('A').orb?.card).toBe('sphere');
    expect(t.see('B').orb).toBe(null);
    const none = enter(at({ hand: ['usurper'] }), 'usurper');
    expect(none.happened('disarmed')).toEqual([]);
    expect(none.asks()).toBe('A act');
  });

  test('CR33: with disarmOwnOrb “Disarm the opponent” destroys the own Orb, but only if it is the only one', () => {
    const options = { disarmOwnOrb: 'on' };
    const alone = enter(table({ cards, options, A: { hand: ['rival'], orb: 'sphere' } }), 'rival');
    expect(alone.happened('disarmed')).toEqual([{ kind: 'disarmed', seat: 0, card: 'sphere' }]);
    expect(alone.see('A').orb).toBe(null);
    const both = enter(table({ cards, options, A: { hand: ['rival'], orb: 'sphere' }, B: { orb: 'sphere' } }), 'rival');
    expect([both.see('A').orb?.card, both.see('B').orb]).toEqual(['sphere', null]);
    const none = enter(table({ cards, options, A: { hand: ['rival'] } }), 'rival');
    expect(none.happened('disarmed')).toEqual([]);
  });

  test('CR33: CT31 “Disarm the opponent” never touches the own Orb', () => {
    const t = enter(at({ hand: ['rival'], orb: 'sphere' }), 'rival');
    expect(t.see('A').orb?.card).toBe('sphere');
    const both = enter(at({ hand: ['rival'], orb: 'sphere' }, { orb: 'sphere' }), 'rival');
    expect([both.see('A').orb?.card, both.see('B').orb]).toEqual(['sphere', null]);
  });
});

describe('while a Spell resolves', () => {
  test('CR34: it lies nowhere until it is done, so that it cannot find itself', () => {
    const t = at({ hand: ['recall'], deck: ['rat'] });
    // Nothing to take back: the Spell itself does not count.
    expect(t.blocked('play:recall')).toBe('noTarget');
    const other = at({ hand: ['recall'], deck: ['rat'], pile: ['bear'] }).answer('play:recall');
    expect(other.hand('A')).toEqual(['rat', 'bear']);
    expect(other.pile('A')).toEqual(['recall']);
  });

  test('CR34: while a choice is open it is in neither hand nor pile', () => {
    const t = at({ hand: ['bolt', 'rat'] }, { line: ['bear', 'rat'] }).answer('play:bolt');
    expect(t.hand('A')).toEqual(['rat']);
    expect(t.pile('A')).toEqual([]);
    t.answer('opposing:1');
    expect(t.pile('A')).toEqual(['bolt']);
    expect(t.events.map(({ kind }) => kind).slice(-2)).toEqual(['spellResolved', 'toDiscard']);
  });

  test('CR37: “N times” chooses anew for each instance', () => {
    const t = at({ hand: ['volley'], health: 20 }, { line: ['bear'], health: 20 }).answer('play:volley');
    expect(t.keys()).toEqual(['opposing:1', 'opposing:player', 'own:player']);
    t.play('opposing:1', 'opposing:player', 'own:player');
    expect(t.line('B')).toEqual(['bear 2/3']);
    expect([t.health('A'), t.health('B')]).toEqual([19, 19]);
  });

  test('CR37: “for each” without any strikes nobody and asks for no target', () => {
    const none = at({ hand: ['rally'] }, { line: ['bear'] }).answer('play:rally');
    expect([none.asks(), none.happened('damage')]).toEqual(['A act', []]);
    const one = at({ hand: ['rally'], line: ['rat'] }, { line: ['bear'] }).play('play:rally', 'opposing:1');
    expect([one.asks(), one.line('B')]).toEqual(['A act', ['bear 2/3']]);
  });

  test('CR37: a card that speaks of one target strikes the same one', () => {
    const t = at({ hand: ['focus'] }, { line: ['bear', 'bear'] }).play('play:focus', 'opposing:2');
    expect(t.line('B')).toEqual(['bear 2/4', 'bear 2/1']);
  });

  test('CR37: with none legal the rest is lost', () => {
    const t = at({ hand: ['barrage'] }, { line: ['rat', 'rat'] }).play('play:barrage', 'opposing:1');
    expect(t.line('B')).toEqual([]);
    expect(t.happened('damage')).toHaveLength(2);
    expect(t.happened('effectDidNothing')).toHaveLength(2);
    expect(t.asks()).toBe('A act');
  });

  test('C1301: what one instance sets off is done before the next', () => {
    const t = at({ hand: ['volley'] }, { line: ['phoenix'], health: 20 });
    t.play('play:volley', 'opposing:player', 'opposing:1', 'opposing:player');
    expect(t.events.filter(({ kind }) => kind === 'damage' || kind === 'healed')).toMatchObject([
      { kind: 'damage', left: 19 },
      { kind: 'damage', target: { card: 'phoenix' } },
      { kind: 'healed', left: 22 },
      { kind: 'damage', left: 21 },
    ]);
  });

  test('C1301: a chain of deaths is over before the next target is chosen', () => {
    const t = at({ hand: ['barrage'] }, { line: ['ash', 'rat', 'bear', 'bear'] }).play('play:barrage', 'opposing:1');
    expect(t.line('B')).toEqual(['bear 2/3', 'bear 2/3']);
    expect(t.keys()).toEqual(['opposing:1', 'opposing:2']);
  });
});
