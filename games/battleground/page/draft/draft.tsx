// How is a deck drafted? The step that is due in the middle, the own deck and the other's picks beside it.

import { other } from '@duello/kernel';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { DraftClass } from './draft-class.tsx';
import { DraftCrystals } from './draft-crystals.tsx';
import { DraftDeck } from './draft-deck.tsx';
import { DraftNeutral } from './draft-neutral.tsx';
import { DraftSpells } from './draft-spells.tsx';
import './draft.css';

const STEPS = ['class', 'spells', 'neutral', 'crystals'] as const;
type Step = (typeof STEPS)[number];

/** Class, spells, neutral, crystals: both players do each before the next. */
function Track({ now }: { readonly now: Step }) {
  const { words } = useTable();
  const t = useWords();
  return (
    <ol className="bg-draft-track" aria-label={words.nouns.draft}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          data-state={step === now ? 'now' : at < STEPS.indexOf(now) ? 'done' : 'next'}
          aria-current={step === now ? 'step' : undefined}
        >
          <b>{at + 1}</b> {t(`battleground.draft.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** Until the other has chosen there is time to read: the own class's spells, or the classes. */
function Waiting() {
  const { view, mine, words, nameOfSeat } = useTable();
  const t = useWords();
  const what = view.waiting?.what ?? 'class';
  const busy = view.waiting?.seats[0] ?? other(mine);
  return (
    <div className="bg-draft-step">
      <p className="bg-draft-lead">{t('table.busy', { name: nameOfSeat(busy), busy: words.questions[what].busy })}</p>
      {what === 'class' ? <DraftClass /> : <DraftSpells />}
    </div>
  );
}

const PARTS: Readonly<Record<Step, () => React.ReactNode>> = {
  class: DraftClass,
  spells: DraftSpells,
  neutral: DraftNeutral,
  crystals: DraftCrystals,
};

export function Draft() {
  const { view, mine, decision, words } = useTable();
  const now = STEPS.find((step) => step === view.waiting?.what) ?? 'class';
  const Part = PARTS[now];
  return (
    <section className="bg-draft" aria-label={words.nouns.draft}>
      <Track now={now} />
      <div key={now} className="bg-draft-main">
        {decision === null ? (
          <Waiting />
        ) : (
          <div className="bg-draft-step">
            <Part />
          </div>
        )}
        <aside className="bg-draft-decks">
          <DraftDeck seat={mine} />
          <DraftDeck seat={other(mine)} />
        </aside>
      </div>
    </section>
  );
}
