// What can be done with a set? Play it at once, try it out, hand it on as a file or a link, and bring one in.

import {
  type CardSet,
  type FormWords,
  MOST_IN_FILE,
  type Refused,
  readSet,
  salvage,
  type Workshop,
  writeSet,
} from '@duello/cards/form';
import { type GameId, isGameId } from '@duello/games';
import { type ChosenOptions, CopyByHand, copyText, go, linkTo, Sheet } from '@duello/table';
import { useId, useState } from 'react';
import { saveFile } from '../../frame/save-file.ts';
import { setUpOf, useGameName } from '../../games/pages.ts';
import { bringOptions } from '../../match/brought-options.ts';
import { openMatch } from '../../match/open-match.ts';
import { usualLevel } from '../../match/opponents.ts';
import { useTrial } from '../try/use-try.ts';
import { useWords } from '../words/use-words.ts';
import { LostList } from './lost-list.tsx';
import { linkTextOf } from './set-link.ts';
import { keepPictures, picturesOf } from './set-pictures.ts';

interface Props {
  readonly game: GameId;
  readonly workshop: Workshop;
  readonly words: FormWords;
  /** Under which id the browser keeps it. */
  readonly set: string;
  readonly name: string;
  readonly cards: CardSet;
  readonly id: string | null;
  /** Where in the box it goes. */
  readonly home: string | null;
  readonly isReady: boolean;
  bring(cards: CardSet): void;
}

export function SetWays({ game, workshop, words, set, name, cards, id, home, isReady, bring }: Props) {
  const t = useWords();
  const heading = useId();
  const [copied, setCopied] = useState<'no' | 'yes' | 'byHand'>('no');
  const [refused, setRefused] = useState('');
  const isEmpty = Object.keys(cards).length === 0;
  const link = (): string =>
    new URL(linkTo('workshop', game, 'set', linkTextOf(JSON.stringify({ game, name, cards }))), window.location.href)
      .href;
  const withOptions = async (begin: (options: ChosenOptions) => void): Promise<void> => {
    const options = workshop.options(cards, home);
    const problem = (await setUpOf(game)).check(options);
    setRefused(problem?.message ?? '');
    if (problem === null) begin(options);
  };
  const play = (): Promise<void> =>
    withOptions((options) =>
      openMatch({ game, options, players: [{ kind: 'person' }, { kind: 'bot', bot: usualLevel(game) }] }),
    );
  const invite = (): Promise<void> =>
    withOptions((options) => {
      bringOptions(game, options);
      go('friend', game, 'brought');
    });
  const study = (): Promise<void> =>
    withOptions((options) => {
      bringOptions(game, options);
      go('lab', game, 'brought');
    });
  const isOpen = !isEmpty && isReady;
  const fileName = `${game}-${name.replaceAll(/[^\w-]+/g, '-') || 'set'}.json`;
  return (
    <section className="panel shop-ways-out" aria-labelledby={heading}>
      <h2 id={heading}>{t('shop.use')}</h2>
      <p className="hint">{t(isEmpty ? 'shop.noCards' : isReady ? 'shop.playWhat' : 'shop.notReady')}</p>
      <div className="actions">
        <button type="button" className="button" disabled={!isOpen} onClick={play}>
          {t('shop.play')}
        </button>
        <button type="button" className="button quiet" disabled={!isOpen} onClick={invite}>
          {t('shop.friend')}
        </button>
        <button type="button" className="button quiet" disabled={!isOpen} onClick={study}>
          {t('shop.lab')}
        </button>
        <button type="button" className="button quiet" disabled={!isOpen} onClick={() => go('print', game, set)}>
          {t('shop.print')}
        </button>
      </div>
      <p role="status" className={refused === '' ? 'visually-hidden' : 'problem'}>
        {refused === '' ? '' : t('shop.refusedSet', { why: refused })}
      </p>
      {isOpen && <Trial game={game} options={workshop.options(cards, home)} id={id} />}
      <div className="actions">
        <button
          type="button"
          className="button quiet small"
          disabled={isEmpty}
          onClick={() => saveFile(fileName, writeSet(game, name, cards, picturesOf(cards)))}
        >
          {t('shop.save')}
        </button>
        <button
          type="button"
          className="button quiet small"
          disabled={isEmpty}
          onClick={() => {
            copyText(link()).then((done) => setCopied(done ? 'yes' : 'byHand'));
          }}
        >
          {t('shop.link')}
        </button>
        <ImportFile game={game} workshop={workshop} words={words} cards={cards} bring={bring} />
      </div>
      <p role="status" className="hint">
        {copied === 'yes' && t(Object.keys(picturesOf(cards)).length > 0 ? 'shop.linkedWithout' : 'shop.linked')}
      </p>
      {copied === 'byHand' && (
        <Sheet title={t('shop.linkTitle')} close={() => setCopied('no')}>
          <CopyByHand text={link()} />
        </Sheet>
      )}
    </section>
  );
}

interface TrialProps {
  readonly game: GameId;
  readonly options: ChosenOptions;
  readonly id: string | null;
}

function Trial({ game, options, id }: TrialProps) {
  const t = useWords();
  const [trial, begin] = useTrial(game, options);
  return (
    <>
      <div className="actions">
        <button type="button" className="button quiet small" disabled={trial.phase === 'running'} onClick={begin}>
          {t('shop.try')}
        </button>
      </div>
      <p role="status" className="hint shop-trial" data-phase={trial.phase}>
        {trial.phase === 'running' && t('shop.trying')}
        {trial.phase === 'failed' && t('shop.tryFailed')}
        {trial.phase === 'done' &&
          t('shop.tried', { matches: trial.matches, used: id === null ? 0 : (trial.used[id] ?? 0) })}
      </p>
      {trial.phase === 'done' && trial.looped && <p className="problem">{t('shop.loops')}</p>}
    </>
  );
}

type ImportProps = Pick<Props, 'game' | 'workshop' | 'words' | 'cards' | 'bring'>;

interface Brought {
  readonly text: string;
  readonly isWrong: boolean;
  readonly lost: readonly Refused[];
}

/** Cards of a file come to those that are there; one of the same id takes its place. */
function ImportFile({ game, workshop, words, cards, bring }: ImportProps) {
  const t = useWords();
  const nameOf = useGameName();
  const [brought, setBrought] = useState<Brought | null>(null);
  const fail = (text: string): void => setBrought({ text, isWrong: true, lost: [] });
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MOST_IN_FILE) {
      fail(t('shop.importTooLarge'));
      return;
    }
    const given = readSet(await file.text(), game);
    if (given === null) fail(t('shop.importNone'));
    else if (given.game !== game) {
      fail(t('shop.importOther', { game: isGameId(given.game) ? nameOf(given.game) : given.game.slice(0, 40) }));
    } else {
      const { cards: kept, lost } = salvage(workshop, given.cards);
      const n = Object.keys(kept).length;
      keepPictures(given.pictures);
      if (n > 0) bring({ ...cards, ...kept });
      setBrought({ text: t('shop.imported', { n }), isWrong: n === 0, lost });
    }
  };
  return (
    <>
      <label className="button quiet small file-button">
        {t('shop.import')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            openFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <div role="status" className="shop-brought">
        {brought !== null && (
          <>
            <p className={brought.isWrong ? 'problem' : 'hint'}>{brought.text}</p>
            <LostList lost={brought.lost} words={words} />
          </>
        )}
      </div>
    </>
  );
}
