// How does somebody who looks elsewhere learn that it is their turn? From the page's title, by a sound, by a notification.

import { isGameId } from '@duello/games';
import { other } from '@duello/kernel';
import { playAlert, useSettings } from '@duello/table';
import { useEffect, useRef } from 'react';
import { useGameName } from '../../games/pages.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { timeLeft } from './clock-times.ts';
import { type Around, namesOf } from './match-context.ts';

/** A phone shows none from a page itself; there the title and the sound have to do. */
function notify(title: string, body: string): void {
  if (document.visibilityState === 'visible' || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, icon: './icon-192.png', tag: 'duello-turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // The match goes on without it.
  }
}

export function useTurnAlert({ known, mine, connection }: Around): void {
  const t = useOnlineWords();
  const nameOfGame = useGameName();
  const { alertNotice } = useSettings();
  const { status, standing, head } = known;
  const isAsked = mine !== null && status.end === null && status.clocks.asked[mine];
  const { game } = head.terms;
  const gameName = isGameId(game) ? nameOfGame(game) : game;
  const title = isAsked ? t('match.yourTurn') : gameName;
  useEffect(() => {
    document.title = `${title} · Duello`;
  }, [title]);
  /** Only when the question comes over from the other: not with every step of an own turn. */
  const isFromOther = isAsked && standing.by !== mine;
  const words = t('match.yourTurnText', { game: gameName, name: mine === null ? '' : namesOf(t, known)[other(mine)] });
  const text = useRef(words);
  text.current = words;
  useEffect(() => {
    if (!isFromOther) return;
    playAlert('turn');
    if (alertNotice && 'Notification' in window) notify('Duello', text.current);
  }, [isFromOther, alertNotice]);
  const isLow = isAsked && timeLeft(status.clocks, mine, connection.now())?.isLow === true;
  useEffect(() => {
    if (isLow) playAlert('hurry');
  }, [isLow]);
}
