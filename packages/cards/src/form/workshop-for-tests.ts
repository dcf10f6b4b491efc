// What has every workshop to keep to? Cards go through its form without change, and all that it shows has a word.

import { type Json, type Rng, stream } from '@duello/kernel';
import { LANGS, pick } from '@duello/language';
import { describe, expect, test } from 'vitest';
import type { Form } from '../kind.ts';
import { differences } from './difference.ts';
import { cardOf, openForm, unknownIn } from './open.ts';
import { problemsIn } from './problems.ts';
import { refusalOf, salvage } from './salvage.ts';
import { homeFor, skeletonOf, strayIn } from './skeleton.ts';
import { type CardParts, type Workshop, wordKey } from './workshop.ts';

const CARDS = 500;

/** Every word that a form shows: names of fields and what can be chosen in them. */
export function wordsOf({ parts = {}, values = [], item, ways = [] }: Form): readonly string[] {
  const inner = [...ways, ...(item === undefined ? [] : [item])].flatMap(wordsOf);
  return [...values, ...inner, ...Object.entries(parts).flatMap(([name, part]) => [name, ...wordsOf(part)])];
}

/** `draw`: a card as somebody might write it; `readOptions` throws for what no match begins with. */
export function describeWorkshop(
  workshop: Workshop,
  draw: (rng: Rng) => Json,
  readOptions: (options: Json) => unknown,
): void {
  const formOf = (card: CardParts): Form => {
    const form = workshop.form(String(card.type));
    return { ...form, parts: { type: { kind: 'word', values: workshop.types }, ...form.parts } };
  };
  const through = (card: CardParts): Json => cardOf(openForm(workshop.ops, formOf(card), card));
  const expectWhole = (card: CardParts, id: string): void => {
    expect(unknownIn(openForm(workshop.ops, formOf(card), card)), `${id}: ${JSON.stringify(card)}`).toEqual([]);
    expect(through(card), id).toEqual(card);
  };

  test.each(workshop.box)('%s of the box opens in the form and comes back identical', (id) => {
    const card = workshop.printed(id);
    expectWhole(card, id);
    expect(differences(card, workshop.read({ mine: through(card) }).mine)).toEqual([]);
  });

  test(`${CARDS} random cards go through the form without change`, () => {
    const rng = stream('workshop');
    for (let i = 0; i < CARDS; i++) {
      const drawn = draw(rng);
      const picture = pick(rng, [null, 'dragon-head']);
      const { mine } = workshop.read({ mine: { ...Object(drawn), picture } });
      expectWhole(mine, 'mine');
      expect(workshop.read({ mine: through(mine) }).mine).toEqual(mine);
    }
  });

  test.each(workshop.types)('a %s to begin with is one that can be played', (type) => {
    const card = workshop.blank(type);
    expectWhole(card, type);
    expect(card.type).toBe(type);
    expect(refusalOf(workshop, { mine: card })).toBeNull();
  });

  describe.each(LANGS)('words (%s)', (lang) => {
    test('every op is said', () => {
      expect(Object.keys(workshop.ops).filter((op) => !workshop.words(lang).ops[op])).toEqual([]);
    });
    test('every field and every choice is said', () => {
      const { words } = workshop.words(lang);
      const shown = [
        ...workshop.types.flatMap((type) => wordsOf(workshop.form(type))),
        ...Object.values(workshop.ops).flatMap((parts) => wordsOf({ kind: 'op', parts })),
        ...workshop.types,
      ];
      // A language goes by its own name.
      const said = new Set([...Object.keys(words), ...LANGS]);
      expect([...new Set(shown)].filter((word) => !said.has(wordKey(word)))).toEqual([]);
    });
  });

  test.each(workshop.homes)('in the home $id a card takes the place of another, and a match begins with it', (home) => {
    expect(workshop.placed({}, home)).toEqual(home.cards);
    expect(skeletonOf(workshop, {}, home).after).toEqual(skeletonOf(workshop, {}, home).before);
    const stands = home.cards.find(([id]) => workshop.standsFor(workshop.printed(id)).includes(id));
    // Crystals stand in nobody's place.
    if (stands === undefined) return;
    const [id, count] = stands;
    const mine = { ...workshop.printed(id), instead: { card: id, copies: null, seat: null } };
    const cards = workshop.read({ mine });
    const placed = new Map(workshop.placed(cards, home));
    expect(placed.get('mine')).toBe(count);
    expect(placed.has(id)).toBe(false);
    expect(skeletonOf(workshop, cards, home).after).toEqual(skeletonOf(workshop, {}, home).after);
    expect(strayIn(workshop, cards)).toEqual([]);
    expect(homeFor(workshop, cards)).not.toBeNull();
    expect(() => readOptions(workshop.options(cards, home.id))).not.toThrow();
  });

  test('what is wrong with one card is told of it alone, and of no other', () => {
    const [type] = workshop.types;
    const cards = { good: workshop.blank(type), bad: { ...workshop.blank(type), picture: 'No Picture' } };
    expect(problemsIn(workshop, cards, 'bad').map(({ path }) => path)).toEqual(['picture']);
    expect(problemsIn(workshop, cards, 'good')).toEqual(problemsIn(workshop, { good: cards.good }, 'good'));
  });

  test('a card that has no place is told to be in no match', () => {
    const lone = { ...workshop.blank(workshop.types[0]), copies: undefined, instead: null };
    expect(strayIn(workshop, { lone: JSON.parse(JSON.stringify(lone)) })).toEqual(['lone']);
  });

  test('what is not understood is told, and the rest is kept', () => {
    const [type] = workshop.types;
    const good = workshop.blank(type);
    const { cards, lost } = salvage(workshop, { good, bad: { ...good, colour: 'plaid', copies: -1 }, worse: 7 });
    expect(cards.good).toEqual(workshop.read({ good }).good);
    expect(cards.bad).toEqual(good);
    expect(lost.map(({ id, path }) => `${id} ${path}`)).toEqual(expect.arrayContaining(['bad colour', 'bad copies']));
    expect(Object.keys(cards)).toEqual(['good', 'bad']);
  });

  test('what is nested without end is refused at once', () => {
    let deep: Json = [];
    for (let i = 0; i < 5000; i++) deep = [deep];
    expect(salvage(workshop, { deep }).cards).toEqual({});
  });
}
