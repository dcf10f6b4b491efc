// What may the browser tests of a game use? The page in a browser, hands, matches, and the app's words.

export { linkTextOf as puzzleLink } from '../src/puzzle/own-puzzle.ts';
export { puzzleWords } from '../src/puzzle/words/use-words.ts';
export { appWords } from '../src/words/use-words.ts';
export { workshopMessages as workshopWords } from '../src/workshop/words/use-words.ts';
export { found } from './kit/axe.ts';
export {
  DESKTOP,
  goTo,
  PHONE,
  PHONE_ACROSS,
  pagesOfThisFile,
  SMALL_PHONE,
  untilLoaded,
  untilStill,
} from './kit/browser.ts';
export type { GameFixtures } from './kit/fixtures.ts';
export { coveredByGuide } from './kit/guide.ts';
export { dragOnto, finger, type Hands, keyboard, mouse } from './kit/hands.ts';
export { replayed } from './kit/kept-match.ts';
export { expectStill, misfits, outOfReach, SCREEN_SIZES, SCREENS, watchShifts } from './kit/layout.ts';
export {
  AGAINST_BOT,
  type AnyMatch,
  botAnswer,
  comesTo,
  isEnded,
  keptAs,
  lendMatch,
  openedAlike,
  play,
  playBy,
  seenOf,
  starting,
  TWO,
  viewOf,
} from './kit/matches.ts';
export { painted, paintTable } from './kit/painted-table.ts';
export { FOUR_SCREENS } from './kit/screens.ts';
export {
  act,
  answered,
  changed,
  chooseMatch,
  type Press,
  playedToTheEnd,
  playOn,
  type Strategy,
} from './kit/strategy.ts';
export {
  askedFor,
  handOf,
  look,
  offeredAs,
  optionOf,
  placeOf,
  type Seen,
  type SeenCard,
  switchToItalian,
  target,
  undoButton,
  until,
  untilAsked,
  untilChanged,
} from './kit/table-page.ts';
export { devtoolsOf } from './kit/tabs.ts';
export { answersSent, heardBy, isRecord, noteTalk, type Told, within } from './kit/worker-talk.ts';
