// Which faces does a table show? The same ones for a whole match, though every view brings a copy of the match's own cards.

import { useMemo, useRef } from 'react';

export function useFaces<Lang, Cards, Faces>(
  facesIn: (lang: Lang, own: Cards) => Faces,
  lang: Lang,
  own: Cards,
): Faces {
  const kept = useRef(own);
  // Other faces mean every card and every line of the log made anew.
  if (kept.current !== own && JSON.stringify(kept.current) !== JSON.stringify(own)) kept.current = own;
  const cards = kept.current;
  return useMemo(() => facesIn(lang, cards), [facesIn, lang, cards]);
}
