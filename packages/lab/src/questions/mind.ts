// Who plays for the lab? A bot by name, with what it thought, and what it does instead of what is forbidden to it.

import { botNamed, PERSONAS, type Thought, type Turn, thinkerNamed } from '@duello/bots';
import { type Answer, BadInput, type State } from '@duello/kernel';
import type { CardTools } from '../game/game.ts';

export interface Considered {
  readonly answer: Answer;
  /** Null for a bot that does not think. */
  readonly thought: Thought | null;
}
export type Mind = <S extends State, V, O, E>(turn: Turn<S, V, O, E>) => Considered;

/** Throws BadInput for a name that no bot of ours has. */
export function mindNamed(name: string): Mind {
  const thinks = thinkerNamed(name);
  if (thinks !== null) {
    return (turn) => {
      const thought = thinks(turn);
      return { answer: thought.answer, thought };
    };
  }
  if (name.includes(':')) {
    throw new BadInput(
      'level',
      `the lab knows no bot "${name}"; a level plays in a manner with :${Object.keys(PERSONAS).join(', :')}`,
    );
  }
  const bot = botNamed(name);
  return (turn) => ({ answer: bot(turn), thought: null });
}

/** The best answer that does nothing with a forbidden card; the mildest one where none was thought of. */
export function withoutForbidden<S extends State, V, O, E>(
  considered: Considered,
  { view, decision, seat }: Turn<S, V, O, E>,
  cards: CardTools<V, E>,
  forbidden: ReadonlySet<string>,
): Considered {
  const isFree = (answer: Answer): boolean =>
    !cards.answered(view, decision, answer).some(({ card }) => forbidden.has(card));
  if (isFree(considered.answer)) return considered;
  const other = considered.thought?.candidates.find(({ answer }) => isFree(answer));
  const answer = other?.answer ?? freePick(decision, isFree) ?? { seat, decision: decision.id, idle: true };
  return { ...considered, answer };
}

/** One of a list, the last first: what ends a turn usually stands there. */
function freePick<S extends State, V, O, E>(
  { id, seat, shape, options }: Turn<S, V, O, E>['decision'],
  isFree: (answer: Answer) => boolean,
): Answer | null {
  if (shape !== 'one') return null;
  const picks = options.map(({ key }): Answer => ({ seat, decision: id, pick: key }));
  return picks.reverse().find(isFree) ?? null;
}
