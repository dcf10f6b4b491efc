import { expect, it } from 'vitest';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';

async function listOf(game: string, ...flags: string[]): Promise<readonly string[]> {
  const io = fakeIo();
  expect(await run(['cards', game, ...flags], io)).toBe(0);
  return io.lines;
}
const list = (...flags: string[]): Promise<readonly string[]> => listOf('final-magic', ...flags);

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

it('refuses a game that does not exist', async () => {
  const io = fakeIo();
  expect(await run(['cards', 'chess'], io)).toBe(1);
  expect(io.errors).toEqual(['there is no game "chess"; there are final-magic, contracts, battleground, sun-moon.']);
});

it.each(['en', 'it'])('prints every contract and token as JSON in %s', async (lang) => {
  const cards: Record<string, unknown>[] = JSON.parse((await listOf('contracts', '--json', '--lang', lang)).join('\n'));
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
  const lines = await listOf('contracts', '--deck', 'emberPact', '--lang', lang);
  expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
  expect(lines).toContain(` ${legend}`);
  expect(lines.at(-1)).toBe(figure);
  expect(await listOf('contracts', '--deck', 'Patto di Brace', '--lang', lang)).toEqual(lines);
});

it('prints all of Contracts within 80 columns, each with its id', async () => {
  const lines = await listOf('contracts');
  expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
  const ids: { id: string }[] = JSON.parse((await listOf('contracts', '--json')).join('\n'));
  for (const { id } of ids)
    expect(
      lines.some((line) => line.endsWith(` ${id}`)),
      id,
    ).toBe(true);
});

it.each([
  [['contracts', '--deck', 'emberPakt'], 'there is no deck "emberPakt"; did you mean emberPact?'],
  [['final-magic', '--deck', 'emberPact'], 'final-magic has no decks to choose; leave out --deck.'],
])('says what is right about %j', async (words, sentence) => {
  const io = fakeIo();
  expect(await run(['cards', ...words], io)).toBe(1);
  expect(io.errors).toEqual([sentence]);
});
