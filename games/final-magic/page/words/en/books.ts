// What do rulebook and gallery of Final Magic say in English?

export const books = {
  'rules.introLead': 'Two wizards, 50 health each. Bring the other one down to 0 and you win.',
  'rules.introRounds': 'The game goes in rounds, and every round has five steps:',
  'rules.start': 'A small deck',
  'rules.startText':
    'You both begin with the same ten cards: 7 Coppers to buy with and 3 Lesser Mana Gems to cast with. Everything better than that you buy on the way.',
  'rules.draw': 'Draw',
  'rules.drawText':
    'Both draw 5 cards. Nothing is kept for later: what you hold at the end of the round is discarded, so put it to use.',
  'rules.action': 'Act',
  'rules.actionText':
    'One after the other. Play gems for mana, then cast action spells: they draw cards, heal you or bring you money. Beware of Counterspells.',
  'rules.buy': 'Buy',
  'rules.buyText':
    'Spend your coins, on one copy of each card at most. Spells and gems come straight to your hand, ready for this round’s fight; currency goes to your discard pile.',
  'rules.fight': 'Fight',
  'rules.fightText':
    'Both secretly choose gems and spells, then reveal together. Blocks and shields are up first, priority spells hit next, then everything else strikes at the same instant.',
  'rules.end': 'Tidy up',
  'rules.endText':
    'Your hand and the table are discarded and spare mana is lost. Only shields that can still block remain. When your deck runs out, the discard pile becomes the new one.',
  'rules.tip1': 'Cards you don’t need are fuel: some spells grow with every card you feed them.',
  'rules.tip2': 'Gems you have outgrown can be outcast in your Action Phase to draw cards.',
  'rules.tip3': 'If both of you fall in the same round, sudden death decides: 20 health each and no more buying.',
  'cards.family': 'Family',
  'cards.when': 'Phase',
  'cards.price': 'Price',
  'cards.mana': 'Mana',
  'cards.does': 'What it does',
  'cards.does.damage': 'Deals damage',
  'cards.does.heal': 'Heals',
  'cards.does.block': 'Blocks',
  'cards.does.draw': 'Draws',
  'cards.does.feed': 'Feeds on cards',
  'cards.does.negate': 'Negates',
  'cards.copies':
    '{n, plural, =0 {Never runs out.} one {# copy for sale in a game.} other {# copies for sale in a game.}}',
} as const;
