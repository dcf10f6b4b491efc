// What can players say to each other? Phrases that each reads in their own language; own words at a private table alone.

import { other } from '@duello/kernel';
import { PHRASES, TEXT_LIMIT } from '@duello/protocol';
import { SettingSwitch, Sheet } from '@duello/table';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { useOnlineWords } from '../words/use-words.ts';
import { useAround, useNames } from './match-context.ts';
import { phraseOrText, type Talk } from './use-talk.ts';

export function TalkSheet({ talk, close }: { readonly talk: Talk; close(): void }) {
  const t = useOnlineWords();
  const { match, known, mine } = useAround();
  const [isLost, setLost] = useState(false);
  const names = useNames(known);
  const { said, read } = talk;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes while it lies open is read
  useEffect(read, [said.length]);
  if (mine === null) return null;
  const say = (sent: ReturnType<typeof match.say>): void => {
    sent.then(({ t: kind }) => setLost(kind !== 'done'));
  };
  return (
    <Sheet title={t('talk.title')} close={close}>
      <div className="talk">
        {said.length === 0 ? (
          <p className="hint">{t('talk.none')}</p>
        ) : (
          <ul className="talk-lines" aria-live="polite">
            {said.map((one) => (
              <li key={one.number} data-mine={one.seat === mine}>
                <b>{names[one.seat]}</b> {phraseOrText(t, one)}
              </li>
            ))}
          </ul>
        )}
        <section className="talk-phrases" aria-label={t('talk.phrases')}>
          {PHRASES.map((phrase) => (
            <Button key={phrase} className="button quiet" onPress={() => say(match.say(phrase))}>
              {t(`phrase.${phrase}`)}
            </Button>
          ))}
        </section>
        {known.head.terms.isPrivate && <OwnWords write={(text) => say(match.write(text))} />}
        <p className={isLost ? 'problem' : 'visually-hidden'} role="status">
          {isLost ? t('on.problem.lost') : ''}
        </p>
        <SettingSwitch
          name={t('talk.mute', { name: names[other(mine)] })}
          text={t('talk.muteText')}
          isOn={known.standing.hasMuted}
          set={(on) => say(match.mute(on))}
        />
      </div>
    </Sheet>
  );
}

function OwnWords({ write }: { write(text: string): void }) {
  const t = useOnlineWords();
  const id = useId();
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    write(text.trim());
    setText('');
  };
  return (
    <form className="talk-own" onSubmit={send}>
      <label className="visually-hidden" htmlFor={id}>
        {t('talk.write')}
      </label>
      <input
        id={id}
        className="text-input"
        value={text}
        maxLength={TEXT_LIMIT}
        autoComplete="off"
        placeholder={t('talk.write')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="button main">
        {t('talk.send')}
      </Button>
    </form>
  );
}
