// What is in hand? The own cards in a row; of the other's only how many, and those that everybody knows.

import type { Seat } from '@duello/kernel';
import type { CardId } from '@duello/sun-moon';
import { CardBack, CardFace } from '../../table/card.tsx';
import { Icon } from '../../table/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { Piece } from './piece.tsx';
import { useTable } from './table-context.ts';
import { handThing } from './things.ts';
import './hand.css';

function InHand({ card, at, known }: { readonly card: CardId; readonly at: number; readonly known: boolean }) {
  const { faces, words } = useTable();
  const t = useWords();
  const face = faces.face(card);
  const data = faces.card(card);
  const numbers = data?.type === 'summoning' ? `${data.attack}/${data.defense}` : null;
  const said = [face.name, data === null ? null : words.costs(data), numbers, face.kind, ...face.lines];
  return (
    <Piece
      thing={handThing(card, at)}
      card={card}
      className="sm-in-hand"
      dragged="hand"
      label={said.filter(Boolean).join(', ')}
      facts={known ? [t('sunMoon.known')] : []}
    >
      <CardFace face={face} />
      {known && <Icon name="eye-target" className="sm-known-mark" />}
    </Piece>
  );
}

export function OwnHand({ hidden = false }: { readonly hidden?: boolean }) {
  const { view, mine, words } = useTable();
  const { hand, handSize, knownAt } = view.players[mine];
  const cards = hidden ? [] : (hand ?? []);
  return (
    <section
      className="sm-hand"
      aria-label={`${words.nouns.hand} (${handSize})`}
      data-zone={`hand-${mine}`}
      data-group="hand"
      style={{ '--cards': Math.max(1, handSize) }}
    >
      <div className="sm-hand-cards">
        {hidden && Array.from({ length: handSize }, (_, i) => i).map((i) => <CardBack key={i} />)}
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hand keeps its order
          <InHand key={`${card}-${at}`} card={card} at={at} known={knownAt?.includes(at) === true} />
        ))}
      </div>
    </section>
  );
}

/** A card that everybody knows to be in the other's hand. */
function Known({ card }: { readonly card: CardId }) {
  const { faces } = useTable();
  const t = useWords();
  const face = faces.face(card);
  return (
    <Piece thing={`known:${card}`} card={card} className="sm-known" label={t('sunMoon.knownOf', { name: face.name })}>
      <span className="sm-known-face" data-tone={face.tone}>
        <Icon name={face.art} />
      </span>
    </Piece>
  );
}

export function OtherHand({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const t = useWords();
  const { handSize, known } = view.players[seat];
  const label = t('table.otherHand', { n: handSize });
  return (
    <section
      className="sm-other-hand"
      data-zone={`hand-${seat}`}
      data-group={`hand-${seat}`}
      aria-label={label}
      title={label}
    >
      <span className="sm-backs" aria-hidden="true">
        {Array.from({ length: Math.min(12, Math.max(0, handSize - known.length)) }, (_, i) => i).map((i) => (
          <span key={i} className="sm-back" />
        ))}
      </span>
      {known.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
        <Known key={`${card}-${index}`} card={card} />
      ))}
      <Icon name="hand" className="sm-hand-icon" />
      <b className="sm-hand-count">{handSize}</b>
    </section>
  );
}

/** The other hand with its faces up, when both seats are looked through. */
export function OpenHand({ seat }: { readonly seat: Seat }) {
  const { view, words, nameOfSeat } = useTable();
  const cards = view.players[seat].hand ?? [];
  return (
    <section
      className="sm-open-hand"
      data-zone={`hand-${seat}`}
      data-group={`hand-${seat}`}
      aria-label={`${words.nouns.hand}: ${nameOfSeat(seat)} (${cards.length})`}
    >
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hand keeps its order
        <Known key={`${card}-${index}`} card={card} />
      ))}
    </section>
  );
}
