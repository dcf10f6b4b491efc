// How is something that can be done in Spellcasting called? By what it does, and by what would be lost.

import type { Asked } from './answering.ts';
import { type Act, isCast } from './target-ids.ts';

export function actLabel(act: Act, { me, words, faces, t }: Asked): string {
  const { key, option } = act;
  if (option.word === 'prepare') {
    const { slot } = option;
    const held = me.prepared[slot - 1]?.card ?? null;
    if (held === null) return t('battleground.prepareIn', { slot });
    return t('battleground.prepareOver', { slot, name: faces.nameOf(held) });
  }
  return isCast(act) ? t('battleground.cast') : words.option('act', key, faces.nameOf);
}
