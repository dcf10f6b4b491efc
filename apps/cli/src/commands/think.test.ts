import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'duello-think-'));
const fileWith = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const jsonOf = (lines: readonly string[]) => JSON.parse(lines.join('\n'));

/** One health left, a ready attacker, an empty line: everybody sees the win. */
const win = fileWith('win.json', {
  game: 'contracts',
  name: 'an attack on an empty line wins',
  position: { active: 'A', A: { line: ['Oath Page'] }, B: { health: 1 } },
});

it.each(['casual', 'club', 'strong', 'expert'])(
  'think finds the win at level %s, in the words of a scenario',
  async (level) => {
    const { code, lines } = await duello('think', win, '--level', level, '--json');
    expect(code).toBe(0);
    const { answer, winChance, candidates } = jsonOf(lines);
    expect(answer).toMatch(/^attack:.*player$/);
    expect(winChance).toBeGreaterThan(0.95);
    expect(candidates[0]).toMatchObject({ answer });
    const again = fileWith(`again-${level}.json`, {
      game: 'contracts',
      name: 'what the bot answers can be answered',
      position: { active: 'A', A: { line: ['Oath Page'] }, B: { health: 1 } },
      answers: [{ A: answer }],
      expect: { outcome: { winner: 'A' } },
    });
    expect((await duello('scenario', again)).lines.at(-1)).toBe('1 passed, 0 failed');
  },
);

it('think says the same for the same seed, and how it stands in words', async () => {
  const first = await duello('think', win, '--level', 'club', '--persona', 'patient');
  expect(first.lines[0]).toMatch(/^Seat A is asked "act" and answers: attack/);
  expect(await duello('think', win, '--level', 'club', '--persona', 'patient')).toEqual(first);
});

it.each([
  [['nowhere.json'], 'there is no such file, no scenario in it, or it can not be read.'],
  [[win, '--level', 'grandmaster'], /--level/],
  [[win, '--seat', 'B'], 'seat B is asked nothing there.'],
  [[win, '--after', '2'], 'answers: there are 0, not 2.'],
  [[win, '--case', 'other'], 'cases: there is none named "other"; there are none.'],
])('think says what is wrong with %j', async (words, sentence) => {
  const { code, errors } = await duello('think', ...words);
  expect(code).toBe(1);
  expect(errors.join('\n')).toMatch(sentence);
});
