// How does Italian name those an effect works on, and what it counts? Articles, gender and number live here.

import { has, italian, italianClauses, italianNouns, type NameOf } from '@duello/language';
import { tokens } from '../../cards/box/tokens.ts';
import type { Filter } from '../../cards/targets.ts';
import type { CardId, Colour, ContractType, Cost, Keyword, Moment, Status } from '../../cards/vocabulary.ts';
import type { Counted, Valued } from '../amounts.ts';
import type { TargetPhrase } from '../clauses.ts';
import type { Scene } from '../row-types.ts';

const { and, count } = italian;
const { orLess } = italianClauses;
const { a, after, agreeing, noun, OPPONENT, plural, TARGET, the, together, YOU } = italianNouns;
type Noun = italianNouns.Noun;

export const elements = { red: 'Fuoco', blue: 'Acqua', yellow: 'Luce', pure: 'Puro' } as const;
export const types = { spell: 'Incantesimo', rune: 'Runa', creature: 'Creatura', orb: 'Globo' } as const;
export const aType = { spell: 'un Incantesimo', rune: 'una Runa', creature: 'una Creatura', orb: 'un Globo' } as const;
/** As printed on the card: the word of a keyword has no gender. */
export const statuses: Readonly<Record<Status, string>> = {
  magnetized: 'Magnetizzato',
  magnetic: 'Magnetico',
  paramagnetic: 'Paramagnetico',
  adrenaline: 'Adrenalina',
  impetus: 'Impeto',
  fog: 'Nebbia',
};

export const damage = count('danno', 'danni');
export const contracts = count('contratto', 'contratti');

/** So much mana: the elements have no plural. */
const manaOf: Readonly<Record<Colour, (n: number) => string>> = {
  red: count('fuoco', 'fuoco'),
  blue: count('acqua', 'acqua'),
  yellow: count('luce', 'luce'),
  pure: count('puro', 'puri'),
};
const COSTED: readonly Colour[] = ['red', 'blue', 'yellow', 'pure'];
export function costText(cost: Cost): string {
  const parts = COSTED.filter((colour) => cost[colour] > 0);
  return parts.map((colour) => manaOf[colour](cost[colour])).join(', ') || '0 mana';
}

/** With its numbers and keywords where the box knows them: a token is in no deck to be looked up. */
export function tokenNoun(card: CardId, nameOf: NameOf): string {
  if (!has(tokens, card)) return `token ${nameOf(card)}`;
  const { attack, health, keywords } = tokens[card];
  const words = keywords.map((keyword: Keyword) => statuses[keyword]);
  return `token ${nameOf(card)} ${attack}/${health}${words.length === 0 ? '' : ` con ${and(words)}`}`;
}

const EACH_PLAYER = noun('ciascun giocatore');

/** `all` in one go, or to `each`. */
type Spread = 'all' | 'each';

function limits({ maxAttack, maxHealth }: Filter): string {
  const parts = [
    ...(maxAttack === null ? [] : [`attacco ${orLess(maxAttack)}`]),
    ...(maxHealth === null ? [] : [`salute ${orLess(maxHealth)}`]),
  ];
  return parts.length === 0 ? '' : ` con ${and(parts)}`;
}

/** "Creatura avversaria danneggiata con attacco 2 o meno". */
function which(filter: Filter, isMany: boolean): string {
  const opposing = filter.side === 'opposing' ? ` ${agreeing('avversari', 'f', isMany)}` : '';
  const hurt = filter.hurt ? ` ${agreeing('danneggiat', 'f', isMany)}` : '';
  return `${agreeing('Creatur', 'f', isMany)}${opposing}${hurt}${limits(filter)}`;
}
const isOther = ({ other, side }: Filter): boolean => other && side !== 'opposing';

const oneCreature = (filter: Filter): Noun =>
  noun(a(`${isOther(filter) ? 'altra ' : ''}${filter.side === 'own' ? 'tua ' : ''}${which(filter, false)}`, 'f'));

function manyCreatures(filter: Filter, spread: Spread): Noun {
  const isMany = spread === 'all';
  const mine = filter.side === 'own' ? `${agreeing('tu', 'f', isMany)} ` : '';
  const other = isOther(filter) ? `${agreeing('altr', 'f', isMany)} ` : '';
  const creatures = `${other}${mine}${which(filter, isMany)}`;
  return isMany ? plural(`tutte le ${creatures}`) : noun(`ogni ${creatures}`);
}

function onePlayer({ side, hurt }: Filter): Noun {
  if (side === 'both') return noun(hurt ? 'un giocatore danneggiato' : 'un giocatore');
  return side === 'own' ? YOU : OPPONENT;
}

function chosenNoun(filter: Filter): Noun {
  const { what, side } = filter;
  if (what === 'player') return onePlayer(filter);
  const creature = oneCreature(filter);
  if (what === 'creature') return creature;
  return side === 'both'
    ? together(creature, 'o', onePlayer({ ...filter, hurt: false }))
    : together(onePlayer(filter), 'o', creature);
}

function allNoun(filter: Filter, spread: Spread): Noun {
  const { what, side } = filter;
  const player = side === 'both' ? EACH_PLAYER : onePlayer(filter);
  if (what === 'player') return player;
  const creatures = manyCreatures(filter, spread);
  return what === 'creature' ? creatures : together(player, 'e', creatures);
}

function itNoun({ again, chosen }: TargetPhrase): Noun {
  const what = chosen?.what ?? 'creature';
  if (what === 'creatureOrPlayer') return TARGET;
  if (what === 'creature') return noun('quella Creatura', 'one', again ? 'la' : null);
  if (chosen !== null && chosen.side !== 'both') return onePlayer(chosen);
  return noun('quel giocatore', 'one', again ? 'lo' : null);
}

/** In a hand or a pile it is not yet, or no longer, what its type says. */
const HIDDEN: readonly (Moment | null)[] = ['recycling', 'ambush'];
const isFeminine = ({ card, moment }: Scene): boolean =>
  !HIDDEN.includes(moment) && (card.type === 'creature' || card.type === 'rune');
export const thisNoun = (scene: Scene): string => {
  if (HIDDEN.includes(scene.moment)) return 'questo contratto';
  return `${isFeminine(scene) ? 'questa' : 'questo'} ${types[scene.card.type]}`;
};

export function nounOf(whom: TargetPhrase, scene: Scene, spread: Spread = 'all'): Noun {
  const { to, again } = whom;
  if (typeof to === 'object') return 'choose' in to ? chosenNoun(to.choose) : allNoun(to.all, spread);
  switch (to) {
    case 'this':
      return noun(thisNoun(scene), 'one', again ? (isFeminine(scene) ? 'la' : 'lo') : null);
    case 'you':
      return YOU;
    case 'opponent':
      return OPPONENT;
    case 'eachPlayer':
      return EACH_PLAYER;
    case 'adjacent':
      return neighbours('', spread);
    case 'it':
      return itNoun(whom);
    case 'besideIt':
      return neighbours(again ? ' al bersaglio' : ' a quella Creatura', spread);
  }
}

const neighbours = (to: string, spread: Spread): Noun =>
  spread === 'each' ? noun(`ogni Creatura adiacente${to}`) : plural(`le Creature adiacenti${to}`);

const NUMBERS = {
  attack: { its: 'il suo attacco', your: 'il tuo attacco', of: 'l’attacco' },
  health: { its: 'la sua salute', your: 'la tua salute', of: 'la salute' },
} as const;
/** "l'attacco di …", "il suo attacco", "il tuo attacco". */
export function numberOf(whom: TargetPhrase, what: 'attack' | 'health', scene: Scene): string {
  const one = nounOf(whom, scene);
  const { its, your, of } = NUMBERS[what];
  if (one.clitic !== null) return its;
  return one.verb === 'tu' ? your : `${of} ${after('di', one)}`;
}

export const COUNTED: Readonly<Record<Counted, string>> = {
  ownCreatures: 'per ogni tua Creatura',
  otherOwnCreatures: 'per ogni altra tua Creatura',
  opposingCreatures: 'per ogni Creatura avversaria',
  fullTanks: 'per ogni tuo serbatoio pieno',
  ownPile: 'per ogni contratto nella tua pila degli scarti',
  spellsInOwnPile: 'per ogni Incantesimo nella tua pila degli scarti',
  hand: 'per ogni contratto nella tua mano',
  burnouts: 'per ogni volta che hai subìto danni da esaurimento',
  discarded: 'per ognuno di essi',
};

/** "il suo attacco", "la salute di quella Creatura". */
export function valueText(value: Valued, its: boolean): string {
  if (value === 'ownAttack') return 'il tuo attacco';
  if (value === 'itsAttack') return the(its ? 'suo attacco' : 'attacco di quella Creatura', 'm');
  return the(its ? 'sua salute' : 'salute di quella Creatura', 'f');
}

const OWN_TYPES: Readonly<Record<ContractType, string>> = {
  spell: 'i tuoi Incantesimi',
  rune: 'le tue Rune',
  creature: 'le tue Creature',
  orb: 'i tuoi Globi',
};
export const contractsOf = (type: ContractType | null): string =>
  type === null ? 'i tuoi contratti' : OWN_TYPES[type];
