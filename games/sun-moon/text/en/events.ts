// How does the log read in English, through the eyes of a seat or a watcher?

import type { Viewer } from '@duello/kernel';
import { english, listing, type NameOf, say, shown } from '@duello/language';
import type { Moment, Trait } from '../../cards/vocabulary.ts';
import type { Event, Ref } from '../../rules/state/events.ts';
import { modeSaid } from '../chosen-mode.ts';
import type { EventBy, EventRows } from '../row-types.ts';
import { modeClauses } from './cards.ts';
import { changes, onTargets, ref, refBy, refs, sourceName } from './log.ts';
import { frameRows } from './match-log.ts';
import { keywords, skillNames, traits } from './nouns.ts';

const { does, own, some, who, whose } = english;

const life = (left: number): string => ` (life ${shown(left)})`;
const fatigue = (now: number): string => ` (fatigue ${now})`;
/** "in response, " before what is done in a window. */
const answering = (response: boolean): string => (response ? 'in response, ' : '');
const quoted = (said: string): string => `“${said}”`;
const NTH = ['first', 'second', 'third', 'fourth'].map((nth) => `the ${nth} of its effects`);
/** " (X = 2, destroy target enchantment)". */
function chosen(what: Parameters<typeof modeSaid>[0], viewer: Viewer, x = 0): string {
  const parts = [...(x === 0 ? [] : [`X = ${x}`]), ...modeSaid(what, viewer, modeClauses, NTH, quoted)];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const ACTS: { readonly [M in Moment]: string } = {
  startTurn: 'acts at the start of the turn',
  destroyed: 'acts as it is destroyed',
  hits: 'acts as it hits',
  overflow: 'acts as fatigue costs life',
};
const NOTHING = { noTarget: 'there is no target', nothingThere: 'there is nothing to affect' } as const;

function lifeLost({ seat, amount, cause, source, left }: EventBy['lifeLost'], viewer: Viewer, nameOf: NameOf): string {
  const loses = `${does(seat, viewer, 'lose', 'loses')} ${amount} life`;
  if (cause === 'fatigue') return `${loses} to fatigue${life(left)}`;
  if (source === null) return `${loses}${life(left)}`;
  if (cause === 'effect') return `${nameOf(source)}: ${loses}${life(left)}`;
  return `${nameOf(source)} ${cause === 'pierce' ? 'pierces and deals' : 'deals'} ${amount} damage to ${who(seat, viewer)}${life(left)}`;
}

function untapped({ seat, targets, skill }: EventBy['untapped'], viewer: Viewer, nameOf: NameOf): string {
  if (targets.length === 0) return `${whose(seat, viewer)} skill card untaps`;
  const names = listing(
    targets.map(({ card }) => card ?? ''),
    nameOf,
  );
  return `${does(seat, viewer, 'untap', 'untaps')} ${names}${skill ? ` and ${own(seat, viewer)} skill card` : ''}`;
}

function abilityUsed(event: EventBy['abilityUsed'], viewer: Viewer, nameOf: NameOf): string {
  const { source, ability, x, mode, targets, response } = event;
  const { seat } = source;
  const uses = `${answering(response)}${does(seat, viewer, 'use', 'uses')}`;
  const card = refBy(seat, source, viewer, nameOf);
  if (ability === 0) return `${uses} ${keywords.harden} ${x} with ${card}`;
  const which = ability === 1 ? 'the ability' : `ability ${ability}`;
  return `${uses} ${which} of ${card}${chosen({ card: source.card, ability, mode, seat }, viewer, x)}${onTargets(seat, targets, viewer, nameOf)}`;
}

const gained = (trait: Trait): string =>
  trait === 'cantAttack' || trait === 'cantDefend' ? traits[trait].toLowerCase() : `gains ${traits[trait]}`;

function returned({ target, from }: EventBy['returnedToHand'], viewer: Viewer, nameOf: NameOf): string {
  const { seat, card } = target;
  if (from === 'play') return `${ref(target, viewer, nameOf)} returns to ${own(seat, viewer)} hand`;
  return `${does(seat, viewer, 'take', 'takes')} ${card === null ? 'a card' : nameOf(card)} from ${own(seat, viewer)} discard area`;
}

const attacks = (attacker: Ref, target: Ref, viewer: Viewer, nameOf: NameOf, how: string): string =>
  `${ref(attacker, viewer, nameOf)} ${how} ${ref(target, viewer, nameOf)}`;

const ENDED = { gone: 'is no longer in play', cantAttack: 'can’t attack any more' } as const;

const rows: EventRows = {
  ...frameRows,
  turnStarted: ({ seat, turn }, viewer) => `turn ${turn}: ${whose(seat, viewer)} turn begins`,
  drew: ({ seat, count, cards, why }, viewer, nameOf) =>
    `${does(seat, viewer, 'draw', 'draws')} ${cards === null ? some(count, 'card', 'cards') : listing(cards, nameOf)}${why === 'second' ? ' for going second' : ''}`,
  drawFailed: ({ seat }, viewer) => `${whose(seat, viewer)} deck is empty: there is nothing to draw`,
  untapped,
  fatigueHalved: ({ seat, from, to }, viewer) => `${whose(seat, viewer)} fatigue is halved from ${from} to ${to}`,
  turnEnded: ({ seat }, viewer) => `${whose(seat, viewer)} turn ends`,
  actionLimit: ({ seat }, viewer) => `${whose(seat, viewer)} turn ends by itself: it has had too many actions`,
  defenseRestored: ({ targets }, viewer, nameOf) => `the damage is gone from ${refs(targets, viewer, nameOf)}`,
  untilEndExpired: ({ targets }, viewer, nameOf) => `the effects on ${refs(targets, viewer, nameOf)} end with the turn`,
  cardPlayed: ({ seat, card, mode, targets, response }, viewer, nameOf) =>
    `${answering(response)}${does(seat, viewer, 'play', 'plays')} ${nameOf(card)}${chosen({ card, ability: 0, mode, seat }, viewer)}${onTargets(seat, targets, viewer, nameOf)}`,
  skillUsed: ({ seat, skill, x, targets, response }, viewer, nameOf) =>
    `${answering(response)}${does(seat, viewer, 'use', 'uses')} ${skillNames[skill]} ${x}${onTargets(seat, targets, viewer, nameOf)}`,
  abilityUsed,
  attackDeclared: ({ attacker, target }, viewer, nameOf) =>
    target === null ? `${ref(attacker, viewer, nameOf)} attacks` : attacks(attacker, target, viewer, nameOf, 'attacks'),
  defenderNamed: ({ attacker, target }, viewer, nameOf) =>
    target.card === null
      ? attacks(attacker, target, viewer, nameOf, 'attacks')
      : `${ref(target, viewer, nameOf)} defends against ${ref(attacker, viewer, nameOf)}`,
  targetRedeclared: ({ attacker, target }, viewer, nameOf) => attacks(attacker, target, viewer, nameOf, 'now attacks'),
  // A response or a pass follows.
  windowOpened: () => null,
  passed: ({ seat }, viewer) => does(seat, viewer, 'pass', 'passes'),
  chainFull: () => 'too many actions wait for each other: this one gets no response',
  triggered: ({ moment, source }, viewer, nameOf) => `${ref(source, viewer, nameOf)} ${ACTS[moment]}`,
  targetChosen: ({ seat, source, target }, viewer, nameOf) =>
    `${does(seat, viewer, 'choose', 'chooses')} ${refBy(seat, target, viewer, nameOf)} for ${nameOf(source)}`,
  targetLost: ({ source }, _viewer, nameOf) => `${sourceName(source, nameOf)} has lost its target`,
  effectDidNothing: ({ source, why }, _viewer, nameOf) =>
    `an effect of ${sourceName(source, nameOf)} does nothing: ${NOTHING[why]}`,
  optionalDeclined: ({ seat, source }, viewer, nameOf) =>
    `${does(seat, viewer, 'decline', 'declines')} the effect of ${sourceName(source, nameOf)}`,
  fatiguePaid: ({ seat, amount, now }, viewer) =>
    `${does(seat, viewer, 'pay', 'pays')} ${amount} fatigue${fatigue(now)}`,
  fatigueAdded: ({ seat, amount, now }, viewer) =>
    `${does(seat, viewer, 'gain', 'gains')} ${amount} fatigue${fatigue(now)}`,
  fatigueRemoved: ({ seat, amount, now }, viewer) =>
    `${does(seat, viewer, 'lose', 'loses')} ${amount} fatigue${fatigue(now)}`,
  // The life that it costs has a line.
  fatigueOverflow: () => null,
  lifeLost,
  lifeGained: ({ seat, amount, left }, viewer) => `${does(seat, viewer, 'gain', 'gains')} ${amount} life${life(left)}`,
  entered: ({ target, tapped }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} enters play ${tapped ? 'tapped' : 'untapped'}`,
  attached: ({ enchantment, bearer }, viewer, nameOf) =>
    `${ref(enchantment, viewer, nameOf)} is put on ${refBy(enchantment.seat, bearer, viewer, nameOf)}`,
  attachFailed: ({ seat, card }, viewer, nameOf) =>
    `${ref({ seat, id: null, card }, viewer, nameOf)} finds nothing to enchant`,
  tapped: ({ target }, viewer, nameOf) => `${ref(target, viewer, nameOf)} is tapped`,
  // A spell is discarded when it is done, and what leaves play has a line.
  discarded: ({ seat, card, from }, viewer, nameOf) =>
    from === 'hand' ? `${does(seat, viewer, 'discard', 'discards')} ${nameOf(card)}` : null,
  damaged: ({ target, amount, source, left }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} takes ${amount} damage${source === null ? '' : ` from ${nameOf(source)}`} (defence ${shown(left)})`,
  destroyed: ({ target, cause }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} ${cause === 'bearer' ? 'goes to the discard area with its bearer' : 'is destroyed'}`,
  returnedToHand: returned,
  statChanged({ target, attack, defense }, viewer, nameOf) {
    const what = changes(attack, defense);
    return what === '' ? null : `${ref(target, viewer, nameOf)} gets ${what} until end of turn`;
  },
  traitGained: ({ target, trait }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} ${gained(trait)} until end of turn`,
  // Whatever is dealt has a line of its own.
  combat: ({ toAttacker, toDefender }) => (toAttacker <= 0 && toDefender <= 0 ? 'the blows deal no damage' : null),
  attackEnded: ({ attacker, seat, why }, viewer, nameOf) =>
    `the attack is over: ${ref({ seat, id: null, card: attacker }, viewer, nameOf)} ${ENDED[why]}`,
};

export const event = (happened: Event, viewer: Viewer, nameOf: NameOf): string | null =>
  english.line(say(rows, happened.kind, happened, viewer, nameOf));
