// How does the table read without pictures? As its description says it, and every pile of the buy zone with its text.

import { TextSheet } from '@duello/table';
import { describeTable } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';

export function TextTable({ close }: { close(): void }) {
  const { view, words, faces, nameOfSeat } = useTable();
  const { nouns } = words;
  const names = { seat: nameOfSeat, card: faces.nameOf, inHand: () => '' };
  return (
    <TextSheet close={close} table={describeTable(view, words, names)}>
      <section>
        <h3>{nouns.buyZone}</h3>
        <ul className="text-supply">
          {Object.entries(view.supply).map(([id, left]) => (
            <li key={id}>
              {faces.nameOf(id)}, {nouns.price} {faces.card(id)?.price ?? 0}, {left === null ? '∞' : `×${left}`}.{' '}
              {faces.face(id).lines.join(' ')}
            </li>
          ))}
        </ul>
      </section>
    </TextSheet>
  );
}
