// From where does a browser test of Battleground begin, and how far has its match come?

import type { Answer, Decision } from '@duello/kernel';
import { botAnswer, comesTo, replayed } from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { battleground, type View } from '../../index.ts';
import { type BattlegroundMatch, newMatch } from './begin.ts';

/** Kept beside the settings: whoever wants to be asked for every summon. */
export const ASKS = { 'duello.battleground.stance': 'ask' } as const;

/** Everything that has happened so far, and how it stands. */
export const truthOf = (page: Page) => replayed(battleground, page);

const isCrystal = (key: string): boolean => /^cast:\w+Crystal$/.test(key);

/** Casts crystals and then all it can; whatever else is asked a bot answers by chance. */
function eager(match: BattlegroundMatch, decision: Decision): Answer {
  const { seat, id, what, options } = decision;
  const casts = options.map(({ key }) => key).filter((key) => key.startsWith('cast'));
  const pick = casts.find(isCrystal) ?? casts[id % Math.max(1, casts.length)] ?? 'end';
  return what === 'act' ? { seat, decision: id, pick } : botAnswer(match, 'random', decision);
}

/** Where two eager players come to when the first is asked as wished. */
export function battlegroundAt(
  name: string,
  wished: (decision: Decision, view: View) => boolean,
  options?: Parameters<typeof newMatch>[1],
): BattlegroundMatch {
  return comesTo(
    (seed) => newMatch(seed, options),
    name,
    (decision, view) => decision.seat === 0 && wished(decision, view),
    eager,
  );
}
