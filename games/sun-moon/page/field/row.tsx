// How do a player's summonings stand? In a row that wraps when it is long; whatever is dropped on the own one is played.

import type { Seat } from '@duello/kernel';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Summoning } from './summoning.tsx';
import './row.css';

/** How many stand here: the more, the smaller, and in several lines at last. */
const crowdOf = (count: number): 'few' | 'some' | 'many' | 'full' =>
  count <= 6 ? 'few' : count <= 9 ? 'some' : count <= 16 ? 'many' : 'full';

export function Row({ seat }: { readonly seat: Seat }) {
  const { view, mine, words, nameOfSeat } = useTable();
  const t = useWords();
  const own = seat === mine;
  const { summonings, class: clan } = view.players[seat];
  return (
    <section
      className={own ? 'sm-row sm-own-row' : 'sm-row sm-other-row'}
      data-zone={`row-${seat}`}
      data-group={`row-${seat}`}
      data-class={clan ?? 'neutral'}
      data-crowd={crowdOf(summonings.length)}
      data-drop={own ? 'hand' : undefined}
      aria-label={`${words.nouns.summonings}: ${nameOfSeat(seat)} (${summonings.length})`}
    >
      {summonings.length === 0 && view.phase !== 'mulligan' && (
        <p className="sm-row-empty">{t(own ? 'sunMoon.noneOwn' : 'sunMoon.noneOther', { name: nameOfSeat(seat) })}</p>
      )}
      <div className="sm-places">
        {summonings.map((summoning, index) => (
          <Summoning key={summoning.id} seat={seat} summoning={summoning} place={index + 1} />
        ))}
      </div>
    </section>
  );
}
