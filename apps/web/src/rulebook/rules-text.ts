// Where does the text of the rules come from? From the pages in docs/rules, each a chunk of its own.

import type { GameId } from '@duello/games';
import { rulesFile } from '@duello/language';
import type { Lang } from '@duello/table';

const FOLDER = '../../../../docs/rules/';
const texts = import.meta.glob<string>(['../../../../docs/rules/*.md', '!../../../../docs/rules/*.implementers*'], {
  query: '?raw',
  import: 'default',
});

export const rulesText = (game: GameId, lang: Lang): Promise<string> => texts[FOLDER + rulesFile(game, lang)]();
