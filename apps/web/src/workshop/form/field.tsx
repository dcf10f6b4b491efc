// How is one field of a card filled in? By what it holds: a number, a word, several, a record, or effects.

import { blankFor, type Field, type Form, wordFor } from '@duello/cards/form';
import type { Json } from '@duello/kernel';
import { useWords } from '../words/use-words.ts';
import { AddRow } from './add-row.tsx';
import { EffectFields, EffectList } from './effects.tsx';
import { fieldWord } from './field-word.ts';
import { useForm } from './form-context.ts';
import { Failures, Group, useFailing } from './group.tsx';
import { PictureField } from './picture-field.tsx';
import { FlagField, type LabelledProps, NumberField, SomeField, TextField, WordField } from './plain-fields.tsx';

/** A word that leaves no choice is not shown. */
const isFixed = ({ kind, values }: Form): boolean => kind === 'word' && values?.length === 1;
const HIDDEN: readonly string[] = ['type', 'edition'];
const isShown = ({ name, form }: Field): boolean => !isFixed(form) && !HIDDEN.includes(name) && form.kind !== 'nothing';

interface FieldProps {
  readonly field: Field;
  /** Where it stands in a list, it is called by that. */
  readonly called?: string;
}

export function FieldRow({ field, called }: FieldProps) {
  const t = useWords();
  const { words } = useForm();
  if (!isShown(field)) return null;
  const label = called ?? fieldWord(t, words, field);
  if (field.form.ways !== undefined) return <WaysField field={field} label={label} />;
  return <PlainField field={field} label={label} />;
}

function PlainField({ field, label }: LabelledProps) {
  const { form, held, path } = field;
  if (held.is === 'unknown') return <StrangeField field={field} label={label} />;
  switch (form.kind) {
    case 'whole':
      return <NumberField field={field} label={label} />;
    case 'flag':
      return form.default === null ? (
        <WordField field={field} label={label} />
      ) : (
        <FlagField field={field} label={label} />
      );
    case 'some':
      return <SomeField field={field} label={label} />;
    case 'picture':
      return <PictureField field={field} label={label} />;
    case 'text':
      return <TextField field={field} label={label} />;
    case 'effects':
      return <EffectList field={field} label={label} Parts={Parts} />;
    case 'list':
      return <ListField field={field} label={label} />;
    case 'partial':
      return <PartialField field={field} label={label} />;
    case 'effect':
      return <EffectFields field={field} label={label} Parts={Parts} />;
    case 'record':
      if (form.default === null) return <OptionalRecord field={field} label={label} />;
      return (
        <Group
          path={path}
          label={label}
          kind={
            held.is === 'parts' && held.parts.every(({ form: { kind } }) => kind === 'whole') ? 'numbers' : 'record'
          }
        >
          <Parts field={field} />
        </Group>
      );
    default:
      return <WordField field={field} label={label} />;
  }
}

export const Parts = ({ field: { held } }: { readonly field: Field }) =>
  held.is === 'parts' || held.is === 'effect'
    ? held.parts.map((part) => <FieldRow key={part.name} field={part} />)
    : null;

function StrangeField({ field: { path }, label }: LabelledProps) {
  const t = useWords();
  const { remove } = useForm();
  return (
    <Group path={path} label={label}>
      <p className="hint">{t('shop.strange')}</p>
      <button type="button" className="button quiet small" onClick={() => remove(path)}>
        {t('shop.removeIt', { name: label })}
      </button>
    </Group>
  );
}

/** What a way of writing a field is called: by the first of its parts that says something. */
function wayWord(way: Form): string {
  const parts = Object.entries(way.parts ?? {});
  const fixed = parts.find(([, part]) => isFixed(part));
  if (fixed !== undefined) return fixed[1].values?.[0] ?? '';
  return (parts.find(([, part]) => part.kind !== 'whole') ?? parts[0])?.[0] ?? '';
}

/** Written in one of several ways: single words and the other ways stand in one list. */
function WaysField({ field, label }: LabelledProps) {
  const t = useWords();
  const { change, words } = useForm();
  const { path, form, way, written, held } = field;
  const failing = useFailing(path);
  const ways = form.ways ?? [];
  const choices = ways.flatMap(
    (one, at): readonly { readonly id: string; readonly name: string; readonly value: Json }[] => {
      if (one.kind === 'word') {
        return (one.values ?? []).map((word) => ({ id: `${at} ${word}`, name: wordFor(words, word), value: word }));
      }
      const name = one.kind === 'whole' ? t('shop.number') : wordFor(words, wayWord(one), 'way');
      return [{ id: String(at), name, value: blankFor(one) }];
    },
  );
  const now =
    held.is === 'word' ? `${way} ${held.value}` : held.is === 'unknown' || held.is === 'nothing' ? '' : String(way);
  const choose = (id: string): void => {
    const chosen = choices.find((one) => one.id === id);
    if (chosen !== undefined) change(path, chosen.value);
  };
  return (
    <div className="shop-ways" data-kind={written.kind}>
      <div className="shop-field" data-kind="word">
        <label htmlFor={failing.id}>{label}</label>
        <select {...failing} className="text-input" value={now} onChange={(event) => choose(event.target.value)}>
          {now === '' && <option value="">–</option>}
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {written.kind === 'whole' && (
        <NumberField field={{ ...field, form: written, path }} label={t('shop.number')} isBeside />
      )}
      {held.is === 'parts' && (
        <div className="shop-way">
          {held.parts.map((part) =>
            part.held.is === 'parts' && part.form.kind !== 'list' && held.parts.length === 1 ? (
              <Parts key={part.name} field={part} />
            ) : (
              <FieldRow key={part.name} field={part} />
            ),
          )}
        </div>
      )}
      <Failures path={path} />
    </div>
  );
}

function OptionalRecord({ field, label }: LabelledProps) {
  const t = useWords();
  const { change } = useForm();
  const { path, form, held } = field;
  const isThere = held.is !== 'nothing';
  return (
    <Group
      path={path}
      label={label}
      kind="optional"
      tools={
        <button
          type="button"
          className="button quiet small"
          onClick={() => change(path, isThere ? null : blankFor(form))}
        >
          {t(isThere ? 'shop.removeIt' : 'shop.addWhat', { name: label })}
        </button>
      }
    >
      {isThere && <Parts field={field} />}
    </Group>
  );
}

/** A list of records: what it gives, its Auras, its abilities; or of lists of effects to choose one from. */
function ListField({ field, label }: LabelledProps) {
  const t = useWords();
  const { change, remove } = useForm();
  const { path, written, held } = field;
  const items = held.is === 'list' ? held.items : [];
  const { item, most = Number.POSITIVE_INFINITY } = written;
  const add = (): void => {
    if (item !== undefined) change(`${path}[${items.length}]`, blankFor(item));
  };
  return (
    <Group path={path} label={label} kind="list">
      {items.map((one, at) => {
        const name = t('shop.entry', { name: label, n: at + 1 });
        return (
          <div className="shop-item" key={one.path}>
            <FieldRow field={one} called={name} />
            <button type="button" className="button quiet small" onClick={() => remove(one.path)}>
              {t('shop.removeIt', { name })}
            </button>
          </div>
        );
      })}
      {items.length < most && (
        <button type="button" className="button quiet small" onClick={add}>
          {t('shop.addWhat', { name: label })}
        </button>
      )}
    </Group>
  );
}

/** Moments: each is there or not. */
function PartialField({ field, label }: LabelledProps) {
  const t = useWords();
  const { change, remove, words } = useForm();
  const { path, written, held } = field;
  const there = held.is === 'parts' ? held.parts : [];
  const absent = Object.keys(written.parts ?? {}).filter((name) => !there.some((part) => part.name === name));
  return (
    <Group path={path} label={label} kind="list">
      {there.map((part) => (
        <div className="shop-item" key={part.name}>
          <FieldRow field={part} />
          <button type="button" className="button quiet small" onClick={() => remove(part.path)}>
            {t('shop.removeIt', { name: wordFor(words, part.name, part.form.kind) })}
          </button>
        </div>
      ))}
      {absent.length > 0 && (
        <AddRow
          label={t('shop.addWhat', { name: label })}
          choices={absent.map((name): readonly [string, string] => [
            name,
            wordFor(words, name, written.parts?.[name].kind),
          ])}
          add={(name) => change(`${path}.${name}`, [])}
        />
      )}
    </Group>
  );
}
