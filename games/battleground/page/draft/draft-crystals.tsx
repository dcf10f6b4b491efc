// Which crystals fill the deck? Steppers for each colour, what the spells need, and the mana of an average hand.

import { countOf, Icon, PipMark } from '@duello/table';
import { COLOURS, type Colour, crystalOf } from '../../index.ts';
import { meanOf, needOf } from '../answers/draft-picks.ts';
import { pipOf } from '../cards/mana.ts';
import { Stepper } from '../pieces/stepper.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './draft-crystals.css';

function CrystalToTake({ colour, need }: { readonly colour: Colour; readonly need: number }) {
  const { faces, picks, decision, words, press } = useTable();
  const t = useWords();
  const { tone, art, name } = faces.face(crystalOf(colour));
  const most = decision?.options.find(({ key }) => key === colour)?.limit ?? 0;
  const targetId = `crystals:${colour}`;
  return (
    <div className="bg-crystal" data-tone={tone} data-taken={countOf(picks, colour) > 0}>
      <button
        type="button"
        className="bg-crystal-art"
        data-rove=""
        data-target={targetId}
        onClick={() => press(targetId)}
      >
        <Icon name={art} />
        <span>
          <PipMark pip={pipOf(colour)} /> {words.colours[colour]}
        </span>
      </button>
      <Stepper targetId={targetId} name={name} count={countOf(picks, colour)} most={most} />
      <p>{t('battleground.needOf', { n: need })}</p>
    </div>
  );
}

/** Half of the deck is drawn each turn: half of the crystals, on average. */
function AverageHand() {
  const { picks, words } = useTable();
  const t = useWords();
  const drawn = COLOURS.map((colour) => ({ colour, mean: meanOf(countOf(picks, colour)) })).filter(
    ({ mean }) => mean > 0,
  );
  const said = drawn
    .map(({ colour, mean }) => t('battleground.averageOf', { mean, colour: words.colours[colour] }))
    .join(', ');
  return (
    <figure className="bg-average">
      <figcaption>{t('battleground.averageHand')}</figcaption>
      <p className="visually-hidden">{said}</p>
      <div className="bg-average-mana" aria-hidden="true">
        {drawn.map(({ colour, mean }) =>
          Array.from({ length: Math.ceil(mean) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: mana is alike
            <span key={`${colour}${at}`} className="bg-part" style={{ '--part': Math.min(1, mean - at) }}>
              <PipMark pip={pipOf(colour)} />
              <PipMark pip={pipOf(colour)} />
            </span>
          )),
        )}
      </div>
      <p className="hint">{t('battleground.averageText', { mean: meanOf(picks.length) })}</p>
    </figure>
  );
}

export function DraftCrystals() {
  const { view, mine, faces, decision, picks } = useTable();
  const t = useWords();
  const need = needOf(view.players[mine].unseen, faces.card);
  const due = decision?.min ?? 0;
  return (
    <>
      <p className="bg-draft-lead">{t('battleground.crystalsLead', { due, left: due - picks.length })}</p>
      <div className="bg-crystal-steps" data-group="crystals">
        {COLOURS.map((colour) => (
          <CrystalToTake key={colour} colour={colour} need={need[colour]} />
        ))}
      </div>
      <AverageHand />
    </>
  );
}
