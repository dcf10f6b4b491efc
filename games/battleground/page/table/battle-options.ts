// What can be prepared for the coming battle? A stance for the own summon that is selected, and a look ahead.

import type { Seat } from '@duello/kernel';
import type { PromptOption, TargetId } from '@duello/table';
import { obeys, type Stance, type SummonView, type View } from '../../index.ts';
import type { AnsweringNow } from '../answers/answering.ts';
import type { Stances } from '../answers/stances.ts';
import { fieldOf } from '../answers/target-ids.ts';
import type { Say } from '../words/use-words.ts';

interface Needs {
  readonly view: View;
  readonly mine: Seat;
  readonly selected: TargetId | null;
  readonly stances: Stances;
  readonly previewing: boolean;
  readonly casting: boolean;
  readonly t: Say;
  setPreviewing(on: boolean): void;
}

const CYCLE: readonly Stance[] = ['auto', 'attack', 'defend'];

/** The own summon that a thing is, if it obeys. */
function obedient(targetId: TargetId | null, { view, mine }: Needs): SummonView | null {
  const field = targetId === null ? null : fieldOf(targetId);
  const found = view.summons.find((one) => one.field === field);
  return found !== undefined && obeys(found, mine) ? found : null;
}

const STANCE = 'stance:';
export const isStanceOption = ({ key }: PromptOption): boolean => key.startsWith(STANCE);

function stanceOptions({ id }: SummonView, { stances, t }: Needs): readonly PromptOption[] {
  const now = stances.said(id) ?? (stances.usual === 'auto' ? 'auto' : null);
  return CYCLE.map((stance) => ({
    key: `${STANCE}${stance}`,
    label: `${now === stance ? '● ' : '○ '}${t(`battleground.stance.${stance}`)}`,
    kind: now === stance ? 'act' : 'quiet',
    run: () => stances.set(id, stance),
  }));
}

/** What the table answers, with what concerns the coming battle while spells are cast. */
export function withBattleOptions(answering: AnsweringNow, needs: Needs): AnsweringNow {
  const { selected, stances, view, previewing, setPreviewing, casting, t } = needs;
  if (!casting) return answering;
  const summon = obedient(selected, needs);
  const preview: PromptOption = {
    key: 'preview',
    label: t(previewing ? 'battleground.previewEnd' : 'battleground.preview'),
    kind: 'quiet',
    run: () => setPreviewing(!previewing),
  };
  const ends = answering.options.findIndex(({ key }) => key === 'end');
  const options =
    summon !== null
      ? [...stanceOptions(summon, needs), ...answering.options]
      : selected === null && view.summons.length > 0
        ? answering.options.toSpliced(Math.max(0, ends), 0, preview)
        : answering.options;
  return {
    ...answering,
    options,
    act(targetId) {
      const own = obedient(targetId, needs);
      if (own === null) return answering.act(targetId);
      const next = CYCLE[(CYCLE.indexOf(stances.said(own.id) ?? 'auto') + 1) % CYCLE.length];
      stances.set(own.id, next);
      return true;
    },
  };
}
