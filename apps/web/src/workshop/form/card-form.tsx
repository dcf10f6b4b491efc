// How is a card changed? In a form that is made from the schema of its game, field by field.

import {
  type CardParts,
  type CardSet,
  type FormWords,
  movedValue,
  openForm,
  stepsOf,
  valueAt,
  type Workshop,
  withoutValue,
  withValue,
} from '@duello/cards/form';
import type { Json } from '@duello/kernel';
import { isRecord } from '@duello/language';
import { useMemo } from 'react';
import { useWords } from '../words/use-words.ts';
import { FieldRow } from './field.tsx';
import { fittingEffect } from './fitting-effect.ts';
import { FormContext, type FormTools } from './form-context.ts';
import { PlaceFields } from './place-fields.tsx';

interface Props {
  readonly workshop: Workshop;
  readonly words: FormWords;
  readonly cards: CardSet;
  readonly id: string;
  readonly failures: ReadonlyMap<string, readonly string[]>;
  nameOf(card: string): string;
  change(card: CardParts, field: string | null): void;
}

const isCard = (json: Json): json is CardParts => isRecord(json);
/** These stand together below the rest. */
const OF_PLACE: readonly string[] = ['copies', 'instead'];

export function CardForm({ workshop, words, cards, id, failures, nameOf, change }: Props) {
  const t = useWords();
  const card = cards[id];
  const form = workshop.form(String(card.type));
  const opened = useMemo(() => openForm(workshop.ops, form, card), [workshop, form, card]);
  const put = (next: Json, field: string | null): void => {
    if (isCard(next)) change(next, field);
  };
  const named = (ids: readonly string[]): readonly (readonly [string, string])[] =>
    ids.map((one): readonly [string, string] => [one, nameOf(one)]).sort(([, a], [, b]) => a.localeCompare(b));
  const tools: FormTools = {
    workshop,
    words,
    failures,
    cardsAt: (path) => named(path.startsWith('instead') ? workshop.standsFor(card) : workshop.named(cards)),
    change: (path, value, isTyped = false) =>
      put(withValue(extended(card, path), path, value), isTyped ? `${id} ${path}` : null),
    remove: (path) => put(withoutValue(card, path), null),
    move: (path, by) => put(movedValue(card, path, by), null),
    addEffect: (path, op) => put(fittingEffect(workshop, cards, id, path, op), null),
  };
  const parts = opened.held.is === 'parts' ? opened.held.parts : [];
  return (
    <FormContext value={tools}>
      <section className="panel shop-form" aria-labelledby="shop-form">
        <h2 id="shop-form">{t('shop.form')}</h2>
        {parts
          .filter(({ name }) => !OF_PLACE.includes(name))
          .map((part) => (
            <FieldRow key={part.name} field={part} />
          ))}
      </section>
      <PlaceFields parts={parts} />
    </FormContext>
  );
}

/** An entry beyond the end of a list makes room for itself. */
function extended(card: Json, path: string): Json {
  const steps = stepsOf(path);
  if (typeof steps[steps.length - 1] !== 'number') return card;
  const list = path.slice(0, path.lastIndexOf('['));
  const old = valueAt(card, list);
  return Array.isArray(old) ? withValue(card, list, [...old, null]) : card;
}
