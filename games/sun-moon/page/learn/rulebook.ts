// What does Sun & Moon give to its rulebook? Its cards by name, and how to play in two minutes: one picture and a few words a step.

import { cardBook } from '@duello/table';
import { type BoxCard, boxCards } from '../../index.ts';
import { boxFaces } from '../cards/faces.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

export const sunMoonBook = cardBook<BoxCard, OwnKey>({
  game: 'sun-moon',
  ids: boxCards.map(([id]) => id),
  faces: boxFaces,
  messages: ownMessages,
  lead: 'sunMoon.introLead',
  start: {
    name: 'sunMoon.introStart',
    text: 'sunMoon.introStartText',
    cards: ['sunOnFoot', 'queenUnderTheLake'],
  },
  course: 'sunMoon.introTurns',
  steps: [
    { name: 'sunMoon.stepRest', text: 'sunMoon.stepRestText', cards: ['deepBreath', 'breadOrBed'] },
    { name: 'sunMoon.stepPlay', text: 'sunMoon.stepPlayText', cards: ['hiredSword', 'cinderThrow', 'silverMantle'] },
    { name: 'sunMoon.stepFight', text: 'sunMoon.stepFightText', cards: ['noonChariot', 'harbourGuard'] },
    { name: 'sunMoon.stepAnswer', text: 'sunMoon.stepAnswerText', cards: ['reedLurker', 'stillWater'] },
  ],
  tips: ['sunMoon.tip1', 'sunMoon.tip2', 'sunMoon.tip3'],
});
