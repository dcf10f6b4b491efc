// Is a match kept where it is said to be? Saved, resumed, never lost and never written over something else.

import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { freeFile, timeOf } from '../match/data-folder.ts';
import { run } from '../run.ts';
import { idly, playing } from './whole-for-tests.ts';

const { inFolder, at } = playing('final-magic', 3);

const LINK = /^duello:/;

describe('save and resume', () => {
  it('goes on from the saved answer, and ends as the same match would have', async () => {
    const file = inFolder('saved.json');
    const flags = ['--seed', 'y', '--both', '--option', 'roundLimit=3/2'];
    let typed = 0;
    const first = fakeIo((prompt, lines) => (typed++ < 4 ? idly(prompt, lines) : 'q'));
    expect(await run(['play', 'final-magic', ...flags, '--save', file], first)).toBe(0);
    expect(first.lines.at(-1)).toBe(`Resume with: duello play --resume ${file} --both`);
    const rest = fakeIo(idly);
    expect(await run(['play', '--resume', file, '--both'], rest)).toBe(0);
    const whole = fakeIo(idly);
    expect(await run(['play', 'final-magic', ...flags, ...at('whole')], whole)).toBe(0);
    expect(rest.lines.find((line) => LINK.test(line))).toBe(whole.lines.find((line) => LINK.test(line)));
  });

  it('saves when the input ends, and says so with its exit code', async () => {
    const file = inFolder('ended.json');
    const io = fakeIo([]);
    expect(await run(['play', 'final-magic', '--seed', 'z', '--save', file], io)).toBe(1);
    expect(io.lines.join('\n')).toContain('The input ended before the match.');
    expect(existsSync(file)).toBe(true);
  });
});

describe('the seed of a running match', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is neither printed nor in the name of the file, and is told at the end', async () => {
    vi.stubEnv('XDG_DATA_HOME', inFolder('running'));
    const room = inFolder('running/duello/matches');
    const io = fakeIo(['s', 'q']);
    expect(await run(['play', 'final-magic'], io)).toBe(0);
    const [file, ...more] = readdirSync(room);
    expect(more).toEqual([]);
    expect(file).toMatch(/^final-magic-\d{4}-\d\d-\d\d-\d{4}\.json$/);
    const path = join(room, file);
    expect(io.lines.join('')).toContain(`Resume with: duello play --resume ${path}`);
    const { seed } = JSON.parse(readFileSync(path, 'utf8'));
    expect(io.lines.join('\n')).not.toContain(seed);
    const resumed = fakeIo(['g', 'y']);
    expect(await run(['play', '--resume', path], resumed)).toBe(0);
    const text = resumed.lines.join('\n');
    expect(text.slice(0, text.indexOf('Result:'))).not.toContain(seed);
    expect(resumed.lines).toContain(`Seed: ${seed}`);
  });

  it('is printed at the start to whoever chose it', async () => {
    const io = fakeIo(['q']);
    await run(['play', 'final-magic', '--seed', 'tuesday', ...at('chosen')], io);
    expect(io.lines[0]).toMatch(/^Final Magic, seed tuesday: you are player [AB], against greedy\./);
  });

  it('never makes two matches share a file', () => {
    const name = inFolder(`final-magic-${timeOf(new Date(2026, 10, 5, 9, 1))}`);
    expect(name).toBe(inFolder('final-magic-2026-11-05-0901'));
    for (const end of ['.json', '-2.json', '-3.json']) {
      expect(freeFile(name)).toBe(name + end);
      writeFileSync(name + end, '');
    }
  });
});

it('takes back after resuming what it would have taken back before: whole choices, and no forced answers', async () => {
  const flags = ['play', 'final-magic', '--seat', 'A', '--seed', 'x', '--option', 'supply=firstSparks'];
  const [live, resumed] = ['undo-live.json', 'undo-resumed.json'].map((name) => inFolder(name));
  // The end of the Action Phase, then one choice: currency is spent and a card bought.
  await run([...flags, '--save', live], fakeIo(['e', '9', 'u', 'u', 'u', 'q']));
  await run([...flags, '--save', resumed], fakeIo(['e', '9', 'q']));
  expect(JSON.parse(readFileSync(resumed, 'utf8')).answers.length).toBeGreaterThan(2);
  const io = fakeIo(['u', 'u', 'u', 'q']);
  await run(['play', '--resume', resumed, '--seat', 'A'], io);
  expect(io.lines.filter((line) => line === 'Undone.')).toHaveLength(2);
  expect(io.lines).toContain('Nothing to undo.');
  expect(readFileSync(resumed, 'utf8')).toBe(readFileSync(live, 'utf8'));
});

describe('a match whose file can not be written', () => {
  afterEach(() => vi.unstubAllEnvs());
  const nowhere = () => inFolder('no/such/folder/lost.json');
  const flags = () => ['play', 'final-magic', '--seat', 'A', '--seed', 'x', '--save', nowhere()];

  it.each([
    ['left', ['q'], 'Resume with: duello play --resume'],
    ['over', ['g', 'y'], 'See it again: duello replay'],
  ])('goes to the temp folder when it is %s, and says where', async (_, typed, next) => {
    const spare = mkdtempSync(inFolder('spare-'));
    vi.stubEnv('TMPDIR', spare);
    const io = fakeIo(typed);
    expect(await run(flags(), io)).toBe(1);
    expect(readdirSync(spare)).toEqual(['lost.json']);
    const text = io.lines.join(' ');
    expect(text).toContain('could not be written.');
    expect(text).toContain(`Saved to ${join(spare, 'lost.json')}.`);
    expect(text).toContain(`${next} ${join(spare, 'lost.json')}`);
  });

  it('is printed as a link when there is no temp folder either', async () => {
    vi.stubEnv('TMPDIR', inFolder('no/temp'));
    const io = fakeIo(['q']);
    expect(await run(flags(), io)).toBe(1);
    const link = io.lines.find((line) => LINK.test(line)) ?? '';
    expect(await run(['replay', link], fakeIo())).toBe(0);
    expect(io.lines.join('\n')).not.toContain('Go on with');
  });
});

it('never overwrites a file that it has not made, unless it is told to', async () => {
  const file = inFolder('precious.json');
  writeFileSync(file, 'precious');
  const start = ['play', 'final-magic', '--seat', 'A', '--seed', 'x'];
  const refused = fakeIo(['q']);
  expect(await run([...start, '--save', file], refused)).toBe(1);
  expect(refused.errors).toEqual([`${file} is there already; name another file, or overwrite it with --force.`]);
  const asked = fakeIo([`s ${file}`, 's', 's', 'q']);
  expect(await run([...start, ...at('other')], asked)).toBe(0);
  expect(asked.lines).toContain(`${file} already exists.`);
  expect(asked.lines.filter((line) => line === `Saved to ${inFolder('other.json')}.`)).toHaveLength(3);
  expect(readFileSync(file, 'utf8')).toBe('precious');
  const copy = fakeIo();
  expect(await run(['replay', inFolder('other.json'), '--out', file], copy)).toBe(1);
  expect(copy.errors.join('')).toContain('is there already');
  expect(await run(['replay', inFolder('other.json'), '--out', file, '--force'], fakeIo())).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(inFolder('other.json'), 'utf8'));
});
