// How does a deck look in figures? A column for each cost, the share of each type, and what can answer.

import { Icon } from '@duello/table';
import { type CardId, TYPES } from '../../index.ts';
import { typeSign } from '../cards/faces.ts';
import { useWords } from '../words/use-words.ts';
import type { Figures } from './deck-figures.ts';
import './deck-curve.css';

interface Props {
  readonly figures: Figures;
  /** A card that would join: its column is shown one higher. */
  readonly joining?: { readonly card: CardId; readonly cost: number } | null;
}

function Bars({ figures: { curve, mean, size }, joining = null }: Props) {
  const t = useWords();
  const last = curve.length - 1;
  const column = (cost: number): string => (cost === last ? `${cost}+` : String(cost));
  const at = joining === null ? -1 : Math.min(last, joining.cost);
  const most = Math.max(6, ...curve.map((n, cost) => n + Number(cost === at)));
  const said = curve.map((n, cost) => t('sunMoon.deck.curveOf', { n, cost: column(cost) }));
  return (
    <figure className="sm-curve">
      <figcaption>
        {t('sunMoon.deck.curve')} {size > 0 && <span className="hint">{t('sunMoon.deck.mean', { mean })}</span>}
      </figcaption>
      <div className="sm-curve-bars" role="img" aria-label={said.join(', ')}>
        {curve.map((n, cost) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its cost
          <span key={cost} className="sm-curve-bar" style={{ '--n': n / most, '--more': cost === at ? 1 / most : 0 }}>
            <b>{n > 0 || cost === at ? n + Number(cost === at) : ''}</b>
            <i />
            <span>{column(cost)}</span>
          </span>
        ))}
      </div>
    </figure>
  );
}

export function DeckCurve({ figures, joining = null }: Props) {
  const t = useWords();
  const { types, fast, size } = figures;
  const share = size === 0 ? 0 : Math.round((100 * fast) / size);
  return (
    <div className="sm-figures">
      <Bars figures={figures} joining={joining} />
      <ul className="sm-figure-parts">
        {TYPES.map((type) => (
          <li key={type}>
            <Icon name={typeSign(type)} /> <b>{types[type]}</b>{' '}
            <span>{t(`sunMoon.deck.types.${type}`, { n: types[type] })}</span>
          </li>
        ))}
        <li>
          <Icon name="fast-forward-button" /> <b>{fast}</b> <span>{t('sunMoon.deck.fast', { share })}</span>
        </li>
      </ul>
    </div>
  );
}
