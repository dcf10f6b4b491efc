// How do people write spells and options in a file? By id, key or printed name, in any language.

import { asked, BadInput, decisionOf, type Json, questionOf, SEAT_NAMES, type Seat } from '@duello/kernel';
import { among, keyNotation, LANGS, noPlans, notation, plain, theOne, whole } from '@duello/language';
import { readMana } from '../cards/custom/mana-words.ts';
import { CLASSES, COLOURS } from '../cards/vocabulary.ts';
import { questions } from '../rules/match/questions.ts';
import { anyAreaKey, areaKey } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { AREA_ROOM, MANA_LIMIT, PREPARATION_SLOTS, ROWS } from '../rules/state/numbers.ts';
import { optionKey } from '../rules/state/option-keys.ts';
import type { Options } from '../rules/state/options.ts';
import { EMPTY, type State } from '../rules/state/state.ts';
import { namesIn, words } from '../text/all.ts';

const MOST_COPIES = 99;

export const {
  named: cardNamed,
  read: readCard,
  readAll: readCards,
  readCopies,
} = notation<Options>({
  ids: (options) => compiledOf(options).kinds.map(({ id }) => id),
  names: (options) => LANGS.map((lang) => namesIn(lang, options.cards)),
  noun: 'spell',
  such: 'Guard',
  several: '["Guard", "3 White Crystal"] or counts such as {"guard": 3}',
  copies: (input, path) => whole(input, path, 0, MOST_COPIES),
});

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);
const SLOTS = upTo(PREPARATION_SLOTS);
/** Stands for any spell. */
const ANY = '*';
const PLACES = upTo(AREA_ROOM);
const SIDES = ['own', 'opposing'] as const;

/** Every key a question could ever offer or refuse. */
const KEYS: { readonly [K in QuestionName]: (options: Options) => readonly string[] } = {
  class: () => CLASSES,
  spells: () => [ANY],
  neutral: () => [ANY],
  crystals: () => COLOURS,
  enchantment: () => PLACES.map((place) => optionKey.resolve(ANY, place)),
  act: () => [
    optionKey.endCasting,
    optionKey.cast(ANY),
    ...SLOTS.map(optionKey.castSlot),
    ...SLOTS.map((slot) => optionKey.prepare(ANY, slot)),
    ...SLOTS.flatMap((slot) => COLOURS.map((colour) => optionKey.charge(slot, colour))),
  ],
  field: (options) => compiledOf(options).geometry.keys,
  target: (options) => [...compiledOf(options).geometry.keys, 'you', 'opponent'],
  point: (options) => {
    const { keys, points } = compiledOf(options).geometry;
    return [...keys, ...points.map(({ key }) => key)];
  },
  stance: () => ['attack', 'defend'],
  buy: () => [
    ...ROWS.flatMap((size, tier) => upTo(size).map((place) => optionKey.buy(tier + 1, place))),
    ...COLOURS.map(optionKey.buyCrystal),
    optionKey.stop,
  ],
  may: () => ['yes', 'no'],
  either: () => ['first', 'second'],
  retain: () => [ANY],
  mana: () => COLOURS,
  crystal: () => COLOURS,
  revive: () => [ANY],
  end: () => SIDES.flatMap((side) => PLACES.map((place) => optionKey.endOne(side, ANY, place))),
};

const keyNamed = keyNotation<Options, QuestionName>(
  (options, question) => {
    const all = compiledOf(options).kinds.map(({ id }) => id);
    return KEYS[question](options).map((key) => [key, all]);
  },
  (options, question) =>
    LANGS.map((lang) => {
      const nameOf = namesIn(lang, options.cards);
      return { nameOf, label: (key) => words[lang].option(question, key, nameOf) };
    }),
);

/** The key of an option of the question that is open, whether it is offered or not; null when it has no such option. */
export function optionNamed(state: State, seat: Seat, text: string): string | null {
  if (asked(state) === 0) return null;
  const name = among(questionOf({ questions }, state).name, QUESTIONS);
  if (name === null) return null;
  // A key that is offered stands for itself, whatever else is spelt like it.
  if (decisionOf({ questions }, state, seat)?.options.some(({ key }) => key === text)) return text;
  const known = keyNamed(state.compiled.options, name, text);
  if (known !== null) return known;
  const more = MORE_WORDS[name];
  return more === undefined ? null : more(state, seat, text);
}

type Reader = (state: State, seat: Seat, text: string) => string | null;

/** What can be named without its number or its place, where only one thing goes by the name. */
const MORE_WORDS: { readonly [K in QuestionName]?: Reader } = {
  act: actNamed,
  target: targetNamed,
  buy: buyNamed,
  enchantment: (state, seat, text) => placedNamed(state, [seat], text, (slot) => areaKey(state, slot)),
  end(state, seat, text) {
    const [, side, name] = /^\s*(?:(own|opposing)\b[\s:]*)?(.*)$/i.exec(text) ?? [];
    const all: readonly Seat[] = [0, 1];
    const seats = all.filter((one) => side === undefined || (one === seat) === (side.toLowerCase() === 'own'));
    return placedNamed(state, seats, name, (slot) => anyAreaKey(state, seat, slot));
  },
};

/** `prepare Guard` into the first free slot; `charge Guard > white`, `charge 1 white`. */
function actNamed(state: State, seat: Seat, text: string): string | null {
  const { options } = state.compiled;
  const [, prepared] = /^\s*prepare\b[\s:]*([^>]+?)\s*$/i.exec(text) ?? [];
  if (prepared !== undefined) {
    const card = cardNamed(options, prepared);
    const free = SLOTS.find((slot) => state.cells[col.prepared[seat] + slot - 1] === EMPTY);
    if (card !== null && free === undefined) {
      throw new BadInput('', `no slot is free; write which one to replace: "prepare ${prepared} > 1"`);
    }
    return card === null || free === undefined ? null : optionKey.prepare(card, free);
  }
  const [, name, colour] = /^\s*charge\b[\s:]*(.+?)[\s>]+(\w+)\s*$/i.exec(text) ?? [];
  const of = among(colour?.toLowerCase(), COLOURS);
  if (of === null || name === undefined) return null;
  const card = cardNamed(options, name);
  const slots = SLOTS.filter((slot) => {
    const kind = state.cells[col.prepared[seat] + slot - 1];
    return kind !== EMPTY && state.compiled.kinds[kind].id === card;
  });
  return theOne(
    slots.map((slot) => optionKey.charge(slot, of)),
    text,
    '',
  );
}

/** A player by letter; a summon by its name, where only one goes by it, otherwise by its field. */
function targetNamed(state: State, seat: Seat, text: string): string | null {
  const { cells, compiled } = state;
  const player = among(text.trim(), SEAT_NAMES);
  if (player !== null) return player === SEAT_NAMES[seat] ? 'you' : 'opponent';
  const card = cardNamed(compiled.options, text);
  if (card === null) return null;
  const found = compiled.geometry.keys.filter((_key, field) => {
    const slot = cells[col.fields + field];
    return slot !== EMPTY && compiled.kinds[cells[col.kind + slot]].id === card;
  });
  return theOne(found, text, '');
}

/** `buy Guard`, or its name alone. */
function buyNamed(state: State, _seat: Seat, text: string): string | null {
  const { cells, compiled } = state;
  const card = cardNamed(compiled.options, text.replace(/^\s*buy\b[\s:]*/i, ''));
  if (card === null) return null;
  const colour = COLOURS.find((one) => plain(`${one}Crystal`) === plain(card));
  if (colour !== undefined) return optionKey.buyCrystal(colour);
  const found = col.row.flatMap((row, tier) =>
    upTo(cells[row.size]).flatMap((place) =>
      compiled.kinds[cells[row.at + place - 1]].id === card ? [optionKey.buy(tier + 1, place)] : [],
    ),
  );
  return theOne(found, text, '');
}

function placedNamed(
  state: State,
  seats: readonly Seat[],
  text: string,
  keyOf: (slot: number) => string,
): string | null {
  const { cells, compiled } = state;
  const card = cardNamed(compiled.options, text);
  const found = seats.flatMap((seat) =>
    [...cells.subarray(col.area[seat].at, col.area[seat].at + cells[col.area[seat].size])]
      .filter((slot) => compiled.kinds[cells[col.kind + slot]].id === card)
      .map(keyOf),
  );
  return theOne(found, text, '');
}

const MANA = /(^|\.)(mana|charges|crystals)$/;

/** `"W2 R1"`, as a position says mana; and `["c3", "A"]`, whom the tokens of an enchantment are on. */
export function countsInShort(input: Json, path: string): Readonly<Record<string, number>> | null {
  if (typeof input === 'string') return MANA.test(path) ? { ...readMana(input, path, MANA_LIMIT) } : null;
  return Array.isArray(input) && /(^|\.)on$/.test(path)
    ? Object.fromEntries(input.map((spot) => [String(spot), 1]))
    : null;
}

/** On the board `Guard` is one of A's, `B Guard` one of B's; elsewhere the name says all. */
export function inPlayInShort(text: string, path: string): { readonly card: string; readonly owner?: string } {
  if (!/(^|\.)board\.[a-z]\d+$/.test(path)) return { card: text };
  const [, owner = 'A', card] = /^\s*(?:([AB])\s+)?(.+)$/.exec(text) ?? [];
  return { card: card ?? text, owner };
}

/** Battleground asks for no plans. */
export const readPlanWords = noPlans('cast Guard');
