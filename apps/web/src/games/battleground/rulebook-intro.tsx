// How is Battleground played, in two minutes? One picture and a few words a step, and the board in three pictures.

import type { BoxCard } from '@duello/battleground';
import { type IntroStep, RulebookIntro } from '../../shell/rulebook-intro.tsx';
import { useSettings } from '../../shell/settings.ts';
import { boxFaces } from './box.ts';
import { RulebookPictures } from './rulebook-pictures.tsx';

const START: IntroStep<BoxCard> = {
  name: 'battleground.introStart',
  text: 'battleground.introStartText',
  cards: ['longWatch', 'usualTerms', 'weatherChild'],
};
const STEPS: readonly IntroStep<BoxCard>[] = [
  {
    name: 'battleground.stepEnchant',
    text: 'battleground.stepEnchantText',
    cards: ['ashFever', 'shoulderToShoulder'],
  },
  {
    name: 'battleground.stepCast',
    text: 'battleground.stepCastText',
    cards: ['whiteCrystal', 'redCrystal', 'guard'],
  },
  { name: 'battleground.stepBattle', text: 'battleground.stepBattleText', cards: ['lanternArcher', 'crazyImp'] },
  {
    name: 'battleground.stepUpkeep',
    text: 'battleground.stepUpkeepText',
    cards: ['bannerBearer', 'thunderKnows', 'guestOfHonour'],
  },
];

export function Intro() {
  const { lang } = useSettings();
  return (
    <RulebookIntro
      game="battleground"
      lead="battleground.introLead"
      start={START}
      course="battleground.introTurns"
      steps={STEPS}
      tips={['battleground.tip1', 'battleground.tip2', 'battleground.tip3']}
      face={boxFaces(lang).face}
    >
      <RulebookPictures />
    </RulebookIntro>
  );
}
