// What does each thing that happens sound like?

import type { Viewer } from '@duello/kernel';
import type { SoundName } from '@duello/table';
import type { Event } from '../../index.ts';

export function soundOf(event: Event, viewer: Viewer): SoundName | null {
  switch (event.kind) {
    case 'deckShuffled':
      return 'shuffle';
    case 'fetched':
    case 'taken':
    case 'rejected':
    case 'returnedToHand':
    case 'creaturePlayed':
    case 'tokenSummoned':
    case 'orbPlaced':
    case 'runePlaced':
      return 'card';
    case 'extractorGained':
    case 'extractorSwapped':
    case 'tanksFilled':
      return 'mana';
    case 'paid':
      return 'coin';
    case 'spellPlayed':
    case 'runeUsed':
    case 'orbUsed':
    case 'ambush':
      return 'spell';
    case 'damage':
    case 'burnout':
      return 'hit';
    case 'healed':
      return 'heal';
    case 'statusGained':
      return event.status === 'magnetized' || event.status === 'magnetic' ? 'block' : null;
    case 'turnStarted':
      return event.seat === viewer ? 'turn' : null;
    case 'gameOver':
      return viewer === 'watcher' || event.winner === viewer ? 'won' : 'lost';
    default:
      return null;
  }
}
