// After how many rounds does a match end by itself? The usual number, one's own, or never.

import { Choices, type SetUpProps, useSettings, withOption } from '@duello/table';
import { Input, Label, TextField } from 'react-aria-components';
import { words } from '../../index.ts';
import { useWords } from '../words/use-words.ts';

const DEFAULT_ROUNDS = ['60', '30'] as const;

export function SetUpRounds({ value, problem, onChange }: Omit<SetUpProps, 'seats'>) {
  const t = useWords();
  const { lang } = useSettings();
  const { title, sentence, values } = words[lang].settings.roundLimit;
  const limit = value.roundLimit;
  const kind = limit === undefined ? 'standard' : limit === 'off' ? 'off' : 'custom';
  const [rounds = '', sudden = ''] = typeof limit === 'string' ? limit.split('/') : DEFAULT_ROUNDS;
  const wrong = problem?.path === 'roundLimit';
  const field = (label: string, shown: string, change: (text: string) => string) => (
    <TextField
      className="field"
      isInvalid={wrong}
      value={shown}
      onChange={(text) => onChange({ ...value, roundLimit: change(text.replaceAll('/', '')) })}
    >
      <Label>{label}</Label>
      <Input className="text-input" inputMode="numeric" maxLength={4} aria-describedby="rounds-problem" />
    </TextField>
  );
  return (
    <div className="field set-up-rounds">
      <Choices
        label={title}
        hint={sentence}
        value={kind}
        standard="standard"
        choices={[
          { id: 'standard', name: values.standard },
          { id: 'custom', name: values.custom },
          { id: 'off', name: values.off },
        ]}
        onChange={(id) => {
          const chosen = id === 'off' ? 'off' : id === 'custom' ? '40/20' : null;
          onChange(withOption(value, 'roundLimit', chosen, null));
        }}
      />
      {kind === 'custom' && (
        <div className="set-up-numbers">
          {field(t('roundsNormal'), rounds, (text) => `${text}/${sudden}`)}
          {field(t('roundsSudden'), sudden, (text) => `${rounds}/${text}`)}
        </div>
      )}
      <p id="rounds-problem" className={wrong ? 'problem' : 'visually-hidden'} role="status">
        {wrong ? t('roundsProblem') : ''}
      </p>
    </div>
  );
}
