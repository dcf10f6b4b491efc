// Does a match of Contracts survive a reload, can a payment be taken back, and does the language switch at once?

import {
  AGAINST_BOT,
  handOf,
  keptAs,
  look,
  mouse,
  pagesOfThisFile,
  play,
  playOn,
  type Seen,
  switchToItalian,
  TWO,
  undoButton,
  until,
  untilAsked,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { boxCards, namesIn } from '../../index.ts';
import { newMatch } from './begin.ts';
import { contracts } from './strategy.ts';

const open = pagesOfThisFile();

/** What lies on the table, whatever is selected. */
const thingsOf = ({ cards }: Seen): readonly string[] => cards.map(({ target, card }) => `${target} ${card}`);

test('A match of Contracts that was left in the middle goes on in the same position after a reload', async () => {
  const match = play(newMatch('reload'), 'random', ({ what, seat, id }) => what === 'draw' && seat === 0 && id > 30);
  const page = await open({ kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  const { decision } = await untilAsked(page);
  const isLater = (seen: Seen): boolean => seen.question === 'act' && Number(seen.decision) > Number(decision) + 6;
  await playOn(page, mouse(page), isLater, contracts);
  const before = await look(page);
  expect(before.question).toBe('act');
  await page.reload();
  const after = await untilAsked(page);
  expect(after.decision).toBe(before.decision);
  expect(thingsOf(after)).toEqual(thingsOf(before));
});

const box = new Map(boxCards);

test('A contract that was played and paid is taken back with its payment, by the button and by its key', async () => {
  const cheap = (key: string): boolean => {
    const [verb, card = ''] = key.split(':');
    const contract = box.get(card);
    return verb === 'play' && contract?.type === 'creature' && Object.keys(contract.when).length === 0;
  };
  let key = '';
  const match = play(newMatch('take back 2'), 'random', ({ what, seat, id, options }) => {
    key = options.find((option) => cheap(option.key))?.key ?? '';
    return what === 'act' && seat === 0 && id > 20 && key !== '';
  });
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test' });
  const mana = () => page.locator('.own-bar .holder[data-full="true"]').count();
  const before = await untilAsked(page);
  const [things, full] = [thingsOf(before), await mana()];
  for (const takeBack of [() => undoButton(page).click(), () => page.keyboard.press('u')]) {
    const card = before.cards.find(({ begins, target }) => begins && target.startsWith(key.replace('play', 'hand')));
    expect(card).toBeDefined();
    await mouse(page).card(card!.at);
    await mouse(page).option(key);
    const played = await until(
      page,
      ({ state, question, decision }) => state === 'asked' && question === 'act' && decision !== before.decision,
    );
    expect(handOf(played)).toHaveLength(handOf(before).length - 1);
    await expect.poll(mana).toBeLessThan(full);
    await takeBack();
    const after = await until(page, ({ state, decision }) => state === 'asked' && decision === before.decision);
    expect(thingsOf(after)).toEqual(things);
    await expect.poll(mana).toBe(full);
  }
});

test('The language switches at once in the middle of a match of Contracts', async () => {
  const match = play(newMatch('lingua'), 'random', ({ what, seat, id }) => what === 'act' && seat === 0 && id > 20);
  const page = await open({ kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  const before = await untilAsked(page);
  await switchToItalian(page);
  const [card] = handOf(before);
  await page
    .getByRole('button', { name: new RegExp(`^${namesIn('it')(card)}`) })
    .first()
    .waitFor();
  await expect.poll(() => look(page)).toEqual(before);
});
