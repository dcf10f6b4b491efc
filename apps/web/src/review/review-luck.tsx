// What decided the match for each player? Answers and luck, in points of the chance to win, as a sentence and two bars.

import { type Account, accountPoints, type Review, seatReview } from '@duello/bots';
import type { ReviewState } from './use-review.ts';
import type { Sitting } from './whose-match.ts';
import { useReviewWords } from './words/use-words.ts';

interface Props {
  readonly review: Review;
  readonly sittings: readonly [Sitting, Sitting];
  readonly phase: ReviewState['phase'];
}

export function ReviewLuck({ review, sittings, phase }: Props) {
  const t = useReviewWords();
  const told = phase === 'finished';
  return (
    <section className="panel review-luck" aria-labelledby="review-luck">
      <h2 id="review-luck">{t('review.luck')}</h2>
      {!told && <p className="hint">{t('review.unfinished')}</p>}
      {told && (
        <>
          <div className="review-accounts">
            {sittings.map((sitting) => {
              const { account } = seatReview(review, sitting.seat);
              return account === null ? null : <AccountOf key={sitting.seat} account={account} sitting={sitting} />;
            })}
          </div>
          <p className="hint">{t('review.luckNote')}</p>
        </>
      )}
    </section>
  );
}

/** With a sign, as `+12` or `−5`. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const resultOf = ({ result }: Account): string => (result === 1 ? 'won' : result === 0 ? 'lost' : 'drew');

function AccountOf({ account, sitting: { name, you } }: { readonly account: Account; readonly sitting: Sitting }) {
  const t = useReviewWords();
  const { start, own, theirs, answers, luck } = accountPoints(account);
  return (
    <div className="review-account">
      <p>
        {t('review.account', { you: String(you), name, start, result: resultOf(account) })}{' '}
        {t('review.skill', { you: String(you), name, theirs, own })}
      </p>
      <dl>
        <Bar label={t('review.answersBar')} points={answers} />
        <Bar label={t('review.luckBar')} points={luck} />
      </dl>
    </div>
  );
}

/** From the middle to the right for what helped, to the left for what harmed. */
function Bar({ label, points }: { readonly label: string; readonly points: number }) {
  const t = useReviewWords();
  return (
    <div className="review-bar">
      <dt>{label}</dt>
      <dd>
        <span
          className="review-bar-line"
          data-harm={points < 0}
          style={{ '--n': Math.min(1, Math.abs(points) / 100) }}
        />
        <span>{t('review.points', { n: signed(points) })}</span>
      </dd>
    </div>
  );
}
