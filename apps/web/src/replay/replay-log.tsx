// What happened, line by line? The line of the moment is marked and kept in sight; each line leads to its moment.

import { memo, useEffect, useRef } from 'react';
import type { Reading } from './use-replay.ts';
import { useWords } from './words/use-words.ts';

interface LineProps {
  readonly text: string;
  readonly opens: boolean;
  readonly current: boolean;
  readonly index: number;
  go(at: number): void;
}

/** Drawn again only when it changes: a long match has more than a thousand lines. */
const Line = memo(function Line({ text, opens, current, index, go }: LineProps) {
  return (
    <li data-opens={opens}>
      <button
        type="button"
        tabIndex={current ? 0 : -1}
        aria-current={current ? 'step' : undefined}
        onClick={() => go(index)}
      >
        {text}
      </button>
    </li>
  );
});

export function ReplayLog({ reading: { stops, at, go } }: { readonly reading: Reading }) {
  const t = useWords();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const line = box.current?.querySelector('ol')?.children.item(at);
    if (line instanceof HTMLElement && box.current !== null) {
      box.current.scrollTop = line.offsetTop - box.current.clientHeight / 2;
    }
  }, [at]);
  return (
    <aside className="replay-log" ref={box} aria-label={t('replay.log')}>
      <ol>
        {stops.map(({ moment, text, opens }, index) => (
          <Line key={moment} text={text} opens={opens} current={index === at} index={index} go={go} />
        ))}
      </ol>
    </aside>
  );
}
