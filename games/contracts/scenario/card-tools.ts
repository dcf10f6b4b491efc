// What can be asked of single contracts? What each says, what might stand in its place, and what was done with it.

import { type Count, onceEach, usesIn, wordsIn } from '@duello/cards';
import type { AnswerBody, Decision } from '@duello/kernel';
import type { CardJson, CardStep, CardTools } from '@duello/lab/game';
import { inEach } from '@duello/language';
import { boxCards } from '../cards/box/catalogue.ts';
import type { Contract } from '../cards/contract.ts';
import type { CardId } from '../cards/vocabulary.ts';
import type { Event } from '../rules/state/events.ts';
import { readAct } from '../rules/state/option-keys.ts';
import type { View } from '../rules/view/view-types.ts';
import { namesIn } from '../text/all.ts';
import { neutralOf } from './neutral.ts';

const box = new Map(boxCards);

function printed(id: CardId): Contract {
  const contract = box.get(id);
  if (contract === undefined) throw new Error(`there is no contract ${id}`);
  return contract;
}

const stepsOf = (keys: readonly string[]): readonly CardStep[] =>
  onceEach(
    keys.flatMap((key): readonly CardStep[] => {
      const act = readAct(key);
      return act?.word === 'play' ? [{ card: act.card, way: 'play' }] : [];
    }),
  );

export const cardTools: CardTools<View, Event> = {
  ids: boxCards.flatMap(([id, { token }]) => (token ? [] : [id])),
  json: (id) => ({ ...asJson(printed(id)), name: inEach((lang) => namesIn(lang)(id)) }),
  neutral: (id) => ({ ...neutralOf(printed(id)), instead: id }),
  parts(id) {
    const { keywords, magic, gives, effects, when } = printed(id);
    return {
      ops: [...wordsIn([gives, effects, when], 'op'), ...wordsIn(gives, 'give')],
      keywords: magic > 0 ? [...keywords, 'magic'] : keywords,
      moments: Object.keys(when),
    };
  },
  use(events) {
    let isOpening = true;
    let isFromField = false;
    return usesIn(events, (event, count) => {
      // Told when both have chosen what to replace.
      if (event.kind === 'setAside') isOpening = false;
      // What there was no room for follows at once; from the field it was never counted.
      if (event.kind !== 'handOverflow' || !isFromField) tellUse(event, isOpening, count);
      isFromField = event.kind === 'returnedToHand' && event.from === 'field';
    });
  },
  offered: (_view, { what, options }) => (what === 'act' ? stepsOf(options.map(({ key }) => key)) : []),
  answered: (_view, { what }: Decision, answer: AnswerBody) =>
    what === 'act' && 'pick' in answer ? stepsOf([answer.pick]) : [],
};

/** A contract is plain data that is read back as it is. */
const asJson = (contract: Contract): CardJson => JSON.parse(JSON.stringify(contract));

function tellUse(event: Event, isOpening: boolean, count: Count): void {
  switch (event.kind) {
    case 'fetched':
    case 'taken':
      for (const card of event.cards ?? []) count(event.seat, card, isOpening ? 'opening' : 'drawn');
      break;
    // It was fetched or taken, and there was no room for it.
    case 'handOverflow':
      count(event.seat, event.card, isOpening ? 'opening' : 'drawn', -1);
      break;
    case 'returnedToHand':
      if (event.from === 'pile') count(event.seat, event.card, 'drawn');
      break;
    case 'spellPlayed':
    case 'runePlaced':
    case 'orbPlaced':
    case 'creaturePlayed':
      count(event.seat, event.card, 'play');
      break;
  }
}
