// How is a pile opened? By a button that says how many cards lie in it.

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import './pile-button.css';

interface Props {
  readonly zone: string;
  readonly icon: IconName;
  readonly label: string;
  readonly count: number;
  open(): void;
}

export const PileButton = ({ zone, icon, label, count, open }: Props) => (
  <button type="button" className="pile-button" data-rove="" data-zone={zone} title={label} onClick={open}>
    <Icon name={icon} />
    <span className="pile-label">{label} </span>
    <b>{count}</b>
  </button>
);
