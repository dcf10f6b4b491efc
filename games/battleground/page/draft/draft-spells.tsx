// Which spells of the class go into the deck? One to eight, with their copies; what is left of the eight are crystals.

import { CardFace, countOf, Icon, spokenFace } from '@duello/table';
import {
  type CardId,
  CLASSES,
  copiesOf,
  FREE_PICKS,
  type PresetId,
  presets,
  spellsOfClass,
  uniqueOf,
} from '../../index.ts';
import { presetTarget } from '../answers/answer-draft.ts';
import { warningsOf } from '../answers/draft-picks.ts';
import { Piece } from '../pieces/piece.tsx';
import { Stepper } from '../pieces/stepper.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './draft-spells.css';

function SpellToTake({ card }: { readonly card: CardId }) {
  const { faces, picks, decision } = useTable();
  const face = faces.face(card);
  const label = spokenFace(face);
  const copies = copiesOf(card);
  return (
    <div className="bg-take" data-taken={countOf(picks, card) > 0}>
      <Piece targetId={`spells:${card}`} card={card} className="bg-sample" label={label}>
        <CardFace face={face} />
      </Piece>
      {decision?.what === 'spells' && (
        <Stepper targetId={`spells:${card}`} name={face.name} count={countOf(picks, card)} most={copies} />
      )}
    </div>
  );
}

const PRESET_IDS = Object.keys(presets).filter((id): id is PresetId => Object.hasOwn(presets, id));

/** A whole deck at one press: spells now, neutral spell and crystals when they are asked. */
function BeginnersDecks({ mine }: { readonly mine: string }) {
  const { words, press } = useTable();
  const t = useWords();
  return (
    <section className="bg-presets" data-group="presets" aria-label={t('battleground.beginners')}>
      <h2>{t('battleground.beginners')}</h2>
      <p className="hint">{t('battleground.beginnersText')}</p>
      {PRESET_IDS.filter((id) => presets[id].class === mine).map((id) => (
        <button
          key={id}
          type="button"
          className="bg-preset"
          data-rove=""
          data-target={presetTarget(id)}
          onClick={() => press(presetTarget(id))}
        >
          <Icon name="knapsack" />
          <b>{words.presets[id].name}</b>
          <span>{words.presets[id].plan}</span>
        </button>
      ))}
    </section>
  );
}

export function DraftSpells() {
  const { view, mine, picks, faces, decision } = useTable();
  const t = useWords();
  const id = view.players[mine].class ?? CLASSES[0];
  const asked = decision?.what === 'spells';
  const left = FREE_PICKS - picks.length;
  return (
    <>
      {asked && (
        <>
          <BeginnersDecks mine={id} />
          <p className="bg-draft-lead">{t('battleground.spellsLead', { n: picks.length, left })}</p>
          <div className="bg-warnings" role="status">
            {warningsOf(picks, faces.card(uniqueOf(id)), faces.card).map((warning) => (
              <p key={warning}>{t(warning)}</p>
            ))}
          </div>
        </>
      )}
      <div className="bg-spells" data-group="spells">
        {spellsOfClass(id, 1).map((card) => (
          <SpellToTake key={card} card={card} />
        ))}
      </div>
    </>
  );
}
