// Which Summon comes back? Those of the own discard pile that may, laid out over the battleground.

import { CardFace } from '@duello/table';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';

export function Revive() {
  const { decision, faces, words } = useTable();
  if (decision?.what !== 'revive') return null;
  return (
    <section className="bg-revive" aria-label={words.nouns.discardPile} data-group="revive">
      {decision.options.map(({ key }) => {
        const face = faces.face(key);
        const label = [face.name, face.pips?.label, face.kind, ...face.lines].filter(Boolean).join(', ');
        return (
          <Piece key={key} targetId={`pile:${key}`} card={key} className="bg-revive-card" label={label}>
            <CardFace face={face} />
          </Piece>
        );
      })}
    </section>
  );
}
