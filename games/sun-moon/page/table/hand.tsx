// What is in hand? The own cards in a row; of the other's only how many, and those that everybody knows.

import type { Seat } from '@duello/kernel';
import { BackedHand, CardInHand, KnownInHand, OpenRow, OwnRow } from '@duello/table';
import type { CardId } from '../../index.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import './hand.css';

const HERE = { prefix: 'sm', Piece };

function InHand({ card, at, known }: { readonly card: CardId; readonly at: number; readonly known: boolean }) {
  const { faces, words } = useTable();
  const face = faces.face(card);
  const data = faces.card(card);
  const numbers = data?.type === 'summoning' ? `${data.attack}/${data.defense}` : null;
  const said = [face.name, data === null ? null : words.costs(data), numbers, face.kind, ...face.lines];
  return <CardInHand {...{ ...HERE, face, at, known }} label={said.filter(Boolean).join(', ')} />;
}

export function OwnHand({ hidden = false }: { readonly hidden?: boolean }) {
  const table = useTable();
  const { hand, handSize, knownAt } = table.view.players[table.mine];
  return (
    <OwnRow
      {...{ prefix: 'sm', table, hidden }}
      size={handSize}
      cards={hand}
      card={(card, at) => <InHand key={`${card}-${at}`} card={card} at={at} known={knownAt?.includes(at) === true} />}
    />
  );
}

const Known = ({ card }: { readonly card: CardId }) => <KnownInHand {...HERE} face={useTable().faces.face(card)} />;

const knownCard = (card: CardId, at: number) => <Known key={`${card}-${at}`} card={card} />;

export const OtherHand = ({ seat }: { readonly seat: Seat }) => (
  <BackedHand prefix="sm" seat={seat} player={useTable().view.players[seat]} most={12} card={knownCard} />
);

export function OpenHand({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  return <OpenRow {...{ prefix: 'sm', table, seat }} cards={table.view.players[seat].hand} card={knownCard} />;
}
