// Does a replay show every moment of its record, and does a broken one say what is wrong?

import { battleground } from '@duello/battleground';
import { finalMagic } from '@duello/final-magic';
import {
  type Answer,
  advance,
  answer,
  begin,
  DECISION,
  decode,
  IDLE,
  isAsked,
  isOver,
  type MatchRecord,
  newReply,
  randomReply,
  recordOf,
  replay,
  SEATS,
  stream,
} from '@duello/kernel';
import { fromText, toText, underVersion } from '@duello/language';
import { expect, test } from 'vitest';
import { openTape } from './replaying.ts';

const match = begin(finalMagic, 'tape', finalMagic.options({}));
const rng = stream('tape/answers');
while (!isOver(match.state) && match.answers.length < 60) {
  const seat = SEATS.find((one) => isAsked(match.state, one)) ?? 0;
  const reply = newReply();
  randomReply(finalMagic, match.state, seat, rng, reply);
  answer(match, decode(finalMagic, match.state, seat, reply));
}
const record = recordOf(match);
const text = toText(finalMagic, record);

async function problemOf(input: string): Promise<string> {
  const { opened } = await openTape(input);
  return opened.kind === 'problem' ? `${opened.problem.kind} ${opened.problem.illegal?.answer ?? ''}`.trim() : 'opened';
}

test('a link opens with one moment for each event, and its seal is right', async () => {
  const { opened, tape } = await openTape(text);
  if (opened.kind !== 'opened' || tape === null) throw new Error('it did not open');
  const { head } = opened;
  expect(head.check).toBe('same');
  expect(head.text).toBe(text);
  expect(head.moments.at(-1)).toBe(record.answers.length);
  expect(tape.events('both')).toHaveLength(head.moments.length);
  expect(tape.views('both', 0)).toHaveLength(2);
  expect(tape.views(1, head.moments.length - 1)).toEqual([finalMagic.view(match.state, 1)]);
});

test('through one seat’s eyes the other’s drawn cards stay hidden', async () => {
  const { tape } = await openTape(text);
  const drawn = (tape?.events(0) ?? []).filter((event) => JSON.stringify(event).includes('"cardsDrawn","seat":1'));
  expect(drawn.length).toBeGreaterThan(0);
  expect(JSON.stringify(drawn)).not.toContain('"cards":[');
});

test('cut after some answers it is a match of its own, sealed anew', async () => {
  const { tape } = await openTape(text);
  const { opened } = await openTape(tape?.cut(20) ?? '');
  expect(opened.kind === 'opened' && opened.head.record.answers.length).toBe(20);
  expect(opened.kind === 'opened' && opened.head.check).toBe('same');
});

test('a moment in the middle of an answer is reached by that answer', async () => {
  const { opened, tape } = await openTape(text);
  if (opened.kind !== 'opened' || tape === null) throw new Error('it did not open');
  const rounds = tape
    .events('both')
    .flatMap((event, at) => (JSON.stringify(event).includes('"roundStarted"') ? [at] : []));
  const second = rounds[1] ?? -1;
  const roundAfter = (answers: number): number =>
    finalMagic.view(replay(finalMagic, fromText(finalMagic, tape.cut(answers))).state, 0).round;
  const given = opened.head.moments[second];
  expect([roundAfter(given - 1), roundAfter(given)]).toEqual([1, 2]);
});

test('a record file opens like its link', async () => {
  const { opened } = await openTape(JSON.stringify(record));
  expect(opened.kind === 'opened' && opened.head.text).toBe(text);
});

test('what is wrong is told apart', async () => {
  expect(await problemOf('')).toBe('empty');
  expect(await problemOf('hello')).toBe('foreign');
  expect(await problemOf('https://example.org/')).toBe('foreign');
  expect(await problemOf(text.slice(0, -20))).toBe('damaged');
  expect(await problemOf('{"game":')).toBe('damaged');
  expect(await problemOf(JSON.stringify({ ...record, game: 'chess' }))).toBe('game');
  expect(await problemOf(JSON.stringify({ ...record, options: { supply: 'none' } }))).toBe('options');
  const answers = record.answers.map((given, index) => (index === 4 ? { ...given, decision: 999 } : given));
  expect(await problemOf(JSON.stringify({ ...record, answers }))).toBe('illegal 5');
});

test('answers that lead elsewhere than the seal says are told', async () => {
  const { opened } = await openTape(JSON.stringify({ ...record, hash: '0000000000000000' }));
  expect(opened.kind === 'opened' && opened.head.check).toBe('other');
});

test('what comes before an answer that is not legal can be watched, from a file as from a link', async () => {
  const strange = record.answers.map((given, index) => (index === 4 ? null : given));
  const stale = record.answers.map((given, index) => (index === 4 ? { ...given, decision: 999 } : given));
  for (const input of [
    JSON.stringify({ ...record, answers: stale }),
    JSON.stringify({ ...record, answers: strange }),
  ]) {
    const { opened } = await openTape(input);
    if (opened.kind !== 'problem' || opened.problem.illegal === null) throw new Error('it opened');
    const { answer: number, legal } = opened.problem.illegal;
    expect(number).toBe(5);
    const { opened: again } = await openTape(legal);
    expect(again.kind === 'opened' && again.head.record.answers).toEqual(record.answers.slice(0, 4));
    expect(again.kind === 'opened' && again.head.check).toBe('none');
  }
});

test('a match of other rules is shown as far as today’s play it, and it is said where they stop', async () => {
  const older = async (input: string) => {
    const { opened, tape } = await openTape(input);
    if (opened.kind !== 'opened' || tape === null) throw new Error('it did not open');
    return { head: opened.head, tape };
  };
  const version = finalMagic.version - 1;
  // Nothing has changed for it: there is nothing to say.
  const same = await older(underVersion(text, version));
  expect([same.head.check, same.head.otherRules]).toEqual(['same', null]);
  // It leads elsewhere by today's rules.
  const elsewhere = { ...record, hash: '0000000000000000' };
  const other = await older(underVersion(toText(finalMagic, elsewhere), version));
  expect(other.head).toMatchObject({
    check: 'none',
    otherRules: { version, today: finalMagic.version, refused: 0 },
    text: underVersion(toText(finalMagic, elsewhere), version),
  });
  expect(other.head.record.answers).toEqual(record.answers);
  // Today's rules refuse one of its answers; what comes before it can be played on.
  const stale = record.answers.map((given, index) => (index === 4 ? { ...given, decision: 999 } : given));
  const cut = await older(JSON.stringify({ ...record, answers: stale, version }));
  expect(cut.head.otherRules).toEqual({ version, today: finalMagic.version, refused: 5 });
  expect(cut.head.record.answers).toEqual(record.answers.slice(0, 4));
  expect((await older(cut.tape.cut(4))).head.check).toBe('same');
});

/** Nobody ever answers, and no round is the last one: as long a match as somebody likes, at a byte an answer. */
function endless(length: number): MatchRecord {
  const options = battleground.options({ roundLimit: null });
  const { state } = begin(battleground, 'endless', options);
  const answers: Answer[] = [];
  const reply = { ...newReply(), size: IDLE };
  while (answers.length < length) {
    const seat = SEATS.find((one) => isAsked(state, one)) ?? 0;
    answers.push({ seat, decision: state.words[DECISION], idle: true });
    advance(battleground, state, seat, reply, null);
  }
  return { ...recordOf(begin(battleground, 'endless', options)), answers, hash: null };
}

test('a match that goes on and on is refused with a sentence before it stops the browser, from a file too', async () => {
  const long = endless(20_000);
  const link = toText(battleground, long);
  expect(link.length).toBeLessThan(67_000);
  expect(await problemOf(link)).toBe('long');
  expect(await problemOf(JSON.stringify(long))).toBe('long');
  // Longer than anybody plays, and still shown.
  expect(await problemOf(toText(battleground, { ...long, answers: long.answers.slice(0, 1000) }))).toBe('opened');
});
