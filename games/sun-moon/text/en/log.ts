// How does the English log name players and cards?

import type { Seat, Viewer } from '@duello/kernel';
import { english, type NameOf, signed } from '@duello/language';
import type { CardId } from '../../cards/vocabulary.ts';
import type { Ref } from '../../rules/state/events.ts';

const { and, own, who, whose } = english;

/** After "your" a name goes without its article. */
const bare = (name: string): string => name.replace(/^(The|An?) (?=\S)/, '');
export const ref = ({ seat, card }: Ref, viewer: Viewer, nameOf: NameOf): string =>
  card === null ? who(seat, viewer) : `${whose(seat, viewer)} ${bare(nameOf(card))}`;
/** As somebody's object: "their Moon Moth" is that player's own. */
export function refBy(by: Seat, target: Ref, viewer: Viewer, nameOf: NameOf): string {
  if (target.seat !== by) return ref(target, viewer, nameOf);
  if (target.card !== null) return `${own(by, viewer)} ${bare(nameOf(target.card))}`;
  return by === viewer ? 'yourself' : 'themselves';
}
/** All that an action of a player aims at: " on your Moon Moth". */
export const onTargets = (by: Seat, targets: readonly Ref[], viewer: Viewer, nameOf: NameOf): string =>
  targets.length === 0 ? '' : ` on ${and(targets.map((target) => refBy(by, target, viewer, nameOf)))}`;

/** Cards of both players, each with its owner. */
export const refs = (targets: readonly Ref[], viewer: Viewer, nameOf: NameOf): string =>
  and(targets.map((target) => ref(target, viewer, nameOf)));

/** A card that acts, or a skill, which is on no card of its own. */
export const sourceName = (source: CardId | null, nameOf: NameOf): string =>
  source === null || source === '' ? 'the skill' : nameOf(source);

/** "+2 attack and −1 defence"; empty for no change. */
export const changes = (attack: number, defense: number): string =>
  and([
    ...(attack === 0 ? [] : [`${signed(attack)} attack`]),
    ...(defense === 0 ? [] : [`${signed(defense)} defence`]),
  ]);

/** What a viewer reads of a score: the own wins first. */
export const score = ([a, b]: readonly [number, number], viewer: Viewer): string =>
  viewer === 1 ? `${b}–${a}` : `${a}–${b}`;
