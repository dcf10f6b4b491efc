// What is it about that can't be chosen, what is worth saying unasked, and which card is an option about?

import { type Blocked, other, type Seat } from '@duello/kernel';
import { seatIn } from '@duello/terminal';
import type { CardId, View } from '../index.ts';
import { questionOf } from './menus.ts';
import { type Naming, sideOf, spotLabel, spotOf } from './naming.ts';

/** Reasons that lie with what is attacked; the others with the one who would attack. */
const OF_TARGETS: readonly string[] = ['mustAttackMagnetic'];

/** What a reason is about: a contract, a Creature, a player, an option. */
export function subjectOf(view: View, { key, reason }: Blocked, naming: Naming): string {
  const seat = seatIn(view);
  const [verb, rest] = key.split(':');
  if (verb === 'play') return naming.plain(rest);
  if (verb === 'attack') {
    const [attacker, target] = rest.split('>').map(spotOf);
    return OF_TARGETS.includes(reason.code)
      ? spotLabel(view, other(seat), target, naming)
      : attacker === 'player'
        ? naming.who(seat)
        : spotLabel(view, seat, attacker, naming);
  }
  if (verb === 'magnetize') return spotLabel(view, seat, spotOf(rest), naming);
  const card = cardOfKey(view, key, naming);
  if (card !== null) return naming.plain(card);
  return naming.text.option(questionOf(view.decision?.what ?? ''), key, naming.plain);
}

/** Worth saying unasked: what lies on the table and is easily overlooked, not that mana is missing. */
const SAID: readonly string[] = ['noTarget', 'lineFull', 'mustAttackMagnetic'];
export const turnHints = ({ decision }: View): readonly Blocked[] =>
  decision?.what === 'act' ? decision.blocked.filter(({ reason }) => SAID.includes(reason.code)) : [];

/** The contract an option is about: what is played, who attacks, what is aimed at, whose effect asks. */
export function cardOfKey(view: View, key: string, { cards }: Naming): CardId | null {
  const seat = seatIn(view);
  const [verb, rest] = key.split(':');
  const at = (side: Seat, spot: string): CardId | null => {
    const place = spotOf(spot);
    return place === 'player' ? null : (view.players[side].line[place]?.card ?? null);
  };
  switch (verb) {
    case 'play':
      return rest;
    case 'attack': {
      const [attacker, target] = rest.split('>');
      return at(seat, attacker) ?? at(other(seat), target);
    }
    case 'magnetize':
      return at(seat, rest);
    case 'orb':
      return at(other(seat), rest) ?? view.players[seat].orb?.card ?? null;
    case 'rune':
      return view.players[seat].rune?.card ?? null;
    case 'own':
    case 'opposing':
      return at(sideOf(verb, seat), rest);
    case 'yes':
    case 'no':
      return view.decision?.what === 'stance' ? (view.players[seat].orb?.card ?? null) : (view.waiting?.about ?? null);
    default:
      return cards.has(key) ? key : null;
  }
}
