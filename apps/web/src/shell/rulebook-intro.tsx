// How does a rulebook begin? The game in two minutes: what it is, how it starts, one picture and a few words a step, tips.

import type { ReactNode } from 'react';
import type { Face } from '../table/card.tsx';
import { type Key, useWords } from '../words/use-words.ts';
import { IntroFan } from './intro-fan.tsx';

export interface IntroStep<Card extends string> {
  readonly name: Key;
  readonly text: Key;
  readonly cards: readonly Card[];
}

interface Props<Card extends string> {
  readonly game: string;
  readonly lead: Key;
  readonly start: IntroStep<Card>;
  /** What the steps are steps of. */
  readonly course: Key;
  readonly steps: readonly IntroStep<Card>[];
  readonly tips: readonly Key[];
  /** Pictures of the game's own, after the steps. */
  readonly children?: ReactNode;
  face(card: string): Face;
}

export function RulebookIntro<Card extends string>(props: Props<Card>) {
  const { game, lead, start, course, steps, tips, children, face } = props;
  const t = useWords();
  return (
    <section className="intro" aria-labelledby="intro">
      <h2 id="intro" tabIndex={-1}>
        {t('rules.intro')}
      </h2>
      <p className="intro-lead">{t(lead)}</p>
      <div className="intro-start">
        <IntroFan game={game} cards={start.cards} face={face} />
        <div>
          <h3>{t(start.name)}</h3>
          <p>{t(start.text)}</p>
        </div>
      </div>
      <p className="intro-lead">{t(course)}</p>
      <ol className="intro-steps">
        {steps.map(({ name, text, cards }) => (
          <li key={name}>
            <IntroFan game={game} cards={cards} face={face} />
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
        <li className="intro-tips">
          <h3>{t('rules.tips')}</h3>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{t(tip)}</li>
            ))}
          </ul>
        </li>
      </ol>
      {children}
      <p className="intro-lead">{t('rules.full')}</p>
    </section>
  );
}
