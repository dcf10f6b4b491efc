// Where are windows switched on and off? In the prompt, where they come: all of them by one press, or one by one.

import { Button, ToggleButton } from 'react-aria-components';
import type { PassingNow } from '../answers/passing.ts';
import { useWords } from '../words/use-words.ts';

export function WindowControl({ passing, open }: { readonly passing: PassingNow; open(): void }) {
  const t = useWords();
  const { lasts, always, askAlways } = passing;
  return (
    <div className="sm-asking">
      {lasts && (
        <ToggleButton className="sm-asking-tool" isSelected={always} onChange={askAlways}>
          <span className="sm-asking-box" aria-hidden="true" /> {t('sunMoon.askAlways')} <kbd>W</kbd>
        </ToggleButton>
      )}
      <Button className="sm-asking-tool" onPress={open}>
        {t('sunMoon.askWhen')}
      </Button>
    </div>
  );
}
