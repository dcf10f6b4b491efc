// How does the English log name summons and players, and what they have?

import type { Viewer } from '@duello/kernel';
import { english, type NameOf, shown } from '@duello/language';
import type { Cause, Ref } from '../../rules/state/events.ts';
import { fieldsIn } from '../../rules/state/option-keys.ts';

const { who, whose } = english;

export const isYou = ({ seat, card }: Ref, viewer: Viewer): boolean => card === null && seat === viewer;
/** "your Guard (c3)". */
export const ref = (one: Ref, viewer: Viewer, nameOf: NameOf): string =>
  one.card === null
    ? who(one.seat, viewer)
    : `${bare(one, viewer, nameOf)}${one.field === null ? '' : ` (${one.field})`}`;
/** Where the clause itself tells the field. */
export const bare = ({ seat, card }: Ref, viewer: Viewer, nameOf: NameOf): string =>
  card === null ? who(seat, viewer) : `${whose(seat, viewer)} ${nameOf(card)}`;
export const refDoes = (one: Ref, viewer: Viewer, nameOf: NameOf, you: string, they: string): string =>
  `${ref(one, viewer, nameOf)} ${isYou(one, viewer) ? you : they}`;

/** "(HP 2)", "(life 18)". */
export const left = ({ card }: Ref, n: number): string => ` (${card === null ? 'life' : 'HP'} ${shown(n)})`;
/** What a card did begins with its name; an Attack has been told. */
export const by = ({ by: how, card }: Cause, nameOf: NameOf): string => (how === 'attack' ? '' : `${nameOf(card)}: `);

/** "b2/c3" is the point between two fields. */
export function pointOf(point: string): string {
  const [one, two] = fieldsIn(point);
  return two === undefined ? one : `the intersection between ${one} and ${two}`;
}
