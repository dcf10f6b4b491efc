// What can be done with a replay? Hand it on as a link or a file, or play on from the moment that is shown.

import { linkTo, type Player, type Players, type ReplayHead, type ReplayHost } from '@duello/table';
import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { openMatch } from '../match/open-match.ts';
import { useWords } from '../words/use-words.ts';
import type { Reading } from './use-replay.ts';

const person: Player = { kind: 'person' };
const bot: Player = { kind: 'bot', bot: 'greedy' };
const CHOICES: Readonly<Record<'0' | '1' | 'both', Players>> = {
  0: [person, bot],
  1: [bot, person],
  both: [person, person],
};

function saveFile({ record, game }: ReplayHead): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${record.seed.replace(/[^\w-]/g, '')}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

export function ShareMenu({ head }: { readonly head: ReplayHead }) {
  const t = useWords();
  const [said, say] = useState('');
  const copy = (): void => {
    const link = new URL(linkTo('replay', head.text), window.location.href).href;
    navigator.clipboard.writeText(link).then(
      () => say(t('replay.copied')),
      () => say(t('replay.notCopied')),
    );
  };
  return (
    <>
      <MenuTrigger>
        <Button className="replay-button">{t('replay.share')}</Button>
        <Popover className="replay-popover">
          <Menu className="replay-menu">
            <MenuItem onAction={copy}>{t('replay.copyLink')}</MenuItem>
            <MenuItem onAction={() => saveFile(head)}>{t('replay.download')}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <span role="status" className="replay-said">
        {said}
      </span>
    </>
  );
}

interface PlayOnProps {
  readonly host: ReplayHost;
  readonly head: ReplayHead;
  readonly reading: Reading;
}

export function PlayOn({ host, head, reading: { stops, at } }: PlayOnProps) {
  const t = useWords();
  const { answers } = stops[at];
  const over = head.over && answers === head.record.answers.length;
  const { game, options, seed } = head.record;
  const playOn = (players: Players): void => {
    host.cut(answers).then((text) => openMatch({ game, options, seed, players, text }));
  };
  return (
    <MenuTrigger>
      <Button className="replay-button primary" isDisabled={over}>
        {t('replay.playOn')}
      </Button>
      {over && <span className="visually-hidden">{t('replay.playOnOver')}</span>}
      <Popover className="replay-popover">
        <Menu className="replay-menu">
          <MenuItem onAction={() => playOn(CHOICES[0])}>{t('replay.playOn.0')}</MenuItem>
          <MenuItem onAction={() => playOn(CHOICES[1])}>{t('replay.playOn.1')}</MenuItem>
          <MenuItem onAction={() => playOn(CHOICES.both)}>{t('replay.playOn.both')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
