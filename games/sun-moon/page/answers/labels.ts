// How is an option called? By what it does, and by the name of what it means on this table.

import { other } from '@duello/kernel';
import type { Act, Naming as TableNaming, TargetId } from '@duello/table';
import { type PendingView, type QuestionName, SKILL_NAMES, type View, type Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import { modeLine } from '../cards/saying.ts';
import type { Key, Say } from '../words/use-words.ts';
import { type Clash, clashOf } from './clash.ts';
import { inPlay, summoningAt } from './in-play.ts';
import { spotOf } from './target-ids.ts';

export type Naming = TableNaming<Words, Faces, View, Key>;

type Seeing = Pick<Naming, 'view' | 'mine'>;

/** The name of a card in play or a player, and which of several alike it is. */
export function nameOf(targetId: TargetId, { faces, view, mine, nameOfSeat, t }: Naming): string {
  if (targetId === 'own:player') return nameOfSeat(mine);
  if (targetId === 'enemy:player') return nameOfSeat(other(mine));
  const found = inPlay(view, mine, targetId);
  const spot = spotOf(targetId);
  if (found === null || spot === null) return targetId;
  const row = view.players[found.seat].summonings;
  const bearer = found.kind === 'summoning' ? found.summoning : found.bearer;
  const name = faces.nameOf(bearer.card);
  const named = row.filter(({ card }) => card === bearer.card).length > 1 ? `${name} (${spot.place})` : name;
  if (found.kind === 'summoning') return named;
  return t('sunMoon.on', { name: faces.nameOf(found.enchantment.card), bearer: named });
}

/** What an attack would do, in a few words. */
export function sayClash(clash: Clash, t: Say): string {
  const { attackerFalls, defenderFalls, attackerLeft, defenderLeft, lifeLost, lifeLeft, pierces } = clash;
  if (defenderLeft === null) return t('sunMoon.clash.player', { n: lifeLost, left: Math.max(0, lifeLeft) });
  return [
    defenderFalls ? t('sunMoon.clash.itFalls') : t('sunMoon.clash.itStays', { n: defenderLeft }),
    attackerFalls ? t('sunMoon.clash.yoursFalls') : t('sunMoon.clash.yoursStays', { n: attackerLeft }),
    ...(pierces ? [t('sunMoon.clash.pierces', { n: lifeLost })] : []),
  ].join(', ');
}

/** The clash of a summoning with somebody; null when the other player will name who defends. */
export function clashWith(attacker: TargetId, target: TargetId, { view, mine }: Seeing): Clash | null {
  const one = inPlay(view, mine, attacker);
  if (one?.kind !== 'summoning') return null;
  const life = view.players[other(one.seat)].life;
  if (target.endsWith(':player')) return clashOf(one.summoning, null, life);
  const defender = inPlay(view, mine, target);
  return defender?.kind === 'summoning' ? clashOf(one.summoning, defender.summoning, life) : null;
}

/** "Attack Night Judge: it falls, yours keeps 1"; whom the own side puts in the way is said by its name alone. */
export function attackLabel(attacker: TargetId, target: TargetId, naming: Naming): string {
  const { t } = naming;
  if (target === 'fight') return t('sunMoon.fight');
  const clash = clashWith(attacker, target, naming);
  const name = nameOf(target, naming);
  const said = attacker.startsWith('own:')
    ? t('sunMoon.attackOn', { name })
    : t('sunMoon.targetOf', { name, side: 'own' });
  return clash === null ? said : `${said}: ${sayClash(clash, t)}`;
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

/** What a card in play can be used for, as its option is written. */
function abilityLabel(key: string, naming: Naming): string {
  const { view, mine, words, faces } = naming;
  const number = key.slice(key.lastIndexOf('.') + 1);
  if (number === 'harden') return words.harden.text;
  const found = inPlay(view, mine, key.slice('use:'.length, key.lastIndexOf('.')));
  const id = found === null ? '' : found.kind === 'summoning' ? found.summoning.card : found.enchantment.card;
  const card = faces.card(id);
  const ability = card?.abilities[Number(number) - 1];
  return card === null || ability === undefined ? key : words.ability(ability, card.type);
}

/** Asks whom an attack goes to: shown before it is said. */
export const isAttacked = (question: QuestionName): boolean => question === 'defender' || question === 'block';

export function labelOf(question: QuestionName, { key, to }: Act, naming: Naming): string {
  const { words, faces, t, view } = naming;
  if (key.startsWith('use:')) return abilityLabel(key, naming);
  const skill = SKILL_NAMES.find((name) => key === `skill:${name}`);
  if (skill !== undefined) return words.skills[skill].text;
  if (key.startsWith('play:')) return t('sunMoon.play', { n: faces.card(key.slice('play:'.length))?.cost ?? 0 });
  if (question === 'mode') {
    const said = view.announcement === null ? null : modeLine(view.announcement, Number(key) - 1, words, faces);
    return said ?? words.option(question, key, faces.nameOf);
  }
  if (isAttacked(question) && to !== null) {
    const attacker = attackerOf(aiming(view), naming);
    if (attacker !== null) return attackLabel(attacker, to, naming);
  }
  if (to !== null && (spotOf(to) !== null || to.endsWith(':player'))) {
    const side = to.startsWith('own:') && !to.endsWith('player') ? 'own' : 'other';
    return t('sunMoon.targetOf', { name: nameOf(to, naming), side });
  }
  return words.option(question, key, faces.nameOf);
}
