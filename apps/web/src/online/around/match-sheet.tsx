// What else is there to know and do around a match? Its terms and series, who watches, offers, the seat's own link, trouble.

import { isGameId } from '@duello/games';
import { other } from '@duello/kernel';
import { houseBotOf } from '@duello/protocol';
import { CopyByHand, copyText, Sheet } from '@duello/table';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useGameName } from '../../games/pages.ts';
import { seatKeyOf, seatLink } from '../link/seats.ts';
import { clockWords, ratedWords } from '../lobby/terms-words.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { useAround, useNames } from './match-context.ts';
import { TakeBackButton } from './offers.tsx';
import { Safety } from './safety.tsx';

export function MatchSheet({ close }: { close(): void }) {
  const t = useOnlineWords();
  const nameOfGame = useGameName();
  const { known, mine } = useAround();
  const { head, status } = known;
  const { game, clock, rated } = head.terms;
  const names = useNames(known);
  return (
    <Sheet title={t('on.and', { a: names[0], b: names[1] })} close={close}>
      <div className="match-sheet">
        <ul className="match-facts">
          <li>{`${isGameId(game) ? nameOfGame(game) : game} · ${ratedWords(t, rated)} · ${clockWords(t, clock)}`}</li>
          <SeriesScore />
          <li>{t('match.watching', { n: status.watchers })}</li>
          {mine === null && <li>{t('match.youWatch')}</li>}
        </ul>
        {mine !== null && (
          <>
            <div className="menu-list">
              <TakeBackButton done={close} />
            </div>
            <SeatLink match={head.match} />
            {houseBotOf(head.players[other(mine)].person) === null && (
              <Safety match={head.match} player={head.players[other(mine)]} />
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}

/** Of all matches the two have played one after the other; nothing in the first. */
function SeriesScore() {
  const t = useOnlineWords();
  const { known, mine } = useAround();
  const { won, drawn } = known.head.series;
  if (won[0] + won[1] + drawn === 0) return null;
  const below = mine ?? 0;
  return (
    <li>
      {t('match.series', { a: won[below], b: won[other(below)] })}
      {t('match.seriesDrawn', { n: drawn })}
    </li>
  );
}

function SeatLink({ match }: { readonly match: string }) {
  const t = useOnlineWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const [seatKey] = useState(() => seatKeyOf(match));
  if (seatKey === null) return null;
  const link = seatLink(match, seatKey);
  return (
    <section className="seat-link">
      <h3>{t('match.seatLink')}</h3>
      <p className="hint">{t('match.seatLinkText')}</p>
      <Button className="button quiet" onPress={() => copyText(link).then(setCopied)}>
        {t(copied === true ? 'on.copied' : 'match.copySeatLink')}
      </Button>
      {copied === false && <CopyByHand text={link} />}
    </section>
  );
}
