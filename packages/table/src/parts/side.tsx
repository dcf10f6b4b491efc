// What stands beside the table? Its tools, the question, and the log.

import type { ReactNode } from 'react';
import { Log, type LogLine } from '../look/log.tsx';
import { useWords } from '../words/use-words.ts';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

interface Props {
  readonly tools: ToolbarProps;
  readonly lines: readonly LogLine[];
  readonly children: ReactNode;
  point(card: string | null, near: Element): void;
}

export function Side({ tools, lines, children, point }: Props) {
  const t = useWords();
  return (
    <aside className="frame-side" aria-label={t('table.side')}>
      <Toolbar {...tools} />
      {children}
      <Log lines={lines} label={t('table.log')} point={point} />
    </aside>
  );
}
