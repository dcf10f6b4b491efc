// Can a turn of Battleground be played as the rules allow? Preparing, charging, replacing, casting at all that can be meant; and back.

import { tableMessages } from '@duello/table';
import {
  askedFor,
  DESKTOP,
  finger,
  keptAs,
  keyboard,
  look,
  mouse,
  PHONE,
  pagesOfThisFile,
  placeOf,
  type Seen,
  TWO,
  target,
  until,
} from '@duello/web/for-tests';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxCards, COLOURS, type Colour, namesIn, type Spell, type View } from '../../index.ts';
import { ownMessages } from '../words/use-words.ts';
import { battlegroundAt, truthOf } from './positions.ts';

const open = pagesOfThisFile();
const box = new Map(boxCards);
const spellsIn = ({ players: [me] }: View): readonly (readonly [string, Spell])[] =>
  (me.hand ?? []).flatMap((card) => {
    const spell = box.get(card);
    return spell === undefined || spell.type === 'crystal' ? [] : [[card, spell] as const];
  });
/** What lies on the table, whatever is selected. */
const thingsOf = ({ cards }: Seen): readonly string[] => cards.map(({ target, card }) => `${target} ${card}`);
const isNext =
  (before: Seen, ...questions: readonly string[]) =>
  ({ state, decision, question }: Seen): boolean =>
    state === 'asked' && decision !== before.decision && questions.includes(question ?? '');

/** A spell in hand that two mana of the pool can be laid on, in the order of the colours. */
function chargeable(view: View): { readonly card: string; readonly colours: readonly Colour[] } | null {
  const { mana, prepared } = view.players[0];
  if (prepared.some((one) => one !== null) || spellsIn(view).length < 2) return null;
  for (const [card, { cost }] of spellsIn(view)) {
    const colours = COLOURS.flatMap((colour) =>
      Array.from({ length: Math.min(mana[colour], cost[colour]) }, () => colour),
    );
    if (colours.length >= 2) return { card, colours: colours.slice(0, 2) };
  }
  return null;
}

test('A spell is prepared, charged by a press and by keys, replaced, and all of it taken back', async () => {
  let found: ReturnType<typeof chargeable> = null;
  const match = battlegroundAt('charge', ({ what }, view) => {
    found = what === 'act' ? chargeable(view) : null;
    return found !== null;
  });
  const { card, colours } = found ?? { card: '', colours: [] };
  const page = await open({ screen: DESKTOP, kept: keptAs(match, TWO), at: 'match/test' });
  const before = await askedFor(page, 'act');
  const slot = async () => (await truthOf(page)).view(0).players[0].prepared[0];
  // An empty slot says what it is for.
  await target(page, 'slot:1').click();
  const said = ownMessages.en['battleground.emptySlot'];
  await expect.poll(() => page.locator('.prompt .barred').textContent()).toBe(said);
  await page.keyboard.press('Escape');
  await mouse(page).card(placeOf(before, (one) => one.target.startsWith(`hand:${card}#`)));
  await mouse(page).option(`prepare:${card}>1`);
  const prepared = await until(page, isNext(before, 'act'));
  expect((await slot())?.card).toBe(card);
  expect(prepared.cards.find((one) => one.target === 'slot:1')?.card).toBe(card);

  await mouse(page).press(page.locator(`[data-charge="1>${colours[0]}"]`));
  const charged = await until(page, isNext(prepared, 'act'));
  expect(await page.locator('.bg-slots .bg-charges > *').count()).toBe(1);
  await keyboard(page).card(placeOf(charged, (one) => one.target === `mana:${colours[1]}`));
  const chosen = await until(page, ({ options }) => options.some(({ key }) => key === `charge:1>${colours[1]}`));
  await keyboard(page).option(`charge:1>${colours[1]}`);
  const twice = await until(page, isNext(chosen, 'act'));
  const charges = (await slot())?.charges;
  expect(COLOURS.flatMap((colour) => Array.from({ length: charges?.[colour] ?? 0 }, () => colour))).toEqual(colours);
  expect(await page.locator('.bg-slots .bg-charges > *').count()).toBe(2);

  const another = placeOf(twice, (one) => one.target.startsWith('hand:') && box.get(one.card)?.type !== 'crystal');
  await mouse(page).card(another);
  await mouse(page).option(`prepare:${twice.cards[another].card}>1`);
  await until(page, isNext(twice, 'act'));
  const { events, view } = await truthOf(page);
  expect(events.slice(-3).map(({ kind }) => kind)).toEqual(['preparedReplaced', 'chargesLost', 'spellPrepared']);
  expect(view(0).players[0].pile).toContain(card);
  expect(await page.locator('.log').textContent()).toContain(namesIn('en')(card));

  const undo = page.getByRole('button', { name: new RegExp(`^${tableMessages.en['table.undo']}`) });
  await undo.click();
  await until(page, ({ state, decision }) => state === 'asked' && decision === twice.decision);
  for (const { decision } of [charged, prepared, before]) {
    await page.keyboard.press('u');
    await until(page, (seen) => seen.state === 'asked' && seen.decision === decision);
  }
  expect(thingsOf(await look(page))).toEqual(thingsOf(before));
});

const summonAct = ({ options }: { readonly options: readonly { readonly key: string }[] }): string =>
  options.find(({ key }) => key.startsWith('cast:') && box.get(key.slice(5))?.type === 'summon')?.key ?? '';

/** From the middle of one thing to the middle of another, by way of places between. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const middle = async (target: Locator): Promise<readonly [number, number]> => {
    const box = await target.boundingBox();
    if (box === null) throw new Error('nothing to be seen');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 5 });
  await page.mouse.up();
}

test('A summon is cast on a chosen field by presses, and after that is taken back by one drag', async () => {
  let key = '';
  const match = battlegroundAt('summon', (decision) => {
    key = decision.what === 'act' ? summonAct(decision) : '';
    return key !== '';
  });
  const page = await open({ screen: DESKTOP, kept: keptAs(match, TWO), at: 'match/test' });
  const before = await askedFor(page, 'act');
  const card = key.slice(5);
  const inHand = placeOf(before, (one) => one.target.startsWith(`hand:${card}#`));
  await mouse(page).card(inHand);
  await mouse(page).option(key);
  const asks = await askedFor(page, 'field');
  const field = asks.cards[placeOf(asks, ({ meant, target }) => meant && target.startsWith('field:'))];
  await mouse(page).card(field.at);
  const stood = async (): Promise<readonly string[]> =>
    (await truthOf(page))
      .view(0)
      .summons.filter((one) => one.card === card)
      .map((one) => one.field);
  await until(page, isNext(asks, 'act', 'target', 'point', 'may', 'either'));
  const name = field.target.slice('field:'.length);
  expect(await stood()).toContain(name);
  expect(await target(page, field.target).getAttribute('data-card')).toBe(card);

  for (let now = await look(page); now.decision !== before.decision; now = await look(page)) {
    await page.keyboard.press('u');
    await until(page, (seen) => seen.state === 'asked' && seen.decision !== now.decision);
  }
  expect(await stood()).not.toContain(name);
  await drag(page, target(page, before.cards[inHand].target), page.locator(`[data-zone="field-${name}"]`));
  await until(page, isNext(before, 'act', 'target', 'point', 'may', 'either'));
  expect(await stood()).toContain(name);
});

const AIMED = [
  ['a target', 'target', DESKTOP, mouse],
  ['a target', 'target', PHONE, finger],
  ['a point between fields', 'point', DESKTOP, mouse],
  ['a point between fields', 'point', DESKTOP, keyboard],
  ['a point between fields', 'point', PHONE, finger],
] as const;

test.each(AIMED)('A spell asks for %s, and takes effect there (%s %#)', async (_, question, screen, handsOf) => {
  const options = { start: 'quick', classA: 'elementalist', firstPlayer: 'A' };
  const match = battlegroundAt(
    `aim ${question}`,
    ({ what, options: offered }, { summons }) => what === question && offered.length > 1 && summons.length > 1,
    options,
  );
  const page = await open({ screen, kept: keptAs(match, TWO), at: 'match/test' });
  const asks = await askedFor(page, question);
  const meant = asks.cards.filter((one) => one.meant);
  expect(meant.length).toBeGreaterThan(1);
  const last = meant[meant.length - 1];
  const known = (await truthOf(page)).events.length;
  await handsOf(page).card(last.at);
  await until(page, ({ state, decision }) => state !== 'busy' && decision !== asks.decision);
  const told = (await truthOf(page)).events.slice(known);
  const chosen = told.find(({ kind }) => kind === 'targetChosen' || kind === 'pointChosen');
  const [what, where] = last.target.split(':');
  expect(what).toBe(question === 'point' ? 'point' : where === 'own' || where === 'opposing' ? 'player' : 'field');
  if (chosen?.kind === 'pointChosen') expect(chosen.point).toBe(where);
  else if (chosen?.kind === 'targetChosen')
    expect(chosen.target.field ?? (chosen.target.seat === 0 ? 'own' : 'opposing')).toBe(where);
  else expect(told.map(({ kind }) => kind)).toContain('targetChosen');
});
