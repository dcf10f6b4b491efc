// How much mana has a player? Every extractor and tank, its colour and sign, full or empty, and what a payment would empty.

import type { Seat } from '@duello/kernel';
import { itemOf } from '@duello/language';
import { BarTerm, countOf, Icon, itemName } from '@duello/table';
import type { ReactNode } from 'react';
import { COLOURS, type Colour, MAX_TANKS, manaRow, type Source } from '../../index.ts';
import { extractorSource, SIGNS, tankSource } from '../cards/mana.ts';
import { useTable } from '../pieces/table-context.ts';
import { tableNames } from '../pieces/table-names.ts';
import { useWords } from '../words/use-words.ts';
import './mana-row.css';

interface Holder {
  readonly key: string;
  readonly tank: boolean;
  readonly colour: Colour;
  readonly full: boolean;
  /** What a payment calls it, when it is full. */
  readonly source: Source | null;
  readonly spent: boolean;
}

function Disc({ holder, own }: { readonly holder: Holder; readonly own: boolean }) {
  const { affordanceOf, press, words } = useTable();
  const { tank, colour, full, source, spent } = holder;
  const shown = (
    <span
      className={tank ? 'holder tank' : 'holder extractor'}
      data-colour={colour}
      data-full={full}
      data-spend={spent}
    >
      <Icon name={SIGNS[colour]} />
    </span>
  );
  const targetId = source === null ? null : `source:${source}`;
  if (!own || targetId === null || !affordanceOf(targetId).meant) return shown;
  return (
    <button
      type="button"
      className="holder-button"
      data-rove=""
      data-target={targetId}
      data-picked={spent}
      aria-pressed={spent}
      aria-label={words.sources[source ?? 'tank']}
      onClick={() => press(`${targetId}${spent ? '#1' : '#0'}`)}
    >
      {shown}
    </button>
  );
}

interface HoldersProps {
  readonly own: boolean;
  readonly children: ReactNode;
}

/** What can be pressed to pay with it says nothing else meanwhile. */
function useIsChosen(): boolean {
  const { affordanceOf } = useTable();
  return COLOURS.some((colour) =>
    [extractorSource(colour), tankSource(colour)].some((source) => affordanceOf(`source:${source}`).meant),
  );
}

function Extractors({ own, isNone, children }: HoldersProps & { readonly isNone: boolean }) {
  const { words } = useTable();
  const isChosen = useIsChosen() && own;
  if (isChosen || isNone) return <span className="extractors">{children}</span>;
  return (
    <BarTerm className="extractors" aria-label={words.nouns.extractors} meaning={words.glossary.extractor.meaning}>
      {children}
    </BarTerm>
  );
}

/** The tanks of a seat; one's own are pressed to leave some of them empty at the end of the turn. */
function Tanks({ own, children }: HoldersProps) {
  const { affordanceOf, press, words } = useTable();
  const t = useWords();
  const isChosen = useIsChosen() && own;
  const { begins, selected } = affordanceOf('own:tanks');
  if (isChosen) return <span className="tanks">{children}</span>;
  const { meaning } = words.glossary.tank;
  if (!own || !begins) {
    return (
      <BarTerm className="tanks" aria-label={words.nouns.tanks} meaning={meaning}>
        {children}
      </BarTerm>
    );
  }
  const label = t('contracts.storeLess');
  return (
    <button
      type="button"
      className="tanks tanks-button"
      data-rove=""
      data-target="own:tanks"
      aria-pressed={selected}
      aria-label={label}
      title={`${label} ${meaning}`}
      onClick={() => press('own:tanks')}
    >
      {children}
    </button>
  );
}

export function ManaRow({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, mine, words, spending } = table;
  const t = useWords();
  const { extractors, full, tanks } = view.players[seat];
  const own = seat === mine;
  const taken = own ? spending : [];
  const row = (colour: Colour, count: number, filled: number, tank: boolean): readonly Holder[] => {
    const source = tank ? tankSource(colour) : extractorSource(colour);
    const spends = countOf(taken, source);
    return Array.from({ length: count }, (_, index) => ({
      key: `${tank ? 'tank' : 'extractor'}-${colour}-${index}`,
      tank,
      colour,
      full: index < filled,
      source: index < filled ? source : null,
      // The last full ones of a colour go first, so that the row empties from its right.
      spent: index < filled && index >= filled - spends,
    }));
  };
  const filledTanks = COLOURS.flatMap((colour) => row(colour, tanks[colour], tanks[colour], true));
  const emptyTanks = row('pure', MAX_TANKS - filledTanks.length, 0, true).map((holder) => ({
    ...holder,
    key: `${holder.key}-empty`,
  }));
  const { label, items = [] } = manaRow(
    view.players[seat],
    view.options.tankColour === 'keep',
    words,
    tableNames(table),
  );
  return (
    <section
      className="mana-row"
      data-zone={`mana-${seat}`}
      data-group={`mana-${seat}`}
      aria-label={`${label}: ${items.map((item) => itemName(itemOf(item), t)).join(', ')}`}
    >
      <Extractors own={own} isNone={COLOURS.every((colour) => extractors[colour] === 0)}>
        {COLOURS.map(
          (colour) =>
            extractors[colour] > 0 && (
              <span key={colour} className="colour-group">
                {row(colour, extractors[colour], full[colour], false).map((holder) => (
                  <Disc key={holder.key} holder={holder} own={own} />
                ))}
              </span>
            ),
        )}
      </Extractors>
      <Tanks own={own}>
        {[...filledTanks, ...emptyTanks].map((holder) => (
          <Disc key={holder.key} holder={holder} own={own} />
        ))}
      </Tanks>
    </section>
  );
}
