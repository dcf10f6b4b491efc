// What does the match that teaches say in English? Card names come from the game.

export const learn = {
  'learn.guide': 'Guide',
  'learn.step': 'Step {at} of {all}',
  'learn.now': 'Now',
  'learn.next': 'Next',
  'learn.gotIt': 'Got it',
  'learn.skip': 'Skip this step',
  'learn.leave': 'Play on without the guide',
  'learn.smaller': 'Make the guide smaller',
  'learn.larger': 'Make the guide larger',
} as const;
