// What lies between the players? The battleground, turned so that the viewer's home row is below.

import { other } from '@duello/kernel';
import { turnedFor } from '../pieces/board-orientation.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Arrows } from './arrows.tsx';
import { Field } from './field.tsx';
import { Points } from './points.tsx';
import { useArea } from './use-area.ts';
import './battlefield.css';

export function Battlefield() {
  const { view, mine, words } = useTable();
  const t = useWords();
  const turned = turnedFor(view, mine);
  const { lanes, rows, home, keys } = turned.geometry;
  const area = useArea();
  const homeOf = (field: string): 'own' | 'opposing' | null => {
    const at = keys.indexOf(field);
    return home[mine].includes(at) ? 'own' : home[other(mine)].includes(at) ? 'opposing' : null;
  };
  return (
    <section className="battlefield" aria-label={words.nouns.battleground} style={{ '--lanes': lanes, '--rows': rows }}>
      <div className="bg-grid" data-group="battlefield">
        {turned.rows.map((row, at) => (
          <span key={row} className="bg-row-name" style={{ gridRow: at + 1 }} aria-hidden="true">
            {row}
          </span>
        ))}
        {turned.lanes.map((lane, at) => (
          <span key={lane} className="bg-lane-name" style={{ gridColumn: at + 2 }} aria-hidden="true">
            {lane}
          </span>
        ))}
        {turned.fields.map((field) => (
          <Field
            key={field}
            field={field}
            at={turned.spotOf(field)}
            home={homeOf(field)}
            summon={view.summons.find((one) => one.field === field)}
            area={area}
          />
        ))}
        <div className="bg-over">
          <Points turned={turned} />
          <Arrows turned={turned} />
        </div>
      </div>
      <span className="visually-hidden">{t('battleground.orientation', { lanes, rows })}</span>
    </section>
  );
}
