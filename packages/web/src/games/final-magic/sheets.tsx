// What can lie open over the table? A pile, the log, the text form, the menu, the keys or the settings; one at a time.

import type { Seat } from '@duello/kernel';
import { SettingsForm } from '../../shell/settings-form.tsx';
import { Sheet } from '../../table/dialog.tsx';
import { Log, type LogLine } from '../../table/log.tsx';
import { KeysSheet, MenuSheet } from '../../table/menu.tsx';
import { useWords } from '../../words/use-words.ts';
import { PileSheet } from './pile-sheet.tsx';
import type { PileName } from './table-context.ts';
import { TextTable } from './text-table.tsx';

export type Open =
  | { readonly what: 'log' | 'text' | 'menu' | 'keys' | 'settings' }
  | { readonly what: 'pile'; readonly seat: Seat; readonly pile: PileName };

interface Props {
  readonly open: Open | null;
  readonly lines: readonly LogLine[];
  readonly mayConcede: boolean;
  show(open: Open | null): void;
  point(card: string | null): void;
  concede(): void;
}

export function Sheets({ open, lines, mayConcede, show, point, concede }: Props) {
  const t = useWords();
  const close = (): void => show(null);
  switch (open?.what) {
    case 'pile':
      return <PileSheet seat={open.seat} pile={open.pile} close={close} />;
    case 'log':
      return (
        <Sheet title={t('table.log')} close={close}>
          <Log lines={lines} label={t('table.log')} point={point} />
        </Sheet>
      );
    case 'text':
      return <TextTable close={close} />;
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
          game="final-magic"
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
