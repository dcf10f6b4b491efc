// When is the table of Battleground fullest? Somebody stands on every field of the largest board, all with conditions, over ten cards.

import { keptAs, painted, TWO, viewOf } from '@duello/web/for-tests';
import { boxCards, CONDITIONS, geometryOf, type SummonView, type View } from '../../index.ts';
import type { BattlegroundMatch } from './begin.ts';
import { battlegroundAt } from './positions.ts';

const OPTIONS = { start: 'quick', firstPlayer: 'A', lanes: 6, rows: 7 } as const;
const HAND = 10;
const summons = boxCards.flatMap(([id, { type }]) => (type === 'summon' ? [id] : []));

/** No match is likely to come so far: it is painted over a real one. */
function filled(view: View): View {
  const { lanes, rows } = OPTIONS;
  const { keys } = geometryOf(lanes, rows);
  const conditions = Object.fromEntries(
    CONDITIONS.map((name, at) => [name, at % 3 === 0 ? 2 : at % 3]),
  ) as SummonView['conditions'];
  const summonOn = (field: string, at: number): SummonView => {
    const owner = at < keys.length / 2 ? 0 : 1;
    const base = { id: at, card: summons[at % summons.length], owner, side: owner, field, entered: at } as const;
    const dice = { attack: 3, attackDie: 3, hp: 4, defence: 1, range: 2, defending: at % 3 === 0, noted: 0 } as const;
    return { ...base, ...dice, threats: [], conditions, tokens: [], newcomer: false, credit: null };
  };
  const [me, foe] = view.players;
  const hand = Array.from({ length: HAND }, (_, at) => me.hand?.[at % (me.hand?.length ?? 1)] ?? summons[at]);
  return {
    ...view,
    summons: keys.map(summonOn),
    entries: keys.length,
    players: [{ ...me, hand, handSize: HAND }, foe],
  };
}

/** The match beneath, and the table that is shown instead of its own. */
export function crowded(): {
  readonly match: BattlegroundMatch;
  readonly kept: Readonly<Record<string, string>>;
} {
  const match = battlegroundAt(
    'crowded',
    ({ what }, { players }) => what === 'act' && (players[0].hand?.length ?? 0) > 3,
    OPTIONS,
  );
  return { match, kept: { ...keptAs(match, TWO), ...painted(filled(viewOf(match, 0))) } };
}
