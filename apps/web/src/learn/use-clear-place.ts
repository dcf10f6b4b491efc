// How does the guide keep off what it teaches? It measures what is spoken of and asked, and moves to where there is room.

import { overlap, type Rect } from '@duello/table';
import { type RefObject, useLayoutEffect } from 'react';
import { freePlace } from './free-place.ts';

/** Whatever can be spoken of; learn.css says which of it is, and outlines that. */
const PLACES = '[data-zone], .prompt, .arena, .blotter, .bg-grid, .bg-market';
const isSpokenOf = (place: Element): boolean => getComputedStyle(place).outlineStyle === 'dashed';
/** What is asked, and whatever on the table can be chosen for it. */
const ASKED = '.learn .prompt, .learn .table :is([data-meant="true"], [data-option]), .learn-strip';

/** The part of it that is on the screen; null when none is. */
function seenOf(element: Element): Rect | null {
  if (!element.checkVisibility()) return null;
  const box = element.getBoundingClientRect();
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [width, height] = [Math.min(innerWidth, box.right) - left, Math.min(innerHeight, box.bottom) - top];
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

const keptClear = (): readonly Rect[] => {
  const spokenOf = [...document.querySelectorAll(`.learn :is(${PLACES})`)].filter(isSpokenOf);
  return [...spokenOf, ...document.querySelectorAll(ASKED)].flatMap((one) => seenOf(one) ?? []);
};

const LEAST = { width: 184, height: 96 };
const LEAST_SIDE = 256;

/** Back to where the style sheet has it. */
function release(box: HTMLElement): void {
  delete box.dataset.placed;
  box.removeAttribute('style');
}

function settle(box: HTMLElement, isFree: boolean): void {
  release(box);
  const avoid = keptClear();
  // Over the log it is as wide as that, and so beside everything else.
  const side = document.querySelector('.learn .frame-side')?.getBoundingClientRect().width ?? 0;
  if (!isFree && side >= LEAST_SIDE) box.style.maxInlineSize = `${side}px`;
  const { width, height, left, top } = box.getBoundingClientRect();
  const here = { left, top, width, height };
  if (!isFree && !avoid.some((one) => overlap(one, here) > 0)) return;
  const most = { width: Math.max(LEAST.width, width), height: Math.max(LEAST.height, height) };
  const place = freePlace({ screen: { width: innerWidth, height: innerHeight }, avoid, most, least: LEAST });
  box.dataset.placed = place === null ? 'nowhere' : 'free';
  if (place === null) return;
  box.style.maxInlineSize = 'none';
  box.style.left = `${place.left}px`;
  box.style.top = `${place.top}px`;
  box.style.inlineSize = `${place.width}px`;
  box.style.maxBlockSize = `${place.height}px`;
}

/**
 * `isFree`: it has no place of its own, where it stays while it is in nobody's way. Moves with whatever changes on the
 * table, and with `changes`.
 */
export function useClearPlace(box: RefObject<HTMLElement | null>, isFree: boolean, changes: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    settle(element, isFree);
    let frame = 0;
    const again = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => settle(element, isFree));
    };
    const watch = new MutationObserver(again);
    const table = document.querySelector('.learn .table');
    if (table !== null) watch.observe(table, { subtree: true, childList: true, attributes: true });
    window.addEventListener('resize', again);
    document.addEventListener('scroll', again, { capture: true, passive: true });
    return () => {
      release(element);
      cancelAnimationFrame(frame);
      watch.disconnect();
      window.removeEventListener('resize', again);
      document.removeEventListener('scroll', again, { capture: true });
    };
  }, [box, isFree, ...changes]);
}
