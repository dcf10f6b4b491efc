// How did the chance go turn by turn? The chart as a table, for whoever reads or listens.

import { chancesByTurn, chancesOf, type Judged, MARK_SIGNS, type TurnOfMatch } from '@duello/bots';
import { percent } from '@duello/table';
import type { Sitting } from './whose-match.ts';
import { useReviewWords } from './words/use-words.ts';

interface Props {
  readonly judged: readonly Judged[];
  readonly turns: readonly TurnOfMatch[];
  readonly sittings: readonly [Sitting, Sitting];
}

export function TurnTable({ judged, turns, sittings }: Props) {
  const t = useReviewWords();
  const [near, far] = sittings;
  const nameOf = (seat: Sitting['seat']): string => (seat === near.seat ? near : far).name;
  const chances = chancesOf(judged, near.seat);
  /** The last that this seat could know before so many answers. */
  const known = (seat: Sitting['seat'], before: number): string => {
    const last = chances.findLast(({ at, by }) => by === seat && at < before);
    return last === undefined ? '–' : `${percent(last.chance)} %`;
  };
  const rows = chancesByTurn(judged, turns, near.seat);
  return (
    <details className="review-turns">
      <summary>{t('review.table')}</summary>
      <table>
        <caption>{t('review.tableOf', { you: String(near.you), name: near.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('review.turn')}</th>
            {sittings.map(({ seat, name, you }) => (
              <th key={seat} scope="col">
                {t('review.seenBy', { you: String(you), name })}
              </th>
            ))}
            <th scope="col">{t('review.marked')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, from, marks }, row) => (
            <tr key={from}>
              <th scope="row">{title ?? t('review.opening')}</th>
              {sittings.map(({ seat }) => (
                <td key={seat}>{known(seat, rows[row + 1]?.from ?? Number.POSITIVE_INFINITY)}</td>
              ))}
              <td>
                {marks.map(({ by, mark }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: marks of a turn stay where they are
                  <span key={i} className="review-turn-mark">
                    <span className="review-sign" data-mark={mark} aria-hidden="true">
                      {MARK_SIGNS[mark]}
                    </span>{' '}
                    {t('review.markOf', { name: nameOf(by), mark: t(`review.${mark}`) })}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
