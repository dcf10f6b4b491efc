// Which pictures of somebody's own does the browser keep? Each as a small JPEG under a name that its content gives it.

import { forgetKept, keep, keptKeys, readKept } from './kept.ts';

const PREFIX = 'duello.picture.';
/** What a card calls a picture that is no drawing of the icon set. */
export const OWN = 'own-';
export const isOwnPicture = (name: string): boolean => name.startsWith(OWN);

/** FNV-1a, twice with different beginnings: sixteen signs. */
function markOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01234567];
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(at), 0x01000193) + 1;
  }
  return [a, b].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** `data` is a JPEG as a data address. The same picture has the same name. */
export const pictureName = (data: string): string => OWN + markOf(data);

/** False when the browser keeps it only until the page is closed. */
export const keepPicture = (name: string, data: string): boolean => keep(PREFIX + name, data);
/** Null where this browser has none of that name. */
export const keptPicture = (name: string): string | null =>
  isOwnPicture(name) ? readKept(PREFIX + name, (data) => (typeof data === 'string' ? data : null)) : null;

/** Forgets all but those that are still used. */
export function forgetPicturesBut(used: ReadonlySet<string>): void {
  for (const key of keptKeys(PREFIX)) if (!used.has(key.slice(PREFIX.length))) forgetKept(key);
}
