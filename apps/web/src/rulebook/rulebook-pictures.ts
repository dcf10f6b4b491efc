// Where does a picture of the rules lie? In docs/pictures/rules; the page has a file for each.

const FOLDER = '../../../../docs/pictures/rules/';
const pictures = import.meta.glob<string>('../../../../docs/pictures/rules/*.svg', {
  // Never inside the script: the page draws nothing that is not a file of its own.
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export const pictureOf = (file: string): string => pictures[FOLDER + file];

/** All that are of one game, by the name of their file. */
export const picturesOf = (game: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([path, address]) => {
      const name = path.slice(FOLDER.length);
      return name.startsWith(game) ? [[name, address]] : [];
    }),
  );
