// How does somebody who looks elsewhere learn that it is their turn? From the page's title, by a sound, by a notification.

import { isGameId } from '@duello/games';
import { other } from '@duello/kernel';
import { playAlert, useSettings } from '@duello/table';
import { useEffect, useRef } from 'react';
import { useGameName } from '../../games/pages.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { timeLeft } from './clock-times.ts';
import { type Around, useNames } from './match-context.ts';

/** By the worker, for a phone shows none from a page itself; a click there leads back to the match. */
async function notify(match: string, body: string): Promise<void> {
  if (document.visibilityState === 'visible' || Notification.permission !== 'granted') return;
  const tag = `duello-turn-${match}`;
  const wish = { body, icon: './icon-192.png', tag, data: { match } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration !== undefined) return registration.showNotification('Duello', wish);
  const notice = new Notification('Duello', wish);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
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
  const names = useNames(known);
  const words = t('match.yourTurnText', { game: gameName, name: mine === null ? '' : names[other(mine)] });
  const text = useRef(words);
  text.current = words;
  useEffect(() => {
    if (!isFromOther) return;
    playAlert('turn');
    // The match goes on without it.
    if (alertNotice && 'Notification' in window) notify(head.match, text.current).catch(() => {});
  }, [isFromOther, alertNotice, head.match]);
  const isLow = isAsked && timeLeft(status.clocks, mine, connection.now())?.isLow === true;
  useEffect(() => {
    if (isLow) playAlert('hurry');
  }, [isLow]);
}
