// What happens just now? The spell that is being cast and a line in words, below the battleground: home rows stay in sight.

import { FacePicture } from '@duello/table';
import { useTable } from '../pieces/table-context.ts';
import './battle-caption.css';

export function BattleCaption() {
  const { view, faces, decision, happening } = useTable();
  // Whoever is asked reads it in the question.
  const acting = decision === null ? view.acting.filter(({ gone }) => !gone).at(-1) : undefined;
  return (
    <div className="bg-caption" aria-hidden="true">
      <span className="bg-acting" data-zone="acting">
        {acting !== undefined && (
          <span className="bg-acting-name" data-tone={faces.face(acting.card).tone}>
            <FacePicture face={faces.face(acting.card)} />
            {faces.nameOf(acting.card)}
          </span>
        )}
      </span>
      <p className="bg-happening">{happening}</p>
    </div>
  );
}
