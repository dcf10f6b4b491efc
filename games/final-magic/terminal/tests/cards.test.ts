// What does `duello cards` print of Final Magic?

import { duello } from '@duello/cli/for-tests';
import { expect, it } from 'vitest';

async function list(...flags: string[]): Promise<readonly string[]> {
  const { code, lines } = await duello('cards', 'final-magic', ...flags);
  expect(code).toBe(0);
  return lines;
}

it.each(['en', 'it'])('prints every card as JSON with exactly the promised keys in %s', async (lang) => {
  const cards: Record<string, unknown>[] = JSON.parse((await list('--json', '--lang', lang)).join('\n'));
  expect(cards).toHaveLength(39);
  for (const card of cards) {
    expect(Object.keys(card)).toEqual(['id', 'name', 'kind', 'cost', 'count', 'text']);
    expect(card.text).not.toBe('');
  }
  expect(cards.find(({ id }) => id === 'fireball')).toEqual({
    id: 'fireball',
    name: lang === 'en' ? 'Fireball' : 'Palla di Fuoco',
    kind: 'spell/fire/fight',
    cost: { price: 2, mana: 1 },
    count: 3,
    text: lang === 'en' ? 'Deal 5 damage.' : 'Infliggi 5 danni.',
  });
  const kinds = new Map(cards.map(({ id, kind }) => [id, kind]));
  expect(['copper', 'grandGem', 'counterspell'].map((id) => kinds.get(id))).toEqual([
    'currency',
    'gem',
    'spell/neutral/either',
  ]);
  const counts = new Map(cards.map(({ id, count }) => [id, count]));
  expect([counts.get('grandGem'), counts.get('copper'), counts.get('counterspell')]).toEqual([6, null, null]);
});

it.each([
  ['en', '39 cards', 'Fireball  Fire · Fight'],
  ['it', '39 carte', 'Palla di Fuoco  Fuoco · Scontro'],
])('prints a list within 80 columns that ends with the figure in %s', async (lang, figure, fireball) => {
  const lines = await list('--lang', lang);
  expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
  expect(lines.at(-1)).toBe(figure);
  expect(lines.join('\n')).toContain(fireball);
});

it.each([[['final-magic', '--deck', 'emberPact'], 'final-magic has no decks to choose; leave out --deck.']])(
  'says what is right about %j',
  async (words, sentence) => {
    const { code, errors } = await duello('cards', ...words);
    expect(code).toBe(1);
    expect(errors).toEqual([sentence]);
  },
);
