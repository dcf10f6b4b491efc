// What is Contracts to the kernel? Its rules in one value.

import type { Rules } from '@duello/kernel';
import { type Event, reveals, see } from './events.ts';
import { ENDINGS } from './frames.ts';
import { type Options, readOptions, shortenOptions } from './options.ts';
import { program } from './program.ts';
import { questions } from './questions.ts';
import { sample } from './sample.ts';
import type { View } from './seen.ts';
import { setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { view } from './view.ts';

export const contracts: Rules<State, View, Options, Event> = {
  id: 'contracts',
  version: 3,
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
