// How does the table read without pictures? Both players and every zone as text.

import { other, type Seat } from '@duello/kernel';
import type { DescribedSection } from '@duello/language';
import { TextSheet } from '@duello/table';
import type { Counts } from '../../index.ts';
import { type TableContextValue, useTable } from '../pieces/table-context.ts';
import { type Say, useWords } from '../words/use-words.ts';

function rowsOf(seat: Seat, { view, words, faces }: TableContextValue, t: Say): readonly (readonly [string, string])[] {
  const { nouns } = words;
  const { health, mana, coins, hand, handSize, known, deckSize, discard, outcast, inPlay, shields } =
    view.players[seat];
  const list = (counts: Counts): string =>
    Object.entries(counts)
      .map(([id, n]) => (n > 1 ? `${faces.nameOf(id)} ×${n}` : faces.nameOf(id)))
      .join(', ') || t('table.none');
  const raised = shields.map(({ card, capacity }) => t('table.shield', { card: faces.nameOf(card), n: capacity }));
  return [
    [nouns.health, String(Math.max(0, health))],
    [nouns.mana, String(mana)],
    [nouns.coins, String(coins)],
    [`${nouns.hand} (${handSize})`, hand === null ? list(known) : list(hand)],
    [nouns.inPlay, list(inPlay)],
    [nouns.standingShields, raised.join(', ') || t('table.none')],
    [nouns.deck, String(deckSize)],
    [nouns.discardPile, list(discard)],
    [nouns.outcastPile, list(outcast)],
  ];
}

export function TextTable({ close }: { close(): void }) {
  const table = useTable();
  const t = useWords();
  const { view, words, faces, mine, nameOfSeat } = table;
  const { nouns } = words;
  const side = (seat: Seat): DescribedSection => ({
    title: nameOfSeat(seat),
    rows: rowsOf(seat, table, t).map(([label, text]) => ({ label, items: [text] })),
  });
  return (
    <TextSheet
      close={close}
      table={{ head: [`${nouns.round} ${view.round}`], near: side(mine), between: [], far: side(other(mine)) }}
    >
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
