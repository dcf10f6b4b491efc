// How tired is a player? Six moons: full ones stay, half ones go when the next turn begins, rings are room to pay with.

import type { Seat } from '@duello/kernel';
import { FATIGUE_LIMIT } from '../../index.ts';
import { morningOf, surplusOf } from '../answers/fatigue.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './fatigue-track.css';

type Phase = 'full' | 'half' | 'room' | 'price' | 'added';

/** What is paid and then added, on the track of this seat. */
function useStrain(seat: Seat): { readonly price: number; readonly added: number } {
  const { strain, mine } = useTable();
  if (strain === null) return { price: 0, added: 0 };
  return seat === mine ? { price: strain.price + strain.perX, added: strain.own } : { price: 0, added: strain.foe };
}

function phasesOf(fatigue: number, price: number, added: number): readonly Phase[] {
  const stays = Math.floor(fatigue / 2);
  return Array.from({ length: FATIGUE_LIMIT }, (_, at): Phase => {
    if (at < stays) return 'full';
    if (at < fatigue) return 'half';
    if (at < fatigue + price) return 'price';
    return at < fatigue + price + added ? 'added' : 'room';
  });
}

export function FatigueTrack({ seat }: { readonly seat: Seat }) {
  const { view, words, faces } = useTable();
  const t = useWords();
  const { fatigue, class: clan } = view.players[seat];
  const { price, added } = useStrain(seat);
  const room = FATIGUE_LIMIT - fatigue;
  const morning = morningOf(view, seat, faces);
  const tooMuch = price > room ? price - room : 0;
  const surplus = tooMuch > 0 ? 0 : surplusOf(fatigue + price, added);
  // What is looked at counts as if it were paid.
  const after = Math.min(FATIGUE_LIMIT, fatigue + (tooMuch > 0 ? 0 : price + added));
  const next = Math.min(FATIGUE_LIMIT, Math.floor(after / 2) + morning.added);
  const said = [
    t('sunMoon.fatigue', { n: fatigue, room }),
    t('sunMoon.nextTurn', { n: next }),
    ...(morning.surplus > 0 ? [t('sunMoon.nextSurplus', { n: morning.surplus })] : []),
  ].join(', ');
  return (
    <div
      className="sm-fatigue"
      data-zone={`fatigue-${seat}`}
      data-class={clan ?? 'neutral'}
      role="img"
      aria-label={said}
      title={said}
    >
      <span className="sm-fatigue-word">{words.nouns.fatigue}</span>
      <span className="sm-moons" aria-hidden="true">
        {phasesOf(fatigue, Math.min(price, room), added).map((phase, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moon is its place
          <span key={at} className="sm-moon" data-phase={phase} />
        ))}
      </span>
      <span className="sm-fatigue-now" aria-hidden="true">
        {tooMuch > 0 || surplus > 0 ? (
          <b className="sm-overflow" data-kind={tooMuch > 0 ? 'barred' : 'life'}>
            {tooMuch > 0 ? t('sunMoon.tooTired', { n: tooMuch }) : t('sunMoon.overflow', { n: surplus })}
          </b>
        ) : (
          <>
            <b>{price + added > 0 ? `${fatigue}→${after}` : fatigue}</b>
            <span className="sm-fatigue-next">{t('sunMoon.nextShort', { n: next })}</span>
          </>
        )}
      </span>
    </div>
  );
}
