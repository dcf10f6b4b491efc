// Which options does a thing of the table stand for? Things go by name, so that options, selections and drops can be compared.

import type { Blocked, Decision } from '@duello/kernel';

/** A thing on the table by the name its game gives it: `hand:guard#2` is the copy of a card at the third place in hand. */
export type TargetId = string;

/** Copies of a card are alike: an option means the thing without its number. */
export const withoutCopyIndex = (targetId: TargetId): TargetId => targetId.replace(/#\d+$/, '');
export const handTarget = (card: string, at: number): TargetId => `hand:${card}#${at}`;

/** An option, the thing that acts and the thing that is meant; null where there is none. */
export interface Act {
  readonly key: string;
  readonly from: TargetId | null;
  readonly to: TargetId | null;
}

/** `A` may say more of an option. */
export interface TargetOptions<A extends Act = Act> {
  readonly acts: readonly A[];
  readonly blocked: readonly (A & Pick<Blocked, 'reason'>)[];
}

export const act = (key: string, from: TargetId | null, to: TargetId | null): Act => ({ key, from, to });

export const targetOptions = <A extends Act>(
  { options, blocked }: Decision,
  actOf: (key: string) => A,
): TargetOptions<A> => ({
  acts: options.map(({ key }) => actOf(key)),
  blocked: blocked.map(({ key, reason }) => ({ ...actOf(key), reason })),
});

/** What can be begun with a thing. */
export const actionsFrom = <A extends Act>({ acts }: TargetOptions<A>, targetId: TargetId): readonly A[] =>
  acts.filter(({ from }) => from === withoutCopyIndex(targetId));

const isOn = (targetId: TargetId, selected: TargetId | null) => {
  const [meant, source] = [withoutCopyIndex(targetId), selected === null ? null : withoutCopyIndex(selected)];
  return ({ from, to }: Act): boolean => to === meant && (from === null || from === source);
};

/** What pressing a thing does now: with what is selected, or at once where nothing has to be selected. */
export const actionsOn = <A extends Act>(
  { acts }: TargetOptions<A>,
  targetId: TargetId,
  selected: TargetId | null,
): readonly A[] => acts.filter(isOn(targetId, selected));

/** Why a thing can't be meant by what is selected, or can't begin anything. */
export function blockedAt<A extends Act>(
  { blocked }: TargetOptions<A>,
  targetId: TargetId,
  selected: TargetId | null,
): TargetOptions<A>['blocked'] {
  const meant = blocked.filter(isOn(targetId, selected));
  return meant.length > 0 ? meant : blocked.filter(({ from }) => from === withoutCopyIndex(targetId));
}

/** Why one thing can't be meant by another; null when there is nothing to say. */
export const refusalOf = <A extends Act>(
  { blocked }: TargetOptions<A>,
  from: TargetId,
  to: TargetId,
): Blocked['reason'] | null =>
  blocked.find((one) => one.from === withoutCopyIndex(from) && one.to === withoutCopyIndex(to))?.reason ?? null;
