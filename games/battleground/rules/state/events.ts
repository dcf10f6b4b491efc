// What happened, and who may see which part of it?

import type { Emit, Ending, Json, Seat, Viewer } from '@duello/kernel';
import type { CardId, ClassId, Colour, Condition, Cost, Death } from '../../cards/vocabulary.ts';

/** A player (`id`, `card` and `field` are null) or a summon: its slot, its card and where it stands. */
export interface Ref {
  readonly seat: Seat;
  readonly id: number | null;
  readonly card: CardId | null;
  readonly field: string | null;
}
export type PhaseName = 'draft' | 'enchantments' | 'spellcasting' | 'battle' | 'upkeep';
/** What made it happen: an Attack of a summon, or the text of a card. */
export type Cause = { readonly by: 'attack' | 'card'; readonly seat: Seat; readonly card: CardId };

export type Event =
  /** `options` are those that are not the standard ones. */
  | { kind: 'gameStarted'; options: Json; starter: Seat }
  | { kind: 'classChosen'; seat: Seat; class: ClassId; unique: CardId }
  | { kind: 'cardsDrafted'; seat: Seat; spells: readonly CardId[] }
  /** `drawThree`: `cards` is null for everyone but the drafter. */
  | { kind: 'neutralDrawn'; seat: Seat; count: number; cards: readonly CardId[] | null }
  | { kind: 'neutralKept'; seat: Seat; card: CardId }
  | { kind: 'crystalsTaken'; seat: Seat; crystals: Cost }
  | { kind: 'marketBuilt'; sizes: readonly [number, number, number] }
  | { kind: 'cardRemoved'; card: CardId }
  | { kind: 'rowRevealed'; tier: number; row: readonly CardId[] }
  | { kind: 'turnBegan'; seat: Seat; turn: number; round: number }
  | { kind: 'phaseBegan'; seat: Seat; phase: PhaseName }
  // Enchantments. `id` is the slot of the card in the play area, `shape` its token's shape.
  | { kind: 'enchantmentEntered'; seat: Seat; card: CardId; id: number; shape: number; tokens: number }
  | { kind: 'auraEntered'; seat: Seat; card: CardId; id: number }
  | { kind: 'enchantmentResolved'; seat: Seat; card: CardId; id: number }
  | { kind: 'tokensAdded'; target: Ref; id: number; shape: number; count: number }
  | { kind: 'tokensRemoved'; target: Ref; id: number; shape: number; count: number }
  | { kind: 'enchantmentTicked'; seat: Seat; card: CardId; id: number; left: number }
  | { kind: 'enchantmentEnded'; seat: Seat; card: CardId; id: number }
  // Mana and spells.
  | { kind: 'manaGained'; seat: Seat; colour: Colour; count: number }
  | { kind: 'manaSpent'; seat: Seat; card: CardId; fromPool: Cost; fromCharges: Cost }
  | { kind: 'manaDecayed'; seat: Seat; lost: Cost }
  /** `slot` is the preparation slot, from 1; null from hand. */
  | { kind: 'spellCast'; seat: Seat; card: CardId; id: number; slot: number | null }
  /** `cards` holds the one card, for its owner. */
  | { kind: 'spellPrepared'; seat: Seat; slot: number; cards: readonly CardId[] | null }
  | { kind: 'preparedReplaced'; seat: Seat; slot: number; card: CardId }
  | { kind: 'chargePlaced'; seat: Seat; slot: number; colour: Colour }
  | { kind: 'chargesLost'; seat: Seat; slot: number; charges: Cost }
  | { kind: 'castingEnded'; seat: Seat; by: 'player' | 'limit' }
  | { kind: 'targetChosen'; seat: Seat; source: CardId; target: Ref }
  | { kind: 'pointChosen'; seat: Seat; source: CardId; point: string }
  | { kind: 'effectDidNothing'; seat: Seat; source: CardId; why: 'noTarget' | 'noRoom' | 'nothingThere' | 'antimagic' }
  | { kind: 'optionalDeclined'; seat: Seat; source: CardId }
  | { kind: 'modeChosen'; seat: Seat; source: CardId; mode: 1 | 2 }
  | { kind: 'toDiscard'; seat: Seat; card: CardId; from: 'cast' | 'board' | 'play' | 'unplaced' }
  // Summons.
  | { kind: 'summoned'; target: Ref; attack: number; hp: number; by: 'cast' | 'effect' }
  | { kind: 'stanceEnded'; target: Ref }
  | { kind: 'summonActs'; target: Ref }
  | { kind: 'advanced'; target: Ref; from: string }
  | { kind: 'advanceHeld'; target: Ref; foe: Ref }
  | { kind: 'advanceBlocked'; target: Ref; edge: boolean }
  | { kind: 'advanceSkipped'; target: Ref; by: 'snare' | 'stun' }
  /** `range` is how far away the foe is. */
  | { kind: 'attackDeclared'; target: Ref; foe: Ref; range: number }
  | { kind: 'attackPrevented'; target: Ref; foe: Ref; by: 'disarm' | 'stun' }
  | { kind: 'noTarget'; target: Ref }
  | { kind: 'flanked'; target: Ref; threats: readonly Ref[] }
  /** `defence` is what was subtracted from the Attack. */
  | { kind: 'defenceApplied'; target: Ref; defence: number; prevented: number }
  | { kind: 'chillApplied'; target: Ref; prevented: number }
  | { kind: 'defended'; target: Ref; defence: number }
  | { kind: 'hasteUsed'; target: Ref; left: number }
  | { kind: 'moved'; target: Ref; from: string }
  | { kind: 'damageDealt'; target: Ref; amount: number; left: number; cause: Cause }
  | { kind: 'healed'; target: Ref; amount: number; left: number; source: CardId }
  | { kind: 'attackChanged'; target: Ref; by: number; attack: number }
  | { kind: 'hpChanged'; target: Ref; by: number; hp: number }
  | { kind: 'conditionPlaced'; target: Ref; condition: Condition; count: number }
  | { kind: 'conditionRemoved'; target: Ref; condition: Condition; count: number }
  | { kind: 'killed'; target: Ref; cause: Cause }
  | { kind: 'deathTriggered'; source: Ref; death: Death; victim: Ref }
  /** `credit` is who gains exp for it. */
  | { kind: 'summonDied'; target: Ref; credit: Seat | null }
  | { kind: 'attackReset'; target: Ref; attack: number }
  // Experience and the market.
  | { kind: 'expGained'; seat: Seat; why: 'battle' | 'kill' | 'summon'; exp: number }
  | { kind: 'coinGained'; seat: Seat; pool: number; left: number | null }
  | { kind: 'phaseUnlocked'; phase: 2 | 3 }
  | { kind: 'spellBought'; seat: Seat; card: CardId; tier: number; place: number }
  | { kind: 'crystalBought'; seat: Seat; colour: Colour }
  | { kind: 'crystalGained'; seat: Seat; colour: Colour; into: 'pile' | 'hand' }
  | { kind: 'spellRevealed'; tier: number; card: CardId }
  | { kind: 'marketDiscarded'; tier: number; card: CardId }
  | { kind: 'marketTurnedOver'; tier: number; size: number }
  // The hand.
  | { kind: 'handDiscarded'; seat: Seat; spells: readonly CardId[] }
  | { kind: 'cardsRetained'; seat: Seat; count: number; cards: readonly CardId[] | null }
  | { kind: 'cardsReturned'; seat: Seat; count: number; cards: readonly CardId[] | null }
  | { kind: 'cardsDrawn'; seat: Seat; count: number; cards: readonly CardId[] | null }
  | { kind: 'deckReshuffled'; seat: Seat; size: number }
  | { kind: 'deckShuffled'; seat: Seat; size: number }
  | { kind: 'turnEnded'; seat: Seat }
  // The end.
  | { kind: 'triggerLimit' }
  | { kind: 'roundLimitReached'; life: readonly [number, number] }
  | { kind: 'conceded'; seat: Seat }
  | { kind: 'timedOut'; seat: Seat; what: string }
  | { kind: 'gameOver'; winner: Seat | null; reason: Ending };

/** Where events go; null when nobody listens. */
export type MaybeEmit = Emit<Event> | null;
export type EventKind = Event['kind'];

/** Kinds whose cards can be left out: whatever is the owner's alone must be one of them. */
type OwnedKind = {
  [K in EventKind]: Extract<Event, { kind: K }> extends { seat: Seat; cards: infer C }
    ? null extends C
      ? K
      : never
    : never;
}[EventKind];

/** What the other seat and watchers see of each kind: all of it, or all but the cards, which are the owner's. */
const SEEN: { readonly [K in EventKind]: K extends OwnedKind ? 'everyone' | 'ownersCards' : 'everyone' } = {
  gameStarted: 'everyone',
  classChosen: 'everyone',
  cardsDrafted: 'everyone',
  neutralDrawn: 'ownersCards',
  neutralKept: 'everyone',
  crystalsTaken: 'everyone',
  marketBuilt: 'everyone',
  cardRemoved: 'everyone',
  rowRevealed: 'everyone',
  turnBegan: 'everyone',
  phaseBegan: 'everyone',
  enchantmentEntered: 'everyone',
  auraEntered: 'everyone',
  enchantmentResolved: 'everyone',
  tokensAdded: 'everyone',
  tokensRemoved: 'everyone',
  enchantmentTicked: 'everyone',
  enchantmentEnded: 'everyone',
  manaGained: 'everyone',
  manaSpent: 'everyone',
  manaDecayed: 'everyone',
  spellCast: 'everyone',
  spellPrepared: 'ownersCards',
  preparedReplaced: 'everyone',
  chargePlaced: 'everyone',
  chargesLost: 'everyone',
  castingEnded: 'everyone',
  targetChosen: 'everyone',
  pointChosen: 'everyone',
  effectDidNothing: 'everyone',
  optionalDeclined: 'everyone',
  modeChosen: 'everyone',
  toDiscard: 'everyone',
  summoned: 'everyone',
  stanceEnded: 'everyone',
  summonActs: 'everyone',
  advanced: 'everyone',
  advanceHeld: 'everyone',
  advanceBlocked: 'everyone',
  advanceSkipped: 'everyone',
  attackDeclared: 'everyone',
  attackPrevented: 'everyone',
  noTarget: 'everyone',
  flanked: 'everyone',
  defenceApplied: 'everyone',
  chillApplied: 'everyone',
  defended: 'everyone',
  hasteUsed: 'everyone',
  moved: 'everyone',
  damageDealt: 'everyone',
  healed: 'everyone',
  attackChanged: 'everyone',
  hpChanged: 'everyone',
  conditionPlaced: 'everyone',
  conditionRemoved: 'everyone',
  killed: 'everyone',
  deathTriggered: 'everyone',
  summonDied: 'everyone',
  attackReset: 'everyone',
  expGained: 'everyone',
  coinGained: 'everyone',
  phaseUnlocked: 'everyone',
  spellBought: 'everyone',
  crystalBought: 'everyone',
  crystalGained: 'everyone',
  spellRevealed: 'everyone',
  marketDiscarded: 'everyone',
  marketTurnedOver: 'everyone',
  handDiscarded: 'everyone',
  cardsRetained: 'ownersCards',
  cardsReturned: 'ownersCards',
  cardsDrawn: 'ownersCards',
  deckReshuffled: 'everyone',
  deckShuffled: 'everyone',
  turnEnded: 'everyone',
  triggerLimit: 'everyone',
  roundLimitReached: 'everyone',
  conceded: 'everyone',
  timedOut: 'everyone',
  gameOver: 'everyone',
};

/** Every kind there is, for whoever reads events from a file. */
export const EVENT_KINDS: readonly string[] = Object.keys(SEEN);

type Owned = Extract<Event, { readonly kind: OwnedKind }>;
const isOwned = (event: Event): event is Owned => SEEN[event.kind] === 'ownersCards';

export function see(event: Event, viewer: Viewer): Event {
  return isOwned(event) && event.seat !== viewer ? { ...event, cards: null } : event;
}

/** Chance or something hidden has been shown: nothing before it can be taken back. What one shows oneself is no reveal. */
const REVEALING: readonly EventKind[] = [
  'neutralDrawn',
  'marketBuilt',
  'rowRevealed',
  'spellRevealed',
  'handDiscarded',
  'cardsDrawn',
  'deckReshuffled',
  'deckShuffled',
];
export const reveals = (event: Event): boolean => REVEALING.includes(event.kind);
