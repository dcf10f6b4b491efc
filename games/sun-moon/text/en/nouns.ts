// How does English name those an effect works on?

import { english, englishClauses } from '@duello/language';
import type { Filter } from '../../cards/targets.ts';
import type { CardType, Keyword, Trait } from '../../cards/vocabulary.ts';
import type { TargetPhrase } from '../clauses.ts';
import type { Scene } from '../row-types.ts';

const { a, and, count } = english;
const { noun, OPPONENT, orLess, YOU } = englishClauses;
type Noun = englishClauses.Noun;

export const types = { summoning: 'Summoning', spell: 'Spell', enchantment: 'Enchantment' } as const;
export const classes = { warlock: 'Warlock', paladin: 'Paladin', neutral: 'Neutral' } as const;
export const editions = { firstEclipse: 'First Eclipse', custom: 'Custom cards' } as const;
export const rarities = { common: 'Common', rare: 'Rare', legendary: 'Legendary' } as const;
export const skillNames = {
  inspire: 'Inspire',
  medicate: 'Medicate',
  ponder: 'Ponder',
  meditate: 'Meditate',
} as const;
export const keywords: Readonly<Record<Keyword, string>> = {
  fast: 'Fast',
  ready: 'Ready',
  pierce: 'Pierce',
  ignoreSummoning: 'Ignore Summoning',
  harden: 'Harden',
};
export const traits: Readonly<Record<Trait, string>> = {
  pierce: keywords.pierce,
  ignoreSummoning: keywords.ignoreSummoning,
  harden: keywords.harden,
  cantAttack: 'Can’t attack',
  cantDefend: 'Can’t defend',
};

export const cards = count('card', 'cards');
export const aCard = (type: CardType | null): string => (type === null ? 'a card' : a(type));

const EACH_PLAYER = noun('each player');

/** `all` in one go, or to `each`. */
type Spread = 'all' | 'each';

function limits({ maxAttack, maxDefense, maxCost }: Filter, verb: 'costs' | 'cost'): string {
  const numbers = [
    ...(maxAttack === null ? [] : [`attack ${orLess(maxAttack)}`]),
    ...(maxDefense === null ? [] : [`defence ${orLess(maxDefense)}`]),
  ];
  const having = numbers.length === 0 ? '' : ` with ${and(numbers)}`;
  return maxCost === null ? having : `${having}${having === '' ? '' : ' and'} that ${verb} ${orLess(maxCost)}`;
}

/** "tapped enemy summoning with attack 2 or less". */
export function which(filter: Filter, many = false): string {
  const { what, side, tapped } = filter;
  const state = tapped === null ? '' : tapped ? 'tapped ' : 'untapped ';
  const one = what === 'enchantment' ? 'enchantment' : 'summoning';
  const controlled = side === 'own' ? ' you control' : '';
  const limited = what === 'enchantment' ? '' : limits(filter, many ? 'cost' : 'costs');
  return `${state}${side === 'enemy' ? 'enemy ' : ''}${one}${many ? 's' : ''}${controlled}${limited}`;
}

/** Followed by whatever may be meant: the card that speaks is not on the enemy's side. */
const another = ({ other, side }: Filter): boolean => other && side !== 'enemy';

function targetNoun(filter: Filter): Noun {
  const { what, side } = filter;
  if (what === 'player') return side === 'both' ? noun('target player') : side === 'own' ? YOU : OPPONENT;
  const card = `${another(filter) ? 'another ' : ''}target ${which(filter)}`;
  if (what !== 'summoningOrPlayer') return noun(card);
  const isPlain = which(filter) === 'summoning';
  if (side === 'both') return noun(isPlain ? `${card} or player` : `target player or ${card}`);
  return noun(`${side === 'own' ? 'you' : 'the opponent'} or ${card}`);
}

function allNoun(filter: Filter, spread: Spread): Noun {
  const { what, side } = filter;
  const player = side === 'both' ? EACH_PLAYER : side === 'own' ? YOU : OPPONENT;
  if (what === 'player') return player;
  const other = another(filter) ? 'other ' : '';
  const cards = spread === 'all' ? `all ${other}${which(filter, true)}` : `each ${other}${which(filter)}`;
  if (what === 'summoningOrPlayer') return noun(`${player.text} and ${cards}`, 'many');
  return noun(cards, spread === 'all' ? 'many' : 'one');
}

const CALLED = {
  summoning: 'that summoning',
  player: 'that player',
  summoningOrPlayer: 'the target',
  enchantment: 'that enchantment',
} as const;
export const BEARER = 'the enchanted summoning';

function itNoun({ again, chosen }: TargetPhrase): Noun {
  if (chosen === null || chosen === 'bearer') return noun(again ? 'it' : chosen === null ? 'the target' : BEARER);
  return noun(again && chosen.what !== 'player' && chosen.what !== 'summoningOrPlayer' ? 'it' : CALLED[chosen.what]);
}

/** A player is meant by "that player", a card by whoever controls it. */
function controllerOf(whom: TargetPhrase): Noun {
  const { again, chosen } = whom;
  if (chosen !== null && chosen !== 'bearer' && chosen.what === 'player') return itNoun(whom);
  return noun(again || chosen === null ? 'its controller' : `${itNoun(whom).text}’s controller`);
}

export function nounOf(whom: TargetPhrase, scene: Scene, spread: Spread = 'all'): Noun {
  const { to, again } = whom;
  if (typeof to === 'object') return 'target' in to ? targetNoun(to.target) : allNoun(to.all, spread);
  switch (to) {
    case 'this':
      return noun(again ? 'it' : `this ${scene.type}`);
    case 'it':
      return itNoun(whom);
    case 'you':
      return YOU;
    case 'opponent':
      return OPPONENT;
    case 'eachPlayer':
      return EACH_PLAYER;
    case 'itsController':
      return controllerOf(whom);
  }
}

/** Whoever is said not to be able to do something: those in play now, not whoever comes later. */
export function cantNoun(whom: TargetPhrase, scene: Scene): string {
  const { to } = whom;
  if (typeof to === 'string' || 'target' in to) return nounOf(whom, scene).text;
  return `${another(to.all) ? 'other ' : ''}${which(to.all, true)} now in play`;
}
