// How is an opponent waited for? At a table where others who want the same find one; after a while a bot is offered meanwhile.

import { type Pairing, Problem } from '@duello/protocol';
import { linkTo, playAlert } from '@duello/table';
import { useEffect, useState } from 'react';
import { closeTable, pair } from '../link/api.ts';
import type { Identity } from '../link/identity.ts';
import { sitAt } from '../link/seats.ts';
import { type Trouble, troubleOf } from '../link/use-answer.ts';
import { useBegun } from '../link/use-begun.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { clockTime, useTick } from './elapsed.ts';
import { TroubleNote } from './trouble.tsx';

/** After so many seconds nobody need wait idly. */
const BOT_AFTER = 20;
/** Somebody else may be quicker at a table that was just found. */
const TRIES = 5;

/** Sits down at a table where somebody waits, or at a new one; its id. */
async function sitSomewhere(pairing: Pairing): Promise<string> {
  for (let tries = 1; ; tries++) {
    const table = await pair(pairing);
    try {
      await sitAt(table);
      return table.id;
    } catch (error) {
      const code = error instanceof Problem ? error.code : null;
      if (code === 'ownTable') return table.id;
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
  useTick(1000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once, as it was asked
  useEffect(() => {
    let isOver = false;
    let sat: string | null = null;
    const leave = (): void => {
      if (sat !== null) closeTable(sat).catch(() => {});
    };
    enter()
      .then(() => sitSomewhere(pairing))
      .then((id) => {
        sat = id;
        if (isOver) leave();
        else setTable(id);
      })
      .catch((error) => setTrouble(troubleOf(error)));
    return () => {
      isOver = true;
      leave();
    };
  }, []);
  useBegun(table, () => playAlert('turn'));
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
        </div>
      )}
      <button type="button" className="button quiet" onClick={stop}>
        {t('some.stop')}
      </button>
    </section>
  );
}
