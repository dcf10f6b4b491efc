// What does Battleground give to its rulebook? Its spells by name, and how to play in two minutes: one picture and a few words a step.

import { cardBook } from '@duello/table';
import { type BoxCard, boxCards } from '../../index.ts';
import { boxFaces } from '../cards/faces.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';
import { RulebookPictures } from './rulebook-pictures.tsx';

export const battlegroundBook = cardBook<BoxCard, OwnKey>({
  game: 'battleground',
  ids: boxCards.map(([id]) => id),
  faces: boxFaces,
  messages: ownMessages,
  lead: 'battleground.introLead',
  start: {
    name: 'battleground.introStart',
    text: 'battleground.introStartText',
    cards: ['longWatch', 'usualTerms', 'weatherChild'],
  },
  course: 'battleground.introTurns',
  steps: [
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
  ],
  tips: ['battleground.tip1', 'battleground.tip2', 'battleground.tip3'],
  Pictures: RulebookPictures,
});
