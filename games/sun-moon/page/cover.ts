// Which pictures are on the cover? They come with the first page, before anything of the game.

export const cover = { main: 'eclipse', around: ['sun', 'moon'] } as const;
