// What lies between the players? Both lines, Orbs and Runes, whose turn it is, what happens in words, and what is being looked at.

import { other } from '@duello/kernel';
import { FacePicture, type PromptOption } from '@duello/table';
import { useTable } from '../pieces/table-context.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { Line } from './line.tsx';
import { Support } from './support.tsx';
import './field.css';

interface Props {
  readonly options: readonly PromptOption[];
}

/** With more Creatures than this in a line everything stands smaller. */
const FEW = 5;

/** A Spell, or a contract in Ambush, for as long as it acts. */
function Acting() {
  const { view, faces } = useTable();
  const acting = view.acting.filter(({ card }) => faces.card(card)?.type === 'spell').at(-1);
  return (
    <span className="acting" data-zone="acting" aria-hidden="true">
      {acting !== undefined && (
        <span className="acting-name" data-tone={faces.face(acting.card).tone}>
          <FacePicture face={faces.face(acting.card)} />
          {faces.nameOf(acting.card)}
        </span>
      )}
    </span>
  );
}

export function Field({ options }: Props) {
  const { view, mine, words, happening, nameOfSeat } = useTable();
  const foe = other(mine);
  const crowded = view.players.some(({ line }) => line.length > FEW);
  return (
    <section className="blotter" aria-label={words.nouns.field} data-crowded={crowded}>
      <div className="blotter-grid">
        <Support seat={foe} />
        <Line seat={foe} />
        <div className="between">
          <p className="turn-mark" data-own={view.active === mine}>
            {view.phase !== 'setup' && (
              <b>
                {words.nouns.turn} {view.turn}
              </b>
            )}
            <span>
              {view.phase === 'setup' ? words.phases.setup : `${nameOfSeat(view.active)} · ${words.phases[view.phase]}`}
            </span>
          </p>
          <p className="ct-happening" aria-hidden="true">
            {happening}
          </p>
          <Acting />
        </div>
        <Support seat={mine} />
        <Line seat={mine} />
      </div>
      <ChoicePanel options={options} />
    </section>
  );
}
