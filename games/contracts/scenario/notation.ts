// How do people write contracts and options in a file? By id, key or printed name, in any language.

import { asked, BadInput, type Json, other, questionOf, SEAT_NAMES, type Seat } from '@duello/kernel';
import { among, keyNotation, LANGS, noPlans, notation, plain, theOne, whole } from '@duello/language';
import { readMana } from '../cards/custom/mana-words.ts';
import { COLOURS } from '../cards/vocabulary.ts';
import { questions } from '../rules/match/questions.ts';
import { col } from '../rules/state/columns.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import { SOURCES } from '../rules/state/events.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { MAX_CREATURES, MAX_LOOK, MAX_SPECIAL, MIN_SPECIAL } from '../rules/state/numbers.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
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
  noun: 'contract',
  such: 'Oath Page',
  several: '["Oath Page", "3 Company Orb"] or counts such as {"oathPage": 3}',
  copies: (input, path) => whole(input, path, 0, MOST_COPIES),
});

const upTo = (most: number): readonly string[] => Array.from({ length: most }, (_, index) => String(index + 1));
const PLACES = upTo(MAX_CREATURES);
const SPOTS = [...PLACES, 'player'];
const ELEMENTS = COLOURS.filter((colour) => colour !== 'pure');
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const DRAWS = range(1, MAX_LOOK).map((n) => `draw:${n}`);

/** Every key a question could ever offer or refuse; `*` stands for any contract. */
const KEYS: { readonly [K in QuestionName]: readonly string[] } = {
  replace: ['*'],
  colour: ELEMENTS,
  swap: ['keep', ...COLOURS.flatMap((old) => ELEMENTS.map((to) => `${old}>${to}`))],
  draw: [...DRAWS, ...range(MIN_SPECIAL, MAX_SPECIAL).map((n) => `special:${n}`)],
  look: DRAWS,
  take: ['*'],
  act: [
    'end',
    'storeLess',
    'rune',
    'play:*',
    ...SPOTS.flatMap((attacker) => SPOTS.map((target) => `attack:${attacker}>${target}`)),
    ...PLACES.map((place) => `magnetize:${place}`),
    ...SPOTS.map((target) => `orb:${target}`),
  ],
  lighten: ELEMENTS,
  payElement: SOURCES,
  pay: SOURCES,
  place: PLACES,
  target: ['own', 'opposing'].flatMap((side) => SPOTS.map((spot) => `${side}:${spot}`)),
  may: ['yes', 'no'],
  takeBack: ['*'],
  extractor: ELEMENTS,
  move: PLACES,
  stance: ['yes', 'no'],
  store: COLOURS,
  storeLess: COLOURS,
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

/** The key of an option of the question that is open, whether it is offered or not; null when it has no such option. */
export function optionNamed(state: State, seat: Seat, text: string): string | null {
  if (asked(state) === 0) return null;
  const name = among(questionOf({ questions }, state).name, QUESTIONS);
  if (name === null) return null;
  const known = keyNamed(state.compiled.options, name, text);
  if (known !== null) return known;
  if (name === 'act') return actNamed(state, seat, text);
  return name === 'target' ? targetNamed(state, seat, text) : null;
}

/** `attack Spark > Oath Page`, `magnetize Oath Page`, `orb > Spark`: Creatures by name, where a line has one of that name. */
function actNamed(state: State, seat: Seat, text: string): string | null {
  const parts = /^\s*(attack|magnetize|orb)\b[\s:>]*([^>]*?)\s*(?:>\s*(.+?)\s*)?$/i.exec(text);
  if (parts === null) return null;
  const [, verb, first, second] = parts;
  const own = (name: string): string | null => spotNamed(state, seat, name);
  const foe = (name: string): string | null => spotNamed(state, other(seat), name);
  switch (verb.toLowerCase()) {
    case 'attack': {
      const [attacker, target] = [own(first), foe(second ?? '')];
      return attacker === null || target === null ? null : `attack:${attacker}>${target}`;
    }
    case 'magnetize':
      return own(first) === null ? null : `magnetize:${own(first)}`;
    default:
      return foe(first) === null ? null : `orb:${foe(first)}`;
  }
}

function targetNamed(state: State, seat: Seat, text: string): string | null {
  const [, side, name] = /^\s*(?:(own|opposing)\b[\s:]*)?(.*)$/i.exec(text) ?? [];
  const sides = [
    ['own', seat],
    ['opposing', other(seat)],
  ] as const;
  const found = sides.flatMap(([word, whose]) => {
    const spot = side === undefined || side.toLowerCase() === word ? spotNamed(state, whose, name) : null;
    return spot === null ? [] : [`${word}:${spot}`];
  });
  return theOne(found, text, '');
}

/** A place in a line by its number or by the Creature's name, or the player, by letter too. */
function spotNamed(state: State, seat: Seat, text: string): string | null {
  if (text.trim() === SEAT_NAMES[seat]) return 'player';
  if (SPOTS.includes(plain(text))) return plain(text);
  const card = cardNamed(state.compiled.options, text);
  const { cells, compiled } = state;
  const line = [...cells.subarray(col.line[seat], col.line[seat] + cells[col.lineSize[seat]])];
  const found = line.flatMap((slot, place) => (compiled.kinds[cells[col.kind + slot]].id === card ? [place + 1] : []));
  if (found.length > 1) throw new BadInput('', `"${text}" could be at place ${found.join(' or ')}; write the place`);
  return found.length === 0 ? null : String(found[0]);
}

const MANA = /(^|\.)(extractors|full|tanks)$/;

/** `"R3 B2"`, as a position says mana. */
export const countsInShort = (input: Json, path: string): Readonly<Record<string, number>> | null =>
  typeof input === 'string' && MANA.test(path) ? { ...readMana(input, path) } : null;

/** A Creature, an Orb or a Rune by its name alone. */
export const inPlayInShort = (card: string): { readonly card: string } => ({ card });

/** Contracts asks for no plans. */
export const readPlanWords = noPlans('play Oath Page');
