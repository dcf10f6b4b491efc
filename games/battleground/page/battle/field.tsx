// How does one field look? Its ground, its name, and whoever stands on it; a free one can be pressed when it is meant.

import type { PointArea, SummonView } from '../../index.ts';
import type { Spot } from '../pieces/board-orientation.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { useBattle } from './battle-context.ts';
import { Summon } from './summon.tsx';

interface Props {
  readonly field: string;
  readonly at: Spot;
  readonly home: 'own' | 'opposing' | null;
  readonly summon: SummonView | undefined;
  readonly area: PointArea | null;
}

/** A free field: a button while it can be meant or something can be dropped on it. */
function Free({ field }: { readonly field: string }) {
  const { affordanceOf, press, dropsAt } = useTable();
  const t = useWords();
  const targetId = `field:${field}`;
  const { meant } = affordanceOf(targetId);
  const drops = dropsAt(targetId);
  if (!meant && drops === undefined) return null;
  return (
    <button
      type="button"
      className="bg-free"
      data-rove={meant ? '' : undefined}
      data-target={targetId}
      data-drop={drops}
      data-meant={meant}
      tabIndex={meant ? undefined : -1}
      aria-hidden={!meant}
      aria-label={t('battleground.field', { field })}
      onClick={() => press(targetId)}
    >
      <span aria-hidden="true" />
    </button>
  );
}

export function Field({ field, at, home, summon, area }: Props) {
  const { busy, point } = useBattle();
  const targetId = `field:${field}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only what is pointed at is noted; pressing is for what stands on it
    <div
      className="bg-field"
      data-zone={`field-${field}`}
      data-home={home ?? undefined}
      data-odd={(at.x + at.y) % 2 === 1}
      data-reached={area?.fields.includes(field)}
      data-busy={busy.includes(field)}
      style={{ gridColumn: at.x + 2, gridRow: at.y + 1 }}
      onPointerEnter={() => point(targetId)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(targetId)}
      onBlur={() => point(null)}
    >
      <span className="bg-field-name" aria-hidden="true">
        {field}
      </span>
      {summon === undefined ? (
        <Free field={field} />
      ) : (
        <Summon summon={summon} marks={area?.marks.get(summon.id) ?? []} />
      )}
    </div>
  );
}
