// Whom does a reader of a spell have in mind, so that "it" is clear?

import type { Amount, Effect, Filter, To } from '../cards/effects.ts';

/** Whom a step works on: a point is chosen before. */
export type Aim = Exclude<To, { readonly point: unknown }>;

export interface Whom {
  readonly to: Aim;
  /** It, or what it is near to, has just been spoken of: a pronoun suffices. */
  readonly again: boolean;
  /** The words before this clause end with it: Italian needs no subject then. */
  readonly led: boolean;
  /** What was chosen, for `it`. */
  readonly chosen: Filter | null;
  /** What kind of point was chosen, for `there`. */
  readonly point: 'field' | 'intersection' | null;
}

/** Whose "its" would be; and what was chosen, where another word is needed. */
export interface Its {
  readonly of: 'this' | 'chosen' | 'both' | null;
  readonly chosen: Filter | null;
  /** Something else was chosen before: "its own". */
  readonly own: boolean;
}

export const isClear = (who: 'this' | 'chosen', of: Its['of']): boolean => of === who || of === 'both';

export interface Mind {
  readonly chosen: Filter | null;
  readonly point: 'field' | 'intersection' | null;
  readonly on: 'this' | 'chosen' | 'point' | null;
  /** The words just before end with whoever is in mind: "When it arrives, …". */
  readonly led: boolean;
  /** In the Aura of a summon's own death both words mean the same. */
  readonly itIsThis: boolean;
}
const SUMMON: Filter = {
  what: 'summon',
  side: 'any',
  other: false,
  maxTier: null,
  maxHp: null,
  hurt: false,
  bears: null,
  enchanted: false,
};
export const NOBODY_IN_MIND: Mind = { chosen: null, point: null, on: null, led: false, itIsThis: false };
/** "When it arrives, …" */
export const THIS_IN_MIND: Mind = { ...NOBODY_IN_MIND, on: 'this', led: true };
/** "When this summon dies, …" */
export const THIS_DYING: Mind = { ...THIS_IN_MIND, chosen: SUMMON, itIsThis: true };
/** "When a foe dies, …" */
export const OTHER_DYING: Mind = { ...NOBODY_IN_MIND, chosen: SUMMON, on: 'chosen' };

const isTarget = (to: To): to is { readonly target: Filter } => typeof to === 'object' && 'target' in to;

/** Who stands behind a word: this, what was chosen, the point that was chosen; null for others. */
function behind(to: To, { itIsThis }: Mind): 'this' | 'chosen' | 'point' | null {
  const word = typeof to === 'object' && 'near' in to ? to.near : to;
  if (word === 'this' || (word === 'it' && itIsThis)) return 'this';
  if (word === 'it' || isTarget(to)) return 'chosen';
  return word === 'there' ? 'point' : null;
}

export function whomOf(to: Aim, mind: Mind): Whom {
  const { chosen, point, on, itIsThis } = mind;
  const meant = behind(to, mind);
  const again = !isTarget(to) && meant !== null && on === meant;
  const said: Aim = itIsThis ? (to === 'it' ? 'this' : isNearIt(to) ? { ...to, near: 'this' } : to) : to;
  return { to: said, again, led: again && mind.led, chosen, point };
}
const isNearIt = (to: Aim): to is Extract<Aim, { near: unknown }> =>
  typeof to === 'object' && 'near' in to && to.near === 'it';

/** "its" is of whoever the effect itself works on, or of whoever is in mind. */
export function itsOf(to: To | null, mind: Mind): Its {
  const { chosen, on, itIsThis } = mind;
  if (to !== null && isTarget(to)) return { of: 'chosen', chosen: to.target, own: chosen !== null };
  if (itIsThis && (to === 'this' || to === 'it' || on === 'this')) return { of: 'both', chosen, own: false };
  if (to === 'this') return { of: 'this', chosen, own: false };
  if (to === 'it' || on === 'chosen') return { of: 'chosen', chosen, own: false };
  return { of: on === 'this' ? 'this' : null, chosen, own: false };
}

const whoseValue = (amount: Amount): 'this' | 'chosen' | null => {
  if (typeof amount === 'number') return null;
  if (amount.count === 'thisAttack') return 'this';
  return amount.count.startsWith('its') || amount.count === 'tokensOnIt' ? 'chosen' : null;
};

/** What is in mind after an effect: whoever it worked on, or whose numbers it used; anything else distracts. */
export function after(effect: Effect, before: Mind): Mind {
  const mind = { ...before, led: false };
  if ('to' in effect) {
    const { to } = effect;
    if (isTarget(to)) return { ...mind, chosen: to.target, on: 'chosen', itIsThis: false };
    const meant = behind(to, mind);
    if (meant !== null) return { ...mind, on: meant };
  }
  const amounts = 'amount' in effect ? [effect.amount] : effect.op === 'draw' ? [effect.count] : [];
  const used = amounts.map(whoseValue).find((value) => value !== null);
  if (used === undefined) return { ...mind, on: null };
  return { ...mind, on: used === 'this' || mind.itIsThis ? 'this' : 'chosen' };
}
