// Which numbers does the box fix?

export const START_HEALTH = 30;
export const OPENING_HAND = 4;
export const HAND_LIMIT = 10;
export const MAX_EXTRACTORS = 10;
export const MAX_TANKS = 5;
export const MAX_CREATURES = 8;
/** A draw looks at 1 to 3 contracts and keeps 1; the special draw at 2 to 4 and keeps 2. */
export const MAX_LOOK = 3;
export const MIN_SPECIAL = 2;
export const MAX_SPECIAL = 4;
/** CR29: effects set off within one action, and turns of both players together. */
export const TRIGGER_LIMIT = 300;
export const TURN_LIMIT = 200;
