// How does one player stand? Name, health, mana, coins, piles and standing shields in one strip.

import type { Seat } from '@duello/kernel';
import {
  PlayerBar as Bar,
  BarTerm,
  HealthMark,
  Icon,
  type IconName,
  PileButtons,
  PlayerName,
  unsaidOf,
} from '@duello/table';
import type { ReactNode } from 'react';
import type { PlayerView } from '../../index.ts';
import { sizeOf } from '../answers/counts.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './bars.css';

interface StatProps {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly tone: string;
  readonly zone?: string;
  readonly meaning: string;
}

const Stat = ({ icon, label, value, tone, zone, meaning }: StatProps) => (
  <BarTerm
    className="stat"
    data-stat={tone}
    data-zone={zone}
    data-none={value === '0'}
    aria-label={`${label} ${value}`}
    meaning={meaning}
  >
    <Icon name={icon} />
    <b key={value}>{value}</b>
  </BarTerm>
);

function Health({ seat, health }: { readonly seat: Seat; readonly health: number }) {
  const { words, cap } = useTable();
  const shown = Math.max(0, health);
  return (
    <span
      className="player-health fm-health"
      data-zone={`health-${seat}`}
      title={words.nouns.health}
      data-low={shown * 4 <= cap}
    >
      <HealthMark health={shown} most={cap}>
        <span className="visually-hidden">{words.nouns.health} </span>
      </HealthMark>
    </span>
  );
}

function Shields({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const { words, faces, mine, press, act, choices, selected } = useTable();
  if (player.shields.length === 0) return null;
  return (
    <section
      className="shields"
      data-zone={`shields-${seat}`}
      data-group={`shields-${seat}`}
      aria-label={words.nouns.standingShields}
    >
      {player.shields.map(({ card, capacity }, at) => {
        const target = { place: 'shield' as const, card, index: at + 1 };
        const aimed = seat === mine ? [] : choices.at(target);
        const legal = aimed.length > 0;
        return (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: shields stand in order and go from the front
            key={`${at}-${card}`}
            className="shield-token"
            data-rove=""
            data-card={card}
            data-shield={at + 1}
            data-drop={legal ? aimed.map((one) => `hand:${one.card}`).join(' ') : undefined}
            data-legal={legal}
            data-selected={selected?.place === 'shield' && selected.index === at + 1}
            title={faces.nameOf(card)}
            aria-label={`${faces.nameOf(card)}, ${words.table.blocks(capacity)}`}
            aria-description={unsaidOf(faces.face(card), '')}
            onClick={() => {
              if (seat !== mine) press(target);
            }}
            onDoubleClick={() => {
              if (legal) act(target);
            }}
          >
            <Icon name="shield" />
            <b>{capacity}</b>
          </button>
        );
      })}
    </section>
  );
}

interface Props {
  readonly seat: Seat;
  readonly children?: ReactNode;
}

export function PlayerBar({ seat, children }: Props) {
  const table = useTable();
  const { words, view, nameOfSeat, openPile } = table;
  const t = useWords();
  const player = view.players[seat];
  const { nouns, glossary } = words;
  return (
    <Bar {...{ table, seat }} className="fm-bar" turn={view.waiting?.seats.includes(seat) === true}>
      <PlayerName name={nameOfSeat(seat)} first={view.first === seat ? t('table.first') : null} />
      <Health seat={seat} health={player.health} />
      <Stat
        icon="rolling-energy"
        label={nouns.mana}
        value={String(player.mana)}
        tone="mana"
        zone={`mana-${seat}`}
        meaning={`${nouns.mana}: ${glossary.mana.meaning}`}
      />
      <Stat
        icon="two-coins"
        label={nouns.coins}
        value={String(player.coins)}
        tone="coins"
        zone={`coins-${seat}`}
        meaning={`${nouns.coins}: ${glossary.currency.meaning}`}
      />
      {player.nextDraw !== 0 && (
        <Stat
          icon="card-draw"
          label={nouns.nextDraw}
          value={`${player.nextDraw > 0 ? '+' : '−'}${Math.abs(player.nextDraw)}`}
          tone="draw"
          meaning={nouns.nextDraw}
        />
      )}
      <Shields seat={seat} player={player} />
      {children}
      <PileButtons
        {...{ seat, openPile }}
        piles={[
          { name: 'deck', icon: 'stack', label: nouns.deck, count: player.deckSize },
          { name: 'discard', icon: 'card-discard', label: nouns.discardPile, count: sizeOf(player.discard) },
          { name: 'outcast', icon: 'card-burn', label: nouns.outcastPile, count: sizeOf(player.outcast) },
        ]}
      />
    </Bar>
  );
}
