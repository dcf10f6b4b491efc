// How are a number, a name, a word and a few words filled in?

import { type Field, wordFor } from '@duello/cards/form';
import { useWords } from '../words/use-words.ts';
import { useForm } from './form-context.ts';
import { Failures, Group, useFailing } from './group.tsx';

export interface LabelledProps {
  readonly field: Field;
  readonly label: string;
}

interface NumberProps extends LabelledProps {
  /** Beside a choice that has said what it is. */
  readonly isBeside?: boolean;
}

export function NumberField({ field: { path, form, held }, label, isBeside = false }: NumberProps) {
  const { change } = useForm();
  const failing = useFailing(isBeside ? `${path} number` : path);
  const isOptional = form.default === null;
  const write = (text: string): void => {
    const value = text === '' ? null : Math.trunc(Number(text));
    if (value === null ? isOptional : Number.isFinite(value)) change(path, value, true);
  };
  return (
    <div className="shop-field" data-kind="number">
      <label htmlFor={failing.id} className={isBeside ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        {...failing}
        className="text-input"
        type="number"
        inputMode="numeric"
        min={form.least}
        max={form.most}
        placeholder={isOptional ? '–' : undefined}
        value={held.is === 'number' ? held.value : ''}
        onChange={(event) => write(event.target.value)}
      />
      {!isBeside && <Failures path={path} />}
    </div>
  );
}

export function TextField({ field: { path, form, held }, label }: LabelledProps) {
  const { change } = useForm();
  const failing = useFailing(path);
  return (
    <div className="shop-field" data-kind="text">
      <label htmlFor={failing.id}>{label}</label>
      <input
        {...failing}
        className="text-input"
        type="text"
        autoComplete="off"
        maxLength={form.most}
        value={held.is === 'word' ? held.value : ''}
        onChange={(event) => change(path, event.target.value, true)}
      />
      <Failures path={path} />
    </div>
  );
}

export function FlagField({ field: { path, held }, label }: LabelledProps) {
  const { change } = useForm();
  const failing = useFailing(path);
  return (
    <div className="shop-field" data-kind="flag">
      <label>
        <input
          {...failing}
          type="checkbox"
          checked={held.is === 'flag' && held.value}
          onChange={(event) => change(path, event.target.checked)}
        />
        {label}
      </label>
      <Failures path={path} />
    </div>
  );
}

export function SomeField({ field: { path, form, held }, label }: LabelledProps) {
  const { change, words } = useForm();
  const chosen = held.is === 'words' ? held.value : [];
  const { values = [] } = form;
  return (
    <Group path={path} label={label} kind="some">
      {values.map((word) => (
        <label key={word}>
          <input
            type="checkbox"
            checked={chosen.includes(word)}
            onChange={(event) =>
              change(
                path,
                values.filter((one) => (one === word ? event.target.checked : chosen.includes(one))),
              )
            }
          />
          {wordFor(words, word)}
        </label>
      ))}
    </Group>
  );
}

const YES = 'true';
const NO = 'false';

/** One of several words, or none where that may be; yes, no and either are words too. */
export function WordField({ field: { path, form, held }, label }: LabelledProps) {
  const t = useWords();
  const { change, words, cardsAt } = useForm();
  const failing = useFailing(path);
  const isFlag = form.kind === 'flag';
  const choices: readonly (readonly [string, string])[] = isFlag
    ? [
        [YES, t('shop.yes')],
        [NO, t('shop.no')],
      ]
    : form.kind === 'card'
      ? cardsAt(path)
      : (form.values ?? []).map((word): readonly [string, string] => [word, wordFor(words, word)]);
  const value = held.is === 'word' ? held.value : held.is === 'flag' ? String(held.value) : '';
  const write = (word: string): void => change(path, word === '' ? null : isFlag ? word === YES : word);
  return (
    <div className="shop-field" data-kind="word">
      <label htmlFor={failing.id}>{label}</label>
      <select {...failing} className="text-input" value={value} onChange={(event) => write(event.target.value)}>
        {(form.default === null || !choices.some(([word]) => word === value)) && <option value="">–</option>}
        {choices.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
      <Failures path={path} />
    </div>
  );
}
