// How is what a summon will do said in words? A few words a deed.

import type { Seat } from '@duello/kernel';
import type { Deed, Plan, View, Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import type { Say } from '../words/use-words.ts';

interface Needs {
  readonly t: Say;
  readonly faces: Faces;
  readonly view: View;
  readonly words: Words;
  nameOfSeat(seat: Seat): string;
}

function sayDeed(deed: Deed, { t, faces, words, nameOfSeat }: Needs): string | null {
  switch (deed.does) {
    case 'advance':
      return t('battleground.willAdvance', { field: deed.to });
    case 'attack': {
      const { foe, damage, kills } = deed;
      const name = foe.card === null ? nameOfSeat(foe.seat) : `${faces.nameOf(foe.card)} (${foe.field ?? ''})`;
      return t('battleground.willAttack', { name, n: damage, kills: kills ? 'yes' : 'no' });
    }
    case 'defend':
      return t('battleground.willDefend', { n: deed.defence });
    case 'blocked':
      return t('battleground.willBeBlocked');
    case 'skip': {
      const by =
        deed.by === 'snare' || deed.by === 'stun' || deed.by === 'disarm' ? words.conditions[deed.by].name : '';
      return t(deed.what === 'advance' ? 'battleground.willNotAdvance' : 'battleground.willNotAttack', { by });
    }
    case 'die':
      return t('battleground.willDie');
    // It stays to attack, which is said; or it stands at the far edge, which is seen.
    case 'hold':
    case 'edge':
      return null;
  }
}

export const sayPlan = ({ deeds }: Plan, needs: Needs): readonly string[] =>
  deeds.map((deed) => sayDeed(deed, needs)).filter((line) => line !== null);
