// Which thing on the table does an option mean? Things go by name, so that options, selections and drops can be compared.

import type { Blocked, Decision } from '@duello/kernel';
import type { QuestionName } from '../../index.ts';

/**
 * A thing on the table: `hand:card#2` (the copy at the third place), `own:3` and `opposing:1` (Creatures, from 1),
 * `own:player`, `own:orb`, `own:rune`, `gap:2` (a place in the own line), `looked:card#0`, `pile:card`, `source:red`.
 */
export type TargetId = string;

/** Copies of a contract are alike: what an option means is the thing without its number. */
export const withoutCopyIndex = (targetId: TargetId): TargetId => targetId.replace(/#\d+$/, '');
export const handTarget = (card: string, at: number): TargetId => `hand:${card}#${at}`;
export const lookedTarget = (card: string, at: number): TargetId => `looked:${card}#${at}`;
/** The contract that a thing in hand, looked at or in a pile is. */
export const cardOf = (targetId: TargetId): string | null =>
  /^(?:hand|looked|pile):([^#]+)/.exec(targetId)?.[1] ?? null;
export const placeOf = (targetId: TargetId): string | null => /^gap:(\d+)$/.exec(targetId)?.[1] ?? null;

/** An option, the thing that acts and the thing that is meant; null where there is none. */
export interface Act {
  readonly key: string;
  readonly from: TargetId | null;
  readonly to: TargetId | null;
}

const act = (key: string, from: TargetId | null, to: TargetId | null): Act => ({ key, from, to });

function mainAct(key: string): Act {
  const [verb, rest = ''] = key.split(':');
  switch (verb) {
    case 'play':
      return act(key, `hand:${rest}`, null);
    case 'attack': {
      const [attacker, target] = rest.split('>');
      return act(key, `own:${attacker}`, target === undefined ? null : `opposing:${target}`);
    }
    case 'magnetize':
      return act(key, `own:${rest}`, null);
    case 'orb':
      return act(key, 'own:orb', rest === '' ? null : `opposing:${rest}`);
    case 'rune':
      return act(key, 'own:rune', null);
    default:
      return act(key, null, null);
  }
}

/** How the options of a question name things; a question that is not here is answered in words alone. */
const NAMED: { readonly [Q in QuestionName]?: (key: string) => TargetId } = {
  replace: (key) => `hand:${key}`,
  take: (key) => `looked:${key}`,
  pay: (key) => `source:${key}`,
  payElement: (key) => `source:${key}`,
  place: (key) => `gap:${key}`,
  target: (key) => key,
  takeBack: (key) => `pile:${key}`,
  store: (key) => `source:${key}`,
};

function actOf(question: QuestionName, key: string): Act {
  if (question === 'act') return mainAct(key);
  const name = NAMED[question];
  return act(key, null, name === undefined ? null : name(key));
}

export interface Choices {
  readonly acts: readonly Act[];
  readonly blocked: readonly (Act & Pick<Blocked, 'reason'>)[];
}
export const NO_CHOICES: Choices = { acts: [], blocked: [] };

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
  const meant = blocked.filter(
    (one) => one.to === withoutCopyIndex(targetId) && (one.from === null || one.from === source),
  );
  return meant.length > 0 ? meant : blocked.filter((one) => one.from === withoutCopyIndex(targetId));
}
