// Which words does the terminal need for Final Magic alone?

export interface FinalMagicWords {
  readonly groups: {
    readonly currency: string;
    readonly gems: string;
    readonly neutral: string;
  };
  /** Over the buy zone, prices in coins. */
  readonly supply: string;
  readonly market: (coins: number, inHand: number) => string;
  readonly price: (price: number, left: number | null) => string;
  readonly manaCost: (mana: number) => string;
  readonly manaGain: (mana: number) => string;
  readonly coinGain: (coins: number) => string;
  readonly draws: (count: number) => string;
  readonly playing: (cards: string) => string;
  readonly spending: (cards: string) => string;
  readonly playAllGems: (cards: string, mana: number) => string;
  readonly spendAll: (cards: string) => string;
  readonly plan: string;
  readonly planSums: (mana: number, cost: number, left: number) => string;
  readonly sendPlan: string;
  readonly sendEmpty: string;
  readonly addGems: string;
  readonly addSpells: string;
  readonly feedTo: (spell: string) => string;
  readonly aims: string;
  readonly aimsLeft: (left: number) => string;
  readonly sendAims: string;
  readonly sendNoAims: string;
  readonly aimAt: (number: number) => string;
  readonly feedTitle: (spell: string) => string;
  readonly feedSums: (count: number, most: number) => string;
  readonly feedNone: string;
  readonly feedDone: string;
  /** The list of all cards. */
  readonly list: {
    readonly price: (price: number) => string;
    readonly mana: (mana: number) => string;
    readonly copies: (count: number | null) => string;
  };
}
