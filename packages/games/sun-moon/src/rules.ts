// What is Sun & Moon to the kernel? Its rules in one value.

import type { Rules } from '@duello/kernel';
import { type Event, reveals, see } from './events.ts';
import { ENDINGS } from './frames.ts';
import { type FullOptions, readOptions, shortenOptions } from './options.ts';
import { program } from './program.ts';
import { questions } from './questions.ts';
import { sample } from './sample.ts';
import type { View } from './seen.ts';
import { setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { concede } from './tournament.ts';
import { view } from './view.ts';

export const sunMoon: Rules<State, View, FullOptions, Event> = {
  id: 'sun-moon',
  version: 2,
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
  concede,
  happened: (what, seat, question) =>
    what === 'conceded' ? { kind: 'conceded', seat } : { kind: 'timedOut', seat, what: question },
  over: ({ winner, reason }) => ({ kind: 'gameOver', winner, reason }),
};
