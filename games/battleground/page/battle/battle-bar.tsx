// How is a battle looked at? At its own pace, slower, held, or step by step.

import type { Pacing } from '../events/pacing.ts';
import { useWords } from '../words/use-words.ts';
import './battle-bar.css';

export function BattleBar({ pacing: { shown, held, slow, hold, go, step, setSlow } }: { readonly pacing: Pacing }) {
  const t = useWords();
  if (!shown) return null;
  return (
    <div
      className="bg-battle-bar"
      role="toolbar"
      aria-label={t('battleground.pacing')}
      // A press elsewhere on the table skips what is shown; here it must not.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <button type="button" onClick={held ? go : hold} aria-pressed={held}>
        <span aria-hidden="true">{held ? '▶' : '❚❚'}</span> {t(held ? 'battleground.goOn' : 'battleground.pause')}
      </button>
      <button type="button" onClick={step}>
        <span aria-hidden="true">❚▶</span> {t('battleground.step')}
      </button>
      <button type="button" onClick={() => setSlow(!slow)} aria-pressed={slow}>
        <span aria-hidden="true">½×</span> {t('battleground.slow')}
      </button>
    </div>
  );
}
