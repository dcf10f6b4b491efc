// What does a screen reader tell by itself? The newest lines, added politely one after the other.

import { useSettled } from './use-settled.ts';
import './live.css';

export interface Told {
  readonly key: number;
  readonly text: string;
}

/** Lines stay a while: what is removed too soon is never read, and a whole turn may be told at once. */
export const KEPT_LINES = 60;

export function LiveRegion({ lines, question }: { readonly lines: readonly Told[]; readonly question: string }) {
  const settled = useSettled(question);
  return (
    <div className="live-region">
      <div role="log" aria-live="polite" aria-relevant="additions">
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p aria-live="polite">{settled}</p>
    </div>
  );
}
