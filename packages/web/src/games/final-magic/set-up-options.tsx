// Which rules of Final Magic can be switched? Each with a sentence, and the usual value marked.

import { SWITCHES, words } from '@duello/final-magic';
import type { Json } from '@duello/kernel';
import { Input, Label, TextField } from 'react-aria-components';
import { Choices } from '../../shell/choices.tsx';
import { useSettings } from '../../shell/settings.ts';
import { useWords } from '../../words/use-words.ts';
import type { Chosen, SetUpProps } from '../set-ups.ts';
import '../../shell/set-up-options.css';

const DEFAULT_ROUNDS = ['60', '30'] as const;

/** The options with one changed; the usual value is left out. */
function withOption(options: Chosen, name: string, value: Json, standard: Json): Chosen {
  const { [name]: _, ...rest } = options;
  return value === standard ? rest : { ...rest, [name]: value };
}

const isOption = (name: string): boolean => name !== 'supply';

export function SetUpOptions({ value, problem, onChange }: Omit<SetUpProps, 'seats'>) {
  const t = useWords();
  const { lang } = useSettings();
  const { settings } = words[lang];
  const changed = Object.keys(value).filter(isOption).length;
  const reset = (): void => onChange(Object.fromEntries(Object.entries(value).filter(([name]) => !isOption(name))));
  return (
    <details className="panel set-up-options">
      <summary>
        <h2>{t('options')}</h2> <span className="hint">{t('optionsChanged', { count: changed })}</span>
      </summary>
      <p className="hint">{t('playerAIs')}</p>
      <div className="set-up-switches">
        {Object.entries(SWITCHES).map(([name, values]) => {
          const setting = Object.entries(settings).find(([known]) => known === name)?.[1];
          if (setting === undefined) return null;
          const said = new Map(Object.entries(setting.values));
          return (
            <Choices
              key={name}
              label={setting.title}
              hint={setting.sentence}
              value={String(value[name] ?? values[0])}
              standard={String(values[0])}
              choices={values.map((one) => ({ id: String(one), name: said.get(String(one)) ?? String(one) }))}
              onChange={(id) => {
                const chosen = values.find((one) => String(one) === id) ?? values[0];
                onChange(withOption(value, name, chosen, values[0]));
              }}
            />
          );
        })}
        <RoundLimit value={value} problem={problem} onChange={onChange} />
      </div>
      {changed > 0 && (
        <button type="button" className="button quiet small" onClick={reset}>
          {t('optionsReset')}
        </button>
      )}
    </details>
  );
}

function RoundLimit({ value, problem, onChange }: Omit<SetUpProps, 'seats'>) {
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
