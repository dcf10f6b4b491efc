// What does something that waits or is announced do, in words? The lines of a card's text that speak of it alone.

import type { Seat } from '@duello/kernel';
import { type Card, HARDEN, MOMENTS, NO_MODE, type PendingView, SKILL_NAMES, type Words } from '../../index.ts';
import type { Say } from '../words/use-words.ts';
import type { Faces } from './faces.ts';

/** What one option of Choose one says; null where there is none. */
export function modeLine(
  pending: PendingView,
  mode: number,
  words: Words,
  faces: Faces,
  theirs: boolean,
): string | null {
  const { card: id, what, index } = pending;
  const card = id === null ? null : faces.card(id);
  if (card === null) return null;
  const modes = what === 'ability' ? (card.abilities[index]?.modes ?? []) : card.modes;
  return words.modes(modes, card.type, theirs)[mode] ?? null;
}

interface Reader {
  readonly words: Words;
  readonly faces: Faces;
  readonly t: Say;
  /** Whose side "you" is. */
  readonly mine: Seat;
}

function playLines(card: Card, pending: PendingView, { words, faces, t, mine }: Reader): readonly string[] {
  const theirs = pending.seat !== mine;
  if (card.type === 'enchantment') return words.card(card, faces.nameOf, theirs);
  const isOpen = pending.mode < 0 && card.modes.length > 1;
  const said =
    isOpen || pending.mode === NO_MODE ? null : modeLine(pending, Math.max(0, pending.mode), words, faces, theirs);
  const effect = said === null ? [] : [said];
  if (card.type !== 'summoning') return effect;
  return [...effect, t('sunMoon.enters', { attack: card.attack, defense: card.defense })];
}

/** Everything that will happen when it takes effect, from the reader's side. */
export function effectLines(pending: PendingView, reader: Reader): readonly string[] {
  const { words, faces, t, mine } = reader;
  const { what, card: id, index, mode, x } = pending;
  const theirs = pending.seat !== mine;
  if (what === 'skill')
    return [t(`sunMoon.${SKILL_NAMES[index]}.does`, { x: Math.max(1, x), whose: theirs ? 'theirs' : 'own' })];
  const card = id === null ? null : faces.card(id);
  if (card === null) return [];
  if (what === 'play') return playLines(card, pending, reader);
  if (what === 'trigger') return words.modes([card.when[MOMENTS[index]] ?? []], card.type, theirs);
  if (what !== 'ability') return [];
  if (index === HARDEN) return [t('sunMoon.hardenDoes', { x: Math.max(1, x) })];
  const ability = card.abilities[index];
  if (ability === undefined) return [];
  const chosen = ability.modes.length > 1 && mode >= 0 ? { ...ability, modes: [ability.modes[mode]] } : ability;
  return [words.ability(chosen, card.type, theirs)];
}
