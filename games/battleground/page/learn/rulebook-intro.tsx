// How is Battleground played, in two minutes? One picture and a few words a step, and the board in three pictures.

import { type IntroStep, RulebookIntro, useSettings } from '@duello/table';
import type { BoxCard } from '../../index.ts';
import { boxFaces } from '../cards/box.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';
import { RulebookPictures } from './rulebook-pictures.tsx';

const START: IntroStep<BoxCard, OwnKey> = {
  name: 'battleground.introStart',
  text: 'battleground.introStartText',
  cards: ['longWatch', 'usualTerms', 'weatherChild'],
};
const STEPS: readonly IntroStep<BoxCard, OwnKey>[] = [
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
      messages={ownMessages}
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
