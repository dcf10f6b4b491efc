// Which words does the terminal need for Sun & Moon alone?

export interface SunMoonWords {
  // The head of the table.
  readonly match: (number: number, wins: readonly [number, number]) => string;
  readonly turn: (number: number) => string;
  readonly yourTurn: string;
  readonly theirTurn: (who: string) => string;
  readonly pick: (number: number, of: number) => string;
  // Rows of the table.
  readonly hand: string;
  readonly known: string;
  readonly deck: string;
  readonly discard: string;
  readonly fatigue: string;
  /** What it will be when the next turn begins. */
  readonly halves: (to: number) => string;
  readonly skillReady: string;
  readonly skillTapped: string;
  readonly skillUsed: string;
  readonly inPlay: string;
  readonly chain: string;
  readonly empty: string;
  readonly pile: string;
  readonly taken: string;
  readonly left: string;
  readonly curve: (counts: string) => string;
  // What stands beside a name.
  readonly tapped: string;
  readonly whole: (defense: number) => string;
  readonly of: (who: string) => string;
  readonly player: (who: string, life: number) => string;
  // What waits.
  readonly attacks: (attacker: string, target: string) => string;
  readonly aims: (what: string, targets: string) => string;
  readonly someone: string;
  readonly firstToResolve: string;
  readonly answering: (what: string) => string;
  readonly endOfTurn: string;
  // Menus.
  readonly play: string;
  readonly skills: string;
  readonly abilities: string;
  readonly attackTitle: string;
  readonly xRange: (least: number, most: number) => string;
  /** What a choice of X costs and leaves. */
  readonly tires: (fatigue: number) => string;
  readonly discards: (cards: number) => string;
  readonly mulliganSums: (count: number) => string;
  readonly keepHand: string;
  readonly exchange: string;
  readonly discardSums: (count: number, of: number) => string;
  readonly discardThese: string;
  readonly copiesLeft: (count: number) => string;
  // A card on its own.
  readonly place: (number: number) => string;
  readonly printed: (numbers: string) => string;
  readonly enchanted: (numbers: string) => string;
  readonly thisTurn: (numbers: string) => string;
  readonly damage: (damage: number) => string;
  readonly copies: (count: number) => string;
  readonly deckCode: (code: string) => string;
}
