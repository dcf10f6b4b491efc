// What does each game give to the tests over all games? Its fixtures, found by their place.

import { GAME_IDS, type GameId } from '@duello/games';
import type { GameFixtures } from './kit/fixtures.ts';

const FOLDER = '../../../games/';
const found = import.meta.glob<GameFixtures>('../../../games/*/page/tests/fixtures.ts', {
  eager: true,
  import: 'fixtures',
});

function fixturesOf(id: GameId): GameFixtures & { readonly id: GameId } {
  const path = `${id}/page/tests/fixtures.ts`;
  if (!(`${FOLDER}${path}` in found))
    throw new Error(`The tests over all games know nothing of ${id}: export \`fixtures\` from games/${path}.`);
  return { id, ...found[`${FOLDER}${path}`] };
}

export const GAMES = GAME_IDS.map(fixturesOf);
/** For what is the same whatever is played. */
export const [SAMPLE] = GAMES;
