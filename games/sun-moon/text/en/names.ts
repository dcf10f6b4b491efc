// What are the cards and the decks called in English, and what is said of them between dusk and dawn?

import type { BoxCard } from '../../cards/box/catalogue.ts';
import type { ReadyDeckId } from '../../cards/box/ready-decks.ts';
import type { Class } from '../../cards/vocabulary.ts';

/** The cards of a class as a player meets them: the class, the name of its deck, its plan in a sentence. */
export interface SetText {
  readonly name: string;
  readonly motto: string;
  readonly plan: string;
}

export interface ReadyDeckText {
  readonly name: string;
  readonly plan: string;
}

export const names: Readonly<Record<BoxCard, string>> = {
  noonHound: 'Hound of Noon',
  sparkUnderStone: 'Spark under the Stone',
  thirstPreacher: 'Preacher of Thirst',
  noonRunner: 'Noon Runner',
  ashCrow: 'Crow of the Ash Heap',
  kilnGiant: 'Kiln Giant',
  sharedNoon: 'Noon for Everyone',
  cinderThrow: 'A Handful of Cinders',
  emberBrand: 'Ember Brand',
  payOrBurn: 'Pay or Burn',
  heatMirage: 'Heat Mirage',
  candleFencer: 'Candle Fencer',
  bookStoker: 'Stoker of Books',
  noonChariot: 'Chariot at Full Noon',
  markOfDebt: 'Mark of Debt',
  burntOffering: 'Burnt Offering',
  noonAgain: 'Noon Again',
  nothingButAsh: 'Nothing but Ash',
  ashUsurer: 'Usurer of Ash',
  patientPhoenix: 'The Patient Phoenix',
  sunOnFoot: 'The Sun, on Foot',
  compoundInterest: 'Compound Interest',

  gateNovice: 'Novice at the Gate',
  moonMoth: 'Moon Moth',
  reedLurker: 'Lurker in the Reeds',
  lanternSister: 'Sister of the Lantern',
  harbourGuard: 'Harbour Guard',
  moonriseRider: 'Rider at Moonrise',
  lullaby: 'Lullaby',
  deepBreath: 'A Deep Breath',
  silverMantle: 'Silver Mantle',
  stillWater: 'Still Water',
  nightNurse: 'Night Nurse',
  bellRinger: 'Ringer of the Late Bell',
  nightJudge: 'Night Judge',
  siegeWidow: 'Widow of the Siege',
  ebbTide: 'Ebb Tide',
  moonbound: 'Moonbound',
  mercyOrVerdict: 'Mercy or Verdict',
  moonOverTheCamp: 'Moon over the Camp',
  ladyOfTheEbb: 'Lady of the Ebb',
  fullMoonWolf: 'Wolf of the Full Moon',
  queenUnderTheLake: 'Queen under the Lake',
  clearNight: 'One Clear Night',

  walkingTutor: 'Walking Tutor',
  hedgeMartyr: 'Hedge Martyr',
  hiredSword: 'Hired Sword',
  ironTortoise: 'Iron Tortoise',
  roadSlinger: 'Slinger of the Road',
  fordOgre: 'Ogre of the Ford',
  dustInTheEyes: 'Dust in the Eyes',
  breadOrBed: 'Bread or Bed',
  ropeTrick: 'Rope Trick',
  pilgrimStaff: "Pilgrim's Staff",
  ragpicker: 'Ragpicker',
  roadCutpurse: 'Cutpurse',
  ferrywoman: 'Ferrywoman',
  bountyRider: 'Bounty Rider',
  leechCure: 'The Leech Cure',
  cutTheKnot: 'Cut the Knot',
  turnedToMilestone: 'Turned to a Milestone',
  roadOfGhosts: 'Road of Ghosts',
  dragonOnCredit: 'Dragon on Credit',
  companyCaptain: 'Captain of the Free Company',
  giantOfMilestones: 'Giant of the Milestones',
  totalEclipse: 'Total Eclipse',
};

export const flavours: Readonly<Record<BoxCard, string>> = {
  noonHound: 'It does not chase you. It waits until you are tired of running.',
  sparkUnderStone: 'Everybody steps over it, once.',
  thirstPreacher: '"Water? I was coming to that." He is always coming to that.',
  noonRunner: 'Arrives out of breath, and takes yours.',
  ashCrow: 'Knows to the minute when somebody will sit down.',
  kilnGiant: 'Cracked all over. Nobody has found the right moment to say so.',
  sharedNoon: 'There was some shade. It was taken.',
  cinderThrow: 'Still warm from the last argument.',
  emberBrand: 'It points at whoever is standing behind you.',
  payOrBurn: 'Some towns have asked what the difference is. Some towns were there.',
  heatMirage: 'You walk towards it. It has already walked round you.',
  candleFencer: 'Shorter with every lunge, and brighter.',
  bookStoker: 'Poetry burns best. Law burns longest.',
  noonChariot: 'Brakes are for people who mean to come back.',
  markOfDebt: 'It does not hurt. It only adds up.',
  burntOffering: '"A volunteer?" They all stepped back, and one of them was slow.',
  noonAgain: 'The bell struck noon, found it had enjoyed that, and struck noon.',
  nothingButAsh: 'And a list of what it had been carrying.',
  ashUsurer: 'He lends you rest. You will be too tired to read the rate.',
  patientPhoenix: 'Has died here before. Asks for the same room.',
  sunOnFoot: 'It had always looked down on us. Then it came to see.',
  compoundInterest: 'You slept on it. It did not.',

  gateNovice: 'Somebody told her to hold the gate. Nobody has told her to stop.',
  moonMoth: 'No wall is higher than the light above it.',
  reedLurker: 'The pond was empty. Then the pond stood up.',
  lanternSister: 'She holds the light, so that you can hold everything else.',
  harbourGuard: 'Relieved of duty years ago. He took it for a change in the weather.',
  moonriseRider: 'Slept all day, boots on.',
  lullaby: 'Nobody awake has ever heard the second verse.',
  deepBreath: 'In. Out. Now, where were we losing?',
  silverMantle: 'Too heavy to run away in. That is how it works.',
  stillWater: 'He swung at his own face, and did not miss.',
  nightNurse: '"You will be better by dawn." It is not a guess.',
  bellRinger: 'One stroke, and a whole army remembers its bed.',
  nightJudge: 'Finds the weak point first and the charge later.',
  siegeWidow: 'The more of them at the gate, the younger she looks.',
  ebbTide: 'What the sea brings, it only lends.',
  moonbound: 'It would follow you anywhere, if it could stop looking up.',
  mercyOrVerdict: 'The court has both in stock tonight.',
  moonOverTheCamp: 'Whoever had lain down was easy to count.',
  ladyOfTheEbb: 'She raised a hand, and the battle went out.',
  fullMoonWolf: 'Give him one good night. Only the one.',
  queenUnderTheLake: 'She got up for this. She is not even tired.',
  clearNight: 'All winter they leaned on the wall. Tonight the wall leaned back.',

  walkingTutor: '"Again." "But I did it." "And now you know how."',
  hedgeMartyr: 'Jumped in front. Asked for one line on the stone.',
  hiredSword: 'Paid by the day, and fights to make it a short one.',
  ironTortoise: 'Has been asked to hurry. Is considering it.',
  roadSlinger: 'The more it costs you, the further it goes.',
  fordOgre: 'There used to be a bridge. There used to be complaints.',
  dustInTheEyes: 'The oldest school of fencing, and the cheapest.',
  breadOrBed: '"Both," he said. The innkeeper is still laughing.',
  ropeTrick: 'One end trips them. The other pulls you up.',
  pilgrimStaff: 'It has done this road more often than any pilgrim.',
  ragpicker: 'Nothing is ever lost. Some of it is in her sack.',
  roadCutpurse: 'Visits only those who have their hands full.',
  ferrywoman: 'She does not ask which bank you meant.',
  bountyRider: 'Brings back the head, the hat, and what was under the hat.',
  leechCure: 'Paler, lighter, and full of ideas.',
  cutTheKnot: 'She studied it for a moment, out of courtesy.',
  turnedToMilestone: 'Nine leagues to the sea, says his belt buckle.',
  roadOfGhosts: 'Everyone you left along it would like a word.',
  dragonOnCredit: 'The first month is free. You will not remember the first month.',
  companyCaptain: 'She points. The others have already agreed.',
  giantOfMilestones: 'Made of all the things that were too heavy to carry on.',
  totalEclipse: 'For a minute neither of them was looking.',
};

export const setTexts: Readonly<Record<Class, SetText>> = {
  warlock: {
    name: 'Warlock',
    motto: 'The Ember Creed',
    plan: 'Strike the turn you arrive, push fatigue onto everybody, and let whoever has none left to spare bleed for it.',
  },
  paladin: {
    name: 'Paladin',
    motto: 'The Silver Vigil',
    plan: 'Stand behind walls that harden, answer in their turn instead of yours, rest, and strike once when it counts.',
  },
  neutral: {
    name: 'Neutral',
    motto: 'The Twilight Road',
    plan: 'Sellswords, beasts and relics for either side: honest bodies, a choice when you need one, a knife for each knot.',
  },
};

export const readyDeckNames: Readonly<Record<ReadyDeckId, ReadyDeckText>> = {
  noonfire: {
    name: 'Noonfire',
    plan: 'Attack with everything the turn it arrives, clear the way with sparks, and make it noon again for the last blow.',
  },
  debtOfAsh: {
    name: 'Debt of Ash',
    plan: 'Sparks and slingers hold the ground while marks and bills fill their fatigue; once it is full, every word costs them life.',
  },
  silverBulwark: {
    name: 'Silver Bulwark',
    plan: 'Spend your fatigue on Harden and theirs on bruises, dress a wall in silver, and keep your breath until the Queen gets up.',
  },
  tidewatch: {
    name: 'Tidewatch',
    plan: 'End your turns half rested, ambush what attacks, put the rest to sleep or back in hand, and ride at moonrise.',
  },
};
