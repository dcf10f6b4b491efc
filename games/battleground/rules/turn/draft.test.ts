// How are starting decks drafted? (B101 to B107, B301 to B308, BR10 to BR16, BR25)

import { SEATS } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import {
  boxCards,
  catalogue,
  copiesOf,
  crystalOf,
  neutrals,
  spellsOfClass,
  uniqueOf,
} from '../../cards/box/catalogue.ts';
import type { Spell } from '../../cards/spell.ts';
import { CLASSES, COLOURS, CONDITIONS } from '../../cards/vocabulary.ts';
import { newMatch, type Table } from '../table-for-tests.ts';

const NO_MANA = { white: 0, red: 0, purple: 0, blue: 0 };
const cardsOf = (set: Spell['set'], type: Spell['type'], unique = false): number =>
  boxCards
    .filter(([, spell]) => spell.set === set && spell.type === type && spell.unique === unique)
    .reduce((sum, [id]) => sum + copiesOf(id), 0);
const kinds = (t: Table): readonly string[] => t.log.map(({ kind }) => kind);
const starter = (t: Table): number => t.view('watcher').starter;
const fourOf = (...spells: readonly string[]): { picks: readonly string[] } => ({ picks: spells });
const crystals = (colour: string, count: number): { picks: readonly string[] } => ({
  picks: Array(count).fill(colour),
});

/** B is a Warlock with 4 class spells, A a Paladin with 4; A starts, so B goes first in each step. */
const upTo = (step: 'class' | 'spells' | 'neutral' | 'crystals' | 'play', options = {}): Table => {
  const t = newMatch({ firstPlayer: 'A', ...options });
  if (step === 'class') return t;
  t.play('warlock', 'paladin');
  if (step === 'spells') return t;
  t.play(
    fourOf('crazyImp', 'crazyImp', 'cinderHound', 'comeCloser'),
    fourOf('guard', 'guard', 'lanternArcher', 'holdStill'),
  );
  if (step === 'neutral') return t;
  t.play('freshHorses', 'newBoots');
  if (step === 'crystals') return t;
  return t.play(crystals('purple', 4), crystals('white', 4));
};

describe('the box and the players', () => {
  test('B101, B102: two players with 20 life each, seen by all', () => {
    expect(SEATS).toEqual([0, 1]);
    const t = upTo('play');
    for (const viewer of ['S', 'N', 'watcher'] as const) {
      expect(t.view(viewer).players.map(({ life }) => life)).toEqual([20, 20]);
    }
  });

  test('B103, BR66: every card is a spell: a crystal, a sorcery or a Summon, and Uniques are no fourth type', () => {
    const types = new Set(boxCards.map(([, { type }]) => type));
    expect([...types].sort()).toEqual(['crystal', 'sorcery', 'summon']);
    expect(CLASSES.map((id) => boxCards.find(([card]) => card === uniqueOf(id))?.[1].type)).toEqual([
      ...['sorcery', 'sorcery', 'summon'],
    ]);
  });

  test('B104: the sets of the box', () => {
    for (const set of ['paladin', 'warlock'] as const) {
      expect([cardsOf(set, 'sorcery'), cardsOf(set, 'sorcery', true), cardsOf(set, 'summon')]).toEqual([9, 1, 8]);
    }
    expect([cardsOf('elementalist', 'sorcery'), cardsOf('elementalist', 'summon', true)]).toEqual([9, 1]);
    expect([cardsOf('elementalist', 'summon'), cardsOf('elementalist', 'sorcery', true)]).toEqual([0, 0]);
    expect(cardsOf('neutral', 'sorcery')).toBe(17);
    expect(COLOURS.map((colour) => copiesOf(crystalOf(colour)))).toEqual([9, 9, 9, 9]);
  });

  test('B105: four colours and seven conditions', () => {
    expect(COLOURS).toEqual(['white', 'red', 'purple', 'blue']);
    expect([...CONDITIONS].sort()).toEqual(['antimagic', 'chill', 'disarm', 'haste', 'snare', 'stun', 'turnover']);
  });

  test('B107: an area begins with two free preparation slots, an empty pool, no exp, no coin and nothing in play', () => {
    for (const player of upTo('play').view('watcher').players) {
      expect(player).toMatchObject({
        prepared: [null, null],
        mana: NO_MANA,
        exp: 0,
        coins: 0,
        area: [],
        tokens: [],
        pile: [],
      });
    }
  });
});

describe('the order of setup', () => {
  test('B301: who starts, the draft, the market, then decks are shuffled and hands drawn', () => {
    const t = upTo('play');
    expect(kinds(t)).toEqual([
      'gameStarted',
      ...['classChosen', 'classChosen', 'cardsDrafted', 'cardsDrafted'],
      ...['neutralKept', 'neutralKept', 'crystalsTaken', 'crystalsTaken'],
      ...['cardRemoved', 'cardRemoved', 'marketBuilt', 'rowRevealed'],
      ...['deckShuffled', 'cardsDrawn', 'deckShuffled', 'cardsDrawn'],
      ...['turnBegan', 'phaseBegan', 'phaseBegan'],
    ]);
    expect(t.asks()).toBe('S act');
  });

  test.each([
    ['A', 'S', 'N'],
    ['B', 'N', 'S'],
  ] as const)('B302: when %s starts, the other comes first in each of the four steps', (firstPlayer, first, other) => {
    const t = newMatch({ firstPlayer });
    const asked: string[] = [];
    const next = (words: Parameters<Table['answer']>[0]): void => {
      asked.push(t.asks());
      t.answer(words);
    };
    next('paladin');
    next('warlock');
    next(fourOf('guard'));
    next(fourOf('crazyImp'));
    next('freshHorses');
    next('newBoots');
    next(crystals('white', 7));
    next(crystals('red', 7));
    const both = (what: string): readonly string[] => [`${other} ${what}`, `${first} ${what}`];
    expect(asked).toEqual([...both('class'), ...both('spells'), ...both('neutral'), ...both('crystals')]);
    expect(t.asks()).toBe(`${first} act`);
  });

  test('BR10: the seed decides who starts, and either may', () => {
    const starters = [...Array(24).keys()].map((n) => starter(newMatch({}, `seed ${n}`)));
    expect(new Set(starters)).toEqual(new Set([0, 1]));
    expect(starter(newMatch({}, 'seed 3'))).toBe(starters[3]);
  });

  test('BR10: the first turn is a whole one', () => {
    const t = upTo('play');
    expect(t.view('S')).toMatchObject({ turn: 1, round: 1, active: 0 });
    t.answer('end');
    expect(t.events('expGained')).toEqual([{ kind: 'expGained', seat: 0, why: 'battle', exp: 1 }]);
    expect(t.events('marketDiscarded')).toHaveLength(1);
    expect(t.events('handDiscarded').map(({ seat, spells }) => [seat, spells.length])).toEqual([[0, 5]]);
    expect(t.asks()).toBe('N act');
  });

  test('BR16: both shuffle their 10 spells and draw 5 before the first turn', () => {
    const t = upTo('play');
    expect(t.events('deckShuffled').map(({ seat, size }) => [seat, size])).toEqual([
      [0, 10],
      [1, 10],
    ]);
    for (const { handSize, deckSize } of t.view('watcher').players) expect([handSize, deckSize]).toEqual([5, 5]);
  });
});

describe('step 1: the class', () => {
  test('B303: a class brings its Unique, which is in the deck', () => {
    const t = upTo('spells');
    expect(t.events('classChosen')).toEqual([
      { kind: 'classChosen', seat: 1, class: 'warlock', unique: 'usualTerms' },
      { kind: 'classChosen', seat: 0, class: 'paladin', unique: 'longWatch' },
    ]);
    expect(t.view('watcher').players.map(({ unseen }) => unseen)).toEqual([['longWatch'], ['usualTerms']]);
  });

  test('BR11: the class of the other cannot be taken, and it is told why', () => {
    const t = upTo('class');
    expect(t.keys()).toEqual(['paladin', 'warlock', 'elementalist']);
    t.answer('warlock');
    expect(t.keys()).toEqual(['paladin', 'elementalist']);
    expect(t.blocked('warlock')).toBe('classTaken');
    expect(t.refusal('warlock')).not.toBeNull();
  });

  test('BR11: with mirror on both may be Warlocks, each with a whole set', () => {
    const t = newMatch({ firstPlayer: 'A', mirror: 'on' }).play('warlock', 'warlock');
    const all = fourOf('crazyImp', 'crazyImp', 'cinderHound', 'cinderHound');
    expect(t.refusal(all)).toBeNull();
    t.answer(all);
    expect(t.refusal(all)).toBeNull();
    expect(t.view('watcher').players.map(({ class: own }) => own)).toEqual(['warlock', 'warlock']);
  });

  test('BR25: the Elementalist has no Summon but its Unique', () => {
    expect(uniqueOf('elementalist')).toBe('weatherChild');
    expect(catalogue.weatherChild).toMatchObject({ type: 'summon', tier: 1 });
    const t = newMatch({ firstPlayer: 'A' }).play('elementalist', 'paladin');
    expect([...t.keys()].sort()).toEqual(['crossroadsFire', 'headwindAndMud', 'longEcho', 'sleetDownTheCollar']);
  });
});

describe('step 2: class spells', () => {
  test('B304: tier 1 spells of the own class, sorceries and Summons, and only those', () => {
    const t = upTo('spells');
    expect([...t.keys()].sort()).toEqual([...spellsOfClass('warlock', 1)].sort());
    for (const id of ['usualTerms', 'runningTab', 'guestOfHonour', 'guard', 'newBoots', 'redCrystal']) {
      expect(t.refusal(fourOf(id))).not.toBeNull();
    }
  });

  test('B304: at least one', () => {
    const t = upTo('spells');
    expect(t.refusal(fourOf())).not.toBeNull();
    expect(t.refusal(fourOf('crazyImp'))).toBeNull();
  });

  test('BR12: no more copies than there are: two of a Summon, one of a sorcery', () => {
    const t = upTo('spells');
    expect(t.refusal(fourOf('crazyImp', 'crazyImp'))).toBeNull();
    expect(t.refusal(fourOf('crazyImp', 'crazyImp', 'crazyImp'))).not.toBeNull();
    expect(t.refusal(fourOf('comeCloser', 'comeCloser'))).not.toBeNull();
  });

  test('BR12: all eight may be taken, and then nobody is asked for crystals', () => {
    const t = upTo('spells');
    const eight = ['crazyImp', 'crazyImp', 'cinderHound', 'cinderHound', ...spellsOfClass('warlock', 1).slice(0, 4)];
    t.play(fourOf(...eight), fourOf('guard'), 'freshHorses', 'newBoots');
    expect(t.asks()).toBe('S crystals');
    t.answer(crystals('white', 7));
    expect(t.events('crystalsTaken').map(({ seat }) => seat)).toEqual([0]);
    expect(t.view('watcher').players[1]).toMatchObject({ drafted: 8, deckSize: 5, handSize: 5 });
    expect(t.view('watcher').players[1].unseen).toHaveLength(10);
  });

  test('BR12: the Elementalist has four, so more cannot be taken', () => {
    const t = newMatch({ firstPlayer: 'A' }).play('elementalist', 'paladin');
    const four = spellsOfClass('elementalist', 1);
    expect(t.decision()).toMatchObject({ min: 1, max: 4 });
    expect(t.refusal(fourOf(...four))).toBeNull();
    expect(t.refusal(fourOf(...four, four[0]))).not.toBeNull();
  });
});

describe('step 3: a neutral spell', () => {
  test('B305, BR13: any of the 17; what the first took is gone for the second', () => {
    const t = upTo('neutral');
    expect([...t.keys()].sort()).toEqual([...neutrals].sort());
    t.answer('freshHorses');
    expect([...t.keys()].sort()).toEqual(neutrals.filter((id) => id !== 'freshHorses').sort());
    expect(t.refusal('freshHorses')).not.toBeNull();
    t.answer('newBoots');
    expect(t.events('neutralKept').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 'freshHorses'],
      [0, 'newBoots'],
    ]);
  });

  test('BR13, BR15: with drawThree one of three is kept, the others go back; only the drafter saw them', () => {
    const t = upTo('neutral', { neutralPick: 'drawThree' });
    const three = t.keys();
    expect(three).toHaveLength(3);
    expect(t.view('N').players[1].drawn).toEqual(three);
    for (const viewer of ['S', 'watcher'] as const) {
      expect(t.view(viewer).players[1]).toMatchObject({ drawn: null, drawnSize: 3 });
    }
    t.answer(three[1]);
    expect(t.asks()).toBe('S neutral');
    expect(t.keys()).not.toContain(three[1]);
    t.answer(t.keys()[0]);
    expect(t.view('watcher').neutrals).toHaveLength(15);
    expect(t.view('watcher').neutrals).toContain(three[0]);
    expect(t.view('watcher').players.map(({ drawnSize }) => drawnSize)).toEqual([0, 0]);
  });

  test('BR13: with drawThree the second may draw what the first rejected, and never what was kept', () => {
    const seconds = [...Array(30).keys()].map((n) => {
      const t = newMatch({ firstPlayer: 'A', neutralPick: 'drawThree' }, `seed ${n}`);
      t.play('warlock', 'paladin', fourOf('crazyImp'), fourOf('guard'));
      const [kept, ...rejected] = t.keys();
      t.answer(kept);
      expect(t.keys()).not.toContain(kept);
      return t.keys().some((key) => rejected.includes(key));
    });
    expect(new Set(seconds)).toEqual(new Set([true, false]));
  });
});

describe('step 4: crystals', () => {
  test('B306: exactly as many as are missing to 10 spells', () => {
    const t = upTo('crystals');
    expect(t.refusal(crystals('purple', 3))).not.toBeNull();
    expect(t.refusal(crystals('purple', 5))).not.toBeNull();
    t.answer({ picks: ['purple', 'purple', 'red', 'blue'] });
    t.answer(crystals('white', 4));
    expect(t.events('crystalsTaken')[0].crystals).toEqual({ white: 0, red: 1, purple: 2, blue: 1 });
    const [south, north] = t.view('watcher').players;
    expect(south.unseen).toHaveLength(10);
    expect([...north.unseen].sort()).toEqual([
      ...['blueCrystal', 'cinderHound', 'comeCloser', 'crazyImp', 'crazyImp', 'freshHorses'],
      ...['purpleCrystal', 'purpleCrystal', 'redCrystal', 'usualTerms'],
    ]);
    expect(t.view('watcher').crystals).toEqual({ white: 5, red: 8, purple: 7, blue: 8 });
  });

  test('BR14, T20: when the first takes 7 red, at most 2 red are left for the second', () => {
    const t = newMatch({ firstPlayer: 'A' }).play('warlock', 'paladin', fourOf('crazyImp'), fourOf('guard'));
    t.play('freshHorses', 'newBoots', crystals('red', 7));
    expect(t.refusal({ picks: ['red', 'red', 'red', 'white', 'white', 'white', 'white'] })).not.toBeNull();
    t.answer({ picks: ['red', 'red', 'white', 'white', 'white', 'white', 'white'] });
    expect(t.view('watcher').crystals).toEqual({ white: 4, red: 0, purple: 9, blue: 9 });
  });

  test('BR14: a colour of which none is left is not offered', () => {
    const t = newMatch({ firstPlayer: 'A', start: 'draft' }).play(
      'warlock',
      'paladin',
      fourOf('crazyImp'),
      fourOf('guard'),
    );
    t.play('freshHorses', 'newBoots', crystals('red', 7));
    const red = t.decision().options.find(({ key }) => key === 'red');
    expect(red).toMatchObject({ limit: 2 });
  });

  test('BR15: both players see the whole draft', () => {
    const t = upTo('play');
    for (const viewer of ['S', 'N', 'watcher'] as const) {
      const seen = t.view(viewer).players;
      expect(seen.map(({ class: own }) => own)).toEqual(['paladin', 'warlock']);
      expect(seen.map(({ drafted }) => drafted)).toEqual([4, 4]);
    }
    expect(t.events('cardsDrafted').map(({ seat, spells }) => [seat, [...spells].sort()])).toEqual([
      [1, ['cinderHound', 'comeCloser', 'crazyImp', 'crazyImp']],
      [0, ['guard', 'guard', 'holdStill', 'lanternArcher']],
    ]);
    // The opponent's spells are known, though not where they are.
    expect(t.view('S').players[1].hand).toBeNull();
    expect(t.view('S').players[1].unseen).toHaveLength(10);
  });
});
