// Which deck does each seat play? One of four, with a look into the one that is chosen.

import { CoverChoices, type SetUpProps } from '@duello/table';
import { useState } from 'react';
import { DECK_IDS, type DeckId } from '../../index.ts';
import { type Say, useWords } from '../words/use-words.ts';
import { DeckCover, DeckDetail } from './deck-card.tsx';

const isDeck = (value: unknown): value is DeckId => DECK_IDS.some((id) => id === value);

const SEATS = ['deckA', 'deckB'] as const;
type SeatDeck = (typeof SEATS)[number];
const STANDARD: Readonly<Record<SeatDeck, DeckId>> = { deckA: DECK_IDS[0], deckB: DECK_IDS[1] };

/** What the decks are called: against a bot the first is one's own. */
export const deckTitles = (t: Say, seats: SetUpProps['seats']): Readonly<Record<SeatDeck, string>> =>
  ({
    bot: { deckA: t('contracts.yourDeck'), deckB: t('contracts.botDeck') },
    two: { deckA: t('contracts.deckOfA'), deckB: t('contracts.deckOfB') },
  })[seats];

export function SetUpDecks({ value, problem, seats, onChange }: SetUpProps) {
  const t = useWords();
  const [shown, setShown] = useState<SeatDeck>('deckA');
  const deckOf = (name: SeatDeck): DeckId => {
    const chosen = value[name];
    return isDeck(chosen) ? chosen : STANDARD[name];
  };
  const choose = (name: SeatDeck, deck: DeckId): void => {
    const { [name]: _, ...rest } = value;
    setShown(name);
    onChange(deck === STANDARD[name] ? rest : { ...rest, [name]: deck });
  };
  const labels = deckTitles(t, seats);
  return (
    <section className="panel set-up-decks">
      {SEATS.map((name) => (
        <CoverChoices
          key={name}
          heading
          label={labels[name]}
          value={deckOf(name)}
          choices={DECK_IDS.map((id) => ({ id, cover: <DeckCover deck={id} />, choose: () => choose(name, id) }))}
        />
      ))}
      {problem?.path === 'deckB' && <p className="problem">{problem.message}</p>}
      <DeckDetail deck={deckOf(shown)} />
    </section>
  );
}
