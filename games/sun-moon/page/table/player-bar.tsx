// How does one player stand? Name, class and wins, life, fatigue, skills and piles in one strip.

import type { Seat } from '@duello/kernel';
import { Icon, PileButtons } from '@duello/table';
import type { ReactNode } from 'react';
import { isTournament, START_LIFE } from '../../index.ts';
import { classSign } from '../cards/faces.ts';
import { FightMark } from '../field/fight-mark.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { FatigueTrack } from './fatigue-track.tsx';
import { SkillCard } from './skill-card.tsx';
import './player-bar.css';

/** The player as somebody who can be attacked or chosen. */
function Life({ seat }: { readonly seat: Seat }) {
  const { view, words, mine, aimed, affordanceOf, press, act, dropsAt, peek, nameOfSeat } = useTable();
  const { life, class: clan } = view.players[seat];
  const targetId = `${seat === mine ? 'own' : 'enemy'}:player`;
  const { begins, meant, selected, why } = affordanceOf(targetId);
  const shown = Math.max(0, life);
  return (
    <button
      type="button"
      className="sm-life aimable"
      data-rove=""
      data-target={targetId}
      data-zone={`player-${seat}`}
      data-class={clan ?? 'neutral'}
      data-drop={dropsAt(targetId)}
      data-legal={begins || meant}
      data-meant={meant}
      data-aimed={aimed === targetId}
      data-picked={aimed === targetId}
      data-selected={selected}
      data-low={shown * 3 <= START_LIFE}
      aria-pressed={selected || aimed === targetId}
      aria-label={[`${nameOfSeat(seat)}, ${words.nouns.life} ${shown}`, why].filter(Boolean).join(', ')}
      onClick={() => press(targetId)}
      onPointerEnter={() => peek(targetId)}
      onPointerLeave={() => peek(null)}
      onFocus={() => peek(targetId)}
      onBlur={() => peek(null)}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        if (!act(targetId)) press(targetId);
      }}
    >
      <Icon name={classSign(clan ?? 'neutral')} className="sm-life-disc" />
      <b key={shown}>{shown}</b>
    </button>
  );
}

/** Matches won, where a tournament is played. */
function Wins({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const t = useWords();
  if (!isTournament(view.options)) return null;
  const { wins } = view.players[seat];
  const label = t('sunMoon.wins', { n: wins });
  return (
    <span className="sm-wins" title={label}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{[1, 2].map((n) => (n <= wins ? '★' : '☆')).join('')}</span>
    </span>
  );
}

function Piles({ seat }: { readonly seat: Seat }) {
  const { view, words, openPile } = useTable();
  const { deckSize, discards } = view.players[seat];
  return (
    <span className="sm-piles" data-group={`piles-${seat}`}>
      <PileButtons
        {...{ seat, openPile }}
        piles={[
          { name: 'deck', icon: 'stack', label: words.nouns.deck, count: deckSize },
          { name: 'discards', icon: 'card-discard', label: words.nouns.discardArea, count: discards.length },
        ]}
      />
    </span>
  );
}

export function PlayerBar({ seat, children }: { readonly seat: Seat; readonly children?: ReactNode }) {
  const { view, mine, words, nameOfSeat } = useTable();
  const t = useWords();
  const { class: clan } = view.players[seat];
  const asked = view.waiting?.seats.includes(seat) === true;
  return (
    <section
      className={seat === mine ? 'sm-bar sm-own-bar' : 'sm-bar sm-other-bar'}
      data-class={clan ?? 'neutral'}
      data-active={asked}
      data-turn={view.turn > 0 && view.active === seat && view.phase !== 'over'}
      aria-label={nameOfSeat(seat)}
    >
      <span className="sm-self" data-group={`player-${seat}`}>
        <Life seat={seat} />
        <FightMark targetId={seat === mine ? 'own:player' : 'enemy:player'} />
      </span>
      <span className="sm-who">
        <span className="sm-player-name">
          {nameOfSeat(seat)}
          {view.turn > 0 && view.starter === seat && (
            <>
              <span className="sm-first" title={t('sunMoon.first')} aria-hidden="true">
                1
              </span>
              <span className="visually-hidden">, {t('sunMoon.first')}</span>
            </>
          )}
        </span>
        <span className="sm-class">
          {clan === null ? '' : words.classes[clan]} <Wins seat={seat} />
        </span>
      </span>
      <FatigueTrack seat={seat} />
      <SkillCard seat={seat} />
      {children}
      <Piles seat={seat} />
    </section>
  );
}
