// What can be typed for an answer? Signs with one meaning each, several in a line, and names; and nothing ends unasked.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@duello/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeIo, fakeIo } from '../src/io/fake-io-for-tests.ts';
import { isPrompt, signsIn } from '../src/play/wanderer-for-tests.ts';
import { idly } from '../src/play/whole-for-tests.ts';
import { run } from '../src/run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-answers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function play(game: string, answers: Parameters<typeof fakeIo>[0], ...flags: string[]): Promise<FakeIo> {
  const io = fakeIo(answers);
  const seed = flags.includes('--seed') ? [] : ['--seed', 'x'];
  await run(['play', game, ...seed, '--save', join(folder, 'match.json'), '--force', ...flags], io);
  return io;
}
const textOf = ({ lines }: FakeIo): string => lines.join('\n');

const QUICK: { readonly [game: string]: readonly string[] } = {
  battleground: ['--option', 'start=quick'],
  'final-magic': ['--option', 'supply=firstSparks'],
};
const LANGUAGES = ['en', 'it'];

describe.each(GAME_IDS)('in %s', (game) => {
  const flags = [...(QUICK[game] ?? []), '--both'];

  it.each(LANGUAGES)('0 never ends a turn or a phase, nor sends anything (%s)', async (lang) => {
    const io = await play(game, signWalk(60), ...flags, '--lang', lang);
    const zeros = io.lines.filter((line) => /(?:^|\s)0\. /.test(line));
    expect(zeros.filter((line) => /\b(End|Send|Take|Keep these|Termina|Invia|Prendi)\b/.test(line))).toEqual([]);
    expect(io.lines.some((line) => /(?:^|\s)e\. (?:End|Termina|Stop|Concludi|Finisci)/.test(line))).toBe(true);
  });

  it('nothing ends or passes by itself', async () => {
    const io = await play(game, signWalk(80), ...flags);
    const forced = io.lines.filter((line) => /Only one choice: (End|Pass|Stop)/.test(line));
    expect(forced).toEqual([]);
  });

  it('both hands are open to whoever plays both seats', async () => {
    const io = await play(game, signWalk(30), ...flags);
    const first = io.lines.findIndex((line) => line.startsWith('━━ ') && !/Draft|Setup|Mulligan/.test(line));
    const next = io.lines.findIndex((line, i) => i > first && isPrompt(line));
    expect(io.lines.slice(first, next).filter((line) => /^ Hand \d/.test(line))).toHaveLength(2);
  });

  it.each(LANGUAGES)('a number that is not there is answered with those that are (%s)', async (lang) => {
    const io = await play(game, ['99', 'q'], ...flags, '--lang', lang);
    const said = io.lines.find((line) => /99/.test(line) && !isPrompt(line)) ?? '';
    expect(said).toMatch(lang === 'en' ? /^There is no 99 here; there is / : /^Qui non c’è 99; puoi scegliere fra /);
    const offered = signsIn(io.lines.slice(0, io.lines.indexOf(said)));
    for (const sign of said.match(/\d+(?=[,–.])/g)?.slice(1) ?? []) expect(offered).toContain(sign);
  });
});

/** So many answers that pass, end and send, with everything confirmed; then the end. */
function signWalk(most: number): (prompt: string, lines: readonly string[]) => string {
  let typed = 0;
  return (prompt, lines) => (typed++ < most ? idly(prompt, lines) : 'q');
}

describe('the end of a turn', () => {
  const contracts = ['--seat', 'A', '--bot', 'random', '--option', 'firstPlayer=A'];
  const toMain = ['ok', '1', '1'];

  it('is asked about once when something useful is left, and only then', async () => {
    const io = await play('contracts', [...toMain, 'e', 'n', 'e', 'y', 'q'], ...contracts, '--seed', 'u');
    expect(io.lines.filter((line) => line.startsWith('End anyway?'))).toEqual([
      'End anyway? (y/n) n',
      'End anyway? (y/n) y',
    ]);
    expect(io.lines.filter((line) => line === '   You end your turn.')).toHaveLength(1);
    const idle = await play('final-magic', ['e', 'q'], '--seat', 'A', '--option', 'supply=firstSparks');
    expect(textOf(idle)).not.toContain('End anyway?');
    expect(textOf(idle)).toContain('Round 1 · Your Buy Phase');
  });

  it('asks in Italian too', async () => {
    const io = await play('contracts', [...toMain, 'e', 's', 'q'], ...contracts, '--seed', 'u', '--lang', 'it');
    expect(textOf(io)).toMatch(/Puoi ancora giocare .*\nTerminare lo stesso\? \(s\/n\) s/);
  });
});

it('no number ends a turn, in whatever way it ends', async () => {
  const io = await play('contracts', signWalk(60), '--both');
  expect(io.lines.some((line) => /^ +es\. End your turn and store less mana/.test(line))).toBe(true);
  expect(io.lines.filter((line) => /\b\d+\. End your turn/.test(line))).toEqual([]);
});

describe('the buy zone of Final Magic', () => {
  const flags = ['--seat', 'A', '--option', 'supply=firstSparks'];
  const numbers = (lines: readonly string[]): readonly string[] =>
    lines.flatMap((line) =>
      [...line.matchAll(/(\d+)[.✗] ([A-Z][\w ]+?) \(\d/g)].map(([, sign, name]) => `${sign} ${name}`),
    );

  it('keeps its numbers while one buys, with those that are too dear', async () => {
    const io = await play('final-magic', ['e', '1', '9', 'q'], ...flags);
    const menus = io.lines.flatMap((line, i) => (line.startsWith(' Buy (price') ? [io.lines.slice(i, i + 14)] : []));
    expect(menus).toHaveLength(3);
    expect(numbers(menus[0])).toContain('3 Gold');
    expect(textOf(io)).toMatch(/3✗ Gold \(6\)/);
    expect(textOf(io)).toContain('You can spend 5, currency in hand as needed.');
    expect(textOf(io)).not.toMatch(/\+5 coins/);
    for (const menu of menus) expect(numbers(menu).slice(0, 24)).toEqual(numbers(menus[0]).slice(0, 24));
  });

  it('says why a pile can not be bought, by its number or its name', async () => {
    for (const typed of ['3', 'gold', 'ORO']) {
      expect(textOf(await play('final-magic', ['e', typed, 'q'], ...flags))).toContain(
        ' ✗ Gold: needs 6 coins; you can spend 5. (F601)',
      );
    }
  });

  it('takes names in either language, by any beginning that fits only one, and several in a line', async () => {
    for (const typed of ['fireb', 'FIREBALL', 'palla di f', 'Fireball, lesser m', '9 4']) {
      expect(textOf(await play('final-magic', ['e', typed, 'q'], ...flags)), typed).toContain('You buy Fireball');
    }
    expect(textOf(await play('final-magic', ['e', '9 4', 'q'], ...flags))).toContain('You buy Lesser Mana Gem');
    const several = textOf(await play('final-magic', ['e', 'fire', 'hello', 'q'], ...flags));
    expect(several).toMatch(/Which one\? 9\. Fireball \(2\) · 10\. Firestorm \(5\)/);
    expect(several).toContain('“hello” is not an option, a name or a command; ? shows what you can type.');
  });
});

it('adds what a number stands for even when another has played a part of it', async () => {
  const flags = ['--seat', 'A', '--option', 'supply=firstSparks'];
  const io = await play('final-magic', ['e', '9 4', 'e', 'y', '1 2', 'ok', 'q'], ...flags);
  expect(textOf(io)).toContain('You reveal Lesser Mana Gem, Fireball.');
  const unpaid = await play('final-magic', ['e', '9 4', 'e', 'y', 'ok', 'n', 'q'], ...flags);
  expect(textOf(unpaid)).toContain('You can still cast Fireball.');
  expect(textOf(unpaid)).not.toContain('You commit your plan');
});

it('offers to send only what can be sent, and counts what is left', async () => {
  const io = await play('battleground', ['1', '5', 'ok', '1', '1', 'q'], '--seat', 'A', '--option', 'firstPlayer=B');
  const text = textOf(io);
  const first = text.slice(text.indexOf(' Class spells: 0 of'), text.indexOf(' Class spells: 1 of'));
  expect(first).not.toContain('ok.');
  expect(first).toContain('(2 left)');
  expect(text.slice(text.indexOf(' Class spells: 1 of'))).toContain('(1 left)');
  const crystals = text.slice(text.indexOf(' Crystals: 0 of'));
  expect(crystals).toMatch(/1\. White crystal \(W\) \((\d+) left\)/);
  const counts = [...crystals.matchAll(/1\. White crystal \(W\) \((\d+) left\)/g)].map(([, count]) => Number(count));
  expect(counts[1]).toBe(counts[0] - 1);
});

it('passes as often as the same is asked after 00, and no longer', async () => {
  const flags = ['--seat', 'A', '--bot', 'greedy', '--option', 'firstPlayer=B'];
  let passed = false;
  const io = await play(
    'sun-moon',
    (prompt, lines) => {
      if (!isPrompt(prompt)) return 'y';
      if (passed) return 'q';
      passed = signsIn(lines).includes('0');
      return passed ? '00' : 'ok';
    },
    ...flags,
  );
  const last = io.lines.filter(isPrompt).length;
  expect(last).toBeGreaterThan(2);
  expect(textOf(io)).toContain('Turn 2: your turn begins.');
  expect(io.lines.slice(io.lines.findIndex((line) => line.endsWith('00'))).filter(isPrompt)).toHaveLength(2);
});

it('t shows the whole table: what is for sale, what lies in piles, and the question again', async () => {
  const io = await play('final-magic', ['t', 'q'], '--seat', 'A', '--option', 'supply=firstSparks');
  const after = io.lines.slice(io.lines.findIndex((line) => line.endsWith('): t')));
  expect(after.join('\n')).toContain(' Buy zone (price in coins)\n Currency    Copper (1) · Silver (3) · Gold (6)');
  expect(after).toContain(' You: Discards 0');
  expect(after).toContain('   e. End Action Phase');
  const plan = await play('final-magic', ['e', '9 4', 'e', 'y', '2', 't', 'q'], '--seat', 'A', ...QUICK['final-magic']);
  const again = plan.lines.slice(plan.lines.findIndex((line) => line.endsWith('): t'))).join('\n');
  expect(again).toContain(' Your plan: mana 1, cost 1, left 0');
  expect(again).toContain('  -2  1. Fireball (1 mana)');
});
