// Where in the round is the match? The round's number and its five stations, the current one marked.

import { other } from '@duello/kernel';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './phase-track.css';

export function PhaseTrack() {
  const { view, words, nameOfSeat } = useTable();
  const t = useWords();
  const { round, phase, first, active, suddenDeath } = view;
  const seats = [first, other(first)];
  const kinds = suddenDeath ? (['action'] as const) : (['action', 'buy'] as const);
  const fight = phase === 'fight' || phase === 'aim';
  return (
    <p className="phase-track" data-clear="">
      <b className="round-number">
        {words.nouns.round} {round}
        {suddenDeath && <span className="sudden"> {words.nouns.suddenDeath}</span>}
      </b>
      <span className="stations">
        {seats.map((seat) => (
          <span key={seat} className="station-pair">
            <span className="station-name">{nameOfSeat(seat)}</span>
            {kinds.map((kind) => {
              const now = phase === kind && active === seat;
              return (
                <span key={kind} className="station" aria-current={now ? 'step' : undefined} data-now={now}>
                  {t(`table.phase.${kind}`)}
                </span>
              );
            })}
          </span>
        ))}
        <span className="station station-fight" aria-current={fight ? 'step' : undefined} data-now={fight}>
          {t('table.phase.fight')}
        </span>
      </span>
    </p>
  );
}
