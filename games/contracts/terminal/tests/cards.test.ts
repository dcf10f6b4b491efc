// What does `duello cards` print of Contracts, and of one of its decks?

import { duello } from '@duello/cli/for-tests';
import { LANGS } from '@duello/language';
import { expect, it } from 'vitest';

async function list(...flags: string[]): Promise<readonly string[]> {
  const { code, lines } = await duello('cards', 'contracts', ...flags);
  expect(code).toBe(0);
  return lines;
}

it.each(LANGS)('prints every contract and token as JSON in %s', async (lang) => {
  const cards: Record<string, unknown>[] = JSON.parse((await list('--json', '--lang', lang)).join('\n'));
  expect(cards).toHaveLength(87 + 6);
  for (const card of cards) {
    expect(Object.keys(card).slice(0, 6)).toEqual(['id', 'name', 'kind', 'cost', 'count', 'text']);
    expect(Object.keys(card).slice(6)).toEqual(['deck', 'attack', 'health', 'activation', 'flavour']);
    expect(card.name).not.toBe(card.id);
  }
  const inDecks = cards.filter(({ count }) => count !== null);
  expect(inDecks.reduce((sum, { count }) => sum + Number(count), 0)).toBe(160);
  expect(inDecks.every(({ flavour, kind }) => flavour !== null && kind !== 'token')).toBe(true);
  expect(cards.filter(({ kind }) => kind === 'rune').every(({ activation }) => activation !== null)).toBe(true);
});

it.each([
  ['en', 'R fire · Y light · P pure', '21 cards'],
  ['it', 'R fuoco · G luce · P puro', '21 carte'],
])('prints one deck of Contracts within 80 columns, by id or by name in %s', async (lang, legend, figure) => {
  const lines = await list('--deck', 'emberPact', '--lang', lang);
  expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
  expect(lines).toContain(` ${legend}`);
  expect(lines.at(-1)).toBe(figure);
  expect(await list('--deck', 'Patto di Brace', '--lang', lang)).toEqual(lines);
});

it('prints all of Contracts within 80 columns, each with its id', async () => {
  const lines = await list();
  expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
  const ids: { id: string }[] = JSON.parse((await list('--json')).join('\n'));
  for (const { id } of ids)
    expect(
      lines.some((line) => line.endsWith(` ${id}`)),
      id,
    ).toBe(true);
});

it.each([[['contracts', '--deck', 'emberPakt'], 'there is no deck "emberPakt"; did you mean emberPact?']])(
  'says what is right about %j',
  async (words, sentence) => {
    const { code, errors } = await duello('cards', ...words);
    expect(code).toBe(1);
    expect(errors).toEqual([sentence]);
  },
);
