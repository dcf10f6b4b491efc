// Can a seat learn what it must not? Properties over random play, at every decision, for both seats and a watcher.

import { IDLE, newReply, type Viewer } from '@duello/kernel';
import { describeSecrecy, VIEWERS } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { audit } from '../../scenario/audit.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { permuteHidden } from '../../scenario/permute-hidden.ts';
import { afterStep, trials } from '../play-for-tests.ts';
import { contracts } from '../rules.ts';
import { seatRows } from '../state/columns.ts';
import type { Event } from '../state/events.ts';
import { readOptions } from '../state/options.ts';
import { newMatch, type Table, table } from '../table-for-tests.ts';
import { view } from './view.ts';

const OTHERS = [1, 'watcher'] as const;

describeSecrecy({
  rules: contracts,
  trials,
  permuteHidden,
  audit,
  stride: 2,
  fields:
    'about acting active agenda aside asideSize attack attacked blocked blue blueTank burnouts can card chosen clause ' +
    'code colour damage decision deckSize discarded due durability extractors faded first forUse full gained ' +
    'gainedAttack gainedMagic gainedStatuses game given hand handSize health id isNew key known knownAt limit ' +
    'line looked lookedSize magic max min missing mostHealth moving needs options orb outcome payment phase picked ' +
    'pickedSize pile place players pure reason red redTank rune runesSize seat seats seenMost shape spare ' +
    'specialUsed spent statuses summoner tank tanks triggers turn turnAttack turnMagic turnStatuses unseen usual ' +
    'values viewer waiting what yellow yellowTank zone',
});

// What is hidden is made otherwise by these same rows: a list that they show by mistake would be left as it is.
test('who sees the contracts of each list: a change must be thought about', () => {
  expect(Object.fromEntries(seatRows.cards.map(({ name, sees }) => [name, sees]))).toEqual({
    deck: 'nobody',
    hand: 'owner',
    looked: 'owner',
    pile: 'everybody',
    runes: 'nobody',
    aside: 'owner',
  });
});

describe('single secrets', () => {
  /** A is asked how to pay for one of two contracts that cost the same. */
  const paying = (card: string) =>
    table({
      cards: readOptions({
        cards: {
          lion: { type: 'creature', cost: 'P1', attack: 1, health: 1 },
          lamb: { type: 'creature', cost: 'P1', attack: 9, health: 9 },
        },
      }).cards,
      A: { hand: ['lion', 'lamb'], extractors: 'R1 B1', tanks: 1 },
    }).answer(`play:${card}`);

  test('a payment that is not done shows nothing: the other seat sees the choice of what to do', () => {
    const before = table({ A: { hand: ['inTriplicate'], extractors: 'R1 B1', tanks: 1 } });
    const seen = before.view(1);
    before.answer('play:inTriplicate');
    expect(before.asks()).toBe('A pay');
    expect(before.view(1)).toEqual(seen);
    expect(before.events).toEqual([]);
    for (const viewer of OTHERS) {
      const [lion, lamb] = [paying('lion').view(viewer), paying('lamb').view(viewer)];
      expect(lion).toEqual(lamb);
      expect(lion).toMatchObject({ payment: null, waiting: { what: 'act', seats: [0] }, decision: null });
    }
  });

  /** A runs out of time: the first event of it. */
  const timedOut = ({ state }: Table): Event =>
    afterStep({ state, seat: 0, reply: { ...newReply(), size: IDLE } }).events[0];

  test('not even by the time that has run out', () => {
    const event = timedOut(paying('lion'));
    expect(contracts.see(event, 0)).toEqual({ kind: 'timedOut', seat: 0, what: 'pay' });
    for (const viewer of OTHERS) {
      expect(contracts.see(event, viewer)).toEqual({ kind: 'timedOut', seat: 0, what: 'act' });
    }
  });

  test('CR14: who runs out of time while replacing sets nothing aside, which nobody else is told', () => {
    const event = timedOut(newMatch({ firstPlayer: 'A' }, 'late'));
    expect(contracts.see(event, 0)).toEqual({ kind: 'timedOut', seat: 0, what: 'replace' });
    for (const viewer of OTHERS) expect(contracts.see(event, viewer)).toBeNull();
  });

  test('CR14: what one seat replaces is in no view and no event of the other', () => {
    const story = (picks: readonly string[]) => {
      const t = newMatch({ firstPlayer: 'A' }, 'replace');
      const count = t.events.length;
      t.answer({ picks: t.keys('A').filter((key) => picks.includes(key)) }, 'A');
      return JSON.stringify([t.view(1), t.view('watcher'), t.events.slice(count)]);
    };
    const [first, second] = newMatch({ firstPlayer: 'A' }, 'replace').keys('A');
    expect(story([first])).toBe(story([second]));
    expect(story([first, second])).toBe(story([]));
  });

  test('C201: what is looked at and which one is taken is the looker’s alone; what is rejected is seen', () => {
    const story = (deck: readonly string[], takes: string) => {
      const t = table({ at: 'draw', A: { deck } }).answer('draw:2');
      const looking = JSON.stringify(t.view(1));
      t.answer(takes);
      return [looking, JSON.stringify(t.events.map((event) => contracts.see(event, 1)))];
    };
    const [lookA, toldA] = story(['inkBlot', 'oathPage', 'boilerRat'], 'oathPage');
    const [lookB, toldB] = story(['inkBlot', 'boilerRat', 'oathPage'], 'boilerRat');
    expect(lookA).toBe(lookB);
    expect(toldA).toBe(toldB);
    expect(toldA).toContain('"contracts":["inkBlot"]');
  });

  test('nobody sees the order of a deck, not even its owner', () => {
    const seen = (deck: readonly string[], viewer: Viewer) =>
      JSON.stringify(view(loadPosition({ A: { deck } }, readOptions({}), 'order'), viewer));
    for (const viewer of VIEWERS)
      expect(seen(['inkBlot', 'oathPage'], viewer)).toBe(seen(['oathPage', 'inkBlot'], viewer));
  });
});
