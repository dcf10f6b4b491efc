// What does somebody see at a table where a match may begin? Its terms and who invites; or, at one's own, how to get a friend there.

import { GAME_IDS, isGameId } from '@duello/games';
import type { Table } from '@duello/protocol';
import { go, goInstead, linkTo } from '@duello/table';
import { Suspense, useCallback, useState } from 'react';
import { Page } from '../../frame/page.tsx';
import { useGameName } from '../../games/pages.ts';
import { useWords } from '../../words/use-words.ts';
import { closeTable, findServer, tableAt } from '../link/api.ts';
import { identity } from '../link/identity.ts';
import { seatKeyOf, sitAt } from '../link/seats.ts';
import { type Trouble, troubleOf, useAnswer } from '../link/use-answer.ts';
import { useBegun } from '../link/use-begun.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { AskBot } from './ask-bot.tsx';
import { CopyField } from './copy-field.tsx';
import { GuestName, useGuest } from './guest.tsx';
import { TermsList } from './terms-list.tsx';
import { ratingWords } from './terms-words.ts';
import { TroubleNote, troubleWords } from './trouble.tsx';
import './lobby.css';

export function TablePage({ name }: { readonly name: string }) {
  const app = useWords();
  const t = useOnlineWords();
  const load = useCallback(() => tableAt(name), [name]);
  const found = useAnswer(load);
  if (found.kind === 'loading') return <p className="loading">{app('loading')}</p>;
  if (found.kind === 'trouble') {
    return (
      <Page title={t('invite.none')}>
        <TroubleNote trouble={found.trouble} again={found.again} />
        <p>
          <a href={linkTo('friend', GAME_IDS[0])}>{t('invite.otherCode')}</a>
        </p>
      </Page>
    );
  }
  return (
    <Suspense fallback={<p className="loading">{app('loading')}</p>}>
      <AtTable table={found.value} gone={found.again} />
    </Suspense>
  );
}

interface AtProps {
  readonly table: Table;
  /** It does not stand there any more. */
  gone(): void;
}

function AtTable({ table, gone }: AtProps) {
  const [person] = useState(identity);
  if (table.state !== 'waiting') return <Taken table={table} />;
  const isOwn = table.host !== null && table.host.person === person?.id;
  return isOwn ? <WaitingRoom table={table} gone={gone} /> : <Invitation table={table} />;
}

function useGameOf({ terms: { game } }: Table): string {
  const nameOf = useGameName();
  return isGameId(game) ? nameOf(game) : game;
}

const HERE: readonly string[] = ['localhost', '127.0.0.1'];

/** The address for a friend: of this page, or where others reach the server if that is this very machine. */
function useLinkOf({ id }: Table): string {
  const found = useAnswer(findServer);
  const [others] = found.kind === 'ready' && HERE.includes(window.location.hostname) ? found.value.addresses : [];
  return new URL(linkTo('table', id), others === undefined ? window.location.href : `${others}/`).href;
}

function WaitingRoom({ table, gone }: AtProps) {
  const t = useOnlineWords();
  const game = useGameOf(table);
  const link = useLinkOf(table);
  const { isPrivate } = table.terms;
  useBegun(table.id, { gone });
  const close = (): void => {
    closeTable(table.id).finally(() => (isPrivate ? go('friend', table.terms.game) : go('someone')));
  };
  return (
    <Page title={t(isPrivate ? 'invite.yours' : 'open.yours')}>
      <p>{t(isPrivate ? 'invite.yoursText' : 'open.yoursText')}</p>
      <section className="panel waiting-room">
        <CopyField label={t('invite.link')} text={link} />
        {table.code !== null && <CopyField label={t('invite.code')} text={table.code} isCode />}
        <p className="waiting" role="status">
          {t(isPrivate ? 'invite.waiting' : 'open.waiting')}
        </p>
        <AskBot table={table.id} game={table.terms.game} />
      </section>
      <section className="panel terms-panel" aria-labelledby="terms-heading">
        <h2 id="terms-heading">{game}</h2>
        <TermsList terms={table.terms} host={null} />
        <button type="button" className="button quiet" onClick={close}>
          {t('invite.close')}
        </button>
      </section>
    </Page>
  );
}

function Invitation({ table }: { readonly table: Table }) {
  const t = useOnlineWords();
  const app = useWords();
  const game = useGameOf(table);
  const guest = useGuest();
  const [state, setState] = useState<'asked' | 'sitting' | 'declined' | Trouble>('asked');
  const name = table.host?.name ?? '';
  const rating = ratingWords(t, table.host?.rating ?? null);
  const accept = async (): Promise<void> => {
    setState('sitting');
    try {
      await guest.enter();
      await sitAt(table);
      goInstead('online', table.id);
    } catch (error) {
      setState(troubleOf(error));
    }
  };
  if (state === 'declined') {
    return (
      <Page title={t('invite.title')}>
        <p role="status">{t('invite.declined')}</p>
        <a className="button" href="#/">
          {app('backHome')}
        </a>
      </Page>
    );
  }
  const trouble = state === 'asked' || state === 'sitting' ? null : state;
  return (
    <Page title={name === '' ? t('invite.title') : t('invite.invites', { name, game })}>
      <section className="panel invitation" aria-labelledby="terms-heading">
        <h2 id="terms-heading">{t('invite.terms')}</h2>
        {rating !== '' && <p className="hint">{`${name} · ${t('on.rating', { n: rating })}`}</p>}
        <TermsList terms={table.terms} host={name} />
        <p className="hint">
          <a href={linkTo('rules', table.terms.game)}>{app('rulebook')}</a>
        </p>
        <GuestName guest={guest} />
        <p className="actions">
          <button type="button" className="button large" disabled={state === 'sitting'} onClick={accept}>
            {t('invite.accept')}
          </button>
          <button type="button" className="button quiet" onClick={() => setState('declined')}>
            {t('invite.decline')}
          </button>
        </p>
        <p className={trouble === null ? 'visually-hidden' : 'problem'} role="status">
          {trouble === null ? '' : troubleWords(t, trouble)}
        </p>
      </section>
    </Page>
  );
}

/** It is played already, or was: by whoever sits here, or by others. */
function Taken({ table }: { readonly table: Table }) {
  const t = useOnlineWords();
  const app = useWords();
  const { id, state, terms } = table;
  const isMine = seatKeyOf(id) !== null;
  const mayWatch = state === 'over' ? terms.watch.kind !== 'off' : ['open', 'delayed'].includes(terms.watch.kind);
  return (
    <Page title={t(state === 'over' ? 'invite.over' : 'invite.running')}>
      {!isMine && state === 'running' && <p>{t('invite.runningText')}</p>}
      <p className="actions">
        {(isMine || mayWatch) && (
          <a className="button" href={linkTo('online', id)}>
            {t(isMine && state === 'running' ? 'invite.play' : 'invite.watch')}
          </a>
        )}
        <a className="button quiet" href="#/">
          {app('backHome')}
        </a>
      </p>
    </Page>
  );
}
