// How often has somebody won? Counted for each game and level of bot, from the matches that are kept.

import { GAME_IDS, type GameId } from '@duello/games';
import type { Seat } from '@duello/kernel';
import type { Saved } from '../host/saved.ts';
import { COUNTED_BOTS, countedAs } from '../match/opponents.ts';

export type Result = 'won' | 'lost' | 'drawn';

/** The one person of a match against a bot, and the bot's level, whatever its style; null for every other match. */
function duelOf({ players: [a, b] }: Pick<Saved, 'players'>): { readonly seat: Seat; readonly bot: string } | null {
  if (a.kind === 'person' && b.kind === 'bot') return { seat: 0, bot: countedAs(b.bot) };
  return a.kind === 'bot' && b.kind === 'person' ? { seat: 1, bot: countedAs(a.bot) } : null;
}

/** How it ended for the one person against a bot; null where two sat at the screen. */
export function resultOf(saved: Pick<Saved, 'players' | 'winner'>): Result | null {
  const duel = duelOf(saved);
  if (duel === null || saved.winner === null) return null;
  return saved.winner === 'draw' ? 'drawn' : saved.winner === duel.seat ? 'won' : 'lost';
}

export interface Figures extends Readonly<Record<Result, number>> {
  readonly game: GameId;
  readonly bot: string;
}

/** A row for each game and level that was played, in the order of the house. */
export function figuresOf(matches: readonly Pick<Saved, 'game' | 'players' | 'winner'>[]): readonly Figures[] {
  return GAME_IDS.flatMap((game) =>
    COUNTED_BOTS.flatMap((bot) => {
      const here = matches.filter((saved) => saved.game === game && duelOf(saved)?.bot === bot).map(resultOf);
      const count = (result: Result): number => here.filter((one) => one === result).length;
      return here.length === 0 ? [] : [{ game, bot, won: count('won'), lost: count('lost'), drawn: count('drawn') }];
    }),
  );
}
