// Where can a spell take effect between the fields? At the intersections, as small round targets while it asks for one.

import { pointArea } from '../../index.ts';
import type { Turned } from '../pieces/board-orientation.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { useBattle } from './battle-context.ts';
import { sayMark } from './use-area.ts';
import './points.css';

/** Who would be hit from there, in words. */
function useReached(): (key: string) => string {
  const { view, faces, mine, words } = useTable();
  const t = useWords();
  return (key) => {
    const { marks } = pointArea(view, key);
    const hit = view.summons.flatMap((one) => {
      const found = marks.get(one.id);
      if (found === undefined) return [];
      const what = found.map((mark) => sayMark(mark, t, words.conditions)).join(', ');
      const side = one.side === mine ? 'own' : 'other';
      return [`${t('battleground.summonOn', { name: faces.nameOf(one.card), field: one.field, side })}: ${what}`];
    });
    return hit.length === 0 ? t('battleground.hitsNobody') : hit.join('; ');
  };
}

export function Points({ turned }: { readonly turned: Turned }) {
  const { decision, words, faces, press, affordanceOf, dropsAt } = useTable();
  const { point } = useBattle();
  const reached = useReached();
  const asks = decision?.what === 'point';
  const { lanes, rows, points } = turned.geometry;
  const shown = points.flatMap(({ key }) => {
    const targetId = `point:${key}`;
    const { meant } = affordanceOf(targetId);
    const drops = dropsAt(targetId);
    return meant || drops !== undefined ? [{ key, targetId, meant, drops }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className="bg-points" data-group="points">
      {shown.map(({ key, targetId, meant, drops }) => {
        const { x, y } = turned.middleOf(key);
        return (
          <button
            key={key}
            type="button"
            className="bg-point"
            data-rove={meant ? '' : undefined}
            data-target={targetId}
            data-drop={drops}
            data-meant={meant}
            style={{ left: `${(100 * x) / lanes}%`, top: `${(100 * y) / rows}%` }}
            tabIndex={meant ? undefined : -1}
            aria-hidden={!meant}
            aria-label={asks ? `${words.option('point', key, faces.nameOf)}. ${reached(key)}` : key}
            onPointerEnter={() => point(targetId)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(targetId)}
            onBlur={() => point(null)}
            onClick={() => press(targetId)}
          />
        );
      })}
    </div>
  );
}
