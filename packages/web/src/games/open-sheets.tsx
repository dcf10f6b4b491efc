// What can lie open over a table? A pile, the log, the text form, the menu, the keys or the settings; one at a time.

import type { Seat } from '@duello/kernel';
import type { ReactNode } from 'react';
import { SettingsForm } from '../shell/settings-form.tsx';
import { Sheet } from '../table/dialog.tsx';
import { Log, type LogLine } from '../table/log.tsx';
import { KeysSheet, MenuSheet } from '../table/menu.tsx';
import { useWords } from '../words/use-words.ts';

/** `P` names the game's piles. */
export type OpenSheet<P extends string> =
  | { readonly what: 'log' | 'text' | 'menu' | 'keys' | 'settings' }
  | { readonly what: 'pile'; readonly seat: Seat; readonly pile: P };

export interface SheetsProps<P extends string> {
  readonly open: OpenSheet<P> | null;
  readonly lines: readonly LogLine[];
  readonly mayConcede: boolean;
  show(open: OpenSheet<P> | null): void;
  point(card: string | null): void;
  concede(): void;
}

/** What only the game can lay open. */
interface Own<P extends string> {
  readonly game: string;
  pile(seat: Seat, pile: P, close: () => void): ReactNode;
  text(close: () => void): ReactNode;
}

export function OpenSheets<P extends string>(props: SheetsProps<P> & Own<P>): ReactNode {
  const { open, lines, mayConcede, game, show, point, concede, pile, text } = props;
  const t = useWords();
  const close = (): void => show(null);
  switch (open?.what) {
    case 'pile':
      return pile(open.seat, open.pile, close);
    case 'log':
      return (
        <Sheet title={t('table.log')} close={close}>
          <Log lines={lines} label={t('table.log')} point={point} />
        </Sheet>
      );
    case 'text':
      return text(close);
    case 'keys':
      return <KeysSheet close={close} />;
    case 'settings':
      return (
        <Sheet title={t('settings')} wide close={close}>
          <SettingsForm />
        </Sheet>
      );
    case 'menu':
      return (
        <MenuSheet
          game={game}
          mayConcede={mayConcede}
          open={(what) => show({ what })}
          concede={concede}
          close={close}
        />
      );
    default:
      return null;
  }
}
