// Does a replay say the names of cards that its match brought along, in what happens and in what is advised?

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
  standing: { health: 'your health' },
};
const namesIn =
  (_: string, view: View | null): NameOf =>
  (id) =>
    view?.cards[id] ?? id;

test('a board tells events with the names of its own match', () => {
  const { teller, why, adviceWords } = boardText(
    inEach(() => says),
    namesIn,
    (_, { what, seat }, lang, nameOf) => ({ text: `${lang} ${what} ${seat} ${nameOf('mine')}`, things: [] }),
  );
  expect(teller('en', { cards: { mine: 'My Lion' } })({ card: 'mine' })).toBe('plays My Lion');
  expect(teller('it', { cards: {} })({ card: 'mine' })).toBe('plays mine');
  const { say, termName, nameOf } = adviceWords('it', { cards: { mine: 'My Lion' } }, 'act');
  expect(say({ seat: 1, decision: 3, pick: 'end' })).toBe('it act 1 My Lion');
  expect([termName('health'), termName('result'), nameOf('mine')]).toEqual(['your health', null, 'My Lion']);
  expect(why('en', { code: 'no', clause: null, values: {} })).toBe('not mine');
});
