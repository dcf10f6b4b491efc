// How do the same two play again? Whoever began goes second, unless the rules of the game say who goes first.

import { isGameId } from '@duello/games';
import type { Json, Seat } from '@duello/kernel';
import { isRecord } from '@duello/language';
import type { ChosenOptions } from '@duello/table';
import { setUpOf } from '../games/pages.ts';
import type { Saved } from '../host/saved.ts';
import { openMatch } from './open-match.ts';

const isChosen = (options: Json): options is ChosenOptions => isRecord(options);

/** `first` is the seat of the match that has ended whose player goes first; null where no rule says. */
export async function openRematch(
  { game, options, players, curtain, names }: Pick<Saved, 'game' | 'options' | 'players' | 'curtain' | 'names'>,
  first: Seat | null,
): Promise<void> {
  if (!isGameId(game) || !isChosen(options)) return;
  const rule = (await setUpOf(game)).first;
  if (rule.by === 'option') openMatch({ game, options: rule.swap(options), players, curtain, names });
  else if (first === 0) openMatch({ game, options, players, curtain, names });
  else openMatch({ game, options, players: [players[1], players[0]], curtain, names: [names[1], names[0]] });
}
