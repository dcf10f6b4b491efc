// How do people write cards, options and plans in a file? By id, key or printed name, in any language.

import { asked, BadInput, decisionOf, type Json, questionOf, type Seat } from '@duello/kernel';
import { among, fields, keyNotation, LANGS, notation, plain, record, theOne } from '@duello/language';
import { questions } from '../rules/match/questions.ts';
import { CURRENCY, compiledOf, GEM, type Kind, SPELL } from '../rules/state/compiled.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { SHIELD_ROOM } from '../rules/state/zones.ts';
import { namesIn, words } from '../text/all.ts';

const MOST_COPIES = 999;

const cards = notation<Options>({
  ids: (options) => compiledOf(options).kinds.map(({ id }) => id),
  names: (options) => LANGS.map((lang) => namesIn(lang, options.cards)),
  noun: 'card',
  such: 'Fireball',
  several: '["Fireball", "3 Copper"] or counts such as {"copper": 3}',
  copies(input, path) {
    if (typeof input !== 'number' || !Number.isInteger(input) || input < 0 || input > MOST_COPIES) {
      throw new BadInput(path, `must be a number of cards from 0 to ${MOST_COPIES}`);
    }
    return input;
  },
});
export const { named: cardNamed, read: readCard, readAll: readCards } = cards;

const isGem = (kind: Kind): boolean => kind.type === GEM;
const isCurrency = (kind: Kind): boolean => kind.type === CURRENCY;
const isSpell = (kind: Kind): boolean => kind.type === SPELL;
const counters = (kind: Kind): boolean => kind.counters;
const any = (): boolean => true;
const SHIELDS = Array.from({ length: SHIELD_ROOM }, (_, index) => `counter:*:shield.${index + 1}`);

/** Every key a question could ever offer or refuse; `*` stands for the cards that fit. Aims depend on the plans. */
const KEYS: { readonly [K in QuestionName]: readonly (readonly [string, (kind: Kind) => boolean])[] } = {
  action: [
    ['end', any],
    ['gem:*', isGem],
    ['outcast:*', isGem],
    ['outcast:*:played', isGem],
    ['cast:*', isSpell],
    ['cast:*:more', (kind) => kind.moreMana > 0],
    ...SHIELDS.map((key) => [key, counters] as const),
  ],
  feed: [['*', any]],
  upgrade: [
    ['none', any],
    ['pair:*', isCurrency],
  ],
  outcast: [
    ['none', any],
    ['*', any],
  ],
  react: [
    ['pass', any],
    ['gem:*', isGem],
    ['counter:*', counters],
    ['cast:*', isSpell],
  ],
  buy: [
    ['end', any],
    ['coin:*', isCurrency],
    ['buy:*', any],
  ],
  plan: [
    ['gem:*', isGem],
    ['cast:*', (kind) => kind.type !== GEM],
  ],
  aim: [],
};

const keyNamed = keyNotation<Options, QuestionName>(
  (options, question) =>
    KEYS[question].map(([key, fits]) => [
      key,
      compiledOf(options)
        .kinds.filter(fits)
        .map(({ id }) => id),
    ]),
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
  if (name === 'aim') return aimNamed(state, seat, text, '');
  return keyNamed(state.compiled.options, name, text);
}

/** An aim by its key, or by the card alone where only one enemy spell or shield goes by that name. */
function aimNamed(state: State, seat: Seat, text: string, path: string): string | null {
  const decision = decisionOf({ questions }, state, seat);
  if (decision === null) return null;
  const keys = ['none', ...decision.options.map(({ key }) => key), ...decision.blocked.map(({ key }) => key)];
  const exact = keys.find((key) => plain(key) === plain(text));
  if (exact !== undefined) return exact;
  const card = cardNamed(state.compiled.options, text);
  const fitting = keys.filter((key) => card !== null && key.endsWith(`:${card}`));
  return theOne(fitting, text, path);
}

/** A plan or aims with every name turned into an id or key. */
export function readPlanWords(state: State, seat: Seat, input: unknown, path: string): Json {
  record(input, path, 'must be a plan such as {"gems": ["Lesser Mana Gem"], "spells": ["Fireball"]}, or {"aims": […]}');
  const given = fields(input, path, ['gems', 'spells', 'aims']);
  const { options } = state.compiled;
  if ('aims' in given) {
    const { aims } = fields(input, path, ['aims']);
    if (!Array.isArray(aims)) throw new BadInput(`${path}.aims`, 'must be a list such as ["Fireball", "none"]');
    return { aims: aims.map((aim: unknown, index) => readAim(state, seat, aim, `${path}.aims[${index}]`)) };
  }
  const { gems = [], spells = [] } = given;
  if (!Array.isArray(spells)) throw new BadInput(`${path}.spells`, 'must be a list of spells in the order of the plan');
  return {
    gems: readCards(options, gems, `${path}.gems`),
    spells: spells.flatMap((spell: unknown, index) => readSpell(options, spell, `${path}.spells[${index}]`)),
  };
}

function readSpell(options: Options, input: unknown, path: string): readonly Json[] {
  if (typeof input === 'string') return cards.readCopies(options, input, path);
  const { cast, feed = [] } = fields(input, path, ['cast', 'feed']);
  return [{ cast: readCard(options, cast, `${path}.cast`), feed: readCards(options, feed, `${path}.feed`) }];
}

function readAim(state: State, seat: Seat, input: unknown, path: string): string {
  const key = typeof input === 'string' ? aimNamed(state, seat, input, path) : null;
  if (key !== null) return key;
  const keys = decisionOf({ questions }, state, seat)?.options.map((option) => option.key) ?? [];
  throw new BadInput(path, `${JSON.stringify(input)} is nothing to aim at; there are none ${keys.join(' ')}`);
}
