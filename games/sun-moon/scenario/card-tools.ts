// What can be asked of single cards? What each says, what might stand in its place, and what was done with it.

import { type Count, onceEach, usesIn, wordsIn } from '@duello/cards';
import type { CardJson, CardStep, CardTools } from '@duello/lab/game';
import { among, inEach } from '@duello/language';
import { boxCards } from '../cards/box/catalogue.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/vocabulary.ts';
import type { Event } from '../rules/state/events.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption } from '../rules/state/option-keys.ts';
import type { View } from '../rules/view/view-types.ts';
import { namesIn } from '../text/all.ts';
import { neutralOf } from './neutral.ts';

const box = new Map(boxCards);

function printed(id: CardId): Card {
  const card = box.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

function stepOf(question: QuestionName, key: string): readonly CardStep[] {
  const option = readOption(question, key);
  if (option.word === 'play') return [{ card: option.card, way: 'play' }];
  return option.word === 'pick' ? [{ card: option.card, way: 'gain' }] : [];
}

function stepsOf(what: string, keys: readonly string[]): readonly CardStep[] {
  const question = among(what, QUESTIONS);
  return question === null ? [] : onceEach(keys.flatMap((key) => stepOf(question, key)));
}

export const cardTools: CardTools<View, Event> = {
  ids: boxCards.map(([id]) => id),
  json: (id) => ({ ...asJson(printed(id)), name: inEach((lang) => namesIn(lang)(id)) }),
  neutral: (id) => ({ ...neutralOf(printed(id)), instead: id }),
  parts(id) {
    const { keywords, gives, modes, abilities, when } = printed(id);
    return {
      ops: wordsIn([modes, abilities, when], 'op'),
      keywords: [...new Set([...keywords, ...gives.traits])],
      moments: [
        ...(modes.length > 0 ? ['played'] : []),
        ...(abilities.length > 0 ? ['ability'] : []),
        ...Object.keys(when),
      ],
    };
  },
  use: (events) => usesIn(events, tellUse),
  offered: (_view, { what, options }) =>
    stepsOf(
      what,
      options.map(({ key }) => key),
    ),
  answered: (_view, { what }, answer) => ('pick' in answer ? stepsOf(what, [answer.pick]) : []),
};

/** A card is plain data that is read back as it is. */
const asJson = (card: Card): CardJson => JSON.parse(JSON.stringify(card));

function tellUse(event: Event, count: Count): void {
  switch (event.kind) {
    case 'draftPicked':
      if (event.taken !== null) count(event.seat, event.taken, 'gain');
      break;
    case 'openingHand':
      for (const card of event.cards ?? []) count(event.seat, card, 'opening');
      break;
    case 'mulligan':
    case 'drew':
      for (const card of event.cards ?? []) count(event.seat, card, 'drawn');
      break;
    case 'returnedToHand':
      if (event.from === 'discard' && event.target.card !== null) count(event.target.seat, event.target.card, 'drawn');
      break;
    case 'cardPlayed':
      count(event.seat, event.card, 'play');
      break;
  }
}
