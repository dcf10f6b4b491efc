import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, stream } from '@duello/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bare, widthOf } from '../columns.ts';
import { type FakeIo, fakeIo } from '../fake-io.ts';
import { run } from '../run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-play-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const LINK = /^duello:/;
const isPrompt = (line: string): boolean => /^(Your choice|La tua scelta)/.test(line);

/** Types what a person without a plan would: numbers from the menu shown last, now and then something else. */
function wanderer(seed: string): (prompt: string, lines: readonly string[]) => string {
  const rng = stream(seed);
  const asides = ['u', 'w', 'c', 't', 'l', '?', 'c 1', 'c fire', '-1', 'all', '99', 'hello', ''];
  return (prompt, lines) => {
    if (!isPrompt(prompt)) return 'n';
    if (below(rng, 12) === 0) return asides[below(rng, asides.length)];
    const menu = lines.slice(lines.findLastIndex((line) => /^\s+0\. /.test(line)));
    const numbers = menu.flatMap((line) => [...line.matchAll(/(?:^|\s)(\d+)\. /g)].map(([, number]) => number));
    return below(rng, 3) === 0 ? '0' : (numbers[below(rng, numbers.length)] ?? '0');
  };
}

async function playWhole(name: string, more: readonly string[], columns = 80): Promise<{ io: FakeIo; file: string }> {
  const file = join(folder, `${name}.json`);
  const io = fakeIo(wanderer(name), { columns });
  const code = await run(['play', 'final-magic', '--seed', name, '--save', file, ...more], io);
  expect(code, io.lines.slice(-5).join('\n')).toBe(0);
  return { io, file };
}

const tooWide = (io: FakeIo): readonly string[] =>
  io.lines.filter((line) => widthOf(line) > 80 && !LINK.test(line) && !line.includes(folder));

describe('a whole match by typed answers', () => {
  it.each([
    ['en', 'A', 'greedy'],
    ['it', 'B', 'greedy'],
    ['en', 'B', 'random'],
    ['it', 'A', 'random'],
    ['it', 'random', 'random'],
  ])('in %s on seat %s against %s ends with result, file and link, within 80 columns', async (lang, seat, bot) => {
    const flags = ['--lang', lang, '--seat', seat, '--bot', bot, '--option', 'roundLimit=12/4'];
    const { io, file } = await playWhole(`${lang}-${seat}-${bot}`, flags);
    expect(tooWide(io)).toEqual([]);
    expect(io.lines.some((line) => line.startsWith(lang === 'en' ? ' Result:' : ' Risultato:'))).toBe(true);
    const link = io.lines.find((line) => LINK.test(line));
    const again = fakeIo();
    expect(await run(['replay', file], again)).toBe(0);
    expect(again.lines.at(-1)).toMatch(/^\d+ answers?, hash [0-9a-f]{16} verified$/);
    const linked = fakeIo();
    expect(await run(['replay', link ?? ''], linked)).toBe(0);
    expect(linked.lines.at(-1)).toBe(again.lines.at(-1));
  });

  it.each(['firstSparks', 'stoneAndStorm', 'bonfire'])('on both seats with %s', async (supply) => {
    const { io } = await playWhole(`both-${supply}`, [
      '--both',
      '--option',
      `supply=${supply}`,
      '--option',
      'roundLimit=8/3',
    ]);
    expect(tooWide(io)).toEqual([]);
    expect(io.lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
  });

  it('says no English word of its own in Italian', async () => {
    const { io } = await playWhole('solo-italiano', ['--both', '--lang', 'it', '--option', 'roundLimit=6/3']);
    const english = io.lines.filter(
      (line) =>
        /\b(Your|Play|Cast|Send|Spend|Buy|hand|discard|deck|left|Taken|There|number)\b/.test(line) && !LINK.test(line),
    );
    expect(english).toEqual([]);
  });
});

describe('undo', () => {
  const flags = ['play', 'final-magic', '--seed', 'x', '--option', 'supply=firstSparks'];

  it('takes a purchase back with the currency that was spent for it', async () => {
    const io = fakeIo(['10', 'u', 'u', 'q']);
    expect(await run([...flags, '--save', join(folder, 'undo.json')], io)).toBe(0);
    const text = io.lines.join('\n');
    expect(text).toContain('You buy Fireball');
    expect(text).toContain('Taken back.');
    expect(text).toContain('There is nothing to take back.');
    expect(JSON.parse(readFileSync(join(folder, 'undo.json'), 'utf8')).answers).toHaveLength(1);
  });

  it('says why when something hidden has been shown since', async () => {
    const io = fakeIo(['0', 'u', 'q']);
    await run([...flags, '--save', join(folder, 'undo2.json')], io);
    expect(io.lines.join('\n')).toContain("That can't be taken back");
  });
});

describe('save and resume', () => {
  it('goes on from the saved answer, and ends as the same match would have', async () => {
    const file = join(folder, 'saved.json');
    const flags = ['--seed', 'y', '--both', '--option', 'roundLimit=3/2'];
    const first = fakeIo(['0', '0', 'q']);
    expect(await run(['play', 'final-magic', ...flags, '--save', file], first)).toBe(0);
    expect(first.lines.at(-1)).toBe(`Go on with: duello play --resume ${file} --both`);
    const rest = fakeIo(() => '0');
    expect(await run(['play', '--resume', file, '--both'], rest)).toBe(0);
    const whole = fakeIo(() => '0');
    expect(await run(['play', 'final-magic', ...flags, '--save', join(folder, 'whole.json')], whole)).toBe(0);
    expect(rest.lines.find((line) => LINK.test(line))).toBe(whole.lines.find((line) => LINK.test(line)));
  });

  it('saves when the input ends, and says so with its exit code', async () => {
    const file = join(folder, 'ended.json');
    const io = fakeIo([]);
    expect(await run(['play', 'final-magic', '--seed', 'z', '--save', file], io)).toBe(1);
    expect(io.lines.join('\n')).toContain('The input has ended before the match.');
    expect(existsSync(file)).toBe(true);
  });
});

describe('a prompt', () => {
  const flags = ['play', 'final-magic', '--seed', 'x', '--option', 'supply=firstSparks'];
  const at = (name: string) => ['--save', join(folder, `${name}.json`)];

  it('says why a card can not be bought, with its clause', async () => {
    const io = fakeIo(['w', 'q']);
    await run([...flags, ...at('why')], io);
    expect(io.lines).toContain(' ✗ Gold: 6 coins missing. (F601)');
  });

  it('concedes only when asked twice', async () => {
    const io = fakeIo(['g', 'n', 'g', 'y']);
    expect(await run([...flags, ...at('concede')], io)).toBe(0);
    expect(io.lines.join('\n')).toContain('The match goes on.');
    expect(io.lines.join('\n')).toMatch(/Result: .*conceded/);
  });

  it('sends a plan built of several parts, one of them taken out again', async () => {
    const io = fakeIo(['10', '5', '0', '2', '-1', 'u', '0', 'q']);
    await run([...flags, ...at('plan')], io);
    const text = io.lines.join('\n');
    expect(text).toContain('Your plan: mana 1, cost 1, left 0');
    expect(text).toContain('You reveal Lesser Mana Gem, Fireball.');
  });

  it('aims a counter at a revealed spell, and takes an aim back', async () => {
    const both = ['play', 'final-magic', '--both', '--seed', 'x', '--option', 'supply=firstSparks'];
    const buyCounterAndGem = ['8', '5', '0'];
    const buyExplode = ['0', '10', '0'];
    const plans = ['2', '0', '2 0'];
    const io = fakeIo([...buyCounterAndGem, ...buyExplode, ...plans, '2', '-1', '2', '0', 'q']);
    expect(await run([...both, ...at('aims')], io)).toBe(0);
    const text = io.lines.join('\n');
    expect(text).toContain('  -1  Counter 1 aims at Explode (enemy spell 1)');
    expect(text).toContain('   0. Send no aims: counter nothing');
    expect(text).toContain("Player B's Explode is countered.");
  });

  it('shows a card by the number of its option and in colour only where colours are wanted', async () => {
    const plain = fakeIo(['c 10', 'q']);
    await run([...flags, ...at('plain')], plain);
    expect(plain.lines).toContain('   Deal 5 damage.');
    expect(plain.lines.join('')).not.toContain('\u001b');
    const coloured = fakeIo(['c 10', 'q'], { colour: true });
    await run([...flags, ...at('coloured')], coloured);
    expect(coloured.lines.join('')).toContain('\u001b[31mFireball');
    expect(coloured.lines.filter((line) => widthOf(line) > 80 && !line.includes(folder))).toEqual([]);
    expect(coloured.lines.map(bare)).toContain('   Deal 5 damage.');
  });

  it('prints the result as JSON on the last line when asked to', async () => {
    const io = fakeIo(['g', 'y']);
    await run([...flags, ...at('json'), '--json'], io);
    const result = JSON.parse(io.lines.at(-1) ?? '');
    expect(Object.keys(result)).toEqual(['game', 'seed', 'outcome', 'answers', 'hash', 'file', 'link']);
    expect(result.outcome).toEqual({ winner: 1, reason: 'conceded' });
  });
});

it('refuses flags that contradict each other, unknown bots and games, and options that are none', async () => {
  const says = async (...argv: string[]): Promise<string> => {
    const io = fakeIo();
    expect(await run(argv, io)).toBe(1);
    return io.errors.join('\n');
  };
  expect(await says('play')).toContain('needs a game');
  expect(await says('play', 'final-magi')).toContain('did you mean final-magic?');
  expect(await says('play', 'final-magic', '--bot', 'hal')).toContain('there is no bot "hal"');
  expect(await says('play', 'final-magic', '--both', '--bot', 'greedy')).toContain('leave out --bot or --both');
  expect(await says('play', 'final-magic', '--option', 'supply')).toContain('name=value');
  expect(await says('play', 'final-magic', '--option', 'suply=random')).toContain('options.suply');
  expect(await says('play', '--resume', 'no-such-file.json')).toContain('there is no file no-such-file.json');
});
