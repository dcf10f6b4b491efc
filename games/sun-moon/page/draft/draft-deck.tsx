// What has been drafted so far? The own deck with its figures; of the other's what a draft in the open shows, or only how many.

import type { Seat } from '@duello/kernel';
import { counted, Icon } from '@duello/table';
import { DECK_CARDS } from '../../index.ts';
import { cardOf } from '../answers/target-ids.ts';
import { classSign } from '../cards/faces.ts';
import { DeckCurve } from '../decks/deck-curve.tsx';
import { byCost, figuresOf } from '../decks/deck-figures.ts';
import { DeckStrip } from '../decks/deck-strip.tsx';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './draft-deck.css';

/** The card that would join if the hand pressed now. */
function useJoining(own: boolean) {
  const { selected, faces } = useTable();
  const card = own && selected !== null ? cardOf(selected) : null;
  const data = card === null ? null : faces.card(card);
  return card === null || data === null ? null : { card, cost: data.cost };
}

export function DraftDeck({ seat, hidden }: { readonly seat: Seat; readonly hidden: boolean }) {
  const { view, mine, words, faces, nameOfSeat } = useTable();
  const t = useWords();
  const own = seat === mine;
  const joining = useJoining(own);
  const { class: clan, list: known, draft } = view.players[seat];
  const isPrivate = view.options.draftVisibility === 'private';
  const list = hidden && isPrivate ? null : known;
  const size = draft?.takenSize ?? list?.length ?? 0;
  const cards = counted((list ?? []).toSorted(byCost(faces.card, faces.nameOf)));
  const heading = `sm-drafted-${seat}`;
  return (
    <section className="sm-drafted" data-own={own} data-class={clan ?? 'neutral'} aria-labelledby={heading}>
      <h3 id={heading}>
        <Icon name={classSign(clan ?? 'neutral')} />
        <span>
          {nameOfSeat(seat) === words.nouns.you
            ? t('sunMoon.draft.yourDeck')
            : t('sunMoon.draft.deckOf', { name: nameOfSeat(seat) })}
          {clan !== null && <span className="sm-drafted-class">: {words.classes[clan]}</span>}
        </span>
        <b>
          {size}/{DECK_CARDS}
        </b>
      </h3>
      {list === null ? (
        <p className="hint">{t('sunMoon.draft.secret', { n: size })}</p>
      ) : (
        <DeckCurve figures={figuresOf(cards, faces.card)} joining={joining} />
      )}
      {list !== null && list.length === 0 && <p className="hint">{t('sunMoon.draft.empty')}</p>}
      <ul className="sm-strips" data-group={`drafted-${seat}`}>
        {cards.map(([card, copies]) => (
          <li key={card}>
            <Piece
              targetId={`known:${card}`}
              card={card}
              className="sm-strip-piece"
              label={t('sunMoon.deck.has', { n: copies, name: faces.nameOf(card) })}
            >
              <DeckStrip face={faces.face(card)} cost={faces.card(card)?.cost ?? 0} copies={copies} />
            </Piece>
          </li>
        ))}
      </ul>
    </section>
  );
}
