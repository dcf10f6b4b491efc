// How does one player stand? Name, health, what the player strikes with, mana, deck, burnout and discard pile in one strip.

import type { Seat } from '@duello/kernel';
import { PlayerBar as Bar, HealthMark, Icon, type IconName, PileButtons, PlayerName, PlayerSelf } from '@duello/table';
import type { ReactNode } from 'react';
import { STATUS_ICONS } from '../../art/status-icons.ts';
import { START_HEALTH, type Status } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { ManaRow } from './mana-row.tsx';
import './player-bar.css';

interface ChipProps {
  readonly icon: IconName;
  readonly label: string;
  readonly value?: string;
  readonly kind: string;
}

function Chip({ icon, label, value, kind }: ChipProps) {
  return (
    <span className="chip" data-chip={kind} title={label}>
      <Icon name={icon} />
      <span className="visually-hidden">{label} </span>
      {value !== undefined && <b key={value}>{value}</b>}
    </span>
  );
}

/** What the player has gained: an attack, Magic Damage, statuses. */
function Chips({ seat }: { readonly seat: Seat }) {
  const { view, words } = useTable();
  const { attack, magic, statuses } = view.players[seat];
  const status = (name: Status) => (
    <Chip key={name} icon={STATUS_ICONS[name]} label={words.terms[name].name} kind={name} />
  );
  return (
    <span className="chips">
      {attack > 0 && <Chip icon="broadsword" label={words.nouns.attack} value={String(attack)} kind="attack" />}
      {magic > 0 && <Chip icon="magic-swirl" label={words.nouns.magicDamage} value={`+${magic}`} kind="magic" />}
      {statuses.map(status)}
    </span>
  );
}

/** The player as somebody who can be attacked, chosen, or attack. */
function Health({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, words, mine, act } = table;
  const { health, attack } = view.players[seat];
  const targetId = `${seat === mine ? 'own' : 'opposing'}:player`;
  const shown = Math.max(0, health);
  return (
    <PlayerSelf
      {...{ table, seat, targetId }}
      className="player-health"
      facts={[`${words.nouns.health} ${shown}`, ...(attack > 0 ? [`${words.nouns.attack} ${attack}`] : [])]}
      isLow={shown * 4 <= START_HEALTH}
      onDoubleClick={() => act(targetId)}
    >
      <HealthMark health={shown} most={START_HEALTH} />
    </PlayerSelf>
  );
}

function Piles({ seat }: { readonly seat: Seat }) {
  const { view, words, openPile } = useTable();
  const t = useWords();
  const { deckSize, pile, burnouts, specialUsed } = view.players[seat];
  const { nouns } = words;
  return (
    <PileButtons
      {...{ seat, openPile }}
      piles={[
        { name: 'deck', icon: 'stack', label: nouns.deck, count: deckSize },
        { name: 'pile', icon: 'card-discard', label: nouns.discardPile, count: pile.length },
      ]}
    >
      <span
        className="special"
        data-used={specialUsed}
        title={t(specialUsed ? 'contracts.specialUsed' : 'contracts.specialLeft')}
      >
        <Icon name="wax-seal" />
        <span className="visually-hidden">{t(specialUsed ? 'contracts.specialUsed' : 'contracts.specialLeft')}</span>
      </span>
      {(burnouts > 0 || deckSize === 0) && (
        <span className="burnout" data-zone={`burnout-${seat}`} title={t('contracts.nextBurnout', { n: burnouts + 1 })}>
          <Icon name="burning-embers" />
          <span className="visually-hidden">{t('contracts.nextBurnout', { n: burnouts + 1 })}</span>
          <b aria-hidden="true">{burnouts + 1}</b>
        </span>
      )}
    </PileButtons>
  );
}

export function PlayerBar({ seat, children }: { readonly seat: Seat; readonly children?: ReactNode }) {
  const table = useTable();
  const { view, nameOfSeat } = table;
  const t = useWords();
  return (
    <Bar {...{ table, seat }} className="ct-bar" turn={view.active === seat && view.phase !== 'over'}>
      <PlayerName name={nameOfSeat(seat)} first={view.first === seat ? t('contracts.first') : null} />
      <span data-group={`player-${seat}`}>
        <Health seat={seat} />
      </span>
      <Chips seat={seat} />
      <ManaRow seat={seat} />
      {children}
      <Piles seat={seat} />
    </Bar>
  );
}
