// Can whole matches of Sun & Moon be played in the terminal, in either language, and is everything said?

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOfDeck, deckText, readyDecks } from '@duello/sun-moon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widthOf } from '../../columns.ts';
import { type FakeIo, fakeIo } from '../../fake-io-for-tests.ts';
import { isPrompt, wanderer } from '../../play/wanderer-for-tests.ts';
import { run } from '../../run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-sun-moon-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const LINK = /^duello:/;
const at = (name: string): readonly string[] => ['--save', join(folder, `${name}.json`)];

async function playWhole(name: string, more: readonly string[], lazy = 4): Promise<{ io: FakeIo; file: string }> {
  const io = fakeIo(wanderer(name, lazy));
  const code = await run(['play', 'sun-moon', '--seed', name, ...at(name), ...more], io);
  expect(code, io.lines.slice(-5).join('\n')).toBe(0);
  return { io, file: join(folder, `${name}.json`) };
}

const tooWide = (io: FakeIo): readonly string[] =>
  io.lines.filter((line) => widthOf(line) > 80 && !LINK.test(line) && !line.includes(folder));

describe('a whole match of Sun & Moon by typed answers', () => {
  it.each([
    ['en', 'A', 'noonfire', 'silverBulwark'],
    ['it', 'B', 'debtOfAsh', 'tidewatch'],
    ['en', 'B', 'tidewatch', 'noonfire'],
    ['it', 'random', 'silverBulwark', 'debtOfAsh'],
  ])('in %s on seat %s, %s against %s, ends with result, file and link', async (lang, seat, deck, against) => {
    const flags = ['--lang', lang, '--seat', seat, '--bot', 'random', '--deck', deck, '--against', against];
    const { io, file } = await playWhole(`${lang}-${seat}`, flags);
    expect(tooWide(io)).toEqual([]);
    expect(io.lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    expect(io.lines.some((line) => line.startsWith(lang === 'en' ? ' Result:' : ' Risultato:'))).toBe(true);
    const again = fakeIo();
    expect(await run(['replay', file], again)).toBe(0);
    expect(again.lines.at(-1)).toMatch(/^\d+ answers?, hash [0-9a-f]{16} verified$/);
    const linked = fakeIo();
    expect(await run(['replay', io.lines.find((line) => LINK.test(line)) ?? ''], linked)).toBe(0);
    expect(linked.lines.at(-1)).toBe(again.lines.at(-1));
  });

  it('a drafted tournament, from the first pick to the last match', async () => {
    const { io } = await playWhole('draft', ['--seat', 'A', '--bot', 'random', '--option', 'mode=draft'], 6);
    expect(tooWide(io)).toEqual([]);
    expect(io.lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    expect(io.lines.some((line) => line.includes('pick 30'))).toBe(true);
    expect(io.lines.some((line) => /Match 2/.test(line))).toBe(true);
  });

  it('says no English word of its own in Italian', async () => {
    const { io } = await playWhole('solo-italiano', ['--both', '--lang', 'it']);
    const english = io.lines.filter(
      (line) =>
        /\b(Your|Play|Attack|Opponent|Use|hand|discards|deck|left|chain|fatigue|tapped|There|pays|skill)\b/.test(
          line,
        ) && !LINK.test(line),
    );
    expect(english).toEqual([]);
    expect(tooWide(io)).toEqual([]);
  });

  it('never asks again what it could not understand', async () => {
    const { io } = await playWhole('sense', ['--seat', 'A', '--bot', 'random']);
    const prompts = io.lines.filter(isPrompt).length;
    expect(prompts).toBeGreaterThan(20);
    expect(prompts).toBeLessThan(2000);
  });
});

describe('a deck of one’s own', () => {
  const brought = async (deck: string): Promise<unknown> => {
    const io = fakeIo(() => 'q');
    const file = join(folder, `own-${Math.abs(deck.length)}.json`);
    await run(['play', 'sun-moon', '--seat', 'A', '--seed', 'own', '--deck', deck, '--save', file], io);
    return JSON.parse(readFileSync(file, 'utf8')).record?.options ?? JSON.parse(readFileSync(file, 'utf8')).options;
  };
  const { tidewatch } = readyDecks;
  const wanted = { deckA: { class: 'paladin', cards: tidewatch.cards } };

  it('comes by its code', async () => {
    expect(await brought(codeOfDeck(tidewatch))).toMatchObject(wanted);
  });

  it('comes from a file with a list in either language, with a code, or with JSON', async () => {
    const written = [
      deckText(tidewatch, 'en'),
      deckText(tidewatch, 'it'),
      codeOfDeck(tidewatch),
      JSON.stringify(wanted.deckA),
    ];
    for (const [index, text] of written.entries()) {
      const file = join(folder, `deck${'x'.repeat(index)}.txt`);
      writeFileSync(file, text);
      expect(await brought(file)).toMatchObject(wanted);
    }
  });

  it('says which lines it did not understand, and what is wrong with the deck', async () => {
    const file = join(folder, 'wrong.txt');
    const tried = async (text: string): Promise<string> => {
      writeFileSync(file, text);
      const io = fakeIo();
      expect(await run(['play', 'sun-moon', '--deck', file], io)).toBe(1);
      return io.errors.join('\n');
    };
    expect(await tried('3 Hired Swrod')).toContain('line 1, "3 Hired Swrod": did you mean Hired Sword?');
    expect(await tried('3 Hired Sword')).toContain('has 3 cards; a deck has 30 (SR12)');
  });

  it('is listed by duello cards with its code', async () => {
    const io = fakeIo();
    expect(await run(['cards', 'sun-moon', '--deck', codeOfDeck(tidewatch)], io)).toBe(0);
    expect(io.lines.join('\n')).toContain('Lurker in the Reeds');
    const ready = fakeIo();
    expect(await run(['cards', 'sun-moon', '--deck', 'Tidewatch'], ready)).toBe(0);
    expect(ready.lines.join(' ').replaceAll(/\s+/g, ' ')).toContain(codeOfDeck(tidewatch));
  });
});
