// What would a strong player do here? An expert's thought from what the person can see, told in the table's own words.

import { analyse, LEVELS } from '@duello/bots';
import { type Answer, decisionOf, type Json, type Seat, type State, stream } from '@duello/kernel';
import { wrap } from '@duello/terminal';
import type { Session } from './session.ts';

/** Alternatives that are told beside the best answer. */
const OTHERS = 2;

export function showHint<S extends State, V, O, E>(session: Session<S, V, O, E>, seat: Seat): void {
  const { game, match, io, words, width, layout } = session;
  const { rules } = game.tools;
  const decision = decisionOf(rules, match.state, seat);
  if (decision === null) return;
  io.out(words.hint.thinking);
  const view = rules.view(match.state, seat);
  const rng = stream(`hint/${match.answers.length}`);
  const thought = analyse({ seat, view, decision, tools: game.tools, rng }, LEVELS.expert);
  const [best, ...others] = thought.candidates;
  const said = (answer: Answer): string => wordsOf(session, view, answer);
  const lines =
    best === undefined
      ? [words.hint.only(said(thought.answer))]
      : [
          thought.wins
            ? words.hint.wins(said(best.answer))
            : words.hint.best(said(best.answer), percent(best.winChance)),
          ...others.slice(0, OTHERS).map((one) => words.hint.other(said(one.answer), percent(one.winChance))),
          ...feared(thought.feared.map(({ card }) => nameOf(layout.cards(view, card), card))),
        ];
  function feared(names: readonly string[]): readonly string[] {
    return names.length === 0 ? [] : [words.hint.fears(names.join(', '))];
  }
  for (const line of lines) for (const part of wrap(line, width)) io.out(part);
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The head of a card's lines begins with its name. */
const nameOf = (found: readonly (readonly string[])[], id: string): string =>
  found.length === 1 ? (found[0][0]?.split(' · ')[0].trim() ?? id) : id;

function wordsOf<S extends State, V, O, E>({ layout, words }: Session<S, V, O, E>, view: V, answer: Answer): string {
  const label = (key: string): string => layout.label(view, key);
  const list = (names: readonly string[]): string => (names.length === 0 ? words.none : names.join(', '));
  if ('pick' in answer) return label(answer.pick);
  if ('picks' in answer) return list(answer.picks.map(label));
  if ('order' in answer) return list(answer.order.map(label));
  if ('number' in answer) return String(answer.number);
  return 'plan' in answer ? list(cardsIn(answer.plan).map((id) => nameOf(layout.cards(view, id), id))) : words.none;
}

/** Every card that a plan names, in its order. */
function cardsIn(plan: Json): readonly string[] {
  if (typeof plan === 'string') return [plan];
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.values(plan).flatMap(cardsIn);
}
