// How are the effects of a card written? One below the other, each with its fields; added by what they do.

import { type Field, opWord, wordFor } from '@duello/cards/form';
import type { ComponentType } from 'react';
import { useWords } from '../words/use-words.ts';
import { AddRow } from './add-row.tsx';
import { useForm } from './form-context.ts';
import { Group } from './group.tsx';

interface Props {
  readonly field: Field;
  readonly label: string;
  /** The fields of an effect: effects stand in them too. */
  readonly Parts: ComponentType<{ readonly field: Field }>;
}

/** What an effect is called: what it does, and its number where several do the same. */
const nameOf = (words: Parameters<typeof opWord>[0], { held }: Field): string =>
  held.is === 'effect' ? opWord(words, held.op) : '';

export function EffectList({ field, label, Parts }: Props) {
  const t = useWords();
  const { addEffect, move, remove, words, workshop } = useForm();
  const { path, held } = field;
  const items = held.is === 'list' ? held.items : [];
  return (
    <Group path={path} label={label} kind="effects">
      {items.map((item, at) => {
        const name = nameOf(words, item) || t('shop.effect', { n: at + 1 });
        return (
          <Group
            key={item.path}
            path={item.path}
            label={name}
            kind="effect"
            tools={
              <>
                {at > 0 && <Tool label={t('shop.up', { name })} sign="↑" press={() => move(item.path, -1)} />}
                {at < items.length - 1 && (
                  <Tool label={t('shop.down', { name })} sign="↓" press={() => move(item.path, 1)} />
                )}
                <Tool label={t('shop.removeIt', { name })} sign="✕" press={() => remove(item.path)} />
              </>
            }
          >
            {item.held.is === 'effect' ? <Parts field={item} /> : <p className="hint">{t('shop.strange')}</p>}
          </Group>
        );
      })}
      <OpChoice label={label} choose={(op) => addEffect(path, op)} ops={Object.keys(workshop.ops)} />
    </Group>
  );
}

const Tool = ({ label, sign, press }: { readonly label: string; readonly sign: string; press(): void }) => (
  <button type="button" className="shop-tool" aria-label={label} title={label} onClick={press}>
    {sign}
  </button>
);

interface OpProps {
  readonly label: string;
  readonly ops: readonly string[];
  choose(op: string): void;
}

function OpChoice({ label, ops, choose }: OpProps) {
  const t = useWords();
  const { words } = useForm();
  const choices = ops
    .map((op): readonly [string, string] => [op, opWord(words, op)])
    .sort(([, a], [, b]) => a.localeCompare(b));
  return <AddRow label={`${t('shop.addEffect')}: ${label}`} choices={choices} add={choose} />;
}

/** One effect that stands inside another: another one can be chosen in its place. */
export function EffectFields({ field, label, Parts }: Props) {
  const { addEffect, words, workshop } = useForm();
  const { path, held } = field;
  return (
    <Group path={path} label={`${label}: ${nameOf(words, field) || wordFor(words, 'effect')}`} kind="effect">
      {held.is === 'effect' && <Parts field={field} />}
      <OpChoice label={label} choose={(op) => addEffect(path, op)} ops={Object.keys(workshop.ops)} />
    </Group>
  );
}
