// What if somebody behaves badly? They are blocked, and never met again, or reported to whoever runs the server.

import { type PlayerHead, REPORTS } from '@duello/protocol';
import { Choices } from '@duello/table';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { block, report } from '../link/api.ts';
import { type Trouble, troubleOf } from '../link/use-answer.ts';
import { usePlayerName } from '../lobby/player-name.ts';
import { troubleWords } from '../lobby/trouble.tsx';
import { useOnlineWords } from '../words/use-words.ts';

interface Props {
  readonly match: string;
  readonly player: PlayerHead;
}

type State = 'closed' | 'blocking' | 'reporting' | 'blocked' | 'reported';

export function Safety({ match, player }: Props) {
  const t = useOnlineWords();
  const [state, setState] = useState<State>('closed');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const name = usePlayerName()(player);
  const attempt = (work: Promise<void>, next: State): void => {
    setTrouble(null);
    work.then(
      () => setState(next),
      (error) => setTrouble(troubleOf(error)),
    );
  };
  return (
    <section className="safety">
      <h3>{t('safe.title', { name })}</h3>
      {state === 'closed' && (
        <div className="actions">
          <Button className="button quiet" onPress={() => setState('blocking')}>
            {t('safe.block', { name })}
          </Button>
          <Button className="button quiet" onPress={() => setState('reporting')}>
            {t('safe.report', { name })}
          </Button>
        </div>
      )}
      {state === 'blocking' && (
        <div className="actions" role="alert">
          <span>{t('safe.blockSure', { name })}</span>
          <Button className="button danger" onPress={() => attempt(block(player.person), 'blocked')}>
            {t('safe.blockYes')}
          </Button>
          <Button className="button quiet" onPress={() => setState('closed')}>
            {t('on.cancel')}
          </Button>
        </div>
      )}
      {state === 'reporting' && (
        <ReportForm
          send={(why, note) => attempt(report(match, why, note), 'reported')}
          cancel={() => setState('closed')}
        />
      )}
      <p className={trouble === null ? 'hint' : 'problem'} role="status">
        {trouble !== null && troubleWords(t, trouble)}
        {state === 'blocked' && t('safe.blocked')}
        {state === 'reported' && t('safe.sent')}
      </p>
    </section>
  );
}

interface ReportProps {
  send(why: (typeof REPORTS)[number], note: string): void;
  cancel(): void;
}

const NOTE_LIMIT = 500;

function ReportForm({ send, cancel }: ReportProps) {
  const t = useOnlineWords();
  const id = useId();
  const [why, setWhy] = useState<(typeof REPORTS)[number]>('stalling');
  const [note, setNote] = useState('');
  return (
    <div className="report-form">
      <Choices
        label={t('safe.reportWhy')}
        value={why}
        choices={REPORTS.map((one) => ({ id: one, name: t(`safe.why.${one}`) }))}
        onChange={(one) => setWhy(one)}
      />
      <label htmlFor={id}>{t('safe.note')}</label>
      <textarea
        id={id}
        className="text-input"
        rows={2}
        maxLength={NOTE_LIMIT}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="actions">
        <Button className="button main" onPress={() => send(why, note)}>
          {t('safe.send')}
        </Button>
        <Button className="button quiet" onPress={cancel}>
          {t('on.cancel')}
        </Button>
      </div>
    </div>
  );
}
