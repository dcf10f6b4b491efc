// What does the match that teaches say in English? Card names come from the game.

export const learn = {
  'learn.which': 'Which game would you like to learn?',
  'learn.whichText': 'A first match with a guide beside it. You can leave it at any time and play on.',
  'learn.minutes': 'about {n} minutes',
  'learn.done': 'Done',
  'learn.notDone': 'Not done yet',
  'learn.guide': 'Guide',
  'learn.step': 'Step {at} of {all}',
  'learn.now': 'Now',
  'learn.next': 'Next',
  'learn.gotIt': 'Got it',
  'learn.skip': 'Skip this step',
  'learn.astray': 'That wasn’t the move I asked for. Play on from here, or step back and try mine.',
  'learn.back': 'Step back',
  'learn.leave': 'Play on without the guide',
  'learn.smaller': 'Make the guide smaller',
  'learn.larger': 'Make the guide larger',
} as const;
