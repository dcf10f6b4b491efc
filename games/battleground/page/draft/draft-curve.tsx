// How dear are the spells that were chosen? A small column for each cost, and the crystals that pay for them.

import type { CardId } from '../../index.ts';
import { curveOf, meanOf } from '../answers/draft-picks.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './draft-spells.css';

interface Props {
  readonly cards: readonly CardId[];
  readonly crystals: number;
}

export function DraftCurve({ cards, crystals }: Props) {
  const { faces } = useTable();
  const t = useWords();
  const curve = curveOf(cards, faces.card);
  return (
    <figure className="bg-curve">
      <figcaption>{t('battleground.curve')}</figcaption>
      <ol className="bg-curve-bars">
        {curve.map((count, cost) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the cost
          <li key={cost}>
            <span className="visually-hidden">{t('battleground.curveOf', { n: count, cost })}</span>
            <span className="bg-curve-bar" aria-hidden="true">
              <b>{count > 0 ? count : ''}</b>
              <i style={{ '--n': count }} />
              <span>{cost}</span>
            </span>
          </li>
        ))}
      </ol>
      <p>{t('battleground.crystalsFollow', { n: crystals, mean: meanOf(crystals) })}</p>
    </figure>
  );
}
