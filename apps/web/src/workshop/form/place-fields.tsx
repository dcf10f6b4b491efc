// How does a card come into a match? In the place of one of the box, or as copies that are added.

import { blankFor, type Field } from '@duello/cards/form';
import { useWords } from '../words/use-words.ts';
import { FieldRow } from './field.tsx';
import { useForm } from './form-context.ts';
import { Failures, useFailing } from './group.tsx';

export function PlaceFields({ parts }: { readonly parts: readonly Field[] }) {
  const t = useWords();
  const copies = parts.find(({ name }) => name === 'copies');
  const instead = parts.find(({ name }) => name === 'instead');
  return (
    <section className="panel shop-form shop-place" aria-labelledby="shop-place">
      <h2 id="shop-place">{t('shop.place')}</h2>
      <p className="hint">{t('shop.place.text')}</p>
      {instead !== undefined && <InsteadFields field={instead} />}
      {copies !== undefined && <FieldRow field={copies} called={t('shop.copies')} />}
    </section>
  );
}

function InsteadFields({ field: { path, form, held } }: { readonly field: Field }) {
  const t = useWords();
  const { change, cardsAt } = useForm();
  const failing = useFailing(path);
  const parts = held.is === 'parts' ? held.parts : [];
  const card = parts.find(({ name }) => name === 'card');
  const value = card?.held.is === 'word' ? card.held.value : '';
  const called = (name: string): string => t(name === 'copies' ? 'shop.place.copies' : 'shop.place.seat');
  const choose = (id: string): void => {
    if (id === '') change(path, null);
    else if (card === undefined) change(path, { ...Object(blankFor(form)), card: id });
    else change(card.path, id);
  };
  return (
    <>
      <div className="shop-field" data-kind="word">
        <label htmlFor={failing.id}>{t('shop.place.of')}</label>
        <select {...failing} className="text-input" value={value} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('shop.place.none')}</option>
          {cardsAt(path).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Failures path={path} />
      </div>
      {parts.map((part) =>
        part.name === 'card' ? null : <FieldRow key={part.name} field={part} called={called(part.name)} />,
      )}
    </>
  );
}
