// Which spells answer one another, and what else lies in play? The chain with who cast what; gems beside it.

import type { Seat } from '@duello/kernel';
import type { View } from '../../index.ts';
import { countOf, listOf, minus } from '../answers/counts.ts';
import { TableCard } from '../pieces/table-card.tsx';
import { useTable } from '../pieces/table-context.ts';

/** Gems played and whatever else lies open on one side. */
export function InPlay({ seat }: { readonly seat: Seat }) {
  const { view, mine, nameOfSeat, words } = useTable();
  const chained = countOf(view.exchange.filter((cast) => cast.seat === seat).map(({ card }) => card));
  const cards = listOf(minus(view.players[seat].inPlay, chained));
  if (cards.length === 0) return null;
  return (
    <section
      className="side-in-play"
      aria-label={`${words.nouns.inPlay}: ${nameOfSeat(seat)}`}
      style={{ '--cards': cards.length }}
    >
      {cards.map((id, index) => (
        <TableCard
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
          key={`${id}-${index}`}
          card={id}
          place={seat === mine ? 'play' : 'spell'}
          index={seat === mine ? 0 : -1}
        />
      ))}
    </section>
  );
}

/** Of alike spells the last is answered: its place goes by their name. */
const isLast = (chain: View['exchange'], index: number): boolean =>
  !chain.slice(index + 1).some(({ seat, card }) => seat === chain[index].seat && card === chain[index].card);

export function Exchange() {
  const { view, mine, nameOfSeat } = useTable();
  return (
    <ol className="exchange" data-group="exchange">
      {view.exchange.map(({ seat, card, shield }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the chain only grows at its end
          key={index}
          data-own={seat === mine}
          data-card={card}
          data-zone={isLast(view.exchange, index) ? `cast-${seat}-${card}` : undefined}
        >
          <span className="exchange-who">{nameOfSeat(seat)}</span>
          <TableCard card={card} place="spell" index={-1} />
          {shield > 0 && <span className="exchange-aim">→ {shield}</span>}
        </li>
      ))}
    </ol>
  );
}
