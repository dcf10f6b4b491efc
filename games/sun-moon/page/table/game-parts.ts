// What do table and board of this game go by? Its words, cards and events, and what it lays open.

import { sayAnswer, see, type View, words } from '../../index.ts';
import { facesIn } from '../cards/faces.ts';
import { events } from '../events/event-rows.ts';
import { NAME } from '../words/first-page.ts';
import { PileSheet } from './pile-sheet.tsx';
import { TextTable } from './text-table.tsx';
import { WindowsForm } from './windows-form.tsx';

const ownCards = ({ options }: View): View['options']['cards'] => options.cards;

export const GAME = {
  id: 'sun-moon',
  name: NAME,
  words,
  facesIn,
  ownCards,
  events,
  see,
  sayAnswer,
  // A window needs no secret to be passed.
  asksAloud: ({ waiting }: View) => waiting?.what === 'respond',
  PileSheet,
  TextTable,
  OwnSettings: WindowsForm,
};
