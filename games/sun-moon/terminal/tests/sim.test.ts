// How do decks and drafts of Sun & Moon compare? `duello sim`

import { duello } from '@duello/cli/for-tests';
import { describe, expect, it } from 'vitest';

const json = (lines: readonly string[]) => JSON.parse(lines.join('\n'));
const quick = ['--a', 'random', '--pairs', '1', '--cores', '1', '--seed', 's'];

describe('sim of Sun & Moon', () => {
  it('plays all ready-made decks against each other, and tells every single match', async () => {
    const { code, lines } = await duello('sim', 'sun-moon', '--matrix', ...quick);
    expect(code).toBe(0);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines[0]).toBe('sun-moon: all decks played by random, 1 pairs for every two');
    expect(lines).toContain('  matches                20, seats swapped on every deal');
    expect(lines).toContain('  single matches         20, tournaments taken apart');
    expect(lines.some((line) => /^ {2}starter wins +[\d.]+ % \(/.test(line))).toBe(true);
    expect(lines.at(-1)).toMatch(/^decks [\d.]+–[\d.]+ %, first player [\d.]+ %, \d+ rounds, /);
  });

  it('plays drafted tournaments, Sun against Moon, with every match and its own starter counted', async () => {
    const { code, lines } = await duello('sim', 'sun-moon', '--draft', ...quick);
    expect([code, lines.filter((line) => line.length > 80)]).toEqual([0, []]);
    expect(lines[0]).toBe('random against random: 2 matches, seats swapped on every deal');
    expect(lines.some((line) => line.startsWith('  seat A '))).toBe(true);
    const report = json((await duello('sim', 'sun-moon', '--draft', '--json', ...quick)).lines);
    expect(report.options).toMatchObject({ mode: 'draft', classA: 'warlock' });
    expect(report.course.singleMatches).toBeGreaterThanOrEqual(4);
    expect(report.course.sun.of).toBe(report.course.starter.of);
  });

  it.each([
    [['sun-moon', '--draft', '--matrix'], '--draft and --matrix are two tables'],
    [['sun-moon', '--draft', '--deck-a', 'noonfire'], 'decks are drafted with --draft; leave out --deck-a.'],
    [
      ['sun-moon', '--deck-a', 'noonfyre', '--deck-b', 'tidewatch'],
      'there is no deck "noonfyre"; did you mean noonfire?',
    ],
    [['sun-moon', '--deck-a', 'sm10zz', '--deck-b', 'tidewatch'], 'this is no deck code of Sun & Moon'],
  ])('says what is right about %j', async (words, sentence) => {
    const { code, errors } = await duello('sim', ...words);
    expect(code).toBe(1);
    expect(errors.join('')).toContain(sentence);
  });
});
