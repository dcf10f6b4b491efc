// What does the match that teaches Battleground say in English? Names of spells come from the game.

export const learn = {
  'learn.battleground.title': 'Learn Battleground',
  'learn.battleground.goal.title': 'The goal',
  'learn.battleground.goal.text':
    'You and your opponent have 20 life each, and a field of lanes between you. Your summons march up the lanes and hit whatever they meet; past the last row they hit your opponent. Whoever is at 0 loses.',
  'learn.battleground.goal.now': 'Have a look at both bars, then press Next.',
  'learn.battleground.crystals.title': 'Crystals are mana',
  'learn.battleground.crystals.text':
    'Every turn you draw five of your ten cards. Crystals cost nothing: cast them first, each gives one mana of its colour. Unspent mana is lost at the end of your turn.',
  'learn.battleground.crystals.now': 'Cast both white crystals: there is a button for all at once.',
  'learn.battleground.summon.title': 'Cast a summon',
  'learn.battleground.summon.text':
    '{guard} costs two white mana. Summons arrive on your home row, the one nearest to you, in the lane you choose. Summoning brings you 1 exp.',
  'learn.battleground.summon.now': 'Select {guard}, cast it, and choose a field; or drag it there.',
  'learn.battleground.battle.title': 'The battle runs by itself',
  'learn.battleground.battle.text':
    'In battle each of your summons first advances one field, unless somebody is in its reach, and then attacks the nearest foe. Arrows show what would happen. You only watch.',
  'learn.battleground.battle.now': 'Press To battle, and let your opponent take a turn.',
  'learn.battleground.search.title': 'Whom does it attack?',
  'learn.battleground.search.text':
    'The nearest foe. At the same distance it looks left, ahead, right, behind, always clockwise. Your opponent stands behind the last row and counts as straight ahead.',
  'learn.battleground.search.now': 'The arrows on the board show your next battle. Look at them, then press Next.',
  'learn.battleground.prepare.title': 'Prepare what you can’t pay',
  'learn.battleground.prepare.text':
    '{lanternArcher} costs two white and one red: more than you have. Put it face down into a preparation slot. There it waits from turn to turn; everything else in your hand is discarded.',
  'learn.battleground.prepare.now': 'Select {lanternArcher} and prepare it in a slot.',
  'learn.battleground.charge.title': 'Charge it',
  'learn.battleground.charge.text':
    'Mana you lay on a prepared spell stays there and pays for it later. So nothing is lost: two mana this turn, the third next turn.',
  'learn.battleground.charge.now':
    'Cast your crystals, then charge the slot with each mana: select the mana, or drag it onto the slot.',
  'learn.battleground.stance.title': 'Attack or defend?',
  'learn.battleground.stance.text':
    'Instead of attacking, a summon may defend until your next battle: it turns sideways, and its Defence is taken off every hit. Left alone, it attacks if it can and defends if not. Select it to tell it otherwise.',
  'learn.battleground.stance.now': 'Tell {guard} what to do if you like, then go to battle.',
  'learn.battleground.exp.title': 'Exp and coins',
  'learn.battleground.exp.text':
    'You gain 1 exp for each battle of yours, for each summon you send and for each foe you kill. Three exp are a coin.',
  'learn.battleground.exp.now': 'You have just earned your first one.',
  'learn.battleground.buy.title': 'Buy a spell',
  'learn.battleground.buy.text':
    'One coin buys any spell that lies in an open row, or a crystal. It goes to your discard pile and comes into your hand once your deck has run out. Mind the colours: your crystals are white and red.',
  'learn.battleground.buy.now': 'Buy something. A white crystal is never wrong.',
  'learn.battleground.queue.title': 'A market that moves',
  'learn.battleground.queue.text':
    'Each row is a queue. At the end of every turn, yours and your opponent’s, the oldest spell leaves and a new one comes. The locked rows open when the coins of the pool run out.',
  'learn.battleground.queue.now': 'The one that goes next is marked.',
  'learn.battleground.slot.title': 'Cast from the slot',
  'learn.battleground.slot.text':
    'A prepared spell is cast like one from your hand; its charges are already paid. {lanternArcher} shoots when it arrives, if a foe is in range.',
  'learn.battleground.slot.now': 'Cast {lanternArcher} as soon as you have the missing mana.',
  'learn.battleground.defence.title': 'Surrounded',
  'learn.battleground.defence.text':
    'Defence is the tier, plus 1 for each Shield, minus 1 for every foe beside it that could strike. Two attackers break what one can’t.',
  'learn.battleground.defence.now': 'Hover, focus or hold a summon: it tells its Defence and who threatens it.',
  'learn.battleground.why.title': 'Why can’t I do that?',
  'learn.battleground.why.text':
    'Things without a mark can’t be used now. Select or hover one, and the table says what is missing, with a link to the rule.',
  'learn.battleground.why.now': 'Try it with a spell you can’t pay for.',
  'learn.battleground.end.title': 'You are ready',
  'learn.battleground.end.text':
    'Enchantments, Auras and conditions are explained on the cards, and the rulebook answers the rest. This match is a real one: finish it, and win.',
  'learn.battleground.end.now': 'Play on without the guide.',
  'learn.battleground.hint.noSummon':
    'You have no summons on the board. That is allowed, but nobody will fight for you.',
  'learn.battleground.hint.kept':
    'You prepared nothing: your hand was discarded, and comes back with the next shuffle.',
  'learn.battleground.hint.lost': 'No charge this time: your mana was lost, but the spell waits in its slot.',
  'learn.battleground.hint.saved': 'You saved your coin. Coins don’t decay; the market moves on without you.',
  'learn.battleground.hint.crystal': 'A crystal: more mana in every hand to come.',
  'learn.battleground.hint.noGuardToCast': 'Cast a summon if you can pay for one, and choose a field.',
  'learn.battleground.hint.noArcher': 'Select a spell you can’t pay for yet, and prepare it in a slot.',
  'learn.battleground.hint.otherSummon': 'Tell your summon what to do if you like, then go to battle.',
  'learn.battleground.hint.noCoin': 'You don’t have three yet: the coin is on its way.',
  'learn.battleground.hint.otherSpell': 'Cast the prepared spell as soon as you have the missing mana.',
} as const;
