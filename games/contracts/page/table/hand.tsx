// What is in hand? The own contracts in a row; of the other's only how many, and those that everybody knows.

import type { Seat } from '@duello/kernel';
import { BackedHand, CardInHand, KnownInHand, OpenRow, OwnRow, spokenFace } from '@duello/table';
import type { CardId } from '../../index.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './hand.css';

function InHand({ card, at, known }: { readonly card: CardId; readonly at: number; readonly known: boolean }) {
  const face = useTable().faces.face(card);
  const t = useWords();
  return (
    <CardInHand
      {...{ prefix: 'ct', face, Piece, at, dragged: 'hand' }}
      known={known ? t('contracts.known') : null}
      label={spokenFace(face)}
    />
  );
}

export function OwnHand({ hidden = false }: { readonly hidden?: boolean }) {
  const { view, mine, words } = useTable();
  const { hand, handSize, knownAt } = view.players[mine];
  return (
    <OwnRow
      prefix="ct"
      seat={mine}
      noun={words.nouns.hand}
      size={handSize}
      cards={hand}
      hidden={hidden}
      card={(card, at) => <InHand key={`${card}-${at}`} card={card} at={at} known={knownAt?.includes(at) === true} />}
    />
  );
}

/** A contract that everybody knows to be in the other's hand. */
function Known({ card }: { readonly card: CardId }) {
  const face = useTable().faces.face(card);
  const label = useWords()('contracts.knownOf', { name: face.name });
  return <KnownInHand {...{ prefix: 'ct', face, label, Piece }} />;
}

const knownCard = (card: CardId, at: number) => <Known key={`${card}-${at}`} card={card} />;

export function OtherHand({ seat }: { readonly seat: Seat }) {
  const { handSize, known } = useTable().view.players[seat];
  return (
    <BackedHand prefix="ct" seat={seat} size={handSize} known={known.length}>
      {known.map(knownCard)}
    </BackedHand>
  );
}

/** The other hand with its faces up, when both seats are looked through. */
export function OpenHand({ seat }: { readonly seat: Seat }) {
  const { view, words, nameOfSeat } = useTable();
  const cards = view.players[seat].hand ?? [];
  return (
    <OpenRow prefix="ct" seat={seat} noun={words.nouns.hand} name={nameOfSeat(seat)} cards={cards} card={knownCard} />
  );
}
