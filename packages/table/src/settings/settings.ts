// What has the player chosen for every match? Kept in the browser, told to whoever shows it.

import { FIRST_LANG, LANGS, LANGUAGES, type Lang } from '@duello/language';
import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../browser/kept.ts';

export { LANGS, LANGUAGES, type Lang };
export const otherLangs = (lang: Lang): readonly Lang[] => LANGS.filter((one) => one !== lang);

export const TEXT_SIZES = { least: 80, most: 150, step: 5 } as const;
/** By itself it is slow in somebody's first match of a game, then normal. */
export const SPEEDS = ['auto', 'slow', 'normal', 'fast', 'instant'] as const;
export const VERBOSITIES = ['short', 'full'] as const;
export interface Settings {
  readonly lang: Lang;
  readonly sound: boolean;
  /** In a match online: a sound, and a notification, when it is one's turn. */
  readonly alertSound: boolean;
  readonly alertNotice: boolean;
  readonly speed: (typeof SPEEDS)[number];
  /** In per cent. */
  readonly textSize: number;
  /** The card that was looked at last stays open beside the table. */
  readonly reading: boolean;
  readonly contrast: boolean;
  readonly safeColours: boolean;
  readonly autoPass: boolean;
  /** Asks before a turn or phase is ended with something useful left. */
  readonly confirmEnd: boolean;
  readonly telling: (typeof VERBOSITIES)[number];
}

const KEY = 'duello.settings';

const standard = (): Settings => ({
  lang: LANGS.find((lang) => navigator.language.split('-')[0] === lang) ?? FIRST_LANG,
  sound: false,
  alertSound: true,
  alertNotice: false,
  speed: 'auto',
  textSize: 100,
  reading: false,
  contrast: window.matchMedia('(prefers-contrast: more)').matches,
  safeColours: false,
  autoPass: true,
  confirmEnd: true,
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
  return readKept(KEY, (value) => {
    const kept: { readonly [name: string]: unknown } = Object(value);
    return {
      lang: oneOf(LANGS, kept.lang, base.lang),
      sound: flag(kept.sound, base.sound),
      alertSound: flag(kept.alertSound, base.alertSound),
      alertNotice: flag(kept.alertNotice, base.alertNotice),
      speed: oneOf(SPEEDS, kept.speed, base.speed),
      textSize: sizeOf(kept.textSize, base.textSize),
      reading: flag(kept.reading, base.reading),
      contrast: flag(kept.contrast, base.contrast),
      safeColours: flag(kept.safeColours, base.safeColours),
      autoPass: flag(kept.autoPass, base.autoPass),
      confirmEnd: flag(kept.confirmEnd, base.confirmEnd),
      telling: oneOf(VERBOSITIES, kept.telling, base.telling),
    };
  });
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= read();
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...settings(), ...part };
  keep(KEY, current);
  for (const listener of listeners) listener();
}

/** Everything as at the beginning, but for the language: whoever reads it has chosen it. */
export const resetSettings = (): void => change({ ...standard(), lang: settings().lang });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);
