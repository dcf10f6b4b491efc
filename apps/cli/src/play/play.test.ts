// How does a match feel at a terminal? Typed answers, undo, hints, prompts, rematches and refusals.

import { readFileSync } from 'node:fs';
import { stripVTControlCharacters as bare } from 'node:util';
import { LANGS } from '@duello/language';
import { widthOf, words } from '@duello/terminal';
import { describe, expect, it } from 'vitest';
import { type FakeIo, fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';
import { idly, playing } from './whole-for-tests.ts';

const { inFolder, at, saved, playWhole, playAndReplay, englishIn } = playing('final-magic', 3);

describe('a whole match by typed answers', () => {
  it.each([
    ['en', 'A', 'greedy'],
    ['it', 'B', 'greedy'],
    ['en', 'B', 'random'],
    ['it', 'A', 'random'],
    ['it', 'random', 'random'],
  ])('in %s on seat %s against %s ends with result, file and link, within 80 columns', async (lang, seat, bot) => {
    const flags = ['--seat', seat, '--bot', bot, '--option', 'roundLimit=12/4'];
    await playAndReplay(`${lang}-${seat}-${bot}`, lang, flags);
  });

  it.each(['firstSparks', 'stoneAndStorm', 'bonfire'])('on both seats with %s', async (supply) => {
    const options = ['--option', `supply=${supply}`, '--option', 'roundLimit=8/3'];
    await playWhole(`both-${supply}`, ['--both', ...options]);
  });

  it('says no English word of its own in Italian', async () => {
    const words = /\b(Your|Play|Cast|Send|Spend|Buy|Hand|Discards|Deck|left|Taken|There|number)\b/;
    expect(await englishIn(words, ['--option', 'roundLimit=6/3'])).toEqual([]);
  });
});

describe('undo', () => {
  const flags = ['play', 'final-magic', '--seat', 'A', '--seed', 'x', '--option', 'supply=firstSparks'];

  it('takes a purchase back with the currency that was spent for it', async () => {
    const io = fakeIo(['e', '9', 'u', 'u', 'u', 'q']);
    expect(await run([...flags, ...at('undo')], io)).toBe(0);
    const text = io.lines.join('\n');
    expect(text).toContain('You buy Fireball');
    expect(io.lines.filter((line) => line === 'Undone.')).toHaveLength(2);
    expect(text).toContain('Nothing to undo.');
    expect(saved('undo').answers).toHaveLength(0);
  });

  it('says why when something hidden has been shown since', async () => {
    const io = fakeIo(['e', 'e', 'y', 'u', 'q']);
    await run([...flags, ...at('undo2')], io);
    expect(io.lines.join('\n')).toContain('Can’t undo');
  });
});

describe('a hint', () => {
  it.each([
    ['en', 'Thinking …', /^(Best|There is only this|This wins the match this turn): /],
    ['it', 'Sto pensando …', /^(La mossa migliore|C’è solo questo|Con questo vinci)/],
  ])('says in %s what an expert would do, and asks again', async (lang, thinking, best) => {
    const io = fakeIo(['hint', 'q']);
    await run(['play', 'final-magic', '--seat', 'A', '--seed', 'x', '--lang', lang, ...at(`hint-${lang}`)], io);
    const from = io.lines.indexOf(thinking);
    expect(from).toBeGreaterThan(0);
    expect(io.lines[from + 1]).toMatch(best);
    expect(saved(`hint-${lang}`).answers).toHaveLength(0);
  });
});

describe('a prompt', () => {
  const flags = ['play', 'final-magic', '--seat', 'A', '--seed', 'x', '--option', 'supply=firstSparks'];

  it('says why a card can not be bought, with its clause', async () => {
    const io = fakeIo(['e', 'w', 'q']);
    await run([...flags, ...at('why')], io);
    expect(io.lines).toContain(' ✗ Gold: needs 6 coins; you can spend 5. (F601)');
  });

  it('says of nothing that it can not be bought when the currency in hand would pay for it', async () => {
    const io = fakeIo(['e', 'w', 'q']);
    await run([...flags, ...at('why')], io);
    const why = io.lines.filter((line) => /coins?; you can spend/.test(line));
    expect(why.length).toBeGreaterThan(0);
    for (const line of why) {
      const [, needs, has] = /needs (\d+) coins?; you can spend (\d+)/.exec(line) ?? [];
      expect(Number(needs), line).toBeGreaterThan(Number(has));
    }
  });

  it('tells of several Coppers in a row once, with the coins there are by then', async () => {
    const io = fakeIo(['e', 'spend all', 'q']);
    await run([...flags, ...at('coppers')], io);
    const spent = io.lines.filter((line) => line.includes('You spend Copper'));
    expect(spent).toHaveLength(1);
    expect(spent[0]).toMatch(/You spend Copper \(coins: (\d)\) ×\1\./);
  });

  it('lets everything keep its number while an answer is put together', async () => {
    const decks = ['--deck', 'noonfire', '--against', 'tidewatch', '--seed', 'one', '--seat', 'A'];
    const io = fakeIo(['1', '1', '2', 'ok', 'q']);
    await run(['play', 'sun-moon', ...decks, ...at('numbers')], io);
    const offered = io.lines.flatMap((line) => /^ {2,3}(\d)\. (.+?) \(/.exec(line)?.slice(1, 3).join(' ') ?? []);
    const first = offered.slice(0, 3);
    expect(first.map((line) => line[0])).toEqual(['1', '2', '3']);
    // After the only copy of the first was taken, the others are called as before.
    expect(offered.slice(3, 5)).toEqual(first.slice(1));
    expect(io.lines).toContain('That can’t be chosen now.');
    expect(JSON.parse(readFileSync(inFolder('numbers.json'), 'utf8')).answers[0].picks).toHaveLength(2);
  });

  it('concedes only when asked twice', async () => {
    const io = fakeIo(['g', 'n', 'g', 'y']);
    expect(await run([...flags, ...at('concede')], io)).toBe(0);
    expect(io.lines.join('\n')).toContain('The match goes on.');
    expect(io.lines.join('\n')).toMatch(/Result: .*conceded/);
  });

  it('sends a plan built of several parts, one of them taken out again', async () => {
    const io = fakeIo(['e', '9', '4', 'e', 'y', '2', '-1', 'u', 'ok', 'q']);
    await run([...flags, ...at('plan')], io);
    const text = io.lines.join('\n');
    expect(text).toContain('Your plan: mana 1, cost 1, left 0');
    expect(text).toContain('You reveal Lesser Mana Gem, Fireball.');
  });

  it('says why what was offered before can no longer be added', async () => {
    const io = fakeIo(['e', '9', '4', 'e', 'y', '2', '2', 'q']);
    await run([...flags, ...at('used')], io);
    const asked = io.lines.findIndex((line) => line.includes('Plan the fight'));
    const said = io.lines.slice(asked).join('\n');
    expect(said).toContain('That can’t be chosen now:\n ✗ Fireball: you have only 1 copy of this card in hand.');
    expect(said).not.toContain('There is no 2 here');
  });

  it('aims a counter at a revealed spell, and takes an aim back', async () => {
    const both = ['play', 'final-magic', '--both', '--seed', 'x', '--option', 'supply=firstSparks'];
    const buyCounterAndGem = ['e', '7', '4', 'e', 'y'];
    const buyExplode = ['e', '11', 'e', 'y'];
    const plans = ['2', 'ok', '2 ok'];
    const io = fakeIo([...buyCounterAndGem, ...buyExplode, ...plans, '2', '-1', '2', 'ok', 'q']);
    expect(await run([...both, ...at('aims')], io)).toBe(0);
    const text = io.lines.join('\n');
    expect(text).toContain('  -1  Counter 1 aims at Explode (enemy spell 1)');
    expect(text).toContain('  ok. Choose no targets: counter nothing');
    expect(text).toContain('Player B’s Explode is countered.');
  });

  it('shows a card by the number of its option and in colour only where colours are wanted', async () => {
    const plain = fakeIo(['e', 'c 9', 'q']);
    await run([...flags, ...at('plain')], plain);
    expect(plain.lines).toContain('   Deal 5 damage.');
    expect(plain.lines.join('')).not.toContain('\u001b');
    const coloured = fakeIo(['e', 'c 9', 'q'], { colour: true });
    await run([...flags, ...at('coloured')], coloured);
    expect(coloured.lines.join('')).toContain('\u001b[31mFireball');
    expect(coloured.lines.filter((line) => widthOf(bare(line)) > 80 && !line.includes(inFolder('')))).toEqual([]);
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

describe('who goes first', () => {
  const greeting = async (...flags: string[]): Promise<string> => {
    const io = fakeIo(['q']);
    await run(['play', 'final-magic', ...at('first'), ...flags], io);
    return io.lines[0];
  };

  it('is said, and left to chance when no seat is asked for', async () => {
    expect(await greeting('--seat', 'A')).toContain('you are player A, against greedy. You go first.');
    expect(await greeting('--seat', 'B')).toContain('you are player B, against greedy. Your opponent goes first.');
    expect(await greeting('--both')).toContain('you play both seats. Player A goes first.');
    const seats = new Set<string>();
    for (const seed of 'abcdefgh') seats.add(/player [AB]/.exec(await greeting('--seed', seed))?.[0] ?? '');
    expect(seats).toEqual(new Set(['player A', 'player B']));
  });

  it('stays as it was when the match is resumed without a seat', async () => {
    for (const seat of ['A', 'B']) {
      const file = inFolder(`seat-${seat}.json`);
      await run(['play', 'final-magic', '--seat', seat, '--save', file], fakeIo(['q']));
      const io = fakeIo(['q']);
      await run(['play', '--resume', file], io);
      expect(io.lines[0]).toBe(`Final Magic: you are player ${seat}, against greedy.`);
    }
  });
});

describe('a rematch', () => {
  const greetings = (io: FakeIo) => io.lines.filter((line) => line.startsWith('Final Magic'));

  it.each([
    ['A', 'you are player A, against random. You go first.'],
    ['B', 'you are player A, against random. You go first.'],
  ])('after a loss on seat %s puts the loser first (F209)', async (seat, says) => {
    const io = fakeIo(['g', 'y', 'y', 'q'], { isTerminal: true });
    const flags = ['--seat', seat, '--bot', 'random', '--option', 'roundLimit=9/3'];
    expect(await run(['play', 'final-magic', ...flags, ...at(`again-${seat}`)], io)).toBe(0);
    expect(greetings(io)[1]).toBe(`Final Magic: ${says}`);
    const [first, second] = ['', '-2'].map((end) => saved(`again-${seat}${end}`));
    expect(second.options).toEqual(first.options);
    expect(second.seed).not.toBe(first.seed);
  });

  it('after a draw swaps the seats (F-R63), also for two people at one terminal', async () => {
    // The rounds are up before anybody has been hurt.
    const typed = (prompt: string, lines: readonly string[]): string => {
      if (prompt.startsWith('Rematch')) return 'y';
      return lines.some((line) => line.startsWith('Whoever')) ? 'q' : idly(prompt, lines);
    };
    const io = fakeIo(typed, { isTerminal: true });
    const flags = ['--both', '--option', 'roundLimit=2/1', '--seed', 'd'];
    expect(await run(['play', 'final-magic', ...flags, ...at('drawn')], io)).toBe(0);
    expect(io.lines.join('\n')).toContain('Whoever was player B is player A now.');
    expect(greetings(io)).toEqual([
      'Final Magic, seed d: you play both seats. Player A goes first.',
      'Final Magic: you play both seats. Player A goes first.',
    ]);
  });

  it('is not forced on anybody: n, the end of the input, a pipe, or --json end it', async () => {
    const flags = ['play', 'final-magic', '--seed', 'x', ...at('once')];
    for (const [typed, isTerminal, more] of [
      [['g', 'y', 'n'], true, []],
      [['g', 'y'], true, []],
      [['g', 'y', 'y'], false, []],
      [['g', 'y', 'y'], true, ['--json']],
    ] as const) {
      const io = fakeIo(typed, { isTerminal });
      expect(await run([...flags, ...more], io)).toBe(0);
      expect(greetings(io)).toHaveLength(1);
    }
  });
});

it('ends the line about a forced answer with one full stop, whether its words have one or not', () => {
  for (const lang of LANGS) {
    for (const label of ['Tap it', 'Tap it.']) expect(words[lang].onlyChoice(label)).toMatch(/: Tap it\.$/);
  }
});

it('shows both hands when the match is over', async () => {
  const io = fakeIo(['g', 'y']);
  await run(['play', 'final-magic', '--seat', 'B', '--seed', 'x', ...at('open')], io);
  const table = io.lines.slice(io.lines.findIndex((line) => line.startsWith(' Result:')));
  expect(table.filter((line) => /^ Hand \d/.test(line))).toHaveLength(2);
});

it('refuses flags that contradict each other, unknown bots and games, and options that are none', async () => {
  const says = async (...argv: string[]): Promise<string> => {
    const io = fakeIo();
    expect(await run(argv, io)).toBe(1);
    return io.errors.join('\n');
  };
  expect(await says('play')).toContain('needs a game');
  expect(await says('play', 'final-magi')).toContain('did you mean final-magic?');
  expect(await says('play', 'final-magic', '--bot', 'hal')).toBe(
    'there is no bot "hal"; there are random, greedy, textbook, novice, casual, club, strong, expert.',
  );
  expect(await says('play', 'final-magic', '--bot', 'gredy')).toBe('there is no bot "gredy"; did you mean greedy?');
  for (const flag of ['--bot=greedy', '--seat=A', '--seat=random']) {
    const name = flag.split('=')[0];
    const sentence = `--both plays both seats by hand; leave out ${name} or --both.`;
    expect(await says('play', 'final-magic', '--both', flag)).toBe(sentence);
  }
  expect(await says('play', 'final-magic', '--option', 'supply')).toContain('name=value');
  expect(await says('play', 'final-magic', '--option', 'suply=random')).toContain('options.suply');
  expect(await says('play', '--resume', 'no-such-file.json')).toContain('there is no file no-such-file.json');
});
