// Does a review tell chances, marks with what was better, and luck; and does it stop where it is told to?

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botNamed } from '@duello/bots';
import { botTools, contracts } from '@duello/contracts';
import { answer, begin, decisionOf, isAsked, isOver, recordOf, SEATS, stream } from '@duello/kernel';
import { toText } from '@duello/language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { SILENT } from '../io/progress.ts';
import { run } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'duello-review-'));
const whole = join(folder, 'whole.json');
const part = join(folder, 'part.json');
let link = '';
const CHEAP = ['--level', 'casual'];

beforeAll(() => {
  const options = contracts.options({ deckA: 'emberPact', deckB: 'greyRegistry' });
  const match = begin(contracts, 'review', options);
  while (!isOver(match.state)) {
    const seat = SEATS.find((one) => isAsked(match.state, one)) ?? 0;
    const decision = decisionOf(contracts, match.state, seat);
    if (decision === null) break;
    const bot = botNamed(seat === 0 ? 'casual' : 'random');
    const rng = stream(`${match.answers.length}`);
    answer(match, bot({ seat, view: contracts.view(match.state, seat), decision, tools: botTools, rng }));
    if (match.answers.length === 30) writeFileSync(part, JSON.stringify(recordOf(match)));
  }
  writeFileSync(whole, JSON.stringify(recordOf(match)));
  link = toText(contracts, recordOf(match));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('shows a bar a turn, every mark with what was better and why, and tells luck from skill', async () => {
  const { code, lines } = await duello('review', whole, ...CHEAP);
  expect(code).toBe(0);
  const text = lines.join('\n');
  expect(lines[0]).toBe('Contracts, seed review');
  expect(text).toMatch(/^ Turn \d+ [AB] +█*░* +\d+ %/m);
  expect(text).toMatch(/^Player B: .*\(\?\?\)/m);
  expect(text).toMatch(/\n {2}Turn \d+ \?\?: \d+ % → \d+ %\n {4}Answered {2}.+\n/);
  expect(text).toMatch(/\n {4}Better {4}.+\n/);
  expect(text).toMatch(/Why {7}(Better by|It wins|It loses|What to fear)/);
  expect(text).toContain(`See it    duello replay ${whole} --to `);
  expect(text).toMatch(/Player A began with \d+ % and won\.\n {2}Answers [+−]\d+: .+\n {2}Luck [+−]\d+: /);
  expect(lines.filter((line) => [...line].length > 80 && !line.includes('duello replay'))).toEqual([]);
});

it('says the same of a link, and of every run, for machines too', async () => {
  const { code, lines } = await duello('review', link, ...CHEAP, '--json');
  expect(code).toBe(0);
  const found = JSON.parse(lines.join('\n'));
  expect((await duello('review', whole, ...CHEAP, '--json')).lines).toEqual(lines);
  expect(found).toMatchObject({ game: 'contracts', level: 'casual', outcome: { winner: 0 } });
  expect(found.reviewed).toBe(found.answers);
  for (const { at, drop, given, best, reasons, seat } of found.marks) {
    expect(drop).toBeGreaterThanOrEqual(0.05);
    expect(best.chance - given.chance).toBeCloseTo(drop);
    expect([at >= 0, given.words !== best.words, 'AB'.includes(seat), Array.isArray(reasons)]).not.toContain(false);
  }
  for (const { account } of found.seats) {
    expect(account.start + account.luck + account.theirs - account.own).toBeCloseTo(account.result);
  }
});

it('tells the same in Italian', async () => {
  const { code, lines } = await duello('review', whole, ...CHEAP, '--lang', 'it');
  expect(code).toBe(0);
  expect(lines.join('\n')).toContain('Quanto spesso vince da lì il giocatore A:');
});

it.each([[], ['--json']])('tells nothing of a match that goes on (%s)', async (...flags) => {
  const { code, lines, errors } = await duello('review', part, ...CHEAP, ...flags);
  expect([code, lines]).toEqual([1, []]);
  expect(errors.join('\n')).toMatch(/part\.json.*not over yet: play it to its end, then review it/);
});

it('stops at Ctrl+C with what it has found, and says so by its code', async () => {
  const stop = new AbortController();
  const progress = (_label: string, total: number) => ({
    ...SILENT,
    at: (done: number) => done > total / 2 && stop.abort(),
  });
  const io = fakeIo([], { interrupted: () => stop.signal, progress });
  expect(await run(['review', whole, ...CHEAP], io)).toBe(130);
  expect(io.lines.join('\n')).toMatch(/Stopped after \d+ of \d+ answers; this is what was found so far\./);
  expect(io.lines.join('\n')).toMatch(/^ Turn \d+/m);
});

it('says what is wrong, and what to do', async () => {
  const empty = join(folder, 'empty.json');
  const options = contracts.options({ deckA: 'emberPact', deckB: 'greyRegistry' });
  writeFileSync(empty, JSON.stringify(recordOf(begin(contracts, 'review', options))));
  for (const [words, sentence] of [
    [[join(folder, 'nowhere.json')], /there is no file/],
    [[empty], /not over yet: play it to its end, then review it/],
    [[whole, '--level', 'grandmaster'], /--level/],
  ] as const) {
    const { code, errors } = await duello('review', ...words);
    expect(code).toBe(1);
    expect(errors.join('\n')).toMatch(sentence);
  }
});
