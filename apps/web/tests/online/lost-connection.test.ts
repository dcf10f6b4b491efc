// What if the connection is lost just when an answer was given? It is sent again, taken once, and the match goes on.

import { expect, test } from 'vitest';
import { onlineMessages } from '../../src/online/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { pagesOfThisFile } from '../kit/browser.ts';
import { look, until } from '../kit/table-page.ts';
import { playBoth, sitDown, tableOf } from './two-players.ts';

const open = pagesOfThisFile();
const { en } = onlineMessages;

test('An answer whose receipt was lost is sent again and counts once', async () => {
  const host = await open({ at: `friend/${SAMPLE.id}` });
  const sent: string[] = [];
  let isCut = true;
  // The server gets the first answer; whatever it says to it is lost, and the connection with it.
  await host.routeWebSocket(/\/socket(\?|$)/, (wire) => {
    const server = wire.connectToServer();
    let isLost = false;
    wire.onMessage((message) => {
      const text = String(message);
      if (text.includes('"t":"answer"')) sent.push(text);
      server.send(text);
      if (!isCut || !text.includes('"t":"answer"')) return;
      isCut = false;
      isLost = true;
    });
    server.onMessage((message) => {
      if (!isLost) wire.send(message);
      else if (/"t":"(done|failed|refused)"/.test(String(message))) wire.close();
    });
  });
  const guest = await open();
  // Only pages that are loaded from now on go through the wire above.
  await host.reload();
  await sitDown(host, guest, await tableOf(host));
  await playBoth([host, guest], SAMPLE.strategy, () => sent.length >= 2);
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(sent[1]).toBe(sent[0]);
  expect(await playBoth([host, guest], SAMPLE.strategy, (_, given) => given >= 6)).toBe(6);
});

test('Whoever has lost the other sees for how long they may come back', async () => {
  const host = await open({ at: `friend/${SAMPLE.id}` });
  const guest = await open();
  await host.getByText('10 min + 5 s').click();
  await sitDown(host, guest, await tableOf(host));
  const there = await look(guest);
  const back = guest.url();
  await guest.goto(new URL('icon.svg', back).href);
  await host.getByText(/reconnecting 0:4\d/).waitFor();
  await guest.goto(back);
  expect((await until(guest, ({ state }) => state === there.state)).decision).toBe(there.decision);
  await expect.poll(() => host.getByText(/reconnecting/).count()).toBe(0);
  expect(await host.getByRole('timer').count()).toBe(2);
  await host.getByRole('region', { name: en['match.bar'] }).waitFor();
});

test('Whoever goes offline says so, and plays on once back', async () => {
  const host = await open({ at: `friend/${SAMPLE.id}` });
  const guest = await open({ expected: /ERR_INTERNET_DISCONNECTED/ });
  await sitDown(host, guest, await tableOf(host));
  await playBoth([host, guest], SAMPLE.strategy, (_, given) => given >= 2);
  await guest.context().setOffline(true);
  await host.getByText(/reconnecting/).waitFor();
  await guest.getByText(/No connection/).waitFor();
  await guest.context().setOffline(false);
  await expect.poll(() => host.getByText(/reconnecting/).count()).toBe(0);
  expect(await playBoth([host, guest], SAMPLE.strategy, (_, given) => given >= 4)).toBe(4);
});
