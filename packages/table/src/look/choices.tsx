// How is one of a few things chosen? Radio buttons, each with a word, perhaps a sentence, and a mark on the usual one.

import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import { useWords } from '../words/use-words.ts';

export interface Choice<T extends string> {
  readonly id: T;
  readonly name: string;
  readonly text?: string;
  readonly lang?: string;
}

interface Props<T extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: T;
  /** Marked as the usual one. */
  readonly standard?: T;
  readonly choices: readonly Choice<T>[];
  /** The label is a heading of the page. */
  readonly heading?: boolean;
  onChange(value: T): void;
}

export function Choices<T extends string>({ label, hint, value, standard, choices, heading, onChange }: Props<T>) {
  const t = useWords();
  const choose = (id: string): void => {
    const chosen = choices.find((choice) => choice.id === id);
    if (chosen !== undefined) onChange(chosen.id);
  };
  return (
    <RadioGroup className="field" value={value} onChange={choose}>
      <Label className={heading ? 'field-heading' : 'field-label'}>{label}</Label>
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <div className="choices">
        {choices.map(({ id, name, text, lang }) => (
          <Radio key={id} value={id} className="choice">
            <span className="choice-name" lang={lang}>
              {name}
              {id === standard && <span className="standard">{t('standard')}</span>}
            </span>
            {text !== undefined && <span className="choice-text">{text}</span>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
