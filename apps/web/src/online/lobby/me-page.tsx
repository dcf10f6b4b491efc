// Who is somebody here? Their name and ratings, and what the server knows of them: to be downloaded, or deleted for good.

import { isGameId } from '@duello/games';
import { NAME_LIMIT, readName } from '@duello/language';
import type { Person } from '@duello/protocol';
import { linkTo } from '@duello/table';
import { type FormEvent, useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components';
import { Page } from '../../frame/page.tsx';
import { saveFile } from '../../frame/save-file.ts';
import { useGameName } from '../../games/pages.ts';
import { useWords } from '../../words/use-words.ts';
import { forgetMe, me, myExport, rename } from '../link/api.ts';
import { forgetIdentity, identity, keepIdentity } from '../link/identity.ts';
import { turnPushOff } from '../link/push.ts';
import { type Trouble, troubleOf, useAnswer } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { PasskeyPanel, ReturnByPasskey } from './passkey-parts.tsx';
import { ServerGate } from './server-gate.tsx';
import { ratingWords } from './terms-words.ts';
import { TroubleNote, troubleWords } from './trouble.tsx';
import './lobby.css';

export function MePage() {
  const t = useOnlineWords();
  const [isKnown, setKnown] = useState(() => identity() !== null);
  const [isDeleted, setDeleted] = useState(false);
  return (
    <Page title={t('me.title')}>
      {isDeleted && <p role="status">{t('me.deleted')}</p>}
      {isKnown ? (
        <ServerGate>
          <Profile
            forgotten={() => {
              setKnown(false);
              setDeleted(true);
            }}
          />
        </ServerGate>
      ) : (
        <Nobody returned={() => setKnown(true)} />
      )}
    </Page>
  );
}

function Nobody({ returned }: { returned(): void }) {
  const t = useOnlineWords();
  return (
    <>
      <p>{t('me.nobody')}</p>
      <p>
        <a className="button" href={linkTo('someone')}>
          {t('some.title')}
        </a>
      </p>
      <ReturnByPasskey returned={returned} />
    </>
  );
}

function Profile({ forgotten }: { forgotten(): void }) {
  const app = useWords();
  const answer = useAnswer(me);
  if (answer.kind === 'loading') return <p className="loading">{app('loading')}</p>;
  if (answer.kind === 'trouble') return <TroubleNote trouble={answer.trouble} again={answer.again} />;
  return (
    <>
      <NameForm person={answer.value} />
      <Ratings person={answer.value} />
      <PasskeyPanel />
      <BlockedPeople />
      <OwnData forgotten={forgotten} />
    </>
  );
}

function NameForm({ person }: { readonly person: Person }) {
  const t = useOnlineWords();
  const [name, setName] = useState(person.name);
  const [said, say] = useState('');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const known = identity();
    const wished = readName(name);
    if (wished === '' || known === null) return;
    try {
      const renamed = await rename(wished);
      keepIdentity({ ...known, name: renamed.name });
      setName(renamed.name);
      say(t('me.saved'));
    } catch (error) {
      say(troubleWords(t, troubleOf(error)));
    }
  };
  return (
    <form className="panel profile" onSubmit={save}>
      <TextField className="field" value={name} onChange={setName} maxLength={NAME_LIMIT}>
        <Label className="field-label">{t('on.name')}</Label>
        <span className="profile-name">
          <Input className="text-input" autoComplete="nickname" spellCheck={false} />
          <button type="submit" className="button">
            {t('me.save')}
          </button>
        </span>
        <Text slot="description" className="hint">
          {t('on.nameText')}
        </Text>
      </TextField>
      <p className="hint" role="status">
        {said}
      </p>
    </form>
  );
}

function Ratings({ person: { ratings } }: { readonly person: Person }) {
  const t = useOnlineWords();
  const nameOf = useGameName();
  return (
    <section className="panel profile" aria-labelledby="ratings-heading">
      <h2 id="ratings-heading">{t('me.ratings')}</h2>
      {ratings.length === 0 && <p className="hint">{t('me.noRatings')}</p>}
      {ratings.length > 0 && (
        <table className="rating-table">
          <tbody>
            {ratings.map((rating) => (
              <tr key={rating.game}>
                <th scope="row">
                  <a href={linkTo('leaders', rating.game)}>
                    {isGameId(rating.game) ? nameOf(rating.game) : rating.game}
                  </a>
                </th>
                <td data-number="">{ratingWords(t, rating)}</td>
                <td>{t('me.matches', { n: rating.matches })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function OwnData({ forgotten }: { forgotten(): void }) {
  const t = useOnlineWords();
  const [isSure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const attempt = (work: Promise<void>): void => {
    work.catch((error) => setTrouble(troubleOf(error)));
  };
  const forget = async (): Promise<void> => {
    // Nobody calls somebody who is not there any more.
    await turnPushOff().catch(() => {});
    await forgetMe();
    forgetIdentity();
    forgotten();
  };
  return (
    <section className="panel profile" aria-labelledby="data-heading">
      <h2 id="data-heading">{t('me.data')}</h2>
      <p className="actions">
        <button
          type="button"
          className="button quiet"
          onClick={() => attempt(myExport().then((text) => saveFile('duello.json', text)))}
        >
          {t('me.export')}
        </button>
        {!isSure && (
          <button type="button" className="button quiet" onClick={() => setSure(true)}>
            {t('me.delete')}
          </button>
        )}
      </p>
      {isSure && (
        <div className="actions" role="alert">
          <span>{t('me.deleteSure')}</span>
          <button type="button" className="button danger" onClick={() => attempt(forget())}>
            {t('me.deleteYes')}
          </button>
          <button type="button" className="button quiet" onClick={() => setSure(false)}>
            {t('on.cancel')}
          </button>
        </div>
      )}
      <p className={trouble === null ? 'visually-hidden' : 'problem'} role="status">
        {trouble === null ? '' : troubleWords(t, trouble)}
      </p>
    </section>
  );
}
