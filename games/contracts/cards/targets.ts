// Whom can an effect mean? Words and filters, each only where it makes sense.

import { type Form, flag, flip, type Kind, oneOf, orNull, record, type ValueOf, whole } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import { fields, isRecord, pick } from '@duello/language';
import { type Context, WHAT, type What } from './context.ts';

const filter = record({
  what: oneOf(WHAT, 'creature'),
  side: oneOf(['own', 'opposing', 'both'], 'both'),
  /** Not the source itself. */
  other: flag(3),
  /** Only Creatures with at most this attack, or at most this health. */
  maxAttack: orNull(whole(), 5),
  maxHealth: orNull(whole(), 5),
  /** Only Creatures or players that have lost health. */
  hurt: flag(5),
});
/** Who can be meant: Creatures, players or both, on which side. */
export type Filter = ValueOf<typeof filter>;

const WORDS = [
  'this',
  'you',
  'opponent',
  'eachPlayer',
  /** The Creatures on both sides of this one. */
  'adjacent',
  'it',
  /** The Creatures on both sides of the chosen one. */
  'besideIt',
] as const;
type Word = (typeof WORDS)[number];
const OF_THIS: readonly Word[] = ['this', 'adjacent'];
const OF_IT: readonly Word[] = ['it', 'besideIt'];
const PLAYERS: readonly Word[] = ['you', 'opponent', 'eachPlayer'];

/**
 * Whom an effect works on. `choose` is a target picked by the controller when its moment comes; effects after it can
 * mean the same one as `it`. `all` and the words are no targets (CR35).
 */
export type To = Word | { readonly choose: Filter } | { readonly all: Filter };

function whyNotWord(word: Word, { isCreature, it }: Context): string | null {
  if (!isCreature && OF_THIS.includes(word)) return `"${word}" works on a Creature’s contract only`;
  return it === null && OF_IT.includes(word) ? `"${word}" needs an effect with "choose" before it` : null;
}

function whatOf(to: To, it: What | null): What | null {
  if (typeof to !== 'string') return 'choose' in to ? to.choose.what : to.all.what;
  if (to === 'it') return it;
  return PLAYERS.includes(to) ? 'player' : 'creature';
}

function readWord(input: unknown, path: string, context: Context): Word {
  const word = WORDS.find((one) => one === input);
  if (word === undefined) {
    throw new BadInput(
      path,
      `must be one of ${WORDS.join(', ')}, or like {"choose": {"what": "creature"}} or {"all": {}}`,
    );
  }
  const why = whyNotWord(word, context);
  if (why !== null) throw new BadInput(path, why);
  return word;
}

/** The filter of an op that works on some only. */
const filterForm = (only: What | null): Form =>
  only === null
    ? filter.form
    : { ...filter.form, parts: { ...filter.form.parts, what: { kind: 'word', values: [only] } } };

const formOf = (values: readonly Word[], filtered: Form): Form => ({
  ...{ kind: 'target', values, parts: { choose: filtered, all: filtered } },
  ways: [
    { kind: 'word', values },
    { kind: 'record', parts: { choose: filtered } },
    { kind: 'record', parts: { all: filtered } },
  ],
});

/** Whom an op works on: anybody, or only those who can undergo it. */
export const target = (only: 'creature' | 'player' | null = null): Kind<'target', To, Context> => ({
  name: 'target',
  form: formOf(
    WORDS.filter((word) => only === null || word === 'it' || whatOf(word, null) === only),
    filterForm(only),
  ),
  blank: 'this',
  read(input, at, context) {
    const { path, op } = at;
    const read = (): To => {
      if (!isRecord(input)) return readWord(input, path, context);
      const given = fields(input, path, ['choose', 'all']);
      if ('choose' in given === 'all' in given) throw new BadInput(path, 'must have either "choose" or "all"');
      /** `"creature"` alone, or with more: `{"what": "creature", "side": "opposing", "maxHealth": 2}`. */
      const readFilter = (name: 'choose' | 'all'): Filter => {
        const one = typeof given[name] === 'string' ? { what: given[name] } : given[name];
        return filter.read(one, { ...at, path: `${path}.${name}` }, context);
      };
      return 'choose' in given ? { choose: readFilter('choose') } : { all: readFilter('all') };
    };
    const to = read();
    if (only !== null && whatOf(to, context.it) !== only) {
      throw new BadInput(path, `"${op}" works on ${only === 'creature' ? 'Creatures' : 'players'} only`);
    }
    return to;
  },
  random(draw, context) {
    const words = WORDS.filter(
      (word) => whyNotWord(word, context) === null && (only === null || whatOf(word, context.it) === only),
    );
    if (words.length > 0 && flip(draw)) return pick(draw.rng, words);
    const drawn = { ...filter.random(draw, context), what: only ?? pick(draw.rng, WHAT) };
    return flip(draw) ? { all: drawn } : { choose: drawn };
  },
  /** Amounts of an effect that chooses are counted on what it has chosen. */
  bind: (to): Partial<Context> => (typeof to === 'string' || !('choose' in to) ? {} : { it: to.choose.what }),
});
