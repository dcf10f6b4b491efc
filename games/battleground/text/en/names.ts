// What are the spells, the sets and the beginner's decks called in English, and what is said of them on the road?

import type { BoxCard } from '../../cards/box/catalogue.ts';
import type { PresetId } from '../../cards/box/presets.ts';
import type { ClassId } from '../../cards/effects.ts';

/** A set as a player meets it: the class, its motto, its plan in a sentence. */
export interface SetText {
  readonly name: string;
  readonly motto: string;
  readonly plan: string;
}

export interface PresetText {
  readonly name: string;
  readonly plan: string;
}

export const names: Readonly<Record<BoxCard, string>> = {
  longWatch: 'The Long Watch',
  holdStill: 'Hold Still, Soldier',
  overTheShield: 'Over the Shield',
  untouchableLine: 'Nobody Touches This Line',
  parryAndReply: 'Parry and Reply',
  guard: 'Guard',
  lanternArcher: 'Archer with a Lantern',
  shoulderToShoulder: 'Shoulder to Shoulder',
  closeRanks: 'Close Ranks',
  dayBreaks: 'Day Breaks, Loudly',
  bannerBearer: 'Bearer of the Patched Banner',
  weSwore: 'We Swore, Remember?',
  fallenOnYourFeet: 'Fallen, on Your Feet!',
  paviseCaptain: 'Captain of the Pavises',

  usualTerms: 'The Usual Terms',
  betweenTwoFires: 'Between Two Fires',
  comeCloser: 'Come a Little Closer',
  eatYouWillNeedIt: "Eat, You'll Need It",
  ashFever: 'Ash Fever',
  crazyImp: 'Crazy Imp',
  cinderHound: 'Hound of the Cinders',
  runningTab: 'Running Tab',
  betterOffer: 'A Better Offer',
  deathDuty: 'Death Duty',
  openMouthedIdol: 'Open-Mouthed Idol',
  secondIsOnYou: 'The Second Is on You',
  debtsDue: 'All Debts Are Due',
  guestOfHonour: 'Guest of Honour',

  weatherChild: 'Child of Bad Weather',
  headwindAndMud: 'Headwind and Mud',
  sleetDownTheCollar: 'Sleet down the Collar',
  crossroadsFire: 'Fire at the Crossroads',
  longEcho: 'Long Echo',
  thunderKnows: 'Thunder Knows Where You Are',
  rainThenLightning: 'First Rain, Then Lightning',
  fourSeasons: 'Four Seasons in a Day',
  wholeSky: 'The Sky, All of It',
  weatherTurnsPersonal: 'The Weather Turns Personal',

  rollCall: 'Roll Call',
  wellPackedBags: 'Well-Packed Bags',
  grandmothersCharm: "Grandmother's Charm",
  newBoots: 'New Boots',
  soupForTheRoad: 'Soup for the Road',
  freshHorses: 'Fresh Horses',
  moneyChanger: "Money-Changer's Table",
  prospectorsTip: "Prospector's Tip",
  goodScrubbing: 'A Good Scrubbing',
  newsForAPrice: 'News, for a Price',
  whichWayToMarket: 'Which Way to the Market?',
  unpicked: 'Unpicked, Stitch by Stitch',
  doublePay: 'Double Pay',
  smallChange: 'Small Change',
  ropeAcrossTheRoad: 'Rope across the Road',
  twoWinters: 'Two Winters',
  allTheMaps: 'All the Maps',

  whiteCrystal: 'White Crystal',
  redCrystal: 'Red Crystal',
  purpleCrystal: 'Purple Crystal',
  blueCrystal: 'Blue Crystal',
};

export const flavours: Readonly<Record<BoxCard, string>> = {
  longWatch: 'The night was long. So was the list of those who did not sleep.',
  holdStill: '"It does not hurt." "I have not started." "I know."',
  overTheShield: 'A door is also a place to hit people from.',
  untouchableLine: 'They drew it with chalk. Then they stood on it.',
  parryAndReply: 'The first half is manners. The second half is conversation.',
  guard: 'Nobody sings about the one who stayed. That is how you know it worked.',
  lanternArcher: 'Lights it, looks, shoots, and only then says good evening.',
  shoulderToShoulder: 'Three can lean where one would fall.',
  closeRanks: 'There is a gap. There was a gap.',
  dayBreaks: 'Some mornings come in by the window.',
  bannerBearer: 'Every patch is somebody who came back for it.',
  weSwore: 'It was raining, we were nine, and nobody had read the small print.',
  fallenOnYourFeet: 'The sergeant has never accepted death as an excuse.',
  paviseCaptain: 'Shoot, step behind the board, count to ten, smile, shoot.',

  usualTerms: '"Does anyone get hurt?" "Anyone you own."',
  betweenTwoFires: 'He turned to face the danger, and introduced it to his back.',
  comeCloser: 'No, no, leave the sword. You will not want it where you are going.',
  eatYouWillNeedIt: 'He did not ask where the other one had gone.',
  ashFever: 'It starts with a cough. The cough is somebody else.',
  crazyImp: 'He goes to pieces when you are near.',
  cinderHound: 'It mourns each comrade with an excellent appetite.',
  runningTab: 'Put it on my account. Then put my account on him.',
  betterOffer: 'Loyalty is what we call the price before asking.',
  deathDuty: 'Two things are certain. The Warlock collects both.',
  openMouthedIdol: 'It has never said a word. It is waiting for you to finish.',
  secondIsOnYou: 'The first round is on the house. The house is on fire.',
  debtsDue: 'He closed the book gently. The windows went out.',
  guestOfHonour: 'He is announced by whatever stops moving.',

  weatherChild: 'Born between two thunderclaps, and neither will admit to it.',
  headwindAndMud: 'Two steps forward, one gale back.',
  sleetDownTheCollar: 'The sword arm remembers. It shivers when it does.',
  crossroadsFire: 'It takes every road at once.',
  longEcho: 'The valley answered with everything it had heard that day.',
  thunderKnows: 'The wet, the cold and the stuck are first on its list.',
  rainThenLightning: '"At least it is only rain."',
  fourSeasons: 'Pack the scarf, the sandals and a bucket.',
  wholeSky: 'She had been saving it for an occasion.',
  weatherTurnsPersonal: 'The cloud has learned your name, and it is practising.',

  rollCall: 'Whoever answers, marches. Whoever does not is written in pencil.',
  wellPackedBags: 'Socks at the bottom, miracle on top.',
  grandmothersCharm: 'It is a button. Do not tell the demons.',
  newBoots: 'They squeak, so the enemy knows that you are well shod.',
  soupForTheRoad: 'Thinner every day, and every day you miss it more.',
  freshHorses: 'The old ones asked only for an address.',
  moneyChanger: 'He bites every coin. By evening he has had dinner.',
  prospectorsTip: '"Dig there." "Why there?" "Because I am tired of digging here."',
  goodScrubbing: 'Friends come out clean. Enemies come out.',
  newsForAPrice: 'Good news costs double. There is none.',
  whichWayToMarket: 'He pointed left, he pointed right, and there he stood.',
  unpicked: 'Every spell is sewn by someone who wanted to go home.',
  doublePay: 'Same war, other side, better soup.',
  smallChange: 'It is never enough until it is exactly enough.',
  ropeAcrossTheRoad: 'The oldest toll in the world.',
  twoWinters: 'The first for the hands, the second for the grudge.',
  allTheMaps: 'They agree on one thing: you should have turned back there.',

  whiteCrystal: 'Morning, in a convenient size.',
  redCrystal: 'Everyone wants it. It would not have it otherwise.',
  purpleCrystal: 'Do not look into it. It is not finished with the last one.',
  blueCrystal: 'Hold it to your ear: rain, by evening.',
};

export const setTexts: Readonly<Record<ClassId | 'neutral', SetText>> = {
  paladin: {
    name: 'Paladin',
    motto: 'Oath of Dawn',
    plan: 'Hold a line of defenders side by side, heal what it suffers, and strike from behind the shields.',
  },
  warlock: {
    name: 'Warlock',
    motto: 'Ash Bargain',
    plan: 'Lure the enemy close, spend your own creatures at the right moment, and let every death pay somebody: you.',
  },
  elementalist: {
    name: 'Elementalist',
    motto: 'Four Tempers',
    plan: 'Slow the enemy with mud, frost and thunder, fill your discard pile with sorceries, then let it answer.',
  },
  neutral: {
    name: 'Neutral',
    motto: 'Caravan',
    plan: 'Tools for any deck: mana, cards, boots, and a remedy for each misfortune.',
  },
};

export const presetTexts: Readonly<Record<PresetId, PresetText>> = {
  paladinGuarded: {
    name: 'The Wall',
    plan: 'Two Guards side by side, an Archer behind them: defend, mend, and wait for the gap.',
  },
  paladinSwift: {
    name: 'The Sortie',
    plan: 'Two Archers shoot from behind one Guard; whoever gets through strikes Over the Shield, and twice.',
  },
  warlockPowderKeg: {
    name: 'The Powder Keg',
    plan: 'Walk the Imps into the enemy, strike Between Two Fires whoever they threaten, and light the fuse.',
  },
  warlockPack: {
    name: 'The Pack',
    plan: 'The Hound flanks, you strike Between Two Fires, and whoever of yours falls makes it bigger.',
  },
  elementalistFrost: {
    name: 'The Long Winter',
    plan: 'Push them back, cool them down, and burn them when they finally stand together.',
  },
  elementalistEcho: {
    name: 'The Thundering Valley',
    plan: 'Cast first and summon later: each sorcery in your discard pile feeds the Child and the Echo.',
  },
};
