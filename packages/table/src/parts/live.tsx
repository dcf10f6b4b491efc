// What does a screen reader tell by itself? The newest lines, added politely one after the other.

import { useSettled } from '../browser/use-settled.ts';
import type { Spoken } from '../match/log-lines.ts';
import './live.css';

export function LiveRegion({ lines, question }: { readonly lines: readonly Spoken[]; readonly question: string }) {
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
