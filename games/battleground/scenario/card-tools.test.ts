// Are the answers about single spells true, and can any spell of the box be replaced by options alone?

import { asked, questionOf, type Seat } from '@duello/kernel';
import { describeCardTools } from '@duello/lab/for-tests';
import { isRecord } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { MANY_OPTIONS } from '../rules/play-for-tests.ts';
import { battleground } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import type { Event } from '../rules/state/events.ts';
import { idsIn } from '../rules/state/piles.ts';
import type { State } from '../rules/state/state.ts';
import { cardTools } from './card-tools.ts';
import { game } from './game.ts';

describe('spells of Battleground', () => {
  describeCardTools(game, {
    options: MANY_OPTIONS.slice(0, 3),
    own: ({ cards }) => cards,
    alike: ['type', 'set', 'tier', 'unique', 'cost'],
    position: (card, { cost }) => ({
      A: { hand: [card], mana: isRecord(cost) ? { ...cost } : {} },
      board: { c4: 'B guard' },
    }),
    hand,
    moved,
  });

  function hand(state: State, seat: Seat): readonly string[] | null {
    const isQuiet = asked(state) !== 0 && questionOf(battleground, state).name === 'act';
    return isQuiet ? idsIn(state, col.hand[seat]) : null;
  }

  function moved(event: Event): readonly (readonly [Seat, string, number])[] {
    switch (event.kind) {
      case 'spellCast':
        return event.slot === null ? [] : [[event.seat, event.card, 1]];
      case 'spellPrepared':
      case 'cardsRetained':
        return (event.cards ?? []).map((card) => [event.seat, card, -1]);
      case 'cardsReturned':
        return (event.cards ?? []).map((card) => [event.seat, card, 1]);
      case 'handDiscarded':
        return event.spells.map((card) => [event.seat, card, -1]);
      case 'crystalGained':
        return event.into === 'hand' ? [[event.seat, `${event.colour}Crystal`, 1]] : [];
      default:
        return [];
    }
  }
});

describe('a spell in the place of another', () => {
  const everythingIn = (options: object): string => {
    const state = battleground.setup('deal', battleground.options(options), null);
    const zones = [...col.deck, ...col.hand, ...col.row, ...col.marketDeck, col.removed, col.neutrals];
    return JSON.stringify(zones.map((zone) => idsIn(state, zone)));
  };

  test.each(cardTools.ids.filter((_, index) => index % 5 === 0))(
    'stands where every copy of %s stood, in decks, market and neutrals, and changes nothing else',
    (id) => {
      const cards = { plain: cardTools.neutral(id) };
      for (const [classA, classB] of [
        ['paladin', 'warlock'],
        ['elementalist', 'paladin'],
      ]) {
        const options = { start: 'quick', classA, classB };
        expect(everythingIn({ ...options, cards })).toBe(everythingIn(options).replaceAll(`"${id}"`, '"plain"'));
      }
    },
  );

  test('is offered in a draft where that one would be', () => {
    const cards = { plain: cardTools.neutral('guard') };
    const state = battleground.setup('draft', battleground.options({ cards, firstPlayer: 'A' }), null);
    expect(game.audit(null, state, [])).toBeNull();
  });

  test('stands for every copy or none, and for no crystal', () => {
    const plain = cardTools.neutral('guard');
    const read = (instead: unknown) => () => battleground.options({ cards: { plain: { ...plain, instead } } });
    expect(read({ card: 'guard', copies: 1 })).toThrow(/cards\.plain\.instead\.copies: must be left out/);
    expect(read({ card: 'guard', seat: 'A' })).toThrow(/cards\.plain\.instead\.seat: must be left out/);
    expect(read('whiteCrystal')).toThrow(/cards\.plain\.instead: must be the id of a card of the box/);
    expect(read('crazyImp')).toThrow(/only another warlock summon can stand in the place of crazyImp/);
  });
});
