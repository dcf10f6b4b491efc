// What does a label need to name things on this table?

import type { Naming as TableNaming } from '@duello/table';
import type { View, Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import type { Key } from '../words/use-words.ts';

export type Naming = TableNaming<Words, Faces, View, Key>;
