// How does the log read in English, through the eyes of a seat or a watcher?

import type { Seat, Viewer } from '@duello/kernel';
import { english, has, listing, type NameOf, say, sentence } from '@duello/language';
import type { Aim, Event, PlanWords, SpellRef } from '../../rules/state/events.ts';
import type { EventBy, EventRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { cards, coins, moreCards } from './effects.ts';
import { phases, questions } from './table.ts';

const { does, outOfTime, own, who, whose, winning } = english;
const { because, wins } = winning('the game is a tie');

const shownHealth = (health: number): number => Math.max(0, health);

const spells = (refs: readonly SpellRef[], viewer: Viewer, nameOf: NameOf): string =>
  refs.map(({ seat, card }) => `${whose(seat, viewer)} ${nameOf(card)}`).join(', ');

function reveals(seat: Seat, plan: PlanWords, viewer: Viewer, nameOf: NameOf): string {
  const parts = [
    ...(plan.gems.length === 0 ? [] : [listing(plan.gems, nameOf)]),
    ...plan.spells.map(({ cast, feed }) =>
      feed.length === 0 ? nameOf(cast) : `${nameOf(cast)} (fed with ${listing(feed, nameOf)})`,
    ),
  ];
  return sentence(`${does(seat, viewer, 'reveal', 'reveals')} ${parts.length === 0 ? 'nothing' : parts.join(', ')}`);
}

function aimsAt(seat: Seat, aims: readonly Aim[], viewer: Viewer, nameOf: NameOf): readonly string[] {
  if (aims.length === 0) return [];
  const targets = aims.map((aim) => {
    if (aim === null) return 'nothing';
    return 'spell' in aim ? nameOf(aim.spell.card) : `${nameOf(aim.card)} (standing shield)`;
  });
  return [sentence(`${does(seat, viewer, 'aim', 'aims')} at ${targets.join(', then at ')}`)];
}

const NEGATED = { counter: 'is countered', putOut: 'is put out', cycle: 'is lost in a ring of counters' } as const;
const STANCES = {
  skin: { you: 'take half the blockable damage', they: 'takes half the blockable damage' },
  flight: { you: 'take no blockable damage', they: 'takes no blockable damage' },
} as const;
const BROKEN = {
  damage: 'is used up',
  counter: 'is countered',
  empty: 'has nothing to block with and is discarded',
  room: 'finds no room beside the other shields and is discarded',
  tie: 'goes back into the deck',
} as const;

function spared(seat: Seat, by: EventBy['damageReduced']['by'], amount: number, viewer: Viewer): string {
  if (by === 'shield') return `${whose(seat, viewer)} shields block ${amount} damage`;
  if (by === 'half') return `${does(seat, viewer, 'take', 'takes')} half: ${amount} damage less`;
  return `${by === 'block' ? does(seat, viewer, 'block', 'blocks') : does(seat, viewer, 'avoid', 'avoids')} ${amount} damage`;
}

const rows: EventRows = {
  gameStarted: ({ supply, first }, viewer, nameOf) =>
    `the game begins and ${does(first, viewer, 'go', 'goes')} first. Supply: ${listing(supply, nameOf)}`,
  roundStarted: ({ round, suddenDeath, first }, viewer) =>
    `round ${round}${suddenDeath ? ' (sudden death)' : ''}: ${does(first, viewer, 'go', 'goes')} first`,
  deckShuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'shuffle', 'shuffles')} ${own(seat, viewer)} deck of ${cards(size)}`,
  cardsDrawn({ seat, count, cards: drawn }, viewer, nameOf) {
    const what = count === 0 ? 'no cards' : cards(count);
    const which = drawn === null || drawn.length === 0 ? '' : `: ${listing(drawn, nameOf)}`;
    return `${does(seat, viewer, 'draw', 'draws')} ${what}${which}`;
  },
  drawShort: ({ seat, missing }, viewer) =>
    `${whose(seat, viewer)} deck and discard pile are empty: ${cards(missing)} not drawn`,
  phaseStarted: ({ seat, phase }, viewer) =>
    seat === null ? phases[phase] : `${whose(seat, viewer)} ${phases[phase]}`,
  // What a plan plays is in the line that reveals it.
  gemPlayed: ({ seat, card, mana, phase }, viewer, nameOf) =>
    phase === 'fight' ? null : `${does(seat, viewer, 'play', 'plays')} ${nameOf(card)} (mana: ${mana})`,
  gemOutcast: ({ seat, card, draws }, viewer, nameOf) =>
    `${does(seat, viewer, 'outcast', 'outcasts')} ${nameOf(card)} to draw ${cards(draws)}`,
  spellCast: ({ seat, card, cost, mana, phase }, viewer, nameOf) =>
    phase === 'fight' ? null : `${does(seat, viewer, 'cast', 'casts')} ${nameOf(card)} for ${cost} mana (${mana} left)`,
  reactionPassed: ({ seat }, viewer) => does(seat, viewer, 'don’t answer', 'doesn’t answer'),
  counterCast: ({ seat, card, target, atShield }, viewer, nameOf) =>
    atShield
      ? `${does(seat, viewer, 'cast', 'casts')} ${nameOf(card)} at the standing shield ${nameOf(target)}`
      : `${does(seat, viewer, 'answer', 'answers')} ${nameOf(target)} with ${nameOf(card)}`,
  spellNegated: ({ seat, card, by }, viewer, nameOf) => `${whose(seat, viewer)} ${nameOf(card)} ${NEGATED[by]}`,
  // What it does follows at once in lines of its own.
  spellResolved: () => null,
  spellFizzled: ({ seat, card }, viewer, nameOf) => `${whose(seat, viewer)} ${nameOf(card)} has no effect`,
  healed({ seat, amount, wasted, source }, viewer, nameOf) {
    const by = source === null ? '' : ` with ${nameOf(source)}`;
    return `${does(seat, viewer, 'heal', 'heals')} ${amount}${by}${wasted > 0 ? ` (${wasted} wasted)` : ''}`;
  },
  cardsDiscarded({ seat, cards: discarded, cause, phase }, viewer, nameOf) {
    if (discarded.length === 0 || cause === 'resolved' || phase === 'fight') return null;
    const line = `${does(seat, viewer, 'discard', 'discards')} ${listing(discarded, nameOf)}`;
    return `${line} for ${nameOf(cause)}`;
  },
  cardOutcast: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'outcast', 'outcasts')} ${nameOf(card)}`,
  currencyGained: ({ seat, card }, viewer, nameOf) =>
    `${does(seat, viewer, 'take', 'takes')} ${nameOf(card)} into ${own(seat, viewer)} hand`,
  currencyPlayed: ({ seat, card, coins: pool }, viewer, nameOf) =>
    `${does(seat, viewer, 'spend', 'spends')} ${nameOf(card)} (coins: ${pool})`,
  cardBought({ seat, card, price, left, to }, viewer, nameOf) {
    const where = to === 'discard' ? `; it goes to ${own(seat, viewer)} discard pile` : '';
    const pile = left === null ? '' : ` (${left} left in the pile)`;
    return `${does(seat, viewer, 'buy', 'buys')} ${nameOf(card)} for ${coins(price)}${where}${pile}`;
  },
  pileEmptied: ({ card }, _, nameOf) => `${nameOf(card)} is sold out`,
  coinsLost: ({ seat, coins: lost }, viewer) =>
    lost === 0 ? null : `${does(seat, viewer, 'lose', 'loses')} ${lost} unspent ${lost === 1 ? 'coin' : 'coins'}`,
  planCommitted: ({ seat }, viewer) => does(seat, viewer, 'commit your plan', 'commits a plan'),
  fightRevealed: ({ plans }, viewer, nameOf) =>
    `${reveals(0, plans[0], viewer, nameOf)} ${reveals(1, plans[1], viewer, nameOf)}`,
  counterTargetsChosen: ({ seat }, viewer) => does(seat, viewer, 'have taken aim', 'has taken aim'),
  counterTargetsRevealed({ aims }, viewer, nameOf) {
    const lines = [...aimsAt(0, aims[0], viewer, nameOf), ...aimsAt(1, aims[1], viewer, nameOf)];
    return lines.length === 0 ? null : lines.join(' ');
  },
  counterCycle: ({ spells: ring }, viewer, nameOf) =>
    `counters aimed at one another in a ring all fail: ${spells(ring, viewer, nameOf)}`,
  fireExtinguished: ({ seat, card, spells: out }, viewer, nameOf) =>
    out.length === 0 ? null : `${whose(seat, viewer)} ${nameOf(card)} puts out ${spells(out, viewer, nameOf)}`,
  spiritDoubled: ({ seat, times }, viewer) => `${whose(seat, viewer)} empowered spells deal and block ×${times}`,
  shieldRaised: ({ seat, card, capacity }, viewer, nameOf) =>
    `${does(seat, viewer, 'raise', 'raises')} ${nameOf(card)}, which can block ${capacity} damage`,
  stanceSet: ({ seat, stance }, viewer) =>
    stance === 'pool' ? null : `${does(seat, viewer, STANCES[stance].you, STANCES[stance].they)} in this fight`,
  damagePacket({ source, victim, amount, step, unblockable }, viewer, nameOf) {
    const target = source.seat === victim && victim !== viewer ? 'its caster' : who(victim, viewer);
    const what = `${amount} ${unblockable ? 'unblockable ' : ''}damage to ${target}`;
    const first = step === 'priority' ? 'priority: ' : '';
    return `${first}${whose(source.seat, viewer)} ${nameOf(source.card)} deals ${what}`;
  },
  damageReduced: ({ seat, by, amount }, viewer) => (amount === 0 ? null : spared(seat, by, amount, viewer)),
  shieldWorn: ({ seat, card, left }, viewer, nameOf) =>
    left === 0 ? null : `${whose(seat, viewer)} ${nameOf(card)} can block ${left} more damage`,
  shieldBroken: ({ seat, card, by }, viewer, nameOf) => `${whose(seat, viewer)} ${nameOf(card)} ${BROKEN[by]}`,
  slingEmpowered: ({ seat, card }, viewer, nameOf) =>
    `${does(seat, viewer, 'have', 'has')} taken damage, so ${own(seat, viewer)} ${nameOf(card)} hits harder`,
  // Sudden death says once what both start from.
  healthChanged: ({ seat, from, to, step }, viewer) =>
    from === to || step === 'tie' ? null : `${whose(seat, viewer)} health: ${shownHealth(from)} → ${shownHealth(to)}`,
  drawModifierQueued: ({ seat, amount, source }, viewer, nameOf) =>
    amount === 0 ? null : `${who(seat, viewer)} will draw ${moreCards(amount)} next round (${nameOf(source)})`,
  endCheck: () => null,
  playerDefeated: ({ seat }, viewer) => does(seat, viewer, 'are defeated', 'is defeated'),
  tie: () => 'both players fall together',
  suddenDeathStarted: ({ health }) => `sudden death: both players are back at ${health} health`,
  currencyPurged: ({ seat, count }, viewer) =>
    count === 0
      ? null
      : `${does(seat, viewer, 'outcast', 'outcasts')} all ${own(seat, viewer)} currency (${cards(count)})`,
  cleanup: ({ seat, cards: cleared }, viewer, nameOf) =>
    cleared.length === 0 ? null : `${does(seat, viewer, 'put', 'puts')} away ${listing(cleared, nameOf)}`,
  shieldStays: ({ seat, card, left }, viewer, nameOf) =>
    `${whose(seat, viewer)} ${nameOf(card)} stays in play and can block ${left} more damage`,
  manaLost: ({ seat, mana }, viewer) =>
    mana === 0 ? null : `${does(seat, viewer, 'lose', 'loses')} ${mana} unspent mana`,
  roundLimitReached: () => 'the round limit is reached: health decides',
  conceded: ({ seat }, viewer) => does(seat, viewer, 'concede', 'concedes'),
  timedOut: outOfTime(questions),
  gameOver: ({ winner, reason }, viewer) =>
    has(endings, reason) ? endings[reason](winner, viewer) : wins(winner, viewer),
};

export const endings: Words['endings'] = {
  conceded: (winner, viewer) => because(winner, viewer, 'conceded', 'conceded'),
  defeated: (winner, viewer) => because(winner, viewer, 'have no health left', 'has no health left'),
  endless: (winner, viewer) => sentence(`${wins(winner, viewer)}: effects set each other off without end`),
  roundLimit: (winner, viewer) =>
    sentence(`${wins(winner, viewer)}: ${winner === null ? 'equal' : 'more'} health at the round limit`),
};

export const event = (happened: Event, viewer: Viewer, nameOf: NameOf): string | null =>
  english.line(say(rows, happened.kind, happened, viewer, nameOf));
