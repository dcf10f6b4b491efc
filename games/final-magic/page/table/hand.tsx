// What is in hand? The own cards in a fan; the other's only as many backs, and those that everybody knows.

import type { Seat } from '@duello/kernel';
import { CardBack, FacePicture, Icon, OwnRow, UPRIGHT_PHONE, useMedia } from '@duello/table';
import type { CardId } from '../../index.ts';
import { listOf } from '../answers/counts.ts';
import { TableCard } from '../pieces/table-card.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

const ORDER = ['gem', 'spell', 'currency'];

/** On an upright phone more cards than these lie in two rows of small ones: side by side each would be a strip. */
const ROW = 8;

export function OwnHand({ hidden = false }: { readonly hidden?: boolean }) {
  const table = useTable();
  const { view, mine, faces, used } = table;
  const rank = (id: CardId): number => ORDER.indexOf(faces.card(id)?.type ?? 'spell');
  const { hand, handSize } = view.players[mine];
  const cards = listOf(hidden ? {} : (hand ?? {})).toSorted((a, b) => rank(a) - rank(b));
  const crowded = useMedia(UPRIGHT_PHONE) && cards.length > ROW;
  const left: Record<CardId, number> = { ...used };
  const seen: Record<CardId, number> = {};
  return (
    <OwnRow
      {...{ prefix: 'fm', table, hidden, cards }}
      size={handSize}
      data-drop="buy back"
      data-crowded={crowded}
      style={{ '--columns': Math.ceil(cards.length / 2) }}
      card={(id) => {
        const taken = (left[id] ?? 0) > 0;
        if (taken) left[id]--;
        seen[id] = (seen[id] ?? 0) + 1;
        return <TableCard key={`${id}-${seen[id]}`} card={id} place="hand" used={taken} />;
      }}
    />
  );
}

export function OtherHand({ seat }: { readonly seat: Seat }) {
  const { view, faces } = useTable();
  const t = useWords();
  const { handSize, known } = view.players[seat];
  const open = listOf(known);
  const label = t('table.otherHand', { n: handSize });
  const names = open.length === 0 ? '' : `: ${open.map(faces.nameOf).join(', ')}`;
  return (
    <section className="other-hand" data-zone={`hand-${seat}`} aria-label={label + names} title={label + names}>
      {Array.from({ length: Math.min(8, Math.max(0, handSize - open.length)) }, (_, i) => i).map((i) => (
        <CardBack key={i} />
      ))}
      {open.slice(0, 4).map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
        <span key={`${id}-${index}`} className="known-card" data-tone={faces.face(id).tone} data-card={id}>
          <FacePicture face={faces.face(id)} />
        </span>
      ))}
      <Icon name="hand" className="hand-icon" />
      <b className="hand-count" aria-hidden="true">
        {handSize}
      </b>
    </section>
  );
}
