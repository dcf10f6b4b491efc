// Which options does a question of Sun & Moon show, and what stands beside each?

import type { Decision, Seat } from '@duello/kernel';
import type { Entry, Group } from '@duello/terminal';
import {
  type Ability,
  HARDEN,
  harden,
  QUESTIONS,
  type QuestionName,
  SKILL_NAMES,
  skills,
  type View,
} from '../index.ts';
import { cardAt, cardText, type Naming, type Spot, spotName, spotOf, summoningName } from './naming.ts';

export const questionOf = (what: string): QuestionName => QUESTIONS.find((name) => name === what) ?? 'act';

/** Questions whose options are places on the table. */
const OF_SPOTS: readonly string[] = ['target', 'defender', 'block', 'aim'];
const ENDS: readonly string[] = ['end', 'pass', 'no'];

export function menuGroups(view: View, naming: Naming): readonly Group[] {
  const { decision } = view;
  if (decision === null) return [];
  if (decision.shape === 'number') return [xGroup(view, decision, naming)];
  if (decision.what === 'act' || decision.what === 'respond') return actionGroups(view, decision, naming);
  if (OF_SPOTS.includes(decision.what)) return spotGroups(view, decision, naming);
  const entries = decision.options.map(({ key }) => entryOf(view, decision, key, naming));
  const last = entries.filter((entry) => entry.last === true);
  return [{ title: null, flows: false, entries: [...last, ...entries.filter((entry) => entry.last !== true)] }];
}

function entryOf(view: View, decision: Decision, key: string, naming: Naming): Entry {
  const label = labelOf(view, decision, key, naming);
  return ENDS.includes(key) ? { label, picks: [key], last: true } : { label, picks: [key] };
}

/** An option in words, with what one wants to know before choosing it. */
export function labelOf(view: View, decision: Decision, key: string, naming: Naming): string {
  const { text, plain } = naming;
  const said = text.option(questionOf(decision.what), key, plain);
  switch (decision.what) {
    case 'class':
      return `${said}: ${text.sets[key === 'warlock' ? 'warlock' : 'paladin'].plan}`;
    case 'pick':
      return cardText(key.slice(key.indexOf(':') + 1), naming);
    case 'takeBack':
      return cardText(key, naming);
    case 'mode':
      return modeTexts(view, naming)[Number(key) - 1] ?? said;
    case 'act':
    case 'respond':
      return actionLabel(view, decision.seat, key, naming) ?? said;
    default: {
      const spot = spotOf(key, decision.seat);
      return spot === null ? said : `${naming.who(spot.seat)}: ${spotName(view, spot, naming)}`;
    }
  }
}

/** Every X with what is paid for it: its number is itself. */
function xGroup(view: View, { seat, min, max }: Decision, naming: Naming): Group {
  const { ui } = naming;
  const { fatigue } = view.players[seat];
  const price = priceOf(view, naming);
  const entries = Array.from({ length: max - min + 1 }, (_, step): Entry => {
    const x = min + step;
    const paid = [
      ...(price === null || price.fatigue + price.fatigueX === 0
        ? []
        : [ui.tires(fatigue + price.fatigue + x * price.fatigueX)]),
      ...(price === null || price.discardX === 0 ? [] : [ui.discards(x * price.discardX)]),
    ];
    return { label: `X = ${x}${paid.length === 0 ? '' : ` (${paid.join(', ')})`}`, picks: [String(x)] };
  });
  return { title: null, flows: true, entries };
}

/** The price of the skill or ability that is being announced. */
function priceOf({ announcement }: View, { cards }: Naming): Ability['price'] | null {
  if (announcement === null) return null;
  const { what, index, card } = announcement;
  if (what === 'skill') return skills[SKILL_NAMES[index]].price;
  if (index === HARDEN) return harden.price;
  return (card === null ? undefined : cards.get(card))?.abilities[index]?.price ?? null;
}

/** What can be chosen from, of the card or the ability that is being announced. */
function modeTexts({ announcement }: View, { cards, text }: Naming): readonly string[] {
  const card =
    announcement?.card === undefined || announcement.card === null ? undefined : cards.get(announcement.card);
  if (announcement === null || card === undefined) return [];
  const modes = announcement.what === 'ability' ? card.abilities[announcement.index]?.modes : card.modes;
  return modes === undefined ? [] : text.modes(modes, card.type);
}

const restOf = (keys: readonly string[], start: string): readonly string[] =>
  keys.flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));

/** Cards to play, skills, abilities, attackers. */
function actionGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const { ui, text, plain } = naming;
  const keys = decision.options.map(({ key }) => key);
  const question = questionOf(decision.what);
  const entries = (start: string): readonly Entry[] =>
    restOf(keys, start).map((rest) => ({
      label: actionLabel(view, decision.seat, start + rest, naming) ?? rest,
      picks: [start + rest],
    }));
  const ends = keys
    .filter((key) => ENDS.includes(key))
    .map((key): Entry => ({ label: text.option(question, key, plain), picks: [key], last: true }));
  const groups: readonly Group[] = [
    { title: null, flows: false, entries: ends },
    { title: ui.play, flows: false, entries: entries('play:') },
    { title: ui.attackTitle, flows: false, entries: entries('attack:') },
    { title: ui.abilities, flows: false, entries: entries('use:') },
    { title: ui.skills, flows: false, entries: entries('skill:') },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

/** One action: what it costs and what it does. */
function actionLabel(view: View, seat: Seat, key: string, naming: Naming): string | null {
  const { text, paint } = naming;
  const [verb, rest] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  switch (verb) {
    case 'play':
      return cardText(rest, naming);
    case 'attack': {
      const place = Number(rest) - 1;
      const summoning = view.players[seat].summonings[place];
      return summoning === undefined ? null : summoningName(summoning, place, naming) + traitsOf(summoning, naming);
    }
    case 'skill': {
      const skill = SKILL_NAMES.find((one) => one === rest);
      return skill === undefined ? null : `${text.skills[skill].name} ${paint('dim', text.skills[skill].text)}`;
    }
    case 'use': {
      const [where, number] = rest.split('.');
      const spot = spotOf(where, seat);
      return spot === null ? null : abilityLabel(view, spot, number, naming);
    }
    default:
      return null;
  }
}

function traitsOf({ traits }: View['players'][Seat]['summonings'][number], { text, paint }: Naming): string {
  return traits.length === 0 ? '' : paint('dim', ` ${traits.map((trait) => text.traits[trait]).join(', ')}`);
}

function abilityLabel(view: View, spot: Spot, number: string, naming: Naming): string {
  const { text, paint, cards } = naming;
  const name = spotName(view, spot, naming);
  if (number === 'harden' || Number(number) === HARDEN)
    return `${name}: ${text.harden.name} ${paint('dim', text.harden.text)}`;
  const id = cardAt(view, spot);
  const card = id === null ? undefined : cards.get(id);
  const ability: Ability | undefined = card?.abilities[Number(number) - 1];
  return card === undefined || ability === undefined
    ? name
    : `${name}: ${paint('dim', text.ability(ability, card.type))}`;
}

/** Targets by side, the other side first. */
function spotGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const sides = ['enemy', 'own'] as const;
  const spots = decision.options.flatMap(({ key }) => {
    const spot = spotOf(key, decision.seat);
    return spot === null ? [] : [{ key, spot }];
  });
  const groups = sides.flatMap((side): readonly Group[] => {
    const some = spots.filter(({ key }) => key.startsWith(`${side}:`));
    if (some.length === 0) return [];
    const entries = some.map(({ key, spot }) => ({ label: spotName(view, spot, naming), picks: [key] }));
    return [{ title: `${naming.who(some[0].spot.seat)}:`, flows: true, entries }];
  });
  const others = decision.options.flatMap(({ key }) =>
    spotOf(key, decision.seat) === null ? [entryOf(view, decision, key, naming)] : [],
  );
  return others.length === 0 ? groups : [...groups, { title: null, flows: false, entries: others }];
}
