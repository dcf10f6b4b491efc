// Can a match of Contracts be played by the mouse alone from choice to end, and by the keyboard alone or by touch to its end?

import {
  AGAINST_BOT,
  chooseMatch,
  DESKTOP,
  finger,
  keptAs,
  keyboard,
  mouse,
  PHONE,
  pagesOfThisFile,
  playedToTheEnd,
} from '@duello/web/for-tests';
import { test } from 'vitest';
import { halfway } from './positions.ts';
import { contracts } from './strategy.ts';

const open = pagesOfThisFile();

test('A match of Contracts is chosen and played to its end by mouse alone, in English', async () => {
  const page = await open({ screen: DESKTOP, at: 'new/contracts' });
  const hands = mouse(page);
  await chooseMatch(page, hands, 'mouse');
  await playedToTheEnd(page, hands, contracts);
});

test('A match of Contracts is played on to its end by keyboard alone, in Italian', async () => {
  const kept = keptAs(halfway('tastiera', 10), AGAINST_BOT);
  const page = await open({ screen: DESKTOP, settings: { lang: 'it' }, kept, at: 'match/test' });
  await playedToTheEnd(page, keyboard(page), contracts);
});

test('A match of Contracts is played on to its end by touch at 360 pixels, in Italian', async () => {
  const kept = keptAs(halfway('tocco 4'), AGAINST_BOT);
  const page = await open({ screen: PHONE, settings: { lang: 'it' }, kept, at: 'match/test' });
  await playedToTheEnd(page, finger(page), contracts);
});
