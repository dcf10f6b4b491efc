// How is a card written? Tiny constructors that run once and leave plain data.

import type { Amount, Count, Tally } from './amounts.ts';
import type { Ability, Card, Give, Moments, Price } from './card.ts';
import type { Effect, Effects, Modes } from './effects.ts';
import type { Filter, To, Who } from './targets.ts';
import type { CardType, Class, Keyword, Rarity, Trait } from './vocabulary.ts';

/** `'2/3'`: attack and defense. */
function stats(text: string): { readonly attack: number; readonly defense: number } {
  const [attack, defense] = text.split('/').map(Number);
  if (!Number.isInteger(attack) || !Number.isInteger(defense)) throw new Error(`${text} is not like 2/3`);
  return { attack, defense };
}

const NOTHING: Give = { attack: 0, defense: 0, traits: [] };

/** What a summoning can have besides its numbers; moments stand beside the rest. */
type Text = Moments & {
  readonly keywords?: readonly Keyword[];
  /** When it is played: effects, or `chooseOne(…)`. */
  readonly played?: Effects | Choice;
  readonly abilities?: readonly Ability[];
};

interface Choice {
  readonly options: Modes;
}
/** S1305: one of several. */
export const chooseOne = (...options: Modes): Choice => ({ options });
const modesOf = (text: Effects | Choice): Modes => ('options' in text ? text.options : text.length === 0 ? [] : [text]);

/** The cards of one class: `const { summoning, spell, enchantment } = cardsOf('warlock')`. */
export const cardsOf = (clan: Class) => ({
  /** `summoning('common', 2, '2/3', { keywords: ['ready'] })`. */
  summoning: (rarity: Rarity, cost: number, numbers: string, text: Text = {}): Card => {
    const { keywords = [], played = [], abilities = [], ...when } = text;
    const modes = modesOf(played);
    return {
      type: 'summoning',
      class: clan,
      edition: 'firstEclipse',
      rarity,
      cost,
      ...stats(numbers),
      keywords,
      enchants: null,
      gives: NOTHING,
      modes,
      abilities,
      when,
    };
  },
  spell: (rarity: Rarity, cost: number, text: Effects | Choice, keywords: readonly Keyword[] = []): Card => ({
    type: 'spell',
    class: clan,
    edition: 'firstEclipse',
    rarity,
    cost,
    attack: 0,
    defense: 0,
    keywords,
    enchants: null,
    gives: NOTHING,
    modes: modesOf(text),
    abilities: [],
    when: {},
  }),
  /** Whom it enchants, what it gives, and what else it does. */
  enchantment: (
    rarity: Rarity,
    cost: number,
    enchants: Filter,
    gives: Partial<Give>,
    text: Pick<Text, 'keywords' | 'abilities' | 'startTurn'> = {},
  ): Card => {
    const { keywords = [], abilities = [], ...when } = text;
    return {
      type: 'enchantment',
      class: clan,
      edition: 'firstEclipse',
      rarity,
      cost,
      attack: 0,
      defense: 0,
      keywords,
      enchants,
      gives: { ...NOTHING, ...gives },
      modes: [],
      abilities,
      when,
    };
  },
});

/** `ability({ tap: true }, [damage(1, aSummoning())])`; `ability({ fatigueX: 1 }, [draw(X)])`. */
export const ability = (price: Partial<Price>, text: Effects | Choice): Ability => ({
  price: { fatigue: 0, fatigueX: 0, discardX: 0, tap: false, ...price },
  modes: modesOf(text),
});

// Amounts.
export const per = (count: Count, each = 1, plus = 0, atMost: number | null = null): Tally => ({
  count,
  each,
  plus,
  atMost,
});
export const X: Tally = per('x');

// Whom. `a` and `an` choose a target, `all` means everyone that fits.
type Which = Partial<Filter>;
const filter = (what: Filter['what'], side: Filter['side'], which: Which): Filter => ({
  what,
  side,
  other: false,
  tapped: null,
  maxAttack: null,
  maxDefense: null,
  maxCost: null,
  ...which,
});
/** For enchantments: which summonings they go on. */
export const anyone = (which: Which = {}): Filter => filter('summoning', 'both', which);
export const ownOnes = (which: Which = {}): Filter => filter('summoning', 'own', which);
export const enemyOnes = (which: Which = {}): Filter => filter('summoning', 'enemy', which);

export const aSummoning = (which: Which = {}): To => ({ target: anyone(which) });
export const anOwnSummoning = (which: Which = {}): To => ({ target: ownOnes(which) });
export const anEnemySummoning = (which: Which = {}): To => ({ target: enemyOnes(which) });
/** Any summoning or player. */
export const anything = (which: Which = {}): To => ({ target: filter('summoningOrPlayer', 'both', which) });
/** The opponent or a summoning of theirs. */
export const anyEnemy = (which: Which = {}): To => ({ target: filter('summoningOrPlayer', 'enemy', which) });
export const anEnchantment = (which: Which = {}): To => ({ target: filter('enchantment', 'both', which) });
export const allSummonings = (which: Which = {}): To => ({ all: anyone(which) });
export const allOwn = (which: Which = {}): To => ({ all: ownOnes(which) });
export const allEnemies = (which: Which = {}): To => ({ all: enemyOnes(which) });

// Effects.
export const damage = (amount: Amount, to: To): Effect => ({ op: 'damage', amount, to });
export const gainLife = (amount: Amount, who: Who = 'you'): Effect => ({ op: 'gainLife', amount, who });
export const loseLife = (amount: Amount, who: Who = 'opponent'): Effect => ({ op: 'loseLife', amount, who });
export const tire = (amount: Amount, who: Who = 'opponent'): Effect => ({ op: 'tire', amount, who });
export const rest = (amount: Amount, who: Who = 'you'): Effect => ({ op: 'rest', amount, who });
export const draw = (amount: Amount = 1, who: Who = 'you'): Effect => ({ op: 'draw', amount, who });
export const discard = (amount: Amount = 1, who: Who = 'opponent'): Effect => ({ op: 'discard', amount, who });
/** `change(2, 0, anOwnSummoning())`: +2 attack until the end of the turn. */
export const change = (attack: Amount, defense: Amount, to: To): Effect => ({ op: 'change', attack, defense, to });
export const grant = (trait: Trait, to: To): Effect => ({ op: 'grant', trait, to });
export const destroy = (to: To): Effect => ({ op: 'destroy', to });
export const returnToHand = (to: To): Effect => ({ op: 'return', to });
export const tap = (to: To): Effect => ({ op: 'tap', to });
export const untap = (to: To): Effect => ({ op: 'untap', to });
export const untapSkill = (who: Who = 'you'): Effect => ({ op: 'untapSkill', who });
export const takeBack = (type: CardType | null = null): Effect => ({ op: 'takeBack', type });
export const may = (...effects: Effects): Effect => ({ op: 'may', effects });
export const when = (count: Count, atLeast: number, then: Effects, otherwise: Effects = []): Effect => ({
  op: 'if',
  count,
  atLeast,
  then,
  otherwise,
});
