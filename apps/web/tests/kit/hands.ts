// By what does a player act? A mouse, a finger or the keyboard, each only with what it really has.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { CARDS, offeredAs, optionOf } from './table-page.ts';

export interface Hands {
  /** Presses a button, a link or the like. */
  press(target: Locator): Promise<void>;
  card(at: number): Promise<void>;
  option(key: string): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

declare global {
  interface Window {
    /** Whether the last press has met what it was meant for; null before it comes. */
    met: boolean | null;
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place where the thing is not covered by another, as cards in a hand are; null while there is none, or it moves. */
const openPlace = (target: Locator): Promise<Place | null> =>
  target.evaluate(async (element) => {
    const box = (): string => JSON.stringify(element.getBoundingClientRect());
    const before = box();
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    if (box() !== before) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [left + width * along, top + height * down];
        if (!element.contains(document.elementFromPoint(x, y))) continue;
        window.met = null;
        const note = ({ target }: Event): void => {
          window.met = target instanceof Node && element.contains(target);
        };
        window.addEventListener('pointerdown', note, { capture: true, once: true });
        return { x, y };
      }
    }
    return null;
  });

/** Whether there is no sense in pressing any more, because the table has moved on by itself. */
type MovedOn = () => Promise<boolean>;

/** So long something on the page may take to be shown before it is looked for again, in milliseconds. */
const LOOK_AGAIN = 5_000;

function pointing(page: Page, touch: (x: number, y: number) => Promise<void>, movedOn: MovedOn): Hands {
  /** Whatever has moved away just before is looked for again. */
  const press = (target: Locator): Promise<void> =>
    expect
      .poll(async () => {
        if (await movedOn()) return 'pressed';
        const isShown = await target.scrollIntoViewIfNeeded({ timeout: LOOK_AGAIN }).then(
          () => true,
          () => false,
        );
        if (!isShown) return 'not there';
        const place = await openPlace(target);
        if (place === null) return `covered or moving: ${await target.evaluate((e) => e.outerHTML)}`;
        await touch(place.x, place.y);
        return (await page.evaluate(() => window.met)) ? 'pressed' : `missed at ${place.x}, ${place.y}`;
      })
      .toBe('pressed');
  return {
    press,
    card: (at) => press(page.locator(CARDS).nth(at)),
    option: (key) => press(offeredAs(page, key)),
    async write(field, text) {
      await press(field);
      await untilFocused(field);
      await page.keyboard.type(text);
      await untilWritten(field, text);
    },
  };
}

/** Drags one thing onto another with the mouse. */
export async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  if (start === null || end === null) throw new Error('they are not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

const never: MovedOn = async () => false;

export const mouse = (page: Page, movedOn = never): Hands => pointing(page, (x, y) => page.mouse.click(x, y), movedOn);
export const finger = (page: Page): Hands => pointing(page, (x, y) => page.touchscreen.tap(x, y), never);

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((e) => e === document.activeElement);
const untilFocused = (target: Locator): Promise<void> => expect.poll(() => isFocused(target)).toBe(true);
const untilWritten = (field: Locator, text: string): Promise<void> => expect.poll(() => field.inputValue()).toBe(text);

/** The arrows, the one that leads most directly to the thing first. */
const arrowsBy = (target: Locator): Promise<readonly string[]> =>
  target.evaluate((element) => {
    const from = (document.activeElement ?? document.body).getBoundingClientRect();
    const to = element.getBoundingClientRect();
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const gain = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: 1.5 * dy, ArrowUp: -1.5 * dy };
    return Object.entries(gain)
      .sort(([, a], [, b]) => b - a)
      .map(([key]) => key);
  });

/** What a thing is called, for whoever reads why it was not reached. */
const nameOf = (thing: Locator): Promise<string> =>
  thing.evaluate((e) => {
    const said = e.getAttribute('data-target') ?? e.getAttribute('aria-label') ?? e.textContent ?? '';
    return `<${e.localName} class="${e.className}"> ${said.slice(0, 80)}`;
  });

async function notReached(page: Page, by: string, target: Locator): Promise<Error> {
  const focused = page.locator(':focus');
  const from = (await focused.count()) === 0 ? 'nothing' : await nameOf(focused);
  return new Error(`${await nameOf(target)} is not reached by ${by}: the focus has come to ${from}`);
}

/** Goes the straightest way that has not been tried from the same thing before. */
async function arrowsTo(page: Page, target: Locator): Promise<void> {
  const visits = new Map<number, number>();
  for (let step = 0; step < 150; step++) {
    if (await isFocused(target)) return;
    // By its number: a place changes for a moment whenever a card rises under the focus.
    const here = await page.evaluate(() =>
      [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body),
    );
    const before = visits.get(here) ?? 0;
    visits.set(here, before + 1);
    const keys = await arrowsBy(target);
    await page.keyboard.press(keys[before % keys.length]);
  }
  throw await notReached(page, 'the arrows', target);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 120; step++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw await notReached(page, 'the Tab key', target);
}

/** Tab goes from zone to zone; the arrows go to the card. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  const inZone = (): Promise<boolean> =>
    target.evaluate((e) => e.closest('[data-group]')?.contains(document.activeElement) === true);
  for (let step = 0; step < 60 && !(await inZone()); step++) await page.keyboard.press('Tab');
  await arrowsTo(page, target);
}

/** Whoever only taps on is overtaken by the next question and not heard; another key before it makes it an answer. */
async function enter(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
}

export const keyboard = (page: Page): Hands => ({
  async press(target) {
    const roves = await target.evaluate((e) => e.matches('[data-group] [data-rove]'));
    await (roves ? walkTo(page, target) : tabTo(page, target));
    await enter(page);
  },
  async card(at) {
    await walkTo(page, page.locator(CARDS).nth(at));
    await enter(page);
  },
  async option(key) {
    await offeredAs(page, key).waitFor();
    await page.keyboard.press((await page.locator(optionOf(key)).getAttribute('data-shortcut')) ?? '');
  },
  async write(field, text) {
    await tabTo(page, field);
    await page.keyboard.type(text);
    await untilWritten(field, text);
  },
});
