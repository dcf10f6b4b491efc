// How is Contracts played, in two minutes? One picture and a few words a step.

import type { BoxCard } from '@duello/contracts';
import { type IntroStep, RulebookIntro } from '../../shell/rulebook-intro.tsx';
import { useSettings } from '../../shell/settings.ts';
import { boxFaces } from './box.ts';

const START: IntroStep<BoxCard> = {
  name: 'contracts.introStart',
  text: 'contracts.introStartText',
  cards: ['personalAppearance', 'squiresByTheHour'],
};
const STEPS: readonly IntroStep<BoxCard>[] = [
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
      lead="contracts.introLead"
      start={START}
      course="contracts.introTurns"
      steps={STEPS}
      tips={['contracts.tip1', 'contracts.tip2', 'contracts.tip3']}
      face={boxFaces(lang).face}
    />
  );
}
