// What does the match that teaches Final Magic say in English? Card names come from the game.

export const learn = {
  'learn.title': 'Learn Final Magic',
  'learn.goal.title': 'The goal',
  'learn.goal.text':
    'You are two wizards with 50 health each. Whoever brings the other to 0 wins. The heart above shows the opponent’s health, the one below yours.',
  'learn.goal.now': 'Have a look at both, then press Next.',
  'learn.hand.title': 'Your hand',
  'learn.hand.text':
    'Each round you draw five cards. {copper} is money: it buys cards. Gems give mana: it casts spells. At the end of the round everything is put away and you draw five again.',
  'learn.hand.now': 'Hover, focus or hold a card to read it up close.',
  'learn.action.title': 'A round begins: your Action Phase',
  'learn.action.text':
    'Each round you first act, then buy; then the opponent does the same; then both fight at once. You own no spell that could be cast here yet, so there is nothing to do.',
  'learn.action.now': 'End your Action Phase.',
  'learn.buy.title': 'Coins and buying',
  'learn.buy.text':
    'The buy zone holds everything for sale; the gold number in a card’s corner is its price. You have three {copper}, so three coins. {fireball} costs 2 and deals 5 damage.',
  'learn.buy.now': 'Select {fireball} in the buy zone and buy it. Your {copper} pays.',
  'learn.toHand.title': 'What you buy, you have at once',
  'learn.toHand.text':
    'Spells and gems you buy go straight into your hand, ready for this round’s fight. Only money goes to the discard pile and comes back later. You may buy several cards a round, but one of each kind. {airSwipe} costs just 1.',
  'learn.toHand.now': 'Buy {airSwipe} too if you like, then end your Buy Phase.',
  'learn.mana.title': 'Gems and mana',
  'learn.mana.text':
    'The opponent has bought as well, and now comes the fight. A spell costs mana, the blue number on the card. A {lesserGem} played in the fight gives 1. {fireball} needs 1, {airSwipe} needs none.',
  'learn.mana.now': 'Read on: next you plan the fight.',
  'learn.plan.title': 'Your plan for the fight',
  'learn.plan.text':
    'Put the gems and spells you want to use into your plan; the table counts your mana. You can change it freely until you send it. What you don’t use is put away anyway, so there is no reason to save.',
  'learn.plan.now': 'Add a {lesserGem}, {fireball} and all you can cast, then press Fight.',
  'learn.reveal.title': 'Both reveal at once',
  'learn.reveal.text':
    'Both plans were secret and were opened together: nobody could react. All spells work at the same time. The log tells line by line who dealt what.',
  'learn.reveal.now': 'Look at what happened to both healths.',
  'learn.damage.title': 'Damage stays, healing mends',
  'learn.damage.text':
    'Lost health does not come back by itself. Water spells such as {shower} heal, but never above the 50 you began with.',
  'learn.damage.now': 'A new round has begun, with five new cards.',
  'learn.block.title': 'Blocking, and shields that stay',
  'learn.block.text':
    '{rockToss} blocks 5 damage, in this fight only. {rockShield} blocks 7 and stands in front of you, round after round, until those 7 are used up. Blocks are up before any damage arrives.',
  'learn.block.now': 'End your Action Phase, then buy {rockShield}.',
  'learn.why.title': 'Why can’t I do that?',
  'learn.why.text':
    'Cards without a mark can’t be used now. Select or hover one, {firestorm} for example, and the table says what is missing, with a link to the rule.',
  'learn.why.now': 'Try it. Buy {shower} if you have the coins: we will use it soon.',
  'learn.priority.title': 'Priority',
  'learn.priority.text':
    'Some Air spells say “priority”: they strike before all others. Whoever falls to a priority strike is out before the rest of the fight happens. Shields and blocks still help against them.',
  'learn.priority.now': 'Finish your Buy Phase and plan this fight: put up your shield.',
  'learn.action2.title': 'Spells for the Action Phase',
  'learn.action2.text':
    '{shower}, {glide} and others say “Action or Fight”: you may cast them now, before anybody buys. A gem played now still gives its mana in this round only. A gem can also be outcast to draw cards: then it is gone for good.',
  'learn.action2.now': 'If {shower} is in your hand, play a gem and cast it. Or simply end your Action Phase.',
  'learn.counter.title': 'Counterspell',
  'learn.counter.text':
    '{counterspell} negates one enemy spell: as an answer while the opponent casts in their Action Phase, or in the fight, where you choose its target after the reveal. The mightiest spells can’t be countered.',
  'learn.counter.now': 'It is always in the buy zone, for 2 coins.',
  'learn.grow.title': 'Grow',
  'learn.grow.text':
    'The same cards come back again and again, so what you buy shapes your deck. More gems cast larger spells; better money buys them; {manaChanneling} clears out what you no longer want.',
  'learn.grow.now': 'Buy what you like, and fight this round.',
  'learn.sudden.title': 'If both fall together',
  'learn.sudden.text':
    'If both reach 0 in the same fight, sudden death follows: 20 health each, no more money and no more buying, until one falls.',
  'learn.sudden.now': 'That was the last rule.',
  'learn.end.title': 'You are ready',
  'learn.end.text':
    'Everything else is printed on the cards, and the rulebook answers the rest. This match is a real one: finish it, and win.',
  'learn.end.now': 'Play on without the guide.',
  'learn.hint.gemPlayed':
    'You played a gem: its mana stays with you until the end of this round, fight included. Good.',
  'learn.hint.gemOutcast':
    'You outcast a gem: it is gone for good, and you drew a card for it. Allowed, but gems are precious early on.',
  'learn.hint.coinSpent': 'That is money spent and waiting as coins. Now select a card in the buy zone.',
  'learn.hint.boughtMoney': 'You bought money: it lies in your discard pile and comes into your hand in a later round.',
  'learn.hint.boughtOther': 'A different choice than mine, and a legal one. The lesson goes on the same way.',
  'learn.hint.boughtNothing': 'You bought nothing. That is allowed; the coins are not kept for the next round, though.',
  'learn.hint.emptyPlan':
    'You fought with nothing. That is legal, but deals no damage: next time use all you can cast.',
  'learn.hint.noSpell': 'Gems alone do nothing in a fight: they pay for spells.',
  'learn.hint.noFireball': 'Add the gems and spells you have, then press Fight.',
  'learn.hint.noShield': 'Plan this fight with what you have.',
  'learn.hint.dearFireball': 'Your coins don’t buy {fireball} any more: buy what you like, or end your Buy Phase.',
  'learn.hint.dearShield': 'Your coins don’t buy {rockShield} this round: buy what you like, or end your Buy Phase.',
} as const;
