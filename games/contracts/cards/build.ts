// How is a contract written? Tiny constructors that run once and leave plain data.

import type { Amount, Count, Tally } from './amounts.ts';
import type { Contract, Moments } from './contract.ts';
import type { Effect, Until } from './effects.ts';
import type { Give } from './gives.ts';
import type { Filter, To } from './targets.ts';
import type { CardId, ContractType, Cost, Keyword, Status } from './vocabulary.ts';

const LETTERS = { R: 'red', B: 'blue', Y: 'yellow', P: 'pure' } as const;
const isLetter = (letter: string): letter is keyof typeof LETTERS => Object.hasOwn(LETTERS, letter);

/** `'R1 P2'`: one fire, two pure; `''` costs nothing. */
export function cost(text: string): Cost {
  const made = { red: 0, blue: 0, yellow: 0, pure: 0 };
  for (const part of text.split(' ').filter((word) => word !== '')) {
    const [letter, count] = [part[0], Number(part.slice(1))];
    if (!isLetter(letter) || !Number.isInteger(count) || count < 1) throw new Error(`${part} is no part of a cost`);
    made[LETTERS[letter]] += count;
  }
  return made;
}

/** `'2/3'`: attack and health, or attack and durability. */
function stats(text: string): { readonly attack: number; readonly health: number } {
  const [attack, health] = text.split('/').map(Number);
  if (!Number.isInteger(attack) || !Number.isInteger(health)) throw new Error(`${text} is not like 2/3`);
  return { attack, health };
}

const PLAIN = {
  attack: 0,
  health: 0,
  keywords: [],
  magic: 0,
  gives: [],
  effects: [],
  activation: null,
  when: {},
  token: false,
} as const;

/** What a contract on the field can have besides its numbers; moments stand beside the rest. */
type Text = Moments & {
  readonly keywords?: readonly Keyword[];
  readonly magic?: number;
  readonly gives?: readonly Give[];
};

function fieldText({ keywords = [], magic = 0, gives = [], ...when }: Text): Partial<Contract> {
  return { keywords, magic, gives, when };
}

export const creature = (price: string, numbers: string, text: Text = {}): Contract => ({
  ...PLAIN,
  type: 'creature',
  cost: cost(price),
  ...stats(numbers),
  ...fieldText(text),
});
export const token = (numbers: string, text: Text = {}): Contract => ({ ...creature('', numbers, text), token: true });
export const orb = (price: string, numbers: string, text: Text = {}): Contract => ({
  ...PLAIN,
  type: 'orb',
  cost: cost(price),
  ...stats(numbers),
  ...fieldText(text),
});
export const spell = (price: string, effects: readonly Effect[], text: Pick<Text, 'ambush'> = {}): Contract => ({
  ...PLAIN,
  type: 'spell',
  cost: cost(price),
  effects,
  when: text,
});
/** A Rune: its cost, what it costs to use, what using it does. */
export const rune = (price: string, activation: string, effects: readonly Effect[], text: Text = {}): Contract => ({
  ...PLAIN,
  type: 'rune',
  cost: cost(price),
  activation: cost(activation),
  effects,
  ...fieldText(text),
});

// Amounts.
export const per = (count: Count, each = 1, plus = 0, atMost: number | null = null): Tally => ({
  count,
  each,
  plus,
  atMost,
});

// Whom. `a` chooses a target, `all` means everyone that fits.
type Which = Partial<Filter>;
const filter = (what: Filter['what'], side: Filter['side'], which: Which): Filter => ({
  what,
  side,
  other: false,
  maxAttack: null,
  maxHealth: null,
  hurt: false,
  ...which,
});
export const aCreature = (which: Which = {}): To => ({ choose: filter('creature', 'both', which) });
export const anOwnCreature = (which: Which = {}): To => ({ choose: filter('creature', 'own', which) });
export const anOpposingCreature = (which: Which = {}): To => ({ choose: filter('creature', 'opposing', which) });
export const aPlayer: To = { choose: filter('player', 'both', {}) };
/** Any Creature or player. */
export const anything = (which: Which = {}): To => ({ choose: filter('creatureOrPlayer', 'both', which) });
/** The opponent or a Creature of theirs. */
export const anOpposing = (which: Which = {}): To => ({ choose: filter('creatureOrPlayer', 'opposing', which) });
/** You or a Creature of yours. */
export const anOwn = (which: Which = {}): To => ({ choose: filter('creatureOrPlayer', 'own', which) });
export const allCreatures = (which: Which = {}): To => ({ all: filter('creature', 'both', which) });
export const allOwn = (which: Which = {}): To => ({ all: filter('creature', 'own', which) });
export const allOpposing = (which: Which = {}): To => ({ all: filter('creature', 'opposing', which) });

// Effects.
export const damage = (amount: Amount, to: To, times: Amount = 1): Effect => ({ op: 'damage', amount, to, times });
export const heal = (amount: Amount, to: To): Effect => ({ op: 'heal', amount, to });
/** `gain(2, 1, 'this')`: +2/+1; `gain(3, 0, 'you', 'turn')`: you have 3 more attack this turn. */
export const gain = (attack: Amount, health: Amount, to: To, until: Until = 'always'): Effect => ({
  op: 'gain',
  attack,
  health,
  magic: 0,
  to,
  until,
});
export const gainMagic = (magic: number, until: Until = 'always'): Effect => ({
  op: 'gain',
  attack: 0,
  health: 0,
  magic,
  to: 'you',
  until,
});
export const become = (status: Status, to: To, until: Until = 'always'): Effect => ({
  op: 'become',
  status,
  to,
  until,
});
export const blunt = (to: To, until: Until = 'always'): Effect => ({ op: 'blunt', to, until });
export const fade = (to: To): Effect => ({ op: 'fade', to });
export const disarm = (to: To): Effect => ({ op: 'disarm', to });
export const destroy = (to: To): Effect => ({ op: 'destroy', to });
export const returnToHand = (to: To): Effect => ({ op: 'return', to });
export const summon = (token: CardId, count: Amount = 1, who: 'you' | 'opponent' = 'you'): Effect => ({
  op: 'summon',
  token,
  count,
  for: who,
});
export const fetch = (count: Amount = 1, who: 'you' | 'opponent' | 'eachPlayer' = 'you'): Effect => ({
  op: 'fetch',
  count,
  who,
});
export const draw = (times = 1): Effect => ({ op: 'draw', times });
export const takeBack = (type: ContractType | null = null): Effect => ({ op: 'takeBack', type });
export const fillTanks = (count: Amount): Effect => ({ op: 'fillTanks', count });
export const extractor = (full = false): Effect => ({ op: 'extractor', full });
export const move = (to: To, where: 'leftEnd' | 'rightEnd' | 'anywhere'): Effect => ({ op: 'move', to, where });
export const may = (...effects: readonly Effect[]): Effect => ({ op: 'may', effects });
export const when = (
  count: Count,
  atLeast: number,
  then: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => ({ op: 'if', count, atLeast, then, otherwise });

// Continuous effects.
type Buff = Partial<Pick<Extract<Give, { give: 'buff' }>, 'attack' | 'health' | 'magic' | 'status'>>;
export const give = (to: 'adjacent' | 'others' | 'own' | 'you', buff: Buff): Give => ({
  give: 'buff',
  to,
  attack: 0,
  health: 0,
  magic: 0,
  status: null,
  ...buff,
});
export const discount = (by: number, type: ContractType | null = null): Give => ({ give: 'discount', type, by });
