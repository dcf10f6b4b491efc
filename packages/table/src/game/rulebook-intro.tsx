// How does a rulebook begin? The game in two minutes: what it is, how it starts, one picture and a few words a step, tips.

import type { ComponentType, ReactNode } from 'react';
import type { Face } from '../look/card.tsx';
import type { Lang } from '../settings/settings.ts';
import { type Messages, useSay, useWords } from '../words/use-words.ts';
import type { Faces } from './box-faces.ts';
import type { CardBook } from './card-book.ts';
import { IntroFan } from './intro-fan.tsx';

interface IntroStep<Card extends string, K extends string> {
  readonly name: K;
  readonly text: K;
  readonly cards: readonly Card[];
}

interface Props<Card extends string, K extends string> {
  readonly game: string;
  /** The game's own. */
  readonly messages: Messages<K>;
  readonly lead: K;
  readonly start: IntroStep<Card, K>;
  /** What the steps are steps of. */
  readonly course: K;
  readonly steps: readonly IntroStep<Card, K>[];
  readonly tips: readonly K[];
  /** Pictures of the game's own, after the steps. */
  readonly children?: ReactNode;
  face(card: string): Face;
}

interface BookSource<Card extends string, K extends string> extends Omit<Props<Card, K>, 'face' | 'children'> {
  readonly ids: readonly string[];
  readonly Pictures?: ComponentType;
  faces(lang: Lang): Faces<unknown>;
}

/** A game's rulebook: its cards by name, and the way in. */
export const cardBook = <Card extends string, K extends string>(source: BookSource<Card, K>): CardBook => {
  const { ids, faces, Pictures, ...intro } = source;
  return {
    cards: (lang) => new Map(ids.map((id) => [faces(lang).nameOf(id), id])),
    face: (card, lang) => faces(lang).face(card),
    intro: (lang) => (
      <RulebookIntro {...intro} face={faces(lang).face}>
        {Pictures !== undefined && <Pictures />}
      </RulebookIntro>
    ),
  };
};

function RulebookIntro<Card extends string, K extends string>(props: Props<Card, K>) {
  const { game, messages, lead, start, course, steps, tips, children, face } = props;
  const t = useWords();
  const say = useSay(messages);
  return (
    <section className="intro" aria-labelledby="intro">
      <h2 id="intro" tabIndex={-1}>
        {t('rules.intro')}
      </h2>
      <p className="intro-lead">{say(lead)}</p>
      <div className="intro-start">
        <IntroFan game={game} cards={start.cards} face={face} />
        <div>
          <h3>{say(start.name)}</h3>
          <p>{say(start.text)}</p>
        </div>
      </div>
      <p className="intro-lead">{say(course)}</p>
      <ol className="intro-steps">
        {steps.map(({ name, text, cards }) => (
          <li key={name}>
            <IntroFan game={game} cards={cards} face={face} />
            <h3>{say(name)}</h3>
            <p>{say(text)}</p>
          </li>
        ))}
        <li className="intro-tips">
          <h3>{t('rules.tips')}</h3>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{say(tip)}</li>
            ))}
          </ul>
        </li>
      </ol>
      {children}
      <p className="intro-lead">{t('rules.full')}</p>
    </section>
  );
}
