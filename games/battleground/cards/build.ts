// How is a spell written? Tiny constructors that run once and leave plain data.

import type { Amount, Count, Tally } from './amounts.ts';
import type { Effect } from './effects.ts';
import type { Filter, Side } from './filters.ts';
import type { ItIs, Test } from './if-test.ts';
import type { Reach } from './reach.ts';
import type { Aura, Enchantment, Spell } from './spell.ts';
import type { To } from './targets.ts';
import type { Colour, Condition, Cost, Death, SetId, SpellType } from './vocabulary.ts';

const LETTERS = { W: 'white', R: 'red', P: 'purple', B: 'blue' } as const;
const isLetter = (letter: string): letter is keyof typeof LETTERS => Object.hasOwn(LETTERS, letter);

/** `'W2 R1'`: two white, one red; `''` costs nothing. */
export function cost(text: string): Cost {
  const made = { white: 0, red: 0, purple: 0, blue: 0 };
  for (const part of text.split(' ').filter((word) => word !== '')) {
    const [letter, count] = [part[0], Number(part.slice(1))];
    if (!isLetter(letter) || !Number.isInteger(count) || count < 1) throw new Error(`${part} is no part of a cost`);
    made[LETTERS[letter]] += count;
  }
  return made;
}

const PLAIN = {
  unique: false,
  text: [],
  arrival: [],
  auras: [],
  enchantment: null,
  attack: 0,
  hp: 0,
  range: 0,
  shields: 0,
  packTactics: false,
} as const;

/** What a sorcery can have besides its text. */
type Lasting = Partial<Pick<Spell, 'auras' | 'enchantment' | 'unique'>>;
/** What a Summon can have besides its dice: `range` and `shields` count icons. */
type Body = Partial<Pick<Spell, 'text' | 'arrival' | 'auras' | 'unique' | 'range' | 'shields' | 'packTactics'>>;

export const crystal = (colour: Colour): Spell => ({
  ...PLAIN,
  type: 'crystal',
  set: 'crystal',
  tier: 0,
  cost: cost(''),
  text: [mana(colour)],
});

/** The words of one set: `const { sorcery, summon } = spellsOf('paladin')`. */
export const spellsOf = (set: SetId) => ({
  sorcery: (tier: number, price: string, text: readonly Effect[], lasting: Lasting = {}): Spell => ({
    ...PLAIN,
    type: 'sorcery',
    set,
    tier,
    cost: cost(price),
    text,
    ...lasting,
  }),
  /** `summon(1, 'W2', '1/3', { shields: 1 })`. */
  summon: (tier: number, price: string, dice: string, body: Body = {}): Spell => {
    const [attack, hp] = dice.split('/').map(Number);
    if (!Number.isInteger(attack) || !Number.isInteger(hp)) throw new Error(`${dice} is not like 2/3`);
    return { ...PLAIN, type: 'summon', set, tier, cost: cost(price), attack, hp, ...body };
  },
});

export const enchantment = (duration: number | null, ...effects: readonly Effect[]): Enchantment => ({
  duration,
  effects,
});

// Amounts.
export const per = (count: Count, each = 1, plus = 0, atMost: number | null = null): Tally => ({
  count,
  each,
  plus,
  atMost,
});

// Whom.
type Which = Partial<Filter>;
const filter = (what: Filter['what'], side: Side, which: Which): Filter => ({
  what,
  side,
  other: false,
  maxTier: null,
  maxHp: null,
  hurt: false,
  bears: null,
  enchanted: false,
  ...which,
});
export const aSummon = (which: Which = {}): To => ({ target: filter('summon', 'any', which) });
export const anAlly = (which: Which = {}): To => ({ target: filter('summon', 'ally', which) });
export const aFoe = (which: Which = {}): To => ({ target: filter('summon', 'foe', which) });
/** A summon you own. */
export const anOwn = (which: Which = {}): To => ({ target: filter('summon', 'own', which) });
export const aFoeOrOpponent = (which: Which = {}): To => ({ target: filter('summonOrPlayer', 'foe', which) });
export const anAllyOrYou = (which: Which = {}): To => ({ target: filter('summonOrPlayer', 'ally', which) });
export const allSummons = (which: Which = {}): To => ({ all: filter('summon', 'any', which) });
export const allAllies = (which: Which = {}): To => ({ all: filter('summon', 'ally', which) });
export const allFoes = (which: Which = {}): To => ({ all: filter('summon', 'foe', which) });
export const near = (what: 'this' | 'it' | 'there', how: Reach, side: Side): To => ({ near: what, how, side });
export const onField = (how: Reach, side: Side): To => ({ point: 'field', how, side });
export const onIntersection = (range: number, side: Side): To => ({ point: 'intersection', how: within(range), side });
export const within = (range: number, origin = false): Reach => ({ within: range, origin });

// Effects.
export const damage = (amount: Amount, to: To): Effect => ({ op: 'damage', amount, to });
export const heal = (amount: Amount, to: To): Effect => ({ op: 'heal', amount, to });
export const gainAttack = (attack: Amount, to: To): Effect => ({ op: 'gain', attack, hp: 0, to });
export const gainHp = (hp: Amount, to: To): Effect => ({ op: 'gain', attack: 0, hp, to });
export const place = (condition: Condition, to: To, count: Amount = 1): Effect => ({
  op: 'place',
  condition,
  count,
  to,
});
export const cleanse = (to: To, condition: Condition | 'all' = 'all'): Effect => ({ op: 'cleanse', condition, to });
export const kill = (to: To): Effect => ({ op: 'kill', to });
export const enchant = (to: To, count = 1): Effect => ({ op: 'enchant', count, to });
export const unenchant = (to: To): Effect => ({ op: 'unenchant', to });
export const end: Effect = { op: 'end' };
export const endAnother = (whose: 'own' | 'opposing' | 'any'): Effect => ({ op: 'endAnother', whose });
export const attack = (to: To): Effect => ({ op: 'attack', to });
export const defend = (to: To): Effect => ({ op: 'defend', to });
export const move = (to: To, where: 'forward' | 'back' | 'left' | 'right'): Effect => ({ op: 'move', to, where });
export const draw = (count: Amount): Effect => ({ op: 'draw', count });
export const retain = (count: number, type: SpellType | null = null): Effect => ({ op: 'retain', count, type });
export const mana = (colour: Colour | 'any', count: Amount = 1): Effect => ({ op: 'mana', colour, count });
export const gainCrystal = (colour: Colour | 'any' = 'any', into: 'pile' | 'hand' = 'pile'): Effect => ({
  op: 'gainCrystal',
  colour,
  into,
});
export const revive = (maxTier: number | null = null): Effect => ({ op: 'revive', maxTier });
export const may = (...effects: readonly Effect[]): Effect => ({ op: 'may', effects });
export const either = (first: readonly Effect[], second: readonly Effect[]): Effect => ({
  op: 'either',
  first,
  second,
});
const when = (test: Test, then: readonly Effect[], otherwise: readonly Effect[]): Effect => ({
  op: 'if',
  test,
  then,
  otherwise,
});
export const ifItIs = (what: ItIs, then: readonly Effect[], otherwise: readonly Effect[] = []): Effect =>
  when({ test: 'itIs', what }, then, otherwise);
export const ifCount = (
  count: Count,
  atLeast: number,
  then: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => when({ test: 'count', count, atLeast }, then, otherwise);

// Auras.
type Give = Extract<Aura, { aura: 'give' }>;
export const give = (to: Give['to'], gift: Partial<Pick<Give, 'attack' | 'defence'>>): Aura => ({
  aura: 'give',
  to,
  attack: 0,
  defence: 0,
  ...gift,
});
export const sorceryDamage = (by: number): Aura => ({ aura: 'sorceryDamage', by });
export const on = (death: Death, ...effects: readonly Effect[]): Aura => ({ aura: 'when', death, effects });
