// What can a spell say? The vocabulary of spells as plain data: types only.

import type { TallyOf } from '@duello/language';

export const COLOURS = ['white', 'red', 'purple', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Cost = { readonly [C in Colour]: number };

export const TYPES = ['crystal', 'sorcery', 'summon'] as const;
export type SpellType = (typeof TYPES)[number];

export const CLASSES = ['paladin', 'warlock', 'elementalist'] as const;
export type ClassId = (typeof CLASSES)[number];
export type SetId = ClassId | 'neutral' | 'crystal';

export const CONDITIONS = ['haste', 'stun', 'disarm', 'turnover', 'chill', 'antimagic', 'snare'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A key of the spell table: `guard`, `redCrystal`, or the key of a spell a match brings along. */
export type CardId = string;

/** What can be counted when an effect happens; allies and foes as the caster sees them (Turnover changes sides). */
export const COUNTS = [
  'allies',
  'foes',
  /** Summons that this enchantment has put a token on. */
  'enchanted',
  /** Tokens of this enchantment on its own card. */
  'tokensOnThis',
  'tokensOnIt',
  /** The Attack of this summon now; of what was chosen. */
  'thisAttack',
  'itsAttack',
  'itsHp',
  'itsTier',
  'hand',
  'summonsInHand',
  'crystalsInHand',
  'sorceriesInPile',
  /** Enchantments and Auras in your play area. */
  'inPlay',
  'mana',
] as const;
export type Count = (typeof COUNTS)[number];

export type Tally = TallyOf<Count>;
export type Amount = number | Tally;

/** `own`: owned by the caster, whichever side Turnover puts it on. */
export type Side = 'ally' | 'foe' | 'own' | 'any';

/** Which summons (and players) can be meant. */
export interface Filter {
  readonly what: 'summon' | 'player' | 'summonOrPlayer';
  readonly side: Side;
  /** Not the source itself. */
  readonly other: boolean;
  readonly maxTier: number | null;
  readonly maxHp: number | null;
  /** Only those below their base HP; players below 20. */
  readonly hurt: boolean;
  /** Only those that bear a condition: any, or this one. */
  readonly bears: Condition | 'any' | null;
  readonly enchanted: boolean;
}

/**
 * Whom an effect works on. `target` is chosen by the caster when the effect happens; effects after it can mean the
 * same one as `it`. `point` chooses a field or an intersection, which later effects mean by `there`.
 */
export type To =
  | 'this'
  | 'it'
  | 'you'
  | 'opponent'
  /** All summons with a token of this enchantment. */
  | 'enchanted'
  | { readonly target: Filter }
  | { readonly all: Filter }
  /** Summons close to this one, to the chosen one, or to the chosen point (neighbouring: a field only). */
  | { readonly near: 'this' | 'it' | 'there'; readonly how: Reach; readonly side: Side }
  | { readonly point: 'field' | 'intersection'; readonly how: Reach; readonly side: Side };

/** Sharing an edge; sharing an edge or a corner; or at most so many steps away. `origin`: the field itself too. */
export type Reach = 'adjacent' | 'neighbouring' | { readonly within: number; readonly origin: boolean };

export type Effect =
  | { readonly op: 'damage'; readonly amount: Amount; readonly to: To }
  /** Up to base HP; a player up to 20. */
  | { readonly op: 'heal'; readonly amount: Amount; readonly to: To }
  /** Attack lasts until the end of its owner's turn, HP for good; both may be negative, Attack not below 0. */
  | { readonly op: 'gain'; readonly attack: Amount; readonly hp: Amount; readonly to: To }
  | { readonly op: 'place'; readonly condition: Condition; readonly count: Amount; readonly to: To }
  /** Removes conditions: one kind or all. */
  | { readonly op: 'cleanse'; readonly condition: Condition | 'all'; readonly to: To }
  | { readonly op: 'kill'; readonly to: To }
  /** Puts tokens of this enchantment on something; takes all of them off it. */
  | { readonly op: 'enchant'; readonly count: number; readonly to: To }
  | { readonly op: 'unenchant'; readonly to: To }
  /** This enchantment ends. */
  | { readonly op: 'end' }
  /** Chooses an enchantment in play, and ends it. */
  | { readonly op: 'endAnother'; readonly whose: 'own' | 'opposing' | 'any' }
  /** Performs an Attack now (BR84). */
  | { readonly op: 'attack'; readonly to: To }
  | { readonly op: 'defend'; readonly to: To }
  /** One field, if it is free: as the summon looks. Not an Advance (BR84). */
  | { readonly op: 'move'; readonly to: To; readonly where: 'forward' | 'back' | 'left' | 'right' }
  | { readonly op: 'draw'; readonly count: Amount }
  /** Chooses spells in hand, of a type or of any, and sets them aside (BR41). */
  | { readonly op: 'retain'; readonly count: number; readonly type: SpellType | null }
  /** Mana of a colour; `any`: each of a chosen colour. */
  | { readonly op: 'mana'; readonly colour: Colour | 'any'; readonly count: Amount }
  /** Gains a crystal from the market: of a chosen colour, or of one; into the discard pile or into hand. */
  | { readonly op: 'gainCrystal'; readonly colour: Colour | 'any'; readonly into: 'pile' | 'hand' }
  /** Chooses a Summon of the own discard pile and summons it (BR82). */
  | { readonly op: 'revive'; readonly maxTier: number | null }
  | { readonly op: 'may'; readonly effects: readonly Effect[] }
  | { readonly op: 'either'; readonly first: readonly Effect[]; readonly second: readonly Effect[] }
  | { readonly op: 'if'; readonly test: Test; readonly then: readonly Effect[]; readonly otherwise: readonly Effect[] };

export type Op = Effect['op'];

export type Test =
  | { readonly test: 'count'; readonly count: Count; readonly atLeast: number }
  /** About what was chosen. Flanked: at least one summon threatens it. */
  | { readonly test: 'itIs'; readonly what: 'flanked' | 'defending' | 'enchanted' | 'alive' | 'ally' };

/** Whose deaths an Aura waits for: this summon's own, or others' while it is in play. */
export const DEATHS = ['thisDies', 'summonDies', 'allyDies', 'foeDies'] as const;
export type Death = (typeof DEATHS)[number];

/** A lasting rule while its card is in play: recomputed always, never stored. */
export type Aura =
  | {
      readonly aura: 'give';
      readonly to: 'this' | 'adjacentAllies' | 'adjacentFoes' | 'allies' | 'foes';
      readonly attack: number;
      /** Counts while defending alone. */
      readonly defence: number;
    }
  /** Damage of your sorceries, more by so much. */
  | { readonly aura: 'sorceryDamage'; readonly by: number }
  /** `it` is the summon that dies. */
  | { readonly aura: 'when'; readonly death: Death; readonly effects: readonly Effect[] };

export interface Enchantment {
  /** Tokens on the card when it enters, one less each turn; null stays until it is ended (BR31). */
  readonly duration: number | null;
  readonly effects: readonly Effect[];
}

/** One shape for all three types. */
export interface Spell {
  readonly type: SpellType;
  readonly set: SetId;
  /** 0 for neutral spells and crystals; a Unique has 1 (BR55). */
  readonly tier: number;
  readonly unique: boolean;
  readonly cost: Cost;
  /** Resolved when it is cast; for a Summon before it is placed. */
  readonly text: readonly Effect[];
  /** For a Summon that was cast: right after it was placed (BR34). */
  readonly arrival: readonly Effect[];
  readonly auras: readonly Aura[];
  readonly enchantment: Enchantment | null;
  readonly attack: number;
  readonly hp: number;
  readonly range: number;
  readonly shields: number;
  readonly packTactics: boolean;
}
