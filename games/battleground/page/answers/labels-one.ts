// How is an answer to a question called? By the name of whoever it means, and what would come of it.

import { attackTarget, effectsSaid, type QuestionName } from '../../index.ts';
import type { Asked } from './answering.ts';
import type { Naming } from './naming.ts';

/** A summon by name and field, with a word when it is the player's own. */
export function summonOn(field: string, { view, faces, mine, t }: Naming): string | null {
  const one = view.summons.find((summon) => summon.field === field);
  if (one === undefined) return null;
  return t('battleground.summonOn', { name: faces.nameOf(one.card), field, side: one.side === mine ? 'own' : 'other' });
}

export function labelOf(question: QuestionName, key: string, asked: Asked): string {
  const { words, faces, view, t, mine, nameOfSeat } = asked;
  if (question === 'target') {
    const named = summonOn(key, asked);
    if (named !== null) return named;
    return nameOfSeat(key === 'you' ? mine : mine === 0 ? 1 : 0);
  }
  if (question === 'stance' && view.waiting !== null && view.waiting.acting !== null) {
    const foe = attackTarget(view, view.waiting.acting);
    if (key === 'attack') {
      if (foe === null) return t('battleground.attackNobody');
      const name = foe.field === null ? nameOfSeat(foe.seat) : (summonOn(foe.field, asked) ?? foe.field);
      return t('battleground.attackOn', { name });
    }
    const summon = view.summons.find(({ id }) => id === view.waiting?.acting);
    return t('battleground.defendWith', { n: summon?.defence ?? 0 });
  }
  const about = view.waiting === null || view.waiting.about === null ? null : faces.card(view.waiting.about);
  const plain = words.option(question, key, faces.nameOf);
  if ((question !== 'may' && question !== 'either') || about === null) return plain;
  const said = effectsSaid(question, about, words, faces.nameOf)[key];
  if (said === undefined) return plain;
  return question === 'may' ? `${plain}: ${said}` : said;
}
