// What is told of a reviewed match, to people and machines alike? Turns with chances, marked answers in words, luck and skill.

import {
  type Account,
  chancesByTurn,
  type Judged,
  MARK_SIGNS,
  MARKS,
  type Mark,
  type Review,
  seatReview,
  type TurnOfMatch,
  turnAt,
  type Why,
} from '@duello/bots';
import { SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import { reasonsIn } from '@duello/language';
import { percent as inPercent, type Layout, type Words } from '@duello/terminal';
import { answerWords, cardName } from '../match/answer-words.ts';

/** One turn: how often each seat wins after it, and what was marked in it. */
interface ReportedTurn {
  readonly turn: string;
  /** Its first answer: so many had been given before. */
  readonly from: number;
  /** Who answered; null where both did. */
  readonly by: string | null;
  /** Of A, as whoever answered last could know it. */
  readonly chance: number;
  readonly marks: readonly { readonly seat: string; readonly mark: Mark; readonly sign: string }[];
}

interface ReportedMark {
  /** So many answers had been given before: `duello replay --to` shows the table as it was. */
  readonly at: number;
  readonly turn: string;
  readonly seat: string;
  readonly mark: Mark;
  readonly given: Said;
  readonly best: Said;
  /** Points of the chance to win that were given away. */
  readonly drop: number;
  readonly error: number;
  /** Whole sentences. */
  readonly reasons: readonly string[];
}
interface Said {
  readonly answer: Judged['given'];
  readonly words: string;
  readonly chance: number;
}

export interface Report {
  readonly turns: readonly ReportedTurn[];
  readonly marks: readonly ReportedMark[];
  readonly seats: readonly {
    readonly seat: string;
    readonly marks: Readonly<Record<Mark, number>>;
    /** Null while the match is not over, and where it was not reviewed to its end. */
    readonly account: Account | null;
  }[];
}

/** What the report needs of a match: through whose eyes its answers are read, and the view before each. */
export interface Told<V, E> {
  readonly words: Words;
  readonly turns: readonly TurnOfMatch[];
  layoutOf(seat: Seat): Layout<V, E>;
  viewAt(at: number, seat: Seat): V;
}

export const percent = (chance: number): string => `${inPercent(chance, 0)} %`;

/** Less often than this is not worth a word. */
const RARE = 0.05;

export function reportOf<V, E>(review: Review, told: Told<V, E>): Report {
  const titleOf = ({ title }: TurnOfMatch): string => title ?? told.words.review.opening;
  const turns = chancesByTurn(review.judged, told.turns, 0).map(
    (turn): ReportedTurn => ({
      turn: titleOf(turn),
      from: turn.from,
      by: turn.by === null ? null : SEAT_NAMES[turn.by],
      chance: turn.chance,
      marks: turn.marks.map(({ by, mark }) => ({ seat: SEAT_NAMES[by], mark, sign: MARK_SIGNS[mark] })),
    }),
  );
  const marks = review.judged.flatMap((one) => {
    const { at, seat, mark, why, given, best, givenChance, bestChance, error } = one;
    if (mark === null || why === null) return [];
    const [layout, view] = [told.layoutOf(seat), told.viewAt(at, seat)];
    const said = (answer: Judged['given'], chance: number): Said => ({
      answer,
      words: answerWords(layout, told.words, view, answer),
      chance,
    });
    const reasons = reasonsFor(why, layout, view, told.words);
    const [was, would] = [said(given, givenChance), said(best, bestChance)];
    const drop = bestChance - givenChance;
    return [
      {
        at,
        turn: titleOf(turnAt(told.turns, at)),
        seat: SEAT_NAMES[seat],
        mark,
        given: was,
        best: would,
        drop,
        error,
        reasons,
      },
    ];
  });
  const seats = SEATS.map((seat) => {
    const { marks: own, account } = seatReview(review, seat);
    const count = (mark: Mark): number => own.filter((one) => one.mark === mark).length;
    const [inaccuracy, mistake, blunder] = MARKS.map(count);
    return { seat: SEAT_NAMES[seat], marks: { inaccuracy, mistake, blunder }, account };
  });
  return { turns, marks, seats };
}

function reasonsFor<V, E>(why: Why, layout: Layout<V, E>, view: V, { review: words }: Words): readonly string[] {
  const [best, given] = [0, 1] as const;
  const { gains, costs } = reasonsIn(why.terms);
  const named = (names: readonly string[]): string => names.flatMap((name) => layout.term(name) ?? []).join(', ');
  const feared = why.feared.map(({ card }) => cardName(layout, view, card)).join(', ');
  const often = ([a, b]: readonly [number, number]): readonly [string, string] => [percent(a), percent(b)];
  return [
    why.winsNow && words.winsNow,
    !why.winsNow && why.wins[best] - why.wins[given] >= RARE && words.wins(...often(why.wins)),
    why.losses[given] - why.losses[best] >= RARE && words.losses(...often(why.losses)),
    !why.winsNow && named(gains) !== '' && words.gains(named(gains)),
    !why.winsNow && named(costs) !== '' && words.costs(named(costs)),
    feared !== '' && words.feared(feared),
  ].filter((one) => one !== false);
}
