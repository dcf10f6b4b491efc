// How does a drag look? Whoever attacks stays and aims an arrow, whom it can attack is marked; and a card is seen once on its way.

import {
  comesTo,
  DESKTOP,
  devtoolsOf,
  keptAs,
  PHONE,
  pagesOfThisFile,
  TWO,
  target,
  until,
  untilAsked,
} from '@duello/web/for-tests';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxCards, playTargets, readAct, type View } from '../../index.ts';
import { newMatch } from './begin.ts';

const open = pagesOfThisFile();
const contracts = new Map(boxCards);

/** Attacks that can be declared: by whom, and on whom. */
const attacksIn = ({ decision }: View) =>
  (decision?.options ?? []).flatMap(({ key }) => {
    const act = readAct(key);
    return act?.word === 'attack' && act.attacker !== 'player'
      ? [{ own: `own:${act.attacker}`, foe: `opposing:${act.target}` }]
      : [];
  });

/** Somebody can attack, but not everybody there is. */
const attack = comesTo(newMatch, 'drag', ({ seat, what }, view) => {
  const [first] = attacksIn(view);
  const mine = attacksIn(view).filter(({ own }) => own === first?.own);
  return seat === 0 && what === 'act' && mine.length >= 2 && view.players[1].line.length > 0;
});
const [{ own }] = attacksIn(attack.rules.view(attack.state, 0));
const foes = attacksIn(attack.rules.view(attack.state, 0))
  .filter((one) => one.own === own)
  .map(({ foe }) => foe)
  .sort();

interface Pointer {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}
const byMouse = async ({ mouse }: Page): Promise<Pointer> => ({
  async down(x, y) {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: (x, y) => mouse.move(x, y, { steps: 4 }),
  up: () => mouse.up(),
});
async function byFinger(page: Page): Promise<Pointer> {
  const session = await devtoolsOf(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  };
  return {
    down: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  };
}

async function middleOf(thing: Locator): Promise<readonly [number, number]> {
  const place = await thing.boundingBox();
  if (place === null) throw new Error('it is not on the screen');
  return [place.x + place.width / 2, place.y + place.height / 2];
}

test.each([
  ['mouse', byMouse, DESKTOP],
  ['finger', byFinger, PHONE],
] as const)(
  'While an attacker is dragged by %s an arrow goes to the pointer, and its targets are marked',
  async (_, by, screen) => {
    const page = await open({ kept: keptAs(attack, TWO), at: 'match/test', screen });
    const before = await untilAsked(page);
    const pointer = await by(page);
    const [attacker, foe] = [target(page, own), target(page, foes[0])];
    const stood = await attacker.boundingBox();
    const [x, y] = await middleOf(foe);
    const [fromX, fromY] = await middleOf(attacker);
    await pointer.down(fromX, fromY);
    // Between both, then on the one it attacks.
    await pointer.move((fromX + x) / 2, (fromY + y) / 2);
    await page.locator('.arrow').waitFor();
    expect(await attacker.boundingBox()).toEqual(stood);
    const marked = await page
      .locator('[data-takes]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-target')).sort());
    expect(marked).toEqual(foes);
    // By corners around them, not by their colour alone.
    expect(await foe.evaluate((one) => getComputedStyle(one, '::after').backgroundImage)).toContain('gradient');
    await pointer.move(x, y);
    await expect.poll(() => page.locator('.arrow').getAttribute('data-locked')).toBe('true');
    const [tipX, tipY] = await page
      .locator('.arrow polygon')
      .evaluate((head) => (head.getAttribute('points') ?? '').split(' ')[0].split(',').map(Number));
    expect([Math.round(tipX - x), Math.round(tipY - y)]).toEqual([0, 0]);
    await pointer.up();
    await expect.poll(() => page.locator('.arrow, [data-takes], [data-dragging]').count()).toBe(0);
    await until(page, ({ decision }) => decision !== before.decision);
  },
);

/** A Spell in hand that can be played, and whom it can be aimed at. */
const spellsIn = (view: View) =>
  (view.decision?.options ?? []).flatMap(({ key }) => {
    const card = key.startsWith('play:') ? key.slice(5) : '';
    return contracts.get(card)?.type === 'spell' ? [{ card, foes: [...playTargets(view, key).keys].sort() }] : [];
  });

test('While a Spell is dragged it stays, aims an arrow, and whom it can be meant for is marked', async () => {
  const match = comesTo(newMatch, 'spell', ({ seat, what }, view) => {
    const [spell] = spellsIn(view);
    return seat === 0 && what === 'act' && spell !== undefined && spell.foes.length > 1;
  });
  const [spell] = spellsIn(match.rules.view(match.state, 0));
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test', screen: DESKTOP });
  await untilAsked(page);
  const pointer = await byMouse(page);
  const card = page.locator(`main.table [data-target^="hand:${spell.card}#"]`).first();
  const [x, y] = await middleOf(card);
  await pointer.down(x, y);
  // A few pixels make it a drag.
  await pointer.move(x, y - 20);
  await expect.poll(() => card.getAttribute('data-aiming')).toBe('true');
  await pointer.move(...(await middleOf(target(page, spell.foes[0]))));
  await expect.poll(() => page.locator('.arrow').getAttribute('data-locked')).toBe('true');
  const marked = await page
    .locator('[data-takes]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target')).sort());
  expect(marked).toEqual(spell.foes);
});

/** A Creature in hand that can be put down, of which none lies on the table yet. */
const creatureIn = ({ decision, players }: View): string | undefined =>
  (decision?.options ?? [])
    .flatMap(({ key }) => (key.startsWith('play:') ? [key.slice(5)] : []))
    .find(
      (card) =>
        contracts.get(card)?.type === 'creature' &&
        players.every(({ line }) => line.every((one) => one.card !== card)) &&
        players[0].hand?.filter((one) => one === card).length === 1,
    );

/** Runs in the page: `window.copies` says how often the card was in sight at each change of the page, flying or lying. */
function countCopies(): void {
  const copies: string[] = [];
  Object.assign(window, { copies });
  const look = (): void => {
    const card = localStorage.getItem('test.card');
    const flying = document.querySelectorAll('.flying').length;
    const lying = [...document.querySelectorAll(`[data-zone^="slot-"][data-card="${card}"]`)].filter(
      (one) => getComputedStyle(one).opacity !== '0',
    ).length;
    copies.push(`${flying} ${lying}`);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

test('A Creature that is put down is seen once: on its way, then in its place', async () => {
  const match = comesTo(newMatch, 'once', ({ seat, what }, view) => {
    return seat === 0 && what === 'act' && creatureIn(view) !== undefined;
  });
  const card = creatureIn(match.rules.view(match.state, 0)) ?? '';
  const kept = { ...keptAs(match, TWO), 'test.card': card };
  const page = await open({ kept, at: 'match/test', settings: { speed: 'slow' }, before: countCopies });
  await untilAsked(page);
  await page.locator(`main.table [data-target^="hand:${card}#"]`).press(' ');
  const lies = page.locator(`[data-zone^="slot-"][data-card="${card}"]`);
  await lies.waitFor();
  await expect.poll(() => lies.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
  const copies: readonly string[] = await page.evaluate(() => Reflect.get(window, 'copies'));
  expect(copies).toContain('1 0');
  expect(copies).not.toContain('1 1');
});
