// How does English name those an effect works on, and what it counts?

import { english, englishClauses } from '@duello/language';
import type { Filter, Side } from '../../cards/filters.ts';
import type { Reach } from '../../cards/reach.ts';
import type { Spell } from '../../cards/spell.ts';
import { type ClassId, COLOURS, type Condition, type Cost } from '../../cards/vocabulary.ts';
import type { Counted, Valued } from '../amounts.ts';
import { isClear, type Possessive, type TargetPhrase } from '../pronoun-context.ts';
import { setTexts } from './names.ts';

const { and, count } = english;
const { noun, OPPONENT, orLess, YOU } = englishClauses;
type Noun = englishClauses.Noun;

export const classes: Readonly<Record<ClassId, string>> = {
  paladin: setTexts.paladin.name,
  warlock: setTexts.warlock.name,
  elementalist: setTexts.elementalist.name,
};
export const colours = { white: 'White', red: 'Red', purple: 'Purple', blue: 'Blue' } as const;
export const colour = (one: keyof typeof colours): string => colours[one].toLowerCase();
export const types = { crystal: 'Crystal', sorcery: 'Sorcery', summon: 'Summon' } as const;
export const conditions: Readonly<Record<Condition, string>> = {
  haste: 'Haste',
  stun: 'Stun',
  disarm: 'Disarm',
  turnover: 'Turnover',
  chill: 'Chill',
  antimagic: 'Antimagic',
  snare: 'Snare',
};

export const spells = count('spell', 'spells');
export const tokens = count('token', 'tokens');

export const manaParts = (cost: Cost): readonly string[] =>
  COLOURS.filter((one) => cost[one] > 0).map((one) => `${cost[one]} ${colour(one)}`);
export const costText = (cost: Cost): string => manaParts(cost).join(', ') || '0 mana';

/** `all` in one go, or to `each`. */
type Spread = 'all' | 'each';
const ONE: Readonly<Record<Side, string>> = { ally: 'ally', foe: 'foe', own: 'summon you own', any: 'summon' };
const MANY: Readonly<Record<Side, string>> = { ally: 'allies', foe: 'foes', own: 'summons you own', any: 'summons' };

/** No summon of the box is below tier 1. */
export const tierText = (most: number): string => `tier ${most === 1 ? '1' : orLess(most)}`;
function limits({ maxTier, maxHp, bears }: Filter): string {
  const having = [
    ...(maxHp === null ? [] : [`HP ${orLess(maxHp)}`]),
    ...(bears === null ? [] : [bears === 'any' ? 'a condition' : conditions[bears]]),
  ];
  const tier = maxTier === null ? '' : ` of ${tierText(maxTier)}`;
  return having.length === 0 ? tier : `${tier} with ${and(having)}`;
}
const adjectives = ({ hurt, enchanted }: Filter): string => `${hurt ? 'damaged ' : ''}${enchanted ? 'enchanted ' : ''}`;
/** No foe is the source itself. */
const isOther = ({ other, side }: Filter): boolean => other && side !== 'foe';

const which = (filter: Filter): string => `${adjectives(filter)}${ONE[filter.side]}${limits(filter)}`;
const oneSummon = (filter: Filter): string => `${isOther(filter) ? 'another ' : ''}target ${which(filter)}`;
function manySummons(filter: Filter, spread: Spread): string {
  const other = isOther(filter) ? 'other ' : '';
  if (spread === 'each') return `each ${other}${which(filter)}`;
  return `all ${other}${adjectives(filter)}${MANY[filter.side]}${limits(filter)}`;
}

function onePlayer({ side, hurt }: Filter): Noun {
  if (side === 'any') return noun(hurt ? 'target damaged player' : 'target player');
  return side === 'foe' ? OPPONENT : YOU;
}

function chosenNoun(filter: Filter): Noun {
  const { what, side, hurt } = filter;
  if (what === 'player') return onePlayer(filter);
  if (what === 'summon') return noun(oneSummon(filter));
  if (side === 'any') {
    const isPlain = !isOther(filter) && !filter.enchanted && limits(filter) === '';
    if (isPlain) return noun(`target ${hurt ? 'damaged ' : ''}summon or player`);
    return noun(`${onePlayer(filter).text} or ${isOther(filter) ? 'another ' : ''}${which(filter)}`);
  }
  const { text, object } = onePlayer(filter);
  return noun(`${oneSummon(filter)} or ${text}`, 'one', `${oneSummon(filter)} or ${object}`);
}

function allNoun(filter: Filter, spread: Spread): Noun {
  const { what, side } = filter;
  const verb = spread === 'all' ? 'many' : 'one';
  const player = side === 'any' ? noun('each player') : onePlayer(filter);
  if (what === 'player') return player;
  const summons = manySummons(filter, spread);
  if (what === 'summon') return noun(summons, verb);
  return noun(`${summons} and ${player.text}`, 'many', `${summons} and ${player.object}`);
}

const CALLED = { ally: 'that ally', foe: 'that foe', own: 'that summon', any: 'that summon' } as const;
const calledIt = (chosen: Filter | null): string => {
  if (chosen === null) return 'that summon';
  if (chosen.what === 'summonOrPlayer') return 'the target';
  return chosen.what === 'player' ? 'that player' : CALLED[chosen.side];
};
/** What was chosen, after a preposition. */
export const itText = ({ of, chosen }: Possessive): string => (isClear('chosen', of) ? 'it' : calledIt(chosen));
function itNoun({ again, chosen }: TargetPhrase): Noun {
  if (chosen?.what === 'player' && chosen.side !== 'any') return onePlayer(chosen);
  return noun(again && (chosen === null || chosen.what === 'summon') ? 'it' : calledIt(chosen));
}

export const thisNoun = ({ type }: Spell): string => (type === 'summon' ? 'this summon' : `this ${types[type]}`);

/** "adjacent to it", "on that field or within range 2 of it". */
function reached(how: Reach, what: string, field: string): string {
  if (how === 'adjacent') return `adjacent to ${what}`;
  if (how === 'neighbouring') return `neighbouring ${what}`;
  return how.origin ? `on ${field} or within range ${how.within}` : `within range ${how.within} of ${what}`;
}

function nearNoun(
  whom: TargetPhrase,
  to: Extract<TargetPhrase['to'], { near: unknown }>,
  card: Spell,
  spread: Spread,
): Noun {
  const { how, side, near } = to;
  const verb = spread === 'all' ? 'many' : 'one';
  const head = (before: string): string =>
    spread === 'all' ? `all ${before}${MANY[side]}` : `each ${before}${ONE[side]}`;
  if (near === 'this' && whom.again && typeof how === 'string') return noun(head(`${how} `), verb);
  if (near === 'there') {
    const point = whom.point === null ? 'the chosen field' : `that ${whom.point}`;
    const what = whom.again ? 'it' : point;
    return noun(`${head('')} ${reached(how, what, what)}`, verb);
  }
  const what = near === 'this' ? (whom.again ? 'it' : thisNoun(card)) : itNoun(whom).object;
  return noun(`${head('')} ${reached(how, what, what === 'it' ? 'its field' : `the field of ${what}`)}`, verb);
}

export function nounOf(whom: TargetPhrase, card: Spell, spread: Spread = 'all'): Noun {
  const { to, again } = whom;
  if (typeof to === 'object') {
    if ('near' in to) return nearNoun(whom, to, card, spread);
    return 'target' in to ? chosenNoun(to.target) : allNoun(to.all, spread);
  }
  switch (to) {
    case 'this':
      return noun(again ? 'it' : thisNoun(card));
    case 'you':
      return YOU;
    case 'opponent':
      return OPPONENT;
    case 'it':
      return itNoun(whom);
    case 'enchanted':
      return spread === 'all' ? noun('all enchanted summons', 'many') : noun('each enchanted summon');
  }
}

/** Follows "for each". */
export const COUNTED: { readonly [C in Counted]: (its: Possessive) => string } = {
  allies: () => 'ally',
  foes: () => 'foe',
  enchanted: () => 'enchanted summon',
  tokensOnThis: () => 'token on this card',
  hand: () => 'spell in your hand',
  summonsInHand: () => 'Summon in your hand',
  crystalsInHand: () => 'Crystal in your hand',
  sorceriesInPile: () => 'Sorcery in your discard pile',
  inPlay: () => 'Aura or Enchantment you have',
  mana: () => 'mana in your pool',
};

const VALUES = {
  thisAttack: 'Attack',
  itsAttack: 'Attack',
  itsHp: 'HP',
  itsTier: 'tier',
  tokensOnIt: 'tokens',
} as const;
export function valueText(value: Valued, { of, chosen, own }: Possessive): string {
  const isPlayer = value === 'itsHp' && chosen?.what === 'player';
  const what = isPlayer ? 'life' : VALUES[value];
  if (value === 'thisAttack') return isClear('this', of) ? `its ${what}` : `this summon’s ${what}`;
  if (!isClear('chosen', of)) return `${calledIt(chosen)}’s ${what}`;
  return `${isPlayer ? 'their' : 'its'} ${own ? 'own ' : ''}${what}`;
}
