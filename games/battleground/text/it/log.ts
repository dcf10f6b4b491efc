// How does the Italian log name summons and players, and what they have?

import type { Viewer } from '@duello/kernel';
import { italian, type NameOf, shown } from '@duello/language';
import type { Cause, Ref } from '../../rules/state/events.ts';
import { fieldsIn } from '../../rules/state/option-keys.ts';

const { player, whose } = italian;

export const isYou = ({ seat, card }: Ref, viewer: Viewer): boolean => card === null && seat === viewer;

/**
 * The gender of a card's name is not known, so it stands without article, and whoever reads needs no word for what is
 * theirs: "Guardia", "Guardia dell'avversario". Here without its field.
 */
export const bare = ({ seat, card }: Ref, viewer: Viewer, nameOf: NameOf): string => {
  if (card !== null) return whose(seat, viewer, nameOf(card), nameOf(card));
  if (viewer === 'watcher') return `il ${player(seat)}`;
  return seat === viewer ? 'te' : 'l’avversario';
};
/** "Guardia (c3)", "Guardia (c3) dell'avversario". */
export const ref = (one: Ref, viewer: Viewer, nameOf: NameOf): string => {
  if (one.card === null || one.field === null) return bare(one, viewer, nameOf);
  return bare(one, viewer, (card) => `${nameOf(card)} (${one.field})`);
};
export const refDoes = (one: Ref, viewer: Viewer, nameOf: NameOf, you: string, they: string): string =>
  isYou(one, viewer) ? you : `${ref(one, viewer, nameOf)} ${they}`;
/** Verb and object: "ti cura di 2", "cura di 2 Guardia (c3)". */
export const verbTo = (target: Ref, viewer: Viewer, nameOf: NameOf, verb: string): string =>
  isYou(target, viewer) ? `ti ${verb}` : `${verb} ${ref(target, viewer, nameOf)}`;

/** "(PV 2)", "(vita 18)". */
export const left = ({ card }: Ref, n: number): string => ` (${card === null ? 'vita' : 'PV'} ${shown(n)})`;
/** What a card did begins with its name; an Attack has been told. */
export const by = ({ by: how, card }: Cause, nameOf: NameOf): string => (how === 'attack' ? '' : `${nameOf(card)}: `);

/** "b2/c3" is the point between two fields. */
export function pointOf(point: string): string {
  const [one, two] = fieldsIn(point);
  return two === undefined ? `il campo ${one}` : `l’incrocio tra ${one} e ${two}`;
}
