// Can a seat learn what it must not? Properties over random play, at every decision, for both seats and a watcher.

import { apply } from '@duello/kernel';
import { describeSecrecy } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { audit } from '../../scenario/audit.ts';
import { permuteHidden } from '../../scenario/permute-hidden.ts';
import { trials } from '../play-for-tests.ts';
import { finalMagic } from '../rules.ts';
import { choose, commit, eventsSeen, pick, seen, setTable } from '../table-for-tests.ts';
import { view } from './view.ts';

describeSecrecy({
  rules: finalMagic,
  trials,
  permuteHidden,
  audit,
  ids: setTable({}).state.compiled.kinds.map(({ id }) => id),
  stride: 3,
  fields:
    'about active aims blocked bought can capacity card cast choices clause code coins decision deckSize discard ' +
    'exchange feed first game gems hand handSize health id inPlay key known late limit mana max min missing ' +
    'more needs nextDraw options outcast outcome phase plan players reason round seat seats shape shield shields ' +
    'spells suddenDeath suddenRound supply unseen values viewer waiting what',
});

describe('single secrets', () => {
  test('F702: a committed plan is in no view and no event of the other seat', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'nuke, airSwipe, copper', mana: 3 }, b: { hand: 'copper' } });
    const before = play.events.length;
    commit(play, 'A', 'nuke');
    const other = setTable({ phase: 'fight', a: { hand: 'nuke, airSwipe, copper', mana: 3 }, b: { hand: 'copper' } });
    commit(other, 'A', '');
    for (const viewer of ['B', 'watcher'] as const) {
      expect(JSON.stringify(seen(play, viewer))).toBe(JSON.stringify(seen(other, viewer)));
    }
    expect(eventsSeen(play.events.slice(before), 1)).toEqual(eventsSeen(other.events.slice(before), 1));
  });

  test('F-P3: chosen aims are in no view and no event of the other seat', () => {
    const after = (aim: string) => {
      const play = setTable({
        phase: 'fight',
        a: { hand: 'counterspell', mana: 1 },
        b: { hand: 'counterspell, fireball', mana: 2 },
      });
      commit(play, 'A', 'counterspell');
      commit(play, 'B', 'counterspell + fireball');
      const reply = { plan: { aims: [aim] } };
      const { state, events } = apply(finalMagic, play.state, { seat: 0, decision: play.state.words[0], ...reply });
      return JSON.stringify([view(state, 1), view(state, 'watcher'), eventsSeen(events, 1)]);
    };
    expect(after('spell.1:counterspell')).toBe(after('spell.2:fireball'));
    expect(after('none')).toBe(after('spell.2:fireball'));
  });

  test('F-A1: the choices of a countered spell are never shown', () => {
    const story = (food: string) => {
      const play = setTable({
        a: { hand: 'purification, gold, silver, copper' },
        b: { hand: 'counterspell', mana: 1 },
      });
      pick(play, 'A', 'cast:purification');
      choose(play, 'A', food);
      pick(play, 'B', 'counter:counterspell');
      return JSON.stringify([seen(play, 'B'), seen(play, 'watcher'), eventsSeen(play.events, 1)]);
    };
    expect(story('gold, silver')).toBe(story(''));
    expect(story('gold, silver')).toBe(story('copper'));
  });

  test('F-R65: whether a Counterspell is really held shows nowhere before it is cast', () => {
    const story = (hand: string, deck: string) => {
      const play = setTable({ a: { hand: 'shower', mana: 1 }, b: { hand, deck } });
      pick(play, 'A', 'cast:shower');
      return JSON.stringify([seen(play, 'A'), eventsSeen(play.events, 0)]);
    };
    expect(story('counterspell, copper', 'gold')).toBe(story('gold, copper', 'counterspell'));
  });
});
