// How does Italian name those an effect works on, and what it counts? Articles, gender and number live here.

import { italian, italianNouns } from '@duello/language';
import type { Filter } from '../../cards/filters.ts';
import type { Spell } from '../../cards/spell.ts';
import { type ClassId, COLOURS, type Colour, type Condition, type Cost } from '../../cards/vocabulary.ts';
import type { Counted, Valued } from '../amounts.ts';
import { isClear, type Possessive, type TargetPhrase } from '../pronoun-context.ts';
import { setTexts } from './names.ts';
import { CALLED, nearNoun } from './near.ts';

const { and, count } = italian;
const { a, agreeing, contract, noun, OPPONENT, plural, TARGET, the, together, YOU } = italianNouns;
type Noun = italianNouns.Noun;

export const classes: Readonly<Record<ClassId, string>> = {
  paladin: setTexts.paladin.name,
  warlock: setTexts.warlock.name,
  elementalist: setTexts.elementalist.name,
};
export const colours = { white: 'Bianco', red: 'Rosso', purple: 'Viola', blue: 'Blu' } as const;
/** As an adjective of mana or crystals: "2 mana bianchi". */
export const colour = (one: Colour, n = 1): string => (n === 1 ? colours[one].toLowerCase() : MANY_COLOURED[one]);
const MANY_COLOURED = { white: 'bianchi', red: 'rossi', purple: 'viola', blue: 'blu' } as const;
export const types = { crystal: 'Cristallo', sorcery: 'Sortilegio', summon: 'Evocazione' } as const;
export const conditions: Readonly<Record<Condition, string>> = {
  haste: 'Rapidità',
  stun: 'Stordimento',
  disarm: 'Disarmo',
  turnover: 'Voltafaccia',
  chill: 'Gelo',
  antimagic: 'Antimagia',
  snare: 'Laccio',
};

export const damage = count('danno', 'danni');
export const life = count('punto vita', 'punti vita');
export const spells = count('magia', 'magie');
export const tokens = count('segnalino', 'segnalini');

export const manaParts = (cost: Cost): readonly string[] =>
  COLOURS.filter((one) => cost[one] > 0).map((one) => `${cost[one]} ${colour(one, cost[one])}`);
export const costText = (cost: Cost): string => manaParts(cost).join(', ') || '0 mana';

/** `all` in one go, or to `each`. */
type Spread = 'all' | 'each';

/** No summon of the box is below tier 1. */
export const tierText = (most: number): string => `livello ${most <= 1 ? most : `${most} o inferiore`}`;
function limits({ maxTier, maxHp, bears }: Filter): string {
  const having = [
    ...(maxHp === null ? [] : [`${maxHp} PV${maxHp === 0 ? '' : ' o meno'}`]),
    ...(bears === null ? [] : [bears === 'any' ? 'una condizione' : conditions[bears]]),
  ];
  const tier = maxTier === null ? '' : ` di ${tierText(maxTier)}`;
  return having.length === 0 ? tier : `${tier} con ${and(having)}`;
}

/** No foe is the source itself. */
const isOther = ({ other, side }: Filter): boolean => other && side !== 'foe';

/** "nemica danneggiata di livello 2 o inferiore", "tua evocazione incantata". */
function which(filter: Filter, isMany: boolean): string {
  const hurt = filter.hurt ? ` ${agreeing('danneggiat', 'f', isMany)}` : '';
  const enchanted = filter.enchanted ? ` ${agreeing('incantat', 'f', isMany)}` : '';
  return `${CALLED[filter.side][isMany ? 1 : 0]}${hurt}${enchanted}${limits(filter)}`;
}
const oneSummon = (filter: Filter): Noun => noun(a(`${isOther(filter) ? 'altra ' : ''}${which(filter, false)}`, 'f'));
function manySummons(filter: Filter, spread: Spread): Noun {
  const isMany = spread === 'all';
  const other = isOther(filter) ? `${agreeing('altr', 'f', isMany)} ` : '';
  const summons = `${other}${which(filter, isMany)}`;
  return isMany ? plural(`tutte le ${summons}`) : noun(`ogni ${summons}`);
}

function onePlayer({ side, hurt }: Filter): Noun {
  if (side === 'any') return noun(hurt ? 'un giocatore danneggiato' : 'un giocatore');
  return side === 'foe' ? OPPONENT : YOU;
}

function chosenNoun(filter: Filter): Noun {
  const { what } = filter;
  if (what === 'player') return onePlayer(filter);
  const summon = oneSummon(filter);
  return what === 'summon' ? summon : together(summon, 'o', onePlayer(filter));
}

function allNoun(filter: Filter, spread: Spread): Noun {
  const { what, side } = filter;
  const player = side === 'any' ? noun('ciascun giocatore') : onePlayer(filter);
  if (what === 'player') return player;
  const summons = manySummons(filter, spread);
  return what === 'summon' ? summons : together(summons, 'e', player);
}

/** Whether what was chosen is spoken of as "evocazione"; others are masculine. */
export const isSummon = (chosen: Filter | null): boolean => chosen === null || chosen.what === 'summon';
function itNoun({ again, chosen }: TargetPhrase): Noun {
  if (isSummon(chosen)) return noun('quell’evocazione', 'one', again ? 'la' : null);
  if (chosen?.what === 'summonOrPlayer') return TARGET;
  if (chosen !== null && chosen.side !== 'any') return onePlayer(chosen);
  return noun('quel giocatore', 'one', again ? 'lo' : null);
}

export const thisNoun = ({ type }: Spell): string => {
  if (type === 'summon') return 'questa evocazione';
  return type === 'crystal' ? 'questo Cristallo' : 'questo Sortilegio';
};

const thisOne = (card: Spell, again: boolean): Noun =>
  noun(thisNoun(card), 'one', again ? (card.type === 'summon' ? 'la' : 'lo') : null);

export function nounOf(whom: TargetPhrase, card: Spell, spread: Spread = 'all'): Noun {
  const { to, again } = whom;
  if (typeof to === 'object') {
    if ('near' in to) return nearNoun(whom, to, to.near === 'this' ? thisOne(card, again) : itNoun(whom), spread);
    return 'target' in to ? chosenNoun(to.target) : allNoun(to.all, spread);
  }
  switch (to) {
    case 'this':
      return thisOne(card, again);
    case 'you':
      return YOU;
    case 'opponent':
      return OPPONENT;
    case 'it':
      return itNoun(whom);
    case 'enchanted':
      return spread === 'all' ? plural('tutte le evocazioni incantate') : noun('ogni evocazione incantata');
  }
}

/** Follows "per ogni". */
export const COUNTED: { readonly [C in Counted]: (its: Possessive) => string } = {
  allies: () => 'alleata',
  foes: () => 'nemica',
  enchanted: () => 'evocazione incantata',
  tokensOnThis: () => 'segnalino su questa carta',
  hand: () => 'magia nella tua mano',
  summonsInHand: () => 'Evocazione nella tua mano',
  crystalsInHand: () => 'Cristallo nella tua mano',
  sorceriesInPile: () => 'Sortilegio nella tua pila degli scarti',
  inPlay: () => 'tua Aura o Incantamento',
  mana: () => 'mana nella tua riserva',
};

const called = (chosen: Filter | null): string => {
  if (isSummon(chosen)) return 'quell’evocazione';
  return chosen?.what === 'player' ? 'quel giocatore' : 'il bersaglio';
};
export function onIt({ of, chosen }: Possessive): string {
  if (isClear('chosen', of)) return isSummon(chosen) ? 'su di essa' : 'su di esso';
  return contract('su', called(chosen));
}

const VALUES = {
  thisAttack: 'Attacco',
  itsAttack: 'Attacco',
  itsHp: 'PV',
  itsTier: 'livello',
  tokensOnIt: 'segnalini',
} as const;
/** "il suo Attacco", "i punti vita di quel giocatore". */
export function valueText(value: Valued, { of, chosen, own }: Possessive): string {
  const isMany = value === 'itsHp' || value === 'tokensOnIt';
  const what = value === 'itsHp' && chosen?.what === 'player' ? 'punti vita' : VALUES[value];
  if (isClear(value === 'thisAttack' ? 'this' : 'chosen', of)) {
    const whose = own && value !== 'thisAttack' ? ['proprio', 'propri'] : ['suo', 'suoi'];
    return the(`${whose[isMany ? 1 : 0]} ${what}`, 'm', isMany);
  }
  const owner = value === 'thisAttack' ? 'questa evocazione' : called(chosen);
  return the(`${what} ${contract('di', owner)}`, 'm', isMany);
}
