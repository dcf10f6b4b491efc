// What else can be done at the table? Leave, settings, keys, and giving up, which is asked twice.

import { Button } from 'react-aria-components';
import { linkTo } from '../browser/route.ts';
import { Sheet } from '../look/dialog.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  /** Whose rulebook it leads to. */
  readonly game: string;
  /** The match has ended: its result can be looked at again, and nobody can give up. */
  readonly over: boolean;
  open(what: 'keys' | 'settings' | 'text' | 'log' | 'result' | 'concede'): void;
  close(): void;
}

export function MenuSheet({ game, over, open, close }: Props) {
  const t = useWords();
  return (
    <Sheet title={t('table.menu')} close={close}>
      <div className="menu-list">
        {over && (
          <Button className="button main" onPress={() => open('result')}>
            {t('table.result')}
          </Button>
        )}
        <Button className="button quiet" onPress={() => open('settings')}>
          {t('settings')}
        </Button>
        <Button className="button quiet" onPress={() => open('log')}>
          {t('table.log')} <kbd>L</kbd>
        </Button>
        <Button className="button quiet" onPress={() => open('text')}>
          {t('table.textForm')} <kbd>T</kbd>
        </Button>
        <Button className="button quiet" onPress={() => open('keys')}>
          {t('table.keys')} <kbd>?</kbd>
        </Button>
        <a className="button quiet" href={linkTo('rules', game)}>
          {t('rulebook')}
        </a>
        <a className="button quiet" href={linkTo('history')}>
          {t('table.history')}
        </a>
        <a className="button quiet" href={linkTo('')}>
          {t('table.leave')}
        </a>
        {!over && (
          <Button className="button danger" onPress={() => open('concede')}>
            {t('table.concede')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

interface ConcedeProps {
  /** What giving up means, where it is not the end of everything. */
  readonly text?: string | undefined;
  concede(): void;
  close(): void;
}

export function ConcedeSheet({ text, concede, close }: ConcedeProps) {
  const t = useWords();
  return (
    <Sheet title={t('table.concedeSure')} close={close}>
      <p className="sheet-note">{text ?? t('table.concedeText')}</p>
      <div className="menu-list">
        <Button className="button danger" onPress={concede}>
          {t('table.concede')}
        </Button>
        <Button className="button quiet" onPress={close}>
          {t('table.goOn')}
        </Button>
      </div>
    </Sheet>
  );
}

const KEYS = [
  ['← ↑ → ↓', 'table.keyArrows'],
  ['Tab', 'table.keyTab'],
  ['Enter', 'table.keyEnter'],
  ['Space', 'table.keySpace'],
  ['1 … 9', 'table.keyDigits'],
  ['E', 'table.keyEnd'],
  ['U', 'table.keyUndo'],
  ['H', 'table.hint'],
  ['Esc', 'table.keyEscape'],
  ['A', 'table.again'],
  ['R', 'reading'],
  ['L', 'table.log'],
  ['T', 'table.textForm'],
  ['M', 'table.menu'],
  ['?', 'table.keys'],
] as const;

/** A key, and what it does in words. */
export type KeyWords = readonly [key: string, does: string];

interface KeysProps {
  /** Keys that only this game knows. */
  readonly more?: readonly KeyWords[] | undefined;
  close(): void;
}

export function KeysSheet({ more = [], close }: KeysProps) {
  const t = useWords();
  return (
    <Sheet title={t('table.keys')} close={close}>
      <dl className="keys">
        {[...KEYS.map(([key, does]): KeyWords => [key, t(does)]), ...more].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
