// Which thing on the table does an option mean? Things go by name, so that options, selections and drops can be compared.

import type { Decision } from '@duello/kernel';
import { type Act as AnyAct, type TargetId, type TargetOptions, targetOptions } from '@duello/table';
import { fieldsIn, type Option, type QuestionName, readOption } from '../../index.ts';

/*
 * Things on the table: `hand:guard#2` (the copy at the third place), `slot:1` (an own preparation slot), `field:c3` (and
 * whoever stands there), `point:b2/c3`, `player:own`, `player:opposing`, `mana:white` (a token of the own pool),
 * `area:own:ashFever@1`, `pile:guard`; in the draft `class:paladin`, `spells:guard`, `neutral:newBoots`, `crystals:white`;
 * in the market `buy:1:2`, `buy:crystal:white`, `crystal:white` (one that is gained).
 */

export const cardOf = (targetId: TargetId): string | null =>
  /^(?:hand|pile|spells|neutral):([^#]+)/.exec(targetId)?.[1] ?? null;
export const fieldOf = (targetId: TargetId): string | null => /^field:(\w+)$/.exec(targetId)?.[1] ?? null;
export const slotOf = (targetId: TargetId): number | null => Number(/^slot:(\d)$/.exec(targetId)?.[1] ?? 0) || null;

/** An option with what it says. */
export interface Act extends AnyAct {
  readonly option: Option;
}

export const isCast = ({ option: { word } }: Act): boolean => word === 'cast' || word === 'castSlot';
export const isCharge = ({ option: { word } }: Act): boolean => word === 'charge';

/** What acts in Spellcasting, and on what. */
function castingTargets(option: Option): Pick<Act, 'from' | 'to'> {
  switch (option.word) {
    case 'cast':
      return { from: `hand:${option.card}`, to: null };
    case 'castSlot':
      return { from: `slot:${option.slot}`, to: null };
    case 'prepare':
      return { from: `hand:${option.card}`, to: `slot:${option.slot}` };
    case 'charge':
      return { from: `mana:${option.colour}`, to: `slot:${option.slot}` };
    default:
      return { from: null, to: null };
  }
}

/** Whom or what the key of a target, a field or a point means. */
export const spotTarget = (key: string): TargetId => {
  if (key === 'you') return 'player:own';
  if (key === 'opponent') return 'player:opposing';
  return fieldsIn(key).length > 1 ? `point:${key}` : `field:${key}`;
};

/** How the options of a question name things; a question that is not here is answered in words alone. */
const NAMED: { readonly [Q in QuestionName]?: (key: string) => TargetId } = {
  class: (key) => `class:${key}`,
  spells: (key) => `spells:${key}`,
  neutral: (key) => `neutral:${key}`,
  crystals: (key) => `crystals:${key}`,
  buy: (key) => `buy:${key}`,
  crystal: (key) => `crystal:${key}`,
  field: spotTarget,
  target: spotTarget,
  point: spotTarget,
  retain: (key) => `hand:${key}`,
  revive: (key) => `pile:${key}`,
  enchantment: (key) => `area:own:${key}`,
  end: (key) => `area:${key}`,
};

function actOf(question: QuestionName, key: string): Act {
  const option = readOption(question, key);
  if (question === 'act') return { key, option, ...castingTargets(option) };
  const name = NAMED[question];
  return { key, option, from: null, to: name === undefined ? null : name(key) };
}

export const choicesOf = (question: QuestionName, decision: Decision): TargetOptions<Act> =>
  targetOptions(decision, (key) => actOf(question, key));
