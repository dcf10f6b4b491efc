// What does each thing that happens sound like?

import type { Viewer } from '@duello/kernel';
import type { SoundName } from '@duello/table';
import type { Event } from '../../index.ts';

export function soundOf(event: Event, viewer: Viewer): SoundName | null {
  switch (event.kind) {
    case 'deckShuffled':
    case 'deckReshuffled':
      return 'shuffle';
    case 'cardsDrafted':
    case 'neutralKept':
    case 'spellPrepared':
    case 'summoned':
    case 'advanced':
    case 'moved':
    case 'cardsDrawn':
    case 'handDiscarded':
    case 'rowRevealed':
      return 'card';
    case 'manaGained':
    case 'chargePlaced':
      return 'mana';
    case 'coinGained':
    case 'spellBought':
    case 'crystalBought':
      return 'coin';
    case 'spellCast':
    case 'enchantmentResolved':
    case 'deathTriggered':
      return 'spell';
    case 'damageDealt':
      return event.amount > 0 ? 'hit' : 'block';
    case 'defended':
    case 'defenceApplied':
      return 'block';
    case 'healed':
      return event.amount > 0 ? 'heal' : null;
    case 'turnBegan':
      return event.seat === viewer ? 'turn' : null;
    case 'gameOver':
      return viewer === 'watcher' || event.winner === viewer ? 'won' : 'lost';
    default:
      return null;
  }
}
