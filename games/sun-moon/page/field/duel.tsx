// What would the attack do that is being composed or answered? Both with their numbers, before anybody says yes.

import { Icon } from '@duello/table';
import { nameOf, sayFight } from '../answers/labels.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { useFight } from './use-fight.ts';
import './duel.css';

interface SideProps {
  readonly name: string;
  readonly numbers: string;
  readonly falls: boolean;
}

const Side = ({ name, numbers, falls }: SideProps) => (
  <span className="sm-duel-side" data-falls={falls}>
    <b>{numbers}</b>
    <span>{name}</span>
    {falls && <span className="sm-duel-falls">✕</span>}
  </span>
);

export function Duel() {
  const { view, mine, words, faces, nameOfSeat } = useTable();
  const t = useWords();
  const now = useFight();
  if (now === null) return null;
  const { attacker, target, fight } = now;
  const naming = { view, mine, words, faces, t, nameOfSeat };
  const against = fight.defenderLeft === null;
  return (
    <div className="sm-duel" data-sure={now.sure}>
      <Side
        name={nameOf(attacker, naming)}
        numbers={`${fight.toDefender}/${fight.attackerLeft + fight.toAttacker}`}
        falls={fight.attackerFalls && !against}
      />
      <Icon name="crossed-swords" />
      <Side
        name={nameOf(target, naming)}
        numbers={
          against
            ? `${words.nouns.life} ${fight.lifeLeft + fight.lifeLost}`
            : `${fight.toAttacker}/${(fight.defenderLeft ?? 0) + fight.toDefender}`
        }
        falls={against ? fight.lifeLeft <= 0 : fight.defenderFalls}
      />
      <p>{sayFight(fight, t)}</p>
    </div>
  );
}
