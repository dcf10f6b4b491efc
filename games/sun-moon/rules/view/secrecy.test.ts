// Can a seat learn what it must not? Properties over random play, for both seats and a watcher.

import { decisionOf, type Viewer } from '@duello/kernel';
import { describeSecrecy, VIEWERS } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { audit } from '../../scenario/audit.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { permuteHidden } from '../../scenario/permute-hidden.ts';
import { attack, play, skill } from '../keys-for-tests.ts';
import { trials } from '../play-for-tests.ts';
import { sunMoon } from '../rules.ts';
import type { Event } from '../state/events.ts';
import { readOptions } from '../state/options.ts';
import { newMatch, table } from '../table-for-tests.ts';
import { view } from './view.ts';

describeSecrecy({
  rules: sunMoon,
  trials,
  permuteHidden,
  audit,
  stride: 9,
  fields:
    'about actions active agenda aimed announcement aside asideSize attack blocked card chain class clause clock code ' +
    'cost damage decision deckSize defense discards doomed draft due enchantments entered fatigue game given hand ' +
    'handSize hit id index key known knownAt life limit list match max min mode options out outSize outcome overflowed ' +
    'phase picked pileSize players reason revealed room seat seats shape shown skillTapped skillUsed starter summonings ' +
    'takenSize tapped targets traits triggers turn unseen values viewer waiting what wholeDefense wins x',
});

describe('single secrets', () => {
  const seen = (position: unknown, viewer: Viewer): string =>
    JSON.stringify(view(loadPosition(position, readOptions({}), 'secrets'), viewer));

  test('hands are their owner’s: others see how many, and what everybody knows to be there', () => {
    const one = { A: { hand: ['fordOgre', 'hiredSword'], known: ['fordOgre'], deck: ['ironTortoise'] } };
    const two = { A: { hand: ['fordOgre', 'ironTortoise'], known: ['fordOgre'], deck: ['hiredSword'] } };
    for (const viewer of [1, 'watcher'] as const) expect(seen(one, viewer)).toBe(seen(two, viewer));
    expect(seen(one, 0)).not.toBe(seen(two, 0));
  });

  test('nobody sees the order of a deck, not even its owner', () => {
    const deck = (cards: readonly string[]) => ({ A: { deck: cards } });
    for (const viewer of VIEWERS) {
      expect(seen(deck(['fordOgre', 'hiredSword']), viewer)).toBe(seen(deck(['hiredSword', 'fordOgre']), viewer));
    }
  });

  test('S301: in Constructed the list of a deck is its owner’s, and no option tells it', () => {
    const lists = (viewer: Viewer) =>
      newMatch({})
        .view(viewer === 0 ? 'A' : 'B')
        .players.map(({ list }) => list);
    expect(lists(0)[0]).toHaveLength(30);
    expect(lists(0)[1]).toBeNull();
    expect(newMatch({ deckB: 'silverBulwark' }).view('A')).toEqual(newMatch({ deckB: 'tidewatch' }).view('A'));
  });

  test('SR07: picks show when both have picked, and in a private draft never', () => {
    for (const draftVisibility of ['open', 'private']) {
      const t = newMatch({ mode: 'draft', classA: 'warlock', draftVisibility });
      const before = JSON.stringify(t.view('B'));
      t.answer(t.keys('A')[1], 'A');
      // Only who is still asked has changed.
      expect(
        JSON.stringify(t.view('B'))
          .replace('"seats":[1]', '"seats":[0,1]')
          .replace(/"agenda":\[[^\]]*\]/, ''),
      ).toBe(before.replace(/"agenda":\[[^\]]*\]/, ''));
      t.answer(t.keys('B')[0], 'B');
      const [a] = t.view('B').players;
      if (draftVisibility === 'open') expect([a.list?.length, a.out?.length]).toEqual([1, 2]);
      else expect([a.list, a.out, a.outSize]).toEqual([null, null, 2]);
    }
  });

  test('SR14: how many cards are set aside shows when both have chosen, which ones never', () => {
    const t = newMatch({});
    const picks = t.hand('A').slice(0, 2);
    t.answer({ picks }, 'A');
    expect(t.view('B').players[0]).toMatchObject({ asideSize: 0, aside: null, handSize: 4 });
    expect(t.view('A').players[0]).toMatchObject({ asideSize: 2, aside: picks });
    t.answer({ picks: [] }, 'B');
    const [told] = t.events('mulligan');
    expect(sunMoon.see(told, 1)).toEqual({ ...told, count: 2, cards: null });
  });

  test('SR14: who gives up in the mulligan takes the number along', () => {
    const t = newMatch({});
    t.answer({ picks: t.hand('A').slice(0, 2) }, 'A').answer({ concede: true }, 'A');
    expect(t.view('B').players[0]).toMatchObject({ asideSize: 0, aside: null });
  });

  test('SR24: an announcement is its player’s alone until it is paid: X, option, target, price and defender', () => {
    const side = { class: 'warlock', hand: ['unravelOrHeal', 'zap', 'p11', 'p12'], summonings: ['p32', 'p23'] };
    const begins = [play('zap'), play('unravelOrHeal'), skill('medicate'), skill('inspire'), attack(1)];
    for (const first of begins) {
      const t = table({ A: { ...side, fatigue: 2 }, B: side });
      const others = (): string => JSON.stringify([t.view('B'), t.view('watcher')]);
      const before = others();
      t.answer(first);
      expect(t.asks(), first).not.toBe('A act');
      expect(others(), first).toBe(before);
      expect(t.view('A').announcement, first).not.toBeNull();
    }
    const t = table({ A: { ...side, fatigue: 2 }, B: side });
    const before = JSON.stringify(t.view('B'));
    t.answer(skill('meditate')).answer({ number: 1 });
    expect(t.asks()).toBe('A price');
    expect(JSON.stringify(t.view('B'))).toBe(before);
    t.answer({ concede: true });
    for (const viewer of ['A', 'B', 'watcher'] as const) {
      expect(t.view(viewer)).toMatchObject({ announcement: null, agenda: [] });
    }
  });

  test('SR24: who gives up while the other announces does not learn it from the number of the next decision', () => {
    const next = (...secret: readonly string[]): number => {
      const side = { hand: ['zap', 'p11'], summonings: ['p32'] };
      const t = table({ A: side, B: side }, { constructedMatches: 'bestOf3' });
      t.play(...secret).answer({ concede: true }, 'B');
      return decisionOf(sunMoon, t.state, 1)?.id ?? 0;
    };
    expect(next(play('zap'))).toBe(next());
    expect(next()).toBeGreaterThan(0);
  });

  test('SR24, SR61: who runs out of time in the middle of an announcement tells nobody that there is one', () => {
    const t = table({ A: { hand: ['p11'] }, B: { hand: ['zap'], summonings: ['p11'] } });
    t.play(play('p11'), play('zap'));
    expect(t.asks()).toBe('B target');
    t.answer({ idle: true });
    const [late] = t.events('timedOut');
    expect(sunMoon.see(late, 1)).toEqual({ kind: 'timedOut', seat: 1, what: 'target' });
    for (const viewer of [0, 'watcher'] as const) expect(sunMoon.see(late, viewer)).toBeNull();
  });

  test('a hand that is discarded whole does not tell in which order its cards came', () => {
    const seen = (hand: readonly string[]): string => {
      const t = table({ A: { hand: ['robbery'] }, B: { hand, fatigue: 6, skillTapped: true } });
      t.answer(play('robbery')).answer('pass');
      return JSON.stringify([t.view('A'), t.events('discarded')]);
    };
    expect(seen(['p11', 'p22'])).toBe(seen(['p22', 'p11']));
  });

  test('SR55: a window opens whatever is in the hand, and no other reason is told', () => {
    const asks = (hand: readonly string[]) => {
      const t = table({ A: { hand: ['p11'] }, B: { hand, fatigue: 6, skillTapped: true } }).answer(play('p11'));
      return [t.asks(), JSON.stringify(t.view('A'))];
    };
    expect(asks(['p67'])).toEqual(asks(['freeTonic']));
    expect(asks(['p67'])[0]).toBe('B respond');
    expect(asks([])[0]).toBe('A act');
  });

  test('cards drawn are told to their owner alone, and so are triples', () => {
    const events: readonly Event[] = [
      { kind: 'drew', seat: 0, count: 1, cards: ['fordOgre'], why: 'turn' },
      { kind: 'openingHand', seat: 0, count: 1, cards: ['fordOgre'] },
      { kind: 'draftTriple', seat: 0, pick: 1, cards: ['fordOgre'] },
    ];
    for (const event of events) {
      expect(sunMoon.see(event, 0)).toEqual(event);
      for (const viewer of [1, 'watcher'] as const)
        expect(sunMoon.see(event, viewer)).toEqual({ ...event, cards: null });
    }
    const picked = { kind: 'draftPicked', seat: 0, pick: 1, cards: ['fordOgre'], taken: 'fordOgre' } as const;
    expect(sunMoon.see({ ...picked, open: true }, 1)).toEqual({ ...picked, open: true });
    expect(sunMoon.see({ ...picked, open: false }, 1)).toEqual({ ...picked, cards: null, taken: null, open: false });
  });
});
