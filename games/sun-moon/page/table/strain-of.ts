// What would the thing that is looked at cost? The card or skill under the hand, or what is being announced.

import type { Decision, Seat } from '@duello/kernel';
import { actionsFrom, type TargetId } from '@duello/table';
import { SKILL_NAMES, type View } from '../../index.ts';
import { NO_STRAIN, type Strain, strainOfAbility, strainOfCard } from '../answers/fatigue.ts';
import { abilityOf, priceAt, skillPrice } from '../answers/pips.ts';
import { cardOf, choicesOf } from '../answers/target-ids.ts';
import type { Faces } from '../cards/faces.ts';

interface Known {
  readonly view: View;
  readonly mine: Seat;
  readonly faces: Faces;
}

/** While something is announced its own price stands, with the X that is being chosen. */
function announced({ view, mine, faces }: Known, x: number): Strain | null {
  const { announcement } = view;
  if (announcement === null || announcement.what === 'attack') return null;
  const { what, card, index, mode } = announcement;
  const found = card === null ? null : faces.card(card);
  if (what === 'play') return found === null ? null : strainOfCard(found, view, mine, mode >= 0 ? mode : null);
  const price = priceAt(what, card, index, faces);
  if (price === null) return null;
  const modes = what === 'ability' ? (found?.abilities[index]?.modes ?? []) : [];
  const strain = strainOfAbility({ price, modes }, view, mine);
  const chosen = announcement.x > 0 ? announcement.x : x;
  return { ...strain, price: strain.price + strain.perX * chosen, perX: 0 };
}

/** With the least X, where there is one to choose. */
function ofThing(targetId: TargetId, { view, mine, faces }: Known, decision: Decision | null): Strain | null {
  const skill = SKILL_NAMES.find((name) => targetId === `skill:${name}`);
  if (skill !== undefined) return { ...NO_STRAIN, perX: skillPrice(skill).fatigueX };
  const id = targetId.startsWith('hand:') ? cardOf(targetId) : null;
  const card = id === null ? null : faces.card(id);
  if (card !== null) return strainOfCard(card, view, mine, null);
  if (decision === null || (decision.what !== 'act' && decision.what !== 'respond')) return null;
  const uses = actionsFrom(choicesOf(decision.what, decision), targetId).filter(({ key }) => key.startsWith('use:'));
  const ability = uses.length === 1 ? abilityOf(uses[0].key, { view, mine, faces }) : null;
  return ability === null ? null : strainOfAbility(ability, view, mine);
}

export function strainOf(known: Known, decision: Decision | null, looked: TargetId | null, x: number): Strain | null {
  const now = announced(known, x);
  if (now !== null || looked === null) return now;
  return ofThing(looked, known, decision);
}
