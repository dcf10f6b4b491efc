// Which options does a question of Sun & Moon show, and what stands beside each?

import { type Decision, other, type Seat } from '@duello/kernel';
import { has } from '@duello/language';
import type { Entry, Group } from '@duello/terminal';
import {
  type Action,
  announcedPayment,
  type Fight,
  previewFight,
  QUESTIONS,
  type QuestionName,
  readAction,
  readOption,
  readSpot,
  type Spot,
  summoningItem,
  type View,
} from '../index.ts';
import { cardAt, cardText, type Naming, seatAt, spotName, summoningName } from './naming.ts';

export const questionOf = (what: string): QuestionName => QUESTIONS.find((name) => name === what) ?? 'act';

/** Questions whose options are places on the table. */
const OF_SPOTS: readonly string[] = ['target', 'defender', 'block', 'aim'];
const BY = { end: 'end', pass: 'pass', no: 'pass' } as const;
const hasSign = ({ by }: Entry): boolean => by !== undefined;

export function menuGroups(view: View, naming: Naming): readonly Group[] {
  const { decision } = view;
  if (decision === null) return [];
  if (decision.shape === 'number') return [xGroup(view, decision, naming)];
  if (decision.what === 'act' || decision.what === 'respond') return actionGroups(view, decision, naming);
  if (OF_SPOTS.includes(decision.what)) return spotGroups(view, decision, naming);
  const entries = decision.options.map(({ key }) => entryOf(view, decision, key, naming));
  const others = entries.filter((entry) => !hasSign(entry));
  return [{ title: null, flows: false, entries: [...entries.filter(hasSign), ...others] }];
}

function entryOf(view: View, decision: Decision, key: string, naming: Naming): Entry {
  const label = labelOf(view, decision, key, naming);
  return has(BY, key) ? { label, picks: [key], by: BY[key] } : { label, picks: [key] };
}

/** An option in words, with what one wants to know before choosing it. */
export function labelOf(view: View, decision: Decision, key: string, naming: Naming): string {
  const { text, plain } = naming;
  const question = questionOf(decision.what);
  const said = text.option(question, key, plain);
  const option = readOption(question, key);
  switch (option.word) {
    case 'class':
      return `${said}: ${text.sets[option.class].plan}`;
    case 'pick':
    case 'takeBack':
      return cardText(option.card, naming);
    case 'mode':
      return modeTexts(view, naming)[option.n - 1] ?? said;
    case 'play':
    case 'skill':
    case 'use':
    case 'attack':
      return actionLabel(view, decision.seat, option, naming) ?? said;
    case 'spot':
      return `${naming.who(seatAt(option.spot, decision.seat))}: ${spotName(view, decision.seat, option.spot, naming)}`;
    default:
      return said;
  }
}

/** Every X with what is paid for it: its number is itself. */
function xGroup(view: View, { min, max }: Decision, { ui }: Naming): Group {
  const entries = Array.from({ length: max - min + 1 }, (_, step): Entry => {
    const x = min + step;
    const { fatigue, after, discards } = announcedPayment(view, x) ?? { fatigue: 0, after: 0, discards: 0 };
    const paid = [...(fatigue === 0 ? [] : [ui.tires(after)]), ...(discards === 0 ? [] : [ui.discards(discards)])];
    return {
      label: `X = ${x}${paid.length === 0 ? '' : ` (${paid.join(', ')})`}`,
      picks: [String(x)],
      sign: String(x),
    };
  });
  return { title: null, flows: true, entries };
}

/** What can be chosen from, of the card or the ability that is being announced. */
function modeTexts({ announcement }: View, { cards, text }: Naming): readonly string[] {
  const card =
    announcement?.card === undefined || announcement.card === null ? undefined : cards.get(announcement.card);
  if (announcement === null || card === undefined) return [];
  const modes = announcement.what === 'ability' ? card.abilities[announcement.index]?.modes : card.modes;
  return modes === undefined ? [] : text.modes(modes, card.type);
}

/** Cards to play, skills, abilities, attackers. */
function actionGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const { ui, text, plain } = naming;
  const keys = decision.options.map(({ key }) => key);
  const question = questionOf(decision.what);
  const entries = (word: Action['word']): readonly Entry[] =>
    keys.flatMap((key): readonly Entry[] => {
      const action = readAction(key);
      if (action?.word !== word) return [];
      return [{ label: actionLabel(view, decision.seat, action, naming) ?? key, picks: [key] }];
    });
  const ends = keys
    .filter((key) => has(BY, key))
    .map((key): Entry => ({ label: text.option(question, key, plain), picks: [key], by: BY[key] }));
  const groups: readonly Group[] = [
    { title: null, flows: false, entries: ends },
    { title: ui.play, flows: false, entries: entries('play') },
    { title: ui.attackTitle, flows: false, entries: entries('attack') },
    { title: ui.abilities, flows: false, entries: entries('use') },
    { title: ui.skills, flows: false, entries: entries('skill') },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

/** One action: what it costs and what it does. */
function actionLabel(view: View, seat: Seat, action: Action, naming: Naming): string | null {
  const { text, paint } = naming;
  switch (action.word) {
    case 'play':
      return cardText(action.card, naming);
    case 'attack': {
      const summoning = view.players[seat].summonings[action.place - 1];
      if (summoning === undefined) return null;
      return summoningName(summoning, action.place - 1, naming) + traitsOf(summoning, naming);
    }
    case 'skill':
      return `${text.skills[action.skill].name} · ${paint('dim', text.skills[action.skill].text)}`;
    case 'use':
      return abilityLabel(view, seat, action, naming);
    default:
      return null;
  }
}

function traitsOf({ traits }: View['players'][Seat]['summonings'][number], { text, paint }: Naming): string {
  return traits.length === 0 ? '' : paint('dim', ` ${traits.map((trait) => text.traits[trait]).join(', ')}`);
}

function abilityLabel(
  view: View,
  seat: Seat,
  { spot, ability: number }: Extract<Action, { readonly word: 'use' }>,
  naming: Naming,
): string {
  const { text, paint, cards } = naming;
  const name = spotName(view, seat, spot, naming);
  if (number === 'harden') return `${name}: ${text.harden.name} ${paint('dim', text.harden.text)}`;
  const id = cardAt(view, seat, spot);
  const card = id === null ? undefined : cards.get(id);
  const ability = card?.abilities[number - 1];
  return card === undefined || ability === undefined
    ? name
    : `${name}: ${paint('dim', text.ability(ability, card.type))}`;
}

/** Targets by side, the other side first. */
function spotGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const { seat } = decision;
  const keys = decision.options.map(({ key }) => key);
  const onSide = (side: Spot['side']): readonly Entry[] =>
    keys.flatMap((key): readonly Entry[] => {
      const spot = readSpot(key);
      if (spot?.side !== side) return [];
      return [{ label: spotName(view, seat, spot, naming) + spotDetail(view, seat, spot, naming), picks: [key] }];
    });
  const groups: readonly Group[] = [
    { title: `${naming.who(other(seat))}:`, flows: false, entries: onSide('enemy') },
    { title: `${naming.who(seat)}:`, flows: false, entries: onSide('own') },
    {
      title: null,
      flows: false,
      entries: keys.filter((key) => readSpot(key) === null).map((key) => entryOf(view, decision, key, naming)),
    },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

/** How it stands, or what an attack on it would come to (S1203 to S1207). */
function spotDetail(view: View, asked: Seat, spot: Spot, naming: Naming): string {
  const { text, paint, name, who } = naming;
  const seat = seatAt(spot, asked);
  const summoning = spot.place === null ? undefined : view.players[seat].summonings[spot.place - 1];
  const attack = [view.announcement, view.chain.at(-1)].find((one) => one?.what === 'attack');
  if (attack !== undefined && attack !== null && attack.id !== null && spot.enchantment === null) {
    const fight = previewFight(view, attack.id, { seat, id: summoning?.id ?? null });
    return fight === null ? '' : paint('dim', `: ${fightText(fight, naming)}`);
  }
  if (summoning === undefined || spot.place === null) return '';
  const { facts = [] } = summoningItem(summoning, spot.place, seat, text, { seat: who, card: name });
  return facts.length === 0 ? '' : paint('dim', ` (${facts.join(', ')})`);
}

function fightText(fight: Fight, { ui }: Naming): string {
  const { attackerFalls, defenderFalls, attackerLeft, defenderLeft, lifeLost, lifeLeft, pierces } = fight;
  if (defenderLeft === null) return ui.loses(lifeLost, Math.max(0, lifeLeft));
  return [
    defenderFalls ? ui.falls : ui.keeps(defenderLeft),
    attackerFalls ? ui.attackerFalls : ui.attackerKeeps(attackerLeft),
    ...(pierces ? [ui.pierces(lifeLost)] : []),
  ].join(', ');
}
