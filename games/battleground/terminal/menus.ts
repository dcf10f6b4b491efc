// Which options does a question of Battleground show, and what stands beside each?

import { type Decision, other, type Seat } from '@duello/kernel';
import type { Entry, Group, Peek } from '@duello/terminal';
import {
  CLASSES,
  COLOURS,
  crystalOf,
  effectsSaid,
  eventsAfter,
  optionKey,
  QUESTIONS,
  type QuestionName,
  readOption,
  type SummonView,
  suggestedStances,
  uniqueOf,
  type View,
} from '../index.ts';
import { changesAfter } from './changes.ts';
import { colourSign, type Naming, shapeSign, spellLabel, summonName, summonOn } from './naming.ts';
import { phrasesOf } from './preview.ts';
import { castingGroups } from './turn-menu.ts';

export const questionOf = (what: string): QuestionName => QUESTIONS.find((name) => name === what) ?? 'act';

export function menuGroups(view: View, peek: Peek<View>, naming: Naming): readonly Group[] {
  const { decision } = view;
  if (decision === null) return [];
  switch (questionOf(decision.what)) {
    case 'act':
      return castingGroups(view, decision, peek, naming);
    case 'target':
      return targetGroups(view, decision, peek, naming);
    case 'point':
      return pointGroups(view, decision, peek, naming);
    case 'buy':
      return buyGroups(view, decision, naming);
    case 'stance':
      return stanceGroups(view, decision, naming);
    default:
      return [stacked(decision.options.map(({ key }) => entryOf(view, decision, key, peek, naming)))];
  }
}

/** What has a sign of its own comes first. */
const stacked = (entries: readonly Entry[]): Group => ({
  title: null,
  flows: false,
  entries: [...entries.filter(({ by }) => by !== undefined), ...entries.filter(({ by }) => by === undefined)],
});

function entryOf(view: View, decision: Decision, key: string, peek: Peek<View>, naming: Naming): Entry {
  const label = labelOf(view, decision, key, naming);
  const told = TOLD.includes(decision.what) ? changesAfter(view, key, peek, naming) : '';
  const entry = { label: label + told, picks: [key] };
  return decision.what === 'may' && key === 'no' ? { ...entry, by: 'pass' } : entry;
}

/** Questions whose options say what they would change. */
const TOLD: readonly string[] = ['enchantment', 'may', 'either', 'end'];

/** An option in words, with what one wants to know before choosing it. */
export function labelOf(view: View, decision: Decision, key: string, naming: Naming): string {
  const { text, plain, ui } = naming;
  const label = text.option(questionOf(decision.what), key, plain);
  switch (questionOf(decision.what)) {
    case 'class':
      return classLabel(key, naming);
    case 'neutral':
    case 'revive':
      return spellLabel(key, naming);
    case 'enchantment':
    case 'end':
      return areaLabel(view, decision.seat, key, naming) ?? label;
    case 'field':
      return `${key}: ${laneText(view, key, naming)}`;
    case 'target':
      return targetLabel(view, decision.seat, key, naming);
    case 'may':
    case 'either':
      return offerLabel(view, decision.what === 'may' ? 'may' : 'either', key, label, naming);
    case 'crystal':
      return `${label} (${ui.left(view.crystals[COLOURS.find((colour) => colour === key) ?? 'white'])})`;
    default:
      return label;
  }
}

/** What saying yes, or each of two effects, would do. */
function offerLabel(
  { waiting }: View,
  question: 'may' | 'either',
  key: string,
  label: string,
  { cards, text, plain }: Naming,
): string {
  const about = waiting === null || waiting.about === null ? undefined : cards.get(waiting.about);
  const said = about === undefined ? undefined : effectsSaid(question, about, text, plain)[key];
  if (said === undefined) return label;
  return question === 'may' ? `${label}: ${said}` : said;
}

function classLabel(key: string, { text, ui, plain, paint }: Naming): string {
  const id = CLASSES.find((one) => one === key);
  if (id === undefined) return key;
  const { name, plan } = text.sets[id];
  return `${paint('bold', name)}, ${ui.starts(plain(uniqueOf(id)))}. ${paint('dim', plan)}`;
}

/** `Ash Fever ●2`, by its place in the play area. */
function areaLabel(view: View, seat: Seat, key: string, naming: Naming): string | null {
  const option = readOption('end', key);
  if (option.word !== 'resolve' && option.word !== 'endOne') return null;
  const owner = option.word === 'endOne' && option.side === 'opposing' ? other(seat) : seat;
  const card = view.players[owner].area[option.place - 1];
  if (card === undefined) return null;
  const tokens = card.shape === null ? '' : ` ${shapeSign(card.shape)}${card.tokens > 1 ? card.tokens : ''}`;
  return `${option.word === 'resolve' ? '' : `${naming.who(owner)}: `}${naming.name(card.card)}${tokens}`;
}

/** The field is free; who stands in its lane, from near to far. */
function laneText(view: View, field: string, naming: Naming): string {
  const inLane = view.summons.filter((summon) => summon.field[0] === field[0]);
  const ordered = view.decision?.seat === 1 ? inLane.toReversed() : inLane;
  const { free, inLane: lane } = naming.ui;
  return ordered.length === 0 ? free : `${free}; ${lane(ordered.map((one) => summonText(one, naming)).join(', '))}`;
}

const summonText = (summon: SummonView, naming: Naming): string =>
  `${naming.who(summon.side)} ${summonName(summon, naming)}`;

/** A summon, or a player with the life left. */
function targetLabel(view: View, seat: Seat, key: string, naming: Naming): string {
  if (key === 'you' || key === 'opponent') {
    const who = key === 'you' ? seat : other(seat);
    return `${naming.who(who)} (${view.players[who].life})`;
  }
  const summon = summonOn(view, key);
  return summon === null ? key : summonName(summon, naming);
}

/** Foes first, each with what it would suffer. */
function targetGroups(view: View, decision: Decision, peek: Peek<View>, naming: Naming): readonly Group[] {
  const { seat, options } = decision;
  const sideOf = (key: string): Seat => {
    if (key === 'you' || key === 'opponent') return key === 'you' ? seat : other(seat);
    return summonOn(view, key)?.side ?? other(seat);
  };
  return [other(seat), seat].flatMap((side) => {
    const entries = options.flatMap(({ key }) =>
      sideOf(key) === side
        ? [{ label: targetLabel(view, seat, key, naming) + changesAfter(view, key, peek, naming, key), picks: [key] }]
        : [],
    );
    return entries.length === 0 ? [] : [{ title: `${naming.who(side)}:`, flows: false, entries }];
  });
}

/** Points where something would change first, one a line; the others in a flow. */
function pointGroups(view: View, decision: Decision, peek: Peek<View>, naming: Naming): readonly Group[] {
  const points = decision.options.map(({ key }) => ({ key, changes: changesAfter(view, key, peek, naming) }));
  const entries = (some: typeof points): readonly Entry[] =>
    some.map(({ key, changes }) => ({ label: key + changes, picks: [key] }));
  const groups: readonly Group[] = [
    { title: null, flows: false, entries: entries(points.filter(({ changes }) => changes !== '')) },
    { title: naming.ui.elsewhere, flows: true, entries: entries(points.filter(({ changes }) => changes === '')) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

/** The one choice of a battle: with what it would do, and all that are left at once as the table suggests (BR49). */
function stanceGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const { text, plain, ui } = naming;
  const acting = view.summons.find(({ id }) => id === view.waiting?.acting);
  const stanceName = (key: string): string => text.option('stance', key, plain);
  const entries = decision.options.map(({ key }): Entry => {
    const defence = `${text.nouns.defence} ${acting?.defence ?? 0}`;
    const does = key === 'defend' ? defence : attackText(view, key, naming);
    return { label: `${stanceName(key)}: ${naming.paint('dim', does)}`, picks: [key] };
  });
  const suggested = suggestedStances(view);
  const label = ui.asSuggested(suggested.map((key) => text.small(stanceName(key))).join(', '));
  return [stacked([...entries, { label, picks: suggested, by: 'send' }])];
}

const attackText = (view: View, key: string, naming: Naming): string => phrasesOf(eventsAfter(view, key), naming);

/** A group for each open row, oldest first, and one for crystals. */
function buyGroups(view: View, { options }: Decision, naming: Naming): readonly Group[] {
  const { text, plain, ui } = naming;
  const offers = (key: string): boolean => options.some((option) => option.key === key);
  const rows = view.market.map(
    ({ row }, tier): Group => ({
      title: `${ui.tier(tier + 1)}:`,
      flows: false,
      entries: row.map((card, place) => {
        const key = optionKey.buy(tier + 1, place + 1);
        // A spell keeps its number when the row closes up behind one that was bought (B804).
        const copy = row.slice(0, place).filter((one) => one === card).length;
        const spell = { label: buyLabel(card, place, naming), keeps: `${tier} ${card} ${copy}` };
        return offers(key) ? { ...spell, picks: [key] } : { ...spell, picks: [], blocked: key };
      }),
    }),
  );
  const groups: readonly Group[] = [
    stacked([{ label: text.option('buy', optionKey.stop, plain), picks: [optionKey.stop], by: 'end' }]),
    ...rows,
    {
      title: `${ui.crystals}:`,
      flows: true,
      entries: COLOURS.map((colour) => {
        const key = optionKey.buyCrystal(colour);
        const label = `${naming.name(crystalOf(colour))} ${colourSign(colour, naming)} (${ui.left(view.crystals[colour])})`;
        return offers(key) ? { label, keeps: colour, picks: [key] } : { label, keeps: colour, picks: [], blocked: key };
      }),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const buyLabel = (card: string, place: number, naming: Naming): string =>
  `${spellLabel(card, naming)}${place === 0 ? ` (${naming.ui.leaves})` : ''}`;
