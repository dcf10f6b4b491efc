// When is the table of Sun & Moon fullest? Fifteen summonings on either side, some tapped, enchanted and changed, over twelve cards.

import { keptAs, painted, TWO, viewOf } from '@duello/web/for-tests';
import { boxCards, type SummoningView, TRAITS, type View } from '../../index.ts';
import { sunMoonAt } from './positions.ts';

const ROW = 15;
const HAND = 12;
const cardsOf = (type: string): readonly string[] => boxCards.flatMap(([id, card]) => (card.type === type ? [id] : []));
const summonings = cardsOf('summoning');
const enchantments = cardsOf('enchantment');

/** No match is likely to come so far: it is painted over a real one. */
function filled(view: View): View {
  const row = (seat: 0 | 1): readonly SummoningView[] =>
    Array.from({ length: ROW }, (_, at) => ({
      id: seat * ROW + at,
      card: summonings[(seat * ROW + at) % summonings.length],
      attack: at % 7,
      defense: 1 + (at % 8),
      wholeDefense: 3 + (at % 8),
      damage: at % 3,
      tapped: at % 2 === 0,
      traits: TRAITS.filter((_trait, bit) => (at & (1 << bit)) !== 0),
      turn: { attack: at % 4 === 0 ? 2 : 0, defense: 0, traits: [] },
      given: { attack: 0, defense: 0 },
      enchantments: Array.from({ length: at % 3 }, (_, on) => ({
        id: 30 + seat * 15 + at + on * 7,
        card: enchantments[(at + on) % enchantments.length],
        seat: on === 0 ? seat : ((1 - seat) as 0 | 1),
        tapped: on === 1,
        entered: 0,
        doomed: false,
      })),
      entered: at,
      doomed: false,
      hit: false,
    }));
  const [me, foe] = view.players;
  const hand = Array.from({ length: HAND }, (_, at) => me.hand?.[at % (me.hand?.length ?? 1)] ?? summonings[at]);
  return {
    ...view,
    players: [
      { ...me, hand, handSize: HAND, knownAt: [0], summonings: row(0) },
      { ...foe, known: [summonings[0]], summonings: row(1) },
    ],
  };
}

/** The table that is shown instead of its own. */
export function crowded(what: 'act' | 'respond'): Readonly<Record<string, string>> {
  const match = sunMoonAt(
    `crowded ${what}`,
    (decision, { players }) => decision.what === what && (players[0].hand?.length ?? 0) > 2,
  );
  return { ...keptAs(match, TWO), ...painted(filled(viewOf(match, 0))) };
}
