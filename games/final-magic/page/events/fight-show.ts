// What has a fight shown so far? Both plans, aims, negated spells, damage, blocks and health, gathered from its events.

import type { Seat } from '@duello/kernel';
import { type Card, type CardId, type Event, hasEffect, type View } from '../../index.ts';

export interface SpellShow {
  readonly card: CardId;
  readonly feed: readonly CardId[];
  /** Where its Counterspell is aimed. */
  readonly aim: { readonly card: CardId } | 'nothing' | null;
  readonly negated: boolean;
  /** Damage dealt so far, to the enemy and to its own caster. */
  readonly dealt: number;
  readonly own: number;
  readonly raised: number | null;
  /** It is at work right now. */
  readonly now: boolean;
}

/** One item of the sum that a player loses or gains in a step. */
export interface Item {
  readonly kind: 'hit' | 'hard' | 'block' | 'heal';
  readonly amount: number;
  readonly card: CardId | null;
}

export interface SideShow {
  readonly gems: readonly CardId[];
  readonly spells: readonly SpellShow[];
  readonly items: readonly Item[];
  readonly health: { readonly from: number; readonly to: number } | null;
}
export interface FightShow {
  readonly sides: readonly [SideShow, SideShow];
  /** Over when the next round has begun; gone when something else has come onto the table since. */
  readonly state: 'running' | 'over' | 'gone';
}

type CardOf = (id: CardId) => Card | null;

/** Events that put something new on the table: the fight before is gone then. */
const AFTER: readonly Event['kind'][] = [
  'spellCast',
  'gemPlayed',
  'gemOutcast',
  'counterCast',
  'currencyPlayed',
  'cardBought',
];

function onSide(show: FightShow, seat: Seat, change: (side: SideShow) => SideShow): FightShow {
  const [a, b] = show.sides;
  return { ...show, sides: seat === 0 ? [change(a), b] : [a, change(b)] };
}
const onSpell = (
  show: FightShow,
  seat: Seat,
  index: number,
  part: (spell: SpellShow) => Partial<SpellShow>,
): FightShow =>
  onSide(show, seat, (side) => ({
    ...side,
    spells: side.spells.map((s, i) => (i === index ? { ...s, ...part(s) } : s)),
  }));
const withItem = (show: FightShow, seat: Seat, item: Item): FightShow =>
  onSide(show, seat, (side) => ({ ...side, items: [...side.items, item] }));
const calm = (show: FightShow): FightShow => {
  const [a, b] = show.sides.map((side) => ({
    ...side,
    spells: side.spells.map((s) => (s.now ? { ...s, now: false } : s)),
  }));
  return { ...show, sides: [a, b] };
};

function revealed({ plans }: Pick<Extract<Event, { kind: 'fightRevealed' }>, 'plans'>): FightShow {
  const sides = plans.map(({ gems, spells }) => ({
    gems,
    spells: spells.map(({ cast, feed }) => ({
      card: cast,
      feed,
      aim: null,
      negated: false,
      dealt: 0,
      own: 0,
      raised: null,
      now: false,
    })),
    items: [],
    health: null,
  }));
  return { sides: [sides[0], sides[1]], state: 'running' };
}

function aimed(
  show: FightShow,
  { aims }: Extract<Event, { kind: 'counterTargetsRevealed' }>,
  cardOf: CardOf,
): FightShow {
  const [a, b] = show.sides.map((side, seat) => {
    let next = 0;
    const spells = side.spells.map((spell) => {
      if (!hasEffect(cardOf(spell.card), 'counter')) return spell;
      const aim = aims[seat][next++];
      return {
        ...spell,
        aim:
          aim === null || aim === undefined
            ? ('nothing' as const)
            : { card: 'spell' in aim ? aim.spell.card : aim.card },
      };
    });
    return { ...side, spells };
  });
  return { ...show, sides: [a, b] };
}

function step(before: FightShow, event: Event, cardOf: CardOf): FightShow {
  const show = calm(before);
  switch (event.kind) {
    case 'counterTargetsRevealed':
      return aimed(show, event, cardOf);
    case 'spellNegated':
      return event.index === null ? show : onSpell(show, event.seat, event.index, () => ({ negated: true }));
    case 'shieldRaised': {
      const { spells } = show.sides[event.seat];
      const index = spells.findIndex((s) => s.card === event.card && s.raised === null && !s.negated);
      return onSpell(show, event.seat, index, () => ({ raised: event.capacity, now: true }));
    }
    case 'damagePacket': {
      const { source, victim, amount, unblockable } = event;
      const hit = onSpell(show, source.seat, source.index, (s) => ({
        now: true,
        ...(source.seat === victim ? { own: s.own + amount } : { dealt: s.dealt + amount }),
      }));
      return amount === 0
        ? hit
        : withItem(hit, victim, { kind: unblockable ? 'hard' : 'hit', amount, card: source.card });
    }
    case 'damageReduced':
      return event.amount === 0
        ? show
        : withItem(show, event.seat, { kind: 'block', amount: event.amount, card: null });
    case 'healed':
      return withItem(show, event.seat, { kind: 'heal', amount: event.amount, card: event.source });
    case 'healthChanged':
      // The health of sudden death is given, not fought for.
      if (event.step === 'tie') return show;
      return onSide(show, event.seat, (side) => ({
        ...side,
        health: { from: side.health?.from ?? event.from, to: event.to },
      }));
    case 'roundStarted':
      return { ...show, state: 'over' };
    default:
      return show;
  }
}

/** The last fight, as far as it has been shown. */
function fightShown(events: readonly Event[], cardOf: CardOf): FightShow | null {
  const start = events.findLastIndex(({ kind }) => kind === 'fightRevealed');
  const first = events[start];
  if (first?.kind !== 'fightRevealed') return null;
  let show = revealed(first);
  for (const event of events.slice(start + 1)) {
    if (show.state === 'over' && AFTER.includes(event.kind)) return { ...show, state: 'gone' };
    show = step(show, event, cardOf);
  }
  return show;
}

/** The plans as they lie there while Counterspells are aimed, when nobody has seen them revealed. */
function planned({ phase, players: [a, b] }: View): FightShow | null {
  return phase !== 'aim' || a.plan === null || b.plan === null ? null : revealed({ plans: [a.plan, b.plan] });
}

export function fightNow(events: readonly Event[], view: View, cardOf: CardOf): FightShow | null {
  const shown = fightShown(events, cardOf);
  return shown === null || shown.state === 'gone' ? (planned(view) ?? shown) : shown;
}
