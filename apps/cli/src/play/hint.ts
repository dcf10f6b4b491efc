// What would a strong player do here? An expert's thought from what the person can see, told in the table's own words.

import { analyse, LEVELS } from '@duello/bots';
import { type Answer, decisionOf, type Seat, type State, stream } from '@duello/kernel';
import { wrap } from '@duello/terminal';
import { answerWords, cardName } from '../match/answer-words.ts';
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
  const said = (answer: Answer): string => answerWords(layout, words, view, answer);
  const lines =
    best === undefined
      ? [words.hint.only(said(thought.answer))]
      : [
          thought.wins
            ? words.hint.wins(said(best.answer))
            : words.hint.best(said(best.answer), percent(best.winChance)),
          ...others.slice(0, OTHERS).map((one) => words.hint.other(said(one.answer), percent(one.winChance))),
          ...feared(thought.feared.map(({ card }) => cardName(layout, view, card))),
        ];
  function feared(names: readonly string[]): readonly string[] {
    return names.length === 0 ? [] : [words.hint.fears(names.join(', '))];
  }
  for (const line of lines) for (const part of wrap(line, width)) io.out(part);
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
