// How does Italian name those an effect works on? Articles, gender and number live here.

import { italian, italianClauses, italianNouns } from '@duello/language';
import type { Filter } from '../../cards/targets.ts';
import type { CardType, Keyword, Trait } from '../../cards/vocabulary.ts';
import type { TargetPhrase } from '../clauses.ts';
import type { Scene } from '../row-types.ts';

const { and, count } = italian;
const { orLess } = italianClauses;
const { a, agreeing, contract, noun, object, OPPONENT, plural, TARGET, the, together, YOU } = italianNouns;
type Noun = italianNouns.Noun;

export const types = { summoning: 'Evocazione', spell: 'Magia', enchantment: 'Incantamento' } as const;
export const classes = { warlock: 'Stregone', paladin: 'Paladino', neutral: 'Neutrale' } as const;
export const editions = { firstEclipse: 'Prima Eclissi', custom: 'Carte personalizzate' } as const;
/** By the gender of what is rare: a card, a spell; an enchantment. */
export const rarities = {
  f: { common: 'Comune', rare: 'Rara', legendary: 'Leggendaria' },
  m: { common: 'Comune', rare: 'Raro', legendary: 'Leggendario' },
} as const;
export const skillNames = { inspire: 'Ispira', medicate: 'Cura', ponder: 'Rifletti', meditate: 'Medita' } as const;
export const keywords: Readonly<Record<Keyword, string>> = {
  fast: 'Rapida',
  ready: 'Pronta',
  pierce: 'Perforante',
  ignoreSummoning: 'Ignora evocazioni',
  harden: 'Tempra',
};
export const traits: Readonly<Record<Trait, string>> = {
  pierce: keywords.pierce,
  ignoreSummoning: keywords.ignoreSummoning,
  harden: keywords.harden,
  cantAttack: 'Non può attaccare',
  cantDefend: 'Non può difendere',
};

export const cards = count('carta', 'carte');
export const life = count('punto vita', 'punti vita');
export const fatigue = count('punto fatica', 'punti fatica');
export const damage = count('danno', 'danni');
const A_CARD = { summoning: 'un’evocazione', spell: 'una magia', enchantment: 'un incantamento' } as const;
export const aCard = (type: CardType | null): string => (type === null ? 'una carta' : A_CARD[type]);

const EACH_PLAYER = noun('ogni giocatore');

/** `all` in one go, or to `each`. */
type Spread = 'all' | 'each';

/** " con attacco 2 o meno e che costa 3 o meno". */
export function limits({ maxAttack, maxDefense, maxCost }: Filter, verb: 'costa' | 'costano'): string {
  const numbers = [
    ...(maxAttack === null ? [] : [`attacco ${orLess(maxAttack)}`]),
    ...(maxDefense === null ? [] : [`difesa ${orLess(maxDefense)}`]),
  ];
  const having = numbers.length === 0 ? '' : ` con ${and(numbers)}`;
  return maxCost === null ? having : `${having}${having === '' ? '' : ' e'} che ${verb} ${orLess(maxCost)}`;
}

const genderOf = ({ what }: Filter): italianNouns.Gender => (what === 'enchantment' ? 'm' : 'f');
/** With whatever follows it, in its gender: "evocazione nemica tappata". */
function which(filter: Filter, isMany = false): string {
  const { side, tapped } = filter;
  const gender = genderOf(filter);
  const card = gender === 'm' ? agreeing('incantament', 'm', isMany) : `evocazion${isMany ? 'i' : 'e'}`;
  const enemy = side === 'enemy' ? ` ${agreeing('nemic', gender, isMany)}` : '';
  const state = tapped === null ? '' : ` ${agreeing(tapped ? 'tappat' : 'stappat', gender, isMany)}`;
  return `${card}${enemy}${state}`;
}

/** The card that speaks is not on the enemy's side. */
const another = ({ other, side }: Filter): boolean => other && side !== 'enemy';
const limited = (filter: Filter, verb: 'costa' | 'costano'): string =>
  filter.what === 'enchantment' ? '' : limits(filter, verb);

const mine = (gender: italianNouns.Gender, isMany: boolean): string =>
  `${gender === 'm' ? (isMany ? 'tuoi' : 'tuo') : agreeing('tu', 'f', isMany)} `;

/** "una tua evocazione con attacco 2 o meno", "un'evocazione nemica bersaglio". */
function oneCard(filter: Filter): Noun {
  const gender = genderOf(filter);
  const other = another(filter) ? `${agreeing('altr', gender)} ` : '';
  const one = filter.side === 'own' ? `${mine(gender, false)}${which(filter)}` : `${which(filter)} bersaglio`;
  return noun(`${a(`${other}${one}`, gender)}${limited(filter, 'costa')}`);
}

function targetNoun(filter: Filter): Noun {
  const { what, side } = filter;
  const player = side === 'both' ? noun('un giocatore bersaglio') : side === 'own' ? YOU : OPPONENT;
  if (what === 'player') return player;
  const card = oneCard(filter);
  if (what !== 'summoningOrPlayer') return card;
  if (object(card) === 'un’evocazione bersaglio') return together(noun('un’evocazione'), 'o', player);
  return together(player, 'o', card);
}

/** "altre tue evocazioni che costano 3 o meno". */
function severalCards(filter: Filter, isMany: boolean): string {
  const gender = genderOf(filter);
  const own = filter.side === 'own' ? mine(gender, isMany) : '';
  const other = another(filter) ? `${agreeing('altr', gender, isMany)} ` : '';
  return `${other}${own}${which(filter, isMany)}${limited(filter, isMany ? 'costano' : 'costa')}`;
}
const theCards = (filter: Filter): string => the(severalCards(filter, true), genderOf(filter), true);
const manyCards = (filter: Filter, spread: Spread): Noun =>
  spread === 'each'
    ? noun(`ogni ${severalCards(filter, false)}`)
    : plural(`${agreeing('tutt', genderOf(filter), true)} ${theCards(filter)}`);

function allNoun(filter: Filter, spread: Spread): Noun {
  const { what, side } = filter;
  const player = side === 'both' ? EACH_PLAYER : side === 'own' ? YOU : OPPONENT;
  if (what === 'player') return player;
  const cards = manyCards(filter, spread);
  return what === 'summoningOrPlayer' ? together(player, 'e', cards) : cards;
}

export const BEARER = 'evocazione incantata';

function itNoun({ again, chosen }: TargetPhrase): Noun {
  if (chosen === 'bearer') return noun(the(BEARER, 'f'), 'one', again ? 'la' : null);
  if (chosen === null || chosen.what === 'summoningOrPlayer') return TARGET;
  if (chosen.what === 'player') return noun('quel giocatore');
  if (chosen.what === 'enchantment') return noun('quell’incantamento', 'one', again ? 'lo' : null);
  return noun('quell’evocazione', 'one', again ? 'la' : null);
}

/** A player is meant by "quel giocatore", a card by whoever controls it. */
function controllerOf(whom: TargetPhrase): Noun {
  const { again, chosen } = whom;
  if (chosen !== null && chosen !== 'bearer' && chosen.what === 'player') return itNoun(whom);
  if (again || chosen === null) return noun('il suo controllore');
  const card = chosen === 'bearer' ? BEARER : chosen.what === 'enchantment' ? 'incantamento' : 'evocazione';
  return noun(`il controllore ${contract('di', `l’${card}`)}`);
}

const THIS = { summoning: 'questa evocazione', spell: 'questa magia', enchantment: 'questo incantamento' } as const;

export function nounOf(whom: TargetPhrase, scene: Scene, spread: Spread = 'all'): Noun {
  const { to, again } = whom;
  if (typeof to === 'object') return 'target' in to ? targetNoun(to.target) : allNoun(to.all, spread);
  switch (to) {
    case 'this':
      return noun(THIS[scene.type], 'one', again ? (scene.type === 'enchantment' ? 'lo' : 'la') : null);
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
export function cantNoun(whom: TargetPhrase, scene: Scene): Noun {
  const { to } = whom;
  if (typeof to === 'string' || 'target' in to) return nounOf(whom, scene);
  return plural(`${theCards(to.all)} ora in gioco`);
}
