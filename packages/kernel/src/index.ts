// The kernel: what every game shares. Nothing here knows a game's noun.

export { asked, choose, depth, type Emit, frameAt, type Op, pop, push, run } from './agenda.ts';
export { type Answer, type Decision, decisionOf, decode, encode, pending, Refused, type Words } from './answer.ts';
export {
  add,
  type Blocked,
  CONCEDE,
  type Completion,
  IDLE,
  isAsked,
  newOffer,
  newReply,
  type Offer,
  offerTo,
  type Plans,
  type Question,
  questionOf,
  type Reply,
  randomReply,
  refusal,
  registerOf,
  type Shape,
} from './decision.ts';
export { hash } from './hash.ts';
export {
  answer,
  begin,
  type Coded,
  checkVersion,
  fromCodes,
  type Match,
  type MatchRecord,
  recordOf,
  replay,
  toCodes,
  undo,
  undoable,
} from './match.ts';
export { type Applied, advance, apply, isDeadEnd } from './play.ts';
export { below, fraction, next, type Rng, type Seed, shuffle, start, stream } from './rng.ts';
export {
  BadInput,
  type Ending,
  type Json,
  type Outcome,
  other,
  type Reason,
  type Rules,
  SEAT_NAMES,
  SEATS,
  type Seat,
  type Viewer,
} from './rules.ts';
export {
  allocate,
  CHANCE,
  DECISION,
  DEPTH,
  end,
  FRAME,
  FRAMES,
  GAME,
  isOver,
  load,
  outcome,
  type SavedState,
  type State,
  save,
} from './state.ts';
export { fromText, toText } from './text.ts';
