// Which sentence does a finding in a file mean? A row for each, so that none is forgotten.

import { type Fields, oneOf } from '@duello/language';
import type { Finding } from '../questions/answer.ts';
import { HEADLINES } from '../questions/names.ts';
import { MEASURES } from '../questions/question.ts';
import { each, estimate, label, matches, number, object, text, unit } from './read-parts.ts';

type Name = Finding['name'];
type Readers = { readonly [N in Name]: (given: Fields, path: string) => Finding };

const estimateAt = (input: unknown, path: string) => estimate(object(input, path), path);
const measure = (given: Fields, path: string) => oneOf(given.measure, `${path}.measure`, MEASURES);
const cards = (given: Fields, path: string) => each(given.cards, `${path}.cards`, label);
const worth = (given: Fields, path: string) => ({
  card: label(given.card, `${path}.card`),
  by: estimateAt(given.by, `${path}.by`),
  heldOut: (given.heldOut ?? null) === null ? null : estimateAt(given.heldOut, `${path}.heldOut`),
});

const READERS: Readers = {
  noDifference: (given, path) => ({
    name: 'noDifference',
    measure: measure(given, path),
    within: number(given.within, path),
  }),
  undecided: (given, path) => ({
    name: 'undecided',
    measure: measure(given, path),
    within: number(given.within, path),
  }),
  difference: (given, path) => ({
    name: 'difference',
    measure: measure(given, path),
    unit: unit(given.unit, `${path}.unit`),
    by: estimateAt(given.by, `${path}.by`),
  }),
  offTarget: (given, path) => ({
    name: 'offTarget',
    figure: oneOf(given.figure, `${path}.figure`, HEADLINES),
    unit: unit(given.unit, `${path}.unit`),
    found: estimateAt(given.found, `${path}.found`),
  }),
  deckOffTarget: (given, path) => ({
    name: 'deckOffTarget',
    deck: label(given.deck, `${path}.deck`),
    share: estimateAt(given.share, `${path}.share`),
  }),
  deckChange: (given, path) => ({
    name: 'deckChange',
    deck: label(given.deck, `${path}.deck`),
    by: estimateAt(given.by, `${path}.by`),
  }),
  levelShift: (given, path) => ({
    name: 'levelShift',
    figure: oneOf(given.figure, `${path}.figure`, HEADLINES),
    unit: unit(given.unit, `${path}.unit`),
    from: estimateAt(given.from, `${path}.from`),
    to: estimateAt(given.to, `${path}.to`),
  }),
  widestMatchup: (given, path) => ({
    name: 'widestMatchup',
    row: label(given.row, `${path}.row`),
    column: label(given.column, `${path}.column`),
    share: estimateAt(given.share, `${path}.share`),
  }),
  bestMix: (given, path) => ({
    name: 'bestMix',
    deck: label(given.deck, `${path}.deck`),
    share: number(given.share, path),
  }),
  tooStrong: (given, path) => ({ name: 'tooStrong', ...worth(given, path) }),
  tooWeak: (given, path) => ({ name: 'tooWeak', ...worth(given, path) }),
  neverCame: (given, path) => ({ name: 'neverCame', cards: cards(given, path) }),
  neverUsed: (given, path) => ({ name: 'neverUsed', cards: cards(given, path) }),
  alwaysUsed: (given, path) => ({ name: 'alwaysUsed', cards: cards(given, path) }),
  neverCovered: (given, path) => ({ name: 'neverCovered', parts: each(given.parts, `${path}.parts`, text) }),
  cutOff: (given, path) => ({ name: 'cutOff', deals: each(given.deals, `${path}.deals`, number) }),
  loops: (given, path) => ({ name: 'loops', matches: matches(given.matches, `${path}.matches`) }),
};
const isName = (name: string): name is Name => Object.hasOwn(READERS, name);
const NAMES: readonly Name[] = Object.keys(READERS).filter(isName);

export function readFinding(input: unknown, path: string): Finding {
  const given = object(input, path);
  return READERS[oneOf(given.name, `${path}.name`, NAMES)](given, path);
}
