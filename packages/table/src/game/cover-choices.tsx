// How is one of a few decks or classes chosen? By its cover; the others lie dimmed beside it.

import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import './cover-choices.css';

interface CoverChoice {
  readonly id: string;
  readonly cover: ReactNode;
  readonly isBarred?: boolean;
  choose(): void;
}

interface Props {
  readonly label: string;
  /** The label is a heading of the page. */
  readonly heading?: boolean;
  readonly value: string | null;
  readonly choices: readonly CoverChoice[];
}

export const CoverChoices = ({ label, heading = false, value, choices }: Props) => (
  <RadioGroup
    className="cover-choices"
    value={value}
    onChange={(chosen) => choices.find(({ id }) => id === chosen)?.choose()}
  >
    <Label className={heading ? 'field-heading' : 'field-label'}>{label}</Label>
    <div className="cover-row">
      {choices.map(({ id, cover, isBarred = false }) => (
        <Radio key={id} value={id} className="cover-radio" isDisabled={isBarred}>
          {cover}
        </Radio>
      ))}
    </div>
  </RadioGroup>
);
