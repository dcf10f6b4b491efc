// Where do the words around a table come from? From here and from the table; a missing one does not compile.

import { type Say as SayOf, type TableKey, useSay, withTableMessages } from '@duello/table';
import { home as enHome } from './en/home.ts';
import { learn as enLearn } from './en/learn.ts';
import { replay as enReplay } from './en/replay.ts';
import { rules as enRules } from './en/rules.ts';
import { shell as enShell } from './en/shell.ts';
import { home as itHome } from './it/home.ts';
import { learn as itLearn } from './it/learn.ts';
import { replay as itReplay } from './it/replay.ts';
import { rules as itRules } from './it/rules.ts';
import { shell as itShell } from './it/shell.ts';

const en = { ...enShell, ...enHome, ...enReplay, ...enLearn, ...enRules };
export const appWords = withTableMessages({
  en,
  it: { ...itShell, ...itHome, ...itReplay, ...itLearn, ...itRules },
});
export type Key = keyof typeof en | TableKey;
export type Say = SayOf<Key>;
export const useWords = (): Say => useSay(appWords);
