// Which game-icons do only the cards of Final Magic use? Only these are taken into the page.

export const ICONS = [
  'gold-bar',
  'fireball',
  'fire-wave',
  'explosion-rays',
  'flamethrower',
  'mushroom-cloud',
  'burning-meteor',
  'burning-passion',
  'furnace',
  'water-splash',
  'heavy-rain',
  'splashy-stream',
  'holy-water',
  'throwing-ball',
  'falling-rocks',
  'earth-crack',
  'golem-head',
  'stone-pile',
  'leaf-swirl',
  'layered-armor',
  'radar-sweep',
  'air-zigzag',
  'tornado',
  'hang-glider',
  'feathered-wing',
  'windy-stripes',
  'supersonic-bullet',
  'card-burn',
  'rolling-energy',
] as const;
type OwnIcon = (typeof ICONS)[number];

declare module '@duello/table/icon-names' {
  interface GameIcons extends Record<OwnIcon, true> {}
}
