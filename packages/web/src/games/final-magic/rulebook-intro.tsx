// How is Final Magic played, in two minutes? One picture and a few words a step.

import type { BoxCard } from '@duello/final-magic';
import { IntroFan } from '../../shell/intro-fan.tsx';
import { useSettings } from '../../shell/settings.ts';
import { type Key, useWords } from '../../words/use-words.ts';
import { boxFaces } from './rulebook-faces.ts';

interface Step {
  readonly name: Key;
  readonly text: Key;
  readonly cards: readonly BoxCard[];
}

const STEPS: readonly Step[] = [
  { name: 'rules.draw', text: 'rules.drawText', cards: ['copper', 'copper', 'lesserGem', 'copper', 'lesserGem'] },
  { name: 'rules.action', text: 'rules.actionText', cards: ['greaterGem', 'glide', 'seismicSense'] },
  { name: 'rules.buy', text: 'rules.buyText', cards: ['silver', 'fireball', 'waterBlast'] },
  { name: 'rules.fight', text: 'rules.fightText', cards: ['rockToss', 'airSwipe', 'flamethrower'] },
  { name: 'rules.end', text: 'rules.endText', cards: ['rockShield'] },
];

export function RulebookIntro() {
  const t = useWords();
  const { lang } = useSettings();
  const { face } = boxFaces(lang);
  const fan = (cards: readonly BoxCard[]) => <IntroFan game="final-magic" cards={cards} face={face} />;
  return (
    <section className="intro" aria-labelledby="intro">
      <h2 id="intro" tabIndex={-1}>
        {t('rules.intro')}
      </h2>
      <p className="intro-lead">{t('rules.introLead')}</p>
      <div className="intro-start">
        {fan(['copper', 'lesserGem'])}
        <div>
          <h3>{t('rules.start')}</h3>
          <p>{t('rules.startText')}</p>
        </div>
      </div>
      <p className="intro-lead">{t('rules.introRounds')}</p>
      <ol className="intro-steps">
        {STEPS.map(({ name, text, cards }) => (
          <li key={name}>
            {fan(cards)}
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
        <li className="intro-tips">
          <h3>{t('rules.tips')}</h3>
          <ul>
            <li>{t('rules.tip1')}</li>
            <li>{t('rules.tip2')}</li>
            <li>{t('rules.tip3')}</li>
          </ul>
        </li>
      </ol>
      <p className="intro-lead">{t('rules.full')}</p>
    </section>
  );
}
