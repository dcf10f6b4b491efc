// How tired is a player? Six moons: full ones stay, half ones go when the next turn begins, rings are room to pay with.

import type { Seat } from '@duello/kernel';
import { BarTerm } from '@duello/table';
import { FATIGUE_LIMIT, fatigueRoom, turnStartFatigue } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './fatigue-track.css';

type Phase = 'full' | 'half' | 'room' | 'price' | 'added';

/** `stays` is what the next halving leaves of it. */
function phasesOf(fatigue: number, stays: number, price: number, added: number): readonly Phase[] {
  return Array.from({ length: FATIGUE_LIMIT }, (_, at): Phase => {
    if (at < fatigue) return at < stays ? 'full' : 'half';
    if (at < fatigue + price) return 'price';
    return at < fatigue + price + added ? 'added' : 'room';
  });
}

export function FatigueTrack({ seat }: { readonly seat: Seat }) {
  const { view, words, fatigueCost } = useTable();
  const t = useWords();
  const { fatigue, class: clan } = view.players[seat];
  const room = fatigueRoom(view, seat);
  const { price, tooMuch } = fatigueCost?.seat === seat ? fatigueCost : { price: 0, tooMuch: 0 };
  const { added, surplus, after } = fatigueCost?.changes[seat] ?? { added: 0, surplus: 0, after: fatigue };
  const start = turnStartFatigue(view, seat);
  // What is looked at counts as if it had happened.
  const next = after === fatigue ? start.fatigue : turnStartFatigue(view, seat, after).fatigue;
  const said = [
    t('sunMoon.fatigue', { n: fatigue, room }),
    words.table.nextTurn(next),
    ...(start.surplus > 0 ? [t('sunMoon.nextSurplus', { n: start.surplus })] : []),
  ].join(', ');
  return (
    <div className="sm-fatigue" data-zone={`fatigue-${seat}`} data-class={clan ?? 'neutral'}>
      {/* Over all of it, with nothing inside: what is seen there is said in other words. */}
      <BarTerm className="sm-fatigue-term" aria-label={said} meaning={`${said}. ${words.terms.fatigue.reminder}`}>
        {null}
      </BarTerm>
      <span className="sm-fatigue-word" aria-hidden="true">
        {words.nouns.fatigue}
      </span>
      <span className="sm-moons" aria-hidden="true">
        {phasesOf(fatigue, start.halved, Math.min(price, room), added).map((phase, at) => (
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
            <b>{price + added > 0 || after !== fatigue ? `${fatigue}→${after}` : fatigue}</b>
            <span className="sm-fatigue-next">{t('sunMoon.nextShort', { n: next })}</span>
          </>
        )}
      </span>
    </div>
  );
}
