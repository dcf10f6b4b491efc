// What is in hand? The own spells in a row, those that can be cast lifted; of the other's only how many.

import type { Seat } from '@duello/kernel';
import { CardFace, handTarget, Icon, OpenRow, OwnRow, spokenFace } from '@duello/table';
import type { CardId } from '../../index.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './hand.css';

function InHand({ card, at }: { readonly card: CardId; readonly at: number }) {
  const face = useTable().faces.face(card);
  return (
    <Piece
      targetId={handTarget(card, at)}
      card={card}
      className="bg-in-hand"
      dragged={`hand:${card}`}
      label={spokenFace(face)}
    >
      <CardFace face={face} />
    </Piece>
  );
}

/** Set aside until the hand is new. */
function Retained() {
  const { view, mine, words, faces } = useTable();
  const { retained, retainedSize } = view.players[mine];
  if (retainedSize === 0) return null;
  const names = (retained ?? []).map(faces.nameOf).join(', ');
  return (
    <span className="bg-retained" title={names} data-zone={`retained-${mine}`}>
      <Icon name="card-draw" />
      <b>{retainedSize}</b>
      <span className="bg-retained-words">
        {words.nouns.retained}
        <span className="visually-hidden">: {names}</span>
      </span>
    </span>
  );
}

export function OwnHand({ hidden = false }: { readonly hidden?: boolean }) {
  const table = useTable();
  const { hand, handSize } = table.view.players[table.mine];
  return (
    <OwnRow
      {...{ prefix: 'bg', table, hidden }}
      size={handSize}
      cards={hand}
      card={(card, at) => <InHand key={`${card}-${at}`} card={card} at={at} />}
    >
      <Retained />
    </OwnRow>
  );
}

export function OtherHand({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const t = useWords();
  const { handSize } = view.players[seat];
  const label = t('table.otherHand', { n: handSize });
  return (
    <span className="bg-other-hand" data-zone={`hand-${seat}`} title={label}>
      <Icon name="hand" />
      <span className="visually-hidden">{label}</span>
      <b aria-hidden="true">{handSize}</b>
    </span>
  );
}

function Known({ card, at }: { readonly card: CardId; readonly at: number }) {
  const { name, tone, art } = useTable().faces.face(card);
  return (
    <Piece targetId={`known:${card}#${at}`} card={card} className="bg-known" label={name}>
      <span className="bg-known-face" data-tone={tone}>
        <Icon name={art} />
      </span>
    </Piece>
  );
}

export function OpenHand({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  return (
    <OpenRow
      {...{ prefix: 'bg', table, seat }}
      cards={table.view.players[seat].hand}
      card={(card, at) => <Known key={`${card}-${at}`} card={card} at={at} />}
    />
  );
}
