// How do people write cards and options in a file or at a terminal? By id, key or printed name, in any language.

import { asked, decisionOf, other, questionOf, SEAT_NAMES, type Seat } from '@duello/kernel';
import { among, keyNotation, LANGS, noPlans, notation, plain, theOne, whole } from '@duello/language';
import { DECK_CARDS, FATIGUE_LIMIT, TRIPLE } from '../cards/numbers.ts';
import { questions } from '../rules/match/questions.ts';
import { ATTACKS, abilityCode, actKey, targetKey } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import { PLAYER_CLASSES } from '../rules/state/decks.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import type { Options } from '../rules/state/options.ts';
import { SKILL_NAMES } from '../rules/state/skills.ts';
import { playerCode, type State } from '../rules/state/state.ts';
import { eachAbility } from '../rules/turn/legal.ts';
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
  noun: 'card',
  such: 'Hired Sword',
  several: '["Hired Sword", "3 Ford Ogre"] or counts such as {"hiredSword": 3}',
  copies: (input, path) => whole(input, path, 0, MOST_COPIES),
});

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);
const PLACES = upTo(DECK_CARDS);
const SPOTS = ['own', 'enemy'].flatMap((side) => [...PLACES, 'player'].map((place) => `${side}:${place}`));
/** Abilities that are printed on one card, and Harden. */
const ABILITIES = ['1', '2', '3', 'harden'];
const ENCHANTMENTS = ['own', 'enemy'].flatMap((side) =>
  PLACES.flatMap((place) => upTo(9).map((number) => `${side}:${place}+${number}`)),
);

const ACTIONS = [
  'play:*',
  ...SKILL_NAMES.map((skill) => `skill:${skill}`),
  ...[...SPOTS, ...ENCHANTMENTS].flatMap((spot) => ABILITIES.map((ability) => `use:${spot}.${ability}`)),
];

/** Every key a question could ever offer or refuse; `*` stands for any card. */
const KEYS: { readonly [K in QuestionName]: readonly string[] } = {
  class: PLAYER_CLASSES,
  pick: upTo(TRIPLE).map((place) => `${place}:*`),
  mulligan: ['*'],
  starter: ['first', 'second'],
  act: [...ACTIONS, ...PLACES.map((place) => `attack:${place}`), 'end'],
  respond: [...ACTIONS, 'pass'],
  x: upTo(FATIGUE_LIMIT).map(String),
  mode: [...upTo(9).map(String), 'none'],
  target: [...SPOTS, ...ENCHANTMENTS],
  price: ['*'],
  defender: [...SPOTS, 'fight'],
  block: SPOTS,
  aim: [...SPOTS, ...ENCHANTMENTS],
  discard: ['*'],
  takeBack: ['*'],
  may: ['yes', 'no'],
};

const keyNamed = keyNotation<Options, QuestionName>(
  (options, question) => {
    const all = compiledOf(options).kinds.map(({ id }) => id);
    return KEYS[question].map((key) => [key, all]);
  },
  (options, question) =>
    LANGS.map((lang) => {
      const nameOf = namesIn(lang, options.cards);
      return { nameOf, label: (key) => words[lang].option(question, key, nameOf) };
    }),
);

type Reader = (state: State, seat: Seat, text: string) => string | null;

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

/** What can be named by the card alone, where only one thing goes by the name. */
const MORE_WORDS: { readonly [K in QuestionName]?: Reader } = {
  act: actNamed,
  respond: actNamed,
  pick: pickNamed,
  target: spotNamed,
  defender: spotNamed,
  block: spotNamed,
  aim: spotNamed,
};

const VERBS: { readonly [word: string]: 'attack' | 'use' | 'harden' | 'play' | 'skill' } = {
  attack: 'attack',
  attacca: 'attack',
  use: 'use',
  usa: 'use',
  harden: 'harden',
  indurisci: 'harden',
  play: 'play',
  gioca: 'play',
  skill: 'skill',
  abilita: 'skill',
};

/** `attack Hired Sword`, `use Night Nurse`, `harden Iron Tortoise`, `ponder`, or a card's name alone to play it. */
function actNamed(state: State, seat: Seat, text: string): string | null {
  const [, first, rest] = /^\s*(\S+)[\s:]*(.*?)\s*$/.exec(text) ?? [];
  if (first === undefined) return null;
  const verb = VERBS[plain(first)];
  switch (verb) {
    case 'attack':
      return theOne(unique(inRow(state, seat, rest).map((slot) => actKey(state, seat, ATTACKS + slot))), text, '');
    case 'use':
    case 'harden':
      return theOne(unique(usesNamed(state, seat, rest, verb === 'harden')), text, '');
    default: {
      const said = verb === undefined ? text : (rest ?? '');
      const skill = skillNamed(said);
      if (skill !== null && verb !== 'play') return `skill:${skill}`;
      const card = verb === 'skill' ? null : cardNamed(state.compiled.options, said);
      return card === null ? null : `play:${card}`;
    }
  }
}

const unique = (found: readonly string[]): readonly string[] => [...new Set(found)];

const skillNamed = (text: string): string | null =>
  SKILL_NAMES.find((skill) =>
    [skill, ...LANGS.map((lang) => words[lang].skills[skill].name)].some((name) => plain(name) === plain(text)),
  ) ?? null;

/** Abilities of a card in play by its name; of several, the number has to be written: `use Night Nurse 2`. */
function usesNamed(state: State, seat: Seat, text: string, harden: boolean): readonly string[] {
  const [, name, number] = /^(.*?)(?:\s+(\d|harden))?$/i.exec(text) ?? [];
  const card = cardNamed(state.compiled.options, name ?? '') ?? cardNamed(state.compiled.options, text);
  const found: string[] = [];
  eachAbility(state, seat, (slot, index) => {
    const key = actKey(state, seat, abilityCode(slot, index));
    const isHarden = key.endsWith('.harden');
    if (state.compiled.kinds[state.cells[col.kind + slot]].id !== card || (harden && !isHarden)) return;
    if (number === undefined || key.endsWith(`.${number.toLowerCase()}`)) found.push(key);
  });
  // Without a number the printed ability is meant before Harden.
  const printed = found.filter((key) => !key.endsWith('.harden'));
  return printed.length > 0 && !harden ? printed : found;
}

function inRow(state: State, seat: Seat, text: string): readonly number[] {
  const { cells, compiled } = state;
  const card = cardNamed(compiled.options, text);
  const row = [...cells.subarray(col.row[seat], col.row[seat] + cells[col.rowSize[seat]])];
  return row.filter(
    (slot, place) => compiled.kinds[cells[col.kind + slot]].id === card || plain(text) === String(place + 1),
  );
}

/** `Hired Sword`, `enemy Hired Sword`, `enemy player`, `Moonbound`: what only one thing in play is called. */
function spotNamed(state: State, seat: Seat, text: string): string | null {
  const [, side, name] = /^\s*(?:(own|mine|mio|mia|enemy|nemico|nemica)\b[\s:]*)?(.*?)\s*$/i.exec(text) ?? [];
  const wanted = side === undefined ? null : /^(own|mi)/i.test(side) ? seat : other(seat);
  const seats = [seat, other(seat)].filter((one) => wanted === null || one === wanted);
  const players = seats.filter((one) => /^(player|giocatore)$/i.test(name) || name === SEAT_NAMES[one]);
  if (players.length > 0) {
    return theOne(
      players.map((one) => targetKey(state, seat, playerCode(one))),
      text,
      '',
    );
  }
  const { cells, compiled } = state;
  const card = cardNamed(compiled.options, name);
  const enchantments = [...cells.subarray(col.enchanted, col.enchanted + cells[col.enchantedSize])];
  const slots = [
    ...seats.flatMap((one) => (card === null ? [] : inRow(state, one, name))),
    ...enchantments.filter((slot) => compiled.kinds[cells[col.kind + slot]].id === card),
  ];
  return theOne(unique(slots.map((slot) => targetKey(state, seat, slot))), text, '');
}

/** A card of the triple by its name. */
function pickNamed(state: State, seat: Seat, text: string): string | null {
  const card = cardNamed(state.compiled.options, text);
  const keys = decisionOf({ questions }, state, seat)?.options.map(({ key }) => key) ?? [];
  // Two of the same card are the same pick.
  return keys.find((key) => key.slice(key.indexOf(':') + 1) === card) ?? null;
}

/** Sun & Moon asks for no plans. */
export const readPlanWords = noPlans('play Hired Sword');
