// How is Contracts played, in two minutes? One picture and a few words a step.

import type { BoxCard } from '@duello/contracts';
import { IntroFan } from '../../shell/intro-fan.tsx';
import { useSettings } from '../../shell/settings.ts';
import { type Key, useWords } from '../../words/use-words.ts';
import { boxFaces } from './box.ts';

interface Step {
  readonly name: Key;
  readonly text: Key;
  readonly cards: readonly BoxCard[];
}

const STEPS: readonly Step[] = [
  {
    name: 'contracts.stepExtract',
    text: 'contracts.stepExtractText',
    cards: ['trialTorch', 'steamedApprentice', 'wickTrimmer'],
  },
  {
    name: 'contracts.stepDraw',
    text: 'contracts.stepDrawText',
    cards: ['condottiero', 'inTriplicate', 'lampOfSmallMercies'],
  },
  {
    name: 'contracts.stepPlay',
    text: 'contracts.stepPlayText',
    cards: ['paydayBearer', 'boilingAddenda', 'slowLightOrb'],
  },
  { name: 'contracts.stepFight', text: 'contracts.stepFightText', cards: ['sortieCaptain', 'grumblingBreakwater'] },
  { name: 'contracts.stepEnd', text: 'contracts.stepEndText', cards: ['cisternKeeper'] },
];

export function RulebookIntro() {
  const t = useWords();
  const { lang } = useSettings();
  const { face } = boxFaces(lang);
  const fan = (cards: readonly BoxCard[]) => <IntroFan game="contracts" cards={cards} face={face} />;
  return (
    <section className="intro" aria-labelledby="intro">
      <h2 id="intro" tabIndex={-1}>
        {t('rules.intro')}
      </h2>
      <p className="intro-lead">{t('contracts.introLead')}</p>
      <div className="intro-start">
        {fan(['personalAppearance', 'squiresByTheHour'])}
        <div>
          <h3>{t('contracts.introStart')}</h3>
          <p>{t('contracts.introStartText')}</p>
        </div>
      </div>
      <p className="intro-lead">{t('contracts.introTurns')}</p>
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
            <li>{t('contracts.tip1')}</li>
            <li>{t('contracts.tip2')}</li>
            <li>{t('contracts.tip3')}</li>
          </ul>
        </li>
      </ol>
      <p className="intro-lead">{t('rules.full')}</p>
    </section>
  );
}
