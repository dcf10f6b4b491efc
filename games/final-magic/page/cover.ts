// Which pictures are on the cover? They come with the first page, before anything of the game.

export const cover = { main: 'orb-wand', around: ['small-fire', 'drop', 'rock', 'wind-hole'] } as const;
