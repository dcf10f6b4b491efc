// What is being chosen apart from the table? A card of the discard area, as a small moment.

import { CardFace, type PromptOption } from '@duello/table';
import type { CardId } from '../../index.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import './choice-panel.css';

interface Shown {
  readonly card: CardId;
  readonly targetId: string;
}

/** How many cards a row holds when they lie in so many rows. */
const inRows = (cards: number) => ({
  '--shown': cards,
  '--in-two': Math.ceil(cards / 2),
  '--in-three': Math.ceil(cards / 3),
  '--in-four': Math.ceil(cards / 4),
});

function Cards({ cards }: { readonly cards: readonly Shown[] }) {
  const { faces, words } = useTable();
  return (
    <div className="sm-moment-cards" style={inRows(cards.length)}>
      {cards.map(({ card, targetId }) => {
        const face = faces.face(card);
        const data = faces.card(card);
        const said = [face.name, data === null ? null : words.costs(data), face.kind, ...face.lines];
        return (
          <Piece
            key={targetId}
            targetId={targetId}
            card={card}
            className="sm-moment-card"
            label={said.filter(Boolean).join(', ')}
          >
            <CardFace face={face} />
          </Piece>
        );
      })}
    </div>
  );
}

export function ChoicePanel({ options }: { readonly options: readonly PromptOption[] }) {
  const { decision, words } = useTable();
  if (decision?.what !== 'takeBack') return null;
  const cards = options.map(({ key }) => ({ card: key, targetId: `discards:${key}` }));
  return (
    <section className="sm-moment" aria-label={words.nouns.discardArea} data-group="moment">
      <Cards cards={cards} />
    </section>
  );
}
