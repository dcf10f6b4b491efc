// How does one player stand? Life, class, mana, exp and coins, hand, deck and discard pile in one strip.

import type { Seat } from '@duello/kernel';
import { Icon, PileButtons } from '@duello/table';
import type { ReactNode } from 'react';
import { type ClassId, START_LIFE } from '../../index.ts';
import { CLASS_ICONS } from '../cards/class-icons.ts';
import { TokenMark } from '../cards/shapes.tsx';
import { MarketButton } from '../market/market-button.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { ManaPool } from './mana-pool.tsx';
import './player-bar.css';

/** The player as somebody who can be chosen. */
function Life({ seat }: { readonly seat: Seat }) {
  const { view, words, mine, affordanceOf, press, dropsAt, nameOfSeat } = useTable();
  const { life, tokens } = view.players[seat];
  const targetId = `player:${seat === mine ? 'own' : 'opposing'}`;
  const { meant, selected, why } = affordanceOf(targetId);
  const shown = Math.max(0, life);
  return (
    <button
      type="button"
      className="bg-life aimable"
      data-rove=""
      data-target={targetId}
      data-zone={`player-${seat}`}
      data-drop={dropsAt(targetId)}
      data-meant={meant}
      data-selected={selected}
      data-low={shown * 4 <= START_LIFE}
      aria-pressed={selected}
      aria-label={[`${nameOfSeat(seat)}, ${words.nouns.life} ${shown}`, why].filter(Boolean).join(', ')}
      onClick={() => press(targetId)}
    >
      <Icon name="hearts" />
      <b key={shown}>{shown}</b>
      <span className="bg-life-track" aria-hidden="true">
        <span className="bg-life-fill" style={{ transform: `scaleX(${Math.min(1, shown / START_LIFE)})` }} />
      </span>
      {tokens.map(({ id, shape, count }) => (
        <TokenMark key={id} shape={shape} count={count} />
      ))}
    </button>
  );
}

/** Exp as three pips, and the coins they have become. */
function Purse({ seat }: { readonly seat: Seat }) {
  const { view, words } = useTable();
  const { exp, coins } = view.players[seat];
  const label = `${words.nouns.exp} ${exp}/3, ${words.nouns.coins} ${coins}`;
  return (
    <span className="bg-purse" data-zone={`purse-${seat}`} title={`${label}. ${words.terms.exp.reminder}`}>
      <span className="visually-hidden">{label}</span>
      <span className="bg-exp" aria-hidden="true">
        {[1, 2, 3].map((n) => (
          <span key={n} data-full={n <= exp} />
        ))}
      </span>
      <span className="bg-purse-coins" aria-hidden="true" data-some={coins > 0}>
        <Icon name="two-coins" />
        <b key={coins}>{coins}</b>
      </span>
    </span>
  );
}

function Piles({ seat }: { readonly seat: Seat }) {
  const { view, mine, words, openPile } = useTable();
  const { deckSize, pile } = view.players[seat];
  return (
    <span className="bg-piles" data-group={`piles-${seat}`}>
      {seat === mine && <MarketButton />}
      <PileButtons
        {...{ seat, openPile }}
        piles={[
          { name: 'deck', icon: 'stack', label: words.nouns.deck, count: deckSize },
          { name: 'pile', icon: 'card-discard', label: words.nouns.discardPile, count: pile.length },
        ]}
      />
    </span>
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
  const { view, mine, nameOfSeat } = useTable();
  const t = useWords();
  const asked = view.waiting?.seats.includes(seat) === true;
  return (
    <section
      className={seat === mine ? 'bg-bar bg-own-bar' : 'bg-bar bg-other-bar'}
      data-active={asked}
      data-turn={view.active === seat && view.phase !== 'over' && view.phase !== 'draft'}
      aria-label={nameOfSeat(seat)}
    >
      <span className="bg-player" data-group={`player-${seat}`}>
        <Life seat={seat} />
      </span>
      <span className="bg-name">
        {nameOfSeat(seat)}
        {view.starter === seat && (
          <span className="bg-first" title={t('battleground.first')}>
            1
          </span>
        )}
      </span>
      <Crest of={view.players[seat].class} />
      <ManaPool seat={seat} />
      {children}
      <Purse seat={seat} />
      <Piles seat={seat} />
    </section>
  );
}
