// What stands beside a table online? A slim bar: both players with their clocks and whether they are there, and what can be said.

import { other, type Seat } from '@duello/kernel';
import { Icon, useSettings } from '@duello/table';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { clockTime, useTick } from '../lobby/elapsed.ts';
import { ratingWords } from '../lobby/terms-words.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { backWithin, timeLeft, timeWords } from './clock-times.ts';
import { useAround, useNames } from './match-context.ts';
import { MatchSheet } from './match-sheet.tsx';
import { DrawSheet, OfferNotes } from './offers.tsx';
import { PushOffer } from './push-offer.tsx';
import { TalkSheet } from './talk-sheet.tsx';
import { phraseOrText, type Talk } from './use-talk.ts';
import './online-bar.css';

export function OnlineBar({ talk }: { readonly talk: Talk }) {
  const t = useOnlineWords();
  const { known, mine, askToConcede } = useAround();
  const isPlaying = mine !== null && known.status.end === null;
  const [open, setOpen] = useState<'talk' | 'match' | 'draw' | null>(null);
  const below: Seat = mine ?? 0;
  const names = useNames(known);
  useTick(500);
  const close = (): void => setOpen(null);
  const openTalk = (): void => {
    talk.read();
    setOpen('talk');
  };
  return (
    <section className="online-bar" aria-label={t('match.bar')}>
      <PlayerChip seat={other(below)} />
      <div className="online-middle">
        <OwnConnection />
        <OfferNotes />
        <PushOffer />
      </div>
      <div className="online-tools">
        {mine !== null && (
          <Button className="tool" aria-label={t('match.talk')} onPress={openTalk}>
            <SpeechBubble />
            <span className="tool-word">{t('match.talk')}</span>
            {talk.unread > 0 && (
              <span className="online-badge">
                <span aria-hidden="true">{talk.unread}</span>
                <span className="visually-hidden">{t('match.news', { n: talk.unread })}</span>
              </span>
            )}
          </Button>
        )}
        {isPlaying && (
          <>
            <Button
              className="tool"
              aria-label={t('offer.draw')}
              isDisabled={known.status.offers.flat().includes('draw')}
              onPress={() => setOpen('draw')}
            >
              <span className="draw-sign" />
              <span className="tool-word">{t('match.draw')}</span>
            </Button>
            <Button className="tool" aria-label={t('match.concede')} onPress={askToConcede}>
              <WhiteFlag />
              <span className="tool-word">{t('match.concede')}</span>
            </Button>
          </>
        )}
        <Button className="tool" aria-label={t('match.more')} onPress={() => setOpen('match')}>
          <Icon name="crossed-swords" />
          <span className="tool-word">{t('match.more')}</span>
        </Button>
      </div>
      <PlayerChip seat={below} />
      {talk.latest !== null && open === null && (
        <p className="online-bubble" role="status">
          {t('talk.line', {
            name: names[talk.latest.seat],
            text: phraseOrText(t, talk.latest),
          })}
        </p>
      )}
      {open === 'talk' && <TalkSheet talk={talk} close={close} />}
      {open === 'match' && <MatchSheet close={close} />}
      {open === 'draw' && <DrawSheet close={close} />}
    </section>
  );
}

const SpeechBubble = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" />
  </svg>
);

const WhiteFlag = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 2h2v20H4zM7 3c4-2 7 2 13 0v11c-6 2-9-2-13 0z" />
  </svg>
);

/** How somebody stands: name and rating, the clock, and whether they are there. */
function PlayerChip({ seat }: { readonly seat: Seat }) {
  const t = useOnlineWords();
  const { lang } = useSettings();
  const { known, mine, connection } = useAround();
  const { head, status } = known;
  const player = head.players[seat];
  const name = useNames(known)[seat];
  const isMine = seat === mine;
  const now = connection.now();
  const time = status.end === null ? timeLeft(status.clocks, seat, now) : null;
  // Whoever has lost the connection knows nothing of the other.
  const isKnown = !isMine && status.end === null && connection.state().kind === 'connected';
  const back = isKnown ? backWithin(status.clocks, seat, now) : null;
  const rating = ratingWords(t, player.rating);
  return (
    <div className="online-player" data-mine={isMine} data-asked={status.end === null && status.clocks.asked[seat]}>
      <span className="online-name">
        {isMine ? t('match.you') : name}
        {player.isBot && <span className="online-rating"> {t('on.bot')}</span>}
        {rating !== '' && <span className="online-rating"> {rating}</span>}
      </span>
      {back !== null && (
        <span className="online-away" role="status">
          {back > 0 ? t('match.reconnecting', { time: clockTime(back / 1000) }) : t('match.away')}
        </span>
      )}
      {time !== null && (
        <span className="online-clock" role="timer" data-running={time.isRunning} data-low={time.isLow}>
          <span aria-hidden="true">
            {time.isLow && '⚠ '}
            {timeWords(time.left, lang)}
          </span>
          {isMine && time.isLow && (
            <span className="visually-hidden" role="alert">
              {t('match.lowOwn')}
            </span>
          )}
          <span className="visually-hidden">{t('match.timeOf', { name, time: timeWords(time.left, lang) })}</span>
        </span>
      )}
    </div>
  );
}

/** Said at once, for whoever has lost the connection can't see anything else change. */
function OwnConnection() {
  const t = useOnlineWords();
  const { connection } = useAround();
  const state = connection.state();
  if (state.kind !== 'connecting') return null;
  const time = clockTime((Date.now() - state.since) / 1000);
  return (
    <p className="online-note" role="alert">
      {t('match.youReconnecting', { time })}
    </p>
  );
}
