// What does the table of Contracts say in English? Names and texts of contracts come from the game.

export const table = {
  'contracts.firstSteps':
    'Bring your opponent down to 0 health. First set aside expensive contracts, or keep your hand.',
  'contracts.firstTurn':
    'Bring your opponent down to 0 health: gain an extractor for mana, draw, play contracts, attack.',
  'contracts.gap': 'Put it at place {place} of {of}',
  'contracts.specialLeft': 'Special draw: still available, once a match',
  'contracts.specialUsed': 'Special draw: used',
  'contracts.nextBurnout': 'Next burnout: {n} damage',
  'contracts.first': 'First player',

  'contracts.look': 'Look at {n}',
  'contracts.drawTakes': 'take {n}',
  'contracts.drawDiscards': 'discard {n}',
  'contracts.drawDamage': 'you take {n} damage',
  'contracts.drawBurns': 'burnout: {n} damage',
  'contracts.elementNeeded':
    'Needed by {hand, plural, one {# contract} other {# contracts}} in hand and {deck} in the deck',
  'contracts.elementIdle': 'Not needed by your deck',
  'contracts.looked': 'Contracts you are looking at',
  'contracts.otherLooks': '{name}: {n, plural, one {looking at # contract} other {looking at # contracts}}',

  'contracts.placeOnly': 'In your line',
  'contracts.placeLeft': 'At the left end',
  'contracts.placeRight': 'At the right end',
  'contracts.placeBetween': 'Between {left} and {right}',
  'contracts.targetOf': '{name}{side, select, own { (yours)} other {}}',
  'contracts.attackOn': 'Attack {name}',
  'contracts.orbOn': 'Orb on {name}: {n} damage, you lose {n}',
  'contracts.guardCosts': 'Answering an attack costs you up to {n} of your {health} health.',
  'contracts.replaces': 'Replaces {name}, which goes to the discard pile.',
  'contracts.orbDeadly': 'It would cost you the rest of your health.',
  'contracts.payWith': 'Pay ({n} of {due})',
  'contracts.payUsual': 'Default payment',
  'contracts.storeLess': 'Your tanks: store less at the end of this turn…',
  'contracts.choosePayment': 'Choose what to pay with…',
  'contracts.replace': '{n, plural, =0 {Keep this hand} one {Replace # contract} other {Replace # contracts}}',
  'contracts.store': 'Store {n} of {due} mana',
  'contracts.deckOwn': 'These contracts are left in your deck, in an order nobody knows.',
  'contracts.deckOther': 'Deck and hidden hand together; you don’t know which of these are in hand.',

  'contracts.yourDeck': 'Your deck',
  'contracts.botDeck': 'The bot’s deck',
  'contracts.deckOfA': 'Deck of player A',
  'contracts.deckOfB': 'Deck of player B',
  'contracts.curve': 'Contracts by cost',
  'contracts.mean': 'average {mean, number, ::.0}',
  'contracts.curveOf': '{n, plural, one {# contract} other {# contracts}} of cost {cost}',
  'contracts.elements': 'By element',
  'contracts.several': 'of several',
  'contracts.types': 'By type',
  'contracts.types.creature': '{n, plural, one {# Creature} other {# Creatures}}',
  'contracts.types.spell': '{n, plural, one {# Spell} other {# Spells}}',
  'contracts.types.orb': '{n, plural, one {# Orb} other {# Orbs}}',
  'contracts.types.rune': '{n, plural, one {# Rune} other {# Runes}}',
  'contracts.sample': 'A sample hand',
  'contracts.sampleAgain': 'Deal another',
  'contracts.sampleText': 'Runes always come first.',
  'contracts.allCards': 'All its contracts',

  'contracts.filter.deck': 'Deck',
  'contracts.filter.type': 'Type',
  'contracts.filter.cost': 'Cost',
  'contracts.filter.element': 'Element',
  'contracts.filter.keyword': 'Keyword',
  'contracts.tokens': 'Tokens',
  'contracts.inDeck': '{name}, {n, plural, one {# copy} other {# copies}}',
  'contracts.isToken': 'A token: only effects summon it.',

  'contracts.introLead':
    'Two parties, 30 health each, one deck of 40 contracts each. Bring the other down to 0 and you win.',
  'contracts.introStart': 'Deck and opening hand',
  'contracts.introStartText':
    'Each picks one of four decks. Your Runes are in your opening hand of four for sure; what you don’t like you may replace once. Whoever goes second gets the one grey extractor.',
  'contracts.introTurns': 'The players take turns, and every turn has five steps:',
  'contracts.stepExtract': 'Gain an extractor',
  'contracts.stepExtractText':
    'One a turn, in the colour you like: red for fire, blue for water, yellow for light. All your extractors fill; each gives one mana a turn.',
  'contracts.stepDraw': 'Draw as deep as you dare',
  'contracts.stepDrawText':
    'Look at one, two or three contracts, take one, discard the others. Digging deep finds the right contract and empties your deck sooner. Once a match a special draw takes two.',
  'contracts.stepPlay': 'Play contracts',
  'contracts.stepPlayText':
    'Creatures join your line wherever you put them, Spells act at once, an Orb strikes at the price of your own health, a Rune can be used every turn.',
  'contracts.stepFight': 'Attack or guard',
  'contracts.stepFightText':
    'From the turn after it came, each Creature may attack or gain Magnetized. While something is Magnetized, it must be attacked first.',
  'contracts.stepEnd': 'Fill your tanks',
  'contracts.stepEndText':
    'Mana you did not spend goes into your five tanks, as grey mana for later turns. Leave your Orb active if you expect an attack.',
  'contracts.tip1':
    'Neighbours matter: many Creatures give something to those beside them, so mind where you place them.',
  'contracts.tip2': 'Health is only checked between actions: whoever is at 0 in the middle of one may still be saved.',
  'contracts.tip3':
    'An empty deck burns: 1 damage for the first contract that is not there, 2 for the next, and so on.',
} as const;
