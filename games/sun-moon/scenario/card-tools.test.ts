// Are the answers about single cards true, and can any card of a deck or of a draft be replaced by options alone?

import { asked, questionOf, type Seat, stream } from '@duello/kernel';
import { describeCardTools } from '@duello/lab/for-tests';
import { describe, expect, test } from 'vitest';
import { MANY_OPTIONS } from '../rules/play-for-tests.ts';
import { sunMoon } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import type { Event } from '../rules/state/events.ts';
import { readOptions } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { boxOf } from '../rules/turn/draft.ts';
import { cardTools } from './card-tools.ts';
import { game } from './game.ts';

describe('cards of Sun & Moon', () => {
  describeCardTools(game, {
    options: [MANY_OPTIONS[0], MANY_OPTIONS[1], MANY_OPTIONS[4]],
    own: ({ cards }) => cards,
    alike: ['type', 'class', 'rarity', 'cost'],
    position: (card) => ({ A: { hand: [card], summonings: ['fordOgre'] } }),
    hand,
    moved,
  });

  /** Of a tournament the first match only; while something is announced its card lies in nobody's hand. */
  function hand(state: State, seat: Seat): readonly string[] | null {
    const { cells, compiled } = state;
    if (asked(state) === 0 || cells[col.matchNumber] !== 1) return null;
    if (!['act', 'respond'].includes(questionOf(sunMoon, state).name)) return null;
    const kinds = [...cells.subarray(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]])];
    return kinds.map((kind) => compiled.kinds[kind].id);
  }

  function moved(event: Event): readonly (readonly [Seat, string, number])[] {
    if (event.kind === 'returnedToHand' && event.from === 'play' && event.target.card !== null) {
      return [[event.target.seat, event.target.card, 1]];
    }
    return event.kind === 'discarded' && event.from === 'hand' ? [[event.seat, event.card, -1]] : [];
  }
});

describe('a card in the place of another', () => {
  const plain = cardTools.neutral('kilnGiant');
  const handsOf = (options: object) => {
    const state = sunMoon.setup('deal', sunMoon.options(options), null);
    const named = (from: number, size: number) =>
      [...state.cells.subarray(from, from + size)].map((kind) => state.compiled.kinds[kind].id);
    return ([0, 1] as const).map((seat) => [
      named(col.hand[seat], state.cells[col.handSize[seat]]),
      named(col.deck[seat], state.cells[col.deckSize[seat]]),
    ]);
  };
  const deckA = { class: 'warlock', cards: { kilnGiant: 4, hiredSword: 4, ashCrow: 4, noonHound: 4, fordOgre: 4 } };
  const decks = { deckA: { ...deckA, cards: { ...deckA.cards, cinderThrow: 4, noonRunner: 4, sharedNoon: 2 } } };
  const renamed = (dealt: unknown, most: number) => {
    let left = most;
    return JSON.parse(JSON.stringify(dealt, (_, value) => (value === 'kilnGiant' && left-- > 0 ? 'plain' : value)));
  };

  test('lies where every copy lay, however the deck is shuffled', () => {
    const all = { ...decks, deckB: decks.deckA, cards: { plain } };
    expect(handsOf(all)).toEqual(renamed(handsOf({ ...decks, deckB: decks.deckA }), 99));
  });

  test('lies in one deck where the seat is said', () => {
    const cards = { plain: { ...plain, instead: { card: 'kilnGiant', seat: 'A' } } };
    const [a, b] = handsOf({ ...decks, deckB: decks.deckA, cards });
    const [plainA, plainB] = handsOf({ ...decks, deckB: decks.deckA });
    expect([a, b]).toEqual([renamed(plainA, 99), plainB]);
  });

  test('stands for as many copies as are said', () => {
    const cards = { plain: { ...plain, instead: { card: 'kilnGiant', copies: 1 } } };
    const dealt = JSON.stringify(handsOf({ ...decks, cards })[0]);
    expect(dealt.split('"plain"')).toHaveLength(2);
    expect(dealt.split('"kilnGiant"')).toHaveLength(4);
    expect(dealt.replace('plain', 'kilnGiant')).toBe(JSON.stringify(handsOf(decks)[0]));
  });

  test('is in the box of a draft where that one was', () => {
    const box = boxOf(readOptions({ mode: 'draft' }));
    const other = boxOf(readOptions({ mode: 'draft', cards: { plain } }));
    expect(other).toEqual(box.map((id) => (id === 'kilnGiant' ? 'plain' : id)));
  });

  test('has no seat in a draft, and is of the same class and type', () => {
    const seat = { plain: { ...plain, instead: { card: 'kilnGiant', seat: 'A' } } };
    expect(() => readOptions({ mode: 'draft', cards: seat })).toThrow(/cards\.plain\.instead\.seat: must be left out/);
    expect(() => readOptions({ cards: { plain: { ...plain, class: 'neutral' } } })).toThrow(
      /only another warlock summoning can stand in the place of kilnGiant/,
    );
  });
});

test('a bot that has not seen the other deck counts on what everybody knows to stand in it', () => {
  const cards = { plain: cardTools.neutral('hiredSword') };
  const options = sunMoon.options({ deckA: 'noonfire', deckB: 'noonfire', cards });
  const state = sunMoon.setup('guess', options, null);
  const guessed = new Set<string>();
  const rng = stream('guess');
  for (let i = 0; i < 20; i++) {
    const world = sunMoon.sample(sunMoon.view(state, 0), rng);
    for (const kind of world.cells.subarray(col.list[1], col.list[1] + 30)) guessed.add(world.compiled.kinds[kind].id);
  }
  expect([...guessed]).toContain('plain');
  expect([...guessed]).not.toContain('hiredSword');
});
