// What does the lab need of Final Magic? Its rules and bots, positions, notation and what the fuzzer asks, as one value.

import { seatOf } from '@duello/kernel';
import type { Game } from '@duello/lab/game';
import { calledBy, optionWords } from '@duello/language';
import { endless, rounds } from '../bot/score.ts';
import { botTools } from '../bot/tools.ts';
import { col } from '../rules/state/columns.ts';
import { EVENT_KINDS, type Event } from '../rules/state/events.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view/view.ts';
import { namesIn, words } from '../text/all.ts';
import { audit } from './audit.ts';
import { cardTools } from './card-tools.ts';
import { loadPosition } from './load-position.ts';
import { cardNamed, optionNamed, readCards, readPlanWords } from './notation.ts';
import { permuteHidden, permuteHiddenThrough } from './permute-hidden.ts';
import { positionOf } from './position.ts';
import { randomOptions } from './random-options.ts';
import { stackedSetup } from './stacked-setup.ts';

export const game: Game<State, View, Options, Event> = {
  ...botTools,
  rounds,
  endless,
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
  lifeCell: (seat) => col.health[seat],
  cards: cardTools,
  measure: null,
  names: (lang) => ({
    deck: (id) => id,
    card: namesIn(lang),
    option: (name, value) => optionWords(words[lang].settings, name, value),
    field: calledBy({ ...words[lang].nouns }),
  }),
  decks: null,
  first: ({ cells }) => seatOf(cells[col.first]),
  tooLong: 'roundLimit',
};
