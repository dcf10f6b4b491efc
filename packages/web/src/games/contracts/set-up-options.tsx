// Which rules of Contracts can be switched? Each with a sentence, and the usual value marked.

import { SWITCHES, words } from '@duello/contracts';
import { Choices } from '../../shell/choices.tsx';
import { useSettings } from '../../shell/settings.ts';
import { useWords } from '../../words/use-words.ts';
import type { SetUpProps } from '../set-ups.ts';
import '../../shell/set-up-options.css';

const isSwitch = (name: string): boolean => Object.hasOwn(SWITCHES, name);

/** Against a bot the page itself asks who begins. */
const isAsked = (name: string, seats: SetUpProps['seats']): boolean => seats === 'two' || name !== 'firstPlayer';

export function SetUpOptions({ value, seats, onChange }: SetUpProps) {
  const t = useWords();
  const { lang } = useSettings();
  const { settings } = words[lang];
  const changed = Object.keys(value).filter(isSwitch).length;
  const reset = (): void => onChange(Object.fromEntries(Object.entries(value).filter(([name]) => !isSwitch(name))));
  return (
    <details className="panel set-up-options">
      <summary>
        <h2>{t('options')}</h2> <span className="hint">{t('optionsChanged', { count: changed })}</span>
      </summary>
      <div className="set-up-switches">
        {Object.entries(SWITCHES).map(([name, values]) => {
          if (!isAsked(name, seats)) return null;
          const setting = Object.entries(settings).find(([known]) => known === name)?.[1];
          if (setting === undefined) return null;
          const said = new Map(Object.entries(setting.values));
          return (
            <Choices
              key={name}
              label={setting.title}
              hint={setting.sentence}
              value={String(value[name] ?? values[0])}
              standard={values[0]}
              choices={values.map((one) => ({ id: one, name: said.get(one) ?? one }))}
              onChange={(id) => {
                const { [name]: _, ...rest } = value;
                onChange(id === values[0] ? rest : { ...rest, [name]: id });
              }}
            />
          );
        })}
      </div>
      {changed > 0 && (
        <button type="button" className="button quiet small" onClick={reset}>
          {t('optionsReset')}
        </button>
      )}
    </details>
  );
}
