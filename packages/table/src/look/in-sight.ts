// Where is a thing, and is it in sight? Where a row of things can be scrolled, it is scrolled to; whatever else there is stays where it is.

/** A zone by its name, as events call it. */
export const zoneOf = (zone: string): Element | null => document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);

const SCROLLS = /auto|scroll/;

/** What it would have to be scrolled within; null where nothing scrolls. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const isLarger = at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight;
    if (isLarger && SCROLLS.test(`${overflowX} ${overflowY}`)) return at;
  }
  return null;
}

export function bringIntoSight(element: Element): void {
  const scroller = scrollerOf(element);
  if (scroller === null) return;
  const [thing, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const isInside =
    thing.left >= frame.left && thing.right <= frame.right && thing.top >= frame.top && thing.bottom <= frame.bottom;
  if (!isInside) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
