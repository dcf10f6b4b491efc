// How much mana has a player? A token for each, by colour and sign; the own ones can be laid on a prepared spell.

import type { Seat } from '@duello/kernel';
import { Icon, UPRIGHT_PHONE, useDrag, useMedia } from '@duello/table';
import { useRef } from 'react';
import { COLOURS, type Colour } from '../../index.ts';
import { SIGNS, sumOf } from '../cards/mana.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './mana-pool.css';

/** With more of a colour than this only one token is drawn, with their number. */
const FEW = 4;
const FEW_ON_A_PHONE = 1;

function Token({ colour, count, own }: { readonly colour: Colour; readonly count: number; readonly own: boolean }) {
  const { affordanceOf, press, join, words } = useTable();
  const targetId = `mana:${colour}`;
  const { begins, selected } = affordanceOf(targetId);
  const dragged = useRef(false);
  const drag = useDrag(own && begins ? targetId : null, (zone) => {
    const to = zone.getAttribute('data-target');
    if (to !== null) join(targetId, to);
  });
  const looks = (
    <span className="bg-mana" data-mana={colour}>
      <Icon name={SIGNS[colour]} />
      {count > 1 && <b>{count}</b>}
    </span>
  );
  if (!own || !begins) return looks;
  return (
    <button
      type="button"
      className="bg-mana-button"
      data-rove=""
      data-target={targetId}
      data-selected={selected}
      aria-pressed={selected}
      aria-label={words.option('mana', colour, () => '')}
      onClick={() => {
        if (!dragged.current) press(targetId);
        dragged.current = false;
      }}
      onPointerDown={(event) => {
        drag.onPointerDown(event);
        // A token is so small that the hand has left it before it is a drag.
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => void drag.onPointerMove(event)}
      onPointerUp={(event) => {
        dragged.current = drag.onPointerUp(event);
      }}
      onPointerCancel={drag.onPointerCancel}
    >
      {looks}
    </button>
  );
}

export function ManaPool({ seat }: { readonly seat: Seat }) {
  const { view, mine, words, nameOfSeat } = useTable();
  const t = useWords();
  const few = useMedia(UPRIGHT_PHONE) ? FEW_ON_A_PHONE : FEW;
  const { mana } = view.players[seat];
  const label = `${nameOfSeat(seat)}, ${words.nouns.mana}: ${sumOf(mana) === 0 ? t('table.none') : words.cost(mana)}`;
  return (
    <section className="bg-mana-pool" data-zone={`mana-${seat}`} data-group={`mana-${seat}`} aria-label={label}>
      {COLOURS.filter((colour) => mana[colour] > 0).map((colour) => (
        <span key={colour} className="bg-mana-colour">
          {mana[colour] > few ? (
            <Token colour={colour} count={mana[colour]} own={seat === mine} />
          ) : (
            Array.from({ length: mana[colour] }, (_, at) => at).map((at) => (
              <Token key={at} colour={colour} count={1} own={seat === mine} />
            ))
          )}
        </span>
      ))}
      {sumOf(mana) === 0 && (
        <span className="bg-mana-none" aria-hidden="true">
          {words.nouns.mana} –
        </span>
      )}
    </section>
  );
}
