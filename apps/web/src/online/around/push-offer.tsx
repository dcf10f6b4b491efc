// Who plays for days is asked once whether their browser shall call them; where it can't, that is said once.

import { keep, readKept } from '@duello/table';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { usePush } from '../lobby/use-push.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { useAround } from './match-context.ts';

const KEY = 'duello.pushOffered';

export function PushOffer() {
  const { known, mine } = useAround();
  const [isOpen, setOpen] = useState(() => !readKept(KEY, (value) => value === true));
  if (!isOpen || mine === null || known.status.end !== null || known.head.terms.clock.kind !== 'days') return null;
  const close = (): void => {
    keep(KEY, true);
    setOpen(false);
  };
  return <Offer close={close} />;
}

function Offer({ close }: { close(): void }) {
  const t = useOnlineWords();
  const { isOn, obstacle, problem, set } = usePush();
  const [isAsked, setAsked] = useState(false);
  if (isOn === null || (isOn && !isAsked)) return null;
  const said = isOn ? t('push.on') : obstacle !== null ? t(`push.${obstacle}`) : problem || t('push.offer');
  const canTry = !isOn && obstacle === null;
  return (
    <div className="online-note" role="status">
      <span>{said}</span>
      {canTry && (
        <Button
          className="button main"
          onPress={() => {
            setAsked(true);
            set(true);
          }}
        >
          {t('push.yes')}
        </Button>
      )}
      <Button className="button quiet" onPress={close}>
        {t(canTry ? 'push.no' : 'push.fine')}
      </Button>
    </div>
  );
}
