// How did the match end? The result, both healths over the rounds, and what to do next.

import type { Outcome, Seat, Viewer } from '@duello/kernel';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { copyText } from '../browser/copy-text.ts';
import { linkTo } from '../browser/route.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { CopyByHand } from '../look/copy-by-hand.tsx';
import { Sheet } from '../look/dialog.tsx';
import { HealthChart } from '../look/health-chart.tsx';
import type { HealthLine } from '../look/health-lines.ts';
import type { NameOfSeat, Seats } from '../match/seats.ts';
import type { ShownProps, TableView } from '../match/table-props.ts';
import { useWords } from '../words/use-words.ts';

/** How a match can end, in a sentence each. */
export type Endings = Readonly<Record<string, (winner: Seat | null, voice: Viewer) => string>>;

interface Props<V, E> extends ShownProps<V, E> {
  readonly seats: Seats;
  readonly endings: Endings;
  /** The game's word for what the chart shows. */
  readonly health: string;
  readonly nameOfSeat: NameOfSeat;
  naming(text: string): string;
  healths(): readonly [HealthLine, HealthLine];
  /** Who goes first in another match, where the rules say so. */
  next?(outcome: Outcome): Seat;
  /** Asked for again after it was closed. */
  readonly reopened: boolean;
  close(): void;
}

/** Shows itself once the end has been shown, until it is closed; and whenever it is asked for. */
export function EndOfMatch<V extends TableView, E>(props: Props<V, E>) {
  const {
    shown,
    seats,
    endings,
    health,
    nameOfSeat,
    naming,
    healths,
    next,
    rematch,
    replay,
    review,
    reopened,
    hints,
    endedBeside = null,
    afterMatch,
    close,
  } = props;
  const [closed, setClosed] = useState(false);
  const { update } = shown;
  const outcome = update?.view.outcome ?? null;
  const winner = outcome === null ? endedBeside?.winner : outcome.winner;
  if (update === null || winner === undefined || ((closed || afterMatch === null) && !reopened)) return null;
  const ending = Object.entries(endings).find(([name]) => name === outcome?.reason)?.[1];
  return (
    <Ending
      winner={winner}
      voice={seats.voice}
      ending={outcome === null ? (endedBeside?.text ?? '') : naming(ending?.(winner, seats.voice) ?? '')}
      health={health}
      lines={healths()}
      text={update.text}
      takebacks={update.takebacks}
      hinted={hints?.given === true}
      nameOfSeat={nameOfSeat}
      rematch={() => rematch(outcome === null ? null : (next?.(outcome) ?? null))}
      afterMatch={afterMatch}
      replay={replay}
      review={review ?? null}
      close={() => {
        setClosed(true);
        close();
      }}
    />
  );
}

/** A trophy is for whoever has won; at a screen of two that is always somebody. */
const signOf = (winner: Seat | null, voice: Viewer): IconName =>
  winner === null ? 'hourglass' : voice === 'watcher' || winner === voice ? 'trophy' : 'broken-shield';

interface EndingProps {
  readonly winner: Seat | null;
  readonly voice: Viewer;
  /** How it came about, in a sentence. */
  readonly ending: string;
  readonly health: string;
  readonly lines: readonly [HealthLine, HealthLine];
  readonly text: string;
  readonly takebacks: boolean;
  readonly hinted: boolean;
  readonly nameOfSeat: NameOfSeat;
  rematch(): void;
  /** In place of the rematch; null where the end is told beside the table. */
  readonly afterMatch: ReactNode | undefined;
  replay(text: string): void;
  readonly review: ((text: string) => void) | null;
  close(): void;
}

function Ending({
  winner,
  voice,
  ending,
  health,
  lines,
  text,
  takebacks,
  hinted,
  nameOfSeat,
  rematch,
  afterMatch,
  replay,
  review,
  close,
}: EndingProps) {
  const t = useWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = new URL(linkTo('replay', text), window.location.href).href;
  const sign = signOf(winner, voice);
  const title =
    winner === null
      ? t('table.draw')
      : voice === 'watcher'
        ? t('table.wins', { name: nameOfSeat(winner) })
        : t(winner === voice ? 'table.youWin' : 'table.youLose');
  const copy = (): void => {
    copyText(link).then(setCopied);
  };
  return (
    <Sheet title={title} close={close}>
      <p className="ending" data-sign={sign}>
        <Icon name={sign} /> {ending}
      </p>
      {takebacks && <p className="sheet-note">{t('table.withTakebacks')}</p>}
      {hinted && <p className="sheet-note">{t('table.withHints')}</p>}
      <div className="ending-body">
        <HealthChart lines={lines} names={[nameOfSeat(0), nameOfSeat(1)]} label={t('table.chart', { health })} />
        <div className="menu-list">
          {afterMatch ?? (
            <Button className="button main" onPress={rematch}>
              {t('table.rematch')}
            </Button>
          )}
          {/* A host on another machine tells the whole match a moment after its end. */}
          {text !== '' && (
            <>
              {review !== null && (
                <Button className="button quiet" onPress={() => review(text)}>
                  {t('table.review')}
                </Button>
              )}
              <Button className="button quiet" onPress={() => replay(text)}>
                {t('table.replay')}
              </Button>
              <Button className="button quiet" onPress={copy}>
                {t(copied === true ? 'table.copied' : 'table.copyLink')}
              </Button>
              {copied === false && <CopyByHand text={link} />}
            </>
          )}
          <a className="button quiet" href={linkTo('')}>
            {t('table.leave')}
          </a>
        </div>
      </div>
    </Sheet>
  );
}
