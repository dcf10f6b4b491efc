// May an answer be taken back after something was shown? On request, and the match says so.

import { Button } from 'react-aria-components';
import { Sheet } from '../look/dialog.tsx';
import type { Update } from '../match/host.ts';
import { useWords } from '../words/use-words.ts';
import { BARS } from './toolbar.tsx';

interface Props {
  readonly undo: Update<unknown, unknown>['undo'] | null;
  /** Two people share the screen: both must agree. */
  readonly two: boolean;
  takeBack(): void;
  close(): void;
}

export function TakeBackSheet({ undo, two, takeBack, close }: Props) {
  const t = useWords();
  return (
    <Sheet title={t('table.takeBackSure')} close={close}>
      <p className="sheet-note">
        {undo !== null && t(BARS[undo.bar])} {t(two ? 'table.takeBackTwo' : 'table.takeBackText')}
      </p>
      <div className="menu-list">
        <Button className="button quiet" onPress={takeBack}>
          {t('table.takeBack')}
        </Button>
        <Button className="button main" onPress={close}>
          {t('table.goOn')}
        </Button>
      </div>
    </Sheet>
  );
}
