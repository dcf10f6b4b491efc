// What is there once a match is over? Ratings with their change, whether the deal was fixed, and a rematch if both want it.

import { other, type Seat } from '@duello/kernel';
import type { Rated } from '@duello/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { checkDeal } from '../link/witness.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { useAround, useNames } from './match-context.ts';

const SIGNED = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 0 });

export function AfterMatch() {
  const { known, mine } = useAround();
  return (
    <>
      {mine !== null && <Rematch mine={mine} />}
      {known.disclosure !== null && (
        <div className="after-match">
          <Ratings />
          {mine !== null && <DealNote />}
        </div>
      )}
    </>
  );
}

function Ratings() {
  const t = useOnlineWords();
  const { known, mine } = useAround();
  const names = useNames(known);
  const rated = known.disclosure?.rated ?? null;
  if (rated === null) return null;
  const line = (seat: Seat, { before, after }: Rated) => {
    const values = {
      name: names[seat],
      before: Math.round(before),
      after: Math.round(after),
      change: SIGNED.format(Math.round(after) - Math.round(before)).replace('-', '−'),
    };
    return <p key={seat}>{t(seat === mine ? 'end.rated' : 'end.ratedOf', values)}</p>;
  };
  return <>{([0, 1] as const).map((seat) => line(seat, rated[seat]))}</>;
}

/** Reckoned again in this browser, from what it knew before. */
function DealNote() {
  const t = useOnlineWords();
  const { known } = useAround();
  const { disclosure, head } = known;
  const [check] = useState(() => (disclosure === null ? null : checkDeal(head.match, disclosure)));
  if (check === null) return null;
  const isFault = check !== 'fixed' && check !== 'unseen';
  return (
    <p className={isFault ? 'problem' : 'deal-note'} data-check={check}>
      {check === 'fixed' && <span aria-hidden="true">✓ </span>}
      {t(`deal.${check}`)}
    </p>
  );
}

function Rematch({ mine }: { readonly mine: Seat }) {
  const t = useOnlineWords();
  const { match, known } = useAround();
  const { offers, next } = known.status;
  const name = useNames(known)[other(mine)];
  if (next !== null) return null;
  if (offers[mine].includes('rematch')) {
    return (
      <p className="waiting" role="status">
        {t('end.rematchAsked', { name })}
        <Button className="button quiet" onPress={() => match.decline('rematch')}>
          {t('offer.withdraw')}
        </Button>
      </p>
    );
  }
  const isAsked = offers[other(mine)].includes('rematch');
  return (
    <Button
      className="button main"
      onPress={() => {
        if (isAsked) match.agree('rematch');
        else match.offer('rematch');
      }}
    >
      {isAsked ? t('end.rematchAgree', { name }) : t('end.rematch')}
    </Button>
  );
}
