// How does Italian name those an effect works on, and what it counts? Articles, gender and number live here.

import { has, italian, type NameOf } from '@duello/language';
import { tokens } from '../../cards/box/tokens.ts';
import type { CardId, Colour, ContractType, Cost, Filter, Keyword, Moment, Status } from '../../cards/effects.ts';
import type { Scene } from '../rows.ts';
import type { Whom } from '../steps.ts';
import type { Counted, Valued } from '../tally.ts';

const { and, count } = italian;

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

const COSTED: readonly Colour[] = ['red', 'blue', 'yellow', 'pure'];
export function costText(cost: Cost): string {
  const parts = COSTED.filter((colour) => cost[colour] > 0);
  return parts.map((colour) => `${cost[colour]} ${elements[colour].toLowerCase()}`).join(', ') || '0 mana';
}

/** With its numbers and keywords where the box knows them: a token is in no deck to be looked up. */
export function tokenNoun(card: CardId, nameOf: NameOf): string {
  if (!has(tokens, card)) return `token ${nameOf(card)}`;
  const { attack, health, keywords } = tokens[card];
  const words = keywords.map((keyword: Keyword) => statuses[keyword]);
  return `token ${nameOf(card)} ${attack}/${health}${words.length === 0 ? '' : ` con ${and(words)}`}`;
}

/** As object and subject, after "a", after "di"; the person its verb takes; the clitic that can stand for it. */
export interface Noun {
  readonly text: string;
  readonly subject: string;
  readonly a: string;
  readonly di: string;
  readonly verb: 'tu' | 'voi' | 'one' | 'many';
  readonly clitic: 'la' | 'lo' | null;
}
/** Where the article does not melt into the preposition: "una Creatura", "ogni Creatura", "quella Creatura". */
const noun = (text: string, verb: Noun['verb'] = 'one', clitic: Noun['clitic'] = null): Noun => ({
  text,
  subject: text,
  a: `a ${text}`,
  di: `di ${text}`,
  verb,
  clitic,
});
const melted = (text: string, a: string, di: string, verb: Noun['verb'] = 'one'): Noun => ({
  text,
  subject: text,
  a,
  di,
  verb,
  clitic: null,
});
const YOU: Noun = { text: 'te', subject: 'tu', a: 'a te', di: 'di te', verb: 'tu', clitic: null };
const OPPONENT = melted("l'avversario", "all'avversario", "dell'avversario");
const TARGET = melted('il bersaglio', 'al bersaglio', 'del bersaglio');
const EACH_PLAYER = noun('ciascun giocatore');
/** "tu e le tue Creature" take "guadagnate". */
const both = (one: Noun, word: string, two: Noun, verb: Noun['verb']): Noun => ({
  ...melted(`${one.text} ${word} ${two.text}`, `${one.a} ${word} ${two.a}`, `${one.di} ${word} ${two.di}`),
  subject: `${one.subject} ${word} ${two.subject}`,
  verb: one.verb === 'tu' ? 'voi' : verb,
});

/** `all` in one go, or to `each`. */
type Spread = 'all' | 'each';

function limits({ maxAttack, maxHealth }: Filter): string {
  const less = (n: number): string => (n === 0 ? '0' : `${n} o meno`);
  const parts = [
    ...(maxAttack === null ? [] : [`attacco ${less(maxAttack)}`]),
    ...(maxHealth === null ? [] : [`salute ${less(maxHealth)}`]),
  ];
  return parts.length === 0 ? '' : ` con ${and(parts)}`;
}

function oneCreature(filter: Filter): Noun {
  const { side, other, hurt } = filter;
  const article = other && side !== 'opposing' ? "un'altra" : 'una';
  const which = `${side === 'own' ? 'tua ' : ''}Creatura${side === 'opposing' ? ' avversaria' : ''}`;
  return noun(`${article} ${which}${hurt ? ' danneggiata' : ''}${limits(filter)}`);
}

function manyCreatures(filter: Filter, spread: Spread): Noun {
  const { side, other, hurt } = filter;
  const isOther = other && side !== 'opposing';
  if (spread === 'each') {
    const which = `${side === 'own' ? 'tua ' : ''}${isOther ? 'altra ' : ''}Creatura`;
    const tail = `${side === 'opposing' ? ' avversaria' : ''}${hurt ? ' danneggiata' : ''}`;
    return noun(`ogni ${which}${tail}${limits(filter)}`);
  }
  const which = `${side === 'own' ? 'tue ' : ''}${isOther ? 'altre ' : ''}Creature`;
  const tail = `${side === 'opposing' ? ' avversarie' : ''}${hurt ? ' danneggiate' : ''}`;
  return noun(`tutte le ${which}${tail}${limits(filter)}`, 'many');
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
    ? both(creature, 'o', onePlayer({ ...filter, hurt: false }), 'one')
    : both(onePlayer(filter), 'o', creature, 'one');
}

function allNoun(filter: Filter, spread: Spread): Noun {
  const { what, side } = filter;
  const player = side === 'both' ? EACH_PLAYER : onePlayer(filter);
  if (what === 'player') return player;
  const creatures = manyCreatures(filter, spread);
  return what === 'creature' ? creatures : both(player, 'e', creatures, 'many');
}

function itNoun({ again, chosen }: Whom): Noun {
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

export function nounOf(whom: Whom, scene: Scene, spread: Spread = 'all'): Noun {
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
  spread === 'each'
    ? noun(`ogni Creatura adiacente${to}`)
    : melted(`le Creature adiacenti${to}`, `alle Creature adiacenti${to}`, `delle Creature adiacenti${to}`, 'many');

/** "l'attacco di …", "il suo attacco", "il tuo attacco". */
export function attackOf(whom: Whom, scene: Scene): string {
  const { di, verb, clitic } = nounOf(whom, scene);
  if (clitic !== null) return 'il suo attacco';
  return verb === 'tu' ? 'il tuo attacco' : `l'attacco ${di}`;
}

export const COUNTED: Readonly<Record<Counted, string>> = {
  ownCreatures: 'per ogni tua Creatura',
  otherOwnCreatures: 'per ogni tua altra Creatura',
  opposingCreatures: 'per ogni Creatura avversaria',
  fullTanks: 'per ogni tuo serbatoio pieno',
  ownPile: 'per ogni contratto nella tua pila degli scarti',
  spellsInOwnPile: 'per ogni Incantesimo nella tua pila degli scarti',
  hand: 'per ogni contratto nella tua mano',
  burnouts: 'per ogni esaurimento subìto',
  discarded: 'per ognuno di essi',
};

/** After "pari": "al suo attacco"; after "pari al doppio": "del suo attacco". */
export function valueText(value: Valued, its: boolean, before: 'a' | 'di' | ''): string {
  if (value === 'ownAttack') return `${{ a: 'al', di: 'del', '': 'il' }[before]} tuo attacco`;
  const isAttack = value === 'itsAttack';
  const article = isAttack && its ? { a: 'al ', di: 'del ', '': 'il ' } : { a: 'alla ', di: 'della ', '': 'la ' };
  const elided = { a: "all'", di: "dell'", '': "l'" };
  if (its) return `${article[before]}${isAttack ? 'suo attacco' : 'sua salute'}`;
  return isAttack ? `${elided[before]}attacco di quella Creatura` : `${article[before]}salute di quella Creatura`;
}

const OWN_TYPES: Readonly<Record<ContractType, string>> = {
  spell: 'i tuoi Incantesimi',
  rune: 'le tue Rune',
  creature: 'le tue Creature',
  orb: 'i tuoi Globi',
};
export const contractsOf = (type: ContractType | null): string =>
  type === null ? 'i tuoi contratti' : OWN_TYPES[type];
