import { expect, it } from 'vitest';
import { fakeIo } from '../fake-io.ts';
import { run } from '../run.ts';

async function list(...flags: string[]): Promise<readonly string[]> {
  const io = fakeIo();
  expect(await run(['cards', 'final-magic', ...flags], io)).toBe(0);
  return io.lines;
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

it('refuses a game that does not exist', async () => {
  const io = fakeIo();
  expect(await run(['cards', 'chess'], io)).toBe(1);
  expect(io.errors).toEqual(['there is no game "chess"; there are final-magic.']);
});
