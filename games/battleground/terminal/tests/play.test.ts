// Can whole matches of Battleground be played in the terminal, in either language, and is everything said?

import { type FakeIo, fakeIo, playing, run } from '@duello/cli/for-tests';
import { describe, expect, it } from 'vitest';

const match = playing('battleground', 1, ['--option', 'roundLimit=12']);
const { at } = match;

describe('a whole match of Battleground by typed answers', () => {
  it.each([
    ['en', 'A', ['--deck', 'paladin', '--against', 'warlock']],
    ['it', 'B', ['--deck', 'Elementalista', '--against', 'paladin']],
    ['en', 'B', []],
    ['it', 'A', ['--option', 'neutralPick=drawThree', '--option', 'mirror=on']],
  ])('in %s on seat %s with %j ends with result, file and link', async (lang, seat, more) => {
    await match.playAndReplay(`${lang}-${seat}`, lang, ['--seat', seat, '--bot', 'random', ...more]);
  });

  it.each([
    ['3', '4', 'marching', 'aggressive', 'wave'],
    ['6', '7', 'charging', 'aggressive', 'cascade'],
  ])('on both seats with %s lanes and %s rows, %s, %s and %s', async (lanes, rows, movement, order, flow) => {
    const options = Object.entries({ lanes, rows, movement, order, flow, start: 'quick', defendNeedsTarget: 'yes' });
    const flags = options.flatMap(([name, value]) => ['--option', `${name}=${value}`]);
    await match.playWhole(`both-${lanes}`, ['--both', ...flags]);
  });

  it('says no English word of its own in Italian', async () => {
    const words =
      /\b(Your|Cast|Attack|Opponent|Prepare|Charge|Hand|Discards|[Dd]eck|left|Market|Tier|[Cc]oins?|Taken|dies|free)\b/;
    expect(await match.englishIn(words, ['--option', 'start=quick'])).toEqual([]);
  });
});

/** Casts Crazy Imps until the menu offers what is wanted. */
const until = (wanted: RegExp, then: (number: string) => readonly string[]): Promise<FakeIo> =>
  match.until(
    wanted,
    then,
    ['--option', 'firstPlayer=A', '--deck', 'warlock', '--against', 'paladin'],
    /^ +(\d+)\. Crazy Imp \(/,
  );

const answers = (): readonly { readonly pick?: string }[] => match.saved('until').answers;

const ALL_CRYSTALS = /^ +(\d+)\. Cast all crystals: /;

describe('Spellcasting', () => {
  it('casts all crystals at once, and takes them back at once', async () => {
    const io = await until(ALL_CRYSTALS, (number) => [number, 'q']);
    expect(answers().filter(({ pick }) => pick?.endsWith('Crystal')).length).toBeGreaterThan(1);
    expect(io.lines.join('\n')).toMatch(/ Mana {8}(R\d )?(P\d)?/);
    const undone = await until(ALL_CRYSTALS, (number) => [number, 'u', 'q']);
    expect(undone.lines).toContain('Undone.');
    expect(answers().filter(({ pick }) => pick?.endsWith('Crystal'))).toEqual([]);
  });

  it('casts the crystals that pay for a spell before it', async () => {
    const io = await until(/^ +(\d+)\. Crazy Imp \(P2 · \d\/\d\), first Purple Crystal ×2$/, (number) => [number, 'q']);
    expect(answers().map(({ pick }) => pick)).toEqual(
      expect.arrayContaining(['cast:purpleCrystal', 'cast:purpleCrystal', 'cast:crazyImp']),
    );
    expect(io.lines.join('\n')).toMatch(/Crazy Imp: Choose a free field of your home row\./);
  });

  it('tells what the battle will bring if the phase ends now', async () => {
    const io = await until(/^ {13}([a-e]1) Crazy Imp moves to [a-e]2, defends with 1/, () => ['q']);
    expect(io.lines).toContain(' Battle      if you end now, defending only without a target');
  });

  it('says why a spell can not be cast, with its clause', async () => {
    const io = await until(/(e)\. End Spellcasting/, () => ['w', 'q']);
    expect(io.lines.join('\n')).toMatch(/ ✗ .*: \d (purple|red|white|blue) mana missing\.?\s+\(B503\)/);
  });

  it('shows a spell by the number of its option, and the piles', async () => {
    const io = await until(ALL_CRYSTALS, () => ['c crazy imp', 'd', '?', 'q']);
    const text = io.lines.join('\n');
    expect(text).toMatch(/ Crazy Imp · Warlock Summon, tier 1 · \d\/\d · P2/);
    expect(text).toMatch(/ Opponent: Discards \d+/);
  });
});

describe('a battle', () => {
  it('asks each summon, with what an Attack would do and what Defence it has', async () => {
    const io = await until(/^ +(\d+)\. Defend: Defence 1$/, (number) => [number, 'q']);
    expect(io.lines.join('\n')).toMatch(/\d Crazy Imp \d\/\d: Does this summon attack or defend\?/);
    expect(io.lines.join('\n')).toContain('   1. Attack: no target');
    expect(io.lines.join('\n')).toMatch(/│▲\*Crazy Imp/);
    expect(io.lines.join('\n')).toMatch(/Your Crazy Imp \(\w\d\) defends \(Defence 1\)\./);
  });
});

describe('a prompt of Battleground', () => {
  it('tells who goes first, and begins without a draft where a class is named', async () => {
    const io = fakeIo(['q']);
    const flags = ['--seat', 'B', '--deck', 'Warlock', '--option', 'firstPlayer=B'];
    await run(['play', 'battleground', ...flags, ...at('first')], io);
    expect(io.lines.join(' ')).toContain('you are player B, against greedy. You go first.');
    expect(match.saved('first').options).toEqual({ start: 'quick', classB: 'warlock', firstPlayer: 'B' });
  });

  it('drafts class, spells, neutral and crystals, with what each says', async () => {
    const io = fakeIo(['1', '1 2 5 5', 'ok', '2', '1 1 1 2', 'ok', 'q']);
    const flags = ['--seat', 'A', '--bot', 'random', '--option', 'firstPlayer=B', '--seed', 'd'];
    await run(['play', 'battleground', ...flags, ...at('draft')], io);
    const text = io.lines.join('\n');
    expect(text).toContain('Paladin, starts with The Long Watch.');
    expect(text).toContain(' Class spells: 4 of at most 8, the rest will be crystals');
    expect(text).toMatch(/ Crystals: 0 of 4; your spells cost W\d/);
    expect(text).toContain('You take crystals: 3 white, 1 red.');
  });

  it('refuses classes that are none', async () => {
    const io = fakeIo();
    expect(await run(['play', 'battleground', '--deck', 'palladin'], io)).toBe(1);
    expect(io.errors.join('')).toContain('there is no deck "palladin"; did you mean paladin?');
  });
});
