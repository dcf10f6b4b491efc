// Which spell of the Caravan comes along? One of all that are left, by colour; or one of three that only the drafter sees.

import { CardFace, PipMark, spokenFace } from '@duello/table';
import { useState } from 'react';
import { type CardId, COLOURS, type Colour } from '../../index.ts';
import { NO_MANA } from '../answers/draft-picks.ts';
import { pipOf, sumOf } from '../cards/mana.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './draft-spells.css';

type Filter = Colour | 'all';

function NeutralSpell({ card }: { readonly card: CardId }) {
  const { faces } = useTable();
  const face = faces.face(card);
  const label = spokenFace(face);
  return (
    <Piece targetId={`neutral:${card}`} card={card} className="bg-sample" label={label}>
      <CardFace face={face} />
    </Piece>
  );
}

export function DraftNeutral() {
  const { decision, faces, words } = useTable();
  const t = useWords();
  const [filter, setFilter] = useState<Filter>('all');
  const costOf = (card: CardId) => faces.card(card)?.cost ?? NO_MANA;
  const offered = (decision?.options ?? []).map(({ key }) => key);
  const drawn = offered.length <= 3;
  // Three lie as the prompt names them, all the others by cost.
  const all = drawn ? offered : offered.toSorted((a, b) => sumOf(costOf(a)) - sumOf(costOf(b)));
  // What costs nothing fits every colour.
  const shown = all.filter((card) => filter === 'all' || costOf(card)[filter] > 0 || sumOf(costOf(card)) === 0);
  return (
    <>
      <p className="bg-draft-lead">{t(drawn ? 'battleground.neutralDrawn' : 'battleground.neutralLead')}</p>
      {!drawn && (
        <fieldset className="bg-filter" data-group="filter">
          <legend className="visually-hidden">{t('battleground.filterColour')}</legend>
          <button type="button" data-rove="" aria-pressed={filter === 'all'} onClick={() => setFilter('all')}>
            {t('battleground.allColours')}
          </button>
          {COLOURS.map((colour) => (
            <button
              key={colour}
              type="button"
              data-rove=""
              aria-pressed={filter === colour}
              onClick={() => setFilter(colour)}
            >
              <PipMark pip={pipOf(colour)} /> {words.colours[colour]}
            </button>
          ))}
        </fieldset>
      )}
      <div className="bg-spells" data-group="neutrals">
        {shown.map((card) => (
          <NeutralSpell key={card} card={card} />
        ))}
      </div>
    </>
  );
}
