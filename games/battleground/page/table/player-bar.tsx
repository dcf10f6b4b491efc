// How does one player stand? Life, class, mana, exp and coins, hand, deck and discard pile in one strip.

import type { Seat } from '@duello/kernel';
import { PlayerBar as Bar, BarTerm, HealthMark, Icon, PileButtons, PlayerName, PlayerSelf } from '@duello/table';
import type { ReactNode } from 'react';
import { CLASS_ICONS } from '../../art/class-icons.ts';
import { type ClassId, EXP_PER_COIN, START_LIFE } from '../../index.ts';
import { TokenMark } from '../cards/shapes.tsx';
import { MarketButton } from '../market/market-button.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { ManaPool } from './mana-pool.tsx';
import './player-bar.css';

/** The player as somebody who can be chosen. */
function Life({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, words, mine } = table;
  const { life, tokens } = view.players[seat];
  const shown = Math.max(0, life);
  return (
    <PlayerSelf
      {...{ table, seat }}
      className="player-health bg-life"
      targetId={`player:${seat === mine ? 'own' : 'opposing'}`}
      facts={[`${words.nouns.life} ${shown}`]}
      isLow={shown * 4 <= START_LIFE}
    >
      <HealthMark health={shown} most={START_LIFE} />
      {tokens.map(({ id, shape, count }) => (
        <TokenMark key={id} shape={shape} count={count} />
      ))}
    </PlayerSelf>
  );
}

/** Exp as pips, and the coins they have become. */
function Purse({ seat }: { readonly seat: Seat }) {
  const { view, words } = useTable();
  const { exp, coins } = view.players[seat];
  const label = `${words.nouns.exp} ${exp}/${EXP_PER_COIN}, ${words.nouns.coins} ${coins}`;
  return (
    <BarTerm
      className="bg-purse"
      data-zone={`purse-${seat}`}
      aria-label={label}
      meaning={`${label}. ${words.terms.exp.reminder} ${words.terms.coin.name}: ${words.terms.coin.reminder}`}
    >
      <span className="bg-exp" aria-hidden="true">
        {Array.from({ length: EXP_PER_COIN }, (_, at) => at + 1).map((n) => (
          <span key={n} data-full={n <= exp} />
        ))}
      </span>
      <span className="bg-purse-coins" aria-hidden="true" data-some={coins > 0}>
        <Icon name="two-coins" />
        <b key={coins}>{coins}</b>
      </span>
    </BarTerm>
  );
}

function Piles({ seat }: { readonly seat: Seat }) {
  const { view, mine, words, openPile } = useTable();
  const { deckSize, pile } = view.players[seat];
  return (
    <PileButtons
      {...{ seat, openPile }}
      piles={[
        { name: 'deck', icon: 'stack', label: words.nouns.deck, count: deckSize },
        { name: 'pile', icon: 'card-discard', label: words.nouns.discardPile, count: pile.length },
      ]}
    >
      {seat === mine && <MarketButton />}
    </PileButtons>
  );
}

function Crest({ of }: { readonly of: ClassId | null }) {
  const { words } = useTable();
  if (of === null) return null;
  return (
    <span className="bg-player-class" data-tone={`bg-${of}`} title={words.classes[of]}>
      <Icon name={CLASS_ICONS[of]} />
      <span className="bg-player-class-name">{words.classes[of]}</span>
    </span>
  );
}

export function PlayerBar({ seat, children }: { readonly seat: Seat; readonly children?: ReactNode }) {
  const table = useTable();
  const { view, nameOfSeat } = table;
  const t = useWords();
  const turn = view.active === seat && view.phase !== 'over' && view.phase !== 'draft';
  return (
    <Bar {...{ table, seat, turn }} className="bg-bar">
      <span className="bg-player" data-group={`player-${seat}`}>
        <Life seat={seat} />
      </span>
      <PlayerName name={nameOfSeat(seat)} first={view.starter === seat ? t('battleground.first') : null} />
      <Crest of={view.players[seat].class} />
      <ManaPool seat={seat} />
      {children}
      <Purse seat={seat} />
      <Piles seat={seat} />
    </Bar>
  );
}
