// Who wants a beginner's deck? Once it is chosen, the neutral spell and the crystals are answered after it.

import type { AnswerBody, Decision, Seat } from '@duello/kernel';
import { useState } from 'react';
import { COLOURS, type Preset, type PresetId, presets } from '../../index.ts';

interface Wish {
  readonly preset: PresetId;
  /** The question it was said at: earlier ones are not answered by it. */
  readonly since: number;
}

export interface Wished {
  of(seat: Seat): Wish | null;
  wish(seat: Seat, preset: PresetId, since: number): void;
  forget(): void;
}

type Wishes = readonly [Wish | null, Wish | null];
const NONE: Wishes = [null, null];

/** Two people at one screen may both want one. */
export function useWished(): Wished {
  const [wishes, setWishes] = useState(NONE);
  return {
    of: (seat) => wishes[seat],
    wish: (seat, preset, since) =>
      setWishes(seat === 0 ? [{ preset, since }, wishes[1]] : [wishes[0], { preset, since }]),
    forget: () => setWishes(NONE),
  };
}

const spellsOf = ({ spells }: Preset): readonly string[] =>
  spells.flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
const crystalsOf = ({ crystals }: Preset): readonly string[] =>
  COLOURS.flatMap((colour) => Array.from({ length: crystals[colour] }, () => colour));

/** All of them are on offer, as often as they are wanted. */
function fits({ options, min, max }: Decision, picks: readonly string[]): boolean {
  const limit = (key: string): number => options.find((option) => option.key === key)?.limit ?? 0;
  const isThere = (key: string): boolean => picks.filter((pick) => pick === key).length <= limit(key);
  return picks.length >= min && picks.length <= max && picks.every(isThere);
}

/** How a beginner's deck answers a question of the draft; null where it can't. */
export function presetAnswer(decision: Decision, id: PresetId): AnswerBody | null {
  const preset: Preset = presets[id];
  if (decision.what === 'neutral') {
    const pick = preset.neutrals.find((card) => decision.options.some(({ key }) => key === card));
    return pick === undefined ? null : { pick };
  }
  const picks = decision.what === 'spells' ? spellsOf(preset) : crystalsOf(preset);
  return (decision.what === 'spells' || decision.what === 'crystals') && fits(decision, picks) ? { picks } : null;
}

/** What the table answers by itself for somebody who has chosen one. */
export function wishedAnswer(decision: Decision | null, { of }: Wished): AnswerBody | null {
  if (decision === null) return null;
  const wish = of(decision.seat);
  return wish === null || decision.id <= wish.since ? null : presetAnswer(decision, wish.preset);
}
