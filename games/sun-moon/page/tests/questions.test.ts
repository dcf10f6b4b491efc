// Can every question of Sun & Moon be answered in the page? Those that come seldom: asked in words, answered by finger and by keyboard alone.

import type { Answer, Decision } from '@duello/kernel';
import { tableMessages } from '@duello/table';
import {
  AGAINST_BOT,
  askedFor,
  botAnswer,
  DESKTOP,
  finger,
  keptAs,
  keyboard,
  mouse,
  PHONE,
  pagesOfThisFile,
  TWO,
  target,
  viewOf,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words as gameWords, namesIn, readyDecks } from '../../index.ts';
import { table as words } from '../words/en/table.ts';
import type { SunMoonMatch } from './begin.ts';
import { ASKED_ALWAYS, playedTo, RAGPICKER, sunMoonAt } from './positions.ts';

const open = pagesOfThisFile();
const { names, questions } = gameWords.en;
const nameOf = namesIn('en', {});
const BY = [
  ['touch', PHONE, finger],
  ['keyboard', DESKTOP, keyboard],
] as const;

const prompt = (page: Page) => page.getByRole('region', { name: tableMessages.en['table.prompt'] });
/** An answer in the prompt, by what it is called; on a desktop its key is said first. */
const offered = (page: Page, name: string) => prompt(page).getByRole('button', { name: new RegExp(`^(\\d )?${name}`) });
/** Something on the table, by what it is called. */
const called = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
const isPressed = (page: Page, name: string) => target(page, name).getAttribute('aria-pressed');

/** The page asks it where everybody sees it, and tells it to whoever does not. */
async function asks(page: Page, question: keyof typeof questions, ...more: readonly string[]): Promise<void> {
  await askedFor(page, question);
  for (const said of [questions[question].ask, ...more]) {
    await prompt(page).getByText(said).first().waitFor();
    await expect.poll(() => page.locator('.live-region > p').textContent()).toContain(said);
  }
}

test.each(BY)('By %s the winner of the toss goes second', async (_, screen, handsOf) => {
  const match = sunMoonAt('starter', ({ what }) => what === 'starter', {});
  const page = await open({ screen, kept: keptAs(match, TWO), at: 'match/test' });
  await asks(page, 'starter');
  await offered(page, 'Go first').waitFor();
  await offered(page, 'Go second').waitFor();
  await handsOf(page).option('second');
  await askedFor(page, 'act');
  await page.locator('.sm-turn').getByText(gameWords.en.nouns.playerB).waitFor();
});

test.each(BY)('By %s the winner of the toss takes the Moon for the draft', async (_, screen, handsOf) => {
  const match = sunMoonAt('class', ({ what }) => what === 'class', { mode: 'draft' });
  const page = await open({ screen, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await asks(page, 'class');
  const hands = handsOf(page);
  const moon = target(page, 'class:paladin');
  expect(await moon.textContent()).toContain(gameWords.en.sets.paladin.plan);
  await hands.press(moon);
  await page.getByRole('button', { name: /Paladin/, pressed: true }).waitFor();
  await hands.option('take');
  await page.locator('.sm-draft[data-class="paladin"] .sm-triple-card').first().waitFor();
  await page.getByText('Pick 1 of 30', { exact: true }).waitFor();
});

/** Player A defends, and has still breath to answer. */
const attacked = () =>
  sunMoonAt('block', ({ what }, { players }) => what === 'block' && players[0].fatigue < 4 && !players[0].skillTapped, {
    firstPlayer: 'A',
    defender: 'defenderChooses',
  });

test.each(BY)('By %s the defending player sees what each would suffer, and names one', async (_, screen, handsOf) => {
  const match = attacked();
  const kept = { ...keptAs(match, AGAINST_BOT), ...ASKED_ALWAYS };
  const page = await open({ screen, kept, at: 'match/test' });
  const { chain, players } = viewOf(match, 0);
  const [{ attack }, defender] = [
    players[1].summonings.find(({ id }) => id === chain[0].id) ?? { attack: 0 },
    players[0].summonings[1],
  ];
  await asks(page, 'block', `attacks with ${nameOf(chain[0].card ?? '')}`);
  const hands = handsOf(page);
  await hands.press(target(page, 'own:2'));
  await expect.poll(() => isPressed(page, 'own:2')).toBe('true');
  const fate = attack >= defender.defense ? words['sunMoon.clash.itFalls'] : `left with ${defender.defense - attack}`;
  await page.locator('.sm-duel').getByText(fate).waitFor();
  await offered(page, `.* \\(yours\\): .*${fate}`).waitFor();
  await hands.option('own:2');
  await askedFor(page, 'respond');
  await called(page, `place 2: .*${words['sunMoon.targeted']}`).waitFor();
});

test('Whoever only points at a defender sees the blows, and Escape lets go of one that was pressed', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(attacked(), AGAINST_BOT), at: 'match/test' });
  await asks(page, 'block');
  expect(await page.locator('.sm-duel').count()).toBe(0);
  await target(page, 'own:1').hover();
  await page.locator('.sm-duel').waitFor();
  await mouse(page).press(target(page, 'own:2'));
  await expect.poll(() => isPressed(page, 'own:2')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => isPressed(page, 'own:2')).toBe('false');
  await asks(page, 'block');
});

/** A plays and attacks; B has nobody until an attack comes, and then whoever is Fast. */
function ambushing(match: SunMoonMatch, decision: Decision): Answer {
  const { seat, id, what, options } = decision;
  const first = (name: RegExp): string | undefined => options.find(({ key }) => name.test(key))?.key;
  const answer = { seat, decision: id };
  if (what === 'act') return { ...answer, pick: (seat === 0 && first(/^(play:hiredSword|attack:)/)) || 'end' };
  if (what !== 'respond') return botAnswer(match, 'random', decision);
  const isAttack = viewOf(match, seat).chain.at(-1)?.what === 'attack';
  return { ...answer, pick: (seat === 1 && isAttack && first(/^play:reedLurker/)) || 'pass' };
}

test.each(BY)('By %s an attacker who is ambushed names another target', async (_, screen, handsOf) => {
  const match = playedTo('ambush', ({ what }) => what === 'block', { firstPlayer: 'A', deckB: 'tidewatch' }, ambushing);
  const page = await open({ screen, kept: keptAs(match, TWO), at: 'match/test' });
  await asks(page, 'block', `attacks with ${names.hiredSword}`);
  // The player, whom it was declared for, is not attacked any more.
  expect(await page.locator('.sm-duel, .sm-link-aim').count()).toBe(0);
  const hands = handsOf(page);
  await hands.press(target(page, 'enemy:2'));
  await offered(page, `Attack ${names.reedLurker} \\(2\\): `).waitFor();
  await hands.press(target(page, 'enemy:2'));
  // Now the other player, to whom it is the own one, may answer.
  await askedFor(page, 'respond');
  await called(page, `place 2: ${names.reedLurker}.*${words['sunMoon.targeted']}`).waitFor();
});

const { hiredSword: _, ...others } = readyDecks.noonfire.cards;
/** No card of the box aims when it acts by itself. */
const SNIPING = {
  firstPlayer: 'A',
  deckA: { class: 'warlock', cards: { ...others, sniper: 4 } },
  cards: {
    sniper: {
      ...{ type: 'summoning', name: 'Sniper', cost: 1, attack: 1, defense: 4 },
      when: { startTurn: { op: 'damage', amount: 1, to: { target: 'summoning' } } },
    },
  },
} as const;

test.each(BY)('By %s an effect that happens by itself is told, and aimed', async (_, screen, handsOf) => {
  const match = sunMoonAt('aim', ({ what }) => what === 'aim', SNIPING);
  const page = await open({ screen, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await asks(page, 'aim', 'Sniper: ', 'Deal 1 damage to target summoning.');
  const place = viewOf(match, 0).players[0].summonings.findIndex(({ card }) => card === 'sniper') + 1;
  await called(page, `place ${place}: Sniper, attack 1, defence 4`).waitFor();
  await handsOf(page).press(target(page, `own:${place}`));
  await askedFor(page, 'act');
  await called(page, `place ${place}: Sniper, attack 1, defence 3, .*1 damage`).waitFor();
});

const { totalEclipse, patientPhoenix, ...burning } = readyDecks.noonfire.cards;
const ASHES = { firstPlayer: 'A', deckB: { class: 'warlock', cards: { ...burning, nothingButAsh: 2 } } } as const;

test.each(BY)('By %s a card is discarded because the other player says so', async (_, screen, handsOf) => {
  const match = sunMoonAt('discard', ({ what }, { chain }) => what === 'discard' && chain[0].seat === 1, ASHES);
  const page = await open({ screen, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await asks(page, 'discard', `${names.nothingButAsh}: `);
  const { hand } = viewOf(match, 0).players[0];
  const chosen = page.locator('.sm-hand [data-target]').last();
  const hands = handsOf(page);
  expect(await offered(page, 'Discard \\(0 of 1\\)').isDisabled()).toBe(true);
  await hands.press(chosen);
  await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true');
  await offered(page, 'Discard \\(1 of 1\\)').waitFor();
  await hands.option('send');
  await expect
    .poll(() => page.locator('.sm-hand [data-target]').evaluateAll((all) => all.map((one) => one.dataset.card)))
    .toEqual(hand?.slice(0, -1));
  await hands.press(page.locator('.own-bar [data-zone="discards-0"]'));
  await page
    .getByRole('dialog')
    .getByText(nameOf(hand?.at(-1) ?? ''))
    .first()
    .waitFor();
});

test.each(BY)('By %s an effect is wanted: a card for another out of the discard area', async (_, screen, handsOf) => {
  const match = sunMoonAt('may', ({ what }, { players }) => what === 'may' && players[0].handSize > 1, {
    firstPlayer: 'A',
    deckA: RAGPICKER,
  });
  const page = await open({ screen, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  const hands = handsOf(page);
  await asks(page, 'may', `${names.ragpicker}: `, 'You may discard a card to take a card');
  await offered(page, 'Yes$').waitFor();
  await offered(page, 'No$').waitFor();
  await hands.option('yes');
  await asks(page, 'discard', `${names.ragpicker}: `);
  await hands.press(page.locator('.sm-hand [data-target]').first());
  await hands.option('send');
  await asks(page, 'takeBack', `${names.ragpicker}: `);
  const back = page.locator('.sm-moment-card').last();
  const card = await back.getAttribute('data-card');
  await hands.press(back);
  await page.locator('.sm-moment').waitFor({ state: 'detached' });
  const known = page.locator(`.sm-hand [data-card="${card}"]`).last();
  await expect.poll(() => known.textContent()).toContain(tableMessages.en['table.known']);
});

test.each(BY)(
  'By %s an effect of what was destroyed is not wanted, and nothing is lost',
  async (_, screen, handsOf) => {
    const match = sunMoonAt('phoenix', ({ what }) => what === 'may');
    const page = await open({ screen, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
    await asks(page, 'may', `${names.patientPhoenix}: `, 'You may lose 2 life to take a summoning');
    const { life } = viewOf(match, 0).players[0];
    await handsOf(page).option('no');
    await askedFor(page, 'act', 'respond');
    await called(page, `You, Life ${life}`).waitFor();
  },
);

test.each(BY)('By %s one of two options is chosen, and only that one is aimed', async (_, screen, handsOf) => {
  const match = sunMoonAt('mode', ({ what, options }) => what === 'mode' && options.length > 1);
  const page = await open({ screen, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await asks(page, 'mode', `${names.ropeTrick}: `);
  await offered(page, 'Tap target enemy summoning').waitFor();
  await offered(page, 'Untap target summoning you control').waitFor();
  await handsOf(page).option('2');
  await asks(page, 'target', `${names.ropeTrick}: `);
  await prompt(page).getByText('Untap target summoning you control').waitFor();
  expect(await target(page, 'enemy:1').getAttribute('data-meant')).toBe('false');
});
