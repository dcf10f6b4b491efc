// What can be bought? Piles by family: the cards that are always there, then the four elements; folded while nobody buys.

import { Icon } from '@duello/table';
import { useEffect, useState } from 'react';
import { type CardId, ELEMENTS, type Element } from '../../index.ts';
import { TableCard } from '../pieces/table-card.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

type Family = Element | 'basic';
const FAMILIES: readonly Family[] = ['basic', ...ELEMENTS];

export function BuyZone() {
  const { view, faces, words, decision } = useTable();
  const t = useWords();
  const buying = decision?.what === 'buy';
  const [open, setOpen] = useState(buying);
  useEffect(() => setOpen(buying), [buying]);
  const piles = Object.entries(view.supply);
  const familyOf = (id: CardId): Family => {
    const card = faces.card(id);
    return card?.type === 'spell' && card.element !== null ? card.element : 'basic';
  };
  return (
    <section className="buy-zone" aria-label={words.nouns.buyZone} data-zone="supply" data-open={open}>
      <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="two-coins" /> {words.nouns.buyZone}
        <span className="fold-arrow" aria-hidden="true" />
        <span className="visually-hidden">{t(open ? 'table.fold' : 'table.unfold')}</span>
      </button>
      <div className="families" data-group="supply">
        {FAMILIES.map((family) => (
          <div key={family} className="family" data-family={family}>
            {piles
              .filter(([id]) => familyOf(id) === family)
              .map(([id, left]) => (
                <TableCard
                  key={id}
                  card={id}
                  place="supply"
                  count={left === null ? '∞' : `×${left}`}
                  mark={left === 0 ? 'empty' : 'left'}
                />
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}
