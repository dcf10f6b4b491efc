// Which words does the terminal need for Sun & Moon alone?

export interface SunMoonWords {
  // What is answered.
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
  /** What an attack would come to: of whom it goes to, and of the attacker. */
  readonly falls: string;
  readonly keeps: (defense: number) => string;
  readonly attackerFalls: string;
  readonly attackerKeeps: (defense: number) => string;
  readonly pierces: (life: number) => string;
  readonly loses: (life: number, left: number) => string;
  readonly place: (number: number) => string;
  readonly printed: (numbers: string) => string;
  readonly copies: (count: number) => string;
  readonly deckCode: (code: string) => string;
}
