// How far is the turn? Its four phases with the present one marked, the round, the phase of the game, and the ruleset in words.

import { Icon, type IconName } from '@duello/table';
import type { PhaseName } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './phase-track.css';

const PHASES: readonly (readonly [PhaseName, IconName])[] = [
  ['enchantments', 'scroll-unfurled'],
  ['spellcasting', 'spell-book'],
  ['battle', 'crossed-swords'],
  ['upkeep', 'shop'],
];

export function PhaseTrack() {
  const { view, words, mine, nameOfSeat } = useTable();
  const t = useWords();
  const { options } = view;
  const { settings, nouns } = words;
  const ruleset = [
    settings.movement.values[options.movement],
    settings.order.values[options.order],
    settings.flow.values[options.flow],
  ];
  const now = PHASES.findIndex(([name]) => name === view.phase);
  return (
    <section className="bg-track" data-clear="" data-own={view.active === mine} aria-label={nouns.phase}>
      <p className="bg-turn">
        {/* Before the first turn the table is laid for the first round. */}
        <b>{t('battleground.round', { n: Math.max(1, view.round) })}</b>
        <span>{nameOfSeat(view.active)}</span>
        <span className="bg-game-phase" title={nouns.gamePhase}>
          {[1, 2, 3].map((n) => (
            <span key={n} data-open={n <= view.gamePhase} aria-hidden="true" />
          ))}
          <span className="visually-hidden">
            {nouns.gamePhase} {view.gamePhase}
          </span>
        </span>
      </p>
      <ol className="bg-phases">
        {PHASES.map(([name, icon], at) => (
          <li key={name} data-now={at === now} data-done={now > at} aria-current={at === now ? 'step' : undefined}>
            <Icon name={icon} />
            <span>{words.phases[name]}</span>
          </li>
        ))}
      </ol>
      <p className="bg-ruleset" title={ruleset.join('. ')}>
        {t('battleground.ruleset', {
          movement: options.movement,
          order: options.order,
          flow: options.flow,
        })}
      </p>
    </section>
  );
}
