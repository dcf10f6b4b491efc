// Which games are there? One row a game. Its rules are `@duello/<id>`, its two faces `/terminal` and `/page` of it.

export const GAME_IDS = ['final-magic', 'contracts', 'battleground', 'sun-moon'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);
