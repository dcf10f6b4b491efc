// How is Sun & Moon played, in two minutes? One picture and a few words a step.

import { type IntroStep, RulebookIntro, useSettings } from '@duello/table';
import type { BoxCard } from '../../index.ts';
import { boxFaces } from '../cards/box.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

const START: IntroStep<BoxCard, OwnKey> = {
  name: 'sunMoon.introStart',
  text: 'sunMoon.introStartText',
  cards: ['sunOnFoot', 'queenUnderTheLake'],
};
const STEPS: readonly IntroStep<BoxCard, OwnKey>[] = [
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
      messages={ownMessages}
      lead="sunMoon.introLead"
      start={START}
      course="sunMoon.introTurns"
      steps={STEPS}
      tips={['sunMoon.tip1', 'sunMoon.tip2', 'sunMoon.tip3']}
      face={boxFaces(lang).face}
    />
  );
}
