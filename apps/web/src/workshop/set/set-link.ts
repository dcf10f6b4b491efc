// How does a set fit into a link? As UTF-8 in letters that an address leaves alone.

import { MOST_LETTERS } from '@duello/cards/form';

const CHUNK = 4096;

export function linkTextOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK) letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for what is no such text. */
export function textOfLink(link: string): string | null {
  if (link.length > MOST_LETTERS * 2) return null;
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
