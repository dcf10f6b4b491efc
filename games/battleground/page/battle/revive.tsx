// Which Summon comes back? Those of the own discard pile that may, laid out over the battleground.

import { CardFace, spokenFace } from '@duello/table';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';

export function Revive() {
  const { decision, faces, words } = useTable();
  if (decision?.what !== 'revive') return null;
  return (
    <section className="bg-revive" aria-label={words.nouns.discardPile} data-group="revive">
      {decision.options.map(({ key }) => {
        const face = faces.face(key);
        return (
          <Piece key={key} targetId={`pile:${key}`} card={key} className="bg-revive-card" label={spokenFace(face)}>
            <CardFace face={face} />
          </Piece>
        );
      })}
    </section>
  );
}
