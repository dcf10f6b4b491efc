// What happened so far? Lines grouped by round, the newest in sight; a card's name shows the card.

import { Fragment, memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hasMoved } from '../browser/has-moved.ts';
import { useLogStops } from './log-stops.ts';
import './log.css';

/** A line in pieces: words, and names that stand for a card. */
export type Piece = string | { readonly card: string; readonly name: string };
export interface LogLine {
  readonly key: number;
  readonly pieces: readonly Piece[];
  /** Begins a group of its own, with this heading. */
  readonly heading: boolean;
  /** How often it happened in a row. */
  readonly times: number;
}

interface Props {
  readonly lines: readonly LogLine[];
  readonly label: string;
  /** Called with a card that is pointed at and what names it, and with null when no longer. */
  point(card: string | null, near: Element): void;
}

/** Pixels above the end that still count as there. */
const AT_END = 12;

interface Group {
  readonly head: LogLine | null;
  readonly lines: readonly LogLine[];
}

function groupsOf(lines: readonly LogLine[]): readonly Group[] {
  const groups: { head: LogLine | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (line.heading || groups.length === 0) groups.push({ head: line.heading ? line : null, lines: [] });
    if (!line.heading) groups.at(-1)?.lines.push(line);
  }
  return groups;
}

/** Keeps a line from breaking between a card and the punctuation beside it. */
const JOINER = '\u2060';
const joined = (text: string, index: number): string =>
  (index === 0 ? text : text.replace(/^(?=[),.;:])/, JOINER)).replace(/\($/, `(${JOINER}`);

function Line({ line, point }: { readonly line: LogLine; readonly point: Props['point'] }) {
  return line.pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
      <Fragment key={index}>{joined(piece, index)}</Fragment>
    ) : (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
        key={index}
        type="button"
        className="log-card"
        tabIndex={-1}
        onPointerMove={(event) => hasMoved(event) && point(piece.card, event.currentTarget)}
        onPointerLeave={({ currentTarget }) => point(null, currentTarget)}
        onFocus={({ currentTarget }) => point(piece.card, currentTarget)}
        onBlur={({ currentTarget }) => point(null, currentTarget)}
        onClick={({ currentTarget }) => point(piece.card, currentTarget)}
      >
        {piece.name}
      </button>
    ),
  );
}

interface GroupProps extends Group {
  readonly label: string;
  /** Among the newest, which lie open by themselves. */
  readonly fresh: boolean;
  /** The Tab key stops at its heading. */
  readonly stop: boolean;
  readonly point: Props['point'];
}

/** Lines never change: a group differs when it has more or fewer of them, or others. */
const isSame = (a: GroupProps, b: GroupProps): boolean =>
  a.head === b.head &&
  a.fresh === b.fresh &&
  a.stop === b.stop &&
  a.label === b.label &&
  a.point === b.point &&
  a.lines.length === b.lines.length &&
  a.lines[0] === b.lines[0] &&
  a.lines.at(-1) === b.lines.at(-1);

/** A folded round holds no lines: a long match has thousands of them. */
const Round = memo(function Round({ head, lines, label, fresh, stop, point }: GroupProps) {
  const [open, setOpen] = useState(fresh);
  return (
    <details open={fresh} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary tabIndex={stop ? 0 : -1}>{head === null ? label : <Line line={head} point={point} />}</summary>
      {open && (
        <ol>
          {lines.map((line) => (
            <li key={line.key}>
              <Line line={line} point={point} />
              {line.times > 1 && <span className="log-times"> ×{line.times}</span>}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}, isSame);

/** A prompt that grows takes room from the log: whoever was at its end stays there. */
function useNewestInSight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const log = box.current;
    if (log === null) return;
    let isAtEnd = true;
    const look = (): void => {
      isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - AT_END;
    };
    const watch = new ResizeObserver(() => {
      if (isAtEnd) log.scrollTo({ top: log.scrollHeight });
    });
    log.addEventListener('scroll', look);
    watch.observe(log);
    return () => {
      log.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [box]);
}

export function Log({ lines, label, point }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupsOf(lines), [lines]);
  const pointed = useRef<Element | null>(null);
  /** Once for each name that is pointed at, however far the pointer moves along it. */
  const pointOnce = useCallback(
    (card: string | null, near: Element): void => {
      const next = card === null ? null : near;
      if (next === pointed.current) return;
      pointed.current = next;
      point(card, near);
    },
    [point],
  );
  useEffect(() => {
    if (lines.length > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines.length]);
  useNewestInSight(box);
  const { stop, ...keys } = useLogStops(groups.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <section className="log" ref={box} tabIndex={0} aria-label={label} {...keys}>
      {groups.map(({ head, lines: inside }, index) => (
        <Round
          key={head?.key ?? -1}
          head={head}
          lines={inside}
          label={label}
          fresh={index >= groups.length - 2}
          stop={index === stop}
          point={pointOnce}
        />
      ))}
    </section>
  );
}
