// What is always at hand? Undo with its reason, the last turn again, reading mode, the log and the menu.

import { useEffect, useState } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import type { Update } from '../match/host.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/use-words.ts';

export interface ToolbarProps {
  readonly undo: Update<unknown, unknown>['undo'] | null;
  readonly playing: boolean;
  /** How often somebody asked to take back what can't be: the reason shows by itself. */
  readonly refused: number;
  takeBack(): void;
  again(): void;
  skip(): void;
  toggleReading(): void;
  show(open: { readonly what: 'log' | 'menu' }): void;
  /** Asks what to do; null while it can't be asked, and left out where there are no hints. */
  readonly hint?: (() => void) | null;
}

const READING = 3500;

/** Opens on hover and focus, and for a while whenever a refusal is asked for by touch or key. */
function useReason(refused: number) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (refused === 0) return;
    setOpen(true);
    const timer = setTimeout(() => setOpen(false), READING);
    return () => clearTimeout(timer);
  }, [refused]);
  return { isOpen: open, onOpenChange: setOpen };
}

export const BARS = { nothing: 'table.undoNothing', shown: 'table.undoShown', bot: 'table.undoBot' } as const;

export function Toolbar({ undo, playing, refused, takeBack, again, skip, show, toggleReading, hint }: ToolbarProps) {
  const t = useWords();
  const { reading } = useSettings();
  const reason = useReason(refused);
  const barred = undo === null || undo.count === 0;
  const why = undo === null ? t('table.undoWait') : barred ? t(BARS[undo.bar]) : t('table.undoHint');
  return (
    <div className="toolbar" data-clear="" role="toolbar" aria-label={t('table.tools')}>
      <TooltipTrigger delay={300} {...reason}>
        {/* Not disabled but barred, so that everybody can ask why. */}
        <Button
          className="tool"
          aria-label={barred ? `${t('table.undo')}: ${why}` : t('table.undo')}
          data-barred={barred}
          onPress={takeBack}
        >
          <span aria-hidden="true">↶</span> <span className="tool-word">{t('table.undo')}</span>
        </Button>
        <Tooltip className="tooltip">{why}</Tooltip>
      </TooltipTrigger>
      <span className="visually-hidden" role="status">
        {reason.isOpen && barred && refused > 0 ? why : ''}
      </span>
      {playing ? (
        <Button className="tool" aria-label={t('table.skip')} onPress={skip}>
          <span aria-hidden="true">»</span> <span className="tool-word">{t('table.skip')}</span>
        </Button>
      ) : (
        <Button className="tool" aria-label={t('table.again')} onPress={again}>
          <span aria-hidden="true">↻</span> <span className="tool-word">{t('table.againShort')}</span>
        </Button>
      )}
      {hint !== undefined && (
        <Button className="tool" aria-label={t('table.hint')} isDisabled={hint === null} onPress={() => hint?.()}>
          <Icon name="light-bulb" />
        </Button>
      )}
      <Button className="tool" aria-label={t('reading')} aria-pressed={reading} onPress={toggleReading}>
        <Icon name="magnifying-glass" />
      </Button>
      <Button className="tool tool-log" aria-label={t('table.log')} onPress={() => show({ what: 'log' })}>
        <span aria-hidden="true">☰</span> <span className="tool-word">{t('table.log')}</span>
      </Button>
      <Button className="tool" aria-label={t('table.menu')} onPress={() => show({ what: 'menu' })}>
        <span aria-hidden="true">⋯</span> <span className="tool-word">{t('table.menu')}</span>
      </Button>
    </div>
  );
}
