// How does the table read without pictures? Both players and every zone as text.

import { other, type Seat } from '@duello/kernel';
import { Sheet, type TextRow, TextRows } from '@duello/table';
import type { Counts } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

function Player({ seat }: { readonly seat: Seat }) {
  const { view, words, faces, nameOfSeat } = useTable();
  const t = useWords();
  const { nouns } = words;
  const { health, mana, coins, hand, handSize, known, deckSize, discard, outcast, inPlay, shields } =
    view.players[seat];
  const list = (counts: Counts): string =>
    Object.entries(counts)
      .map(([id, n]) => (n > 1 ? `${faces.nameOf(id)} ×${n}` : faces.nameOf(id)))
      .join(', ') || t('table.none');
  const raised = shields.map(({ card, capacity }) => t('table.shield', { card: faces.nameOf(card), n: capacity }));
  const rows: readonly TextRow[] = [
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
  return <TextRows title={nameOfSeat(seat)} rows={rows} />;
}

export function TextTable({ close }: { close(): void }) {
  const { view, words, faces, mine } = useTable();
  const t = useWords();
  const { nouns } = words;
  return (
    <Sheet title={t('table.textForm')} wide close={close}>
      <p>
        {nouns.round} {view.round}
      </p>
      <Player seat={mine} />
      <Player seat={other(mine)} />
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
    </Sheet>
  );
}
