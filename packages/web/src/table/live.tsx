// What does a screen reader tell by itself? The newest lines, added politely one after the other.
import './live.css';

export interface Told {
  readonly key: number;
  readonly text: string;
}

/** Lines stay a while: what is removed too soon is never read. */
const KEPT = 12;

export function LiveRegion({ lines, question }: { readonly lines: readonly Told[]; readonly question: string }) {
  return (
    <div className="live-region">
      <div role="log" aria-live="polite" aria-relevant="additions">
        {lines.slice(-KEPT).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p aria-live="polite">{question}</p>
    </div>
  );
}
