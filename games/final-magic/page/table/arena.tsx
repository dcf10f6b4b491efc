// What lies between the players? The exchange, the fight or the plan that is being made, and what happens in words.

import { other } from '@duello/kernel';
import type { Event } from '../../index.ts';
import type { AnsweringNow } from '../answers/answering.ts';
import type { FightShow } from '../events/fight-show.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Exchange, InPlay } from './exchange.tsx';
import { FightSide } from './fight-side.tsx';
import { OwnPlan } from './own-plan.tsx';
import { PhaseTrack } from './phase-track.tsx';
import { Stage } from './stage.tsx';
import './arena.css';

interface Props {
  readonly event: Event | null;
  readonly fight: FightShow | null;
  readonly answering: AnsweringNow | null;
}

export function Arena({ event, fight, answering }: Props) {
  const { view, mine, words, decision, happening } = useTable();
  const t = useWords();
  const foe = other(mine);
  const planning = decision?.what === 'plan' && answering !== null;
  const showing = fight !== null && fight.state !== 'gone' && !planning;
  const idle = showing && fight.state === 'over';
  const { phase, exchange } = view;
  const free = decision !== null && !showing && exchange.length === 0 && (phase === 'action' || phase === 'buy');
  return (
    <section
      className="arena"
      aria-label={words.nouns.inPlay}
      data-drop="cast buy"
      data-fight={showing}
      data-idle={idle}
    >
      {free && happening === null && <Stage phase={phase} fight={fight} />}
      <div className="arena-side" data-zone={`play-${foe}`} data-group="arena-foe">
        {showing ? <FightSide side={fight.sides[foe]} seat={foe} /> : <InPlay seat={foe} />}
      </div>
      <div className="arena-middle">
        {exchange.length > 0 && <Exchange />}
        <p className="happening" aria-hidden="true" data-kind={event?.kind}>
          {happening ?? (idle ? t('table.lastFight') : '')}
        </p>
        {exchange.length === 0 && happening === null && <PhaseTrack />}
      </div>
      <div className="arena-side arena-own" data-zone={`play-${mine}`} data-group="arena-own">
        {planning ? (
          <OwnPlan answering={answering} />
        ) : showing ? (
          <FightSide side={fight.sides[mine]} seat={mine} />
        ) : (
          <InPlay seat={mine} />
        )}
      </div>
    </section>
  );
}
