// What concerns the coming battle? Stances that were said, what is foreseen, and what the table answers for a summon.

import type { AnswerBody as AnswerWords, Decision, Seat } from '@duello/kernel';
import { type Playback, type Shown, type TargetId, useLit } from '@duello/table';
import { useEffect, useState } from 'react';
import type { Event, View } from '../../index.ts';
import { stanceAnswer } from '../answers/default-answers.ts';
import { useStances } from '../answers/stances.ts';
import type { BattleContextValue } from '../battle/battle-context.ts';
import { useForesight } from '../battle/use-foresight.ts';
import { events } from '../events/event-rows.ts';
import type { Gate } from '../events/gate.ts';

interface Needs {
  readonly shown: Shown<View, Event>;
  readonly playback: Playback<View, Event>;
  readonly gate: Gate;
  readonly decision: Decision | null;
  readonly mine: Seat;
  /** Somebody else is about to look. */
  readonly covered: boolean;
}

export interface BattleControls {
  readonly battle: BattleContextValue;
  /** What the table would answer for the summon that is asked; null when the player wants to be asked. */
  readonly stance: AnswerWords | null;
  /** Spells are being cast: there is still something to prepare. */
  readonly casting: boolean;
  /** A battle goes on by itself: it can be held. */
  readonly fights: boolean;
}

export function useBattleControls({ shown, playback, gate, decision, mine, covered }: Needs): BattleControls {
  const { view, event } = shown;
  const [pointed, point] = useState<TargetId | null>(null);
  const [wanted, setPreviewing] = useState(false);
  // A guide that speaks of the arrows shows them; whoever has seen enough may still put them away.
  const spoken = useLit() === 'arrows';
  useEffect(() => setPreviewing(spoken), [spoken]);
  const stances = useStances(view.turn);
  const casting = decision?.what === 'act';
  const foresight = useForesight(view, mine, stances, !covered);
  const stance = stanceAnswer(decision, view, stances.of);
  const fights = view.phase === 'battle';
  const acting = view.summons.find(({ id }) => id === view.waiting?.acting);
  const asked = decision === null || acting === undefined ? null : [acting.field];
  return {
    battle: {
      foresight,
      previewing: wanted && casting,
      stances,
      pointed,
      busy: asked ?? (fights || playback.playing ? events.involvedIn(event) : []),
      point,
      setPreviewing,
    },
    stance,
    casting,
    fights: fights && (playback.playing || gate.held || decision === null || stance !== null),
  };
}
