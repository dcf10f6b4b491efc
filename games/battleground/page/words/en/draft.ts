// What do draft, market and set-up of Battleground say in English? Names and texts of spells come from the game.

export const draft = {
  'battleground.draft.class': 'Class',
  'battleground.draft.spells': 'Spells',
  'battleground.draft.neutral': 'Neutral',
  'battleground.draft.crystals': 'Crystals',
  'battleground.take': 'Take {name}',
  'battleground.takenClass': 'Your opponent has this class.',
  'battleground.unique': 'Unique',
  'battleground.spellsLead':
    '{n, plural, =0 {Take one to eight spells: crystals make up the rest of the eight.} one {# spell, {left} crystals.} other {# spells, {left, plural, =0 {no crystals} one {# crystal} other {# crystals}}.}}',
  'battleground.takeSpells':
    '{n, plural, =0 {Take at least one spell} one {Take # spell} other {Take # spells}}{n, plural, =0 {} other {{left, plural, =0 {, no crystals} one {, then # crystal} other {, then # crystals}}}}',
  'battleground.takeCrystals': 'Take these crystals ({n} of {due})',
  'battleground.suggest': 'Fill to match the spells’ costs',
  'battleground.less': 'Remove one {name}',
  'battleground.more': 'Add one {name}',
  'battleground.countOf': '{name}: {n} of {most}',
  'battleground.beginners': 'Beginner’s decks',
  'battleground.beginnersText': 'One click fills the whole deck: spells, neutral spell and crystals.',
  'battleground.curve': 'Spells by cost',
  'battleground.curveOf': '{n, plural, one {# spell} other {# spells}} of cost {cost}',
  'battleground.crystalsFollow':
    '{n, plural, =0 {No crystals} one {# crystal} other {# crystals}}: about {mean, number} mana a turn.',
  'battleground.warnNoMana': 'Eight spells leave no room for crystals: you would have no mana at all.',
  'battleground.warnLittleMana': 'Fewer than three crystals: most hands will have a single mana, or none.',
  'battleground.warnNoSummon': 'No Summon in this deck: nobody will fight for you until you buy one.',
  'battleground.neutralLead': 'Take one spell of the Caravan. Your opponent can no longer take it.',
  'battleground.neutralDrawn': 'Three were drawn, and only you see them: keep one, and the other two go back.',
  'battleground.filterColour': 'Show spells of a colour',
  'battleground.allColours': 'All',
  'battleground.crystalsLead':
    '{left, plural, =0 {Your deck is complete.} one {One crystal to go.} other {# crystals to go.}} Each is free to cast and gives one mana.',
  'battleground.needOf': '{n, plural, =0 {not needed} other {needed: #}}',
  'battleground.averageHand': 'The mana of an average hand',
  'battleground.averageText':
    'You draw five of your ten cards each turn, so half of your crystals on average: {mean, number} mana. What you don’t spend is lost, but you can charge a prepared spell with it.',
  'battleground.averageOf': '{mean, number} {colour}',
  'battleground.yourDeck': 'Your deck',
  'battleground.deckOf': '{name}',
  'battleground.deckEmpty': 'Nothing yet.',

  'battleground.buy': 'Buy {name} for 1 coin',
  'battleground.stopBuying': '{n, plural, =0 {Done} one {Done, save # coin} other {Done, save # coins}}',
  'battleground.nextToGo': 'Next to go',
  'battleground.opensIn': '{n, plural, one {Opens after # more coin} other {Opens after # more coins}}',
  'battleground.turnedOver': 'turned over',
  'battleground.rowEmpty': 'Nothing left.',
  'battleground.marketPileText': 'The newest first. When the deck is empty, this pile is turned over: oldest on top.',
  'battleground.marketNeutrals': 'And {n} of these neutral spells; nobody knows which.',
  'battleground.marketDeckText': 'These spells are in the deck, in an order nobody knows.',
  'battleground.turnedOverText': 'This deck was turned over: everybody knows its order, the next spell first.',
  'battleground.crystalsLeft': '{name}, {n, plural, =0 {none left} other {# left}}',
  'battleground.yourCoins': '{n, plural, =0 {no coins} one {# coin} other {# coins}}',
  'battleground.noLimit': 'no limit',

  'battleground.startTitle': 'How does it start?',
  'battleground.start.quick': 'Quick start',
  'battleground.start.quickText': 'Ready-made beginner’s decks: you play at once. Best for a first match.',
  'battleground.start.draft': 'Draft',
  'battleground.start.draftText': 'Choose class, spells, a neutral spell and crystals, in turns and in the open.',
  'battleground.yourClass': 'Your class',
  'battleground.botClass': 'The bot’s class',
  'battleground.classOfA': 'Class of player A',
  'battleground.classOfB': 'Class of player B',
  'battleground.anyClass': 'At random',
  'battleground.anyClassText': 'Chance decides.',
  'battleground.sameClass': 'Both players have the same class: choose another, or allow it in the options.',
  'battleground.rulesetTitle': 'How do summons fight?',
  'battleground.rulesetText':
    'Three words decide: what comes first, who goes first, and how actions follow each other.',
  'battleground.ruleset.charging-line-cascade':
    'Step forward, then strike, one summon after the other; those behind go first.',
  'battleground.ruleset.charging-line-wave':
    'First everybody steps forward, then everybody strikes; those behind go first.',
  'battleground.ruleset.charging-aggressive-cascade':
    'Step forward, then strike, one after the other; the front goes first, and whoever is behind follows into the gap.',
  'battleground.ruleset.charging-aggressive-wave':
    'First the whole column steps forward, front first, then everybody strikes.',
  'battleground.ruleset.marching-line-cascade':
    'Strike, then step forward, one summon after the other; those behind go first. Games last longer.',
  'battleground.ruleset.marching-line-wave':
    'First everybody strikes, then everybody steps forward; those behind go first. Games last longer.',
  'battleground.ruleset.marching-aggressive-cascade':
    'Strike, then step forward, one after the other; the front goes first and makes room. Games last longer.',
  'battleground.ruleset.marching-aggressive-wave':
    'First everybody strikes, front first, then the whole column steps forward. Games last longer.',
  'battleground.boardTitle': 'How large is the battleground?',
  'battleground.boardStandard': 'Standard, 5×5',
  'battleground.boardShort': 'Short game, 5×4',
  'battleground.boardOf': '{lanes} lanes of {rows} fields',
  'battleground.roundsLabel': 'Rounds',
  'battleground.roundsProblem': 'Enter a number from 1 to 500.',

  'battleground.filter.set': 'Class',
  'battleground.filter.type': 'Type',
  'battleground.filter.tier': 'Tier',
  'battleground.filter.colour': 'Colour',
  'battleground.filter.keyword': 'Keyword',
  'battleground.noTier': 'no tier',
  'battleground.copies': '{n, plural, one {# copy in the box} other {# copies in the box}}',
  'battleground.soldIn': 'Sold in the market of tier {n}',
  'battleground.notSold': 'Unique: never in the market; whoever takes the class starts with it',
  'battleground.neutralSold': 'Neutral: one in each starting deck, sold in the markets of tier 1 and 2',
  'battleground.inPreset': 'In the beginner’s deck {name}',

  'battleground.introLead':
    'Two summoners, 20 life each, and a grid of five lanes between them. Send summons onto the board, and bring the other down to 0.',
  'battleground.introStart': 'A deck of ten',
  'battleground.introStartText':
    'Paladin, Warlock or Elementalist: your class brings a Unique spell. Add class spells, one neutral spell, and crystals that give mana. You draw five cards every turn, and what you buy goes into the same deck.',
  'battleground.introTurns': 'The players take turns, and every turn has four phases:',
  'battleground.stepEnchant': 'Enchantments',
  'battleground.stepEnchantText':
    'Your enchantments do what they say, once every turn, on whatever bears their tokens.',
  'battleground.stepCast': 'Cast spells',
  'battleground.stepCastText':
    'Crystals give mana, mana pays for sorceries and Summons. Too expensive? Prepare it in one of two slots and charge it turn by turn. A Summon arrives on your home row.',
  'battleground.stepBattle': 'Battle',
  'battleground.stepBattleText':
    'Your summons act by themselves: advance if nobody is in reach, attack the nearest foe. You only say who defends instead.',
  'battleground.stepUpkeep': 'Upkeep',
  'battleground.stepUpkeepText':
    'Unspent mana decays. Every 3 exp earn you a coin, and a coin buys any spell in the market. Then you draw a new hand.',
  'battleground.tip1':
    'A summon finds its target by itself: nearest first, and at the same range from its left, clockwise.',
  'battleground.tip2': 'A summon with foes beside it defends worse: surround the strong ones.',
  'battleground.tip3': 'The oldest spell of each market row leaves every turn. Buy it, or let it go.',
  'battleground.picturesTitle': 'The board in three pictures',
  'battleground.pictureLanes': 'Lanes and rows',
  'battleground.pictureLanesText':
    'Lanes a to e run from you to your opponent. Summons arrive on your home row (bright), march straight ahead, and hit the player beyond the last row.',
  'battleground.pictureSearch': 'Who is attacked?',
  'battleground.pictureSearchText':
    'The numbers are the order of the search for range 2: the ring of four around the summon first, left, front, right, rear; then the next ring, clockwise from two to the left.',
  'battleground.picturePoints': 'Intersections',
  'battleground.picturePointsText':
    'Some spells are aimed at a point where the corners of fields meet. The fields that touch it are at range 1, those next to them at range 2.',
} as const;
