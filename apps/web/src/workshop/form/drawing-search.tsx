// Which drawing fits? Those of the game at first; whoever types a word searches the whole icon set by its names.

import { allDrawingNames, Drawing, drawingNames, useDrawing } from '@duello/table';
import { useEffect, useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly chosen: string | null;
  choose(name: string): void;
}

const MOST_SHOWN = 60;

export const drawingWords = (name: string): string => name.replaceAll('-', ' ');

/** Every word stands in the name; where one begins with what is searched, it comes first. */
function foundIn(names: readonly string[], text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const found = names.filter((name) => words.every((word) => name.includes(word)));
  const rank = (name: string): number => (name.startsWith(words[0] ?? '') ? 0 : name.includes(`-${words[0]}`) ? 1 : 2);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

type Names = readonly string[] | 'none' | 'loading';

function useAllNames(isWanted: boolean): Names {
  const [names, setNames] = useState<Names>('loading');
  useEffect(() => {
    if (!isWanted) return;
    let isThere = true;
    allDrawingNames()
      .catch((): 'none' => 'none')
      .then((found) => {
        if (isThere) setNames(found);
      });
    return () => {
      isThere = false;
    };
  }, [isWanted]);
  return names;
}

export function DrawingSearch({ chosen, choose }: Props) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const isSearching = text.trim().length > 1;
  const all = useAllNames(isSearching);
  const names = isSearching && typeof all !== 'string' ? all : drawingNames();
  const found = foundIn(names, isSearching ? text : '');
  const told = isSearching && all === 'loading' ? t('loading') : t('shop.picture.found', { n: found.length });
  return (
    <div className="shop-drawing-search">
      <label htmlFor={id}>{t('shop.picture.search')}</label>
      <input
        id={id}
        className="text-input"
        type="search"
        autoComplete="off"
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {t(isSearching && all === 'none' ? 'shop.picture.offline' : 'shop.picture.hint')}
      </p>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <ul className="shop-drawing-list">
        {found.slice(0, MOST_SHOWN).map((name) => (
          <li key={name}>
            <DrawingButton name={name} isChosen={name === chosen} choose={choose} />
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p className="hint">{t('shop.picture.more', { n: found.length - MOST_SHOWN })}</p>}
    </div>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly isChosen: boolean;
  choose(name: string): void;
}

function DrawingButton({ name, isChosen, choose }: ButtonProps) {
  const isThere = useDrawing(name);
  const words = drawingWords(name);
  return (
    <button
      type="button"
      className="shop-drawing"
      aria-label={words}
      title={words}
      aria-pressed={isChosen}
      onClick={() => choose(name)}
    >
      {isThere && <Drawing name={name} />}
    </button>
  );
}
