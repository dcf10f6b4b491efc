// Which spell is being cast? It shows over the battleground until its text is done.

import { Icon } from '@duello/table';
import { useTable } from '../pieces/table-context.ts';

export function Acting() {
  const { view, faces, decision } = useTable();
  // Whoever is asked reads it in the question, and needs to see the fields.
  const acting = decision === null ? view.acting.filter(({ gone }) => !gone).at(-1) : undefined;
  return (
    <span className="bg-acting" data-zone="acting" aria-hidden="true">
      {acting !== undefined && (
        <span className="bg-acting-name" data-tone={faces.face(acting.card).tone}>
          <Icon name={faces.face(acting.card).art} />
          {faces.nameOf(acting.card)}
        </span>
      )}
    </span>
  );
}
