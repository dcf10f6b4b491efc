// How is Final Magic played, in two minutes? One picture and a few words a step.

import { type IntroStep, RulebookIntro, useSettings } from '@duello/table';
import type { BoxCard } from '../../index.ts';
import { boxFaces } from '../cards/box.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

const START: IntroStep<BoxCard, OwnKey> = {
  name: 'rules.start',
  text: 'rules.startText',
  cards: ['copper', 'lesserGem'],
};
const STEPS: readonly IntroStep<BoxCard, OwnKey>[] = [
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
      messages={ownMessages}
      lead="rules.introLead"
      start={START}
      course="rules.introRounds"
      steps={STEPS}
      tips={['rules.tip1', 'rules.tip2', 'rules.tip3']}
      face={boxFaces(lang).face}
    />
  );
}
