// What is it about that can't be chosen, what is worth saying unasked, and which card is an option about?

import { type Blocked, other, type Seat } from '@duello/kernel';
import { seatIn } from '@duello/terminal';
import { type CardId, readAct, readOption, type Spot, type View } from '../index.ts';
import { questionOf } from './menus.ts';
import { type Naming, sideOf, spotLabel } from './naming.ts';

/** Reasons that lie with what is attacked; the others with the one who would attack. */
const OF_TARGETS: readonly string[] = ['mustAttackMagnetic'];

/** What a reason is about: a contract, a Creature, a player, an option. */
export function subjectOf(view: View, { key, reason }: Blocked, naming: Naming): string {
  const seat = seatIn(view);
  const act = readAct(key);
  if (act?.word === 'play') return naming.plain(act.card);
  if (act?.word === 'attack') {
    if (OF_TARGETS.includes(reason.code)) return spotLabel(view, other(seat), act.target, naming);
    return act.attacker === 'player' ? naming.who(seat) : spotLabel(view, seat, act.attacker, naming);
  }
  if (act?.word === 'magnetize') return spotLabel(view, seat, act.place, naming);
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
  const { orb, rune } = view.players[seat];
  const option = readOption(questionOf(view.decision?.what ?? ''), key);
  const at = (side: Seat, spot: Spot): CardId | null =>
    spot === 'player' ? null : (view.players[side].line[spot - 1]?.card ?? null);
  switch (option.word) {
    case 'play':
      return option.card;
    case 'attack':
      return at(seat, option.attacker) ?? at(other(seat), option.target);
    case 'magnetize':
      return at(seat, option.place);
    case 'orb':
      return at(other(seat), option.target) ?? orb?.card ?? null;
    case 'rune':
      return rune?.card ?? null;
    case 'target':
      return at(sideOf(option.side, seat), option.spot);
    case 'active':
    case 'resting':
      return orb?.card ?? null;
    case 'yes':
    case 'no':
      return view.waiting?.about ?? null;
    default:
      return 'card' in option && cards.has(option.card) ? option.card : null;
  }
}
