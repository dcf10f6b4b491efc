// What does Final Magic give to its rulebook? Its cards by name, and how to play in two minutes: one picture and a few words a step.

import { cardBook } from '@duello/table';
import { type BoxCard, catalogue } from '../../index.ts';
import { boxFaces } from '../cards/faces.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

export const finalMagicBook = cardBook<BoxCard, OwnKey>({
  game: 'final-magic',
  ids: Object.keys(catalogue),
  faces: boxFaces,
  messages: ownMessages,
  lead: 'rules.introLead',
  start: {
    name: 'rules.start',
    text: 'rules.startText',
    cards: ['copper', 'lesserGem'],
  },
  course: 'rules.introRounds',
  steps: [
    { name: 'rules.draw', text: 'rules.drawText', cards: ['copper', 'copper', 'lesserGem', 'copper', 'lesserGem'] },
    { name: 'rules.action', text: 'rules.actionText', cards: ['greaterGem', 'glide', 'seismicSense'] },
    { name: 'rules.buy', text: 'rules.buyText', cards: ['silver', 'fireball', 'waterBlast'] },
    { name: 'rules.fight', text: 'rules.fightText', cards: ['rockToss', 'airSwipe', 'flamethrower'] },
    { name: 'rules.end', text: 'rules.endText', cards: ['rockShield'] },
  ],
  tips: ['rules.tip1', 'rules.tip2', 'rules.tip3'],
});
