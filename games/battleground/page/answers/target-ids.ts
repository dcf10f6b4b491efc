// Which thing on the table does an option mean? Things go by name, so that options, selections and drops can be compared.

import type { Blocked, Decision } from '@duello/kernel';
import { fieldsIn, type Option, type QuestionName, readOption } from '../../index.ts';

/**
 * A thing on the table: `hand:guard#2` (the copy at the third place), `slot:1` (an own preparation slot), `field:c3` (and
 * whoever stands there), `point:b2/c3`, `player:own`, `player:opposing`, `mana:white` (a token of the own pool),
 * `area:own:ashFever@1`, `pile:guard`; in the draft `class:paladin`, `spells:guard`, `neutral:newBoots`, `crystals:white`;
 * in the market `buy:1:2`, `buy:crystal:white`, `crystal:white` (one that is gained).
 */
export type TargetId = string;

/** Copies of a spell are alike: what an option means is the thing without its number. */
export const withoutCopyIndex = (targetId: TargetId): TargetId => targetId.replace(/#\d+$/, '');
export const handTarget = (card: string, at: number): TargetId => `hand:${card}#${at}`;
export const cardOf = (targetId: TargetId): string | null =>
  /^(?:hand|pile|spells|neutral):([^#]+)/.exec(targetId)?.[1] ?? null;
export const fieldOf = (targetId: TargetId): string | null => /^field:(\w+)$/.exec(targetId)?.[1] ?? null;
export const slotOf = (targetId: TargetId): number | null => Number(/^slot:(\d)$/.exec(targetId)?.[1] ?? 0) || null;

/** An option, what it says, the thing that acts and the thing that is meant; null where there is none. */
export interface Act {
  readonly key: string;
  readonly option: Option;
  readonly from: TargetId | null;
  readonly to: TargetId | null;
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

export interface Choices {
  readonly acts: readonly Act[];
  readonly blocked: readonly (Act & Pick<Blocked, 'reason'>)[];
}

export function choicesOf(question: QuestionName, { options, blocked }: Decision): Choices {
  return {
    acts: options.map(({ key }) => actOf(question, key)),
    blocked: blocked.map(({ key, reason }) => ({ ...actOf(question, key), reason })),
  };
}

/** What can be begun with a thing. */
export const from = ({ acts }: Choices, targetId: TargetId): readonly Act[] =>
  acts.filter((one) => one.from === withoutCopyIndex(targetId));

/** What pressing a thing does now: with what is selected, or at once where nothing has to be selected. */
export function actionsOn({ acts }: Choices, selected: TargetId | null, targetId: TargetId): readonly Act[] {
  const source = selected === null ? null : withoutCopyIndex(selected);
  return acts.filter((one) => one.to === withoutCopyIndex(targetId) && (one.from === null || one.from === source));
}

/** Why a thing can't begin anything, or can't be meant by what is selected. */
export function blockedAt({ blocked }: Choices, selected: TargetId | null, targetId: TargetId): Choices['blocked'] {
  const source = selected === null ? null : withoutCopyIndex(selected);
  const meant = blocked.filter((one) => one.to === withoutCopyIndex(targetId) && one.from === source);
  return meant.length > 0 ? meant : blocked.filter((one) => one.from === withoutCopyIndex(targetId) && one.to === null);
}
