// What if more contracts come and go in one action than there are slots? A slot is used again as if it were new, but
// never as long as something that waits still means what was in it.

import { describe, expect, test } from 'vitest';
import {
  allOpposing,
  allOwn,
  anOpposingCreature,
  become,
  creature,
  damage,
  destroy,
  gain,
  orb,
  spell,
  summon,
  token,
} from '../../cards/build.ts';
import { attack, type Side, type Table, table } from '../table-for-tests.ts';
import { SLOTS } from './columns.ts';

const LINE = 8;
/** As many tokens as there are slots come to a line, change in every way, and go. */
const waves = (who: 'you' | 'opponent') => {
  const all = who === 'you' ? allOwn() : allOpposing();
  const wave = [
    summon('imp', LINE, who),
    gain(3, 3, all),
    gain(1, 1, all, 'turn'),
    become('fog', all),
    damage(1, all),
    destroy(all),
  ];
  return Array.from({ length: Math.ceil(SLOTS / LINE) }, () => wave).flat();
};
const ownImps = [...waves('you'), summon('imp', LINE)];
const theirImps = [...waves('opponent'), summon('imp', LINE, 'opponent')];
const IMPS = Array.from({ length: LINE }, () => 'imp 1/2');

const cards = {
  imp: token('1/2'),
  bear: creature('', '2/9'),
  storm: spell('', ownImps),
  call: spell('', [summon('imp', LINE)]),
  doom: spell('', [destroy(allOwn())]),
  bolt: spell('', [gain(1, 0, anOpposingCreature()), damage(1, 'it', 2)]),
  curse: spell('', [destroy(anOpposingCreature()), damage(1, 'it')]),
  phoenix: creature('', '1/1', { recycling: [...ownImps, damage(2, 'opponent')] }),
  nest: creature('', '1/1', { recycling: ownImps }),
  hydra: creature('', '1/9', { hurt: ownImps }),
  wisp: creature('', '1/1', { recycling: [damage(1, allOpposing(), 2)] }),
  martyr: creature('', '3/9', { attack: ownImps }),
  slayer: creature('', '3/9', { attack: theirImps }),
  globe: orb('', '2/3'),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });

describe('CR40: a token in a slot that was used before', () => {
  test('is as new as any', () => {
    const looks = (t: Table) => t.see('A').line.map(({ id: _, ...rest }) => rest);
    const storm = at({ hand: ['storm'] }).answer('play:storm');
    expect(storm.happened('tokenSummoned').length).toBeGreaterThan(SLOTS);
    expect(storm.line('A')).toEqual(IMPS);
    expect(looks(storm)).toEqual(looks(at({ hand: ['call'] }).answer('play:call')));
  });
});

describe('CR27: what waits means what it meant, though slots are used again meanwhile', () => {
  test('effects of what has left, and of what left with it', () => {
    const t = at({ hand: ['doom'], line: ['phoenix', 'phoenix'] }).answer('play:doom');
    expect(t.happened('triggered').map(({ source }) => source.card)).toEqual(['phoenix', 'phoenix']);
    const struck = t.happened('damage').filter(({ target }) => target.card === null);
    expect(struck.map(({ source, amount }) => [source, amount])).toEqual([
      ['phoenix', 2],
      ['phoenix', 2],
    ]);
  });

  test('the next run of an effect that repeats: whose it is', () => {
    const t = at({ hand: ['doom'], line: ['wisp'] }, { line: ['hydra'] }).answer('play:doom');
    const sources = t.happened('damage').filter(({ source }) => source !== 'hydra');
    expect(new Set(sources.map(({ source }) => source))).toEqual(new Set(['wisp']));
  });

  test('the next run of an effect that repeats: whom it was aimed at', () => {
    const t = at({ hand: ['bolt'] }, { line: ['nest', 'bear'] }).play('play:bolt', 'opposing:1');
    expect(t.line('B')).toEqual(IMPS);
  });

  test('“it”, though it has left', () => {
    const t = at({ hand: ['curse'] }, { line: ['nest', 'bear'] }).play('play:curse', 'opposing:1');
    expect(t.line('B')).toEqual(IMPS);
  });

  test('CR44: an attacker that its own effect destroys does not fight, and an Orb waits', () => {
    const t = at({ line: ['martyr'] }, { line: [], orb: { card: 'globe', active: true } });
    t.answer(attack(1, 'player'));
    expect(t.happened('noFight')).toMatchObject([{ attacker: { card: 'martyr' } }]);
    expect(t.happened('orbWaits')).toHaveLength(1);
    expect(t.line('A')).toEqual(IMPS);
  });

  test('CR44: nobody fights a target that has been destroyed', () => {
    const t = at({ line: ['slayer'] }, { line: ['bear'] }).answer(attack(1, 1));
    expect(t.happened('noFight')).toMatchObject([{ attacker: { card: 'slayer' }, target: { card: 'bear' } }]);
    expect([t.line('A'), t.line('B')]).toEqual([['slayer 3/9'], IMPS]);
  });
});
