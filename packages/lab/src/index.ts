// The lab: many games at once.

export { GAME_IDS, type Game, type GameId, type OverGame, withGame } from './games.ts';
