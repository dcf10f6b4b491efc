// Where does somebody make cards? A page a game: a set, the form of a card, and beside it what the card becomes.

import { readSet, salvage } from '@duello/cards/form';
import { GAME_IDS, type GameId, isGameId } from '@duello/games';
import { goInstead, linkTo } from '@duello/table';
import { Suspense, use, useEffect, useState } from 'react';
import { Page } from '../frame/page.tsx';
import { galleryOf, useGameName } from '../games/pages.ts';
import { type KeptSet, newSet, useKeptSets } from './set/kept-sets.ts';
import { SetBench } from './set/set-bench.tsx';
import { textOfLink } from './set/set-link.ts';
import { forgetUnusedPictures } from './set/set-pictures.ts';
import { SharedSet } from './set/shared-set.tsx';
import { useWords } from './words/use-words.ts';
import { hasWorkshop, workshopOf } from './workshop-games.ts';
import './workshop.css';

interface Props {
  /** A game; `open` with a card of the box, `mine` with the id of a kept set, or `set` with a set as text of a link. */
  readonly rest: readonly string[];
}

export function WorkshopPage({ rest: [game, action, what] }: Props) {
  const t = useWords();
  const nameOf = useGameName();
  if (game === undefined || !isGameId(game)) return <GameChoice />;
  return (
    <Page title={t('shop.of', { game: nameOf(game) })} wide>
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <Workbench key={game} game={game} action={action ?? null} what={what ?? ''} />
      </Suspense>
    </Page>
  );
}

function GameChoice() {
  const t = useWords();
  const nameOf = useGameName();
  return (
    <Page title={t('shop.title')}>
      <p className="shop-intro">{t('shop.intro')}</p>
      <nav className="ways" aria-label={t('shop.choose')}>
        {GAME_IDS.filter(hasWorkshop).map((game) => (
          <a key={game} href={linkTo('workshop', game)}>
            <b>{nameOf(game)}</b>
          </a>
        ))}
      </nav>
    </Page>
  );
}

/** Which set is on the bench: another one is another bench. */
interface Bench {
  readonly set: KeptSet | null;
  /** A card of the box that somebody has come with. */
  readonly opened: string | null;
  readonly number: number;
}

interface BenchProps {
  readonly game: GameId;
  readonly action: string | null;
  readonly what: string;
}

function Workbench({ game, action, what }: BenchProps) {
  const t = useWords();
  const workshop = use(workshopOf(game));
  const source = use(galleryOf(game));
  const sets = useKeptSets(game);
  const [bench, setBench] = useState<Bench>(() => ({
    set: (action === 'mine' ? sets.find(({ id }) => id === what) : undefined) ?? sets[0] ?? null,
    opened: action === 'open' ? what : null,
    number: 0,
  }));
  const choose = (set: KeptSet | null): void => setBench(({ number }) => ({ set, opened: null, number: number + 1 }));
  useEffect(forgetUnusedPictures, []);
  // What was opened is in the set now: whoever comes back finds it there, and not a second one.
  useEffect(() => {
    if (action === 'open' || action === 'mine') window.history.replaceState(null, '', linkTo('workshop', game));
  }, [action, game]);
  if (workshop === null || source === null) return <p>{t('notFoundText')}</p>;
  if (action === 'set') {
    const text = textOfLink(what);
    const given = text === null ? null : readSet(text, game);
    const found = given === null || given.game !== game ? null : salvage(workshop, given.cards);
    return (
      <SharedSet
        workshop={workshop}
        source={source}
        name={given?.name ?? ''}
        found={found}
        keep={(cards) => {
          choose(newSet(game, given?.name ?? '', cards));
          goInstead('workshop', game);
        }}
      />
    );
  }
  const { set, opened, number } = bench;
  return (
    <SetBench
      key={number}
      game={game}
      workshop={workshop}
      source={source}
      sets={sets}
      first={set}
      opened={opened !== null && workshop.box.includes(opened) ? opened : null}
      choose={choose}
    />
  );
}
