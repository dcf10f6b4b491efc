// What is the plan of the house? Which room may import which, and inside a room which folder stands on which.

/**
 * Rooms below `packages` and `apps`, and what each may import. `games` means any game and the list of them;
 * `lab/game` and its like mean that export of the lab alone.
 */
export const ROOMS = {
  kernel: [],
  language: ['kernel'],
  cards: ['kernel', 'language'],
  columns: ['kernel', 'language'],
  bots: ['kernel'],
  lab: ['kernel', 'language', 'bots'],
  terminal: ['kernel', 'language', 'bots', 'lab'],
  print: ['kernel', 'language'],
  protocol: ['kernel'],
  server: ['kernel', 'language', 'bots', 'games', 'protocol'],
  cli: ['kernel', 'language', 'bots', 'lab', 'terminal', 'print', 'games', 'server'],
  table: ['kernel', 'language'],
  web: [
    'kernel',
    'language',
    'bots',
    'table',
    'print',
    'games',
    'protocol',
    'cards/form',
    'lab/game',
    'lab/puzzle',
    'lab/questions',
    'lab/report',
  ],
};

/**
 * What the folders of a game may import, each on top of what stands before it. A face is as good as another package:
 * of the game outside it, it imports `index.ts` alone, and what `art` says of pictures. On top of each stand its tests with the app.
 */
export const GAME_FLOORS = [
  { folder: 'cards', may: ['kernel', 'language', 'cards'] },
  { folder: 'cards/box', may: [] },
  { folder: 'cards/custom', may: ['kernel', 'language', 'cards'] },
  { folder: 'rules/state', may: ['kernel', 'language', 'cards', 'columns'] },
  { folder: 'rules/battle', may: ['kernel', 'language', 'cards'] },
  { folder: 'rules/effects', may: ['kernel', 'language', 'cards'] },
  { folder: 'rules/turn', may: ['kernel', 'language', 'cards'] },
  { folder: 'rules/fight', may: ['kernel', 'language', 'cards'] },
  { folder: 'rules/match', may: ['kernel', 'language', 'cards', 'columns'] },
  { folder: 'rules/view', may: ['kernel', 'language', 'cards', 'columns'] },
  { folder: 'rules/preview', may: ['kernel', 'language', 'cards'] },
  { folder: 'rules', may: ['kernel', 'language', 'cards'] },
  { folder: 'text', may: ['kernel', 'language', 'cards'] },
  { folder: 'bot', may: ['kernel', 'language', 'cards', 'bots'] },
  { folder: 'workshop', may: ['kernel', 'language', 'cards'] },
  { folder: 'scenario', may: ['kernel', 'language', 'cards', 'columns', 'bots', 'lab/game'] },
  { folder: '', may: ['kernel', 'language', 'bots'] },
  { folder: 'art', may: ['cards'] },
  { folder: 'print', may: ['kernel', 'language', 'print'] },
  { folder: 'terminal', may: ['kernel', 'language', 'bots', 'lab', 'terminal'] },
  { folder: 'terminal/tests', may: ['kernel', 'language', 'bots', 'lab', 'terminal', 'cli/for-tests'] },
  { folder: 'page/words', may: ['table'] },
  { folder: 'page/cards', may: ['kernel', 'language', 'table'] },
  { folder: 'page/events', may: ['kernel', 'language', 'table'] },
  { folder: 'page/answers', may: ['kernel', 'language', 'table'] },
  { folder: 'page/pieces', may: ['kernel', 'language', 'table'] },
  { folder: 'page/learn', may: ['kernel', 'language', 'table'] },
  { folder: 'page/decks', may: ['kernel', 'language', 'table'] },
  { folder: 'page/battle', may: ['kernel', 'language', 'table'] },
  { folder: 'page/field', may: ['kernel', 'language', 'table'] },
  { folder: 'page/market', may: ['kernel', 'language', 'table'] },
  { folder: 'page/draft', may: ['kernel', 'language', 'table'] },
  { folder: 'page/table', may: ['kernel', 'language', 'table'] },
  { folder: 'page/set-up', may: ['kernel', 'language', 'table'] },
  { folder: 'page', may: ['table'] },
  { folder: 'page/tests', may: ['kernel', 'language', 'bots', 'table', 'web/for-tests'] },
];

/** Folders of other rooms, from the lowest to the highest. */
export const FLOORS = {
  cards: ['', 'form'],
  language: ['speech', 'grammar', 'input', 'link', ''],
  lab: ['game', 'questions', 'report', 'fuzz', 'arena', 'bench', 'scenario', 'suite', 'puzzle', 'workers', ''],
  terminal: ['print', 'words', 'sim', 'layout', ''],
  print: ['drawing', 'text', 'out', 'game', 'cards', 'sheets', 'rules', 'box', ''],
  server: [
    'store',
    'games',
    'client',
    'match',
    'people',
    'tables',
    'house',
    'push',
    'venue',
    'socket',
    'http',
    'child',
    'load',
    'torture',
    'hostile',
    '',
  ],
  cli: ['io', 'args', 'games', 'match', 'play', 'sim', 'review', 'print', 'far', 'lab', 'puzzle', 'commands', ''],
  table: ['browser', 'settings', 'words', 'icons', 'look', 'match', 'parts', 'game', ''],
  web: [
    'words',
    'host',
    'games',
    'frame',
    'match',
    'online',
    'replay',
    'review',
    'lab',
    'puzzle',
    'workshop',
    'learn',
    'rulebook',
    'gallery',
    'print',
    'settings',
    'home',
    '',
  ],
};

/** These run in a browser worker and must give the same states everywhere; of a game, all but its three faces. */
export const PURE = ['kernel', 'language', 'cards', 'columns', 'bots', 'games'];
export const FACES = ['terminal', 'page', 'print'];
/** What faces share of a game beside its index. */
export const FACES_SHARE = ['art'];

/** These serve every game and know none. */
export const NOUNLESS = ['kernel', 'language'];

/** Code outside a game's folder that may name it: a further game is to add rows here and nowhere else. */
export const NAMES_GAMES = ['games/registry.ts'];

/** More files than this in a folder are a corridor; data files do not count. */
export const FOLDER_LIMIT = 40;
export const KERNEL_LIMIT = 1000;
