// Is somebody new to this game? Whoever sits at the table may still have to be told how it starts.

import { createContext } from 'react';

/** Whether the goal and the first step are still to be told, and how to say that they were read. */
export interface FirstSteps {
  readonly isWanted: boolean;
  done(): void;
}

/** Not told at all in lessons, and to who has read it. */
export const FirstStepsContext = createContext<FirstSteps>({ isWanted: false, done: () => {} });
