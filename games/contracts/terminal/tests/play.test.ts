// Can whole matches of Contracts be played in the terminal, in either language, and is everything said?

import { fakeIo, playing, run } from '@duello/cli/for-tests';
import { describe, expect, it } from 'vitest';

const { inFolder, at, saved, playWhole, playAndReplay, englishIn, promptsIn, until } = playing('contracts', 2);

describe('a whole match of Contracts by typed answers', () => {
  it.each([
    ['en', 'A', 'emberPact', 'boilingInk'],
    ['it', 'B', 'lighthouseCovenant', 'greyRegistry'],
    ['en', 'B', 'greyRegistry', 'emberPact'],
    ['it', 'random', 'boilingInk', 'lighthouseCovenant'],
  ])('in %s on seat %s, %s against %s, ends with result, file and link', async (lang, seat, deck, against) => {
    const flags = ['--seat', seat, '--bot', 'random', '--deck', deck, '--against', against];
    await playAndReplay(`${lang}-${seat}`, lang, flags);
  });

  it('on both seats with tanks that keep their colour and wild pure mana', async () => {
    const options = ['--option', 'tankColour=keep', '--option', 'pureManaIsWild=on'];
    await playWhole('keep', ['--both', ...options]);
  });

  it('says no English word of its own in Italian', async () => {
    const words = /\b(Your|Play|Attack|Opponent|Use|Hand|Discards|Deck|left|Tanks|Line|new|has|Taken|There|pays)\b/;
    expect(await englishIn(words)).toEqual([]);
  });

  it('never asks again what it could not understand', async () => {
    const prompts = await promptsIn('sense');
    expect(prompts).toBeGreaterThan(20);
    expect(prompts).toBeLessThan(2000);
  });
});

const PAYS = /^\s+(\d+)\. .*, pays .*tank/;
const answers = (): readonly { readonly pick?: string; readonly picks?: readonly string[] }[] => saved('until').answers;

describe('a payment', () => {
  it('is made as usual, as the menu says, and taken back with the contract', async () => {
    const io = await until(PAYS, (number) => [number, 'q']);
    expect(io.lines.join('\n')).toMatch(/You empty .*tank/);
    expect(answers().at(-1)?.picks ?? answers().at(-2)?.picks).toContain('tank');
    const undone = await until(PAYS, (number) => [number, 'u', 'q']);
    expect(undone.lines).toContain('Undone.');
    expect(answers().at(-1)?.picks).toBeUndefined();
    expect(answers().at(-1)?.pick).not.toMatch(/^play:/);
  });

  it('is chosen by hand behind p, beginning with the usual one', async () => {
    const io = await until(PAYS, (number) => [`p ${number}`, '-1', '1', 'ok', 'q']);
    const text = io.lines.join('\n');
    expect(text).toMatch(/ Pay for .*: (\d+) of \1/);
    expect(text).toContain('  ok. Pay with these');
    expect(text).toMatch(/You empty /);
  });

  it('that is too small is refused with what is missing', async () => {
    const io = await until(PAYS, (number) => [`p${number}`, '-1', 'ok', 'u', 'u', 'q']);
    expect(io.lines.join('\n')).toMatch(/Choose at least \d/);
  });

  it('is no choice of its own after resuming, when it was the usual one', async () => {
    await until(PAYS, (number) => [number, 'q']);
    const before = answers().length;
    const io = fakeIo(['u', 'q']);
    const file = inFolder('until.json');
    await run(['play', '--resume', file, '--seat', 'A', '--bot', 'random'], io);
    expect(io.lines).toContain('Undone.');
    const after: readonly { readonly pick?: string }[] = saved('until').answers;
    expect(before - after.length).toBeGreaterThanOrEqual(2);
    expect(after.at(-1)?.pick).not.toMatch(/^play:/);
  });
});

describe('a prompt of Contracts', () => {
  it('says why a contract can not be played, with its clause', async () => {
    const io = await until(PAYS, () => ['w', 'q']);
    expect(io.lines.join('\n')).toMatch(/ ✗ .*: needs .* mana; you can spend \d\.\s+\(C50[12]\)/);
    expect(io.lines).toContain(' ✗ You: your attack is 0, so you can’t attack. (C901)');
  });

  it('shows a contract by the number of its option, with what its keywords mean', async () => {
    const io = await until(PAYS, (number) => [`c ${number}`, 'c squire', 'd', '?', 'q']);
    const text = io.lines.join('\n');
    expect(text).toMatch(/ · (Creature \d+\/\d+|Spell|Rune|Orb \d+\/\d+) · [RBYP]\d/);
    expect(text).toContain(' Squire · Creature token 2/1 · Summoned by effects');
    expect(text).toMatch(/ Opponent: Discards \d+/);
    expect(text).toContain(' p 3 ');
  });

  it('tells who goes first, and who plays which deck', async () => {
    const io = fakeIo(['q']);
    const flags = ['--seat', 'B', '--deck', 'Grey Registry', '--option', 'firstPlayer=B'];
    await run(['play', 'contracts', ...flags, ...at('first')], io);
    const text = io.lines.join(' ');
    expect(text).toContain('you are player B, against greedy. You go first.');
    expect(text).toMatch(/you play\s+Grey Registry/);
    expect(saved('first').options).toEqual({ firstPlayer: 'B', deckB: 'greyRegistry' });
  });

  it('keeps seats and decks in a rematch', async () => {
    const io = fakeIo(['g', 'y', 'y', 'q'], { isTerminal: true });
    const flags = ['--both', '--deck', 'boilingInk', '--against', 'emberPact'];
    expect(await run(['play', 'contracts', ...flags, ...at('rematch')], io)).toBe(0);
    expect(io.lines.filter((line) => line.startsWith('Contracts'))).toHaveLength(2);
    expect(io.lines.join('\n')).not.toContain('Whoever was');
    expect(io.lines.filter((line) => line.includes('player A plays Boiling Ink'))).toHaveLength(2);
  });

  it('refuses decks that are none, or twice said', async () => {
    const says = async (...argv: string[]): Promise<string> => {
      const io = fakeIo();
      expect(await run(['play', ...argv], io)).toBe(1);
      return io.errors.join('\n');
    };
    expect(await says('contracts', '--deck', 'ember')).toBe('there is no deck "ember"; did you mean emberPact?');
    expect(await says('final-magic', '--deck', 'ember')).toContain('final-magic has no decks');
    const twice = ['--seat', 'A', '--deck', 'emberPact', '--option', 'deckA=boilingInk'];
    expect(await says('contracts', ...twice)).toContain('leave one of them out');
    const mirror = ['--deck', 'emberPact', '--against', 'emberPact', '--option', 'allowMirror=off'];
    expect(await says('contracts', ...mirror)).toContain('(CR01)');
  });
});
