// What does the match that teaches Contracts say in English? Names of contracts come from the game.

export const learn = {
  'learn.contracts.title': 'Learn Contracts',
  'learn.contracts.goal.title': 'The goal',
  'learn.contracts.goal.text':
    'You and your opponent have 30 health each. Whoever is at 0 or less loses. The heart above is your opponent’s, the one below is yours.',
  'learn.contracts.goal.now': 'Have a look at both, then press Next.',
  'learn.contracts.hand.title': 'The opening hand',
  'learn.contracts.hand.text':
    'You begin with four contracts. Your Runes are always among them. Whatever you do not like you may replace, once, before the first turn. {trialTorch} costs one red mana: a fine first contract.',
  'learn.contracts.hand.now': 'Hover, focus or hold a contract to read it. Then keep this hand.',
  'learn.contracts.colour.title': 'A new extractor each turn',
  'learn.contracts.colour.text':
    'Every turn begins with an extractor in a colour you choose: red for fire, blue for water, yellow for light. Each of your extractors gives one mana every turn. Your deck needs red and yellow.',
  'learn.contracts.colour.now': 'Take a red one, for {trialTorch}.',
  'learn.contracts.draw.title': 'How deep will you dig?',
  'learn.contracts.draw.text':
    'You draw one contract a turn, but you may look at two or three and take the best; the others go to your discard pile. Once a match the special draw takes two, at a price.',
  'learn.contracts.draw.now': 'Look at 2.',
  'learn.contracts.take.title': 'Take one',
  'learn.contracts.take.text':
    'Only you see these. The one you take stays secret; what you leave goes to the discard pile, where both of you may read it.',
  'learn.contracts.take.now': 'Press the contract you want.',
  'learn.contracts.play.title': 'Play a contract',
  'learn.contracts.play.text':
    'Contracts with an arrow are those you can pay for. Select {trialTorch}: the extractors that would be emptied are marked. It has Adrenaline, so it may attack at once: select it, then your opponent.',
  'learn.contracts.play.now': 'Play {trialTorch}, attack if you like, and end your turn.',
  'learn.contracts.tanks.title': 'Nothing is lost: tanks',
  'learn.contracts.tanks.text':
    'Mana you do not spend fills your tanks at the end of your turn, up to five. Tank mana is grey: it pays the grey part of a cost, never an element. It stays until you spend it.',
  'learn.contracts.tanks.now': 'Look at your row of extractors and tanks.',
  'learn.contracts.line.title': 'Your line',
  'learn.contracts.line.text':
    'Creatures stand in one line, eight at most. When you play one, you choose its place: press the gap where it should stand. {paydayBearer} gives +1 attack to the Creatures beside it.',
  'learn.contracts.line.now': 'A yellow extractor pays for {paydayBearer}. Play it.',
  'learn.contracts.attack.title': 'Attack',
  'learn.contracts.attack.text':
    'From the turn after it came, a Creature may attack your opponent or one of their Creatures. Both strike at the same time, and damage stays.',
  'learn.contracts.attack.now': 'Select one of your Creatures, then your opponent: a player doesn’t strike back.',
  'learn.contracts.magnet.title': 'Magnetized: attack me first',
  'learn.contracts.magnet.text':
    'Instead of attacking, a Creature may gain Magnetized until your next turn. While a side has something Magnetized or Magnetic, only that may be attacked. On the table it has an iron border.',
  'learn.contracts.magnet.now': 'Read on.',
  'learn.contracts.rune.title': 'Runes',
  'learn.contracts.rune.text':
    'A Rune does nothing when you play it. It lies beside your line, and once a turn you may pay the cost written on it and get its effect. {squiresByTheHour} hires a Squire each time.',
  'learn.contracts.rune.now': 'Play a Rune when you can pay for it, and use it.',
  'learn.contracts.orb.title': 'Orbs cut both ways',
  'learn.contracts.orb.text':
    'An Orb hits whatever you like, even past Magnetized Creatures, but you lose as much health as it deals. Each hit wears it out. Left active at the end of your turn, it answers the first attack on you.',
  'learn.contracts.orb.now': 'The table says what it will cost before you press.',
  'learn.contracts.neighbours.title': 'Neighbours',
  'learn.contracts.neighbours.text':
    'What a contract gives, it gives only while it stands there: small arrows between two Creatures show who gives what to whom. If the giver leaves, the gift is gone.',
  'learn.contracts.neighbours.now': 'Mind where they stand.',
  'learn.contracts.why.title': 'Why can’t I do that?',
  'learn.contracts.why.text':
    'Things without a mark can’t be used now. Select or hover one, and the table says what is missing, with a link to the rule.',
  'learn.contracts.why.now': 'Try it with a contract you can’t pay for.',
  'learn.contracts.burnout.title': 'When the deck is empty',
  'learn.contracts.burnout.text':
    'Your discard pile never comes back. For every contract that is missing you suffer burnout: 1 damage, then 2, then 3. Whoever digs deep every turn gets there first.',
  'learn.contracts.burnout.now': 'That was the last rule.',
  'learn.contracts.end.title': 'You are ready',
  'learn.contracts.end.text':
    'Everything else is printed on the contracts, and the rulebook answers the rest. This match is a real one: finish it, and win.',
  'learn.contracts.end.now': 'Play on without the guide.',
  'learn.contracts.hint.replaced':
    'You have replaced some: the new ones came from your deck, the old ones were shuffled in.',
  'learn.contracts.hint.otherColour': 'Blue is legal, but nothing in this deck needs it: it can only pay grey parts.',
  'learn.contracts.hint.special': 'That was your special draw, the only one of this match. Bold!',
  'learn.contracts.hint.deep': 'Three at once: the best choice, and the fastest way through your deck.',
  'learn.contracts.hint.saved': 'You played no Creature. That is allowed: your mana lies in a tank now.',
  'learn.contracts.hint.noAttack': 'You ended your turn without an attack. There will be another chance.',
  'learn.contracts.hint.noTorchColour': 'Take a red or a yellow one: your deck needs both.',
  'learn.contracts.hint.noTorch': 'Play a contract with an arrow if there is one, and end your turn.',
  'learn.contracts.hint.noBearer': 'Play a Creature if you can pay for one, and end your turn.',
  'learn.contracts.hint.cantAttack': 'None of your Creatures can attack now: play one if you can, and end your turn.',
  'learn.contracts.hint.useRune': 'Your Rune lies beside your line. Use it as soon as you can pay for that.',
  'learn.contracts.hint.cantRune': 'You can’t pay for a Rune yet: play what you like, and end your turn.',
} as const;
