// How do tests play whole matches of a game in the terminal, and is what they print fit to be read?

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { langOf, widthOf, words } from '@duello/terminal';
import { afterAll, beforeAll, expect } from 'vitest';
import { type FakeIo, fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';
import { isEndAsk, isPrompt, ONWARD, signsIn, wanderer } from './wanderer-for-tests.ts';

const LINK = /^duello:/;

/** What is typed where the wanted option is not offered yet: whatever ends or passes. */
const onward = (lines: readonly string[]): string => {
  const signs = signsIn(lines);
  return signs.find((sign) => ONWARD.includes(sign)) ?? signs[0] ?? '1';
};

/** Somebody who does nothing but end, pass and send. */
export const idly = (prompt: string, lines: readonly string[]): string => (isPrompt(prompt) ? onward(lines) : 'y');

/** Plays in a folder of its own, which is gone after the tests. */
export function playing(game: string, lazy: number, always: readonly string[] = []) {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), `duello-${game}-`));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const inFolder = (name: string): string => join(folder, name);
  const at = (name: string): readonly string[] => ['--save', inFolder(`${name}.json`), '--force'];
  const saved = (name: string) => JSON.parse(readFileSync(inFolder(`${name}.json`), 'utf8'));

  /** A whole match by a wanderer: every line of it fits and says something. */
  async function playWhole(name: string, more: readonly string[], lazily = lazy): Promise<FakeIo> {
    const io = fakeIo(wanderer(name, lazily));
    const code = await run(['play', game, '--seed', name, ...at(name), ...always, ...more], io);
    expect(code, io.lines.slice(-5).join('\n')).toBe(0);
    const wide = io.lines.filter((line) => widthOf(line) > 80 && !LINK.test(line) && !line.includes(folder));
    expect(wide).toEqual([]);
    expect(io.lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    return io;
  }

  /** A whole match that ends with its result, and that its file and its link play again. */
  async function playAndReplay(name: string, lang: string, more: readonly string[]): Promise<void> {
    const io = await playWhole(name, ['--lang', lang, ...more]);
    expect(io.lines.some((line) => line.startsWith(` ${words[langOf(lang)].result}:`))).toBe(true);
    const again = fakeIo();
    expect(await run(['replay', inFolder(`${name}.json`)], again)).toBe(0);
    expect(again.lines.at(-1)).toMatch(/^\d+ answers?, hash [0-9a-f]{16} verified$/);
    const linked = fakeIo();
    expect(await run(['replay', io.lines.find((line) => LINK.test(line)) ?? ''], linked)).toBe(0);
    expect(linked.lines.at(-1)).toBe(again.lines.at(-1));
  }

  /** The lines of a match in Italian with one of these English words. */
  async function englishIn(english: RegExp, more: readonly string[] = []): Promise<readonly string[]> {
    const io = await playWhole('solo-italiano', ['--both', '--lang', 'it', ...more]);
    return io.lines.filter((line) => english.test(line) && !LINK.test(line));
  }

  /** How often something is asked in a match. */
  async function promptsIn(name: string): Promise<number> {
    return (await playWhole(name, ['--seat', 'A', '--bot', 'random'])).lines.filter(isPrompt).length;
  }

  /** Types numbers, `first` those it finds, until the menu offers what is wanted; then what follows from its number. */
  async function until(
    wanted: RegExp,
    then: (number: string) => readonly string[],
    flags: readonly string[] = [],
    first: RegExp | null = null,
  ): Promise<FakeIo> {
    let rest: readonly string[] | null = null;
    let typed = 0;
    const io = fakeIo((prompt, lines) => {
      if (!isPrompt(prompt)) return isEndAsk(prompt) ? 'y' : 'n';
      const menu = lines.slice(lines.slice(0, -1).findLastIndex(isPrompt) + 1);
      const numberOf = (what: RegExp): string | undefined => menu.flatMap((line) => what.exec(line)?.[1] ?? [])[0];
      const found = numberOf(wanted);
      if (rest === null && found !== undefined) rest = then(found);
      if (rest !== null) return rest[typed++] ?? 'q';
      return (first === null ? undefined : numberOf(first)) ?? onward(lines);
    });
    await run(['play', game, '--seat', 'A', '--bot', 'random', '--seed', 'u', ...at('until'), ...flags], io);
    expect(rest, 'it was never offered').not.toBeNull();
    return io;
  }

  return { inFolder, at, saved, playWhole, playAndReplay, englishIn, promptsIn, until };
}
