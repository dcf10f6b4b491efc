// How is an option called? By what it does, and by the name of what it means on this table.

import { other } from '@duello/kernel';
import type { Act, Naming as TableNaming, TargetId } from '@duello/table';
import {
  type Action,
  type Fight,
  type PendingView,
  previewFight,
  priceOfAction,
  type QuestionName,
  readOption,
  readSpot,
  type View,
  type Words,
} from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import { modeLine } from '../cards/saying.ts';
import type { Key, Say } from '../words/use-words.ts';
import { inPlay, summoningAt } from './in-play.ts';
import { spotTarget } from './target-ids.ts';

export type Naming = TableNaming<Words, Faces, View, Key>;

type Seeing = Pick<Naming, 'view' | 'mine'>;

/** The name of a card in play or a player, and which of several alike it is. */
export function nameOf(targetId: TargetId, { faces, view, mine, nameOfSeat, t }: Naming): string {
  const spot = readSpot(targetId);
  if (spot?.place === null) return nameOfSeat(spot.side === 'own' ? mine : other(mine));
  const found = inPlay(view, mine, targetId);
  if (found === null || spot === null) return targetId;
  const row = view.players[found.seat].summonings;
  const bearer = found.kind === 'summoning' ? found.summoning : found.bearer;
  const name = faces.nameOf(bearer.card);
  const named = row.filter(({ card }) => card === bearer.card).length > 1 ? `${name} (${spot.place})` : name;
  if (found.kind === 'summoning') return named;
  return t('sunMoon.on', { name: faces.nameOf(found.enchantment.card), bearer: named });
}

/** What an attack would do, in a few words. */
export function sayFight(fight: Fight, t: Say): string {
  const { attackerFalls, defenderFalls, attackerLeft, defenderLeft, lifeLost, lifeLeft, pierces } = fight;
  if (defenderLeft === null) return t('sunMoon.clash.player', { n: lifeLost, left: Math.max(0, lifeLeft) });
  return [
    defenderFalls ? t('sunMoon.clash.itFalls') : t('sunMoon.clash.itStays', { n: defenderLeft }),
    attackerFalls ? t('sunMoon.clash.yoursFalls') : t('sunMoon.clash.yoursStays', { n: attackerLeft }),
    ...(pierces ? [t('sunMoon.clash.pierces', { n: lifeLost })] : []),
  ].join(', ');
}

/** The fight of a summoning with somebody; null when the other player will name who defends. */
export function fightWith(attacker: TargetId, target: TargetId, { view, mine }: Seeing): Fight | null {
  const one = inPlay(view, mine, attacker);
  if (one?.kind !== 'summoning') return null;
  if (readSpot(target)?.place === null)
    return previewFight(view, one.summoning.id, { seat: other(one.seat), id: null });
  const defender = inPlay(view, mine, target);
  if (defender?.kind !== 'summoning') return null;
  return previewFight(view, one.summoning.id, { seat: defender.seat, id: defender.summoning.id });
}

/** "Attack Night Judge: it falls, yours keeps 1"; whom the own side puts in the way is said by its name alone. */
export function attackLabel(attacker: TargetId, target: TargetId, naming: Naming): string {
  const { t } = naming;
  if (target === 'fight') return t('sunMoon.fight');
  const fight = fightWith(attacker, target, naming);
  const name = nameOf(target, naming);
  const said =
    readSpot(attacker)?.side === 'own' ? t('sunMoon.attackOn', { name }) : t('sunMoon.targetOf', { name, side: 'own' });
  return fight === null ? said : `${said}: ${sayFight(fight, t)}`;
}

/** What is being announced, or an attack for which somebody is to name who is attacked. */
export const aiming = ({ announcement, waiting, chain }: View): PendingView | null =>
  announcement ?? (waiting?.what === 'block' ? (chain.at(-1) ?? null) : null);

/** The thing on this table whose attack is being announced or settled. */
export function attackerOf(pending: PendingView | null, { view, mine }: Seeing): TargetId | null {
  if (pending === null || pending.what !== 'attack') return null;
  const summoning = summoningAt(view, pending.id);
  const own = pending.seat === mine;
  const at = summoning === null ? -1 : view.players[pending.seat].summonings.indexOf(summoning);
  return at < 0 ? null : `${own ? 'own' : 'enemy'}:${at + 1}`;
}

/** What a card in play can be used for; null when nobody knows the card. */
function abilityLabel({ spot, ability: number }: Extract<Action, { word: 'use' }>, naming: Naming): string | null {
  const { view, mine, words, faces } = naming;
  if (number === 'harden') return words.harden.text;
  const found = inPlay(view, mine, spotTarget(spot));
  const id = found === null ? '' : found.kind === 'summoning' ? found.summoning.card : found.enchantment.card;
  const card = faces.card(id);
  const ability = card?.abilities[number - 1];
  return card === null || ability === undefined ? null : words.ability(ability, card.type);
}

/** Asks whom an attack goes to: shown before it is said. */
export const isAttacked = (question: QuestionName): boolean => question === 'defender' || question === 'block';

export function labelOf(question: QuestionName, { key, to }: Act, naming: Naming): string {
  const { words, faces, t, view, mine } = naming;
  const option = readOption(question, key);
  switch (option.word) {
    case 'use':
      return abilityLabel(option, naming) ?? key;
    case 'skill':
      return words.skills[option.skill].text;
    case 'play':
      return t('sunMoon.play', { n: priceOfAction(view, mine, option)?.fatigue ?? 0 });
    case 'mode': {
      const said = view.announcement === null ? null : modeLine(view.announcement, option.n - 1, words, faces, false);
      return said ?? words.option(question, key, faces.nameOf);
    }
    case 'fight':
      return t('sunMoon.fight');
    case 'spot': {
      const attacker = isAttacked(question) ? attackerOf(aiming(view), naming) : null;
      if (to !== null && attacker !== null) return attackLabel(attacker, to, naming);
      const side = option.spot.side === 'own' && option.spot.place !== null ? 'own' : 'other';
      return t('sunMoon.targetOf', { name: nameOf(spotTarget(option.spot), naming), side });
    }
    default:
      return words.option(question, key, faces.nameOf);
  }
}
