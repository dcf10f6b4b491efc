// Whom does a reader of a spell have in mind, so that "it" is clear?

import * as language from '@duello/language';
import type { Amount } from '../cards/amounts.ts';
import type { Effect } from '../cards/effects.ts';
import type { Filter } from '../cards/filters.ts';
import type { To } from '../cards/targets.ts';

/** Whom a step works on: a point is chosen before. */
export type Aim = Exclude<To, { readonly point: unknown }>;

export interface TargetPhrase extends language.TargetPhrase<Aim, Filter> {
  /** What kind of point was chosen, for `there`. */
  readonly point: 'field' | 'intersection' | null;
  /** Its tokens have been spoken of: "add one". */
  readonly tokens: boolean;
}

/** Whose "its" would be; and what was chosen, where another word is needed. */
export interface Possessive {
  readonly of: 'this' | 'chosen' | 'both' | null;
  readonly chosen: Filter | null;
  /** Something else was chosen before: "its own". */
  readonly own: boolean;
}

export const isClear = (who: 'this' | 'chosen', of: Possessive['of']): boolean => of === who || of === 'both';

type InMind = 'this' | 'chosen' | 'point';
export interface PronounContext extends language.PronounContext<Filter, InMind> {
  readonly point: 'field' | 'intersection' | null;
  /** In the Aura of a summon's own death both words mean the same. */
  readonly itIsThis: boolean;
  /** What was chosen to be killed: the next such one is another. */
  readonly killed: Filter | null;
  /** Whether the tokens on what was chosen have been spoken of. */
  readonly tokens: boolean;
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
export const NOBODY_IN_MIND: PronounContext = {
  ...language.NOBODY_IN_MIND,
  point: null,
  itIsThis: false,
  killed: null,
  tokens: false,
};
/** "When it arrives, …" */
export const THIS_IN_MIND: PronounContext = { ...NOBODY_IN_MIND, on: 'this', led: true };
/** "When this summon dies, …" */
export const THIS_DYING: PronounContext = { ...THIS_IN_MIND, chosen: SUMMON, itIsThis: true };
/** "When a foe dies, …" */
export const OTHER_DYING: PronounContext = { ...NOBODY_IN_MIND, chosen: SUMMON, on: 'chosen' };

export const isTarget = (to: To): to is { readonly target: Filter } => typeof to === 'object' && 'target' in to;

/** Who stands behind a word: this, what was chosen, the point that was chosen; null for others. */
function behind(to: To, { itIsThis }: PronounContext): InMind | null {
  const word = typeof to === 'object' && 'near' in to ? to.near : to;
  if (word === 'this' || (word === 'it' && itIsThis)) return 'this';
  if (word === 'it') return 'chosen';
  return word === 'there' ? 'point' : null;
}

export function phraseOf(to: Aim, context: PronounContext): TargetPhrase {
  const said: Aim = context.itIsThis ? (to === 'it' ? 'this' : isNearIt(to) ? { ...to, near: 'this' } : to) : to;
  const phrase = language.phraseOf(said, behind(to, context), context);
  // Whoever stands near it has not been named yet.
  return { ...phrase, led: phrase.led && typeof to === 'string', point: context.point, tokens: context.tokens };
}
const isNearIt = (to: Aim): to is Extract<Aim, { near: unknown }> =>
  typeof to === 'object' && 'near' in to && to.near === 'it';

/** "its" is of whoever the effect itself works on, or of whoever is in mind. */
export function possessiveOf(to: To | null, context: PronounContext): Possessive {
  const { chosen, on, itIsThis } = context;
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

const speaksOfTokens = (effect: Effect): boolean =>
  ('amount' in effect && typeof effect.amount === 'object' && effect.amount.count === 'tokensOnIt') ||
  (effect.op === 'enchant' && effect.to === 'it');

/** What is in mind after an effect: whoever it worked on, or whose numbers it used; anything else distracts. */
export function after(effect: Effect, before: PronounContext): PronounContext {
  const spoken = speaksOfTokens(effect);
  const context = { ...before, led: false, tokens: before.tokens || spoken };
  if ('to' in effect) {
    const { to } = effect;
    const killed = effect.op === 'kill' && isTarget(to) ? to.target : context.killed;
    if (isTarget(to)) return { ...context, chosen: to.target, on: 'chosen', itIsThis: false, killed, tokens: spoken };
    const on = behind(to, context);
    if (on !== null) return { ...context, on };
  }
  const amounts = 'amount' in effect ? [effect.amount] : effect.op === 'draw' ? [effect.count] : [];
  const used = amounts.map(whoseValue).find((value) => value !== null);
  if (used === undefined) return { ...context, on: null };
  return { ...context, on: used === 'this' || context.itIsThis ? 'this' : 'chosen' };
}
