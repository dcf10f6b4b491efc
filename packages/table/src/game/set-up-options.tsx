// How are the options of a game's rules chosen before a match? As switches, each with a sentence and its usual value marked.

import { BadInput, type Json } from '@duello/kernel';
import type { ReactNode } from 'react';
import { Choices } from '../look/choices.tsx';
import { useWords } from '../words/use-words.ts';
import type { ChosenOptions, OptionProblem } from './set-up.ts';
import './set-up-options.css';

/** The values of each switch, the usual one first. */
type Switches = Readonly<Record<string, readonly (string | number)[]>>;

/** A game's words for an option. */
interface Setting {
  readonly title: string;
  readonly sentence: string;
  readonly values: Readonly<Record<string, string>>;
}
type Settings = Readonly<Record<string, Setting>>;

/** The options with one changed; the usual value is left out. */
export function withOption(options: ChosenOptions, name: string, value: Json, usual: Json): ChosenOptions {
  const { [name]: _, ...rest } = options;
  return value === usual ? rest : { ...rest, [name]: value };
}

/** What does not fit, as the rules themselves say it. */
export function problemOf(options: ChosenOptions, read: (options: ChosenOptions) => unknown): OptionProblem | null {
  try {
    read(options);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return { path: error.path.replace(/^options\./, ''), message: error.message };
    throw error;
  }
}

/** The switches that are not as usual, a few words each. */
export const changedSwitches = (switches: Switches, settings: Settings, options: ChosenOptions): readonly string[] =>
  Object.entries(switches).flatMap(([name, values]) => {
    const value = options[name];
    if (value === undefined || value === values[0]) return [];
    const { title, values: said } = settings[name];
    return [`${title}: ${said[String(value)] ?? String(value)}`];
  });

interface SwitchProps {
  readonly name: string;
  readonly values: Switches[string];
  readonly setting: Setting;
  readonly value: ChosenOptions;
  onChange(value: ChosenOptions): void;
}

const Switch = ({ name, values, setting, value, onChange }: SwitchProps) => (
  <Choices
    label={setting.title}
    hint={setting.sentence}
    value={String(value[name] ?? values[0])}
    standard={String(values[0])}
    choices={values.map((one) => ({ id: String(one), name: setting.values[String(one)] ?? String(one) }))}
    onChange={(id) => {
      const chosen = values.find((one) => String(one) === id) ?? values[0];
      onChange(withOption(value, name, chosen, values[0]));
    }}
  />
);

interface Props {
  readonly switches: Switches;
  readonly settings: Settings;
  readonly value: ChosenOptions;
  /** Said before them all. */
  readonly hint?: string;
  /** Switches that are chosen elsewhere. */
  readonly elsewhere?: readonly string[];
  /** Options that are no switches: their names, and what they are chosen by. */
  readonly others?: readonly string[];
  readonly children?: ReactNode;
  onChange(value: ChosenOptions): void;
}

/** All of them, folded away until somebody wants them. */
export function SetUpOptions(props: Props) {
  const { switches, settings, value, hint, elsewhere = [], others = [], children, onChange } = props;
  const t = useWords();
  const shown = Object.entries(switches).filter(([name]) => !elsewhere.includes(name));
  const isHere = (name: string): boolean => Object.hasOwn(switches, name) || others.includes(name);
  const changed = Object.keys(value).filter(isHere).length;
  const reset = (): void => onChange(Object.fromEntries(Object.entries(value).filter(([name]) => !isHere(name))));
  return (
    <details className="panel set-up-options">
      <summary>
        <h2>{t('options')}</h2> <span className="hint">{t('optionsChanged', { count: changed })}</span>
      </summary>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <div className="set-up-switches">
        {shown.map(([name, values]) => (
          <Switch key={name} {...{ name, values, value, onChange }} setting={settings[name]} />
        ))}
        {children}
      </div>
      {changed > 0 && (
        <button type="button" className="button quiet small" onClick={reset}>
          {t('optionsReset')}
        </button>
      )}
    </details>
  );
}
