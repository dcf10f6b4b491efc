// How does a card lie on the table? As a button: marked when something can be done with it, with its reason when not.

import { CardFace, useHandling } from '@duello/table';
import { type ReactNode, useId } from 'react';
import type { CardId } from '../../index.ts';
import type { CardZone } from '../answers/actions.ts';
import { useWords } from '../words/use-words.ts';
import { useTable } from './table-context.ts';
import './table-card.css';

interface Props {
  readonly card: CardId;
  readonly place: CardZone;
  /** Which of several alike, from 1. */
  readonly index?: number;
  /** Copies in the pile. */
  readonly count?: string;
  /** Taken into something that is being composed. */
  readonly used?: boolean;
  readonly mark?: string;
  /** More to say of it to whoever does not see it. */
  readonly say?: string;
  readonly children?: ReactNode;
}

/** Where a card may be dropped: hand cards into the arena or on a shield, bought ones there or into the hand. */
const DROPS: Readonly<Record<CardZone, string | null>> = {
  hand: 'cast',
  supply: 'buy',
  shield: null,
  play: null,
  spell: null,
  own: 'back',
};

export function TableCard({ card, place, index = 0, count, used = false, mark, say, children }: Props) {
  const { faces, choices, selected, press, act, words, lit } = useTable();
  const t = useWords();
  const face = faces.face(card);
  const target = { place, card, index, used };
  const legal = choices.at(target).length > 0;
  const blockedAt = choices.blockedAt(target);
  const isSelected = selected?.place === place && selected.card === card && selected.index === index;
  const [first] = blockedAt;
  const why = !legal && first !== undefined ? words.reason(first.reason, faces.nameOf) : null;
  const clause = first?.reason.clause ?? null;
  const handling = useHandling({
    face,
    note: why === null || clause === null ? why : `${why} (${clause})`,
    selected: isSelected,
    takes: !legal ? null : place === 'hand' ? `${DROPS.hand} hand:${card}` : DROPS[place],
    press: () => press(target),
    act: () => act(target),
    drop(zone) {
      const shield = Number(zone.getAttribute('data-shield') ?? 0);
      if (shield === 0) act(target);
      else act({ place: 'shield', card: zone.getAttribute('data-card') ?? '', index: shield, by: card });
    },
    twice: () => {
      if (place === 'hand' || place === 'supply' || place === 'shield') if (!used) act(target);
    },
  });
  const text = useId();
  // What the mark shows to the eyes.
  const usable = legal && !used && say === undefined ? t('table.usable') : null;
  const spoken = [say, usable, why].filter(Boolean).join(', ');
  return (
    <button
      {...handling}
      type="button"
      className="piece table-card"
      data-rove=""
      data-card={card}
      data-legal={legal}
      data-selected={isSelected}
      data-used={used}
      data-lit={lit === card}
      data-mark={mark}
      aria-describedby={text}
      aria-pressed={isSelected || used}
    >
      <CardFace face={face} />
      <span id={text} hidden>
        {face.kind}. {face.lines.join(' ')}
      </span>
      {spoken !== '' && <span className="visually-hidden">{spoken}</span>}
      {count !== undefined && <span className="pile-count">{count}</span>}
      {legal && !used && <span className="legal-mark" aria-hidden="true" />}
      {used && <span className="used-mark" aria-hidden="true" />}
      {children}
    </button>
  );
}
