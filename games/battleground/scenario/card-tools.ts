// What can be asked of single spells? What each says, what might stand in its place, and what was done with it.

import { type Count, onceEach, usesIn, wordsIn } from '@duello/cards';
import type { CardJson, CardStep, CardTools } from '@duello/lab/game';
import { among, inEach, isRecord } from '@duello/language';
import { boxCards } from '../cards/box/catalogue.ts';
import type { Spell } from '../cards/spell.ts';
import type { CardId } from '../cards/vocabulary.ts';
import type { Event } from '../rules/state/events.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption } from '../rules/state/option-keys.ts';
import type { View } from '../rules/view/view-types.ts';
import { namesIn } from '../text/all.ts';
import { neutralOf } from './neutral.ts';

/** Crystals are mana: nothing stands in their place. */
const box = new Map(boxCards.filter(([, { type }]) => type !== 'crystal'));

function printed(id: CardId): Spell {
  const spell = box.get(id);
  if (spell === undefined) throw new Error(`there is no spell ${id}`);
  return spell;
}

function stepOf({ viewer, players, market }: View, question: QuestionName, key: string): CardStep | null {
  const option = readOption(question, key);
  switch (option.word) {
    case 'cast':
      return { card: option.card, way: 'play' };
    case 'castSlot': {
      const card = viewer === 'watcher' ? null : (players[viewer].prepared[option.slot - 1]?.card ?? null);
      return card === null ? null : { card, way: 'play' };
    }
    case 'draft':
    case 'keep':
      return { card: option.card, way: 'gain' };
    case 'buy': {
      const card = market[option.tier - 1]?.row[option.place - 1];
      return card === undefined ? null : { card, way: 'gain' };
    }
    default:
      return null;
  }
}

function stepsOf(view: View, what: string, keys: readonly string[]): readonly CardStep[] {
  const question = among(what, QUESTIONS);
  if (question === null) return [];
  return keys.map((key) => stepOf(view, question, key)).filter((step) => step !== null);
}

export const cardTools: CardTools<View, Event> = {
  ids: [...box.keys()],
  json: (id) => ({ ...asJson(printed(id)), name: inEach((lang) => namesIn(lang)(id)) }),
  neutral: (id) => ({ ...neutralOf(printed(id)), instead: id }),
  parts(id) {
    const { text, arrival, auras, enchantment, range, shields, packTactics } = printed(id);
    const icons = { range: range > 0, shields: shields > 0, packTactics };
    return {
      ops: [...wordsIn([text, arrival, auras, enchantment], 'op'), ...wordsIn(auras, 'aura')],
      keywords: [
        ...Object.entries(icons).flatMap(([icon, has]) => (has ? [icon] : [])),
        ...wordsIn([text, arrival, auras, enchantment], 'condition'),
      ],
      moments: [
        ...(text.length > 0 ? ['cast'] : []),
        ...(arrival.length > 0 ? ['arrival'] : []),
        ...(enchantment === null ? [] : ['enchantment']),
        ...wordsIn(auras, 'death'),
      ],
    };
  },
  use(events) {
    let isOpening = true;
    let isDrafted = true;
    return usesIn(events, (event, count) => {
      if (event.kind === 'turnBegan') isOpening = false;
      // Beginner's decks are nobody's choice.
      if (event.kind === 'gameStarted') isDrafted = !isRecord(event.options) || event.options.start !== 'quick';
      tellUse(event, isOpening, isDrafted, count);
    });
  },
  offered: (view, { what, options }) =>
    onceEach(
      stepsOf(
        view,
        what,
        options.map(({ key }) => key),
      ),
    ),
  answered(view, { what }, answer) {
    if ('pick' in answer) return stepsOf(view, what, [answer.pick]);
    return 'picks' in answer ? stepsOf(view, what, answer.picks) : [];
  },
};

/** A spell is plain data that is read back as it is. */
const asJson = (spell: Spell): CardJson => JSON.parse(JSON.stringify(spell));

function tellUse(event: Event, isOpening: boolean, isDrafted: boolean, count: Count): void {
  switch (event.kind) {
    case 'cardsDrafted':
      if (isDrafted) for (const card of event.spells) count(event.seat, card, 'gain');
      break;
    case 'neutralKept':
      if (isDrafted) count(event.seat, event.card, 'gain');
      break;
    case 'spellBought':
      count(event.seat, event.card, 'gain');
      break;
    case 'cardsDrawn':
      for (const card of event.cards ?? []) count(event.seat, card, isOpening ? 'opening' : 'drawn');
      break;
    case 'spellCast':
      count(event.seat, event.card, 'play');
      break;
  }
}
