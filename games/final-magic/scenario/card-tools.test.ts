// Are the answers about single cards true, and can any card of the supply be replaced by options alone?

import { asked, questionOf, type Seat } from '@duello/kernel';
import { describeCardTools } from '@duello/lab/for-tests';
import { describe, expect, test } from 'vitest';
import { supplyOf } from '../rules/match/setup.ts';
import { MANY_OPTIONS } from '../rules/play-for-tests.ts';
import { finalMagic } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import type { Event } from '../rules/state/events.ts';
import type { State } from '../rules/state/state.ts';
import { cardTools } from './card-tools.ts';
import { game } from './game.ts';

const PHASES: Readonly<Record<string, string>> = { fight: 'fight', action: 'action', either: 'fight' };

describe('cards of Final Magic', () => {
  describeCardTools(game, {
    options: MANY_OPTIONS.slice(1, 4),
    own: ({ cards }) => cards,
    alike: ['type', 'price', 'element', 'mana', 'phase'],
    position: (card, { type, phase }) => ({
      phase: type === 'currency' ? 'buy' : PHASES[String(phase ?? 'action')],
      A: { hand: [card], mana: type === 'spell' ? 3 : 0 },
    }),
    hand,
    moved,
  });

  /** Of the first round: at its end all of a hand goes away. */
  function hand({ cells, compiled, ...state }: State, seat: Seat): readonly string[] | null {
    if (cells[col.roundNumber] !== 1) return null;
    const at = { cells, compiled, ...state };
    if (asked(at) === 0 || !['action', 'buy', 'plan'].includes(questionOf(finalMagic, at).name)) return null;
    return compiled.kinds.flatMap(({ id }, kind) => Array<string>(cells[col.hand[seat] + kind]).fill(id));
  }

  function moved(event: Event): readonly (readonly [Seat, string, number])[] {
    switch (event.kind) {
      case 'cardBought':
        return event.to === 'hand' ? [[event.seat, event.card, 1]] : [];
      case 'currencyGained':
        return [[event.seat, event.card, 1]];
      case 'cardsDiscarded':
        return event.cause === 'resolved' ? [] : event.cards.map((card) => [event.seat, card, -1]);
      case 'gemOutcast':
      case 'cardOutcast':
        return [[event.seat, event.card, -1]];
      default:
        return [];
    }
  }
});

describe('a card in the place of another', () => {
  const begun = (options: object): State => finalMagic.setup('deal', finalMagic.options(options), null);

  test('is for sale where that one was, in a supply by name and in one by chance', () => {
    for (const supply of ['firstSparks', 'random']) {
      const before = supplyOf(begun({ supply }));
      const id = before.find((one) => one !== 'copper' && cardTools.json(one).element === 'fire') ?? '';
      const after = begun({ supply, cards: { plain: cardTools.neutral(id) } });
      expect(supplyOf(after).toSorted()).toEqual(before.map((one) => (one === id ? 'plain' : one)).toSorted());
      expect(after.cells[col.supply + after.compiled.kinds.length - 1]).toBe(3);
    }
  });

  test('is not for sale where that one is not', () => {
    const supply = begun({ supply: 'firstSparks', cards: { plain: cardTools.neutral('nuke') } });
    expect(supplyOf(supply)).not.toContain('plain');
  });

  test('is dealt where that one was dealt', () => {
    const cards = { plain: cardTools.neutral('copper') };
    const { cells, compiled } = begun({ cards });
    for (const seat of [0, 1] as const) {
      const kind = compiled.numbers.get('plain') ?? 0;
      expect(cells[col.deck[seat] + kind] + cells[col.hand[seat] + kind]).toBe(7);
    }
  });

  test('is what texts mean that name that one', () => {
    const { compiled } = begun({ cards: { plain: cardTools.neutral('silver') } });
    const plain = compiled.numbers.get('plain') ?? -2;
    expect(compiled.kinds.find(({ id }) => id === 'copper')?.next).toBe(plain);
  });

  test('stands for every copy or none, and only for a spell of its element', () => {
    const plain = cardTools.neutral('fireball');
    const read = (instead: unknown) => () => finalMagic.options({ cards: { plain: { ...plain, instead } } });
    expect(read({ card: 'fireball', copies: 1 })).toThrow(/cards\.plain\.instead\.copies: must be left out/);
    expect(read('shower')).toThrow(/only another water spell can stand in the place of shower/);
  });
});
