// What happens at the edge of what a match has room for? Nothing breaks, every loop ends, and what finds no room is told.

import { bounded, type Json } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { ACTION_LIMIT, CHAIN_LIMIT, DECK_CARDS, TRIGGER_LIMIT, TURN_LIMIT } from '../../cards/numbers.ts';
import { audit } from '../../scenario/audit.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { own, play, skill, use } from '../keys-for-tests.ts';
import { sunMoon } from '../rules.ts';
import { col, DUE_ROOM } from '../state/columns.ts';
import { readOptions } from '../state/options.ts';
import { newMatch, Table } from '../table-for-tests.ts';

const MANY = 30_000;
const body = { type: 'summoning', attack: 1, defense: 1 };
const all = { all: 'both' };
const times = (count: number, card: string): readonly string[] => Array.from({ length: count }, () => card);

/** A position with cards of its own. */
function set(cards: Json, position: object, options: object = {}): Table {
  const side = { class: 'warlock', deck: [] };
  const { A = {}, B = {}, ...more }: { A?: object; B?: object } = position;
  const read = readOptions({ cards, ...options });
  const state = loadPosition({ A: { ...side, ...A }, B: { ...side, ...B }, ...more }, read, 'limits');
  return new Table(sunMoon, ['A', 'B'], state, []);
}

const expectInOrder = ({ state }: Table): void => expect(audit(state, state, [])).toBeNull();

describe('what happens by itself', () => {
  test('SR24, SR53: sixty cards die at once, and each does what it does when it is destroyed', () => {
    const cards = {
      mine: { ...body, when: { destroyed: { op: 'gainLife', amount: 1 } } },
      storm: { type: 'spell', modes: { op: 'destroy', to: all } },
    };
    const row = { summonings: times(DECK_CARDS - 1, 'mine') };
    const t = set(cards, { A: { ...row, hand: ['storm'] }, B: { ...row, hand: ['storm'] } }).unanswered(play('storm'));
    expect(t.events('triggered')).toHaveLength(2 * (DECK_CARDS - 1));
    expect(t.events('loopGuard')).toEqual([]);
    expect([t.life('A'), t.life('B')]).toEqual([15 + 29, 15 + 29]);
    expect(t.see('A').discards).toHaveLength(DECK_CARDS);
    expectInOrder(t);
  });

  test('SR58: at most 128 wait; whatever would come after them doesn’t happen, and that is told', () => {
    const cards = {
      nest: { ...body, defense: 30, when: { overflow: { op: 'tire', amount: 1, who: 'eachPlayer' } } },
      yawn: { type: 'spell', modes: { op: 'tire', amount: 1, who: 'eachPlayer' } },
    };
    const row = { summonings: times(29, 'nest'), fatigue: 6, life: 999 };
    const t = set(cards, { A: { ...row, hand: ['yawn'] }, B: row }).unanswered(play('yawn'));
    expect(t.asks()).toBe('A act');
    expect(t.events('loopGuard').length).toBeGreaterThan(0);
    // The first of 58 is A's oldest; with what it sets off there is no room for all.
    expect(t.events('triggered')[0].source).toMatchObject({ seat: 0, id: 0 });
    expect(t.events('triggered').length).toBeLessThanOrEqual(TRIGGER_LIMIT);
    expect(DUE_ROOM).toBeLessThan(TRIGGER_LIMIT);
    expectInOrder(t);
  });

  test('SR58: a loop of fatigue and life ends after 300 effects, and the turn goes on', () => {
    const loop = [
      { op: 'tire', amount: 6, who: 'eachPlayer' },
      { op: 'gainLife', amount: 99, who: 'eachPlayer' },
    ];
    const cards = { engine: { ...body, when: { overflow: loop } }, yawn: { type: 'spell', modes: loop } };
    const t = set(cards, { A: { summonings: ['engine'], hand: ['yawn'], fatigue: 6 }, B: { fatigue: 6 } });
    t.unanswered(play('yawn'));
    expect(t.events('triggered')).toHaveLength(TRIGGER_LIMIT);
    expect(t.events('loopGuard')).toHaveLength(1);
    expect(t.asks()).toBe('A act');
    expect(t.life('A')).toBe(15 + 93 * (TRIGGER_LIMIT + 1));
    expectInOrder(t);
  });

  test('SR36: life, attack and defense stop growing before a cell is full', () => {
    const grow = { count: 'ownSummonings', each: 99, plus: 99 };
    const cards = {
      feast: {
        type: 'spell',
        modes: [
          { op: 'change', attack: { count: 'itsAttack', each: 99 }, defense: 99, to: { target: 'own' } },
          { op: 'gainLife', amount: { count: 'itsAttack', each: 99 } },
          { op: 'tire', amount: grow, who: 'opponent' },
        ],
      },
    };
    const t = set(cards, { A: { hand: times(6, 'feast'), summonings: ['fordOgre'] }, B: { life: 999 } });
    for (let i = 0; i < 4; i++) t.unanswered(play('feast'), own(1));
    expect([t.life('A'), t.at('A', 1).turn.attack]).toEqual([MANY, MANY]);
    expect(bounded(MANY + 1)).toBe(MANY);
    expectInOrder(t);
  });
});

describe('actions and answers', () => {
  const free = { type: 'spell', keywords: 'fast', modes: { op: 'gainLife', amount: 1 } };

  test('SR57: twenty actions wait for each other; nobody answers the last, and all resolve', () => {
    const hand = times(15, 'tonic');
    const t = set({ tonic: free }, { A: { hand }, B: { hand } });
    for (let i = 0; i < CHAIN_LIMIT; i++) {
      expect(t.asks()).toBe(i === 0 ? 'A act' : `${'AB'[i % 2]} respond`);
      t.answer(play('tonic'));
    }
    // The last has taken effect, and who answered with it may answer again.
    expect(t.view('A').chain).toHaveLength(CHAIN_LIMIT - 1);
    expect(t.asks()).toBe('B respond');
    expect(t.events('chainFull')).toHaveLength(1);
    expectInOrder(t);
    while (t.asks() !== 'A act') t.answer('pass');
    expect([t.life('A'), t.life('B')]).toEqual([25, 25]);
  });

  test('SR57: what happens by itself finds room on top of a full chain', () => {
    const cards = {
      tonic: { ...free, modes: { op: 'damage', amount: 1, to: { all: { maxAttack: 0 } } } },
      bomb: { ...body, attack: 0, when: { destroyed: { op: 'discard', amount: 1, who: 'eachPlayer' } } },
    };
    const hand = times(15, 'tonic');
    const t = set(cards, { A: { hand, summonings: times(9, 'bomb') }, B: { hand } });
    for (let i = 0; i < CHAIN_LIMIT; i++) t.answer(play('tonic'));
    expect(t.asks()).toBe('A discard');
    expect(t.view('A').chain).toHaveLength(CHAIN_LIMIT + 1);
    expectInOrder(t);
  });

  test('SR50, SR65: after 300 actions a turn ends by itself, and nobody answers any more', () => {
    const abilities = { price: { tap: true }, modes: { op: 'untap', to: 'this' } };
    const cards = { wheel: { ...body, abilities } };
    const t = set(cards, { A: { summonings: ['wheel'] }, B: { hand: ['fordOgre'] } });
    for (let i = 0; i < ACTION_LIMIT; i++) t.unanswered(use(own(1)));
    expect(t.events('actionLimit')).toEqual([{ kind: 'actionLimit', seat: 0 }]);
    expect(t.asks()).toBe('B act');
    expect(t.events('windowOpened')).toHaveLength(ACTION_LIMIT - 1);
  });

  test('SR35: no X is possible without cards, fatigue or a deck, and then nothing is offered', () => {
    const cards = {
      scribe: {
        ...body,
        abilities: [
          { price: { tap: true, discardX: 2 }, modes: { op: 'draw', amount: { count: 'x' } } },
          { price: { fatigueX: 2 }, modes: { op: 'rest', amount: { count: 'x' } } },
        ],
      },
    };
    const keys = (side: object): readonly string[] =>
      set(cards, { A: { summonings: ['scribe'], ...side } })
        .keys()
        .filter((key) => key.startsWith('use') || key === skill('ponder') || key === skill('meditate'));
    expect(keys({})).toEqual([]);
    expect(keys({ deck: ['fordOgre'], hand: times(3, 'fordOgre'), fatigue: 1 })).toEqual([
      skill('ponder'),
      skill('meditate'),
      use(own(1)),
      use(own(1), 2),
    ]);
    expect(keys({ deck: ['fordOgre'], hand: times(3, 'fordOgre'), fatigue: 6 })).toEqual([
      skill('meditate'),
      use(own(1)),
    ]);
  });
});

describe('matches without end', () => {
  test('SR17: with empty hands and decks turns go on, and SR50: after turn 100 it is a tie', () => {
    const t = set({}, {});
    for (let i = 0; i < 9; i++) t.answer('end');
    expect(t.events('drawFailed')).toHaveLength(9);
    t.state.cells[col.turnNumber] = TURN_LIMIT - (t.view('A').turn % 2);
    t.answer('end');
    if (t.asks() !== 'over') t.answer('end');
    expect(t.outcome()).toEqual({ winner: null, reason: 'turnLimit' });
  });

  test('SR27: when both fall in the same moment the match is a tie, and nothing that waits happens', () => {
    const cards = {
      end: {
        ...body,
        modes: { op: 'loseLife', amount: 99, who: 'eachPlayer' },
        when: { startTurn: { op: 'gainLife', amount: 99 } },
      },
    };
    const t = set(cards, { A: { hand: ['end'] } }).unanswered(play('end'));
    expect(t.outcome()).toEqual({ winner: null, reason: 'bothLost' });
    expect(t.events('entered')).toEqual([]);
  });

  test('SR04: a tournament of nothing but ties is over after five matches', () => {
    const cards = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [
        `end${i}`,
        { type: 'spell', modes: { op: 'loseLife', amount: 99, who: 'eachPlayer' } },
      ]),
    );
    const copies = { ...Object.fromEntries(Object.keys(cards).map((id) => [id, 4])), end7: 2 };
    const deck = { class: 'warlock', cards: copies };
    const t = newMatch({ cards, deckA: deck, deckB: deck, constructedMatches: 'bestOf3', firstPlayer: 'A' });
    for (let match = 0; match < 5; match++) {
      t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
      t.unanswered(`play:${t.hand(match % 2 === 0 ? 'A' : 'B')[0]}`);
    }
    expect(t.events('matchEnded').map(({ winner }) => winner)).toEqual([null, null, null, null, null]);
    expect(t.outcome()).toEqual({ winner: null, reason: 'tournamentDrawn' });
  });
});
