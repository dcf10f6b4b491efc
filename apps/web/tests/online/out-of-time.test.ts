// What becomes of somebody whose time runs out? A bank that is empty loses; a decision is answered mildly, and three lose too.

import { expect, test } from 'vitest';
import { onlineMessages } from '../../src/online/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { PHONE, pagesOfThisFile } from '../kit/browser.ts';
import { look } from '../kit/table-page.ts';
import { sitDown, tableOf } from './two-players.ts';

const open = pagesOfThisFile();
const { en, it } = onlineMessages;

test.for(['10 min + 5 s', '60 s for each decision'])('Whoever lets their time run out loses: %s', async (clock) => {
  const host = await open({ at: `friend/${SAMPLE.id}`, isHurried: true });
  const guest = await open({ screen: PHONE, settings: { lang: 'it' }, isHurried: true });
  await host.getByText(clock).click();
  await sitDown(host, guest, await tableOf(host), 'it');
  // Nobody does anything: whose time ran out first lost it, in the words of each.
  const lost = { host: en['end.timeYou'], guest: it['end.timeYou'] };
  await expect.poll(async () => [(await look(host)).state, (await look(guest)).state]).toEqual(['over', 'over']);
  const counts = [await host.getByText(lost.host).count(), await guest.getByText(lost.guest).count()];
  expect([...counts].sort()).toEqual([0, 1]);
  // The other is told whose it was.
  if (counts[0] === 1)
    await guest
      .getByRole('dialog')
      .getByText(/è scaduto/)
      .waitFor();
  else
    await host
      .getByRole('dialog')
      .getByText(/ran out of time/)
      .waitFor();
});
