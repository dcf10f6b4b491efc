// How is something added to a list? Chosen first, then added: a list that is gone through by keys adds nothing by itself.

import { useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly label: string;
  readonly choices: readonly (readonly [id: string, name: string])[];
  add(id: string): void;
}

export function AddRow({ label, choices, add }: Props) {
  const t = useWords();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const chosen = choices.some(([one]) => one === wanted) ? wanted : (choices[0]?.[0] ?? '');
  return (
    <div className="shop-add">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="text-input" value={chosen} onChange={(event) => setWanted(event.target.value)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="button quiet small" aria-label={label} onClick={() => add(chosen)}>
        {t('shop.add')}
      </button>
    </div>
  );
}
