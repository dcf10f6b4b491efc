// How did the chance to win go? A line for what each player could know; whoever reads it is above, and so are the own marks.

import { chancesOf, type Judged, MARK_SIGNS, MARKS, type TurnOfMatch } from '@duello/bots';
import { percent } from '@duello/table';
import type { Sitting } from './whose-match.ts';
import { useReviewWords } from './words/use-words.ts';

const WIDTH = 1000;
const HEIGHT = 100;
/** Marks nearer than this share of the width stand one above the other. */
const NEAR = 0.05;
const MOST_STACKED = 3;
/** Turns that have a name below the chart, at most. */
const MOST_NAMED = 8;

interface Props {
  readonly judged: readonly Judged[];
  readonly turns: readonly TurnOfMatch[];
  readonly answers: number;
  /** For whoever reads it: 1 for a win, 0 for a loss; null while nobody knows. */
  readonly result: number | null;
  readonly sittings: readonly [Sitting, Sitting];
}

export function ReviewChart({ judged, turns, answers, result, sittings: [near, far] }: Props) {
  const t = useReviewWords();
  const chances = chancesOf(judged, near.seat);
  const share = (at: number): number => (at + 0.5) / Math.max(1, answers);
  /** Through the answers of one seat, and to the result where that is known. */
  const pointsOf = ({ seat }: Sitting): readonly (readonly [number, number])[] => {
    const own = chances.filter(({ by }) => by === seat);
    const points = own.map(({ at, chance }) => [WIDTH * share(at), HEIGHT * (1 - chance)] as const);
    return result === null || own.length === 0 ? points : [...points, [WIDTH, HEIGHT * (1 - result)]];
  };
  const now = chances[chances.length - 1].chance;
  const every = Math.ceil(turns.length / MOST_NAMED);
  return (
    <figure className="review-chart">
      <div className="review-plot" role="img" aria-label={t('review.chartLabel', { n: percent(now), name: near.name })}>
        <span className="review-edge" data-edge="top">
          {t('review.wins', { you: String(near.you), name: near.name })}
        </span>
        <span className="review-edge" data-edge="bottom">
          {t('review.wins', { you: String(far.you), name: far.name })}
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {turns.map(({ from }) => (
            <line key={from} className="review-turn" {...upright((WIDTH * from) / Math.max(1, answers))} />
          ))}
          <line className="review-even" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <path className="review-area" d={areaOf(pointsOf(near))} />
          {[far, near].map((one) => (
            <path key={one.seat} className="review-line" data-far={one === far} d={lineOf(pointsOf(one))} />
          ))}
        </svg>
        {flagsOf(chances, share).map(({ at, by, mark, chance, stacked }) => (
          <span
            key={at}
            className="review-flag"
            data-mark={mark}
            data-side={by === near.seat ? 'above' : 'below'}
            style={{ '--x': share(at), '--y': 1 - chance, '--stacked': stacked }}
          >
            {MARK_SIGNS[mark]}
          </span>
        ))}
      </div>
      <div className="review-axis" aria-hidden="true">
        {turns.map(({ title, from }, i) =>
          i % every === 0 && title !== null ? (
            <span key={from} style={{ '--x': from / Math.max(1, answers) }}>
              {/\d+/.exec(title)?.[0] ?? title}
            </span>
          ) : null,
        )}
      </div>
      <figcaption>
        {MARKS.map((mark) => (
          <span key={mark}>
            <span className="review-sign" data-mark={mark}>
              {MARK_SIGNS[mark]}
            </span>{' '}
            {t(`review.${mark}`)}
          </span>
        ))}
        <span>{t('review.legend', { above: near.name, below: far.name })}</span>
      </figcaption>
    </figure>
  );
}

type Points = readonly (readonly [number, number])[];
const lineOf = (points: Points): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
/** Below the line. */
const areaOf = (points: Points): string =>
  points.length === 0 ? '' : `${lineOf(points)}V${HEIGHT}H${points[0][0].toFixed(1)}Z`;
const upright = (x: number) => ({ x1: x, x2: x, y1: 0, y2: HEIGHT });

/** Marks with how many of the same side stand near before them. */
function flagsOf(chances: ReturnType<typeof chancesOf>, share: (at: number) => number) {
  const flags = chances.flatMap(({ mark, ...one }) => (mark === null ? [] : [{ ...one, mark }]));
  const placed: ((typeof flags)[number] & { readonly stacked: number })[] = [];
  for (const flag of flags) {
    const beside = placed.findLast(({ by, at }) => by === flag.by && share(flag.at) - share(at) < NEAR);
    placed.push({ ...flag, stacked: beside === undefined ? 0 : (beside.stacked + 1) % MOST_STACKED });
  }
  return placed;
}
