// What does each thing that happens sound like?

import type { Viewer } from '@duello/kernel';
import type { SoundName } from '@duello/table';
import type { Event } from '../../index.ts';

export function soundOf(event: Event, viewer: Viewer): SoundName | null {
  switch (event.kind) {
    case 'deckShuffled':
      return 'shuffle';
    case 'drew':
    case 'entered':
    case 'discarded':
    case 'returnedToHand':
      return 'card';
    case 'fatiguePaid':
      return 'coin';
    case 'fatigueRemoved':
    case 'fatigueHalved':
      return 'mana';
    case 'cardPlayed':
    case 'skillUsed':
    case 'abilityUsed':
    case 'attached':
      return 'spell';
    case 'combat':
    case 'lifeLost':
    case 'fatigueOverflow':
      return 'hit';
    case 'lifeGained':
      return 'heal';
    case 'traitGained':
      return 'block';
    case 'turnStarted':
      return event.seat === viewer ? 'turn' : null;
    case 'matchEnded':
    case 'gameOver':
      return viewer === 'watcher' || event.winner === viewer ? 'won' : 'lost';
    default:
      return null;
  }
}
