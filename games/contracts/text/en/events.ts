// How does the log read in English, through the eyes of a seat or a watcher?

import type { Viewer } from '@duello/kernel';
import { english, has, listing, type NameOf, say, sentence, shown, signed } from '@duello/language';
import type { Moment } from '../../cards/vocabulary.ts';
import type { Event, Ref, Source, Sources } from '../../rules/state/events.ts';
import type { EventBy, EventRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { labels } from './cards.ts';
import { deckTexts } from './names.ts';
import { contracts, statuses } from './nouns.ts';
import { element, questions } from './table.ts';

const { a, and, count, does, outOfTime, own, some, who, whose, winning } = english;
const { because, wins } = winning('the game is a tie');

const isYou = ({ seat, card }: Ref, viewer: Viewer): boolean => card === null && seat === viewer;
const ref = ({ seat, card }: Ref, viewer: Viewer, nameOf: NameOf): string =>
  card === null ? who(seat, viewer) : `${whose(seat, viewer)} ${nameOf(card)}`;
const refDoes = (one: Ref, viewer: Viewer, nameOf: NameOf, you: string, they: string): string =>
  `${ref(one, viewer, nameOf)} ${isYou(one, viewer) ? you : they}`;
/** A name that says "Orb" needs no other word for it. */
const theOrb = (name: string): string => (/\bOrb\b/.test(name) ? name : `Orb ${name}`);
const health = (left: number): string => ` (health ${shown(left)})`;
const runes = count('Rune', 'Runes');
const tanks = (n: number): string => (n === 1 ? 'a tank' : `${n} tanks`);

const SOURCE_WORDS: Readonly<Record<Source, readonly [one: string, many: string]>> = {
  red: ['fire extractor', 'fire extractors'],
  blue: ['water extractor', 'water extractors'],
  yellow: ['light extractor', 'light extractors'],
  pure: ['pure extractor', 'pure extractors'],
  redTank: ['tank of fire', 'tanks of fire'],
  blueTank: ['tank of water', 'tanks of water'],
  yellowTank: ['tank of light', 'tanks of light'],
  tank: ['tank', 'tanks'],
};
const paidWith = (sources: Sources): readonly string[] =>
  Object.entries(sources).flatMap(([source, n]) =>
    has(SOURCE_WORDS, source) && n > 0 ? [`${n} ${SOURCE_WORDS[source][n === 1 ? 0 : 1]}`] : [],
  );

/** "+2 attack", "+1/+1", "Magic Damage +1"; what is lost without its sign. */
function changes(attack: number, life: number, magic: number): { readonly loses: boolean; readonly what: string } {
  const loses = attack <= 0 && life <= 0 && magic <= 0;
  const sign = (n: number): string => (loses ? String(-n) : signed(n));
  const numbers = [
    ...(attack === 0 ? [] : [`${sign(attack)} attack`]),
    ...(life === 0 ? [] : [`${sign(life)} health`]),
  ];
  const parts = numbers.length === 2 && !loses ? [`${signed(attack)}/${signed(life)}`] : numbers;
  return { loses, what: and([...parts, ...(magic === 0 ? [] : [`Magic Damage ${signed(loses ? -magic : magic)}`])]) };
}

const OCCASIONS: { readonly [M in Exclude<Moment, keyof typeof labels>]: string } = {
  attack: 'acts as it attacks',
  hurt: 'reacts to the damage',
  discard: 'reacts to the discards',
  burnout: 'reacts to the burnout',
};
const NOTHING = {
  noTarget: 'there is no target',
  noRoom: 'there is no room',
  nothingThere: 'there is nothing to affect',
} as const;
const ENDS = {
  damage: 'is destroyed',
  effect: 'is destroyed',
  worn: 'is worn out',
  replaced: 'is replaced',
} as const;

function damaged(event: EventBy['damage'], viewer: Viewer, nameOf: NameOf): string {
  const { by, source, target, amount, magic, left } = event;
  const added = magic > 0 ? `, ${magic} of it Magic Damage` : '';
  const taken = refDoes(target, viewer, nameOf, 'take', 'takes');
  if (by === 'burnout') return `${taken} ${amount} burnout damage${health(left)}`;
  if (by === 'specialDraw') return `${taken} ${amount} damage for the special draw${health(left)}`;
  if (by === 'combat' || source === null) return `${taken} ${amount} damage${health(left)}`;
  return `${nameOf(source)} deals ${amount} damage to ${ref(target, viewer, nameOf)}${added}${health(left)}`;
}

const rows: EventRows = {
  gameStarted({ decks, first }, viewer) {
    const plays = ([0, 1] as const).map(
      (seat) => `${does(seat, viewer, 'play', 'plays')} ${deckTexts[decks[seat]].name}`,
    );
    return `the game begins: ${plays.join(', ')}. ${sentence(does(first, viewer, 'go first', 'goes first'))}`;
  },
  runesSetAside: ({ seat, count }, viewer) =>
    count === 0
      ? null
      : `${does(seat, viewer, 'start', 'starts')} with ${runes(count)} beside ${own(seat, viewer)} deck`,
  deckShuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'shuffle', 'shuffles')} ${own(seat, viewer)} deck of ${contracts(size)}`,
  pureExtractorTaken: ({ seat }, viewer) => `${does(seat, viewer, 'take', 'takes')} the pure extractor`,
  setAside: ({ seat, count }, viewer) =>
    count === 0
      ? `${does(seat, viewer, 'keep', 'keeps')} ${own(seat, viewer)} opening hand`
      : `${does(seat, viewer, 'set', 'sets')} ${contracts(count)} aside`,
  shuffledBack: ({ seat, count }, viewer) =>
    count === 0
      ? null
      : `${does(seat, viewer, 'shuffle', 'shuffles')} ${contracts(count)} back into ${own(seat, viewer)} deck`,
  turnStarted: ({ seat, turn }, viewer) => `turn ${turn}: ${whose(seat, viewer)} turn begins`,
  extractorGained: ({ seat, colour }, viewer) =>
    `${does(seat, viewer, 'gain', 'gains')} ${a(`${element(colour)} extractor`)}`,
  extractorSwapped: ({ seat, from, to }, viewer) =>
    `${does(seat, viewer, 'exchange', 'exchanges')} ${a(`${element(from)} extractor`)} for ${a(`${element(to)} one`)}`,
  // Every turn, and the extractors show it.
  extractorsFilled: () => null,
  turnEnding: ({ seat }, viewer) => `${does(seat, viewer, 'end', 'ends')} ${own(seat, viewer)} turn`,
  orbStance: ({ seat, active }, viewer) =>
    active
      ? `${does(seat, viewer, 'leave', 'leaves')} ${own(seat, viewer)} Orb active`
      : `${does(seat, viewer, 'let', 'lets')} ${own(seat, viewer)} Orb rest`,
  tanksFilled: ({ seat, colour, count }, viewer) =>
    `${does(seat, viewer, 'fill', 'fills')} ${tanks(count)}${colour === 'pure' ? '' : ` with ${element(colour)}`}`,
  manaWasted: ({ seat, count }, viewer) => `${does(seat, viewer, 'waste', 'wastes')} ${count} mana: no tank is free`,
  extractorsEmptied: () => null,
  turnPassed: () => null,
  lookStarted: ({ seat, count }, viewer) =>
    `${does(seat, viewer, 'draw, looking', 'draws, looking')} at ${contracts(count)}`,
  looked: ({ seat, cards }, viewer, nameOf) =>
    cards === null ? null : `${does(seat, viewer, 'see', 'sees')} ${listing(cards, nameOf)}`,
  taken: ({ seat, count, cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'take', 'takes')} ${cards === null ? some(count, 'contract', 'contracts') : listing(cards, nameOf)}`,
  rejected: ({ seat, contracts: cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'discard', 'discards')} ${listing(cards, nameOf)}`,
  fetched: ({ seat, count, cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'fetch', 'fetches')} ${cards === null ? some(count, 'contract', 'contracts') : listing(cards, nameOf)}`,
  specialDrawUsed: ({ seat }, viewer) => `${does(seat, viewer, 'use', 'uses')} the special draw`,
  // The damage itself has a line.
  specialDrawDamage: () => null,
  burnout: ({ seat }, viewer) => `burnout: ${whose(seat, viewer)} deck is empty`,
  handOverflow: ({ seat, card }, viewer, nameOf) =>
    `${whose(seat, viewer)} hand is full: ${nameOf(card)} goes to ${own(seat, viewer)} discard pile`,
  ambush: ({ seat, card }, viewer, nameOf) => `Ambush: ${does(seat, viewer, 'reveal', 'reveals')} ${nameOf(card)}`,
  returnedToHand: ({ seat, card, from }, viewer, nameOf) =>
    from === 'field'
      ? `${whose(seat, viewer)} ${nameOf(card)} returns to ${own(seat, viewer)} hand`
      : `${does(seat, viewer, 'take', 'takes')} ${nameOf(card)} from ${own(seat, viewer)} discard pile`,
  paid({ seat, card, sources, forUse }, viewer, nameOf) {
    const parts = paidWith(sources);
    if (parts.length === 0) return null;
    return `${does(seat, viewer, 'empty', 'empties')} ${and(parts)} ${forUse ? 'to use' : 'for'} ${nameOf(card)}`;
  },
  spellPlayed: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'play', 'plays')} ${nameOf(card)}`,
  spellResolved: () => null,
  runePlaced: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'play', 'plays')} the Rune ${nameOf(card)}`,
  runeUsed: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'use', 'uses')} the Rune ${nameOf(card)}`,
  orbPlaced: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'play', 'plays')} ${theOrb(nameOf(card))}`,
  orbUsed: ({ seat, card, target }, viewer, nameOf) =>
    `${does(seat, viewer, 'use', 'uses')} ${theOrb(nameOf(card))} on ${ref(target, viewer, nameOf)}`,
  creaturePlayed: ({ seat, card, index }, viewer, nameOf) =>
    `${does(seat, viewer, 'play', 'plays')} ${nameOf(card)} (place ${index + 1})`,
  tokenSummoned: ({ seat, card, index }, viewer, nameOf) =>
    `${does(seat, viewer, 'summon', 'summons')} ${a(`${nameOf(card)} token`)} (place ${index + 1})`,
  tokenNotSummoned: ({ seat, card }, viewer, nameOf) =>
    `${whose(seat, viewer)} line is full: there is no room for ${a(`${nameOf(card)} token`)}`,
  triggered({ moment, source }, viewer, nameOf) {
    const acts = has(labels, moment) ? `: ${labels[moment]}` : ` ${OCCASIONS[moment]}`;
    return `${ref(source, viewer, nameOf)}${acts}`;
  },
  // What happens to it follows at once and names it.
  targetChosen: () => null,
  effectDidNothing: ({ seat, source, why }, viewer, nameOf) =>
    `an effect of ${whose(seat, viewer)} ${nameOf(source)} does nothing: ${NOTHING[why]}`,
  optionalDeclined: ({ seat, source }, viewer, nameOf) =>
    `${does(seat, viewer, 'decline', 'declines')} the effect of ${nameOf(source)}`,
  attackDeclared: ({ attacker, target }, viewer, nameOf) =>
    `${refDoes(attacker, viewer, nameOf, 'attack', 'attacks')} ${ref(target, viewer, nameOf)}`,
  // Whatever is dealt has a line of its own.
  fight: ({ toTarget, toAttacker }) => (toTarget <= 0 && toAttacker <= 0 ? 'the fight deals no damage' : null),
  noFight: ({ attacker, target }, viewer, nameOf) =>
    `${ref(attacker, viewer, nameOf)} and ${ref(target, viewer, nameOf)} don’t fight: one of them is gone`,
  damage: damaged,
  healed: ({ source, target, amount, left }, viewer, nameOf) =>
    `${nameOf(source)} heals ${ref(target, viewer, nameOf)} for ${amount}${health(left)}`,
  healthLost: ({ seat, amount, left, source }, viewer, nameOf) =>
    `${does(seat, viewer, 'lose', 'loses')} ${amount} health to ${own(seat, viewer)} own ${nameOf(source)}${health(left)}`,
  durabilityLost: ({ seat, card, left }, viewer, nameOf) =>
    left <= 0 ? null : `${whose(seat, viewer)} ${nameOf(card)} loses 1 durability (${left} left)`,
  orbAnswered: ({ seat, card, target }, viewer, nameOf) =>
    `${whose(seat, viewer)} active ${theOrb(nameOf(card))} strikes back at ${ref(target, viewer, nameOf)}`,
  orbWaits: ({ seat, card }, viewer, nameOf) =>
    `${whose(seat, viewer)} active ${theOrb(nameOf(card))} waits for the next attack`,
  modifierGained({ target, attack, health: life, magic, until }, viewer, nameOf) {
    const { loses, what } = changes(attack, life, magic);
    if (what === '') return null;
    const how = loses
      ? refDoes(target, viewer, nameOf, 'lose', 'loses')
      : refDoes(target, viewer, nameOf, 'gain', 'gains');
    return `${how} ${what}${until === 'turn' ? ' this turn' : ''}`;
  },
  modifierEnded({ target, attack, health: life, magic }, viewer, nameOf) {
    const had = changes(attack, life, magic);
    const lost = changes(-attack, -life, -magic);
    if (had.what === '') return null;
    const how = had.loses
      ? refDoes(target, viewer, nameOf, 'regain', 'regains')
      : refDoes(target, viewer, nameOf, 'lose', 'loses');
    return `${how} ${lost.loses ? lost.what : had.what} as the turn ends`;
  },
  statusGained: ({ target, status, until }, viewer, nameOf) =>
    `${refDoes(target, viewer, nameOf, 'gain', 'gains')} ${statuses[status]}${until === 'turn' ? ' this turn' : ''}`,
  statusLost: ({ target, status }, viewer, nameOf) =>
    `${refDoes(target, viewer, nameOf, 'lose', 'loses')} ${statuses[status]}`,
  faded: ({ target }, viewer, nameOf) => refDoes(target, viewer, nameOf, 'Fade', 'Fades'),
  continuousChanged({ target, attack, health: life }, viewer, nameOf) {
    const parts = [
      ...(attack[0] === attack[1] ? [] : [`attack ${shown(attack[0])} → ${shown(attack[1])}`]),
      ...(life[0] === life[1] ? [] : [`health ${shown(life[0])} → ${shown(life[1])}`]),
    ];
    return parts.length === 0 ? null : `${ref(target, viewer, nameOf)}: ${parts.join(', ')}`;
  },
  creatureMoved: ({ target, from, to }, viewer, nameOf) =>
    from === to ? null : `${ref(target, viewer, nameOf)} moves from place ${from + 1} to place ${to + 1}`,
  // Disarming has a line of its own.
  destroyed: ({ target, cause }, viewer, nameOf) =>
    cause === 'disarmed' ? null : `${ref(target, viewer, nameOf)} ${ENDS[cause]}`,
  // What sent it there has been told.
  toDiscard: () => null,
  tokenVanished: ({ target }, viewer, nameOf) => `${ref(target, viewer, nameOf)} token vanishes`,
  disarmed: ({ seat, card }, viewer, nameOf) =>
    `${does(seat, viewer, 'are', 'is')} Disarmed and ${seat === viewer ? 'lose' : 'loses'} ${nameOf(card)}`,
  healthCheck: ({ health: [one, two] }, viewer) =>
    `${whose(0, viewer)} health is ${shown(one)}, ${viewer === 1 ? 'yours' : whose(1, viewer)} is ${shown(two)}`,
  loopGuard: () => 'too many effects set each other off: the rest is dropped',
  turnLimitReached: () => 'the turn limit is reached',
  conceded: ({ seat }, viewer) => does(seat, viewer, 'concede', 'concedes'),
  timedOut: outOfTime(questions),
  gameOver: ({ winner, reason }, viewer) =>
    has(endings, reason) ? endings[reason](winner, viewer) : wins(winner, viewer),
};

export const endings: Words['endings'] = {
  conceded: (winner, viewer) => because(winner, viewer, 'conceded', 'conceded'),
  defeated: (winner, viewer) => because(winner, viewer, 'have no health left', 'has no health left'),
  bothDefeated: (winner, viewer) => sentence(`${wins(winner, viewer)}: neither player has health left`),
  endless: (winner, viewer) => sentence(`${wins(winner, viewer)}: effects set each other off without end`),
  turnLimit: (winner, viewer) => sentence(`${wins(winner, viewer)}: the turn limit is reached`),
};

export const event = (happened: Event, viewer: Viewer, nameOf: NameOf): string | null =>
  english.line(say(rows, happened.kind, happened, viewer, nameOf));
