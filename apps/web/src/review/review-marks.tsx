// Which answers of one player are marked? What was answered, what was better and why, and the way to that position.

import { MARK_SIGNS, MARKS, type TurnOfMatch, turnAt, type Why } from '@duello/bots';
import { reasonsIn } from '@duello/language';
import {
  type AdviceWords,
  type GameBoard,
  linkTo,
  type Player,
  percent,
  type ReplayHead,
  type ReplayHost,
  useSettings,
} from '@duello/table';
import type { ReviewedAnswer } from '../host/reviewing.ts';
import { openMatch } from '../match/open-match.ts';
import { usualLevel } from '../match/opponents.ts';
import type { Sitting } from './whose-match.ts';
import { type Say, useReviewWords } from './words/use-words.ts';

interface Props<V, E> {
  readonly host: ReplayHost;
  readonly head: ReplayHead;
  readonly board: GameBoard<V, E>;
  readonly turns: readonly TurnOfMatch[];
  readonly sitting: Sitting;
  readonly found: readonly ReviewedAnswer<V>[];
  readonly running: boolean;
}

export function ReviewMarks<V, E>(props: Props<V, E>) {
  const t = useReviewWords();
  const { sitting, found, running } = props;
  const marks = found.map(({ judged }) => judged.mark);
  const counted = MARKS.flatMap((mark) => {
    const n = marks.filter((one) => one === mark).length;
    return n === 0 ? [] : [t(`review.count.${mark}`, { n })];
  });
  const heading = `review-of-${sitting.seat}`;
  return (
    <section className="panel review-player" aria-labelledby={heading}>
      <h2 id={heading}>{sitting.name}</h2>
      <p className="hint">{counted.length > 0 ? counted.join(', ') : t(running ? 'review.noneYet' : 'review.none')}</p>
      <ol className="review-marks">
        {found.map((one) => (
          <MarkedAnswer key={one.judged.at} {...props} one={one} />
        ))}
      </ol>
    </section>
  );
}

const person: Player = { kind: 'person' };

function MarkedAnswer<V, E>({
  host,
  head,
  board,
  turns,
  one: { judged, view },
}: Props<V, E> & { one: ReviewedAnswer<V> }) {
  const t = useReviewWords();
  const { lang } = useSettings();
  const { at, seat, mark, why, given, best, question } = judged;
  if (mark === null || why === null || view === null) return null;
  const words = board.adviceWords(lang, view, question);
  const turn = turnAt(turns, at).title ?? t('review.opening');
  const [before, after] = [percent(judged.bestChance), percent(judged.givenChance)];
  const said = words.say(given);
  const reasons = reasonsFor(t, why, words);
  const playOn = (): void => {
    const { game, options, seed } = head.record;
    const bot: Player = { kind: 'bot', bot: usualLevel(game) };
    const players = seat === 0 ? ([person, bot] as const) : ([bot, person] as const);
    host.cut(at).then((text) => openMatch({ game, options, seed, players, text }));
  };
  return (
    <li className="review-mark" data-mark={mark}>
      <h3>
        <span className="review-sign" data-mark={mark} aria-hidden="true">
          {MARK_SIGNS[mark]}
        </span>
        <span>
          {turn} · {t(`review.${mark}`)}
        </span>
        <span className="review-drop" aria-hidden="true">
          {t('review.drop', { before, after })}
        </span>
      </h3>
      <p className="visually-hidden">{t('review.dropSpoken', { before, after })}</p>
      <dl>
        <dt>{t('review.given')}</dt>
        <dd>{said}</dd>
        <dt>{t('review.best')}</dt>
        <dd className="review-best">{words.say(best)}</dd>
        {reasons.length > 0 && <dt>{t('review.why')}</dt>}
        {reasons.map((reason) => (
          <dd key={reason}>{reason}</dd>
        ))}
      </dl>
      <div className="actions">
        <a
          className="button quiet small"
          href={linkTo('replay', head.text, String(at))}
          aria-label={t('review.label', { action: t('review.look'), turn, answer: said })}
        >
          {t('review.look')}
        </a>
        <button
          type="button"
          className="button quiet small"
          aria-label={t('review.label', { action: t('review.playOn'), turn, answer: said })}
          onClick={playOn}
        >
          {t('review.playOn')}
        </button>
      </div>
    </li>
  );
}

/** Less often than this it is not worth a word. */
const RARE = 0.05;

/** In whole sentences; where nothing weighs, the chances speak alone. */
function reasonsFor(t: Say, { winsNow, wins, losses, terms, feared }: Why, words: AdviceWords): readonly string[] {
  const { gains, costs } = reasonsIn(terms);
  const named = (names: readonly string[]): string => names.flatMap((name) => words.termName(name) ?? []).join(', ');
  const cards = feared.map(({ card }) => words.nameOf(card)).join(', ');
  const often = ([best, given]: Why['wins']) => ({ best: percent(best), given: percent(given) });
  if (winsNow) return [t('review.winsNow')];
  return [
    wins[0] - wins[1] >= RARE && t('review.winsMore', often(wins)),
    losses[1] - losses[0] >= RARE && t('review.losesLess', often(losses)),
    named(gains) !== '' && t('review.gains', { terms: named(gains) }),
    named(costs) !== '' && t('review.costs', { terms: named(costs) }),
    cards !== '' && t('review.feared', { cards }),
  ].filter((one) => one !== false);
}
