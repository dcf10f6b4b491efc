// How does the player act in the main phase? Select what acts, then what is meant; drag and double click are shortcuts.

import {
  type Act,
  actionsFrom,
  actionsOn,
  affordance,
  blockedAt,
  type PromptOption,
  type TargetId,
  withoutCopyIndex,
} from '@duello/table';
import type { Contract, Cost } from '../../index.ts';
import { pipsOf, sumOf } from '../cards/mana.ts';
import type { Answering, Asked } from './answering.ts';
import { labelOf } from './labels.ts';
import { costNow, defaultPayment } from './preview.ts';
import { cardOf, choicesOf, placeOf } from './target-ids.ts';

/** What has to be paid to begin something with a thing. */
function costOf(targetId: TargetId, { me, faces }: Asked): Cost | null {
  const card = cardOf(targetId);
  if (card !== null) {
    const contract = faces.card(card);
    return contract === null ? null : costNow(me, contract, faces);
  }
  return targetId === 'own:rune' && me.rune !== null ? (faces.card(me.rune.card)?.activation ?? null) : null;
}

export function answerAct(asked: Asked): Answering {
  const { question, decision, me, selected, select, send, intend, faces, t } = asked;
  const choices = choicesOf(question, decision);
  const contractAt = (targetId: TargetId | null): Contract | null => {
    const card = targetId === null ? null : cardOf(targetId);
    return card === null ? null : faces.card(card);
  };
  const isCreature = (targetId: TargetId | null): boolean => contractAt(targetId)?.type === 'creature';
  const answer = (one: Act, place: string | null, choosesPayment = false): void => {
    // A Creature that nobody has put anywhere goes to the right end.
    const last = one.from !== null && isCreature(one.from) ? String(me.line.length + 1) : null;
    intend({ place: place ?? last, choosesPayment });
    select(null);
    send({ pick: one.key });
  };
  const playable = (targetId: TargetId | null): Act | null => {
    const [one = null] = targetId?.startsWith('hand:') ? actionsFrom(choices, targetId) : [];
    return one;
  };
  const placed = isCreature(selected) ? playable(selected) : null;
  const join: Answering['join'] = (source, to) => {
    const place = placeOf(to);
    const one = place === null ? actionsOn(choices, to, source).find((act) => act.from !== null) : playable(source);
    if (one === undefined || one === null) return false;
    answer(one, place);
    return true;
  };
  const options: PromptOption[] = [];
  const cost = selected === null ? null : costOf(selected, asked);
  if (selected !== null) {
    for (const one of actionsFrom(choices, selected)) {
      options.push({
        key: one.key,
        label: labelOf(question, one, asked),
        kind: 'act',
        ...(one.to === null && cost !== null ? { pips: pipsOf(cost) } : {}),
        run: () => answer(one, null),
      });
    }
    const paid = actionsFrom(choices, selected).find(({ to, key }) => to === null && !key.startsWith('magnetize'));
    if (paid !== undefined && cost !== null && cost.pure > 0 && hasChoice(asked, cost)) {
      const label = t('contracts.choosePayment');
      options.push({ key: 'choosePayment', label, kind: 'quiet', run: () => answer(paid, null, true) });
    }
  }
  options.push(
    ...choices.acts
      .filter((one) => one.from === null)
      .map(
        (one): PromptOption => ({
          key: one.key,
          label: labelOf(question, one, asked),
          kind: 'quiet',
          run: () => answer(one, null),
        }),
      ),
  );
  return {
    options,
    spending:
      cost === null || selected === null || actionsFrom(choices, selected).length === 0
        ? []
        : (defaultPayment(me, cost) ?? []),
    affordanceOf(targetId) {
      const begins = actionsFrom(choices, targetId).length > 0;
      const meant =
        selected !== null &&
        (placeOf(targetId) !== null
          ? placed !== null
          : actionsOn(choices, targetId, selected).some((one) => one.from !== null));
      return affordance({ begins, meant }, blockedAt(choices, targetId, selected), asked);
    },
    dropsAt(targetId) {
      if (placeOf(targetId) !== null)
        return (me.hand ?? []).some((card) => isCreature(`hand:${card}`)) ? 'hand' : undefined;
      const sources = choices.acts.flatMap((one) =>
        one.to === withoutCopyIndex(targetId) && one.from !== null ? [one.from] : [],
      );
      return sources.length === 0 ? undefined : sources.join(' ');
    },
    press(targetId) {
      if (selected !== null && join(selected, targetId)) return;
      select(selected === targetId ? null : targetId);
    },
    act(targetId) {
      const acts = actionsFrom(choices, targetId);
      const [usual] =
        acts.some(({ to }) => to === null && !targetId.startsWith('own:')) || acts.length === 1 ? acts : [];
      if (usual !== undefined) answer(usual, null);
      else if (targetId === 'own:rune' && acts.length > 0) answer(acts[0], null);
      return usual !== undefined;
    },
    join,
  };
}

/** True when the pure part can be paid in more than one way. */
function hasChoice({ me }: Asked, cost: Cost): boolean {
  const left = sumOf(me.full) + sumOf(me.tanks) - sumOf(cost);
  const kinds =
    Object.values(me.full).filter((n) => n > 0).length + Object.values(me.tanks).filter((n) => n > 0).length;
  return left > 0 && kinds > 1;
}
