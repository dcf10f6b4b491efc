// What stands beside the table? Its tools, what to know at the start, the question, and the log.

import type { ReactNode } from 'react';
import { Log, type LogLine } from '../look/log.tsx';
import { useWords } from '../words/use-words.ts';
import { FirstStepsNote } from './first-steps.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

interface Props {
  readonly tools: ToolbarProps;
  readonly lines: readonly LogLine[];
  /** The goal and the first step; null once they are known. */
  readonly firstSteps: string | null;
  readonly children: ReactNode;
  point(card: string | null, near: Element): void;
}

export function Side({ tools, lines, firstSteps, children, point }: Props) {
  const t = useWords();
  return (
    <aside className="frame-side" aria-label={t('table.side')}>
      <div className="side-top">
        <Toolbar {...tools} />
        <FirstStepsNote text={firstSteps} />
      </div>
      {children}
      <Log lines={lines} label={t('table.log')} point={point} />
    </aside>
  );
}
