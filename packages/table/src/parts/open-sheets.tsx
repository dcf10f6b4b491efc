// What can lie open over a table? A pile, the log, the text form, the menu, the keys or the settings; one at a time.

import type { ComponentType, ReactNode } from 'react';
import { Sheet } from '../look/dialog.tsx';
import { Log, type LogLine } from '../look/log.tsx';
import { SettingsForm } from '../look/settings-form.tsx';
import type { Hinting } from '../match/hinting.ts';
import type { Update } from '../match/host.ts';
import type { OpenSheet, PileProps } from '../match/table-props.ts';
import { useWords } from '../words/use-words.ts';
import { type AdviceWords, HintSheet } from './hint-sheet.tsx';
import { ConcedeSheet, KeysSheet, type KeyWords, MenuSheet } from './menu.tsx';
import { TakeBackSheet } from './take-back.tsx';

/** What only the game can lay open. */
export interface OwnSheets<P extends string> {
  readonly PileSheet: ComponentType<PileProps<P>>;
  readonly TextTable: ComponentType<{ close(): void }>;
  /** Settings that only this game has; also by themselves, where they are wanted. */
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
  readonly over: boolean;
  show(open: OpenSheet<P> | null): void;
  point(card: string | null, near: Element): void;
  concede(): void;
  /** Why the last answer can't be taken back freely; null while nothing is known. */
  readonly undo: Update<unknown, unknown>['undo'] | null;
  /** Two people share the screen. */
  readonly two: boolean;
  takeBackAnyway(): void;
  readonly hinting: Hinting;
  readonly adviceWords: AdviceWords;
}

export function OpenSheets<P extends string>(props: Props<P>): ReactNode {
  const { open, lines, over, game, show, point, concede, PileSheet, TextTable, OwnSettings, keys, concedeText } = props;
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
    case 'ownSettings':
      return (
        <Sheet title={t('settings')} wide close={close}>
          {OwnSettings !== undefined && <OwnSettings />}
        </Sheet>
      );
    case 'takeBack':
      return <TakeBackSheet undo={props.undo} two={props.two} takeBack={props.takeBackAnyway} close={close} />;
    case 'hint':
      return <HintSheet hinting={props.hinting} {...props.adviceWords} close={close} />;
    case 'menu':
      return <MenuSheet game={game} over={over} open={(what) => show({ what })} close={close} />;
    case 'concede':
      return <ConcedeSheet text={concedeText} concede={concede} close={close} />;
    default:
      return null;
  }
}
