// What can be asked of single cards? What each says, what might stand in its place, and what was done with it.

import { type Count, onceEach, usesIn, wordsIn } from '@duello/cards';
import type { Json } from '@duello/kernel';
import type { CardJson, CardStep, CardTools } from '@duello/lab/game';
import { among, inEach, isRecord } from '@duello/language';
import { boxCards } from '../cards/box/catalogue.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/vocabulary.ts';
import type { Event } from '../rules/state/events.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption } from '../rules/state/option-keys.ts';
import type { View } from '../rules/view/view.ts';
import { namesIn } from '../text/all.ts';
import { neutralOf } from './neutral.ts';

function printed(id: CardId): Card {
  const card = boxCards.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

function stepOf(question: QuestionName, key: string): readonly CardStep[] {
  const option = readOption(question, key);
  switch (option.word) {
    case 'gem':
    case 'cast':
    case 'castMore':
    case 'counter':
    case 'counterShield':
    case 'coin':
      return [{ card: option.card, way: 'play' }];
    case 'buy':
      return [{ card: option.card, way: 'gain' }];
    default:
      return [];
  }
}

function stepsOf(what: string, keys: readonly string[]): readonly CardStep[] {
  const question = among(what, QUESTIONS);
  return question === null ? [] : keys.flatMap((key) => stepOf(question, key));
}

/** Gems and spells of a plan, as an answer writes it. */
function planSteps(plan: Json): readonly CardStep[] {
  if (!isRecord(plan)) return [];
  const listed = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);
  const cards = [...listed(plan.gems), ...listed(plan.spells).map((spell) => (isRecord(spell) ? spell.cast : spell))];
  return cards.flatMap((card) => (typeof card === 'string' ? [{ card, way: 'play' as const }] : []));
}

export const cardTools: CardTools<View, Event> = {
  ids: [...boxCards.keys()],
  json: (id) => ({ ...asJson(printed(id)), name: inEach((lang) => namesIn(lang)(id)) }),
  neutral: (id) => ({ ...neutralOf(printed(id)), instead: id }),
  parts(id) {
    const card = printed(id);
    if (card.type !== 'spell') return { ops: [], keywords: [card.type], moments: [] };
    const { effects, element, priority, immune, cheaper, frees, phase } = card;
    const words = { priority, immune, cheaper: cheaper !== null, frees: frees !== null };
    return {
      ops: wordsIn(effects, 'op'),
      keywords: [element ?? 'neutral', ...Object.entries(words).flatMap(([word, has]) => (has ? [word] : []))],
      moments: phase === 'either' ? ['action', 'fight'] : [phase],
    };
  },
  use(events) {
    let isOpening = true;
    return usesIn(events, (event, count) => {
      if (event.kind === 'phaseStarted') isOpening = false;
      tellUse(event, isOpening, count);
    });
  },
  offered: (_view, { what, options }) =>
    onceEach(
      stepsOf(
        what,
        options.map(({ key }) => key),
      ),
    ),
  answered(_view, { what }, answer) {
    if ('plan' in answer) return what === 'plan' ? planSteps(answer.plan) : [];
    return 'pick' in answer ? stepsOf(what, [answer.pick]) : [];
  },
};

/** A card is plain data that is read back as it is. */
const asJson = (card: Card): CardJson => JSON.parse(JSON.stringify(card));

function tellUse(event: Event, isOpening: boolean, count: Count): void {
  switch (event.kind) {
    case 'cardsDrawn':
      for (const card of event.cards ?? []) count(event.seat, card, isOpening ? 'opening' : 'drawn');
      break;
    case 'gemPlayed':
    case 'spellCast':
    case 'counterCast':
    case 'currencyPlayed':
      count(event.seat, event.card, 'play');
      break;
    case 'cardBought':
      count(event.seat, event.card, 'gain');
      break;
  }
}
