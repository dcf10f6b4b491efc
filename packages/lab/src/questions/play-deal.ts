// How is one deal of a question played? In every arm that it belongs to, both matches of each; the same whoever plays it.

import type { MatchRecord, State } from '@duello/kernel';
import { BadInput } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import type { MatchRef } from './answer.ts';
import type { CardLines, DealLines, MatchLine } from './match-line.ts';
import { type Plan, type PlannedArm, planOf } from './plan.ts';
import { type Played, playArm, type ReadyArm, readyArm, seedOf } from './play-match.ts';
import type { Question } from './question.ts';

const MATCHES = [0, 1] as const;

/** Plays any deal of a question, as long as it is kept: arms are made ready once. */
export interface Dealer {
  readonly plan: Plan;
  play(deal: number): DealLines;
  /** A match that was played, from its beginning; throws BadInput where the question has none such. */
  again(match: MatchRef): MatchRecord;
}

export function dealerOf<S extends State, V, O, E>(game: Game<S, V, O, E>, question: Question): Dealer {
  const plan = planOf(game, question);
  const ready = new Map<string, ReadyArm<O>>();
  const readyOf = ({ arm }: PlannedArm): ReadyArm<O> => {
    const known = ready.get(arm.name) ?? readyArm(game, arm);
    ready.set(arm.name, known);
    return known;
  };
  const both = (planned: PlannedArm, deal: number): readonly Played[] =>
    MATCHES.map((match) => playArm(game, readyOf(planned), seedOf(question.seed, deal), match));
  return {
    plan,
    play(deal) {
      const played: Played[] = [];
      for (const planned of plan.at(deal)) {
        if (
          isMissed(
            planned,
            played.map(({ line }) => line),
          )
        )
          played.push(...both(planned, deal));
      }
      const met = new Set(played.flatMap((one) => [...one.met]));
      return { deal, matches: played.map(({ line }) => line), met: [...met].sort() };
    },
    again({ arm, deal, match }) {
      const planned = plan.at(deal).find((one) => one.arm.name === arm);
      if (deal >= plan.deals || planned === undefined) {
        const names = plan.at(deal).map((one) => one.arm.name);
        throw new BadInput('match', `deal ${deal} is not played as "${arm}"; it is as ${names.join(', ')}`);
      }
      return playArm(game, readyOf(planned), seedOf(question.seed, deal), match).record;
    },
  };
}

/** Whoever did nothing with a card that is forbidden to it would have played just so: no need to play it again. */
export function isMissed({ role, arm, card }: PlannedArm, before: readonly MatchLine[]): boolean {
  if (role !== 'card' || card === null || arm.forbidden.length === 0) return true;
  return before.some(({ use, match }, i) => i < 2 && use !== null && isUsed(use[match], card));
}

function isUsed(use: CardLines, card: string): boolean {
  const line = use[card];
  return line !== undefined && (line[5] > 0 || line[7] > 0);
}
