// How does the player act in Spellcasting? Select a spell, a slot or mana, then what is meant; drag and double click are shortcuts.

import {
  type Answering,
  actionsFrom,
  actionsOn,
  affordance,
  blockedAt,
  leftUndone,
  type PromptOption,
  refusalOf,
  type TargetId,
  type TargetOptions,
  withoutCopyIndex,
} from '@duello/table';
import { castDoesNothing, castSpots, leftToDo, type Spell } from '../../index.ts';
import { pipsOf } from '../cards/mana.ts';
import type { Asked } from './answering.ts';
import { actLabel } from './labels-act.ts';
import { type Act, cardOf, choicesOf, isCast, isCharge, slotOf, spotTarget } from './target-ids.ts';

/** The spell that a thing in hand or in a slot is. */
function spellAt(targetId: TargetId, { me, faces }: Asked): Spell | null {
  const slot = slotOf(targetId);
  const card = slot === null ? cardOf(targetId) : (me.prepared[slot - 1]?.card ?? null);
  return card === null ? null : faces.card(card);
}

/** What casting this thing would be, when it can be. */
const castOf = (choices: TargetOptions<Act>, targetId: TargetId): Act | undefined =>
  actionsFrom(choices, targetId).find(isCast);

/** Where the spell of a thing may be dropped so that it is cast there. */
function spots(targetId: TargetId, choices: TargetOptions<Act>, asked: Asked) {
  const cast = castOf(choices, targetId);
  return cast === undefined ? [] : castSpots(asked.view, cast.key).map((key) => ({ key, targetId: spotTarget(key) }));
}

export function answerAct(asked: Asked): Answering {
  const { question, decision, selected, select, send, aim, castCrystals, faces, view, words, t } = asked;
  const choices = choicesOf(question, decision);
  const answer = (one: Act, spot: string | null): void => {
    aim(spot);
    select(null);
    send({ pick: one.key });
  };
  /** What would do nothing says so in the prompt; there, or with the next press, it is cast all the same. */
  const warns = (one: Act, source: TargetId): boolean => {
    if (selected === source || !castDoesNothing(view, one.key)) return false;
    select(source);
    return true;
  };
  const join: Answering['join'] = (source, to) => {
    const meant = actionsOn(choices, to, source).find((one) => one.from !== null);
    if (meant !== undefined) {
      answer(meant, null);
      return true;
    }
    const spot = spots(source, choices, asked).find(({ targetId }) => targetId === to);
    const cast = castOf(choices, source);
    if (spot === undefined || cast === undefined) return false;
    if (!warns(cast, source)) answer(cast, spot.key);
    return true;
  };
  const refuse: Answering['refuse'] = (source, to) => {
    const reason = refusalOf(choices, source, to);
    if (reason === null) return false;
    select(source);
    asked.showReason(reason);
    return true;
  };
  return {
    options: optionsOf(asked, choices, answer, castCrystals),
    affordanceOf(targetId) {
      const begins = actionsFrom(choices, targetId).some((one) => isCast(one) || isCharge(one));
      const meant =
        selected !== null &&
        selected !== targetId &&
        (actionsOn(choices, targetId, selected).some((one) => one.from !== null) ||
          spots(selected, choices, asked).some((spot) => spot.targetId === targetId));
      // A spell that can't be prepared in one slot is no spell that can't be cast.
      const blocked = blockedAt(choices, targetId, selected).filter(({ to }) => to === null || to === targetId);
      return affordance({ begins, drags: actionsFrom(choices, targetId).length > 0, meant }, blocked, asked);
    },
    dropsAt(targetId) {
      const sources = choices.acts.flatMap((one) => (one.to === targetId && one.from !== null ? [one.from] : []));
      const casts = choices.acts
        .filter((one) => isCast(one) && one.from !== null)
        .flatMap((one) => {
          const source = one.from ?? '';
          return spots(source, choices, asked).some((spot) => spot.targetId === targetId) ? [source] : [];
        });
      const all = [...sources, ...casts];
      return all.length === 0 ? undefined : all.join(' ');
    },
    press(targetId) {
      if (selected !== null && selected !== targetId && (join(selected, targetId) || refuse(selected, targetId)))
        return;
      asked.showReason(null);
      select(selected === targetId ? null : targetId);
    },
    act(targetId) {
      const acts = actionsFrom(choices, targetId);
      const usual =
        acts.find(isCast) ??
        (withoutCopyIndex(targetId).startsWith('mana:') && acts.length === 1 ? acts[0] : undefined);
      if (usual !== undefined && !warns(usual, targetId)) answer(usual, null);
      return usual !== undefined;
    },
    join,
    refuse,
  };

  function optionsOf(
    { me }: Asked,
    { acts }: TargetOptions<Act>,
    run: (one: Act, spot: string | null) => void,
    all: () => void,
  ): readonly PromptOption[] {
    const crystals = (me.hand ?? []).filter((card) => faces.card(card)?.type === 'crystal').length;
    const end = acts.filter((one) => one.from === null);
    const ends: readonly PromptOption[] = end.map((one) => ({
      key: one.key,
      label: t('battleground.toBattle'),
      kind: 'quiet',
      ...leftUndone(leftToDo(view), words.left, faces.nameOf),
      run: () => run(one, null),
    }));
    if (selected !== null) {
      const spell = spellAt(selected, asked);
      const begun = [...actionsFrom(choices, selected), ...(slotOf(selected) === null ? [] : chargesOf(selected))];
      const offered = begun.map((one): PromptOption => {
        const isIdle = isCast(one) && castDoesNothing(view, one.key);
        return {
          key: one.key,
          label: actLabel(one, asked),
          kind: isCast(one) && !isIdle ? 'act' : 'quiet',
          ...(isIdle ? { note: t('table.doesNothing') } : {}),
          ...(isCast(one) && spell !== null ? { pips: pipsOf(spell.cost) } : {}),
          run: () => run(one, null),
        };
      });
      return [...offered, ...ends];
    }
    const cast: readonly PromptOption[] =
      crystals === 0
        ? []
        : [
            {
              key: 'crystals',
              label: t('battleground.castCrystals', { n: crystals }),
              kind: 'act',
              run: all,
            },
          ];
    return [...cast, ...ends];
  }

  function chargesOf(slot: TargetId): readonly Act[] {
    return choices.acts.filter((one) => one.to === slot && isCharge(one));
  }
}
