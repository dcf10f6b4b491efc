// What does every word with a rule behind it mean, in one English sentence?

import type { Words } from '../words.ts';
import { labels } from './cards.ts';
import { keywords, skillNames, traits, types } from './nouns.ts';

export const terms: Words['terms'] = {
  fast: {
    name: keywords.fast,
    reminder: 'This card can also be played as a response; Counter Attack is another name for it.',
  },
  ready: { name: keywords.ready, reminder: 'This summoning enters play untapped.' },
  pierce: {
    name: keywords.pierce,
    reminder: 'When this attacks a summoning, whatever goes beyond that one’s defence hits its player.',
  },
  ignoreSummoning: {
    name: keywords.ignoreSummoning,
    reminder: 'This summoning can attack the player even if there are summonings to defend.',
  },
  harden: {
    name: keywords.harden,
    reminder: 'Pay X fatigue: this summoning gets +X defence until end of turn; you can do so as often as you like.',
  },
  cantAttack: { name: traits.cantAttack, reminder: 'This summoning can be attacked, but not attack.' },
  cantDefend: {
    name: traits.cantDefend,
    reminder: 'This summoning can’t be attacked, and doesn’t stand in the way of an attack on its player.',
  },
  enchant: {
    name: 'Enchant a Summoning',
    reminder: 'This card is put on a summoning and works as long as that one is in play.',
  },
  chooseOne: { name: 'Choose one', reminder: 'You choose one of the options when you announce it.' },
  tap: { name: 'Tap', reminder: 'Tap this card as the price; it has to be untapped.' },
  played: {
    name: 'When played',
    reminder: 'This happens before the summoning enters play, so it neither counts nor targets itself.',
  },
  startTurn: {
    name: labels.startTurn,
    reminder: 'This happens when the turn of its controller begins, after fatigue is halved.',
  },
  destroyed: { name: labels.destroyed, reminder: 'This happens when the summoning has gone to the discard area.' },
  hits: {
    name: labels.hits,
    reminder: 'This happens after an attack of this summoning that has damaged the opponent, by Pierce too.',
  },
  overflow: {
    name: labels.overflow,
    reminder: 'This happens each time automatic fatigue beyond 6 has cost the opponent life.',
  },
  untilEnd: { name: 'Until end of turn', reminder: 'It ends together with this turn, whoever has it.' },
  inspire: {
    name: skillNames.inspire,
    reminder: 'Pay 2X fatigue: a target summoning you control gets +X attack until end of turn.',
  },
  medicate: { name: skillNames.medicate, reminder: 'Pay X fatigue: you gain X life.' },
  ponder: { name: skillNames.ponder, reminder: 'Pay 2X fatigue: you draw X cards.' },
  meditate: { name: skillNames.meditate, reminder: 'Discard 2X cards from your hand: you lose X fatigue.' },
  skillCard: {
    name: 'Skill card',
    reminder: 'You tap it to use one of its four skills, in your turn or as a response, once per turn at most.',
  },
  x: { name: 'X', reminder: 'A whole number that you choose, at least 1.' },
  fatigue: {
    name: 'Fatigue',
    reminder: 'You pay by adding to your fatigue, which can’t be paid beyond 6 and is halved when your turn begins.',
  },
  automatic: {
    name: 'Automatic fatigue',
    reminder: 'Fatigue that you gain without paying a price goes up to 6, and the rest costs you as much life.',
  },
  life: { name: 'Life', reminder: 'You begin with 15, and at 0 or less you lose the match.' },
  damage: {
    name: 'Damage',
    reminder: 'A player loses as much life; on a summoning it lowers the defence until the turn ends.',
  },
  summoning: { name: types.summoning, reminder: 'It enters play tapped unless it is Ready, stays there and fights.' },
  spell: { name: types.spell, reminder: 'It takes effect and is discarded, unless it is an enchantment.' },
  enchantment: { name: types.enchantment, reminder: 'A spell that stays in play on a summoning.' },
  attack: { name: 'Attack', reminder: 'The damage that a summoning deals when it fights.' },
  defense: { name: 'Defence', reminder: 'A summoning with 0 or less left is destroyed.' },
  tapped: {
    name: 'Tapped',
    reminder: 'A tapped summoning can’t attack, but it can be attacked, and it strikes back.',
  },
  ability: {
    name: 'Activated ability',
    reminder: 'You can use it whenever you can pay its price, in your turn or as a response.',
  },
  target: { name: 'Target', reminder: 'It is named when you announce what aims at it.' },
  response: {
    name: 'Response',
    reminder: 'A skill, an ability or a Fast card in answer to an action; it takes effect before that action.',
  },
  window: {
    name: 'Window',
    reminder: 'The moment between an action and its effect in which the other player may respond or pass.',
  },
  chain: {
    name: 'Chain',
    reminder: 'All actions that wait for their effect; the last one in is the first one out.',
  },
  discardArea: {
    name: 'Discard area',
    reminder: 'Where your used, discarded and destroyed cards lie face up.',
  },
  controller: { name: 'Controller', reminder: 'The player who played a card and makes its choices.' },
  mulligan: {
    name: 'Mulligan',
    reminder: 'Once before the match you may exchange any number of cards from your hand.',
  },
  draft: {
    name: 'Draft',
    reminder: 'Both players build a deck by taking one card out of three, thirty times.',
  },
  triple: {
    name: 'Triple',
    reminder: 'The first three cards of your draft pile; you take one, and the others are out of the tournament.',
  },
  match: { name: 'Match', reminder: 'One game, up to a win or a tie.' },
  tournament: {
    name: 'Tournament',
    reminder: 'Whoever wins two matches first wins it; after five matches at most it is over.',
  },
};
