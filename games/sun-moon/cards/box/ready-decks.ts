// Which decks can be played at once? Two for each class: a fast one and a patient one.

import type { DeckList } from '../card.ts';

export const readyDecks = {
  noonfire: {
    class: 'warlock',
    cards: {
      noonHound: 4,
      noonRunner: 4,
      sparkUnderStone: 4,
      heatMirage: 2,
      noonChariot: 2,
      noonAgain: 2,
      patientPhoenix: 1,
      hiredSword: 4,
      ropeTrick: 4,
      roadCutpurse: 2,
      totalEclipse: 1,
    },
  },
  debtOfAsh: {
    class: 'warlock',
    cards: {
      sparkUnderStone: 4,
      ashCrow: 4,
      payOrBurn: 4,
      markOfDebt: 2,
      burntOffering: 2,
      bookStoker: 2,
      compoundInterest: 1,
      hiredSword: 4,
      roadSlinger: 4,
      cutTheKnot: 2,
      dragonOnCredit: 1,
    },
  },
  silverBulwark: {
    class: 'paladin',
    cards: {
      gateNovice: 4,
      harbourGuard: 4,
      silverMantle: 4,
      nightNurse: 2,
      nightJudge: 2,
      siegeWidow: 2,
      queenUnderTheLake: 1,
      ironTortoise: 4,
      hedgeMartyr: 4,
      cutTheKnot: 2,
      giantOfMilestones: 1,
    },
  },
  tidewatch: {
    class: 'paladin',
    cards: {
      reedLurker: 4,
      moonriseRider: 4,
      lullaby: 4,
      bellRinger: 2,
      ebbTide: 2,
      nightJudge: 2,
      ladyOfTheEbb: 1,
      ironTortoise: 4,
      ropeTrick: 4,
      ferrywoman: 2,
      companyCaptain: 1,
    },
  },
} as const satisfies Record<string, DeckList>;
export type ReadyDeckId = keyof typeof readyDecks;
