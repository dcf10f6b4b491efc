// How is a deck drafted? The step that is due in the middle, the own deck and the other's picks beside it.

import { other } from '@duello/kernel';
import { useState } from 'react';
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
function Waiting({ step }: { readonly step: Step }) {
  const { view, words, nameOfSeat } = useTable();
  const t = useWords();
  const [busy] = view.waiting?.seats ?? [];
  return (
    <div className="bg-draft-step">
      {busy !== undefined && (
        <p className="bg-draft-lead">{t('table.busy', { name: nameOfSeat(busy), busy: words.questions[step].busy })}</p>
      )}
      {step === 'class' ? <DraftClass /> : <DraftSpells />}
    </div>
  );
}

/** The step that is due. While something is being shown nobody is asked, and it stays the one before. */
function useStep(): Step {
  const { view } = useTable();
  const asked = STEPS.find((step) => step === view.waiting?.what);
  const [last, setLast] = useState<Step>('class');
  if (asked !== undefined && asked !== last) setLast(asked);
  return asked ?? last;
}

const PARTS: Readonly<Record<Step, () => React.ReactNode>> = {
  class: DraftClass,
  spells: DraftSpells,
  neutral: DraftNeutral,
  crystals: DraftCrystals,
};

interface Props {
  /** Something that was drafted is being shown, and nobody is asked yet. */
  readonly isShowing: boolean;
}

export function Draft({ isShowing }: Props) {
  const { mine, decision, words, happening } = useTable();
  const now = useStep();
  const Part = PARTS[now];
  return (
    <section className="bg-draft" aria-label={words.nouns.draft}>
      <Track now={now} />
      <div key={now} className="bg-draft-main">
        {decision !== null ? (
          <div className="bg-draft-step">
            <Part />
          </div>
        ) : isShowing ? (
          <div className="bg-draft-step">
            <p className="bg-draft-lead" aria-hidden="true">
              {happening}
            </p>
          </div>
        ) : (
          <Waiting step={now} />
        )}
        <aside className="bg-draft-decks">
          <DraftDeck seat={mine} />
          <DraftDeck seat={other(mine)} />
        </aside>
      </div>
    </section>
  );
}
