// How is a position written in short? Without whatever is as it would be if it were left out; null for what can't be.

import type { Json, State } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { type Fields, isList } from '../scenario/fields.ts';

export function shortPosition<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, options: O): Json | null {
  const whole = game.position(state);
  const loads = (position: Json): string | null => {
    try {
      return JSON.stringify(game.position(game.loadPosition(position, options, 'tactics')));
    } catch {
      return null;
    }
  };
  const wanted = loads(whole);
  return wanted === null ? null : without(whole, (position) => loads(position) === wanted);
}

/** The part without all that `isSame` does not miss, by trying one field after the other. */
function without(part: Json, isSame: (part: Json) => boolean): Json {
  if (typeof part !== 'object' || part === null) return part;
  if (isList(part)) {
    return part.reduce<readonly Json[]>(
      (list, one, i) =>
        list.with(
          i,
          without(one, (other) => isSame(list.with(i, other))),
        ),
      part,
    );
  }
  let kept: Fields = part;
  for (const name of Object.keys(part)) {
    const { [name]: value, ...rest } = kept;
    const base = kept;
    kept = isSame(rest) ? rest : { ...base, [name]: without(value, (other) => isSame({ ...base, [name]: other })) };
  }
  return kept;
}
