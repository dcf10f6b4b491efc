// Can whole matches of Sun & Moon be played in the terminal, in either language, and is everything said?

import { writeFileSync } from 'node:fs';
import { fakeIo, playing, run } from '@duello/cli/for-tests';
import { describe, expect, it } from 'vitest';
import { codeOfDeck, deckText, readyDecks } from '../../index.ts';

const { inFolder, at, saved, playWhole, playAndReplay, englishIn, promptsIn } = playing('sun-moon', 4);

describe('a whole match of Sun & Moon by typed answers', () => {
  it.each([
    ['en', 'A', 'noonfire', 'silverBulwark'],
    ['it', 'B', 'debtOfAsh', 'tidewatch'],
    ['en', 'B', 'tidewatch', 'noonfire'],
    ['it', 'random', 'silverBulwark', 'debtOfAsh'],
  ])('in %s on seat %s, %s against %s, ends with result, file and link', async (lang, seat, deck, against) => {
    const flags = ['--seat', seat, '--bot', 'random', '--deck', deck, '--against', against];
    await playAndReplay(`${lang}-${seat}`, lang, flags);
  });

  it('a drafted tournament, from the first pick to the last match', async () => {
    const io = await playWhole('draft', ['--seat', 'A', '--bot', 'random', '--option', 'mode=draft'], 6);
    expect(io.lines.some((line) => line.includes('pick 30'))).toBe(true);
    expect(io.lines.some((line) => /Match 2/.test(line))).toBe(true);
  });

  it('says no English word of its own in Italian', async () => {
    const words =
      /\b(Your|Play|Attack|Opponent|Use|Hand|Discards|Deck|left|Chain|Fatigue|tapped|There|pays|skill|Sun & Moon)\b/;
    expect(await englishIn(words)).toEqual([]);
  });

  it('never asks again what it could not understand', async () => {
    const prompts = await promptsIn('sense');
    expect(prompts).toBeGreaterThan(20);
    expect(prompts).toBeLessThan(2000);
  });
});

describe('a deck of one’s own', () => {
  const brought = async (deck: string): Promise<unknown> => {
    const io = fakeIo(() => 'q');
    const name = `own-${deck.length}`;
    await run(['play', 'sun-moon', '--seat', 'A', '--seed', 'own', '--deck', deck, ...at(name)], io);
    return saved(name).options;
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
      const file = inFolder(`deck${'x'.repeat(index)}.txt`);
      writeFileSync(file, text);
      expect(await brought(file)).toMatchObject(wanted);
    }
  });

  it('says which lines it did not understand, and what is wrong with the deck', async () => {
    const file = inFolder('wrong.txt');
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
