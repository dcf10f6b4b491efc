// How is an opponent waited for? At a table where others who want the same find one; after a while a bot is offered meanwhile.

import { type Pairing, Problem } from '@duello/protocol';
import { linkTo, playAlert } from '@duello/table';
import { useEffect, useRef, useState } from 'react';
import { closeTable, pair } from '../link/api.ts';
import type { Identity } from '../link/identity.ts';
import { sitAt } from '../link/seats.ts';
import { type Trouble, troubleOf } from '../link/use-answer.ts';
import { useBegun } from '../link/use-begun.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { AskBot } from './ask-bot.tsx';
import { clockTime, useTick } from './elapsed.ts';
import { TroubleNote } from './trouble.tsx';

/** After so many seconds nobody need wait idly. */
const BOT_AFTER = 20;
/** Somebody else may be quicker at a table that was just found. */
const TRIES = 5;
/** So often it is asked whether somebody else waits too: two who sat down at the same moment do not see each other. */
const AGAIN = 10_000;

interface Sat {
  readonly id: string;
  readonly hasBegun: boolean;
}

/** False when somebody has sat down there. */
async function cleared(table: string): Promise<boolean> {
  try {
    await closeTable(table);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code !== 'taken';
  }
}

/** Sits down at a table where somebody waits, or at a new one; or stays at one's own. */
async function sitSomewhere(pairing: Pairing, own: Sat | null): Promise<Sat> {
  for (let tries = 1; ; tries++) {
    const table = await pair(pairing);
    if (own !== null && (table.id === own.id || !(await cleared(own.id)))) return own;
    try {
      return { id: table.id, hasBegun: (await sitAt(table)) === 'running' };
    } catch (error) {
      const code = error instanceof Problem ? error.code : null;
      if (code === 'ownTable') return { id: table.id, hasBegun: false };
      if (code !== 'taken' || tries === TRIES) throw error;
    }
  }
}

interface Props {
  readonly pairing: Pairing;
  enter(): Promise<Identity>;
  stop(): void;
}

export function Seeking({ pairing, enter, stop }: Props) {
  const t = useOnlineWords();
  const [since] = useState(Date.now);
  const [table, setTable] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const begun = useRef(false);
  useTick(1000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once, as it was asked
  useEffect(() => {
    let isOver = false;
    let sat: Sat | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isWaiting = (): boolean => sat !== null && !sat.hasBegun && !begun.current;
    const leave = (): void => {
      if (sat !== null && isWaiting()) closeTable(sat.id).catch(() => {});
    };
    const look = async (): Promise<void> => {
      sat = await sitSomewhere(pairing, sat);
      if (isOver) leave();
      else setTable(sat.id);
      if (!isOver && isWaiting()) timer = setTimeout(() => look().catch(fail), AGAIN);
    };
    const fail = (error: unknown): void => {
      // Whoever waits already goes on, whatever has become of a look around.
      if (sat === null) setTrouble(troubleOf(error));
      else if (!isOver) timer = setTimeout(() => look().catch(fail), AGAIN);
    };
    enter().then(look).catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave();
    };
  }, []);
  useBegun(table, {
    begun() {
      begun.current = true;
      playAlert('turn');
    },
  });
  if (trouble !== null) return <TroubleNote trouble={trouble} again={stop} />;
  const seconds = (Date.now() - since) / 1000;
  return (
    <section className="panel seeking">
      <h2 className="waiting">{t('some.seeking')}</h2>
      <p className="seeking-time" role="timer">
        {t('some.elapsed', { time: clockTime(seconds) })}
      </p>
      {seconds >= BOT_AFTER && (
        <div className="seeking-bot">
          <p>{t('some.botText')}</p>
          <a className="button" href={linkTo('new', pairing.game)} target="_blank" rel="noreferrer">
            {t('some.bot')}
          </a>
          {table !== null && (
            <>
              <p>{t('some.houseText')}</p>
              <AskBot table={table} game={pairing.game} />
            </>
          )}
        </div>
      )}
      <button type="button" className="button quiet" onClick={stop}>
        {t('some.stop')}
      </button>
    </section>
  );
}
