// What is Contracts to the kernel? Its rules in one value.

import type { Rules } from '@duello/kernel';
import { program } from './match/program.ts';
import { questions } from './match/questions.ts';
import { setup } from './match/setup.ts';
import { type Event, reveals, see } from './state/events.ts';
import { ENDINGS } from './state/frames.ts';
import { type Options, readOptions, shortenOptions } from './state/options.ts';
import { copy, type State } from './state/state.ts';
import { sample } from './view/sample.ts';
import { view } from './view/view.ts';
import type { View } from './view/view-types.ts';

export const contracts: Rules<State, View, Options, Event> = {
  id: 'contracts',
  version: 4,
  program,
  questions,
  endings: ENDINGS,
  options: readOptions,
  shorten: shortenOptions,
  setup,
  copy,
  view,
  sample,
  see,
  reveals,
  happened: (what, seat, question) =>
    what === 'conceded' ? { kind: 'conceded', seat } : { kind: 'timedOut', seat, what: question },
  over: ({ winner, reason }) => ({ kind: 'gameOver', winner, reason }),
};
