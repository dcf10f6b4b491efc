// After how many rounds does life decide? The usual number, another one, or never.

import { Choices, type SetUpProps, useSettings, withOption } from '@duello/table';
import { Input, Label, TextField } from 'react-aria-components';
import { words } from '../../index.ts';
import { useWords } from '../words/use-words.ts';

const ANOTHER = 20;

export function SetUpRounds({ value, problem, onChange }: Omit<SetUpProps, 'seats'>) {
  const t = useWords();
  const { lang } = useSettings();
  const { title, sentence, values } = words[lang].settings.roundLimit;
  const limit = value.roundLimit;
  const kind = limit === undefined ? 'standard' : limit === 'off' ? 'off' : 'custom';
  const wrong = problem?.path === 'roundLimit';
  return (
    <div className="field">
      <Choices
        label={title}
        hint={sentence}
        value={kind}
        standard="standard"
        choices={(['standard', 'custom', 'off'] as const).map((id) => ({ id, name: values[id] }))}
        onChange={(id) => {
          const chosen = id === 'off' ? 'off' : id === 'custom' ? ANOTHER : null;
          onChange(withOption(value, 'roundLimit', chosen, null));
        }}
      />
      {kind === 'custom' && (
        <TextField
          className="field"
          isInvalid={wrong}
          value={String(limit)}
          onChange={(text) => onChange({ ...value, roundLimit: text })}
        >
          <Label>{t('battleground.roundsLabel')}</Label>
          <Input className="text-input" inputMode="numeric" maxLength={3} aria-describedby="bg-rounds-problem" />
        </TextField>
      )}
      <p id="bg-rounds-problem" className={wrong ? 'problem' : 'visually-hidden'} role="status">
        {wrong ? t('battleground.roundsProblem') : ''}
      </p>
    </div>
  );
}
