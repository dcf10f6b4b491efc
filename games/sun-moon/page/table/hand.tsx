// What is in hand? The own cards in a row; of the other's only how many, and those that everybody knows.

import type { Seat } from '@duello/kernel';
import { BackedHand, CardInHand, KnownInHand, OpenRow, OwnRow } from '@duello/table';
import type { CardId } from '../../index.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './hand.css';

function InHand({ card, at, known }: { readonly card: CardId; readonly at: number; readonly known: boolean }) {
  const { faces, words } = useTable();
  const t = useWords();
  const face = faces.face(card);
  const data = faces.card(card);
  const numbers = data?.type === 'summoning' ? `${data.attack}/${data.defense}` : null;
  const said = [face.name, data === null ? null : words.costs(data), numbers, face.kind, ...face.lines];
  return (
    <CardInHand
      {...{ prefix: 'sm', face, Piece, at, dragged: 'hand' }}
      known={known ? t('sunMoon.known') : null}
      label={said.filter(Boolean).join(', ')}
    />
  );
}

export function OwnHand({ hidden = false }: { readonly hidden?: boolean }) {
  const { view, mine, words } = useTable();
  const { hand, handSize, knownAt } = view.players[mine];
  return (
    <OwnRow
      prefix="sm"
      seat={mine}
      noun={words.nouns.hand}
      size={handSize}
      cards={hand}
      hidden={hidden}
      card={(card, at) => <InHand key={`${card}-${at}`} card={card} at={at} known={knownAt?.includes(at) === true} />}
    />
  );
}

/** A card that everybody knows to be in the other's hand. */
function Known({ card }: { readonly card: CardId }) {
  const face = useTable().faces.face(card);
  const label = useWords()('sunMoon.knownOf', { name: face.name });
  return <KnownInHand {...{ prefix: 'sm', face, label, Piece }} />;
}

const knownCard = (card: CardId, at: number) => <Known key={`${card}-${at}`} card={card} />;

export function OtherHand({ seat }: { readonly seat: Seat }) {
  const { handSize, known } = useTable().view.players[seat];
  return (
    <BackedHand prefix="sm" seat={seat} size={handSize} known={known.length} most={12}>
      {known.map(knownCard)}
    </BackedHand>
  );
}

/** The other hand with its faces up, when both seats are looked through. */
export function OpenHand({ seat }: { readonly seat: Seat }) {
  const { view, words, nameOfSeat } = useTable();
  const cards = view.players[seat].hand ?? [];
  return (
    <OpenRow prefix="sm" seat={seat} noun={words.nouns.hand} name={nameOfSeat(seat)} cards={cards} card={knownCard} />
  );
}
