// How is a card read without hurry? In reading mode the one that was looked at last stays open beside the table.

import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/use-words.ts';
import { useLastZoomed, ZoomedCard } from './zoom.tsx';
import './reading.css';

/** The table, and in reading mode the card beside it: below it on an upright phone. */
export function ReadingLayout({ children }: { readonly children: ReactNode }) {
  const { reading } = useSettings();
  return (
    <div className="reading-layout" data-reading={reading}>
      {children}
      {reading && <ReadingPanel />}
    </div>
  );
}

function ReadingPanel() {
  const t = useWords();
  const zoomed = useLastZoomed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <aside className="reading" aria-label={t('reading')} tabIndex={0} data-card={zoomed?.face.id}>
      {zoomed === null ? <p className="hint">{t('table.readingHint')}</p> : <ZoomedCard zoomed={zoomed} />}
    </aside>
  );
}
