// What does the match that teaches Sun & Moon say in English? Names of cards come from the game.

export const learn = {
  'learn.sunMoon.title': 'Learn Sun & Moon',
  'learn.sunMoon.goal.title': 'Sun against Moon',
  'learn.sunMoon.goal.text':
    'You are the Paladin, below; the Warlock is above. Both begin with 15 life. Whoever is at 0 or less loses the match.',
  'learn.sunMoon.goal.now': 'Have a look at both, then press Next.',
  'learn.sunMoon.hand.title': 'The opening hand',
  'learn.sunMoon.hand.text':
    'You begin with four cards. Once, before the first turn, you may set some aside and draw as many others. {gateNovice} costs 1 and {hiredSword} costs 2: a fine beginning.',
  'learn.sunMoon.hand.now': 'Hover, focus or hold a card to read it. Then keep this hand.',
  'learn.sunMoon.play.title': 'Everything tires you',
  'learn.sunMoon.play.text':
    'There is no mana here. The cost of a card is added to your fatigue, and fatigue never goes above 6: what would, you can’t pay. The track shows what a card would add before you play it.',
  'learn.sunMoon.play.now': 'Play {gateNovice}, and {hiredSword} if you like.',
  'learn.sunMoon.tapped.title': 'Tapped',
  'learn.sunMoon.tapped.text':
    'It lies on its side: tapped. A summoning enters play tapped and can’t attack before it is untapped, when your next turn begins. It can be attacked all the same, and it hits back.',
  'learn.sunMoon.tapped.now': 'Look at your row, then press Next.',
  'learn.sunMoon.turn.title': 'End your turn',
  'learn.sunMoon.turn.text':
    'You need not spend everything. What you keep free you can use to answer in your opponent’s turn: skills, abilities and Fast cards work there too.',
  'learn.sunMoon.turn.now': 'End your turn.',
  'learn.sunMoon.answer.title': 'May I answer?',
  'learn.sunMoon.answer.text':
    'Before anything your opponent does takes effect, you may respond. The last answer happens first. {lullaby} is Fast and costs 0: it puts an enemy summoning to sleep. {reedLurker} can even jump into an attack. Or pass and save yourself.',
  'learn.sunMoon.answer.now': 'When you are asked, answer with a marked card, or pass.',
  'learn.sunMoon.halving.title': 'Half of it is gone',
  'learn.sunMoon.halving.text':
    'When your turn begins you draw a card, untap everything, and your fatigue is halved, rounded down: 6 and 5 leave 3 and 2, 3 leaves 1. So spending much today means less tomorrow.',
  'learn.sunMoon.halving.now': 'Look at your fatigue, then press Next.',
  'learn.sunMoon.attack.title': 'Attack',
  'learn.sunMoon.attack.text':
    'Select an untapped summoning, then whom it attacks. Both deal their attack at once; whoever has no defence left is destroyed. You see the result before confirming. Damage goes away when the turn ends.',
  'learn.sunMoon.attack.now': 'Attack with {gateNovice}: hardened as it is, it survives.',
  'learn.sunMoon.shield.title': 'Summonings are shields',
  'learn.sunMoon.shield.text':
    'As long as a player has a summoning, tapped or not, it must be attacked first: the player behind it can’t be hit. Only a summoning with Ignore Summoning walks past. So keep somebody in your row.',
  'learn.sunMoon.shield.now': 'Press Next.',
  'learn.sunMoon.harden.title': 'Harden',
  'learn.sunMoon.harden.text':
    '{gateNovice} and {ironTortoise} have Harden: pay X fatigue, and the summoning gets +X defence until the end of the turn. It can be used as often as you can pay, also while tapped and as a response to an attack.',
  'learn.sunMoon.harden.now':
    'In your turn, select {gateNovice}, use Harden and choose X = 4: enough for any blow that may come back.',
  'learn.sunMoon.skill.title': 'Skills, and how much X is',
  'learn.sunMoon.skill.text':
    'Beside your fatigue lies the skill card: one of four skills between two of your turns. You choose X. Medicate: X fatigue for X life. Ponder: 2X fatigue for X cards. Inspire: 2X fatigue for +X attack. Meditate: discard 2X cards and lose X fatigue.',
  'learn.sunMoon.skill.now': 'Use a skill and choose X, such as Medicate with X = 1.',
  'learn.sunMoon.end.title': 'On your own',
  'learn.sunMoon.end.text':
    'That is all you need. One more thing: fatigue that a card forces on you beyond 6 costs life instead. And in other matches an answer can be answered in turn. The rulebook has the rest, and a draft or a deck of your own waits at the start page.',
  'learn.sunMoon.end.now': 'Play on for as long as you like.',
  'learn.sunMoon.hint.saved': 'You played nothing: your fatigue stays low, but nobody stands before you.',
  'learn.sunMoon.hint.passed': 'You passed. That is often wise: fatigue you don’t spend now is there in your own turn.',
  'learn.sunMoon.hint.rested': 'You ended your turn without an attack. Untapped summonings may attack, if you like.',
  'learn.sunMoon.hint.noNovice': 'Play a summoning that you can pay for.',
  'learn.sunMoon.hint.otherHardens': 'In your turn, select one with Harden, use it and choose X.',
  'learn.sunMoon.hint.otherAttacks': 'In your turn, attack with an untapped summoning.',
  'learn.sunMoon.hint.cantAttack': 'None of your summonings can attack now: play one if you can, and end your turn.',
  'learn.sunMoon.hint.cantHarden':
    'You can’t pay for it now: end your turn, and use it when you are attacked or in your next turn.',
  'learn.sunMoon.hint.cantSkill': 'No skill can be used now: end your turn, and use one in the next.',
} as const;
