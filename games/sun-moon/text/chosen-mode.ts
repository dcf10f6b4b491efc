// Which option of Choose one was chosen? The effect it stands for, as far as the box knows the card.

import type { Seat, Viewer } from '@duello/kernel';
import { catalogue } from '../cards/box/catalogue.ts';
import type { Card } from '../cards/card.ts';
import type { Modes } from '../cards/effects.ts';
import type { CardId, CardType } from '../cards/vocabulary.ts';

/** What was played or used: a card, and the number of its ability from 1, or 0 for the card itself. */
interface Chosen {
  readonly card: CardId | null;
  readonly ability: number;
  /** From 1; 0 when there was nothing to choose. */
  readonly mode: number;
  readonly seat: Seat;
}

const inBox: Readonly<Record<string, Card>> = catalogue;

/** In the words of a language, from the side of whoever reads; quoted for who watches. An own card's goes by its number. */
export function modeSaid(
  { card, ability, mode, seat }: Chosen,
  viewer: Viewer,
  clauses: (modes: Modes, type: CardType, theirs: boolean) => readonly string[],
  nth: readonly string[],
  quoted: (said: string) => string,
): readonly string[] {
  if (mode === 0) return [];
  const found = card !== null && Object.hasOwn(inBox, card) ? inBox[card] : null;
  const modes = found === null ? [] : ability === 0 ? found.modes : (found.abilities[ability - 1]?.modes ?? []);
  const isWatching = viewer === 'watcher';
  const said = found === null ? undefined : clauses(modes, found.type, !isWatching && viewer !== seat)[mode - 1];
  if (said === undefined) return [nth[mode - 1] ?? String(mode)];
  return [isWatching ? quoted(said) : said];
}
