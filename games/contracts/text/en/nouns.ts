// How does English name those an effect works on, and what it counts?

import { english, englishClauses, has, type NameOf } from '@duello/language';
import { tokens } from '../../cards/box/tokens.ts';
import type { Filter } from '../../cards/targets.ts';
import type { CardId, Colour, ContractType, Cost, Keyword, Moment, Status } from '../../cards/vocabulary.ts';
import type { Counted, Valued } from '../amounts.ts';
import type { TargetPhrase } from '../clauses.ts';
import type { Scene } from '../row-types.ts';

const { a, and, count } = english;
const { noun, OPPONENT, orLess, YOU } = englishClauses;
type Noun = englishClauses.Noun;

export const elements = { red: 'Fire', blue: 'Water', yellow: 'Light', pure: 'Pure' } as const;
export const types = { spell: 'Spell', rune: 'Rune', creature: 'Creature', orb: 'Orb' } as const;
export const statuses: Readonly<Record<Status, string>> = {
  magnetized: 'Magnetized',
  magnetic: 'Magnetic',
  paramagnetic: 'Paramagnetic',
  adrenaline: 'Adrenaline',
  impetus: 'Impetus',
  fog: 'Fog',
};

export const contracts = count('contract', 'contracts');

const COSTED: readonly Colour[] = ['red', 'blue', 'yellow', 'pure'];
export function costText(cost: Cost): string {
  const parts = COSTED.filter((colour) => cost[colour] > 0);
  return parts.map((colour) => `${cost[colour]} ${elements[colour].toLowerCase()}`).join(', ') || '0 mana';
}

/** With its numbers and keywords where the box knows them: a token is in no deck to be looked up. */
export function tokenNoun(card: CardId, nameOf: NameOf): { readonly one: string; readonly many: string } {
  if (!has(tokens, card)) return { one: `${nameOf(card)} token`, many: `${nameOf(card)} tokens` };
  const { attack, health, keywords } = tokens[card];
  const words = keywords.map((keyword: Keyword) => statuses[keyword]);
  const having = words.length === 0 ? '' : ` with ${and(words)}`;
  const head = `${attack}/${health} ${nameOf(card)}`;
  return { one: `${head} token${having}`, many: `${head} tokens${having}` };
}

/** `all` in one go, or to `each`. */
type Spread = 'all' | 'each';

function limits({ maxAttack, maxHealth }: Filter): string {
  const parts = [
    ...(maxAttack === null ? [] : [`${orLess(maxAttack)} attack`]),
    ...(maxHealth === null ? [] : [`${orLess(maxHealth)} health`]),
  ];
  return parts.length === 0 ? '' : ` with ${and(parts)}`;
}

function oneCreature(filter: Filter): string {
  const { side, other, hurt } = filter;
  const damaged = hurt ? 'damaged ' : '';
  if (side === 'own') return `${other ? 'another' : 'one'} of your ${damaged}Creatures${limits(filter)}`;
  const what = `${damaged}${side === 'opposing' ? 'opposing ' : ''}Creature${limits(filter)}`;
  return other && side === 'both' ? `another ${what}` : a(what);
}

function manyCreatures(filter: Filter, spread: Spread): string {
  const { side, other, hurt } = filter;
  const which = `${other && side !== 'opposing' ? 'other ' : ''}${hurt ? 'damaged ' : ''}`;
  if (side === 'own') return `${spread === 'all' ? 'all your' : 'each of your'} ${which}Creatures${limits(filter)}`;
  const what = `${which}${side === 'opposing' ? 'opposing ' : ''}`;
  return spread === 'all' ? `all ${what}Creatures${limits(filter)}` : `each ${what}Creature${limits(filter)}`;
}

function onePlayer({ side, hurt }: Filter): Noun {
  if (side === 'both') return noun(hurt ? 'a damaged player' : 'a player');
  return side === 'own' ? YOU : OPPONENT;
}

function chosenNoun(filter: Filter): Noun {
  const { what, side, other, hurt } = filter;
  if (what === 'player') return onePlayer(filter);
  const creature = oneCreature(filter);
  if (what === 'creature') return noun(creature);
  if (side === 'own') return noun(`you or ${creature}`, 'one', `yourself or ${creature}`);
  if (side === 'opposing') return noun(`the opponent or ${creature}`);
  const plain = !other && limits(filter) === '';
  if (plain) return noun(`${hurt ? 'a damaged' : 'a'} Creature or player`);
  return noun(`${onePlayer(filter).text} or ${creature}`);
}

function allNoun(filter: Filter, spread: Spread): Noun {
  const { what, side } = filter;
  const verb = spread === 'all' ? 'many' : 'one';
  if (what === 'player') return side === 'both' ? noun('each player') : onePlayer(filter);
  const creatures = manyCreatures(filter, spread);
  if (what === 'creature') return noun(creatures, verb);
  if (side === 'own') return noun(`you and ${creatures}`, 'many', `yourself and ${creatures}`);
  return noun(`${side === 'both' ? 'each player' : 'the opponent'} and ${creatures}`, 'many');
}

const CALLED = { creature: 'that Creature', player: 'that player', creatureOrPlayer: 'the target' } as const;

function itNoun({ again, chosen }: TargetPhrase): Noun {
  const what = chosen?.what ?? 'creature';
  if (what === 'player' && chosen !== null && chosen.side !== 'both') return onePlayer(chosen);
  return noun(what === 'creature' && again ? 'it' : CALLED[what]);
}

/** In a hand or a pile it is not yet, or no longer, what its type says. */
const HIDDEN: readonly (Moment | null)[] = ['recycling', 'ambush'];
export const thisNoun = ({ card, moment }: Scene): string =>
  `this ${HIDDEN.includes(moment) ? 'contract' : types[card.type]}`;

export function nounOf(whom: TargetPhrase, scene: Scene, spread: Spread = 'all'): Noun {
  const { to, again } = whom;
  if (typeof to === 'object') return 'choose' in to ? chosenNoun(to.choose) : allNoun(to.all, spread);
  switch (to) {
    case 'this':
      return noun(again ? 'it' : thisNoun(scene));
    case 'you':
      return YOU;
    case 'opponent':
      return OPPONENT;
    case 'eachPlayer':
      return noun('each player');
    case 'adjacent':
      return spread === 'all' ? noun('adjacent Creatures', 'many') : noun('each adjacent Creature');
    case 'it':
      return itNoun(whom);
    case 'besideIt': {
      const it = itNoun(whom).object;
      return spread === 'all'
        ? noun(`the Creatures adjacent to ${it}`, 'many')
        : noun(`each Creature adjacent to ${it}`);
    }
  }
}

/** "the attack of …", "its attack", "your attack". */
export function numberOf(whom: TargetPhrase, what: 'attack' | 'health', scene: Scene): string {
  const { text, object } = nounOf(whom, scene);
  if (text === 'it') return `its ${what}`;
  return text === 'you' ? `your ${what}` : `the ${what} of ${object}`;
}

/** Follows "for each". */
export const COUNTED: Readonly<Record<Counted, string>> = {
  ownCreatures: 'of your Creatures',
  otherOwnCreatures: 'of your other Creatures',
  opposingCreatures: 'opposing Creature',
  fullTanks: 'full tank you have',
  ownPile: 'contract in your discard pile',
  spellsInOwnPile: 'Spell in your discard pile',
  hand: 'contract in your hand',
  burnouts: 'burnout you have suffered',
  discarded: 'of them',
};

export function valueText(value: Valued, its: boolean): string {
  if (value === 'ownAttack') return 'your attack';
  return `${its ? 'its' : 'that Creature’s'} ${value === 'itsAttack' ? 'attack' : 'health'}`;
}

const OWN_TYPES: Readonly<Record<ContractType, string>> = {
  spell: 'Spells',
  rune: 'Runes',
  creature: 'Creatures',
  orb: 'Orbs',
};
export const contractsOf = (type: ContractType | null): string => (type === null ? 'contracts' : OWN_TYPES[type]);
