// Are the answers about single contracts true, and can any contract of a deck be replaced by options alone?

import { asked, type Json, questionOf, SEATS, type Seat } from '@duello/kernel';
import { describeCardTools } from '@duello/lab/for-tests';
import { isRecord } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { boxCards } from '../cards/box/catalogue.ts';
import { deckOf } from '../rules/match/setup.ts';
import { MANY_OPTIONS } from '../rules/play-for-tests.ts';
import { contracts } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import type { Event } from '../rules/state/events.ts';
import { MAX_EXTRACTORS } from '../rules/state/numbers.ts';
import type { State } from '../rules/state/state.ts';
import { cardTools } from './card-tools.ts';
import { game } from './game.ts';

describe('cards of Contracts', () => {
  describeCardTools(game, {
    options: MANY_OPTIONS.slice(0, 4),
    own: ({ cards }) => cards,
    alike: ['type', 'cost', 'activation'],
    position: (card, { cost }) => ({ A: { hand: [card], extractors: extractorsFor(cost), tanks: 2 } }),
    hand,
    moved,
  });

  /** Those of its colours, and red ones for the rest. */
  function extractorsFor(cost: unknown): Json {
    const { red = 0, blue = 0, yellow = 0 } = isRecord(cost) ? cost : {};
    const elements = { blue: Number(blue), yellow: Number(yellow) };
    return { ...elements, red: Math.max(Number(red), MAX_EXTRACTORS - elements.blue - elements.yellow) };
  }

  /** While a contract is paid for or placed it lies in nobody's hand, and nothing of it has been told yet. */
  function hand(state: State, seat: Seat): readonly string[] | null {
    if (asked(state) === 0 || questionOf(contracts, state).name !== 'act') return null;
    const { cells, compiled } = state;
    const kinds = [...cells.subarray(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]])];
    return kinds.map((kind) => compiled.kinds[kind].id);
  }

  function moved(event: Event): readonly (readonly [Seat, string, number])[] {
    if (event.kind === 'returnedToHand' && event.from === 'field') return [[event.seat, event.card, 1]];
    if (event.kind === 'toDiscard' && event.from === 'hand') return [[event.seat, event.card, -1]];
    return [];
  }

  test('an opening hand is what each was dealt', () => {
    const events: Event[] = [];
    const state = contracts.setup('opening', contracts.options({ ambushInSetup: 'off' }), (event) =>
      events.push(event),
    );
    for (const seat of SEATS) {
      const opening = [...cardTools.use(events)[seat]].flatMap(([id, { opening: n }]) => Array(n).fill(id));
      const hand = [...state.cells.subarray(col.hand[seat], col.hand[seat] + 4)];
      expect(opening.sort()).toEqual(hand.map((kind) => state.compiled.kinds[kind].id).sort());
    }
  });
});

describe('a contract in the place of another', () => {
  const plain = cardTools.neutral('sparksInWriting');
  const deckA = (cards: object) => deckOf(contracts.options({ deckA: 'emberPact', deckB: 'emberPact', cards }), 0);
  const printed = deckA({});

  test('stands where every copy stood, in both decks, and changes nothing else', () => {
    expect(deckA({ plain })).toEqual(printed.map((id) => (id === 'sparksInWriting' ? 'plain' : id)));
  });

  test('stands where one copy stood, in one deck', () => {
    const cards = { plain: { ...plain, instead: { card: 'sparksInWriting', copies: 1, seat: 'A' } } };
    const at = printed.indexOf('sparksInWriting');
    expect(deckA(cards)).toEqual(printed.map((id, i) => (i === at ? 'plain' : id)));
    expect(deckOf(contracts.options({ deckB: 'emberPact', cards }), 1)).toEqual(printed);
  });

  test('lets the same deal be compared: hands differ by that contract alone', () => {
    const handOf = (cards: object) => {
      const state = contracts.setup('deal', contracts.options({ cards }), null);
      return [0, 1, 2, 3].map((i) => state.compiled.kinds[state.cells[col.hand[0] + i]].id);
    };
    const [first] = handOf({});
    expect(handOf({ other: cardTools.neutral(first) })).toEqual(handOf({}).map((id) => (id === first ? 'other' : id)));
  });

  test('is what texts mean that summon a token', () => {
    const spark = { type: 'creature', token: true, attack: 5, health: 5, instead: 'spark' };
    const state = contracts.setup('token', contracts.options({ cards: { blaze: spark } }), null);
    const { numbers, nodes } = state.compiled;
    const tokens = nodes.map(({ token }) => token);
    expect(tokens).toContain(numbers.get('blaze'));
    expect(tokens).toContain(numbers.get('scribe'));
    expect(tokens).not.toContain(numbers.get('spark'));
  });

  test.each([
    ['nobody', 'emberRecruitOfNobody', /cards\.plain\.instead: must be the id of a card of the box/],
    ['another type', 'companyOrb', /only another orb can stand in the place of companyOrb/],
    ['a token', 'spark', /only another token can stand/],
    ['no copies', { card: 'inkBlot', copies: 0 }, /cards\.plain\.instead\.copies: must be a whole number from 1/],
    ['nobody’s deck', { card: 'inkBlot', seat: 'C' }, /cards\.plain\.instead\.seat: must be one of A, B/],
  ])('is refused for %s, with a word', (_, instead, why) => {
    expect(() => contracts.options({ cards: { plain: { ...plain, instead } } })).toThrow(why);
  });

  test('is refused where another stands already', () => {
    expect(() => contracts.options({ cards: { plain, other: plain } })).toThrow(
      /cards\.other\.instead: plain already stands in the place of sparksInWriting/,
    );
  });
});

test('every contract of the box but tokens can be asked about', () => {
  expect(cardTools.ids).toHaveLength(boxCards.filter(([, { token }]) => !token).length);
});
