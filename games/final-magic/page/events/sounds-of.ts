// What does each thing that happens sound like?

import type { Viewer } from '@duello/kernel';
import type { SoundName } from '@duello/table';
import type { Event } from '../../index.ts';

export function soundOf(event: Event, viewer: Viewer): SoundName | null {
  switch (event.kind) {
    case 'cardsDrawn':
      return event.count > 0 ? 'card' : null;
    case 'deckShuffled':
      return 'shuffle';
    case 'gemPlayed':
      return event.phase === 'action' ? 'mana' : null;
    case 'spellCast':
      return event.phase === 'action' ? 'spell' : null;
    case 'counterCast':
    case 'fightRevealed':
      return 'spell';
    case 'currencyPlayed':
      return 'coin';
    case 'cardBought':
    case 'cardOutcast':
    case 'gemOutcast':
      return 'card';
    case 'damageReduced':
      return event.amount > 0 ? 'block' : null;
    case 'healthChanged':
      return event.to < event.from ? 'hit' : 'heal';
    case 'phaseStarted':
      return event.seat === viewer && event.phase === 'action' ? 'turn' : null;
    case 'gameOver':
      return viewer === 'watcher' || event.winner === viewer ? 'won' : 'lost';
    default:
      return null;
  }
}
