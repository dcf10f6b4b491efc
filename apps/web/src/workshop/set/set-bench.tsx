// How is a set made? Its cards on one side, the form of one in the middle, what it becomes beside that.

import { type CardParts, type CardSet, homeFor, placeOf, type Workshop } from '@duello/cards/form';
import type { GameId } from '@duello/games';
import type { Lang } from '@duello/language';
import type { GallerySource } from '@duello/table';
import { isUnkept, useSettings } from '@duello/table';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type SaidProblem, saidProblems } from '../beside/said-problems.ts';
import { useLoopCheck } from '../try/use-loop-check.ts';
import { useWords } from '../words/use-words.ts';
import { CardBench } from './card-bench.tsx';
import { CardList } from './card-list.tsx';
import { beginning, type Editing, redone, undone, withCard, withCards, withoutCard } from './editing.ts';
import { type KeptSet, keepSet, keyOfSet, newSet, unmade } from './kept-sets.ts';
import { SetChoice } from './set-choice.tsx';
import { SetWays } from './set-ways.tsx';
import { Skeleton } from './skeleton.tsx';

interface Props {
  readonly game: GameId;
  readonly workshop: Workshop;
  readonly source: GallerySource;
  readonly sets: readonly KeptSet[];
  /** Null before anybody has made one. */
  readonly first: KeptSet | null;
  /** A card of the box that somebody has come with. */
  readonly opened: string | null;
  choose(set: KeptSet | null): void;
}

/** An id that nothing has yet: the box neither. */
function freeId(workshop: Workshop, cards: CardSet): string {
  for (let n = 1; ; n++) {
    const id = `card${n}`;
    if (!Object.hasOwn(cards, id) && !workshop.box.includes(id)) return id;
  }
}

/** As it is printed, in the place of the printed one unless another stands there already. */
function asPrinted(workshop: Workshop, cards: CardSet, id: string): CardParts {
  const card = workshop.printed(id);
  const isFree = !Object.values(cards).some((one) => placeOf(one) === id);
  if (!isFree || !workshop.standsFor(card).includes(id)) return card;
  return { ...card, instead: { card: id, copies: null, seat: null } };
}

export function SetBench({ game, workshop, source, sets, first, opened, choose }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  const words = workshop.words(lang);
  const [set, setSet] = useState<KeptSet>(() => first ?? unmade(game, t('shop.firstSet')));
  const [isKept, setKept] = useState(first !== null);
  const [name, setName] = useState(set.name);
  const [editing, setEditing] = useState<Editing>(() => withOpened(workshop, beginning(first?.cards ?? {}), opened));
  const [chosen, setChosen] = useState<string | null>(() => lastOf(editing.now));
  const [wantedHome, setHome] = useState(set.home);
  const cards = editing.now;
  const id = chosen !== null && Object.hasOwn(cards, chosen) ? chosen : lastOf(cards);
  const settled = useDeferredValue(cards);
  const home = useMemo(
    () => workshop.homes.find((one) => one.id === wantedHome) ?? homeFor(workshop, settled),
    [workshop, wantedHome, settled],
  );
  const problems = useMemo(() => problemsOf(t, workshop, words, settled), [t, workshop, words, settled]);
  const isReady = [...problems.values()].every((found) => found.every(({ stops }) => !stops));
  const loops = useLoopCheck(game, workshop, settled, isReady ? id : null);
  const found = id === null ? [] : (problems.get(id) ?? []);
  const here = useMemo(
    () => (loops === null ? found : [...found, { path: loops, text: t('shop.loops'), stops: false }]),
    [found, loops, t],
  );

  useEffect(() => {
    // Nothing is kept of a set that nobody has put anything into.
    if (!isKept && Object.keys(cards).length === 0) return;
    if (isKept && set.cards === cards && set.name === name && set.home === wantedHome) return;
    const next = { ...set, cards, name, home: wantedHome };
    keepSet(next);
    setSet(next);
    setKept(true);
  }, [set, isKept, cards, name, wantedHome]);
  useUndoKeys(setEditing);

  const add = (card: CardParts): void => {
    const next = freeId(workshop, cards);
    setEditing(withCard(editing, next, card, null));
    setChosen(next);
  };
  const nameOf = (card: string): string =>
    nameIn(cards[card], lang) ?? (workshop.box.includes(card) ? source.face(card, lang).name : card);
  return (
    <div className="shop">
      <div className="shop-side">
        <SetChoice
          sets={sets}
          set={isKept ? set : null}
          name={name}
          rename={setName}
          choose={choose}
          begin={() => choose(newSet(game, t('shop.newSet'), {}))}
          isUnkept={isUnkept(keyOfSet(set.id))}
        />
        <CardList
          workshop={workshop}
          words={words}
          cards={cards}
          id={id}
          nameOf={nameOf}
          wrong={problems}
          choose={setChosen}
          empty={(type) => add(workshop.blank(type))}
          open={(card) => add(asPrinted(workshop, cards, card))}
          copy={(card) => add({ ...cards[card], ...(cards[card].instead === undefined ? {} : { instead: null }) })}
          remove={(card) => setEditing(withoutCard(editing, card))}
          undo={editing.past.length === 0 ? null : () => setEditing(undone(editing))}
          redo={editing.future.length === 0 ? null : () => setEditing(redone(editing))}
        />
        <Skeleton workshop={workshop} words={words} cards={settled} home={home} nameOf={nameOf} choose={setHome} />
        <SetWays
          game={game}
          workshop={workshop}
          words={words}
          set={set.id}
          name={name}
          cards={settled}
          id={id}
          home={home?.id ?? null}
          isReady={isReady}
          bring={(more) => setEditing(withCards(editing, more))}
        />
      </div>
      {id === null ? (
        <p className="panel shop-nothing">{t('shop.none')}</p>
      ) : (
        <CardBench
          workshop={workshop}
          words={words}
          source={source}
          cards={cards}
          settled={settled}
          id={id}
          problems={here}
          nameOf={nameOf}
          change={(card, field) => setEditing((before) => withCard(before, id, card, field))}
        />
      )}
    </div>
  );
}

const lastOf = (cards: CardSet): string | null => Object.keys(cards).at(-1) ?? null;

function withOpened(workshop: Workshop, editing: Editing, opened: string | null): Editing {
  if (opened === null) return editing;
  return withCard(editing, freeId(workshop, editing.now), asPrinted(workshop, editing.now, opened), null);
}

function nameIn(card: CardParts | undefined, lang: Lang): string | null {
  const name = card?.name;
  if (typeof name !== 'object' || name === null) return null;
  const said: unknown = Reflect.get(name, lang);
  return typeof said === 'string' && said.trim() !== '' ? said : null;
}

function problemsOf(
  t: Parameters<typeof saidProblems>[0],
  workshop: Workshop,
  words: Parameters<typeof saidProblems>[2],
  cards: CardSet,
): ReadonlyMap<string, readonly SaidProblem[]> {
  return new Map(Object.keys(cards).map((id) => [id, saidProblems(t, workshop, words, cards, id)]));
}

/** Ctrl+Z and Ctrl+Y, but not where a text field undoes its own letters. */
function useUndoKeys(setEditing: (change: (before: Editing) => Editing) => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey;
      const isRedo = event.key.toLowerCase() === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey);
      if (!isUndo && !isRedo) return;
      event.preventDefault();
      setEditing(isUndo ? undone : redone);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [setEditing]);
}
