// What will the coming battle bring? One phrase a summon, in the order they act, from the events of a trial.

import { comingBattle, type Event, type Ref, type View } from '../index.ts';
import type { Naming } from './naming.ts';
import { nearSeat } from './naming.ts';

/** `c3 Guard`, or who is meant. */
const refName = ({ seat, card, field }: Ref, { name, who }: Naming): string =>
  card === null ? who(seat) : `${field} ${name(card)}`;

/** What an event says of the battle; null for what another one tells. */
function phraseOf(event: Event, naming: Naming): string | null {
  const { ui, text } = naming;
  switch (event.kind) {
    case 'advanced':
    case 'moved':
      return ui.movesTo(event.target.field ?? '');
    case 'advanceBlocked':
      return event.edge ? null : ui.blocked;
    case 'advanceSkipped':
    case 'attackPrevented':
      return ui.stopped(text.conditions[event.by].name);
    case 'defended':
      return ui.defendsWith(event.defence);
    case 'noTarget':
      return ui.noTarget;
    case 'damageDealt': {
      const { target, amount, left } = event;
      if (target.card === null)
        return ui.life(refName(target, naming), target.seat === naming.viewer, amount, Math.max(0, left));
      return left <= 0 ? null : ui.hits(refName(target, naming), amount);
    }
    case 'summonDied':
      return ui.dies(refName(event.target, naming));
    case 'gameOver':
      return ui.over;
    default:
      return null;
  }
}

/** What a single summon does, until the next one acts. */
export function phrasesOf(events: readonly Event[], naming: Naming): string {
  const end = events.findIndex(({ kind }) => kind === 'summonActs' || kind === 'expGained' || kind === 'hasteUsed');
  return own(events.slice(0, end < 0 ? events.length : end), naming).join(', ');
}

const own = (events: readonly Event[], naming: Naming): readonly string[] =>
  events.map((event) => phraseOf(event, naming)).filter((phrase) => phrase !== null);

/** A phrase for each summon of the seat that is asked: `c3 Guard moves to c4, hits d4 Crazy Imp for 1`. */
export function battlePhrases(view: View, naming: Naming): readonly string[] {
  const events = comingBattle(view, view.decision?.seat ?? nearSeat(view));
  const phrases = new Map<number, { readonly who: string; readonly does: string[] }>();
  let acting: string[] | null = null;
  for (const event of events) {
    if (event.kind === 'summonActs' || event.kind === 'hasteUsed') {
      const id = event.target.id ?? 0;
      const one = phrases.get(id) ?? { who: refName(event.target, naming), does: [] };
      phrases.set(id, one);
      acting = one.does;
      continue;
    }
    const phrase = phraseOf(event, naming);
    if (phrase !== null) acting?.push(phrase);
  }
  return [...phrases.values()].flatMap(({ who, does }) => (does.length === 0 ? [] : [`${who} ${does.join(', ')}`]));
}
