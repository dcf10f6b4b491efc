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
import { type Contract, type PaymentPreview, previewPayment, readAct } from '../../index.ts';
import { listOf, pipsOf } from '../cards/mana.ts';
import type { Answering, Asked } from './answering.ts';
import { labelOf } from './labels.ts';
import { cardOf, choicesOf, isInHand, placeOf } from './target-ids.ts';

/** The first of some actions that is paid for, with what that takes. */
function paidOf(acts: readonly Act[], { view }: Asked): (PaymentPreview & { readonly act: Act }) | null {
  for (const act of acts) {
    const read = readAct(act.key);
    const preview = read === null ? null : previewPayment(view, read);
    if (preview !== null) return { ...preview, act };
  }
  return null;
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
    const [one = null] = targetId !== null && isInHand(targetId) ? actionsFrom(choices, targetId) : [];
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
  const begun = selected === null ? [] : actionsFrom(choices, selected);
  const paid = paidOf(begun, asked);
  for (const one of begun) {
    options.push({
      key: one.key,
      label: labelOf(question, one.key, asked),
      kind: 'act',
      ...(one === paid?.act ? { pips: pipsOf(paid.cost) } : {}),
      run: () => answer(one, null),
    });
  }
  if (paid?.hasChoice) {
    const label = t('contracts.choosePayment');
    options.push({ key: 'choosePayment', label, kind: 'quiet', run: () => answer(paid.act, null, true) });
  }
  options.push(
    ...choices.acts
      .filter((one) => one.from === null)
      .map(
        (one): PromptOption => ({
          key: one.key,
          label: labelOf(question, one.key, asked),
          kind: 'quiet',
          run: () => answer(one, null),
        }),
      ),
  );
  return {
    options,
    spending: listOf(paid?.sources ?? {}),
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
      const [usual] = isInHand(targetId) || acts.length === 1 ? acts : [];
      if (usual !== undefined) answer(usual, null);
      else if (targetId === 'own:rune' && acts.length > 0) answer(acts[0], null);
      return usual !== undefined;
    },
    join,
  };
}
