// What does the lab need of Sun & Moon? Its rules and bots, positions, notation and what the fuzzer asks, as one value.

import { seatOf } from '@duello/kernel';
import type { Game } from '@duello/lab/game';
import { calledBy, optionWords } from '@duello/language';
import { rounds } from '../bot/score.ts';
import { botTools } from '../bot/tools.ts';
import { readyDecks } from '../cards/box/ready-decks.ts';
import { col } from '../rules/state/columns.ts';
import { READY_DECKS } from '../rules/state/decks.ts';
import { EVENT_KINDS, type Event } from '../rules/state/events.ts';
import { type FullOptions, isTournament } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view/view-types.ts';
import { namesIn, words } from '../text/all.ts';
import { audit } from './audit.ts';
import { cardTools } from './card-tools.ts';
import { loadPosition } from './load-position.ts';
import { measure } from './measure.ts';
import { cardNamed, optionNamed, readCards, readPlanWords } from './notation.ts';
import { permuteHidden, permuteHiddenThrough } from './permute-hidden.ts';
import { positionOf } from './position-of.ts';
import { randomOptions } from './random-options.ts';
import { stackedSetup } from './stacked-setup.ts';

export const game: Game<State, View, FullOptions, Event> = {
  ...botTools,
  rounds,
  // Turns of a match and matches of a tournament are counted to a limit, whatever the options.
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
    short: null,
  },
  lifeCell: (seat) => col.life[seat],
  cards: cardTools,
  measure: (events) => ({ ...measure(events) }),
  names: (lang) => ({
    deck: calledBy(Object.fromEntries(Object.entries(words[lang].decks).map(([id, { name }]) => [id, name]))),
    card: namesIn(lang),
    option: (name, value) => optionWords(words[lang].settings, name, value),
    field: calledBy({ ...words[lang].nouns }),
  }),
  decks: {
    ids: READY_DECKS,
    options: ['deckA', 'deckB'],
    also: {},
    question: null,
    copies: (deck, card) => {
      const found = READY_DECKS.find((id) => id === deck);
      if (found === undefined) return null;
      const { cards }: { readonly cards: { readonly [id: string]: number } } = readyDecks[found];
      return cards[card] ?? 0;
    },
  },
  // The toss comes after the mulligans; every match of a tournament has one.
  first: ({ cells, compiled: { options } }) =>
    isTournament(options) || cells[col.turnNumber] === 0 ? null : seatOf(cells[col.starter]),
  tooLong: 'turnLimit',
};
