// Does a replay say the names of cards that its match brought along?

import { inEach } from '@duello/language';
import { expect, test } from 'vitest';
import { boardText } from './game-board.ts';

interface View {
  readonly cards: { readonly [id: string]: string };
}
type NameOf = (id: string) => string;
const says = {
  event: (event: { readonly card: string }, _: unknown, nameOf: NameOf) => `plays ${nameOf(event.card)}`,
  reason: (_: unknown, nameOf: NameOf) => `not ${nameOf('mine')}`,
};
const namesIn =
  (_: string, view: View | null): NameOf =>
  (id) =>
    view?.cards[id] ?? id;

test('a board tells events with the names of its own match', () => {
  const { teller, why } = boardText(
    inEach(() => says),
    namesIn,
  );
  expect(teller('en', { cards: { mine: 'My Lion' } })({ card: 'mine' })).toBe('plays My Lion');
  expect(teller('it', { cards: {} })({ card: 'mine' })).toBe('plays mine');
  expect(why('en', { code: 'no', clause: null, values: {} })).toBe('not mine');
});
