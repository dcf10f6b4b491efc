// Does the table of Battleground say everything at 80 columns, however full it is?

import { apply } from '@duello/kernel';
import { LANGS, type Lang } from '@duello/language';
import { bare, type Layout, painter, widthOf, words } from '@duello/terminal';
import { describe, expect, it } from 'vitest';
import {
  battleground,
  COLOURS,
  CONDITIONS,
  type Event,
  type PlayerView,
  type SummonView,
  words as texts,
  type View,
} from '../index.ts';
import { game } from '../scenario/game.ts';
import { battlegroundLayout } from './layout.ts';
import { wordsIn } from './naming.ts';

const quick = { start: 'quick', classA: 'paladin', classB: 'warlock', firstPlayer: 'A' };
const begin = (more: object = {}, viewer: 0 | 1 = 0): View =>
  battleground.view(battleground.setup('s', battleground.options({ ...quick, ...more }), null), viewer);
const start = begin();

const layoutFor = (view: View, lang: Lang = 'en', more: { colours?: boolean; width?: number } = {}) => {
  const { colours = false, width = 80 } = more;
  const manner = { viewer: view.viewer, lang, words: words[lang], width, paint: painter(colours) };
  return battlegroundLayout(manner, view.options);
};
const tableOf = (view: View, lang: Lang = 'en'): readonly string[] => layoutFor(view, lang).table(view);

const NONE = { haste: 0, stun: 0, disarm: 0, turnover: 0, chill: 0, antimagic: 0, snare: 0 };
const summon = (field: string, more: Partial<SummonView> = {}): SummonView => ({
  ...{ id: 1, card: 'guard', owner: 0, side: 0, field, attack: 1, attackDie: 1, hp: 3, defence: 2, range: 1 },
  ...{ defending: false, threats: [], conditions: NONE, tokens: [], newcomer: false, noted: 0, credit: null },
  entered: 1,
  ...more,
});

/** A summon with everything on every field. */
function full(view: View): View {
  const { lanes, rows } = view.options;
  const all = { ...NONE };
  for (const condition of CONDITIONS) all[condition] = 2;
  const summons = Array.from({ length: lanes * rows }, (_, i) =>
    summon(`${'abcdef'[i % lanes]}${Math.floor(i / lanes) + 1}`, {
      ...{ id: i, card: 'bannerBearer', entered: i, attack: 12, hp: 14, range: 3, defending: true },
      side: i % 2 === 0 ? 0 : 1,
      conditions: all,
      tokens: [
        { id: 90, shape: 1, count: 3 },
        { id: 91, shape: 12, count: 1 },
      ],
    }),
  );
  const area = { owner: 0, tokens: 3, unresolved: false, ticks: false, entered: 3 } as const;
  const player = (own: PlayerView): PlayerView => ({
    ...own,
    ...{ life: 3, coins: 4, exp: 2, mana: { white: 3, red: 2, purple: 1, blue: 4 } },
    hand:
      own.hand === null ? null : Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 'guard' : 'shoulderToShoulder')),
    prepared: [
      { card: own.hand === null ? null : 'bannerBearer', charges: { white: 2, red: 1, purple: 0, blue: 0 }, since: 4 },
      { card: own.hand === null ? null : 'redCrystal', charges: { white: 0, red: 0, purple: 0, blue: 0 }, since: 5 },
    ],
    area: [
      { ...area, id: 90, card: 'shoulderToShoulder', shape: 1 },
      { ...area, id: 91, card: 'weatherTurnsPersonal', shape: 12 },
      { ...area, id: 92, card: 'closeRanks', shape: null },
    ],
    tokens: [{ id: 90, shape: 1, count: 2 }],
    ...{ retainedSize: 2, retained: own.hand === null ? null : ['guard', 'guard'] },
  });
  const unlocked = view.market.map((one) => ({ ...one, unlocked: true, row: ['bannerBearer', 'guard', 'weSwore'] }));
  return {
    ...view,
    decision: null,
    summons,
    players: [player(view.players[0]), player(view.players[1])],
    market: [unlocked[0], unlocked[1], unlocked[2]],
    gamePhase: 3,
  };
}

describe.each(LANGS)('in %s a full table', (lang) => {
  it.each([
    [5, 5],
    [3, 4],
    [6, 7],
  ])('of %i lanes and %i rows fits 80 columns, and its board 40', (lanes, rows) => {
    for (const viewer of [0, 1] as const) {
      const view = full(begin({ lanes, rows }, viewer));
      for (const colours of [false, true]) {
        for (const width of [80, 40]) {
          const lines = layoutFor(view, lang, { colours, width }).table(view);
          // Heads and bars need their room.
          const drawn = width === 80 ? lines : lines.filter((line) => /[│┼┬┴]/.test(line));
          expect(drawn.filter((line) => widthOf(line) > width)).toEqual([]);
        }
      }
      const text = tableOf(view, lang).map(bare).join('\n');
      for (const sign of ['12/14', '●3', '#12', '⌂']) expect(text).toContain(sign);
    }
  });
});

/** The lines of the grid: from its upper edge to its lower one. */
const gridOf = (layout: Layout<View, Event>, view: View): readonly string[] => {
  const lines = layout.table(view);
  return lines.slice(
    lines.findIndex((line) => line.includes('┌')),
    lines.findIndex((line) => line.includes('└')) + 1,
  );
};

it.each(LANGS)('tells conditions and mana in %s apart by letters of their names', (lang) => {
  const { marks, letters } = wordsIn[lang];
  const { conditions, colours } = texts[lang];
  expect(new Set(Object.values(marks)).size).toBe(CONDITIONS.length);
  for (const one of CONDITIONS) expect(conditions[one].name.toUpperCase()).toContain(marks[one]);
  expect(new Set(Object.values(letters)).size).toBe(COLOURS.length);
  for (const one of COLOURS) expect(colours[one]).toContain(letters[one]);
});

describe('the board', () => {
  const position: View = {
    ...start,
    summons: [
      summon('c2', { attack: 1, hp: 3, defending: true, defence: 2, conditions: { ...NONE, haste: 1, chill: 2 } }),
      summon('d4', { id: 2, card: 'lanternArcher', side: 1, owner: 1, attack: 2, hp: 1, range: 2, entered: 2 }),
    ],
  };

  it('shows home rows, Attack and HP, range, stance and conditions, with the own side below', () => {
    expect(gridOf(layoutFor(position), position)).toEqual([
      '    ┌─ a ──────────┬─ b ──────────┬─ c ──────────┬─ d ──────────┬─ e ──────────┐',
      ' 5⌂ │      ·       │      ·       │      ·       │      ·       │      ·       │',
      '    ├──────────────┼──────────────┼──────────────┼──────────────┼──────────────┤',
      ' 4  │      ·       │      ·       │      ·       │▼ Archer with…│      ·       │',
      '    │              │              │              │  2/1 r2      │              │',
      '    ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤',
      ' 3  │      ·       │      ·       │      ·       │      ·       │      ·       │',
      '    ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤',
      ' 2  │      ·       │      ·       │▲ Guard       │      ·       │      ·       │',
      '    │              │              │  1/3 def2    │              │              │',
      '    │              │              │  H C2        │              │              │',
      '    ├──────────────┼──────────────┼──────────────┼──────────────┼──────────────┤',
      ' 1⌂ │      ·       │      ·       │      ·       │      ·       │      ·       │',
      '    └──────────────┴──────────────┴──────────────┴──────────────┴──────────────┘',
    ]);
    const lines = tableOf(position);
    expect(lines).toContain('    ▲ You, ▼ Opponent · ⌂ home row · r2 reaches 2 fields');
    expect(lines).toContain('    def2 defends, Defence 2 · H Haste · C Chill');
    expect(tableOf(position, 'it').join('\n')).toContain('dif2 in difesa, Difesa 2');
  });

  it('is turned round for North, whose own home row is below and whose left is lane e (BR9)', () => {
    const north = { ...begin({}, 1), summons: position.summons };
    const grid = gridOf(layoutFor(north), north);
    expect(grid[0]).toMatch(/^ {4}┌─ e ─+┬─ d ─+┬─ c ─+┬─ b ─+┬─ a ─+┐$/);
    expect(grid[1]).toMatch(/^ 1⌂ /);
    expect(grid.at(-2)).toMatch(/^ 5⌂ /);
    expect(grid.join('\n')).toContain('▲ Archer with…');
    expect(grid.join('\n')).toContain('▼ Guard');
  });

  it('explains tokens by the enchantment of their shape', () => {
    const view: View = {
      ...position,
      summons: [summon('c2', { tokens: [{ id: 90, shape: 2, count: 2 }] })],
      acting: [
        { id: 90, card: 'ashFever', owner: 1, gone: false, shape: 2, tokens: 1, field: 'a1', attackDie: 0, entered: 1 },
      ],
    };
    const lines = tableOf(view);
    expect(lines.join('\n')).toContain('│  ■2 ');
    expect(lines).toContain('    ▲ You, ▼ Opponent · ⌂ home row · ■ token of Ash Fever');
  });
});

it('shows the market as queues, with what leaves next, and when the next row opens', () => {
  const view: View = {
    ...start,
    pools: [4, 10],
    market: [
      { ...start.market[0], row: ['guard', 'ashFever', 'rollCall', 'allTheMaps'], deckSize: 12 },
      start.market[1],
      start.market[2],
    ],
  };
  const lines = tableOf(view);
  const at = lines.findIndex((line) => line.startsWith(' Market'));
  expect(lines.slice(at, at + 7)).toEqual([
    ' Market      phase 1, 4 coins left in its pool',
    '             the first of a row leaves when this turn ends; the newest is last',
    ' Tier 1      Guard (W2 · 1/3) · Ash Fever (P2) · Roll Call (0)',
    '             All the Maps (B3) · deck 12',
    ' Tier 2      opens with the last of 4 coins',
    ' Tier 3      opens in phase 3',
    ' Crystals    W 6 · R 7 · P 6 · B 9',
  ]);
});

it('hides what is prepared by the other, but not its charges', () => {
  const slot = { card: null, charges: { white: 0, red: 1, purple: 1, blue: 0 }, since: 3 };
  const [you, opponent] = start.players;
  const view: View = { ...start, players: [you, { ...opponent, prepared: [slot, null] }] };
  expect(tableOf(view)).toContain(' Prepared    #1 face down since round 2 (charged R1 P1)');
});

it('shows 0 for a life below it', () => {
  const [you, opponent] = start.players;
  const hurt: View = { ...start, players: [{ ...you, life: -4 }, opponent] };
  expect(tableOf(hurt).find((line) => line.startsWith(' You'))).toContain('░   0/20');
});

it('shows what became of a summon when its card is looked at', () => {
  const view: View = {
    ...start,
    summons: [summon('c2', { attack: 2, hp: 1, conditions: { ...NONE, haste: 1 }, threats: [4], defence: 1 })],
  };
  const [lines] = layoutFor(view).cards(view, 'guard');
  expect(lines[0]).toBe(' Guard · Paladin Summon, tier 1 · 1/3 · W2');
  expect(lines.slice(-2).join(' ').replaceAll(/ +/g, ' ')).toContain(
    'You, on c2: 2/1 (printed 1/3, Haste 1, Defence 1 if it defends, threatened by 1)',
  );
});

it.each([
  ['en', 'Move that summon one field to the left.', 'Move that summon one field to the right.'],
  ['it', 'Sposta quell’evocazione di un campo a sinistra.', 'Sposta quell’evocazione di un campo a destra.'],
] as const)('says in %s what each of two effects does', (lang, first, second) => {
  const { decision, waiting } = start;
  if (decision === null || waiting === null) throw new Error('nobody is asked');
  const view: View = {
    ...start,
    decision: { ...decision, what: 'either', options: ['first', 'second'].map((key) => ({ key, limit: 1 })) },
    waiting: { ...waiting, about: 'whichWayToMarket' },
  };
  const labels = layoutFor(view, lang)
    .menu(view, () => null)
    .flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labels).toEqual([first, second]);
});

it('BR13: says that two of three drawn neutral spells go back', () => {
  const { decision } = start;
  if (decision === null) throw new Error('nobody is asked');
  const asked = (neutralPick: 'open' | 'drawThree', lang: Lang): string => {
    const view: View = {
      ...start,
      options: { ...start.options, neutralPick },
      decision: { ...decision, what: 'neutral' },
      waiting: null,
    };
    return layoutFor(view, lang).ask(view);
  };
  expect(asked('drawThree', 'en')).toBe('Keep one of these three neutral spells; the other two go back.');
  expect(asked('drawThree', 'it')).toMatch('le altre due tornano');
  expect(asked('open', 'en')).toBe(texts.en.questions.neutral.ask);
});

it.each([0, 1] as const)('shows whoever plays both seats the hand of the one who is asked: seat %i', (seat) => {
  const options = battleground.options({});
  const position = { active: 'AB'[seat], A: { hand: ['Guard'] }, B: { hand: ['White Crystal'] } };
  const state = game.loadPosition(position, options, 's');
  const layout = battlegroundLayout(
    { viewer: 'watcher', lang: 'en', words: words.en, width: 80, paint: painter(false) },
    options,
  );
  const shown = layout.status(layout.open([battleground.view(state, 0), battleground.view(state, 1)], seat)).join('\n');
  expect([shown.includes('Guard'), shown.includes('White Crystal')]).toEqual([seat === 0, seat === 1]);
});

it('says of a free field that it is free, and who stands in its lane', () => {
  const options = battleground.options({});
  const position = { board: { e4: 'B Guard' }, A: { hand: ['Guard'], mana: 'W2' } };
  const state = apply(battleground, game.loadPosition(position, options, 's'), {
    seat: 0,
    decision: 1,
    pick: 'cast:guard',
  }).state;
  const view = battleground.view(state, 0);
  expect(['a1', 'e1'].map((key) => layoutFor(view).label(view, key))).toEqual([
    'a1: free',
    'e1: free; in this lane: Opponent e4 Guard 1/3',
  ]);
});
