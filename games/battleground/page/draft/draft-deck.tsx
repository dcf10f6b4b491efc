// What does a deck look like so far? Everything that was drafted, in the open, and the places that are still free.

import type { Seat } from '@duello/kernel';
import { counted, Icon } from '@duello/table';
import { CLASS_ICONS } from '../../art/class-icons.ts';
import { crystalOf, DECK_AT_START, FREE_PICKS } from '../../index.ts';
import { isColour } from '../cards/mana.ts';
import { Strip } from '../market/market-tile.tsx';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { DraftCurve } from './draft-curve.tsx';
import './draft-deck.css';
import '../market/market.css';

export function DraftDeck({ seat }: { readonly seat: Seat }) {
  const { view, mine, words, faces, nameOfSeat, decision, picks } = useTable();
  const t = useWords();
  const { class: id, unseen } = view.players[seat];
  const composing = seat === mine && decision?.shape === 'some';
  const chosen = composing ? picks.map((key) => (isColour(key) ? crystalOf(key) : key)) : [];
  const cards = [...unseen, ...chosen];
  const heading = `bg-deck-${seat}`;
  return (
    <section className="bg-deck" aria-labelledby={heading} data-group={`deck-${seat}`}>
      <h2 id={heading}>
        {id !== null && <Icon name={CLASS_ICONS[id]} />}
        <span>
          {seat === mine ? t('battleground.yourDeck') : t('battleground.deckOf', { name: nameOfSeat(seat) })}
          {id !== null && `: ${words.classes[id]}`}
        </span>
        <b>
          {cards.length}/{DECK_AT_START}
        </b>
      </h2>
      {cards.length === 0 && <p className="hint">{t('battleground.deckEmpty')}</p>}
      <ul>
        {counted(cards).map(([card, count]) => {
          const { name, kind, lines } = faces.face(card);
          return (
            <li key={card}>
              <Piece
                targetId={`pile:${card}`}
                card={card}
                className="bg-tile"
                label={[count > 1 ? `${count} ${name}` : name, kind, ...lines].join(', ')}
              >
                <Strip card={card} />
                {count > 1 && <b className="bg-times">×{count}</b>}
              </Piece>
            </li>
          );
        })}
      </ul>
      {composing && decision.what === 'spells' && <DraftCurve cards={chosen} crystals={FREE_PICKS - chosen.length} />}
    </section>
  );
}
