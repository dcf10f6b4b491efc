import { stream } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { cardsOf, damage, change, aSummoning, anEnemySummoning, allEnemies, tap, returnToHand, loseLife, tire, anOwnSummoning, ability, destroy, anEnchantment, draw } from './build.ts';
import { newMatch, Table, table } from './table-for-tests.ts';
import { place } from './place.ts';
import { readOptions } from './options.ts';
import { cardsForTests } from './cards-for-tests.ts';
import { sunMoon } from './rules.ts';
import { LIST, LIST_SIZE, DECK, DECK_SIZE, HAND, HAND_SIZE, type State } from './state.ts';

const { summoning, spell, enchantment } = cardsOf('neutral');
const own = {
  jab: spell('common', 1, [damage(1, aSummoning({ maxAttack: 2 })), change(-2, 0, 'it')]),
  lullAndHit: spell('common', 1, [tap(allEnemies()), damage(2, anEnemySummoning({ tapped: false }))]),
  evict: spell('common', 1, [returnToHand(aSummoning()), loseLife(1, 'itsController')]),
};
const cards = { ...cardsForTests, ...Object.fromEntries(Object.entries(own).map(([id, c]) => [id, { ...c, name: { en: id, it: id }, copies: 0 }])) };
const set = (position: any, options = {}) => {
  const side = (given: unknown) => Object.assign({ class: 'warlock', deck: Array.from({ length: 10 }, () => 'p11') }, given);
  return new Table(sunMoon, ['A', 'B'], place({ ...position, A: side(position.A), B: side(position.B) }, { ...readOptions(options), cards }, 'p'), []);
};

test('SR24 it of illegal target', () => {
  const t = set({ A: { hand: ['jab'] }, B: { summonings: ['p23'] } });
  t.play('play:jab', 'enemy:1', 'skill:inspire', { number: 1 }, 'own:1');
  while (t.asks() !== 'A act') t.answer('pass');
  expect(t.row('B')).toEqual(['3/3']);
});
test('SR24 legality at step 4', () => {
  const t = set({ A: { hand: ['lullAndHit'] }, B: { summonings: ['p23'] } });
  t.unanswered('play:lullAndHit');
  t.unanswered('enemy:1');
  expect(t.row('B')).toEqual(['2/1 tapped']);
});
test('itsController after return', () => {
  const t = set({ A: { hand: ['evict'] }, B: { summonings: ['p23'] } });
  t.play('play:evict').unanswered('enemy:1');
  expect(t.life('B')).toBe(14);
});
test('timeouts', () => {
  const t = set({ A: { hand: ['p11'] }, B: { hand: ['zap'], summonings: ['p11'] } });
  t.play('play:p11', 'play:zap');
  expect(t.asks()).toBe('B target');
  t.answer({ idle: true } as any);
  const [e] = t.events('timedOut');
  expect(sunMoon.see(e, 0)).toEqual({ ...e, what: 'respond' });
});
test('starter after mulligan concession', () => {
  const t = newMatch({ constructedMatches: 'bestOf3', firstPlayer: 'A' });
  t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B').answer({ concede: true }, 'A');
  expect(t.view('A').match).toBe(2);
  t.answer({ concede: true }, 'B');
  expect(t.view('A').match).toBe(3);
  t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
  expect(t.view('A').starter).toBe(0);
});
test('starter B after mulligan concession in match 1', () => {
  const t = newMatch({ constructedMatches: 'bestOf3', firstPlayer: 'B' });
  t.answer({ concede: true }, 'A');
  t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
  expect(t.view('A').starter).toBe(0);
});
test('watcher sample of a private draft', () => {
  const t = newMatch({ mode: 'draft', classA: 'warlock', draftVisibility: 'private', firstPlayer: 'A' });
  for (let i = 0; i < 30; i++) { t.answer(t.keys('A')[0], 'A'); t.answer(t.keys('B')[0], 'B'); }
  const rng = stream('x');
  const v = t.view('watcher');
  for (let i = 0; i < 50; i++) {
    const s = sunMoon.sample(v, rng);
    const counts = new Map<string, number>();
    for (const seat of [0, 1] as const) for (let k = 0; k < s.cells[LIST_SIZE[seat]]; k++) {
      const { id } = s.table.kinds[s.cells[LIST[seat] + k]];
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const [id, n] of counts) {
      const r = s.table.kinds[s.table.numbers.get(id) ?? 0].card.rarity;
      expect(n, id).toBeLessThanOrEqual(({ common: 4, rare: 2, legendary: 1 } as any)[r]);
    }
  }
});
test('sample remembers earlier matches', () => {
  const t = newMatch({ constructedMatches: 'bestOf3', firstPlayer: 'B', deckB: 'tidewatch' });
  t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
  const seen = t.keys('B').filter((k) => k.startsWith('play:'));
  const before = t.view('A').players[1];
  console.log(seen);
  t.unanswered(seen[0]);
  t.answer({ concede: true }, 'B');
  const rng = stream('y');
  const id = seen[0].slice(5);
  for (let i = 0; i < 20; i++) {
    const s = sunMoon.sample(t.view('A'), rng);
    const ids = [...s.cells.subarray(LIST[1], LIST[1] + s.cells[LIST_SIZE[1]])].map((k) => s.table.kinds[k].id);
    expect(ids).toContain(id);
  }
});
