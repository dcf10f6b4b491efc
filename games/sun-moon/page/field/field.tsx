// What lies between the players? Both rows, and the dusk between them: turn, score, what happens, and what waits.

import { other } from '@duello/kernel';
import type { PromptOption } from '@duello/table';
import { isTournament } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Chain } from './chain.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { Row } from './row.tsx';
import './field.css';

interface Props {
  readonly options: readonly PromptOption[];
}

function TurnMark() {
  const { view, mine, words, nameOfSeat } = useTable();
  const t = useWords();
  const { turn, match, options, players } = view;
  const tournament = isTournament(options);
  const foe = other(mine);
  const score = t('sunMoon.score', {
    name: nameOfSeat(mine),
    own: players[mine].wins,
    other: players[foe].wins,
    foe: nameOfSeat(foe),
  });
  return (
    <p className="sm-turn" data-own={view.active === mine}>
      <b>{turn > 0 ? `${words.nouns.turn} ${turn}` : words.phases[view.phase]}</b>
      {turn > 0 && (
        <span>
          {nameOfSeat(view.active)} · {words.phases[view.phase]}
        </span>
      )}
      {tournament && match > 0 && (
        <span className="sm-score">
          {words.nouns.match} {match} · {score}
        </span>
      )}
    </p>
  );
}

export function Field({ options }: Props) {
  const { view, mine, words, happening } = useTable();
  const foe = other(mine);
  const { players } = view;
  return (
    <section
      className="sm-field"
      aria-label={words.nouns.inPlay}
      data-other={players[foe].class ?? 'neutral'}
      data-own={players[mine].class ?? 'neutral'}
    >
      <Row seat={foe} />
      <div className="sm-dusk" data-busy={view.chain.length > 0}>
        <TurnMark />
        <div className="sm-middle">
          <p className="sm-happening" aria-hidden="true">
            {happening}
          </p>
          <Chain />
        </div>
      </div>
      <Row seat={mine} />
      <ChoicePanel options={options} />
    </section>
  );
}
