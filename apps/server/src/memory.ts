// How much memory may a server let lie about before it is collected? Most of what it holds stays for as long as people play, so
// that a heap may not grow to twice of it first, as it does by itself.

import { setFlagsFromString } from 'node:v8';

/** Of what was in use after the last collection. */
const GROWTH = 30;

export const keepHeapSmall = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
