// How is a deck drafted? The three cards large, how far the draft is above them, both decks beside them as they grow.

import { other } from '@duello/kernel';
import { type Event, PICKS } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { DraftClass } from './draft-class.tsx';
import { DraftDeck } from './draft-deck.tsx';
import { useEnter } from './draft-keys.ts';
import { DraftLast } from './draft-last.tsx';
import { DraftTriple } from './draft-triple.tsx';
import './draft.css';

/** "Pick 7 of 30", the pile that is left, and whether the other player sees what is taken. */
function Track({ pick }: { readonly pick: number }) {
  const { view, mine, words } = useTable();
  const t = useWords();
  const { draft } = view.players[mine];
  const isOpen = view.options.draftVisibility === 'open';
  return (
    <header className="sm-draft-track">
      <h2>{pick === 0 ? t('sunMoon.draft.class') : t('sunMoon.draft.pick', { pick, all: PICKS })}</h2>
      <progress max={PICKS} value={Math.max(0, pick - 1)} aria-label={words.nouns.draft} />
      {draft !== null && pick > 0 && <span>{t('sunMoon.draft.pile', { n: draft.pileSize })}</span>}
      <span>{t(isOpen ? 'sunMoon.draft.open' : 'sunMoon.draft.private')}</span>
    </header>
  );
}

interface Props {
  /** Everything that has happened, as the viewer was told. */
  readonly events: readonly Event[];
  /** Somebody else is about to look. */
  readonly hidden: boolean;
}

export function Draft({ events, hidden }: Props) {
  const { view, mine, words, nameOfSeat } = useTable();
  const t = useWords();
  const { waiting } = view;
  useEnter();
  const { draft, class: clan } = view.players[mine];
  const chooses = clan === null;
  const pick = chooses || draft === null ? 0 : Math.min(PICKS, draft.takenSize + 1);
  const busy = waiting === null || waiting.seats.includes(mine) ? null : (waiting.seats[0] ?? other(mine));
  return (
    <section className="sm-draft" aria-label={words.nouns.draft} data-class={clan ?? 'neutral'}>
      <Track pick={pick} />
      <div className="sm-draft-middle">
        {busy !== null && (
          <p className="sm-draft-busy">
            {t('table.busy', { name: nameOfSeat(busy), busy: words.questions[waiting?.what ?? 'pick'].busy })}
          </p>
        )}
        {chooses ? <DraftClass /> : <DraftTriple hidden={hidden} />}
        {!chooses && !hidden && <DraftLast events={events} />}
      </div>
      {!chooses && (
        <div className="sm-draft-decks">
          <DraftDeck seat={mine} hidden={hidden} />
          <DraftDeck seat={other(mine)} hidden={hidden} />
        </div>
      )}
    </section>
  );
}
