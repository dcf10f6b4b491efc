// What does Contracts give to its rulebook? Its contracts by name, and how to play in two minutes: one picture and a few words a step.

import { cardBook } from '@duello/table';
import { type BoxCard, boxCards } from '../../index.ts';
import { boxFaces } from '../cards/faces.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

export const contractsBook = cardBook<BoxCard, OwnKey>({
  game: 'contracts',
  ids: boxCards.map(([id]) => id),
  faces: boxFaces,
  messages: ownMessages,
  lead: 'contracts.introLead',
  start: {
    name: 'contracts.introStart',
    text: 'contracts.introStartText',
    cards: ['personalAppearance', 'squiresByTheHour'],
  },
  course: 'contracts.introTurns',
  steps: [
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
  ],
  tips: ['contracts.tip1', 'contracts.tip2', 'contracts.tip3'],
});
