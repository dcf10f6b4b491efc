// What does every word with a rule behind it mean, in one English sentence?

import type { Words } from '../words.ts';
import { conditions as names } from './nouns.ts';

export const conditions: Words['conditions'] = {
  haste: {
    name: names.haste,
    reminder: 'For each token, one more Attack or Advance at the end of its owner’s next Battle phase.',
  },
  stun: {
    name: names.stun,
    reminder: 'Its next Advance or Attack doesn’t happen; then it loses all its Stun.',
  },
  disarm: { name: names.disarm, reminder: 'Its next Attack doesn’t happen; then it loses all its Disarm.' },
  turnover: {
    name: names.turnover,
    reminder: 'It is a foe of its owner and an ally of the other player, advances towards its owner and can’t defend.',
  },
  chill: {
    name: names.chill,
    reminder: 'Each token prevents 1 damage of its Attacks and is then removed.',
  },
  antimagic: {
    name: names.antimagic,
    reminder: 'Sorceries can’t affect it until the end of its owner’s next Resolve Enchantments phase.',
  },
  snare: { name: names.snare, reminder: 'Its next Advance doesn’t happen; then it loses 1 Snare.' },
};

export const terms: Words['terms'] = {
  rangeIcon: { name: 'Range', reminder: 'It attacks at range 1, plus this much.' },
  shield: { name: 'Shield', reminder: 'While it defends, it has this much more Defence.' },
  packTactics: { name: 'Pack Tactics', reminder: 'It threatens foes even while it defends.' },
  aura: { name: 'Aura', reminder: 'A lasting rule, in force while the card is in play.' },
  enchantment: {
    name: 'Enchantment',
    reminder:
      'It stays in your play area and takes effect at the start of each of your turns: as many times as its number says, or until it is ended.',
  },
  token: {
    name: 'Token',
    reminder: 'It ties a summon to the enchantment of the same shape, or counts how long that enchantment lasts.',
  },
  enchant: { name: 'Enchant', reminder: 'Put a token of this enchantment on it, or as many as the text says.' },
  unenchant: { name: 'Unenchant', reminder: 'Remove all tokens of this enchantment from it.' },
  enchanted: { name: 'Enchanted', reminder: 'It has at least one token of this enchantment.' },
  end: {
    name: 'End',
    reminder: 'Remove all tokens of the enchantment, wherever they are, and discard its card.',
  },
  arrives: { name: 'When it arrives', reminder: 'This happens right after you cast the Summon and placed it.' },
  attack: {
    name: 'Attack',
    reminder:
      'It deals damage equal to its Attack to the nearest foe within its range; at equal range the left comes first, then clockwise.',
  },
  advance: {
    name: 'Advance',
    reminder: 'A summon that has nothing to attack moves one field ahead in its lane, if that field is free.',
  },
  defend: {
    name: 'Defend',
    reminder:
      'Instead of attacking it turns sideways until its owner’s next Battle phase: its Defence is taken off each Attack on it.',
  },
  defence: {
    name: 'Defence',
    reminder: 'Tier, plus 1 for each Shield, minus 1 for each summon that threatens it; never below 0.',
  },
  threatens: {
    name: 'Threatens',
    reminder: 'It is adjacent to the foe, has Attack 1 or more, is not defending and is not the attacker.',
  },
  flanked: { name: 'Flanked', reminder: 'At least one summon threatens it.' },
  damage: { name: 'Damage', reminder: 'It lowers HP or life by the amount; a summon without HP dies.' },
  heal: { name: 'Heal', reminder: 'It regains that much, but never above its base HP, or 20 life for a player.' },
  gainAttack: { name: 'Gain Attack', reminder: 'Its Attack rises until the end of its owner’s turn.' },
  gainHp: { name: 'Gain HP', reminder: 'Its HP rises for good, above its base HP too.' },
  kill: { name: 'Kill', reminder: 'Its HP becomes 0; the death counts as a kill of the card’s owner.' },
  dies: {
    name: 'Dies',
    reminder:
      'A summon without HP goes to its owner’s discard pile; the opponent of its owner gains 1 exp for killing it.',
  },
  target: { name: 'Target', reminder: 'You choose it while the spell takes effect.' },
  ally: { name: 'Ally', reminder: 'A summon on your side.' },
  foe: { name: 'Foe', reminder: 'A summon on the opponent’s side; a player is never a foe.' },
  own: { name: 'You own', reminder: 'You cast or summoned it, whichever side it is on now.' },
  field: { name: 'Field', reminder: 'A place on the battleground for one summon.' },
  intersection: { name: 'Intersection', reminder: 'A point where corners of two or four fields meet.' },
  lane: { name: 'Lane', reminder: 'A line of fields from one player to the other; summons don’t leave their lane.' },
  row: { name: 'Row', reminder: 'A line of fields across the battleground.' },
  homeRow: { name: 'Home row', reminder: 'The row nearest to a player, where their summons arrive.' },
  adjacent: { name: 'Adjacent', reminder: 'On a field that shares an edge with it.' },
  neighbouring: { name: 'Neighbouring', reminder: 'On a field that shares an edge or a corner with it.' },
  range: {
    name: 'Within range',
    reminder:
      'At most that many steps away, never diagonally; the fields around an intersection are at range 1, and a field itself doesn’t count.',
  },
  summon: {
    name: 'Summon',
    reminder: 'Put it on a free field of your home row with its base Attack and HP, and gain 1 exp.',
  },
  sorcery: { name: 'Sorcery', reminder: 'A spell that is neither a Summon nor a Crystal.' },
  crystal: { name: 'Crystal', reminder: 'A spell without cost that gives 1 mana of its colour.' },
  unique: { name: 'Unique', reminder: 'Each class has one such spell, and whoever chooses the class starts with it.' },
  tier: { name: 'Tier', reminder: 'Which row of the market a spell belongs to; a summon adds it to its Defence.' },
  cast: {
    name: 'Cast',
    reminder: 'Pay all of its mana cost, from the pool and with its charges, and it takes effect.',
  },
  prepare: {
    name: 'Prepare',
    reminder: 'Put a spell face down in one of your two slots: it can be cast from there in any of your turns.',
  },
  charge: {
    name: 'Charge',
    reminder: 'Put mana on a prepared spell: it pays for that spell later and can’t be taken back.',
  },
  retain: {
    name: 'Retain',
    reminder: 'Set it aside now; it comes back to your hand after you have drawn your new one.',
  },
  draw: {
    name: 'Draw',
    reminder: 'Take spells from your deck; when it is empty your discard pile is shuffled into it.',
  },
  gainMana: { name: 'Gain mana', reminder: 'It comes into your pool, and decays in your Upkeep.' },
  gainCrystal: {
    name: 'Gain a crystal',
    reminder: 'It comes from the market for free, into your discard pile unless the text says otherwise.',
  },
  condition: { name: 'Condition', reminder: 'Tokens on a summon whose rule is the same whatever put them there.' },
  exp: {
    name: 'Exp',
    reminder: 'You gain 1 after each of your battles, for each opposing summon you kill and for each you summon.',
  },
  coin: {
    name: 'Coin',
    reminder: 'You take one for every 3 exp; it buys any one spell in an open row of the market, or a crystal.',
  },
  market: {
    name: 'Market',
    reminder:
      'Each row is a queue: the oldest spell leaves every turn, and a row opens when the coins before it are gone.',
  },
};
