// What stands in the middle while nothing lies there? The phase, and how the last fight went or what may be laid here.

import { other } from '@duello/kernel';
import { Icon } from '@duello/table';
import type { FightShow } from '../events/fight-show.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Sum } from './fight-side.tsx';
import './stage.css';

const ICONS = { action: 'rolling-energy', buy: 'two-coins' } as const;

export function Stage({ phase, fight }: { readonly phase: 'action' | 'buy'; readonly fight: FightShow | null }) {
  const { words, mine } = useTable();
  const t = useWords();
  const harmed = fight?.sides.some(({ health }) => health !== null) === true;
  return (
    <div className="stage">
      <p className="stage-phase">
        <Icon name={ICONS[phase]} /> {words.phases[phase]}
      </p>
      {fight === null ? (
        <p className="stage-hint">{t(`table.stage.${phase}`)}</p>
      ) : (
        <div className="stage-fight">
          <p className="stage-hint">{t(harmed ? 'table.lastFight' : 'table.lastFightCalm')}</p>
          {harmed && [other(mine), mine].map((seat) => <Sum key={seat} seat={seat} {...fight.sides[seat]} />)}
        </div>
      )}
    </div>
  );
}
