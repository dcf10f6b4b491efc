// What is Sun & Moon to the kernel? Its rules in one value.

import type { Rules } from '@duello/kernel';
import { program } from './match/program.ts';
import { questions } from './match/questions.ts';
import { setup } from './match/setup.ts';
import { type Event, reveals, see } from './state/events.ts';
import { ENDINGS } from './state/frames.ts';
import { type FullOptions, readOptions, shortenOptions } from './state/options.ts';
import { copy, type State } from './state/state.ts';
import { concede } from './turn/tournament.ts';
import { sample } from './view/sample.ts';
import { view } from './view/view.ts';
import type { View } from './view/view-types.ts';

export const sunMoon: Rules<State, View, FullOptions, Event> = {
  id: 'sun-moon',
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
  concede,
  happened: (what, seat, question) =>
    what === 'conceded' ? { kind: 'conceded', seat } : { kind: 'timedOut', seat, what: question },
  over: ({ winner, reason }) => ({ kind: 'gameOver', winner, reason }),
};
