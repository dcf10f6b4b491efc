// Is somebody the same person again who comes back with a passkey? The browser holds it in an authenticator of its own.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onlineMessages } from '../../src/online/words/use-words.ts';
import { pagesOfThisFile } from '../kit/browser.ts';

const open = pagesOfThisFile();
const { en } = onlineMessages;
const KEPT = 'duello.person';

async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

/** Browsers make passkeys for names of machines, not for numbers. */
const byName = (page: Page): string => page.url().replace('127.0.0.1', 'localhost');
const nameField = (page: Page) => page.getByRole('textbox', { name: en['on.name'] });

/** A guest of the server, kept in the browser. */
async function beAnna(page: Page): Promise<void> {
  await page.evaluate(async (kept) => {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/v1/people', { method: 'POST', headers, body: JSON.stringify({ name: 'Anna' }) });
    localStorage.setItem(kept, await made.text());
  }, KEPT);
  await page.reload();
}

test('A passkey brings somebody back whose browser has forgotten them', async () => {
  const page = await open({ at: 'me' });
  await addAuthenticator(page);
  await page.goto(byName(page));
  await beAnna(page);
  await page.getByRole('button', { name: en['me.passkeyMake'] }).click();
  await page.getByText(en['me.passkeyMade']).waitFor();

  const keyOf = (): Promise<string> =>
    page.evaluate((kept) => JSON.parse(localStorage.getItem(kept) ?? 'null')?.key, KEPT);
  const before = await keyOf();
  await page.evaluate((kept) => localStorage.removeItem(kept), KEPT);
  await page.reload();
  await page.getByText(en['me.nobody']).waitFor();
  await page.getByRole('button', { name: en['me.return'] }).click();
  await nameField(page).waitFor();
  expect(await nameField(page).inputValue()).toBe('Anna');
  expect(await keyOf()).not.toBe(before);
});

test('Where browsers make no passkeys, the page says so', async () => {
  const page = await open({ at: 'me', expected: /400/ });
  await beAnna(page);
  await page.getByRole('button', { name: en['me.passkeyMake'] }).click();
  await page.getByText(en['on.problem.noPasskey']).waitFor();
});
