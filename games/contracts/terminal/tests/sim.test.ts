// How do two decks of Contracts compare, and all of them? `duello sim`

import { duello } from '@duello/cli/for-tests';
import { describe, expect, it } from 'vitest';

const json = (lines: readonly string[]) => JSON.parse(lines.join('\n'));
const quick = ['--a', 'random', '--pairs', '1', '--cores', '1', '--seed', 's'];

describe('sim with decks', () => {
  it('lets a deck go with its bot to the other seat', async () => {
    const flags = ['sim', 'contracts', ...quick, '--deck-a', 'emberPact', '--deck-b', 'Registro Grigio'];
    const { code, lines } = await duello(...flags);
    expect(code).toBe(0);
    expect(lines[0]).toContain('random with emberPact against random with greyRegistry: 2 matches');
    expect(lines.at(-1)).toMatch(/^random with emberPact wins [\d.]+ %/);
    const report = json((await duello(...flags, '--json')).lines);
    expect(report).toMatchObject({ deckA: 'emberPact', deckB: 'greyRegistry', matches: 2 });
    expect(report.options).toEqual({ firstPlayer: 'A', deckB: 'greyRegistry' });
  });

  it('calls seat A the first player only while it is', async () => {
    const told = async (...flags: string[]) => (await duello('sim', 'contracts', ...quick, ...flags)).lines[2];
    expect(await told()).toMatch(/^ {2}first player {11}/);
    expect(await told('--option', 'firstPlayer=random')).toMatch(/^ {2}seat A {17}/);
  });

  it('plays all decks against each other', async () => {
    const { code, lines } = await duello('sim', 'contracts', '--matrix', ...quick);
    expect(code).toBe(0);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.slice(2, 6).map((line) => line.slice(1, 22).trim())).toEqual([
      ...['1 Ember Pact', '2 Boiling Ink', '3 Lighthouse Covenant', '4 Grey Registry'],
    ]);
    expect(lines).toContain('  matches                20, seats swapped on every deal');
    expect(lines.at(-1)).toMatch(
      /^decks [\d.]+–[\d.]+ %, first player [\d.]+ %, \d+ rounds, draws [\d.]+ %, limit [\d.]+ %$/,
    );
  });

  it('prints the matrix as JSON, each rate the rest of its opposite', async () => {
    const report = json((await duello('sim', 'contracts', '--matrix', '--json', ...quick)).lines);
    expect(Object.keys(report)).toEqual([
      ...['game', 'bot', 'seed', 'options', 'pairs', 'decks', 'rates', 'field', 'matches', 'firstPlayer', 'rounds'],
      ...['draws', 'drawRate', 'tooLong', 'tooLongRate', 'decisions', 'endings', 'cells'],
    ]);
    const { decks, rates, cells } = report;
    expect(decks).toHaveLength(4);
    for (const i of [0, 1, 2, 3]) {
      for (const j of [0, 1, 2, 3].filter((other) => other !== i)) {
        expect(rates[i][j] + rates[j][i]).toBe(1);
        const [one, two] = [cells[decks[i]][decks[j]], cells[decks[j]][decks[i]]];
        expect([one.wins, one.draws, one.losses]).toEqual([two.losses, two.draws, two.wins]);
      }
    }
  });

  it('leaves out a deck against itself where the options forbid it', async () => {
    const flags = ['--matrix', '--json', '--option', 'allowMirror=off'];
    const report = json((await duello('sim', 'contracts', ...flags, ...quick)).lines);
    expect(report.matches).toBe(12);
    expect(report.rates.map((row: unknown[], i: number) => row[i])).toEqual([null, null, null, null]);
  });

  it.each([
    [['contracts', '--deck-a', 'emberPact'], 'give both --deck-a and --deck-b, or none'],
    [['contracts', '--deck-a', 'emberPact', '--deck-b', 'ink'], 'there is no deck "ink"'],
    [['contracts', '--matrix', '--b', 'random'], 'leave out --b or --matrix.'],
    [['contracts', '--matrix', '--option', 'deckA=emberPact'], '--option deckA and a deck flag say the same'],
    [['contracts', '--option', 'deck=emberPact'], 'options.deck'],
    [['contracts', '--rulesets'], 'contracts has one ruleset; leave out --rulesets.'],
    [['contracts', '--draft'], 'contracts has no drafted tournaments; leave out --draft.'],
  ])('says what is right about %j', async (words, sentence) => {
    const { code, errors } = await duello('sim', ...words);
    expect(code).toBe(1);
    expect(errors.join('')).toContain(sentence);
  });
});
