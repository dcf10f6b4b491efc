// What of the market lies below what is seen of it? Its names at the lower edge, where a press leads there.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTable } from '../pieces/table-context.ts';

/** So much of a part must be seen for it not to be named. */
const ENOUGH = 0.6;

interface Sight {
  readonly ratio: number;
  /** What is missing of it is at its lower end. */
  readonly isCut: boolean;
}

/** Those that are not in sight yet: cut off at the lower edge, or after everything that is seen. */
function belowOf(parts: readonly Element[], sights: ReadonlyMap<Element, Sight>): readonly Element[] {
  const last = parts.findLastIndex((part) => (sights.get(part)?.ratio ?? 0) > 0);
  return parts.filter((part, at) => {
    const { ratio, isCut } = sights.get(part) ?? { ratio: 1, isCut: false };
    return ratio === 0 ? last >= 0 && at > last : ratio < ENOUGH && isCut;
  });
}

/** The parts of the market around this one that are not in sight yet. */
function useBelow(): { readonly mark: RefObject<HTMLButtonElement | null>; readonly below: readonly Element[] } {
  const mark = useRef<HTMLButtonElement>(null);
  const [below, setBelow] = useState<readonly Element[]>([]);
  useEffect(() => {
    const parts = [...(mark.current?.closest('.bg-market')?.querySelectorAll('[data-part]') ?? [])];
    const sights = new Map<Element, Sight>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio: ratio, intersectionRect: seen, boundingClientRect: whole } of entries) {
          sights.set(target, { ratio, isCut: seen.bottom < whole.bottom - 1 });
        }
        setBelow(belowOf(parts, sights));
      },
      { threshold: [0, 0.01, ENOUGH, 1] },
    );
    for (const part of parts) watcher.observe(part);
    return () => watcher.disconnect();
  }, []);
  return { mark, below };
}

/** For the eyes: the arrow keys bring everything into sight. */
export function MarketBelow() {
  const { words } = useTable();
  const { mark, below } = useBelow();
  const nameOf = (part: string | null): string =>
    part === 'crystals' ? words.nouns.crystals : `${words.nouns.tier} ${part}`;
  return (
    <button
      type="button"
      ref={mark}
      className="bg-below"
      data-some={below.length > 0}
      tabIndex={-1}
      aria-hidden="true"
      // The focus stays where it is: this may be gone after the press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => below[0]?.scrollIntoView({ block: 'start' })}
    >
      ▾ {below.map((part) => nameOf(part.getAttribute('data-part'))).join(' · ')}
    </button>
  );
}
