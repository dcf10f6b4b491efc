// How is a deck drafted?

import { describe, expect, test } from 'vitest';
import { boxCards } from '../../cards/box/catalogue.ts';
import { COPY_LIMITS } from '../../cards/numbers.ts';
import { box, copiesOf } from '../state/decks.ts';
import { newMatch, type Table } from '../table-for-tests.ts';

const drafting = (options = {}, seed = 'draft'): Table =>
  newMatch({ mode: 'draft', classA: 'warlock', ...options }, seed);

/** Both take their first card until the draft is over. */
function drafted(t: Table): Table {
  while (t.asks() === 'AB pick') for (const who of ['A', 'B'] as const) t.answer(t.keys(who)[0], who);
  return t;
}

describe('classes and piles', () => {
  test('S103, S203: a toss; the winner chooses a class, the other gets the other', () => {
    const t = newMatch({ mode: 'draft' });
    const [{ winner, purpose }] = t.events('tossed');
    expect([purpose, t.asks(), t.keys()]).toEqual(['class', `${'AB'[winner]} class`, ['warlock', 'paladin']]);
    // Everybody is told who chooses what.
    for (const who of ['A', 'B', 'watcher'] as const)
      expect(t.view(who).waiting).toEqual({ what: 'class', seats: [winner], about: null });
    expect(t.view('watcher').players.map((player) => player.class)).toEqual([null, null]);
    t.answer('paladin');
    expect(t.view('watcher').players.map((player) => player.class)).toEqual(
      winner === 0 ? ['paladin', 'warlock'] : ['warlock', 'paladin'],
    );
  });

  test('S204, SR01: Sun is the Warlock’s, Moon the Paladin’s, and neither gets the other’s', () => {
    const t = drafted(drafting());
    const classesOf = (who: 'A' | 'B'): ReadonlySet<string> =>
      new Set([...(t.see(who).list ?? []), ...(t.see(who).out ?? [])].map((id) => box.get(id)?.class ?? ''));
    expect(classesOf('A')).toEqual(new Set(['warlock', 'neutral']));
    expect(classesOf('B')).toEqual(new Set(['paladin', 'neutral']));
  });

  test('S205, S206, S207, SR06, ST39: piles of ninety, half of the neutral cards each, shuffled', () => {
    expect(drafting().events('pilesDealt')).toMatchObject([{ sizes: [90, 90] }]);
    const t = drafted(drafting());
    const all = (['A', 'B'] as const).flatMap((who) => [...(t.see(who).list ?? []), ...(t.see(who).out ?? [])]);
    for (const [id, card] of boxCards) expect(all.filter((one) => one === id)).toHaveLength(copiesOf(card));
    const neutral = [...(t.see('A').list ?? []), ...(t.see('A').out ?? [])].filter(
      (id) => box.get(id)?.class === 'neutral',
    );
    expect(neutral).toHaveLength(30);
    const shown = (seed: string): unknown => drafting({}, seed).see('A').draft?.shown;
    expect(shown('one')).not.toEqual(shown('two'));
  });

  test('SR06: an odd neutral card is left over, unseen', () => {
    const cards = {
      stray: { type: 'spell', class: 'neutral', cost: 1, copies: 1, modes: [[{ op: 'gainLife', amount: 1 }]] },
    };
    const t = drafting({ cards });
    expect(t.events('pilesDealt')).toMatchObject([{ sizes: [90, 90] }]);
  });
});

describe('picks', () => {
  test('S208, S209, SR08: exactly one of three joins the deck, the two others are out', () => {
    const t = drafting();
    const shown = t.see('A').draft?.shown ?? [];
    expect(t.keys('A')).toEqual(shown.map((id, i) => `${i + 1}:${id}`));
    t.answer(t.keys('A')[1], 'A').answer(t.keys('B')[0], 'B');
    expect(t.see('A').list).toEqual([shown[1]]);
    expect(t.see('A').out).toEqual([shown[0], shown[2]]);
    expect(t.see('A').draft).toMatchObject({ pileSize: 87, takenSize: 1 });
  });

  test('S210, S303, ST39: thirty picks make the deck, never more copies than the box has', () => {
    const t = drafted(drafting());
    expect(t.events('draftPicked')).toHaveLength(60);
    for (const who of ['A', 'B'] as const) {
      const { list, out } = t.see(who);
      expect([list?.length, out?.length]).toEqual([30, 60]);
      for (const id of new Set(list)) {
        const rarity = box.get(id)?.rarity ?? 'legendary';
        expect(list?.filter((one) => one === id).length).toBeLessThanOrEqual(COPY_LIMITS[rarity]);
      }
    }
    expect(t.asks()).toBe('AB mulligan');
  });

  test('SR07: simultaneous and secret until both have chosen, then open', () => {
    const t = drafting();
    expect(t.view('B').players[0].draft?.shown).toBeNull();
    const before = JSON.stringify(t.view('B').players[0]);
    const [first] = t.keys('A');
    t.answer(first, 'A');
    expect(JSON.stringify(t.view('B').players[0])).toBe(before);
    t.answer(t.keys('B')[0], 'B');
    expect(t.view('B').players[0].list).toEqual([first.slice(2)]);
    expect(t.view('B').players[0].out).toHaveLength(2);
  });

  test('SR07, draftVisibility: private drafts stay secret', () => {
    const t = drafting({ draftVisibility: 'private' });
    t.answer(t.keys('A')[0], 'A').answer(t.keys('B')[0], 'B');
    const { list, out, draft } = t.view('B').players[0];
    expect([list, out, draft?.takenSize]).toEqual([null, null, 1]);
    expect(drafted(t).view('B').players[0].unseen).toBeNull();
  });
});
