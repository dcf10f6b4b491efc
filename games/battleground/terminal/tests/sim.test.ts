// How do classes and rulesets of Battleground compare? `duello sim`

import { duello } from '@duello/cli/for-tests';
import { describe, expect, it } from 'vitest';

const json = (lines: readonly string[]) => JSON.parse(lines.join('\n'));
const quick = ['--a', 'random', '--pairs', '1', '--cores', '1', '--seed', 's'];

describe('sim of Battleground', () => {
  const few = ['--option', 'roundLimit=4', ...quick];

  it('plays all classes against each other', async () => {
    const { code, lines } = await duello('sim', 'battleground', '--matrix', ...few);
    expect(code).toBe(0);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines[0]).toBe('battleground: all classes played by random, 1 pairs for every two');
    expect(lines).toContain('  matches                6, seats swapped on every deal');
    expect(lines.at(-1)).toMatch(/^classes [\d.]+–[\d.]+ %, first player [\d.]+ %, \d+ rounds, /);
  });

  it('lets bots draft with the class they are given, or brings ready decks', async () => {
    const flags = ['sim', 'battleground', '--deck-a', 'warlock', '--deck-b', 'paladin', '--json', ...few];
    const drafted = json((await duello(...flags)).lines);
    expect(drafted).toMatchObject({ deckA: 'warlock', deckB: 'paladin', options: { firstPlayer: 'A', roundLimit: 4 } });
    const brought = json((await duello(...flags, '--option', 'start=quick')).lines);
    expect(brought.options).toMatchObject({ start: 'quick', classA: 'warlock', classB: 'paladin' });
    expect(drafted.decisions).toBeGreaterThan(brought.decisions);
  });

  it('plays a class against itself only where that is allowed', async () => {
    const mirror = json(
      (await duello('sim', 'battleground', '--matrix', '--json', '--option', 'mirror=on', ...few)).lines,
    );
    expect(mirror.matches).toBe(12);
  });

  it('compares the eight rulesets on the same deals', async () => {
    const { code, lines } = await duello('sim', 'battleground', '--rulesets', ...few);
    expect(code).toBe(0);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines[3]).toMatch(/^ charging line cascade +[\d.]+ +\d+ \(\d+–\d+\)( +[\d.]+){5}$/);
    expect(lines[10]).toMatch(/^ marching aggressive wave /);
    expect(lines.at(-1)).toBe('8 rulesets, 48 matches, median rounds 4–4');
  });

  it('prints rulesets as JSON', async () => {
    const flags = ['sim', 'battleground', '--rulesets', '--json', '--option', 'start=quick', ...few];
    const report = json((await duello(...flags)).lines);
    expect(Object.keys(report)).toEqual(['game', 'a', 'b', 'seed', 'options', 'pairs', 'rulesets']);
    expect(report.rulesets).toHaveLength(8);
    expect(Object.keys(report.rulesets[0])).toEqual([
      ...['movement', 'order', 'flow', 'matches', 'firstPlayer', 'rounds'],
      ...['leadChanges', 'killsPerBattle', 'deadTurns', 'damagePerRound'],
      ...['draws', 'drawRate', 'tooLong', 'tooLongRate', 'decisions', 'endings'],
    ]);
    expect(report.rulesets[7]).toMatchObject({ movement: 'marching', order: 'aggressive', flow: 'wave', matches: 6 });
  });

  it.each([
    [['battleground', '--rulesets', '--matrix'], '--matrix and --rulesets are two tables'],
    [['battleground', '--rulesets', '--deck-a', 'paladin'], 'leave out --deck-a or --rulesets.'],
    [['battleground', '--matrix', '--option', 'classA=paladin'], '--option classA and a deck flag say the same'],
  ])('says what is right about %j', async (words, sentence) => {
    const { code, errors } = await duello('sim', ...words);
    expect(code).toBe(1);
    expect(errors.join('')).toContain(sentence);
  });
});
