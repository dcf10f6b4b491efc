// Which deck does each seat play? One of the four that are ready, or one of one's own, with its plan and its cards.

import {
  CardList,
  type ChosenOptions,
  CoverChoices,
  Icon,
  linkTo,
  type SetUpProps,
  useSettings,
  withOption,
} from '@duello/table';
import { useState } from 'react';
import { type Lang, type ReadyDeckId, words } from '../../index.ts';
import { boxFaces, classSign } from '../cards/faces.ts';
import { keptDecks, useDecks } from '../decks/deck-book.ts';
import { choicesFrom, type DeckChoice, idOf } from '../decks/deck-choice.ts';
import { type Say, useWords } from '../words/use-words.ts';

const SEATS = ['deckA', 'deckB'] as const;
type SeatDeck = (typeof SEATS)[number];
const STANDARD: Readonly<Record<SeatDeck, ReadyDeckId>> = { deckA: 'noonfire', deckB: 'silverBulwark' };

const deckOf = (value: ChosenOptions, name: SeatDeck): string | null => idOf(value[name] ?? STANDARD[name]);

export function deckName(value: ChosenOptions, name: SeatDeck, lang: Lang): string {
  const choices = choicesFrom(keptDecks(), [value[name]], lang);
  return choices.find(({ id }) => id === deckOf(value, name))?.name ?? '…';
}

function Cover({ choice: { deck, name, plan, own, fault } }: { readonly choice: DeckChoice }) {
  const { lang } = useSettings();
  const t = useWords();
  return (
    <span className="sm-deck-cover" data-class={deck.class}>
      <Icon name={classSign(deck.class)} className="sm-deck-sign" />
      <b>{name}</b>
      <span className="sm-deck-class">
        {words[lang].classes[deck.class]}
        {own && `, ${t('sunMoon.deck.own')}`}
      </span>
      <span className="sm-deck-plan">{fault === null ? plan : `⚠ ${t('sunMoon.deck.notLegal')}: ${fault}`}</span>
    </span>
  );
}

function Cards({ choice: { deck, name } }: { readonly choice: DeckChoice }) {
  const t = useWords();
  const { lang } = useSettings();
  const { card, face } = boxFaces(lang);
  const cards = Object.entries(deck.cards).toSorted(([a], [b]) => (card(a)?.cost ?? 0) - (card(b)?.cost ?? 0));
  return (
    <details className="sm-deck-all">
      <summary>{t('sunMoon.deckCards', { name })}</summary>
      <CardList cards={cards} face={face} />
    </details>
  );
}

/** What the decks are called: against a bot the first is one's own. */
export const deckTitles = (t: Say, seats: SetUpProps['seats']): Readonly<Record<SeatDeck, string>> =>
  ({
    bot: { deckA: t('sunMoon.yourDeck'), deckB: t('sunMoon.botDeck') },
    two: { deckA: t('sunMoon.deckOfA'), deckB: t('sunMoon.deckOfB') },
  })[seats];

export function SetUpDecks({ value, problem, seats, onChange }: SetUpProps) {
  const t = useWords();
  const { lang } = useSettings();
  const choices = choicesFrom(
    useDecks(),
    SEATS.map((name) => value[name]),
    lang,
  );
  const [shown, setShown] = useState<SeatDeck>('deckA');
  const choose = (name: SeatDeck, deck: DeckChoice): void => {
    setShown(name);
    onChange(withOption(value, name, deck.option, STANDARD[name]));
  };
  const labels = deckTitles(t, seats);
  const looked = choices.find(({ id }) => id === deckOf(value, shown));
  return (
    <section className="panel sm-set-up-decks">
      {SEATS.map((name) => (
        <CoverChoices
          key={name}
          heading
          label={labels[name]}
          value={deckOf(value, name)}
          choices={choices.map((choice) => ({
            id: choice.id,
            cover: <Cover choice={choice} />,
            isBarred: choice.fault !== null,
            choose: () => choose(name, choice),
          }))}
        />
      ))}
      {problem?.path.startsWith('deck') && <p className="problem">{problem.message}</p>}
      {looked !== undefined && <Cards key={looked.id} choice={looked} />}
      <p>
        <a href={linkTo('decks', 'sun-moon')}>{t('sunMoon.deck.build')}</a>
      </p>
    </section>
  );
}
