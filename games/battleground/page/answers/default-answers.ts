// Which answers does the table give for somebody who has said beforehand what is wanted?

import type { AnswerBody, Decision } from '@duello/kernel';
import { readAct, type Spell, suggestedStances, type View } from '../../index.ts';
import type { Intent } from './answering.ts';
import type { Preset } from './stances.ts';

const SPOTS: readonly string[] = ['field', 'target', 'point'];

/** The field a summon was dropped on, or whom a spell was dropped on: only the question that follows at once asks for them. */
function spotAnswer({ id, what, options }: Decision, spot: string, since: number): AnswerBody | null {
  const follows = what === 'field' ? id > since : id === since + 1;
  if (!follows || !SPOTS.includes(what)) return null;
  return options.some(({ key }) => key === spot) ? { pick: spot } : null;
}

function crystalAnswer({ what, options }: Decision, spell: (card: string) => Spell | null): AnswerBody | null {
  if (what !== 'act') return null;
  const next = options.find(({ key }) => {
    const act = readAct(key);
    return act?.word === 'cast' && spell(act.card)?.type === 'crystal';
  });
  return next === undefined ? null : { pick: next.key };
}

/** BR49: attack if there is a target, else defend; whoever wants to be asked is asked. */
export function stanceAnswer(
  decision: Decision | null,
  view: View,
  presetOf: (id: number) => Preset,
): AnswerBody | null {
  const acting = view.waiting?.acting ?? null;
  if (decision?.what !== 'stance' || acting === null) return null;
  const preset = presetOf(acting);
  if (preset === 'ask') return null;
  if (preset !== 'auto') return { pick: preset };
  return { pick: suggestedStances(view)[0] };
}

export function intended(
  decision: Decision | null,
  intent: Intent | null,
  spell: (card: string) => Spell | null,
): AnswerBody | null {
  if (decision === null || intent === null || decision.id <= intent.since) return null;
  return intent.what === 'crystals' ? crystalAnswer(decision, spell) : spotAnswer(decision, intent.spot, intent.since);
}
