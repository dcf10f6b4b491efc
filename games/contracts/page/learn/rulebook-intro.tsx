// How is Contracts played, in two minutes? One picture and a few words a step.

import { type IntroStep, RulebookIntro, useSettings } from '@duello/table';
import type { BoxCard } from '../../index.ts';
import { boxFaces } from '../cards/box.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

const START: IntroStep<BoxCard, OwnKey> = {
  name: 'contracts.introStart',
  text: 'contracts.introStartText',
  cards: ['personalAppearance', 'squiresByTheHour'],
};
const STEPS: readonly IntroStep<BoxCard, OwnKey>[] = [
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

export function Intro() {
  const { lang } = useSettings();
  return (
    <RulebookIntro
      game="contracts"
      messages={ownMessages}
      lead="contracts.introLead"
      start={START}
      course="contracts.introTurns"
      steps={STEPS}
      tips={['contracts.tip1', 'contracts.tip2', 'contracts.tip3']}
      face={boxFaces(lang).face}
    />
  );
}
