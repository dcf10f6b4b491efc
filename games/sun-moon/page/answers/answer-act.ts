// How does the player act, in the own turn or as an answer? Select what acts, then whom an attack is meant for, then confirm.

import { other, type Reason } from '@duello/kernel';
import {
  type Act,
  type Answering,
  actionsFrom,
  affordance,
  blockedAt,
  leftUndone,
  type PromptOption,
  type TargetId,
} from '@duello/table';
import {
  actionTargets,
  actionWarning,
  attackTargets,
  leftToDo,
  readAction,
  readOption,
  whyNotAttack,
} from '../../index.ts';
import type { Asked, Passing } from './answering.ts';
import { inPlay } from './in-play.ts';
import { attackLabel, labelOf, type Naming, nameOf } from './labels.ts';
import { pricePips } from './pips.ts';
import { choicesOf, handCard } from './target-ids.ts';

const isAttack = ({ key }: Act): boolean => readAction(key)?.word === 'attack';

/** Whom the selected summoning could attack; nobody when it can't attack at all. */
function targetsFor(targetId: TargetId | null, asked: Asked): readonly TargetId[] {
  const { view, mine, question, decision } = asked;
  if (targetId === null) return [];
  const found = inPlay(view, mine, targetId);
  const attacks = actionsFrom(choicesOf(question, decision), targetId).some(isAttack);
  return !attacks || found?.kind !== 'summoning' ? [] : attackTargets(view, found.summoning.id);
}

/** Whom a card in hand can be aimed at; nobody for a summoning, which is put into the row first. */
function aimedFrom({ key, from }: Act, { view, faces }: Asked): readonly TargetId[] {
  const card = from === null ? null : handCard(from);
  return card === null || faces.card(card)?.type === 'summoning' ? [] : actionTargets(view, key).keys;
}

/** The way out of passing by wish; none when nothing is passed. */
export const stopping = ({ until, wished, stop, t }: Passing & Pick<Naming, 't'>): readonly PromptOption[] =>
  until === 'no' && wished === null
    ? []
    : [{ key: 'pass-stop', label: t('sunMoon.pass.stop'), kind: 'quiet', run: stop }];

/** What ends the turn, or the ways to pass. */
function ending(asked: Asked): readonly PromptOption[] {
  const { question, selected, lasts, send, t, words, faces, passUntil, passKind, kind, view } = asked;
  if (question === 'act') {
    const label = words.option('act', 'end', faces.nameOf);
    const left = leftUndone(leftToDo(view), words.left, faces.nameOf);
    return [{ key: 'end', label, kind: 'quiet', ...left, run: () => send({ pick: 'end' }) }];
  }
  const stops = selected === null ? stopping(asked) : [];
  if (stops.length > 0) return stops;
  const passing = (name: string, letter: string, label: string, wish: () => void): PromptOption => ({
    key: name,
    letter,
    label,
    kind: name === 'pass' ? 'main' : 'quiet',
    run() {
      send({ pick: 'pass' });
      wish();
    },
  });
  const pass = passing('pass', 'p', t('sunMoon.pass'), () => {});
  if (!lasts) return [pass];
  return [
    pass,
    passing('pass-concern', 'c', t('sunMoon.pass.concern'), () => passUntil('concern')),
    passing('pass-turn', 'n', t('sunMoon.pass.turn'), () => passUntil('turn')),
    ...(kind === null ? [] : [passing('pass-kind', 'k', t('sunMoon.pass.kind', { kind }), passKind)]),
  ];
}

/** What should be known before it is announced: that it would do nothing, or on whom it must go. */
function warningOf({ key }: Act, asked: Asked): string {
  const { doesNothing, onlyTarget } = actionWarning(asked.view, key);
  if (doesNothing) return asked.t('table.doesNothing');
  return onlyTarget === null ? '' : asked.t('sunMoon.onlyTarget', { name: nameOf(onlyTarget, asked) });
}

/** Why an enemy can't be attacked by an own summoning; null for whoever can be, or is no enemy. */
function whyNoTarget(attacker: TargetId, target: TargetId, { view, mine }: Asked): Reason | null {
  const [from, to] = [inPlay(view, mine, attacker), inPlay(view, mine, target)];
  if (from?.kind !== 'summoning' || !target.startsWith('enemy:')) return null;
  const seat = other(mine);
  if (target === 'enemy:player') return whyNotAttack(view, from.summoning.id, { seat, id: null });
  return to?.kind === 'summoning' ? whyNotAttack(view, from.summoning.id, { seat, id: to.summoning.id }) : null;
}

export function answerAct(asked: Asked): Answering {
  const { question, decision, selected, composed, select, change, send, intend } = asked;
  const choices = choicesOf(question, decision);
  const targets = targetsFor(selected, asked);
  const attackers = choices.acts.flatMap((one) =>
    isAttack(one) && one.from !== null ? [{ from: one.from, targets: targetsFor(one.from, asked) }] : [],
  );
  const begin = (one: Act, target: TargetId | null): void => {
    intend(target);
    select(null);
    send({ pick: one.key });
  };
  /** What would do nothing says so in the prompt; there, or with the next press, it is played all the same. */
  const warns = (one: Act, source: TargetId): boolean => {
    if (selected === source || !actionWarning(asked.view, one.key).doesNothing) return false;
    select(source);
    return true;
  };
  const attackOf = (targetId: TargetId): Act | undefined => actionsFrom(choices, targetId).find(isAttack);
  const strike = (attacker: TargetId, target: TargetId): boolean => {
    const one = attackOf(attacker);
    if (one !== undefined) begin(one, target);
    return one !== undefined;
  };
  /** The first press aims, the second one strikes. */
  const aim = (attacker: TargetId, target: TargetId): boolean => {
    if (attackOf(attacker) === undefined) return false;
    if (selected !== attacker) select(attacker);
    change({ aimed: target });
    return true;
  };
  const refuse: Answering['refuse'] = (attacker, target) => {
    const reason = attackOf(attacker) === undefined ? null : whyNoTarget(attacker, target, asked);
    if (reason === null) return false;
    select(attacker);
    asked.showReason(reason);
    return true;
  };
  const options: PromptOption[] = [];
  if (selected !== null) {
    const aimedAt = targets.find((target) => target === composed.aimed);
    const shown = aimedAt === undefined ? targets : [aimedAt];
    for (const target of shown) {
      options.push({
        key: `attack>${target}`,
        label: attackLabel(selected, target, asked),
        kind: 'act',
        run: () => strike(selected, target),
      });
    }
    for (const one of actionsFrom(choices, selected)) {
      if (isAttack(one)) continue;
      const note = warningOf(one, asked);
      // Whoever can attack is mostly selected for that.
      const kind = targets.length === 0 && !actionWarning(asked.view, one.key).doesNothing ? 'act' : 'quiet';
      options.push({
        key: one.key,
        label: labelOf(question, one, asked),
        kind,
        ...(note === '' ? {} : { note }),
        pips: pricePips(readOption(question, one.key), asked),
        run: () => begin(one, null),
      });
    }
  }
  options.push(...ending(asked));
  return {
    options,
    affordanceOf(targetId) {
      const begins = actionsFrom(choices, targetId).length > 0;
      const meant = targets.includes(targetId);
      return affordance({ begins, meant }, blockedAt(choices, targetId, null), asked);
    },
    dropsAt(targetId) {
      const able = attackers.filter((attacker) => attacker.targets.includes(targetId));
      const aimed = choices.acts.filter((one) => aimedFrom(one, asked).includes(targetId));
      return ['hand', ...[...able, ...aimed].map(({ from }) => from)].join(' ');
    },
    press(targetId) {
      if (selected !== null && targets.includes(targetId)) {
        if (composed.aimed === targetId) strike(selected, targetId);
        else change({ aimed: targetId });
        return;
      }
      if (selected !== null && refuse(selected, targetId)) return;
      asked.showReason(null);
      change({ aimed: null });
      select(selected === targetId ? null : targetId);
    },
    act(targetId) {
      if (selected !== null && targets.includes(targetId))
        return composed.aimed === targetId ? strike(selected, targetId) : aim(selected, targetId);
      const acts = actionsFrom(choices, targetId);
      const [usual] = acts.filter((one) => !isAttack(one));
      const [only] = targetsFor(targetId, asked);
      if (acts.length === 1 && usual !== undefined) {
        if (!warns(usual, targetId)) begin(usual, null);
      } else if (acts.length === 1 && only !== undefined && targetsFor(targetId, asked).length === 1)
        return aim(targetId, only);
      else return false;
      return true;
    },
    join(source, to) {
      // Dropped on whom it is meant for it is the whole move.
      if (targetsFor(source, asked).includes(to)) return strike(source, to);
      const [one] = handCard(source) === null ? [] : actionsFrom(choices, source);
      if (one !== undefined && !warns(one, source)) begin(one, to);
      return one !== undefined;
    },
    refuse,
  };
}
