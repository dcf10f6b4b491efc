// How does the player act in the main phase? Select what acts, then what is meant; drag and double click are shortcuts.

import {
  type Act,
  actionsFrom,
  actionsOn,
  affordance,
  blockedAt,
  leftUndone,
  type PromptOption,
  refusalOf,
  type TargetId,
  withoutCopyIndex,
} from '@duello/table';
import {
  type Contract,
  leftToDo,
  orbHit,
  type PaymentPreview,
  playTargets,
  playWarning,
  previewPayment,
  readAct,
} from '../../index.ts';
import { listOf, pipsOf } from '../cards/mana.ts';
import type { Answering, Asked, Intent } from './answering.ts';
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

/** What should be known before it is done; null for nothing. */
function warningOf({ key }: Act, { view, mine, faces, t }: Asked): string | null {
  const act = readAct(key);
  if (act?.word === 'orb') {
    return orbHit(view, mine, act.target) < view.players[mine].health ? null : t('contracts.orbDeadly');
  }
  const warning = act?.word === 'play' ? playWarning(view, act.card) : null;
  if (warning === null) return null;
  return warning.what === 'replaces'
    ? t('contracts.replaces', { name: faces.nameOf(warning.card) })
    : t('table.doesNothing');
}

export function answerAct(asked: Asked): Answering {
  const { question, decision, me, selected, select, send, intend, faces, view, words, t } = asked;
  const choices = choicesOf(question, decision);
  const contractAt = (targetId: TargetId | null): Contract | null => {
    const card = targetId === null ? null : cardOf(targetId);
    return card === null ? null : faces.card(card);
  };
  const isCreature = (targetId: TargetId | null): boolean => contractAt(targetId)?.type === 'creature';
  const answer = (one: Act, place: string | null, target: Intent['target'] = null, choosesPayment = false): void => {
    // A Creature that nobody has put anywhere goes to the right end.
    const last = one.from !== null && isCreature(one.from) ? String(me.line.length + 1) : null;
    intend({ place: place ?? last, target, choosesPayment });
    select(null);
    send({ pick: one.key });
  };
  /** What should be known first is shown in the prompt; there, or with the next press, it can still be done. */
  const warns = (one: Act, source: TargetId): boolean => {
    if (selected === source || warningOf(one, asked) === null) return false;
    select(source);
    return true;
  };
  const playable = (targetId: TargetId | null): Act | null => {
    const [one = null] = targetId !== null && isInHand(targetId) ? actionsFrom(choices, targetId) : [];
    return one;
  };
  /** A Spell or a Rune, and whom it would be aimed at; a Creature is put into the line first. */
  const aimAt = (source: TargetId, to: TargetId) => {
    const [one] = isInHand(source) || source === 'own:rune' ? actionsFrom(choices, source) : [];
    if (one === undefined || isCreature(source)) return null;
    const { keys, after } = playTargets(view, one.key);
    return keys.includes(to) ? { one, target: { key: to, after } } : null;
  };
  const placed = isCreature(selected) ? playable(selected) : null;
  const join: Answering['join'] = (source, to) => {
    const place = placeOf(to);
    const aim = place === null ? aimAt(source, to) : null;
    const one =
      aim?.one ?? (place === null ? actionsOn(choices, to, source).find((act) => act.from !== null) : playable(source));
    if (one === undefined || one === null) return false;
    if (!warns(one, source)) answer(one, place, aim?.target ?? null);
    return true;
  };
  const refuse: Answering['refuse'] = (source, to) => {
    const reason = refusalOf(choices, source, to);
    if (reason === null) return false;
    select(source);
    asked.showReason(reason);
    return true;
  };
  const options: PromptOption[] = [];
  const begun = selected === null ? [] : actionsFrom(choices, selected);
  const paid = paidOf(begun, asked);
  const attacks = begun.some(({ key }) => readAct(key)?.word === 'attack');
  for (const one of begun) {
    const note = warningOf(one, asked);
    // Whoever can attack mostly does: the other way gives that up.
    const isSecond = attacks && readAct(one.key)?.word === 'magnetize';
    options.push({
      key: one.key,
      label: labelOf(question, one.key, asked),
      kind: note === null && !isSecond ? 'act' : 'quiet',
      ...(note === null ? {} : { note }),
      ...(one === paid?.act ? { pips: pipsOf(paid.cost) } : {}),
      run: () => answer(one, null),
    });
  }
  if (paid?.hasChoice) {
    const label = t('contracts.choosePayment');
    options.push({ key: 'choosePayment', label, kind: 'quiet', run: () => answer(paid.act, null, null, true) });
  }
  options.push(
    ...choices.acts
      .filter((one) => one.from === null)
      .map(
        (one): PromptOption => ({
          key: one.key,
          label: labelOf(question, one.key, asked),
          kind: 'quiet',
          ...leftUndone(leftToDo(view), words.left, faces.nameOf),
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
          : actionsOn(choices, targetId, selected).some((one) => one.from !== null) ||
            aimAt(selected, targetId) !== null);
      return affordance({ begins, meant }, blockedAt(choices, targetId, selected), asked);
    },
    dropsAt(targetId) {
      if (placeOf(targetId) !== null)
        return (me.hand ?? []).some((card) => isCreature(`hand:${card}`)) ? 'hand' : undefined;
      const sources = choices.acts.flatMap(({ from, to }) =>
        from !== null && (to === withoutCopyIndex(targetId) || aimAt(from, targetId) !== null) ? [from] : [],
      );
      return sources.length === 0 ? undefined : sources.join(' ');
    },
    press(targetId) {
      if (selected !== null && (join(selected, targetId) || refuse(selected, targetId))) return;
      asked.showReason(null);
      select(selected === targetId ? null : targetId);
    },
    act(targetId) {
      const acts = actionsFrom(choices, targetId);
      const [usual] = isInHand(targetId) || acts.length === 1 || targetId === 'own:rune' ? acts : [];
      if (usual !== undefined && !warns(usual, targetId)) answer(usual, null);
      return usual !== undefined;
    },
    join,
    refuse,
  };
}
