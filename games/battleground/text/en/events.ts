// How does the log read in English, through the eyes of a seat or a watcher?

import type { Viewer } from '@duello/kernel';
import { english, has, listing, type NameOf, say, sentence, small } from '@duello/language';
import type { Event } from '../../rules/state/events.ts';
import { CAST_LIMIT } from '../../rules/state/numbers.ts';
import { effectChosen } from '../chosen-effect.ts';
import type { EventRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { battleRows } from './battle.ts';
import { cardText } from './cards.ts';
import { pointOf, refDoes } from './log.ts';
import { classes, colour, costText, manaParts, spells, tokens } from './nouns.ts';
import { questions } from './table.ts';

const { and, does, outOfTime, own, some, whose, winning } = english;
const { because, wins } = winning('the game is a tie');

const NOTHING = {
  noTarget: 'there is no target',
  noRoom: 'there is no room',
  nothingThere: 'there is nothing to affect',
  antimagic: 'Antimagic stops it',
} as const;
const REASONS = { battle: 'after the battle', kill: 'for the kill', summon: 'for the summon' } as const;

/** Cards a viewer may not know: by name, or how many. */
const someSpells = (cards: readonly string[] | null, count: number, nameOf: NameOf): string =>
  cards === null ? some(count, 'spell', 'spells') : listing(cards, nameOf);

const rows: EventRows = {
  ...battleRows,
  gameStarted: ({ starter }, viewer) => `the game begins. ${sentence(does(starter, viewer, 'go first', 'goes first'))}`,
  classChosen: ({ seat, class: chosen, unique }, viewer, nameOf) =>
    `${does(seat, viewer, 'choose', 'chooses')} the ${classes[chosen]} and ${seat === viewer ? 'take' : 'takes'} ${nameOf(unique)}`,
  cardsDrafted: ({ seat, spells: cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'draft', 'drafts')} ${listing(cards, nameOf)}`,
  neutralDrawn: ({ seat, count, cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'look', 'looks')} at ${cards === null ? `${count} neutral spells` : listing(cards, nameOf)}`,
  neutralKept: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'take', 'takes')} ${nameOf(card)}`,
  crystalsTaken({ seat, crystals }, viewer) {
    const parts = manaParts(crystals);
    return parts.length === 0 ? null : `${does(seat, viewer, 'take', 'takes')} crystals: ${parts.join(', ')}`;
  },
  marketBuilt: ({ sizes: [one, two, three] }) =>
    `the market is built: ${one} spells of tier 1, ${two} of tier 2, ${three} of tier 3`,
  cardRemoved: ({ card }, _, nameOf) => `${nameOf(card)} is out of the game`,
  rowRevealed: ({ tier, row }, _, nameOf) =>
    row.length === 0 ? null : `the tier ${tier} market shows ${listing(row, nameOf)}`,
  turnBegan: ({ seat, round }, viewer) => `round ${round}: ${whose(seat, viewer)} turn begins`,
  phaseBegan({ seat, phase }, viewer) {
    if (phase === 'draft') return 'the draft begins';
    // Of the others what happens in them tells.
    return phase === 'battle' ? `${whose(seat, viewer)} battle begins` : null;
  },
  enchantmentEntered: ({ seat, card, tokens: n }, viewer, nameOf) =>
    `${whose(seat, viewer)} enchantment ${nameOf(card)} comes into play with ${tokens(n)}`,
  auraEntered: ({ seat, card }, viewer, nameOf) => `${whose(seat, viewer)} Aura ${nameOf(card)} comes into play`,
  enchantmentResolved: ({ seat, card }, viewer, nameOf) => `${whose(seat, viewer)} ${nameOf(card)} takes effect`,
  tokensAdded: ({ target, count }, viewer, nameOf) =>
    `${refDoes(target, viewer, nameOf, 'are', 'is')} enchanted (${tokens(count)})`,
  tokensRemoved: ({ target, count }, viewer, nameOf) =>
    `${refDoes(target, viewer, nameOf, 'lose', 'loses')} ${some(count, 'enchantment token', 'enchantment tokens')}`,
  enchantmentTicked: ({ seat, card, left }, viewer, nameOf) =>
    left === 0 ? null : `${whose(seat, viewer)} ${nameOf(card)} has ${tokens(left)} left`,
  enchantmentEnded: ({ seat, card }, viewer, nameOf) => `${whose(seat, viewer)} ${nameOf(card)} ends`,
  manaGained: ({ seat, colour: one, count }, viewer) =>
    `${does(seat, viewer, 'gain', 'gains')} ${count} ${colour(one)} mana`,
  manaSpent({ seat, card, fromPool, fromCharges }, viewer, nameOf) {
    const [pool, charges] = [manaParts(fromPool), manaParts(fromCharges)];
    const parts = [
      ...(pool.length === 0 ? [] : [and(pool)]),
      ...(charges.length === 0 ? [] : [`${and(charges)} in charges`]),
    ];
    if (parts.length === 0) return null;
    return `${does(seat, viewer, 'pay', 'pays')} ${parts.join(' plus ')} for ${nameOf(card)}`;
  },
  manaDecayed: ({ seat, lost }, viewer) =>
    manaParts(lost).length === 0 ? null : `${does(seat, viewer, 'lose', 'loses')} unused mana: ${costText(lost)}`,
  spellCast: ({ seat, card, slot }, viewer, nameOf) =>
    `${does(seat, viewer, 'cast', 'casts')} ${nameOf(card)}${slot === null ? '' : ` from slot ${slot}`}`,
  spellPrepared: ({ seat, slot, cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'prepare', 'prepares')} ${someSpells(cards, 1, nameOf)} in slot ${slot}`,
  preparedReplaced: ({ seat, slot, card }, viewer, nameOf) =>
    `${nameOf(card)} leaves ${whose(seat, viewer)} slot ${slot} for the discard pile`,
  chargePlaced: ({ seat, slot, colour: one }, viewer) =>
    `${does(seat, viewer, 'charge', 'charges')} slot ${slot} with ${colour(one)} mana`,
  chargesLost: ({ seat, slot, charges }, viewer) =>
    manaParts(charges).length === 0
      ? null
      : `${does(seat, viewer, 'lose', 'loses')} the charges of slot ${slot}: ${costText(charges)}`,
  castingEnded: ({ by }) => (by === 'limit' ? `${CAST_LIMIT} spells were cast: Spellcasting ends` : null),
  // What happens to it follows at once and names it.
  targetChosen: () => null,
  pointChosen: ({ seat, source, point }, viewer, nameOf) =>
    `${does(seat, viewer, 'aim', 'aims')} ${nameOf(source)} at ${pointOf(point)}`,
  effectDidNothing: ({ seat, source, why }, viewer, nameOf) =>
    `an effect of ${whose(seat, viewer)} ${nameOf(source)} does nothing: ${NOTHING[why]}`,
  optionalDeclined: ({ seat, source }, viewer, nameOf) =>
    `${does(seat, viewer, 'decline', 'declines')} the effect of ${nameOf(source)}`,
  modeChosen({ seat, source, mode }, viewer, nameOf) {
    const said = effectChosen(source, mode, cardText, nameOf);
    const what = said === null ? `the ${mode === 1 ? 'first' : 'second'} effect of` : `“${small(said)}” for`;
    return `${does(seat, viewer, 'choose', 'chooses')} ${what} ${nameOf(source)}`;
  },
  // What sent it there has been told, but for a summon without a field.
  toDiscard: ({ seat, card, from }, viewer, nameOf) =>
    from === 'unplaced' ? `${whose(seat, viewer)} ${nameOf(card)} finds no free field and is discarded` : null,
  expGained: ({ seat, why, exp }, viewer) =>
    `${does(seat, viewer, 'gain', 'gains')} 1 exp ${REASONS[why]} (exp ${exp})`,
  coinGained: ({ seat, pool, left }, viewer) =>
    `${does(seat, viewer, 'take', 'takes')} a coin${left === null ? '' : ` (${left} left in phase ${pool})`}`,
  phaseUnlocked: ({ phase }) => `phase ${phase} begins: the tier ${phase} market opens`,
  spellBought: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'buy', 'buys')} ${nameOf(card)}`,
  crystalBought: ({ seat, colour: one }, viewer) => `${does(seat, viewer, 'buy', 'buys')} a ${colour(one)} crystal`,
  crystalGained: ({ seat, colour: one, into }, viewer) =>
    `${does(seat, viewer, 'gain', 'gains')} a ${colour(one)} crystal${into === 'hand' ? ` into ${own(seat, viewer)} hand` : ''}`,
  spellRevealed: ({ tier, card }, _, nameOf) => `${nameOf(card)} enters the tier ${tier} market`,
  marketDiscarded: ({ tier, card }, _, nameOf) => `${nameOf(card)} leaves the tier ${tier} market`,
  marketTurnedOver: ({ tier, size }) => `the tier ${tier} market turns over its discard pile (${spells(size)})`,
  handDiscarded: ({ seat, spells: cards }, viewer, nameOf) =>
    cards.length === 0 ? null : `${does(seat, viewer, 'discard', 'discards')} ${listing(cards, nameOf)}`,
  cardsRetained: ({ seat, count, cards }, viewer, nameOf) =>
    count === 0 ? null : `${does(seat, viewer, 'retain', 'retains')} ${someSpells(cards, count, nameOf)}`,
  cardsReturned: ({ seat, count, cards }, viewer, nameOf) =>
    count === 0
      ? null
      : `${does(seat, viewer, 'take', 'takes')} ${someSpells(cards, count, nameOf)} back into ${own(seat, viewer)} hand`,
  cardsDrawn: ({ seat, count, cards }, viewer, nameOf) =>
    count === 0 ? null : `${does(seat, viewer, 'draw', 'draws')} ${someSpells(cards, count, nameOf)}`,
  deckReshuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'shuffle', 'shuffles')} ${own(seat, viewer)} discard pile into a new deck (${spells(size)})`,
  deckShuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'shuffle', 'shuffles')} ${own(seat, viewer)} deck of ${spells(size)}`,
  // The next turn begins at once.
  turnEnded: () => null,
  triggerLimit: () => 'too many deaths set each other off: the remaining effects are dropped',
  roundLimitReached: ({ life: [one, two] }, viewer) =>
    `the round limit is reached: ${whose(0, viewer)} life is ${one}, ${viewer === 1 ? 'yours' : whose(1, viewer)} is ${two}`,
  conceded: ({ seat }, viewer) => does(seat, viewer, 'concede', 'concedes'),
  timedOut: outOfTime(questions),
  gameOver: ({ winner, reason }, viewer) =>
    has(endings, reason) ? endings[reason](winner, viewer) : wins(winner, viewer),
};

export const endings: Words['endings'] = {
  conceded: (winner, viewer) => because(winner, viewer, 'conceded', 'conceded'),
  defeated: (winner, viewer) => because(winner, viewer, 'have no life left', 'has no life left'),
  bothDefeated: (winner, viewer) => sentence(`${wins(winner, viewer)}: neither player has life left`),
  endless: (winner, viewer) => sentence(`${wins(winner, viewer)}: effects set each other off without end`),
  roundLimit: (winner, viewer) => sentence(`${wins(winner, viewer)}: the round limit is reached`),
};

export const event = (happened: Event, viewer: Viewer, nameOf: NameOf): string | null =>
  english.line(say(rows, happened.kind, happened, viewer, nameOf));
