// How does a best of three go?

import { answer, begin, hash, recordOf, replay } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { sunMoon } from '../rules.ts';
import { col } from '../state/columns.ts';
import { newMatch, type Table } from '../table-for-tests.ts';

const best = (options = {}): Table => newMatch({ constructedMatches: 'bestOf3', firstPlayer: 'A', ...options });

/** Plays up to the first turn, and then somebody gives up; or both are brought to 0 at once. */
function match(t: Table, loser: 'A' | 'B' | 'both'): Table {
  t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
  if (loser !== 'both') return t.answer({ concede: true }, loser);
  for (const seat of [0, 1] as const) t.state.cells[col.life[seat]] = 0;
  return t.answer('end');
}

describe('a tournament', () => {
  test('S201, SR04, SR10, constructedMatches: one match decides, or the first to win two', () => {
    expect(newMatch({ firstPlayer: 'A' }).answer({ concede: true }, 'B').outcome()?.winner).toBe(0);
    const t = match(best(), 'B');
    expect([t.outcome(), t.asks(), t.view('watcher').match]).toEqual([null, 'AB mulligan', 2]);
    match(t, 'B');
    expect(t.outcome()).toEqual({ winner: 0, reason: 'tournamentWon' });
    expect(t.events('matchEnded').map(({ wins }) => wins)).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  test('S202, SR03, SR04, ST40: whoever did not start the last match starts; a draw is played again', () => {
    const t = best();
    const starters: number[] = [];
    for (const loser of ['B', 'both', 'A'] as const) {
      match(t, loser);
      starters.push(t.events('starterChosen').at(-1)?.seat ?? -1);
    }
    t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
    starters.push(t.view('watcher').starter);
    expect(starters).toEqual([0, 1, 0, 1]);
    expect(t.view('watcher').players.map(({ wins }) => wins)).toEqual([1, 1]);
    expect(t.view('watcher').match).toBe(4);
    expect(t.events('tossed')).toEqual([]);
  });

  test('S202, SR26: a match that is given up in its mulligan counts for who starts the next', () => {
    const t = match(best(), 'A').answer({ concede: true }, 'B');
    t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
    expect([t.view('A').match, t.view('A').starter]).toEqual([3, 0]);
    const agreed = best({ firstPlayer: 'B' }).answer({ concede: true }, 'A');
    agreed.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
    expect([agreed.view('A').match, agreed.view('A').starter]).toEqual([2, 0]);
  });

  test('SR04: after five matches more wins take it, equal wins are a draw', () => {
    const drawn = best();
    for (let i = 0; i < 5; i++) match(drawn, 'both');
    expect(drawn.outcome()).toEqual({ winner: null, reason: 'tournamentDrawn' });
    const won = best();
    for (const loser of ['both', 'both', 'both', 'both', 'A'] as const) match(won, loser);
    expect(won.outcome()).toEqual({ winner: 1, reason: 'tournamentWon' });
  });

  test('SR05: the same cards, everything else begins anew', () => {
    const t = best();
    const list = t.see('A').list;
    t.state.cells[col.life[0]] = 3;
    match(t, 'B');
    const { life, fatigue, deckSize, discards, summonings } = t.see('A');
    expect({ life, fatigue, deckSize, discards, summonings }).toEqual({
      ...{ life: 15, fatigue: 0, deckSize: 26 },
      ...{ discards: [], summonings: [] },
    });
    expect([t.see('A').list, t.view('watcher').turn]).toEqual([list, 0]);
  });

  test('SR26, SR54: giving up in the draft loses everything, in a match that match only', () => {
    const draft = newMatch({ mode: 'draft', classA: 'warlock' });
    expect(draft.answer({ concede: true }, 'A').outcome()).toEqual({ winner: 1, reason: 'conceded' });
    expect(match(best(), 'A').outcome()).toBeNull();
  });

  test('SR54: the whole tournament is one record, and is replayed from it', () => {
    const played = begin(sunMoon, 'record', sunMoon.options({ constructedMatches: 'bestOf3', firstPlayer: 'B' }));
    const say = (seat: 0 | 1, words: object): void => {
      answer(played, { seat, decision: played.state.words[0], ...words } as Parameters<typeof answer>[1]);
    };
    for (let i = 0; i < 2; i++) {
      say(0, { picks: [] });
      say(1, { picks: [] });
      say(1, { concede: true });
    }
    const again = replay(sunMoon, recordOf(played));
    expect(hash(again.state)).toBe(hash(played.state));
  });
});
