// How does the Italian log name players and cards?

import type { Seat, Viewer } from '@duello/kernel';
import { italian, italianNouns, type NameOf, signed } from '@duello/language';
import type { CardId } from '../../cards/vocabulary.ts';
import type { Ref } from '../../rules/state/events.ts';

const { and, player, whose } = italian;
const { contract } = italianNouns;

export const isYou = ({ seat, card }: Ref, viewer: Viewer): boolean => card === null && seat === viewer;

/**
 * The gender of a card's name is not known, so it stands without article, and whoever reads needs no word for what is
 * theirs: "Falena Lunare", "Falena Lunare dell'avversario".
 */
export const ref = ({ seat, card }: Ref, viewer: Viewer, nameOf: NameOf): string => {
  if (card !== null) return whose(seat, viewer, nameOf(card), nameOf(card));
  if (viewer === 'watcher') return `il ${player(seat)}`;
  return seat === viewer ? 'te' : 'l’avversario';
};
/** Where a participle follows, "carta" carries its gender. */
export const card = (seat: Seat, name: string, viewer: Viewer): string =>
  whose(seat, viewer, `la tua carta ${name}`, `la carta ${name}`);
export const cardOf = ({ seat, card: id }: Ref, viewer: Viewer, nameOf: NameOf): string =>
  card(seat, id === null ? '' : nameOf(id), viewer);

/** Verb and object: "ti attacca", "attacca Falena Lunare". */
export const verbTo = (target: Ref, viewer: Viewer, nameOf: NameOf, verb: string): string =>
  isYou(target, viewer) ? `ti ${verb}` : `${verb} ${ref(target, viewer, nameOf)}`;

/** As somebody's object: "la sua carta Falena Lunare" is that player's own. */
export function refBy(by: Seat, target: Ref, viewer: Viewer, nameOf: NameOf): string {
  if (target.seat !== by || by === viewer) return ref(target, viewer, nameOf);
  return target.card === null ? 'sé' : `la sua carta ${nameOf(target.card)}`;
}
/** All that an action of a player aims at: " su Falena Lunare". */
export const onTargets = (by: Seat, targets: readonly Ref[], viewer: Viewer, nameOf: NameOf): string =>
  targets.length === 0 ? '' : ` ${and(targets.map((target) => contract('su', refBy(by, target, viewer, nameOf))))}`;

/** On cards of both players, each with its owner. */
export const onEach = (targets: readonly Ref[], viewer: Viewer, nameOf: NameOf): string =>
  and(targets.map((target) => contract('su', ref(target, viewer, nameOf))));

/** A card that acts, or a skill, which is on no card of its own. */
export const sourceName = (source: CardId | null, nameOf: NameOf): string =>
  source === null || source === '' ? 'il talento' : nameOf(source);

/** "+2 attacco e −1 difesa"; empty for no change. */
export const changes = (attack: number, defense: number): string =>
  and([
    ...(attack === 0 ? [] : [`${signed(attack)} attacco`]),
    ...(defense === 0 ? [] : [`${signed(defense)} difesa`]),
  ]);

/** What a viewer reads of a score: the own wins first. */
export const score = ([a, b]: readonly [number, number], viewer: Viewer): string =>
  viewer === 1 ? `${b}–${a}` : `${a}–${b}`;
