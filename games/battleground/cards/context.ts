// What decides what an effect may say? Whose text it stands in, when it happens, and what comes before it.

/** Who can be meant. */
export const WHAT = ['summon', 'player', 'summonOrPlayer'] as const;
export type What = (typeof WHAT)[number];

export const POINTS = ['field', 'intersection'] as const;
export type Point = (typeof POINTS)[number];

/** What an effect before has chosen: whom, or which sort of point. A summon that dies is chosen by its death. */
export interface ChosenBefore {
  readonly what: What | 'victim';
  readonly point: Point | null;
}

export interface Context {
  readonly isSummon: boolean;
  readonly hasEnchantment: boolean;
  /** A Summon stands on the board from its arrival on; at its own death no longer. */
  readonly moment: 'text' | 'arrival' | 'enchantment' | 'aura' | 'ownDeath';
  readonly chosen: ChosenBefore | null;
  /** The effect before was `end`. */
  readonly isEnded: boolean;
  readonly deep: number;
}

/** Whose text it is. */
export type Speaker = Pick<Context, 'isSummon' | 'hasEnchantment'>;

/** What is known where a text of a spell begins. */
export const contextOf = ({ isSummon, hasEnchantment }: Speaker, moment: Context['moment']): Context => ({
  isSummon,
  hasEnchantment,
  moment,
  chosen: isDeath(moment) ? { what: 'victim', point: null } : null,
  isEnded: false,
  deep: 0,
});

const isDeath = (moment: Context['moment']): boolean => moment === 'aura' || moment === 'ownDeath';
/** What a death sets off happens in anybody's turn. */
export const isSetOffByDeath = ({ moment }: Context): boolean => isDeath(moment);

export const isOnBoard = ({ isSummon, moment }: Context): boolean =>
  isSummon && (moment === 'arrival' || moment === 'aura');

/** Somebody was chosen last, and no point. */
export const hasIt = ({ chosen }: Context): boolean => chosen !== null && chosen.point === null;

/** BR86: no text asks somebody whose turn it may not be. */
export const whyNotChoose = (context: Context): string | null =>
  isSetOffByDeath(context) ? 'nobody chooses when a summon dies (BR86); say what happens, or do it in a text' : null;

/** `word` is about tokens, which only an enchantment has. */
export const whyNotTokens = (word: string, { hasEnchantment }: Context): string | null =>
  hasEnchantment ? null : `"${word}" speaks of tokens: give the card an "enchantment"`;
