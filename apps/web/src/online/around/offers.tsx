// What is offered, and what becomes of it? Both sides of a draw, of taking back and of a rematch: agree, decline, withdraw.

import { other } from '@duello/kernel';
import type { Offer } from '@duello/protocol';
import { Sheet } from '@duello/table';
import { Button } from 'react-aria-components';
import { useOnlineWords } from '../words/use-words.ts';
import { useAround, useNames } from './match-context.ts';

/** The rematch has its place beside the result. */
const AT_TABLE = ['draw', 'takeBack'] as const satisfies readonly Offer[];

export function OfferNotes() {
  const t = useOnlineWords();
  const { match, known, mine } = useAround();
  const names = useNames(known);
  if (mine === null || known.status.end !== null) return null;
  const { offers } = known.status;
  const name = names[other(mine)];
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

/** To ask for the last move back, once there was one and while that is not asked. */
export function TakeBackButton({ done }: { done(): void }) {
  const t = useOnlineWords();
  const { match, known, mine } = useAround();
  if (mine === null || known.status.end !== null) return null;
  const hasAnswered = known.past.some(({ by }) => by === mine);
  if (!hasAnswered || known.status.offers.flat().includes('takeBack')) return null;
  return (
    <Button
      className="button quiet"
      onPress={() => {
        match.offer('takeBack');
        done();
      }}
    >
      {t('offer.takeBack')}
    </Button>
  );
}

/** Nobody offers a draw by a slip of the finger. */
export function DrawSheet({ close }: { close(): void }) {
  const t = useOnlineWords();
  const { match, known, mine } = useAround();
  const names = useNames(known);
  if (mine === null) return null;
  return (
    <Sheet title={t('offer.drawSure', { name: names[other(mine)] })} close={close}>
      <p className="sheet-note">{t('offer.drawText')}</p>
      <div className="menu-list">
        <Button
          className="button main"
          onPress={() => {
            match.offer('draw');
            close();
          }}
        >
          {t('offer.draw')}
        </Button>
        <Button className="button quiet" onPress={close}>
          {t('on.cancel')}
        </Button>
      </div>
    </Sheet>
  );
}
