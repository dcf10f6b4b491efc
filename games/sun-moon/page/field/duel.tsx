// What would the attack do that is being composed or answered? Both with their numbers, before anybody says yes.

import { Icon } from '@duello/table';
import { nameOf, sayClash } from '../answers/labels.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { useClash } from './use-clash.ts';
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
  const now = useClash();
  if (now === null) return null;
  const { attacker, target, clash } = now;
  const naming = { view, mine, words, faces, t, nameOfSeat };
  const against = clash.defenderLeft === null;
  return (
    <div className="sm-duel" data-sure={now.sure}>
      <Side
        name={nameOf(attacker, naming)}
        numbers={`${clash.toDefender}/${clash.attackerLeft + clash.toAttacker}`}
        falls={clash.attackerFalls && !against}
      />
      <Icon name="crossed-swords" />
      <Side
        name={nameOf(target, naming)}
        numbers={
          against
            ? `${words.nouns.life} ${clash.lifeLeft + clash.lifeLost}`
            : `${clash.toAttacker}/${(clash.defenderLeft ?? 0) + clash.toDefender}`
        }
        falls={against ? clash.lifeLeft <= 0 : clash.defenderFalls}
      />
      <p>{sayClash(clash, t)}</p>
    </div>
  );
}
