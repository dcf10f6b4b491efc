// Is a deck that nobody knows guessed fairly? Every copy that may be in it is as likely as any other.

import { type Seat, stream } from '@duello/kernel';
import { expectLikely, hypergeometric } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { boxCards } from '../../cards/box/catalogue.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { sunMoon } from '../rules.ts';
import { col } from '../state/columns.ts';
import { readOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { newMatch, type Table } from '../table-for-tests.ts';
import { boxOf } from '../turn/draft.ts';
import { view } from './view.ts';
import type { View } from './view-types.ts';

const DRAWS = 400;

const idsAt = ({ cells, compiled: { kinds } }: State, at: number, size: number): readonly string[] =>
  [...cells.subarray(at, at + cells[size])].map((kind) => kinds[kind].id);
const listOf = (state: State, seat: Seat): readonly string[] => idsAt(state, col.list[seat], col.listSize[seat]);
const outOf = (state: State, seat: Seat): readonly string[] => idsAt(state, col.out[seat], col.outSize[seat]);
const copies = (ids: readonly string[], wanted: string): number => ids.filter((id) => id === wanted).length;

/** The first and the last of a list: what lies at an end is what a careless shuffle leaves there. */
const ends = (ids: readonly string[]): readonly string[] => [ids[0], ids[ids.length - 1]];
const cardsOf = (clan: string): readonly string[] => {
  const printed = new Set(boxCards.filter(([, card]) => card.class === clan).map(([id]) => id));
  return boxOf(readOptions({})).filter((id) => printed.has(id));
};

function drafted(): Table {
  const t = newMatch({ mode: 'draft', classA: 'warlock', draftVisibility: 'private' });
  while (t.asks() === 'AB pick') t.answer(t.keys('A')[0], 'A').answer(t.keys('B')[0], 'B');
  return t;
}

function expectFair(
  seen: View,
  cards: readonly string[],
  zone: (state: State) => readonly string[],
  of: readonly string[],
) {
  for (const card of cards) {
    const rng = stream(card);
    const { length } = zone(sunMoon.sample(seen, rng));
    const draw = (): number => copies(zone(sunMoon.sample(seen, rng)), card);
    expectLikely(DRAWS, draw, hypergeometric(of.length, copies(of, card), length));
  }
}

describe('SR06, draftVisibility: of a private draft', () => {
  const t = drafted();
  const neutral = cardsOf('neutral');
  const pile = (seat: Seat) => (state: State) => [...listOf(state, seat), ...outOf(state, seat)];

  test('a watcher deals every neutral card to either side', () => {
    const half = (state: State) => pile(0)(state).filter((id) => neutral.includes(id));
    expectFair(t.view('watcher'), ends(neutral), half, neutral);
  });

  test('a card of the other’s pile is as likely in the deck as any', () => {
    const all = pile(1)(t.state);
    expect(all).toHaveLength(90);
    const some = [...ends(cardsOf('paladin')), ...ends(neutral.filter((id) => all.includes(id)))];
    expectFair(t.view('A'), some, (state) => listOf(state, 1), all);
  });
});

test('SR12: a deck that is no ready-made one has every copy that may be in it as likely as any', () => {
  // A card that is in none of them.
  const odd = { class: 'paladin', summonings: ['walkingTutor'], hand: ['3 fordOgre'] };
  const seen = view(loadPosition({ B: odd }, readOptions({}), 'odd'), 0);
  const all = [...cardsOf('paladin'), ...cardsOf('neutral')];
  all.splice(all.indexOf('walkingTutor'), 1);
  const rest = (state: State) => {
    const list = [...listOf(state, 1)];
    list.splice(list.indexOf('walkingTutor'), 1);
    return list;
  };
  expectFair(seen, [...ends(cardsOf('paladin')), ...ends(cardsOf('neutral'))], rest, all);
});
