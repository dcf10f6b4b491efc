// What can be done with a replay? Hand it on as a link or a file, or play on from the moment that is shown.

import {
  CopyByHand,
  copyText,
  go,
  linkTo,
  type Player,
  type Players,
  type ReplayHead,
  type ReplayHost,
  Sheet,
} from '@duello/table';
import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { saveFile } from '../frame/save-file.ts';
import { openMatch } from '../match/open-match.ts';
import { usualLevel } from '../match/opponents.ts';
import type { Reading } from './use-replay.ts';
import { useWords } from './words/use-words.ts';

const person: Player = { kind: 'person' };
const botIn = (game: string): Player => ({ kind: 'bot', bot: usualLevel(game) });

const saveRecord = ({ record, game }: ReplayHead): void =>
  saveFile(`${game}-${record.seed.replace(/[^\w-]/g, '')}.json`, JSON.stringify(record, null, 1));

export function ShareMenu({ head, answers }: { readonly head: ReplayHead; readonly answers: number }) {
  const t = useWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = new URL(linkTo('replay', head.text), window.location.href).href;
  const copy = (): void => {
    copyText(link).then(setCopied);
  };
  return (
    <>
      <MenuTrigger>
        <Button className="replay-button">{t('replay.share')}</Button>
        <Popover className="replay-popover">
          <Menu className="replay-menu">
            <MenuItem onAction={copy}>{t('replay.copyLink')}</MenuItem>
            <MenuItem onAction={() => saveRecord(head)}>{t('replay.download')}</MenuItem>
            {head.otherRules === null && (
              <MenuItem onAction={() => go('puzzles', 'make', head.text, String(answers))}>
                {t('replay.puzzle')}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <span role="status" className="replay-said">
        {copied === true && t('replay.copied')}
      </span>
      {copied === false && (
        <Sheet title={t('replay.share')} close={() => setCopied(null)}>
          <CopyByHand text={link} />
        </Sheet>
      )}
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
  const { answers: given } = stops[at];
  // What is shown has happened when the match goes on; only the end is taken back, for nothing comes after it.
  const ends = head.over && given === head.record.answers.length;
  const over = ends && at === stops.length - 1;
  const answers = ends ? given - 1 : given;
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
          <MenuItem onAction={() => playOn([person, botIn(game)])}>{t('replay.playOn.0')}</MenuItem>
          <MenuItem onAction={() => playOn([botIn(game), person])}>{t('replay.playOn.1')}</MenuItem>
          <MenuItem onAction={() => playOn([person, person])}>{t('replay.playOn.both')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
