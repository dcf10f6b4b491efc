// What does Enter do in a draft? It takes what is chosen, unless the focus is on something that Enter presses.

import { useEffect, useRef } from 'react';
import { useTable } from '../pieces/table-context.ts';

export function useEnter(): void {
  const { selected, act } = useTable();
  const now = useRef({ selected, act });
  now.current = { selected, act };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, repeat } = event;
      if (key !== 'Enter' || defaultPrevented || repeat) return;
      if (target instanceof Element && target.closest('button, a, summary, input, [role="dialog"]') !== null) return;
      if (now.current.selected !== null && now.current.act(now.current.selected)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
