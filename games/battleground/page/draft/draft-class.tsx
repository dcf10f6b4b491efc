// Which class will it be? Each with its plan, its colours, its Unique and a few of its spells.

import { CardFace, Icon, PipMark, spokenFace } from '@duello/table';
import { CLASS_ICONS } from '../../art/class-icons.ts';
import { type CardId, CLASSES, type ClassId, COLOURS, spellsOfClass, uniqueOf } from '../../index.ts';
import { needOf } from '../answers/draft-picks.ts';
import { pipOf } from '../cards/mana.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './draft-class.css';
import './draft-spells.css';

/** A spell to look at closely. */
function Sample({ card, note }: { readonly card: CardId; readonly note: string | null }) {
  const { faces } = useTable();
  const face = faces.face(card);
  const label = spokenFace(face);
  return (
    <Piece targetId={`spells:${card}`} card={card} className="bg-sample" label={label}>
      <CardFace face={face} />
      {note !== null && <span className="bg-sample-note">{note}</span>}
    </Piece>
  );
}

function ClassCard({ id }: { readonly id: ClassId }) {
  const { words, faces, affordanceOf, press, view, mine } = useTable();
  const t = useWords();
  const { name, motto, plan } = words.sets[id];
  const { meant, selected, why } = affordanceOf(`class:${id}`);
  const need = needOf(spellsOfClass(id, 1), faces.card);
  const taken = view.players[1 - mine].class === id;
  const samples = spellsOfClass(id, 1)
    .toSorted((a, b) => Number(faces.card(b)?.type === 'summon') - Number(faces.card(a)?.type === 'summon'))
    .slice(0, 2);
  return (
    <article className="bg-class" data-tone={`bg-${id}`} data-selected={selected} data-group={`class-${id}`}>
      <button
        type="button"
        className="bg-class-head"
        data-rove=""
        data-target={`class:${id}`}
        data-legal={meant}
        data-selected={selected}
        aria-pressed={selected}
        onClick={() => press(`class:${id}`)}
      >
        <Icon name={CLASS_ICONS[id]} className="bg-class-crest" />
        <span className="bg-class-name">{name}</span>
        <span className="bg-class-motto">{motto}</span>
        <span className="bg-class-colours">
          {COLOURS.filter((colour) => need[colour] > 0)
            .toSorted((a, b) => need[b] - need[a])
            .map((colour) => (
              <span key={colour}>
                <PipMark pip={pipOf(colour)} /> {words.colours[colour]}
              </span>
            ))}
        </span>
        <span className="bg-class-plan">{plan}</span>
        {(why !== null || taken) && <span className="bg-class-why">{why ?? t('battleground.takenClass')}</span>}
      </button>
      <div className="bg-class-spells">
        <Sample card={uniqueOf(id)} note={t('battleground.unique')} />
        {samples.map((card) => (
          <Sample key={card} card={card} note={null} />
        ))}
      </div>
    </article>
  );
}

export const DraftClass = () => (
  <div className="bg-classes">
    {CLASSES.map((id) => (
      <ClassCard key={id} id={id} />
    ))}
  </div>
);
