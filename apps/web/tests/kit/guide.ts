// Does a guide stand over what it teaches? Measured on the page as it stands: its boxes, what it speaks of, and the answers.

import type { Page } from 'playwright-core';

interface Walked {
  /** Every step that was shown. */
  readonly steps: readonly string[];
  /** What the guide's boxes cover of what is outlined and of what can be answered; nothing, if all is well. */
  readonly covered: readonly string[];
  /** Steps whose explanation could not be read. */
  readonly unread: readonly string[];
  /** Steps whose explanation has to be scrolled to its end. */
  readonly cut: readonly string[];
}

/** Runs in the page: looks at this step, or goes from it through all others by the guide's own buttons. */
async function walkHere(walks: boolean): Promise<Walked> {
  const [steps, covered, unread, cut]: string[][] = [[], [], [], []];
  const isSeen = (one: Element): boolean => one.checkVisibility();
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
  const isFixed = (one: Element): boolean => getComputedStyle(one).position === 'fixed';
  const isLit = (one: Element): boolean => getComputedStyle(one).outlineStyle === 'dashed';
  // What has changed on the table moves the guide with the next frame.
  const frames = async (): Promise<void> => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  };
  for (;;) {
    await frames();
    const step = document.querySelector<HTMLElement>('.learn-panel')?.dataset.step ?? '';
    if (steps.at(-1) === step) return { steps, covered, unread: [...unread, `${step} does not end`], cut };
    steps.push(step);
    if (all('.learn-text').length === 0) unread.push(step);
    const taught = all('.learn main.table *').filter(isLit);
    for (const box of all('.learn-panel, .learn-more').filter(isFixed)) {
      const a = box.getBoundingClientRect();
      if (box.scrollHeight > box.clientHeight + 2) cut.push(step);
      for (const one of [
        ...taught,
        ...all('.learn .prompt, .learn .prompt button, .learn .table :is([data-meant="true"], [data-option])'),
      ]) {
        const b = one.getBoundingClientRect();
        const across = Math.min(a.right, b.right, innerWidth) - Math.max(a.left, b.left, 0);
        const down = Math.min(a.bottom, b.bottom, innerHeight) - Math.max(a.top, b.top, 0);
        const size = `${Math.round(across)} × ${Math.round(down)}`;
        if (across > 0.5 && down > 0.5) covered.push(`${step}: ${box.className} over ${one.className} by ${size}`);
      }
    }
    if (!walks || step === 'end') return { steps, covered, unread, cut };
    document.querySelector<HTMLElement>('.learn-on')?.click();
  }
}

export const coveredByGuide = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(walkHere, false)).covered;

/** Reads or skips every step, and measures each. */
export const walkThroughLesson = (page: Page): Promise<Walked> => page.evaluate(walkHere, true);
