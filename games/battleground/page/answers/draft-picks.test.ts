// Does the draft say what follows from the picks, and do beginner's decks answer every question of it?

import { type AnswerBody, answer, begin, type Decision, decisionOf, isAsked } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { battleground, type PresetId, presets, type View } from '../../index.ts';
import { boxSpell } from '../cards/box-spell.ts';
import { curveOf, meanOf, needOf, suggested, warningsOf } from './draft-picks.ts';
import { presetAnswer } from './presets-wished.ts';

const UNIQUE = boxSpell('longWatch');
const IDS = Object.keys(presets).filter((id): id is PresetId => Object.hasOwn(presets, id));

describe('picks', () => {
  test('costs are summed by colour', () => {
    expect(needOf(['guard', 'lanternArcher'], boxSpell)).toEqual({ white: 4, red: 1, purple: 0, blue: 0 });
    expect(curveOf(['guard', 'lanternArcher', 'holdStill'], boxSpell)).toEqual([0, 1, 1, 1]);
  });

  test('half of the crystals are drawn', () => {
    expect(meanOf(5)).toBe(2.5);
  });

  test('suggested crystals follow the costs, each colour that is needed at least once', () => {
    const crystals = suggested({ white: 6, red: 1, purple: 0, blue: 0 }, 4);
    expect(crystals.toSorted()).toEqual(['red', 'white', 'white', 'white']);
    expect(suggested({ white: 0, red: 0, purple: 0, blue: 0 }, 2)).toHaveLength(2);
  });

  test('eight spells are no mana, and somebody should fight', () => {
    const eight = ['holdStill', 'overTheShield', 'untouchableLine', 'parryAndReply', 'guard', 'guard'];
    const all = [...eight, 'lanternArcher', 'lanternArcher'];
    expect(warningsOf(all, UNIQUE, boxSpell)).toEqual(['battleground.warnNoMana']);
    expect(warningsOf(['holdStill'], UNIQUE, boxSpell)).toEqual(['battleground.warnNoSummon']);
    expect(warningsOf(['guard'], UNIQUE, boxSpell)).toEqual([]);
  });
});

describe.each(IDS)('the beginner’s deck %s', (id) => {
  test('answers spells, neutral and crystals', () => {
    const match = begin(battleground, 'beginner', battleground.options({ firstPlayer: 'B' }));
    const asked: string[] = [];
    const given = (decision: Decision): AnswerBody => {
      if (decision.seat === 1) return { idle: true };
      if (decision.what === 'class') return { pick: presets[id].class };
      asked.push(decision.what);
      const words = presetAnswer(decision, id);
      expect(words, decision.what).not.toBeNull();
      return words ?? { idle: true };
    };
    const view = (): View => battleground.view(match.state, 0);
    while (view().phase === 'draft') {
      const decision = decisionOf(battleground, match.state, isAsked(match.state, 0) ? 0 : 1);
      if (decision === null) throw new Error('nobody is asked');
      answer(match, { seat: decision.seat, decision: decision.id, ...given(decision) });
    }
    expect(asked).toEqual(['spells', 'neutral', 'crystals']);
    const { hand, unseen } = view().players[0];
    expect([...(hand ?? []), ...unseen]).toHaveLength(10);
  });
});
