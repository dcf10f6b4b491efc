// What has the player chosen for every match? Kept in the browser, told to whoever shows it.

import { LANGS, type Lang } from '@duello/language';
import { useSyncExternalStore } from 'react';

export { LANGS, type Lang };
/** What each language calls itself. */
export const LANGUAGES: Readonly<Record<Lang, string>> = { en: 'English', it: 'Italiano' };
export const nextLang = (lang: Lang): Lang => LANGS[(LANGS.indexOf(lang) + 1) % LANGS.length];

export const TEXT_SIZES = { least: 80, most: 150, step: 5 } as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const VERBOSITIES = ['short', 'full'] as const;
export interface Settings {
  readonly lang: Lang;
  readonly sound: boolean;
  readonly speed: (typeof SPEEDS)[number];
  /** In per cent. */
  readonly textSize: number;
  readonly contrast: boolean;
  readonly safeColours: boolean;
  readonly autoPass: boolean;
  readonly telling: (typeof VERBOSITIES)[number];
}

const KEY = 'duello.settings';

const standard = (): Settings => ({
  lang: LANGS.find((lang) => navigator.language.startsWith(lang)) ?? 'en',
  sound: false,
  speed: 'normal',
  textSize: 100,
  contrast: window.matchMedia('(prefers-contrast: more)').matches,
  safeColours: false,
  autoPass: true,
  telling: 'full',
});

const oneOf = <T>(values: readonly T[], found: unknown, otherwise: T): T =>
  values.find((value) => value === found) ?? otherwise;
const flag = (found: unknown, otherwise: boolean): boolean => (typeof found === 'boolean' ? found : otherwise);
const sizeOf = (found: unknown, otherwise: number): number =>
  typeof found === 'number' ? Math.min(TEXT_SIZES.most, Math.max(TEXT_SIZES.least, found)) : otherwise;

/** What was kept, field by field: a foreign or broken value falls back to the standard. */
function read(): Settings {
  const base = standard();
  try {
    const kept: { readonly [name: string]: unknown } = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return {
      lang: oneOf(LANGS, kept.lang, base.lang),
      sound: flag(kept.sound, base.sound),
      speed: oneOf(SPEEDS, kept.speed, base.speed),
      textSize: sizeOf(kept.textSize, base.textSize),
      contrast: flag(kept.contrast, base.contrast),
      safeColours: flag(kept.safeColours, base.safeColours),
      autoPass: flag(kept.autoPass, base.autoPass),
      telling: oneOf(VERBOSITIES, kept.telling, base.telling),
    };
  } catch {
    return base;
  }
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= read();
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...settings(), ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const listener of listeners) listener();
}

/** Everything as at the beginning, but for the language: whoever reads it has chosen it. */
export const resetSettings = (): void => change({ ...standard(), lang: settings().lang });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);
