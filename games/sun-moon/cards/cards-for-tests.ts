// Which cards do tests play with? One for each thing a rule speaks of; for tests only.

import { inEach } from '@duello/language';
import {
  ability,
  allEnemies,
  allOwn,
  allSummonings,
  anEnchantment,
  anEnemySummoning,
  anOwnSummoning,
  anyone,
  anything,
  aSummoning,
  cardsOf,
  change,
  chooseOne,
  damage,
  destroy,
  discard,
  draw,
  enemyOnes,
  gainLife,
  grant,
  loseLife,
  may,
  ownOnes,
  per,
  rest,
  returnToHand,
  takeBack,
  tap,
  tire,
  untap,
  untapSkill,
} from './build.ts';
import type { Card } from './card.ts';
import type { CustomCard } from './custom/custom-cards.ts';

const { summoning, spell, enchantment } = cardsOf('neutral');

/** Plain summonings of cost 2: `p32` is a 3/2. */
const plain = Object.fromEntries(
  Array.from({ length: 7 }, (_, attack) => attack).flatMap((attack) =>
    Array.from({ length: 7 }, (_, i) => i + 1).map((defense): readonly [string, Card] => [
      `p${attack}${defense}`,
      summoning('common', 2, `${attack}/${defense}`),
    ]),
  ),
);

const cards: Readonly<Record<string, Card>> = {
  ...plain,
  ready31: summoning('common', 2, '3/1', { keywords: ['ready'] }),
  ignore31: summoning('common', 2, '3/1', { keywords: ['ignoreSummoning'] }),
  pierce53: summoning('common', 2, '5/3', { keywords: ['pierce'] }),
  harden22: summoning('common', 2, '2/2', { keywords: ['harden'] }),
  fast22: summoning('common', 2, '2/2', { keywords: ['fast'] }),
  cost3: summoning('common', 3, '1/1'),
  free: summoning('common', 0, '1/1'),
  pinger13: summoning('common', 2, '1/3', { abilities: [ability({ tap: true }, [damage(1, aSummoning())])] }),
  readyPinger: summoning('common', 2, '1/3', {
    keywords: ['ready'],
    abilities: [ability({ tap: true, fatigue: 1 }, [damage(1, aSummoning())])],
  }),
  lasher: summoning('common', 2, '1/3', { abilities: [ability({ fatigue: 2 }, [change(1, 0, 'this')])] }),
  restless: summoning('common', 2, '2/2', { startTurn: [tire(1, 'you')] }),
  exhausting: summoning('common', 2, '2/2', { startTurn: [tire(5, 'you')] }),
  healer: summoning('common', 2, '1/1', { startTurn: [gainLife(1)] }),
  arsonist: summoning('common', 2, '1/1', { startTurn: [damage(1, aSummoning())] }),
  sniper: summoning('common', 2, '1/1', { startTurn: [damage(1, anEnemySummoning())] }),
  suicidal: summoning('common', 2, '1/1', { startTurn: [loseLife(99, 'you'), gainLife(99)] }),
  rally: summoning('common', 2, '1/1', { played: [change(1, 0, allOwn())] }),
  shooter: summoning('common', 2, '1/1', { played: [damage(2, anEnemySummoning())] }),
  brander: summoning('common', 1, '1/1', { played: [loseLife(5)] }),
  chooser: summoning('common', 2, '1/1', {
    played: chooseOne([damage(1, anEnemySummoning())], [destroy(anEnchantment())]),
  }),
  martyr: summoning('common', 2, '1/1', { destroyed: [gainLife(2)] }),
  bomb: summoning('common', 2, '1/1', { destroyed: [damage(1, aSummoning())] }),
  looter: summoning('common', 2, '2/2', { hits: [draw()] }),
  pierceLooter: summoning('common', 2, '4/4', { keywords: ['pierce'], hits: [draw()] }),
  gloater: summoning('common', 2, '2/2', { overflow: [loseLife(1)] }),
  shirker: summoning('common', 2, '2/2', { keywords: [], played: [grant('cantDefend', anEnemySummoning())] }),

  zap: spell('common', 1, [damage(2, aSummoning())], ['fast']),
  slowZap: spell('common', 1, [damage(2, aSummoning())]),
  bolt: spell('common', 1, [damage(3, anything())], ['fast']),
  tonic: spell('common', 1, [gainLife(2)], ['fast']),
  freeTonic: spell('common', 0, [gainLife(1)], ['fast']),
  yawn: spell('common', 1, [tire(3)]),
  ownYawn: spell('common', 1, [tire(4, 'you')]),
  nap: spell('common', 1, [rest(3)]),
  study: spell('common', 1, [draw(2)], ['fast']),
  duel: spell('common', 1, [loseLife(5, 'eachPlayer')]),
  bleedAndHeal: spell('common', 1, [loseLife(20, 'you'), gainLife(20)]),
  wake: spell('common', 1, [untap(anOwnSummoning())], ['fast']),
  sleep: spell('common', 1, [tap(anEnemySummoning())], ['fast']),
  banish: spell('common', 1, [returnToHand(aSummoning())], ['fast']),
  plague: spell('common', 1, [damage(1, allSummonings())]),
  kill: spell('common', 1, [destroy(aSummoning())], ['fast']),
  unravel: spell('common', 1, [destroy(anEnchantment())], ['fast']),
  weaken: spell('common', 1, [change(0, -2, aSummoning())], ['fast']),
  pacify: spell('common', 1, [grant('cantDefend', anEnemySummoning())], ['fast']),
  unravelOrHeal: spell('common', 1, chooseOne([destroy(anEnchantment())], [gainLife(2)])),
  both: spell('common', 1, [damage(1, anEnemySummoning()), change(2, 0, anOwnSummoning())]),
  twins: spell('common', 1, [damage(1, aSummoning()), damage(2, aSummoning())]),
  humble: spell('common', 1, [damage(1, aSummoning({ maxAttack: 2 })), change(-2, 0, 'it')]),
  lull: spell('common', 1, [tap(allEnemies()), damage(2, anEnemySummoning({ tapped: false }))]),
  robbery: spell('common', 1, [discard(2)]),
  memory: spell('common', 1, [takeBack('spell')]),
  bargain: spell('common', 1, [may(loseLife(1, 'you'), draw())]),
  trainer: spell('common', 1, [untapSkill()]),
  sacrifice: spell('common', 1, [destroy(anOwnSummoning()), loseLife(per('itsAttack'))]),
  tally: spell('common', 1, [damage(per('ownDiscards', 1, 0, 3), anything())]),

  blessing: enchantment('common', 2, ownOnes(), { attack: 1, defense: 1 }),
  curse: enchantment('common', 2, enemyOnes(), { attack: -1 }, { keywords: ['fast'] }),
  frailty: enchantment('common', 2, anyone(), { defense: -2 }),
  shackle: enchantment('common', 2, anyone(), { traits: ['cantAttack'] }, { keywords: ['fast'] }),
  plating: enchantment('common', 2, ownOnes(), { traits: ['harden', 'pierce'] }),
  wings: enchantment('common', 2, ownOnes(), { traits: ['ignoreSummoning'] }),
  leech: enchantment('common', 2, enemyOnes(), {}, { startTurn: [damage(1, 'it')] }),
  charm: enchantment('common', 2, ownOnes(), {}, { abilities: [ability({ tap: true }, [change(2, 0, 'it')])] }),
};

export const cardsForTests: Readonly<Record<string, CustomCard>> = Object.fromEntries(
  Object.entries(cards).map(([id, card]) => [
    id,
    { ...card, name: inEach(() => id), copies: 0, picture: null, instead: null },
  ]),
);
