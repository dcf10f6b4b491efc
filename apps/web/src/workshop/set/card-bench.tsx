// What is seen of the card that is being made? Its form, and what it becomes: beside it, or in sight below it on a small screen.

import type { CardParts, CardSet, FormWords, Workshop } from '@duello/cards/form';
import type { GallerySource } from '@duello/table';
import { CardBeside } from '../beside/card-beside.tsx';
import { Glance } from '../beside/glance.tsx';
import { byPlace, type SaidProblem } from '../beside/said-problems.ts';
import { useReport } from '../beside/use-report.ts';
import { CardForm } from '../form/card-form.tsx';

interface Props {
  readonly workshop: Workshop;
  readonly words: FormWords;
  readonly source: GallerySource;
  readonly cards: CardSet;
  /** The same as soon as there is time to look at it. */
  readonly settled: CardSet;
  readonly id: string;
  readonly problems: readonly SaidProblem[];
  nameOf(card: string): string;
  change(card: CardParts, field: string | null): void;
}

export function CardBench({ workshop, words, source, cards, settled, id, problems, nameOf, change }: Props) {
  const report = useReport(workshop, source, settled, id, problems);
  const beside = { workshop, words, cards: settled, id, report };
  const isSettled = Object.hasOwn(settled, id);
  return (
    <>
      <div className="shop-middle">
        <CardForm
          key={id}
          workshop={workshop}
          words={words}
          cards={cards}
          id={id}
          failures={byPlace(problems)}
          nameOf={nameOf}
          change={change}
        />
        {isSettled && <Glance {...beside} name={nameOf(id)} />}
      </div>
      {isSettled && <CardBeside {...beside} />}
    </>
  );
}
