// How does Italian name those an effect works on? Articles, gender and number live here.

import { italian } from '@duello/language';
import type { CardType, Filter, Keyword, Trait } from '../../cards/effects.ts';
import type { Scene } from '../rows.ts';
import type { Whom } from '../steps.ts';

const { and, count } = italian;

export const types = { summoning: 'Evocazione', spell: 'Magia', enchantment: 'Incantamento' } as const;
export const classes = { warlock: 'Stregone', paladin: 'Paladino', neutral: 'Neutrale' } as const;
/** Of a card, which is feminine. */
export const rarities = { common: 'Comune', rare: 'Rara', legendary: 'Leggendaria' } as const;
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
const A_CARD = { summoning: "un'evocazione", spell: 'una magia', enchantment: 'un incantamento' } as const;
export const aCard = (type: CardType | null): string => (type === null ? 'una carta' : A_CARD[type]);

/** As object and subject, after "a"; the person its verb takes; the clitic that can stand for it. */
export interface Noun {
  readonly text: string;
  readonly a: string;
  readonly verb: 'tu' | 'one' | 'many';
  readonly clitic: 'la' | 'lo' | null;
}
/** Where the article does not melt into the preposition: "un'evocazione", "ogni evocazione", "quel giocatore". */
const noun = (text: string, verb: Noun['verb'] = 'one', clitic: Noun['clitic'] = null): Noun => ({
  text,
  a: `a ${text}`,
  verb,
  clitic,
});
const melted = (text: string, a: string): Noun => ({ text, a, verb: 'one', clitic: null });
const YOU = noun('te', 'tu');
const OPPONENT = melted("l'avversario", "all'avversario");
const EACH_PLAYER = noun('ogni giocatore');
const THE_TARGET = melted('il bersaglio', 'al bersaglio');
const both = (one: Noun, word: 'o' | 'e', two: Noun): Noun => ({
  text: `${one.text} ${word} ${two.text}`,
  a: `${one.a} ${word} ${two.a}`,
  verb: word === 'o' ? 'one' : 'many',
  clitic: null,
});

/** `all` in one go, or to `each`. */
type Spread = 'all' | 'each';

/** " con attacco 2 o meno che controlli", " che controlli e che costa 3 o meno". */
export function limits({ maxAttack, maxDefense, maxCost }: Filter, verb: 'costa' | 'costano', whose = ''): string {
  const less = (n: number): string => (n === 0 ? '0' : `${n} o meno`);
  const numbers = [
    ...(maxAttack === null ? [] : [`attacco ${less(maxAttack)}`]),
    ...(maxDefense === null ? [] : [`difesa ${less(maxDefense)}`]),
  ];
  const having = numbers.length === 0 ? '' : ` con ${and(numbers)}`;
  if (maxCost === null) return `${having}${whose}`;
  const first = `${whose}${having}`;
  return `${first}${first === '' ? '' : ' e'} che ${verb} ${less(maxCost)}`;
}

/** Whatever follows the noun, in its gender: " nemica tappata". */
function traitsOf({ what, side, tapped }: Filter, isMany: boolean): string {
  const ending = what === 'enchantment' ? (isMany ? 'i' : 'o') : isMany ? 'e' : 'a';
  const enemy = `nemic${isMany && ending === 'e' ? 'he' : ending}`;
  const state = tapped === null ? '' : ` ${tapped ? '' : 's'}tappat${ending}`;
  return `${side === 'enemy' ? ` ${enemy}` : ''}${state}`;
}

/** The card that speaks is not on the enemy's side. */
const another = ({ other, side }: Filter): boolean => other && side !== 'enemy';
const limited = (filter: Filter, verb: 'costa' | 'costano', whose = ''): string =>
  filter.what === 'enchantment' ? whose : limits(filter, verb, whose);

function oneCard(filter: Filter): Noun {
  const isMale = filter.what === 'enchantment';
  const article = another(filter) ? (isMale ? 'un altro ' : "un'altra ") : isMale ? 'un ' : "un'";
  const what = `${isMale ? 'incantamento' : 'evocazione'}${traitsOf(filter, false)} bersaglio`;
  return noun(`${article}${what}${limited(filter, 'costa', filter.side === 'own' ? ' che controlli' : '')}`);
}

function targetNoun(filter: Filter): Noun {
  const { what, side } = filter;
  const player = side === 'both' ? noun('un giocatore bersaglio') : side === 'own' ? YOU : OPPONENT;
  if (what === 'player') return player;
  const card = oneCard(filter);
  if (what !== 'summoningOrPlayer') return card;
  if (card.text === "un'evocazione bersaglio") return both(noun("un'evocazione"), 'o', player);
  return both(player, 'o', card);
}

function manyCards(filter: Filter, spread: Spread): Noun {
  const { what, side } = filter;
  const isMale = what === 'enchantment';
  const [mine, rest] = [side === 'own', another(filter)];
  if (spread === 'each') {
    const which = `${mine ? (isMale ? 'tuo ' : 'tua ') : ''}${rest ? (isMale ? 'altro ' : 'altra ') : ''}`;
    const card = `${isMale ? 'incantamento' : 'evocazione'}${traitsOf(filter, false)}`;
    return noun(`ogni ${which}${card}${limited(filter, 'costa')}`);
  }
  const all = isMale ? (mine ? 'tutti i tuoi ' : 'tutti gli ') : `tutte le ${mine ? 'tue ' : ''}`;
  const card = `${isMale ? 'incantamenti' : 'evocazioni'}${traitsOf(filter, true)}`;
  return noun(`${all}${rest ? (isMale ? 'altri ' : 'altre ') : ''}${card}${limited(filter, 'costano')}`, 'many');
}

function allNoun(filter: Filter, spread: Spread): Noun {
  const { what, side } = filter;
  const player = side === 'both' ? EACH_PLAYER : side === 'own' ? YOU : OPPONENT;
  if (what === 'player') return player;
  const cards = manyCards(filter, spread);
  return what === 'summoningOrPlayer' ? both(player, 'e', cards) : cards;
}

export const BEARER = 'evocazione incantata';

function itNoun({ again, chosen }: Whom): Noun {
  if (chosen === 'bearer') return { ...melted(`l'${BEARER}`, `all'${BEARER}`), clitic: again ? 'la' : null };
  if (chosen === null || chosen.what === 'summoningOrPlayer') return THE_TARGET;
  if (chosen.what === 'player') return noun('quel giocatore');
  if (chosen.what === 'enchantment') return noun("quell'incantamento", 'one', again ? 'lo' : null);
  return noun("quell'evocazione", 'one', again ? 'la' : null);
}

/** A player is meant by "quel giocatore", a card by whoever controls it. */
function controllerOf({ again, chosen, to }: Whom): Noun {
  if (chosen !== null && chosen !== 'bearer' && chosen.what === 'player') return itNoun({ again, chosen, to });
  if (again || chosen === null) return melted('il suo controllore', 'al suo controllore');
  const of =
    chosen === 'bearer' ? `dell'${BEARER}` : chosen.what === 'enchantment' ? "dell'incantamento" : "dell'evocazione";
  return melted(`il controllore ${of}`, `al controllore ${of}`);
}

const THIS = { summoning: 'questa evocazione', spell: 'questa magia', enchantment: 'questo incantamento' } as const;

export function nounOf(whom: Whom, scene: Scene, spread: Spread = 'all'): Noun {
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
export function cantNoun(whom: Whom, scene: Scene): Noun {
  const { to } = whom;
  if (typeof to === 'string' || 'target' in to) return nounOf(whom, scene);
  const text = `${manyCards(to.all, 'all').text.replace(/^tutt[ei] /, '')} ora in gioco`;
  return {
    text,
    a: text.replace(/^le /, 'alle ').replace(/^i /, 'ai ').replace(/^gli /, 'agli '),
    verb: 'many',
    clitic: null,
  };
}
