/** Drawings by name, taken from the icon set when the page is built. */
declare module 'virtual:icons/*' {
  export const bodies: Readonly<Record<string, string>>;
}

/** The same of what a printed box shows, by game. */
declare module 'virtual:printed-icons' {
  export const printedIcons: Readonly<
    Record<string, () => Promise<{ readonly bodies: Readonly<Record<string, string>> }>>
  >;
}

/** All drawings that there are: their names in order, and the drawings themselves in parts of so many. */
declare module 'virtual:icon-library' {
  export const names: readonly string[];
  export const perPart: number;
  export const parts: readonly (() => Promise<{ readonly bodies: Readonly<Record<string, string>> }>)[];
}

/** The version in package.json, put in when the page is built. */
declare const DUELLO_VERSION: string;

// Custom properties in style attributes.
declare namespace React {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number;
  }
}
