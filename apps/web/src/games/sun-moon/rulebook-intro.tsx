// How is Sun & Moon played, in two minutes? One picture and a few words a step.

import type { BoxCard } from '@duello/sun-moon';
import { type IntroStep, RulebookIntro } from '../../shell/rulebook-intro.tsx';
import { useSettings } from '../../shell/settings.ts';
import { boxFaces } from './box.ts';

const START: IntroStep<BoxCard> = {
  name: 'sunMoon.introStart',
  text: 'sunMoon.introStartText',
  cards: ['sunOnFoot', 'queenUnderTheLake'],
};
const STEPS: readonly IntroStep<BoxCard>[] = [
  { name: 'sunMoon.stepRest', text: 'sunMoon.stepRestText', cards: ['deepBreath', 'breadOrBed'] },
  { name: 'sunMoon.stepPlay', text: 'sunMoon.stepPlayText', cards: ['hiredSword', 'cinderThrow', 'silverMantle'] },
  { name: 'sunMoon.stepFight', text: 'sunMoon.stepFightText', cards: ['noonChariot', 'harbourGuard'] },
  { name: 'sunMoon.stepAnswer', text: 'sunMoon.stepAnswerText', cards: ['reedLurker', 'stillWater'] },
];

export function Intro() {
  const { lang } = useSettings();
  return (
    <RulebookIntro
      game="sun-moon"
      lead="sunMoon.introLead"
      start={START}
      course="sunMoon.introTurns"
      steps={STEPS}
      tips={['sunMoon.tip1', 'sunMoon.tip2', 'sunMoon.tip3']}
      face={boxFaces(lang).face}
    />
  );
}
