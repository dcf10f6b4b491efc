// Which set is being made? Its name, the others that are kept, and a new one.

import { useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { forgetSet, type KeptSet, keepSet } from './kept-sets.ts';

interface Props {
  readonly sets: readonly KeptSet[];
  readonly set: KeptSet | null;
  readonly name: string;
  readonly isUnkept: boolean;
  rename(name: string): void;
  choose(set: KeptSet | null): void;
  begin(): void;
}

export function SetChoice({ sets, set, name, isUnkept, rename, choose, begin }: Props) {
  const t = useWords();
  const id = useId();
  const [deleted, setDeleted] = useState<KeptSet | null>(null);
  const called = (one: KeptSet): string => (one.name === '' ? t('shop.unnamed') : one.name);
  return (
    <section className="panel shop-set" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t('shop.set')}</h2>
      <div className="shop-field" data-kind="text">
        <label htmlFor={`${id}-name`}>{t('shop.setName')}</label>
        <input
          id={`${id}-name`}
          className="text-input"
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => rename(event.target.value)}
        />
      </div>
      {sets.length > 1 && (
        <div className="shop-field" data-kind="word">
          <label htmlFor={`${id}-sets`}>{t('shop.sets')}</label>
          <select
            id={`${id}-sets`}
            className="text-input"
            value={set?.id ?? ''}
            onChange={(event) => choose(sets.find((one) => one.id === event.target.value) ?? null)}
          >
            {sets.map((one) => (
              <option key={one.id} value={one.id}>
                {called(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="actions">
        <button type="button" className="button quiet small" onClick={begin}>
          {t('shop.newSet')}
        </button>
        {set !== null && (
          <button
            type="button"
            className="button quiet small"
            onClick={() => {
              setDeleted(set);
              forgetSet(set.id);
              choose(sets.find((one) => one.id !== set.id) ?? null);
            }}
          >
            {t('shop.deleteSet')}
          </button>
        )}
      </div>
      <p role="status" className="hint">
        {deleted !== null && (
          <>
            {t('shop.deletedSet', { name: called(deleted) })}{' '}
            <button
              type="button"
              className="button quiet small"
              onClick={() => {
                keepSet(deleted);
                choose(deleted);
              }}
            >
              {t('shop.undo')}
            </button>
          </>
        )}
      </p>
      <p className={isUnkept ? 'problem' : 'hint'}>{t(isUnkept ? 'shop.unkept' : 'shop.keptHere')}</p>
    </section>
  );
}
