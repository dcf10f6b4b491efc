// Which fields take part in what happens just now? Whoever acts, and whom it concerns.

import type { Event, Ref } from '../../index.ts';

const fields = (...refs: readonly Ref[]): readonly string[] => refs.flatMap(({ field }) => field ?? []);

export function busyIn(event: Event | null): readonly string[] {
  switch (event?.kind) {
    case 'attackDeclared':
    case 'attackPrevented':
      return fields(event.target, event.foe);
    case 'flanked':
      return fields(event.target, ...event.threats);
    case 'advanced':
    case 'moved':
      return [event.from, ...fields(event.target)];
    case 'summonActs':
    case 'advanceHeld':
    case 'advanceBlocked':
    case 'advanceSkipped':
    case 'noTarget':
    case 'defenceApplied':
    case 'chillApplied':
    case 'defended':
    case 'hasteUsed':
    case 'damageDealt':
    case 'healed':
    case 'attackChanged':
    case 'hpChanged':
    case 'conditionPlaced':
    case 'conditionRemoved':
    case 'killed':
    case 'summonDied':
    case 'summoned':
    case 'targetChosen':
      return fields(event.target);
    case 'deathTriggered':
      return fields(event.source, event.victim);
    default:
      return [];
  }
}
