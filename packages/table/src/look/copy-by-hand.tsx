// What if the browser refuses to copy? The text is shown, selected, to be copied by hand.

import { useId } from 'react';
import { useWords } from '../words/use-words.ts';

export function CopyByHand({ text }: { readonly text: string }) {
  const t = useWords();
  const id = useId();
  return (
    <div className="copy-by-hand">
      <label htmlFor={id} role="status">
        {t('table.copyByHand')}
      </label>
      <textarea
        id={id}
        className="text-input"
        readOnly
        rows={3}
        spellCheck={false}
        value={text}
        ref={(field) => field?.select()}
        onFocus={({ target }) => target.select()}
      />
    </div>
  );
}
