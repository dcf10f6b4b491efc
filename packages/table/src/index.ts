// The page's half that knows no game: what a game's page and the app may use of it.

export { copyText } from './browser/copy-text.ts';
export { hasMoved } from './browser/has-moved.ts';
export { forgetKept, isUnkept, keep, keptKeys, onKept, readKept, useIsUnkept } from './browser/kept.ts';
export { type Later, later } from './browser/later.ts';
export { loadOnce } from './browser/load-once.ts';
export { newId } from './browser/new-id.ts';
export { forgetPicturesBut, isOwnPicture, keepPicture, keptPicture, pictureName } from './browser/own-pictures.ts';
export { go, goInstead, linkTo, type Route, routeOf, useRoute } from './browser/route.ts';
export { cutAt, matches, wordsOf } from './browser/text-search.ts';
export { UPRIGHT_PHONE, useMedia } from './browser/use-media.ts';
export { boxFacesOf, type Faces, facesFrom, remindersFor, WITHOUT_CARDS } from './game/box-faces.ts';
export { type CardBook, NO_CARD_BOOK } from './game/card-book.ts';
export { type SignRows, signsOf } from './game/card-signs.ts';
export { CoverChoices } from './game/cover-choices.tsx';
export { type Classroom, disobey } from './game/disobey-for-tests.ts';
export { GalleryBar } from './game/gallery-bar.tsx';
export {
  type Chip,
  type ChipGroup,
  cardsWith,
  type GallerySource,
  gallerySource,
  type Marks,
  NO_MARKS,
  plainChips,
} from './game/gallery-source.ts';
export { type AnyBoard, type BoardProps, boardText, bothSeats, type GameBoard, lendBoard } from './game/game-board.ts';
export type { FrameProps, GamePage, OwnPage, OwnPageProps, Said } from './game/game-page.ts';
export { BEGUN, type Course, goOn, hear } from './game/learn-course.ts';
export { follow, type Guide, next, START, taskOf } from './game/learn-guide.ts';
export {
  type AnyLesson,
  type Goal,
  type Hint,
  type Lesson,
  type LessonState,
  lendLesson,
  type Step,
  type Test,
} from './game/lesson.ts';
export { all, any, asks, insteadOf, inTurn, never, not, offers, picked, stepWriter } from './game/lesson-steps.ts';
export { type Attended, attend, type Opponent, obey, teach } from './game/pupil-for-tests.ts';
export { cardBook } from './game/rulebook-intro.tsx';
export {
  ASKED_BY_PAGE,
  type ChosenOptions,
  FIRST_BY_OPTION,
  type FirstRule,
  NO_SET_UP,
  type OptionProblem,
  type SetUp,
  type SetUpProps,
} from './game/set-up.ts';
export { changedSwitches, problemOf, SetUpOptions, withOption } from './game/set-up-options.tsx';
export { FacePicture } from './icons/face-picture.tsx';
export { addDrawings, Drawing, drawingNames, Icon } from './icons/icon.tsx';
export { allDrawingNames, drawingsOf, useDrawing } from './icons/icon-library.ts';
export type { IconName } from './icons/icon-names.ts';
export {
  type Badge,
  CardBack,
  CardFace,
  type Face,
  type Mark,
  type Pip,
  PipMark,
  SignRow,
  spokenFace,
  unsaidOf,
} from './look/card.tsx';
export { type Choice, Choices } from './look/choices.tsx';
export { CopyByHand } from './look/copy-by-hand.tsx';
export { Sheet, TaughtContext } from './look/dialog.tsx';
export type { Rise } from './look/flights.tsx';
export type { HealthLine, Healths } from './look/health-lines.ts';
export { PileButton } from './look/pile-button.tsx';
export { SettingsForm } from './look/settings-form.tsx';
export type { Spotlight } from './look/spotlight.tsx';
export { BarTerm } from './look/terms.tsx';
export { CardTexts, itemName, TextSheet } from './look/text-rows.tsx';
export { overlap, type Rect, type Size, wider } from './look/zoom-place.ts';
export { type Advice, type AdviceTerms, type Hints, percent } from './match/advice.ts';
export {
  type AnswerInteractions,
  type Interactions,
  NO_INTERACTIONS,
  withSelected,
} from './match/affordance.ts';
export {
  type Answering,
  type Asking,
  affordance,
  answerOne,
  answerSome,
  byPressing,
  clearOption,
  copyPicked,
  countOf,
  isFree,
  keyAt,
  meantAffordance,
  onlyAnswer,
  useComposed,
} from './match/answers.ts';
export { useAtRest } from './match/at-rest.tsx';
export { useAutoPass } from './match/auto-pass.ts';
export { leftUndone } from './match/confirm-end.ts';
export { useDrag } from './match/drag.ts';
export {
  cardActs,
  cardFlies,
  cardsFly,
  type EventReader,
  type EventRow,
  type EventRows,
  fly,
  healthLines,
  ownTurn,
  readEvents,
  rise,
  riseBoth,
  thingActs,
  withHealth,
  wonOrLost,
} from './match/event-rows.ts';
export { type FirstSteps, FirstStepsContext } from './match/first-steps.ts';
export { useFollowing } from './match/following.ts';
export { useHandling } from './match/handling.ts';
export type {
  Crash,
  EventWithView,
  Eyes,
  Illegal,
  MatchHost,
  Opened,
  Past,
  Player,
  Players,
  Problem,
  ProblemKind,
  ReplayHead,
  ReplayHost,
  Start,
  UndoBar,
  Update,
} from './match/host.ts';
export { LitContext, useLit } from './match/lit-place.ts';
export { eventsOf, seenBy } from './match/log-lines.ts';
export type { Playback, Shown } from './match/playback.ts';
export type { PromptOption } from './match/prompt-option.ts';
export { busyText } from './match/seats.ts';
export { keyOf, useSelection } from './match/selection.ts';
export { type Sending, useSending } from './match/sending.ts';
export { type Naming, type SharedContext, useInside } from './match/table-context.ts';
export type { EndBeside, MatchState, PileProps, ShownProps, TableProps, TableRemote } from './match/table-props.ts';
export {
  type Act,
  act,
  actionsFrom,
  actionsOn,
  blockedAt,
  handTarget,
  refusalOf,
  type TargetId,
  type TargetOptions,
  targetOptions,
  withoutCopyIndex,
} from './match/target-options.ts';
export { BoardFrame } from './parts/board-frame.tsx';
export { BackedHand, CardInHand, KnownInHand, OpenRow, OwnRow } from './parts/hand.tsx';
export type { AdviceWords } from './parts/hint-sheet.tsx';
export { type PieceProps, TablePiece } from './parts/piece.tsx';
export { CardList, counted, PileButtons, PileCards } from './parts/piles.tsx';
export { HealthMark, PlayerBar, PlayerName, PlayerSelf } from './parts/player-bar.tsx';
export { BlockedReason, Chosen, PromptFrame, TablePrompt } from './parts/prompt.tsx';
export { type GameParts, useSeatContext } from './parts/seat-context.tsx';
export { TableFrame } from './parts/table-frame.tsx';
export { OnlineSettingsContext } from './settings/online-settings.ts';
export { SettingSwitch } from './settings/setting-switch.tsx';
export { change, LANGUAGES, type Lang, otherLangs, type Settings, useSettings } from './settings/settings.ts';
export { playAlert, type SoundName } from './settings/sound.ts';
export { FirstMatchContext, PACES, type Pace, usePace } from './settings/speed.ts';
export {
  type Messages,
  type Say,
  sayIn,
  type TableKey,
  tableMessages,
  useSay,
  withTableMessages,
} from './words/use-words.ts';
