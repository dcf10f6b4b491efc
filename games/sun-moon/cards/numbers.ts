// Which numbers does the box fix?

export const START_LIFE = 15;
/** SR28: fatigue is always 0 to 6. */
export const FATIGUE_LIMIT = 6;
/** S401, SR12: exactly so many, whatever the mode. */
export const DECK_CARDS = 30;
export const OPENING_HAND = 4;
/** S302: copies of one card in a constructed deck. */
export const COPY_LIMITS = { common: 4, rare: 2, legendary: 1 } as const;
/** S208, S210. */
export const PICKS = 30;
export const TRIPLE = 3;
/** SR06: a draft pile that can show three cards thirty times. */
export const LEAST_PILE = PICKS * TRIPLE;
/** SR04. */
export const WINS_NEEDED = 2;
export const MATCH_LIMIT = 5;
/** SR50: turns of both players together, and actions within one turn. */
export const TURN_LIMIT = 100;
export const ACTION_LIMIT = 300;
/** SR57: so many actions can wait for each other; nobody answers the last of them. */
export const CHAIN_LIMIT = 20;
/** SR58: effects that happen by themselves after one action. */
export const TRIGGER_LIMIT = 300;
