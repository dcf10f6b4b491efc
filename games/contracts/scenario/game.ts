// What does the lab need of Contracts? Its rules and bots, positions, notation and what the fuzzer asks, as one value.

import { seatOf } from '@duello/kernel';
import type { Game } from '@duello/lab/game';
import { calledBy, optionWords } from '@duello/language';
import { rounds } from '../bot/score.ts';
import { botTools } from '../bot/tools.ts';
import { decks } from '../cards/box/catalogue.ts';
import { col } from '../rules/state/columns.ts';
import { EVENT_KINDS, type Event } from '../rules/state/events.ts';
import { DECK_IDS, type Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view/view-types.ts';
import { namesIn, words } from '../text/all.ts';
import { audit } from './audit.ts';
import { cardTools } from './card-tools.ts';
import { loadPosition } from './load-position.ts';
import { cardNamed, countsInShort, inPlayInShort, optionNamed, readCards, readPlanWords } from './notation.ts';
import { permuteHidden, permuteHiddenThrough } from './permute-hidden.ts';
import { positionOf } from './position-of.ts';
import { randomOptions } from './random-options.ts';
import { stackedSetup } from './stacked-setup.ts';

export const game: Game<State, View, Options, Event> = {
  ...botTools,
  rounds,
  // Turns are counted to a limit, whatever the options.
  endless: () => false,
  randomOptions,
  audit,
  permuteHidden,
  permuteHiddenThrough,
  loadPosition,
  stackedSetup,
  position: positionOf,
  notation: {
    card: (state, text) => cardNamed(state.compiled.options, text),
    cards: (state, input, path) => readCards(state.compiled.options, input, path),
    option: optionNamed,
    plan: readPlanWords,
    why: ({ compiled }, reason) => words.en.reason(reason, namesIn('en', compiled.options.cards)),
    events: EVENT_KINDS,
    short: { counts: countsInShort, inPlay: inPlayInShort },
  },
  lifeCell: (seat) => col.health[seat],
  measure: null,
  cards: cardTools,
  names: (lang) => ({
    deck: calledBy(Object.fromEntries(Object.entries(words[lang].decks).map(([id, { name }]) => [id, name]))),
    card: namesIn(lang),
    option: (name, value) => optionWords(words[lang].settings, name, value),
    field: calledBy({ ...words[lang].nouns, ...words[lang].colours }),
  }),
  decks: {
    ids: DECK_IDS,
    options: ['deckA', 'deckB'],
    also: {},
    question: null,
    copies: (deck, card) => {
      const found = DECK_IDS.find((id) => id === deck);
      return found === undefined ? null : (decks[found].find(([id]) => id === card)?.[1] ?? 0);
    },
  },
  first: ({ cells }) => seatOf(cells[col.first]),
  tooLong: 'turnLimit',
};
