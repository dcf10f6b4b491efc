// How is Final Magic played, in two minutes? One picture and a few words a step.

import type { BoxCard } from '@duello/final-magic';
import { type IntroStep, RulebookIntro } from '../../shell/rulebook-intro.tsx';
import { useSettings } from '../../shell/settings.ts';
import { boxFaces } from './box.ts';

const START: IntroStep<BoxCard> = { name: 'rules.start', text: 'rules.startText', cards: ['copper', 'lesserGem'] };
const STEPS: readonly IntroStep<BoxCard>[] = [
  { name: 'rules.draw', text: 'rules.drawText', cards: ['copper', 'copper', 'lesserGem', 'copper', 'lesserGem'] },
  { name: 'rules.action', text: 'rules.actionText', cards: ['greaterGem', 'glide', 'seismicSense'] },
  { name: 'rules.buy', text: 'rules.buyText', cards: ['silver', 'fireball', 'waterBlast'] },
  { name: 'rules.fight', text: 'rules.fightText', cards: ['rockToss', 'airSwipe', 'flamethrower'] },
  { name: 'rules.end', text: 'rules.endText', cards: ['rockShield'] },
];

export function Intro() {
  const { lang } = useSettings();
  return (
    <RulebookIntro
      game="final-magic"
      lead="rules.introLead"
      start={START}
      course="rules.introRounds"
      steps={STEPS}
      tips={['rules.tip1', 'rules.tip2', 'rules.tip3']}
      face={boxFaces(lang).face}
    />
  );
}
