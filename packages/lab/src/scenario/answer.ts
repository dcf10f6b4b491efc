// What does somebody answer in a scenario? Words as people write them, turned into an answer to the open question.

import {
  type Answer,
  type AnswerBody,
  BadInput,
  DECISION,
  decisionOf,
  type Json,
  type Seat,
  type State,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { type Fields, isFields, isList, listOf } from './fields.ts';
import { ANSWER_FIELDS } from './scenario.ts';

/** The answer of a seat to what it is asked now; throws BadInput when the words make no sense here. */
export function readAnswer<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  input: Json,
  path: string,
): Answer {
  return { seat, decision: state.words[DECISION], ...readWords(game, state, seat, input, path) };
}

function readWords<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  input: Json,
  path: string,
): AnswerBody {
  if (input === 'concede') return { concede: true };
  if (input === 'idle') return { idle: true };
  if (isFields(input) && Object.keys(input).some((name) => ANSWER_FIELDS.some((field) => field === name))) {
    return readNamed(game, state, seat, input, path);
  }
  const shape = decisionOf(game.rules, state, seat)?.shape ?? null;
  const key = (text: Json, at: string): string => readKey(game, state, seat, text, at);
  const keys = (): readonly string[] =>
    isList(input) ? input.flatMap((text, index) => copies(text).map((one) => key(one, `${path}[${index}]`))) : [];
  if (shape === 'plan' || isFields(input)) return { plan: game.notation.plan(state, seat, input, path) };
  if (typeof input === 'number') return { number: input };
  if (isList(input)) return shape === 'order' ? { order: keys() } : { picks: keys() };
  return shape === 'some' ? { picks: [key(input, path)] } : { pick: key(input, path) };
}

/** `3 Copper` among picks is three picks. */
function copies(text: Json): readonly Json[] {
  const parts = typeof text === 'string' ? /^\s*(\d+)\s+(.+)$/.exec(text) : null;
  return parts === null ? [text] : Array.from({ length: Math.min(Number(parts[1]), 999) }, () => parts[2]);
}

/** An answer that names its own shape: `{"pick": "end"}`, `{"plan": {…}}`, `{"idle": true}`. */
function readNamed<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  input: Fields,
  path: string,
): AnswerBody {
  const [name, ...more] = Object.keys(input);
  if (more.length > 0)
    throw new BadInput(`${path}.${more[0]}`, `one answer has one shape, and it has "${name}" already`);
  const at = `${path}.${name}`;
  const value = input[name];
  const keys = (): readonly string[] =>
    listOf(value, at).flatMap((text, index) =>
      copies(text).map((one) => readKey(game, state, seat, one, `${at}[${index}]`)),
    );
  switch (name) {
    case 'pick':
      return { pick: readKey(game, state, seat, value, at) };
    case 'picks':
      return { picks: keys() };
    case 'order':
      return { order: keys() };
    case 'number':
      if (typeof value !== 'number') throw new BadInput(at, 'must be a number');
      return { number: value };
    case 'plan':
      return { plan: game.notation.plan(state, seat, value, at) };
    case 'aims':
      return { plan: game.notation.plan(state, seat, input, path) };
    default:
      if (value !== true) throw new BadInput(at, 'must be true');
      return name === 'concede' ? { concede: true } : { idle: true };
  }
}

/** An option in words; what no such question could ever offer is a slip of the pen. */
export function readKey<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  input: Json,
  path: string,
): string {
  const key = typeof input === 'string' ? game.notation.option(state, seat, input) : null;
  if (key !== null) return key;
  const decision = decisionOf(game.rules, state, seat);
  const offered = decision?.options.map((option) => option.key).join(' ') ?? '';
  const hint = decision === null ? 'this seat is asked nothing now' : `offered are: ${offered}`;
  throw new BadInput(path, `${JSON.stringify(input)} is no option here; ${hint}`);
}
