// Which deck does each seat play? One of the four that are ready, or one of one's own, with its plan and its cards.

import { CardFace, type ChosenOptions, Icon, linkTo, type SetUpProps, useSettings, withOption } from '@duello/table';
import { useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { type Lang, type ReadyDeckId, words } from '../../index.ts';
import { boxFaces, classSign } from '../cards/faces.ts';
import { keptDecks, useDecks } from '../decks/deck-book.ts';
import { choicesFrom, type DeckChoice, idOf } from '../decks/deck-choice.ts';
import { useWords } from '../words/use-words.ts';

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

interface ChooserProps {
  readonly label: string;
  readonly choices: readonly DeckChoice[];
  readonly deck: string | null;
  choose(deck: DeckChoice): void;
}

function Chooser({ label, choices, deck, choose }: ChooserProps) {
  return (
    <RadioGroup
      className="sm-deck-choice"
      value={deck}
      onChange={(id) => {
        const chosen = choices.find((one) => one.id === id);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      <Label className="field-heading">{label}</Label>
      <div className="sm-deck-covers">
        {choices.map((choice) => (
          <Radio key={choice.id} value={choice.id} className="sm-deck-radio" isDisabled={choice.fault !== null}>
            <Cover choice={choice} />
          </Radio>
        ))}
      </div>
    </RadioGroup>
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
      <ul className="sm-deck-cards">
        {cards.map(([id, copies]) => (
          <li key={id}>
            <CardFace face={face(id)} />
            {copies > 1 && <b>×{copies}</b>}
          </li>
        ))}
      </ul>
    </details>
  );
}

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
  const labels = {
    bot: { deckA: t('sunMoon.yourDeck'), deckB: t('sunMoon.botDeck') },
    two: { deckA: t('sunMoon.deckOfA'), deckB: t('sunMoon.deckOfB') },
  }[seats];
  const looked = choices.find(({ id }) => id === deckOf(value, shown));
  return (
    <section className="panel sm-set-up-decks">
      {SEATS.map((name) => (
        <Chooser
          key={name}
          label={labels[name]}
          choices={choices}
          deck={deckOf(value, name)}
          choose={(deck) => choose(name, deck)}
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
