// Does the fuzzer say all that the language of cards can say?

import { describeOps } from '@duello/cards';
import { unreached } from '@duello/cards/for-tests';
import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { OPS } from '../effects.ts';
import { CARD_FIELDS } from './card-fields.ts';
import { readCustomCards } from './custom-cards.ts';
import { randomCard } from './random-card.ts';

const rng = stream('cards');
const cards = Array.from(
  { length: 6000 },
  () => readCustomCards({ mine: randomCard(rng, ['gold', 'mine']) }, 'cards').mine,
);

test('every op is drawn with every word and number that it can have, and can be read', () => {
  const effects = cards.flatMap((card) => (card.type === 'spell' ? card.effects : []));
  expect(unreached(describeOps(OPS), effects)).toEqual([]);
});

test('every type of card is drawn with everything it can say', () => {
  const forms = Object.fromEntries(Object.entries(CARD_FIELDS).map(([type, { form }]) => [type, form.parts ?? {}]));
  const drawn = cards.map(({ type, name: _, ...card }) => ({ ...card, effects: [], op: type }));
  expect(unreached(forms, drawn)).toEqual([]);
});

test('an extreme card says the largest numbers there are', () => {
  const text = JSON.stringify(cards);
  for (const part of ['"amount":99', '"base":99', '"upTo":99', '"coins":99']) expect(text).toContain(part);
});

test('a form learns of every field its kind, its limits, its words and what it is when it is left out', () => {
  const forms = describeOps(OPS);
  expect(forms.nextDraw.amount).toMatchObject({ kind: 'amount', least: -99, most: 99 });
  expect(forms.heal.amount.parts?.over).toEqual({ kind: 'word', values: ['fed', 'cast', 'otherCast', 'anyOtherCast'] });
  expect(forms.nextDraw.who).toEqual({ kind: 'word', values: ['you', 'foe'], default: 'you' });
  expect(forms.feed.upTo).toEqual({ kind: 'whole', least: 1, most: 99, default: null });
  expect(forms.gain.more.parts?.card).toEqual({ kind: 'card' });
  expect(forms.byPhase).toEqual({ action: { kind: 'effect' }, fight: { kind: 'effect' } });
});
