// How does a drawing come that the games do not use? From the whole icon set, in parts, when somebody asks for it.

import { useEffect, useState } from 'react';
import { loadOnce } from '../browser/load-once.ts';
import { addDrawings, drawingOf, hasDrawing } from './icon.tsx';

const library = loadOnce(() => import('virtual:icon-library'));
const partAt = loadOnce(async (part: string) => {
  const { parts } = await library();
  addDrawings((await parts[Number(part)]()).bodies);
});

/** Names of all drawings there are, in order. */
export const allDrawingNames = async (): Promise<readonly string[]> => (await library()).names;

/** False where there is no drawing of that name, or it can't be fetched. */
export async function loadDrawing(name: string): Promise<boolean> {
  if (hasDrawing(name)) return true;
  try {
    const { names, perPart } = await library();
    const at = names.indexOf(name);
    if (at < 0) return false;
    await partAt(String(Math.floor(at / perPart)));
    return true;
  } catch {
    return false;
  }
}

/** The bodies of those of these that there are, for whoever draws them elsewhere. */
export async function drawingsOf(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  await Promise.all(names.map(loadDrawing));
  return Object.fromEntries(names.flatMap((name) => (hasDrawing(name) ? [[name, drawingOf(name)]] : [])));
}

/** Whether it can be drawn; asked for where it can't yet. */
export function useDrawing(name: string): boolean {
  const [loaded, setLoaded] = useState('');
  const isThere = hasDrawing(name);
  useEffect(() => {
    if (isThere) return;
    let isWanted = true;
    loadDrawing(name).then((found) => {
      if (isWanted && found) setLoaded(name);
    });
    return () => {
      isWanted = false;
    };
  }, [name, isThere]);
  return isThere || loaded === name;
}
