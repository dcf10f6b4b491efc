// How does somebody play whoever is there? By game and clock; or at a table that is open already; or they watch others.

import { GAME_IDS, type GameId } from '@duello/games';
import { Choices, linkTo } from '@duello/table';
import { useState } from 'react';
import { Page } from '../../frame/page.tsx';
import { useGameName } from '../../games/pages.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { GuestName, useGuest } from './guest.tsx';
import { OwnRunning } from './own-running.tsx';
import { OpenTables, RunningMatches } from './public-lists.tsx';
import { Seeking } from './seeking.tsx';
import { ServerGate } from './server-gate.tsx';
import { CLOCKS, ClockChoices, type ClockName, RatedChoices } from './terms-form.tsx';
import './lobby.css';

/** Strangers who wait at the same time should meet: few clocks, and none without one. */
const MEETING: readonly ClockName[] = ['quick', 'slow', 'each', 'days'];

export function SomeonePage() {
  const t = useOnlineWords();
  return (
    <Page title={t('some.title')} wide>
      <ServerGate>
        <Meeting />
      </ServerGate>
    </Page>
  );
}

function Meeting() {
  const t = useOnlineWords();
  const nameOf = useGameName();
  const guest = useGuest();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]);
  const [clock, setClock] = useState<ClockName>('quick');
  const [rated, setRated] = useState(false);
  const [isSeeking, setSeeking] = useState(false);
  return (
    <div className="someone">
      {isSeeking ? (
        <Seeking pairing={{ game, clock: CLOCKS[clock], rated }} enter={guest.enter} stop={() => setSeeking(false)} />
      ) : (
        <form
          className="panel someone-form"
          onSubmit={(event) => {
            event.preventDefault();
            setSeeking(true);
          }}
        >
          <Choices
            label={t('on.game')}
            value={game}
            choices={GAME_IDS.map((id) => ({ id, name: nameOf(id) }))}
            onChange={(id) => setGame(id)}
          />
          <ClockChoices value={clock} names={MEETING} onChange={setClock} />
          <RatedChoices value={rated} onChange={setRated} />
          <GuestName guest={guest} />
          <button type="submit" className="button large">
            {t('some.find')}
          </button>
        </form>
      )}
      <div className="someone-lists">
        <OwnRunning />
        <OpenTables game={game} />
        <RunningMatches />
        <p>
          <a href={linkTo('leaders', game)}>{t('some.leaders')}</a> · <a href={linkTo('me')}>{t('me.title')}</a>
        </p>
      </div>
    </div>
  );
}
