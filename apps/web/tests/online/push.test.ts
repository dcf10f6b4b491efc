// Is somebody called whose browser is elsewhere? The push service stands outside: what it would say to the worker is said here.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onlineMessages } from '../../src/online/words/use-words.ts';
import { pagesOfThisFile } from '../kit/browser.ts';
import { devtoolsOf } from '../kit/tabs.ts';

const open = pagesOfThisFile();
const { en } = onlineMessages;
const MATCH = 'abcdefgh';

/** The browser's maker is out of reach in a test: it gives an address that a server takes. Without windows it allows nothing. */
function lendPushService(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  let isOn = false;
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/lent',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/lent',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
    async unsubscribe() {
      isOn = false;
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    async subscribe() {
      isOn = true;
      return subscription;
    },
    getSubscription: async () => (isOn ? subscription : null),
  });
}

/** What the worker shows is kept here: a browser without windows shows none. */
function lendNotifications(): void {
  const { registration } = Object(self);
  const shown = new Set<object>();
  registration.showNotification = async (title: string, options: object) => {
    const notification = { title, ...options, close: () => void shown.delete(notification) };
    shown.add(notification);
  };
  registration.getNotifications = async () => [...shown];
}

async function beAnna(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/v1/people', { method: 'POST', headers, body: JSON.stringify({ name: 'Anna' }) });
    localStorage.setItem('duello.person', await made.text());
  });
  await page.reload();
}

const switchOf = (page: Page) => page.getByRole('switch', { name: en['push.name'] });

test('A push is asked for, shown, and leads to its match; and can be turned off again', async () => {
  const page = await open({ at: 'settings', serviceWorker: true, before: lendPushService });
  await page.getByText(en['push.nobody']).waitFor();
  await beAnna(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const told = page.waitForResponse((response) => response.url().endsWith('/push'));
  await switchOf(page).click({ force: true });
  expect((await told).status()).toBe(204);
  await expect.poll(() => switchOf(page).isChecked()).toBe(true);

  const devtools = await devtoolsOf(page);
  const registrations: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', (event) => {
    for (const { registrationId } of event.registrations) registrations.push(registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(lendNotifications);
  const data = JSON.stringify({ title: 'Duello', body: 'It’s your turn.', match: MATCH });
  const origin = new URL(page.url()).origin;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: registrations[0], data });
  const shown = (): Promise<readonly unknown[]> =>
    worker.evaluate(async () => {
      const { registration } = Object(self);
      const notifications: readonly Notification[] = await registration.getNotifications();
      return notifications.map(({ body, data: { match } }) => ({ body, match }));
    });
  await expect.poll(shown).toEqual([{ body: 'It’s your turn.', match: MATCH }]);

  const opened = await worker.evaluate(async () => {
    const { registration, ExtendableEvent: Extendable } = Object(self);
    const [notification] = await registration.getNotifications();
    return new Promise<string>((openWindow) => {
      // A browser lets a worker open windows only after a real click.
      Object.defineProperty(self, 'clients', { value: { matchAll: async () => [], openWindow } });
      self.dispatchEvent(Object.assign(new Extendable('notificationclick'), { notification }));
    });
  });
  expect(opened).toBe(`${origin}/#/online/${MATCH}`);
  expect(await shown()).toEqual([]);

  await switchOf(page).click({ force: true });
  await expect.poll(() => switchOf(page).isChecked()).toBe(false);
});

test('Where the browser does not allow it, a sentence says so', async () => {
  const page = await open({
    at: 'settings',
    before: () => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  });
  await page.getByText(en['push.denied']).waitFor();
  expect(await switchOf(page).isDisabled()).toBe(true);
});
