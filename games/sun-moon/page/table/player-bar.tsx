// How does one player stand? Name, class and wins, life, fatigue, skills and piles in one strip.

import type { Seat } from '@duello/kernel';
import { PlayerBar as Bar, Icon, PileButtons, PlayerName, PlayerSelf } from '@duello/table';
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
  const table = useTable();
  const { view, words, mine, aimed, affordanceOf, press, act, peek } = table;
  const { life, class: clan } = view.players[seat];
  const targetId = `${seat === mine ? 'own' : 'enemy'}:player`;
  const isAimed = aimed === targetId;
  const shown = Math.max(0, life);
  return (
    <PlayerSelf
      {...{ table, seat, targetId }}
      className="sm-life"
      facts={[`${words.nouns.life} ${shown}`]}
      isLow={shown * 3 <= START_LIFE}
      data-class={clan ?? 'neutral'}
      data-aimed={isAimed}
      data-picked={isAimed}
      aria-pressed={affordanceOf(targetId).selected || isAimed}
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
    </PlayerSelf>
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
    <PileButtons
      {...{ seat, openPile }}
      piles={[
        { name: 'deck', icon: 'stack', label: words.nouns.deck, count: deckSize },
        { name: 'discards', icon: 'card-discard', label: words.nouns.discardArea, count: discards.length },
      ]}
    />
  );
}

export function PlayerBar({ seat, children }: { readonly seat: Seat; readonly children?: ReactNode }) {
  const table = useTable();
  const { view, mine, words, nameOfSeat } = table;
  const t = useWords();
  const { class: clan } = view.players[seat];
  const begun = view.turn > 0;
  return (
    <Bar
      {...{ table, seat }}
      className="sm-bar"
      turn={begun && view.active === seat && view.phase !== 'over'}
      data-class={clan ?? 'neutral'}
    >
      <span className="sm-self" data-group={`player-${seat}`}>
        <Life seat={seat} />
        <FightMark targetId={seat === mine ? 'own:player' : 'enemy:player'} />
      </span>
      <span className="sm-who">
        <PlayerName name={nameOfSeat(seat)} first={begun && view.starter === seat ? t('sunMoon.first') : null} />
        <span className="sm-class">
          {clan === null ? '' : words.classes[clan]} <Wins seat={seat} />
        </span>
      </span>
      <FatigueTrack seat={seat} />
      <SkillCard seat={seat} />
      {children}
      <Piles seat={seat} />
    </Bar>
  );
}
