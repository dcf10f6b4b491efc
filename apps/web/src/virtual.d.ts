declare module 'virtual:game-icons' {
  export const bodies: Readonly<Record<typeof import('./table/icon-names.ts').ICONS[number], string>>;
}

declare module 'virtual:contracts-icons' {
  export const bodies: Readonly<Record<import('./games/contracts/icon-names.ts').ContractIcon, string>>;
}

declare module 'virtual:battleground-icons' {
  export const bodies: Readonly<Record<import('./games/battleground/icon-names.ts').BattlegroundIcon, string>>;
}

declare module 'virtual:sun-moon-icons' {
  export const bodies: Readonly<Record<import('./games/sun-moon/icon-names.ts').SunMoonIcon, string>>;
}

declare module 'virtual:cover-icons' {
  export const bodies: Readonly<Record<import('./shell/cover-icons.ts').CoverIconName, string>>;
}

/** The version in package.json, put in when the page is built. */
declare const DUELLO_VERSION: string;

// Custom properties in style attributes.
declare namespace React {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number;
  }
}
