// What can lie open over a table? A pile, the log, the text form, the menu, the keys or the settings; one at a time.

import type { ComponentType, ReactNode } from 'react';
import { Sheet } from '../look/dialog.tsx';
import { Log, type LogLine } from '../look/log.tsx';
import { SettingsForm } from '../look/settings-form.tsx';
import type { OpenSheet, PileProps } from '../match/table-props.ts';
import { useWords } from '../words/use-words.ts';
import { KeysSheet, type KeyWords, MenuSheet } from './menu.tsx';

/** What only the game can lay open. */
export interface OwnSheets<P extends string> {
  readonly PileSheet: ComponentType<PileProps<P>>;
  readonly TextTable: ComponentType<{ close(): void }>;
  /** Settings that only this game has. */
  readonly OwnSettings?: ComponentType;
}

interface Props<P extends string> extends OwnSheets<P> {
  /** Keys that only this game knows. */
  readonly keys?: readonly KeyWords[] | undefined;
  /** What giving up means, where it is not the end of everything. */
  readonly concedeText?: string | undefined;
  readonly game: string;
  readonly open: OpenSheet<P> | null;
  readonly lines: readonly LogLine[];
  readonly mayConcede: boolean;
  show(open: OpenSheet<P> | null): void;
  point(card: string | null): void;
  concede(): void;
}

export function OpenSheets<P extends string>(props: Props<P>): ReactNode {
  const { open, lines, mayConcede, game, show, point, concede, PileSheet, TextTable, OwnSettings, keys, concedeText } =
    props;
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
      return <KeysSheet more={keys} close={close} />;
    case 'settings':
      return (
        <Sheet title={t('settings')} wide close={close}>
          <SettingsForm />
          {OwnSettings !== undefined && <OwnSettings />}
        </Sheet>
      );
    case 'menu':
      return (
        <MenuSheet
          game={game}
          mayConcede={mayConcede}
          concedeText={concedeText}
          open={(what) => show({ what })}
          concede={concede}
          close={close}
        />
      );
    default:
      return null;
  }
}
