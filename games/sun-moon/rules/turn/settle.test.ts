// What follows a resolution, and in which order? SR24, SR27, SR53.

import { describe, expect, test } from 'vitest';
import { loadPosition } from '../../scenario/load-position.ts';
import { attack, enemy, enemyPlayer, play } from '../keys-for-tests.ts';
import { sunMoon } from '../rules.ts';
import { readOptions } from '../state/options.ts';
import { Table, table } from '../table-for-tests.ts';

const body = { type: 'summoning', attack: 1, defense: 1 };
const cards = {
  martyr: { ...body, when: { destroyed: { op: 'gainLife', amount: 2 } } },
  gloater: { ...body, defense: 3, when: { overflow: { op: 'gainLife', amount: 3 } } },
  looter: { ...body, attack: 2, defense: 3, when: { hits: { op: 'draw' }, destroyed: { op: 'gainLife', amount: 5 } } },
  lancer: {
    ...body,
    attack: 2,
    keywords: 'pierce',
    when: { hits: { op: 'draw' }, destroyed: { op: 'gainLife', amount: 5 } },
  },
  wasp: { ...body },
  thorns: {
    type: 'enchantment',
    enchants: 'enemy',
    gives: { attack: 1 },
    when: { overflow: { op: 'gainLife', amount: 4 } },
  },
  tank: { ...body, defense: 5 },
  blow: {
    type: 'spell',
    modes: [
      [
        { op: 'damage', amount: 1, to: { all: 'both' } },
        { op: 'tire', amount: 6, who: 'eachPlayer' },
      ],
    ],
  },
};

function set(position: { A?: object; B?: object }): Table {
  const side = { class: 'warlock', deck: ['hiredSword', 'hiredSword'] };
  const { A = {}, B = {} } = position;
  const state = loadPosition({ A: { ...side, ...A }, B: { ...side, ...B } }, readOptions({ cards }), 'settling');
  return new Table(sunMoon, ['A', 'B'], state, []);
}
const triggered = (t: Table): readonly string[] =>
  t.events('triggered').map(({ source }) => `${'AB'[source.seat]} ${source.card}`);

describe('SR53: what happens by itself', () => {
  test('comes in the turn player’s order first, even if the other’s cards entered before', () => {
    const t = set({
      A: { hand: ['blow'], summonings: [{ card: 'martyr', entered: 5 }] },
      B: { summonings: [{ card: 'martyr', entered: 1 }] },
    });
    expect(triggered(t.unanswered(play('blow')))).toEqual(['A martyr', 'B martyr']);
  });

  test('of one player by order of entering, whatever set it off', () => {
    const row = (first: string, second: string) => ({
      hand: ['blow'],
      summonings: [
        { card: first, entered: 1 },
        { card: second, entered: 2 },
      ],
    });
    const tired = { fatigue: 6 };
    const old = set({ A: row('gloater', 'martyr'), B: tired }).unanswered(play('blow'));
    expect(triggered(old)).toEqual(['A gloater', 'A martyr']);
    const young = set({ A: row('martyr', 'gloater'), B: tired }).unanswered(play('blow'));
    expect(triggered(young)).toEqual(['A martyr', 'A gloater']);
  });

  test('of enchantments too, which belong to who played them', () => {
    const B = { fatigue: 6, summonings: [{ card: 'tank', enchantments: ['thorns'] }] };
    const t = set({ A: { hand: ['blow'], summonings: ['gloater'] }, B }).unanswered(play('blow'));
    expect(triggered(t)).toEqual(['A gloater', 'A thorns']);
    expect(t.life('A')).toBe(15 + 3 + 4);
  });

  test('when it hits, not when it falls, as long as it stands', () => {
    const t = set({ A: { summonings: ['looter'] }, B: { hand: [], summonings: [] } }).unanswered(
      attack(1),
      enemyPlayer,
    );
    expect(triggered(t)).toEqual(['A looter']);
    expect(t.hand('A')).toHaveLength(1);
    expect(t.life('A')).toBe(15);
  });

  test('of a card that falls as it hits only what its destruction says', () => {
    const t = set({ A: { summonings: ['lancer'] }, B: { summonings: ['wasp'] } }).unanswered(attack(1), enemy(1));
    expect(t.life('B')).toBe(15 - 1);
    expect(t.events('triggered').map(({ moment }) => moment)).toEqual(['destroyed']);
    expect([t.hand('A'), t.life('A')]).toEqual([[], 15 + 5]);
  });
});

describe('SR24: all that are at 0 leave together', () => {
  test('with their enchantments, each told once with its cause', () => {
    const t = table({
      A: { hand: ['plague'], summonings: [{ card: 'p22', damage: 1, enchantments: ['shackle'] }, 'p11'] },
      B: { summonings: ['p11', 'p33'] },
    }).unanswered(play('plague'));
    expect(t.events('destroyed').map(({ target, cause }) => [target.seat, cause])).toEqual([
      [1, 'damage'],
      [0, 'damage'],
      [0, 'damage'],
      [0, 'bearer'],
    ]);
    expect([t.see('A').discards, t.row('A'), t.row('B')]).toEqual([
      expect.arrayContaining(['plague', 'p22', 'p11', 'shackle']),
      [],
      ['3/2'],
    ]);
  });

  test('an effect that destroys says so', () => {
    const t = table({ A: { hand: ['kill'] }, B: { summonings: ['p33'] } }).unanswered(play('kill'), enemy(1));
    expect(t.events('destroyed')).toMatchObject([{ cause: 'effect' }]);
  });
});
