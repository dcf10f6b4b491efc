// What is offered, and what becomes of it? Both sides of a draw, of taking back and of a rematch: agree, decline, withdraw.

import { other } from '@duello/kernel';
import type { Offer } from '@duello/protocol';
import { Button } from 'react-aria-components';
import { useOnlineWords } from '../words/use-words.ts';
import { namesOf, useAround } from './match-context.ts';

/** The rematch has its place beside the result. */
const AT_TABLE = ['draw', 'takeBack'] as const satisfies readonly Offer[];

export function OfferNotes() {
  const t = useOnlineWords();
  const { match, known, mine } = useAround();
  if (mine === null || known.status.end !== null) return null;
  const { offers } = known.status;
  const name = namesOf(t, known)[other(mine)];
  return (
    <>
      {AT_TABLE.filter((what) => offers[other(mine)].includes(what)).map((what) => (
        <div className="online-note" role="alert" key={`theirs ${what}`}>
          <span>{t(`offer.theirs.${what}`, { name })}</span>
          <Button className="button main" onPress={() => match.agree(what)}>
            {t('offer.agree')}
          </Button>
          <Button className="button quiet" onPress={() => match.decline(what)}>
            {t('offer.decline')}
          </Button>
        </div>
      ))}
      {AT_TABLE.filter((what) => offers[mine].includes(what)).map((what) => (
        <div className="online-note" role="status" key={`mine ${what}`}>
          <span>{t(`offer.mine.${what}`)}</span>
          <Button className="button quiet" onPress={() => match.decline(what)}>
            {t('offer.withdraw')}
          </Button>
        </div>
      ))}
    </>
  );
}

/** The ways to offer something, while it is not offered. */
export function OfferButtons({ done }: { done(): void }) {
  const t = useOnlineWords();
  const { match, known, mine } = useAround();
  if (mine === null || known.status.end !== null) return null;
  const offered = known.status.offers.flat();
  const hasAnswered = known.past.some(({ by }) => by === mine);
  return AT_TABLE.filter((what) => !offered.includes(what) && (what === 'draw' || hasAnswered)).map((what) => (
    <Button
      key={what}
      className="button quiet"
      onPress={() => {
        match.offer(what);
        done();
      }}
    >
      {t(`offer.${what}`)}
    </Button>
  ));
}
