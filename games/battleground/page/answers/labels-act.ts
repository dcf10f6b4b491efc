// How is something that can be done in Spellcasting called? By what it does, and by what would be lost.

import type { Asked } from './answering.ts';
import type { Act } from './target-ids.ts';

/** The number at the end of `prepare:guard>2`, or in `charge:1>white`. */
const slotIn = (key: string): number => Number(/^(?:prepare:\w+>|charge:)(\d)/.exec(key)?.[1] ?? 0);

export function actLabel({ key }: Act, { me, words, faces, t }: Asked): string {
  const slot = slotIn(key);
  const prepared = me.prepared[slot - 1] ?? null;
  const held = prepared?.card ?? null;
  if (key.startsWith('prepare:')) {
    if (held === null) return t('battleground.prepareIn', { slot });
    return t('battleground.prepareOver', { slot, name: faces.nameOf(held) });
  }
  if (key.startsWith('cast')) return t('battleground.cast');
  return words.option('act', key, faces.nameOf);
}
