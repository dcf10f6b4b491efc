// Which thing on the table does an option mean? Things go by name, so that options, selections and drops can be compared.

import type { Decision } from '@duello/kernel';
import { type Act, act, type TargetId, type TargetOptions, targetOptions } from '@duello/table';
import { type Option, type QuestionName, readOption, type Spot } from '../../index.ts';

/*
 * Things on the table: `hand:card#2` (the copy at the third place), `own:3` and `opposing:1` (Creatures, from 1),
 * `own:player`, `own:orb`, `own:rune`, `gap:2` (a place in the own line), `looked:card#0`, `pile:card`, `source:red`,
 * `own:tanks`.
 */

export const lookedTarget = (card: string, at: number): TargetId => `looked:${card}#${at}`;
/** The contract that a thing in hand, looked at or in a pile is. */
export const cardOf = (targetId: TargetId): string | null =>
  /^(?:hand|looked|pile):([^#]+)/.exec(targetId)?.[1] ?? null;
export const isInHand = (targetId: TargetId): boolean => targetId.startsWith('hand:');
export const placeOf = (targetId: TargetId): string | null => /^gap:(\d+)$/.exec(targetId)?.[1] ?? null;

type Side = 'own' | 'opposing';
const spotTarget = (side: Side, spot: Spot): TargetId => `${side}:${spot}`;

/** What stands on a side: a Creature by its place from 1, the player, the Orb or the Rune. */
export interface Standing {
  readonly side: Side;
  readonly spot: Spot | 'orb' | 'rune';
}
export function standingAt(targetId: TargetId): Standing | null {
  const [, side, spot] = /^(own|opposing):(player|orb|rune|\d+)$/.exec(targetId) ?? [];
  if (spot === undefined) return null;
  const named = (['player', 'orb', 'rune'] as const).find((one) => one === spot);
  return { side: side === 'own' ? 'own' : 'opposing', spot: named ?? Number(spot) };
}

/** The thing that acts, and the thing that is meant. */
function thingsOf(question: QuestionName, option: Option): readonly [from: TargetId | null, to: TargetId | null] {
  switch (option.word) {
    case 'play':
      return [`hand:${option.card}`, null];
    case 'attack':
      return [spotTarget('own', option.attacker), spotTarget('opposing', option.target)];
    case 'magnetize':
      return [spotTarget('own', option.place), null];
    case 'orb':
      return ['own:orb', spotTarget('opposing', option.target)];
    case 'rune':
      return ['own:rune', null];
    case 'storeLess':
      return ['own:tanks', null];
    case 'setAside':
      return [null, `hand:${option.card}`];
    case 'take':
      return [null, `looked:${option.card}`];
    case 'takeBack':
      return [null, `pile:${option.card}`];
    case 'source':
      return [null, `source:${option.source}`];
    case 'store':
      return [null, `source:${option.colour}`];
    case 'place':
      // A Creature that is moved goes by words alone: its line may be the other's.
      return [null, question === 'place' ? `gap:${option.place}` : null];
    case 'target':
      return [null, spotTarget(option.side, option.spot)];
    default:
      return [null, null];
  }
}

const actOf = (question: QuestionName, key: string): Act => act(key, ...thingsOf(question, readOption(question, key)));

export const choicesOf = (question: QuestionName, decision: Decision): TargetOptions =>
  targetOptions(decision, (key) => actOf(question, key));
