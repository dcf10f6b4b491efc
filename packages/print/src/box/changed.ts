// Which cards say something else than in a released version? A short mark of what each says is kept for every release.

import type { Release } from '../game/game-print.ts';
import type { PrintedCard } from '../game/printed-card.ts';

/** FNV-1a, as eight signs. */
function markOfText(text: string): string {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
}

/** Everything that is read on it; how it looks doesn’t count, nor what only explains its words. */
export const markOf = ({ name, kind, pips, badges, marks, lines, flavour }: PrintedCard): string =>
  markOfText(
    JSON.stringify([
      ...[name, kind, lines, flavour],
      pips.map(({ icon, text }) => [icon, text]),
      badges.map(({ label, value }) => [label, value]),
      marks.map(({ label, text }) => [label, text]),
    ]),
  );

/** What is to be printed anew: all copies of what changed, and of the others those that were added. */
export const changedSince = (cards: readonly PrintedCard[], release: Release, lang: string): readonly PrintedCard[] =>
  cards.flatMap((card) => {
    const before = release[card.id];
    if (before === undefined || before.marks[lang] !== markOf(card)) return [card];
    return card.count > before.count ? [{ ...card, count: card.count - before.count }] : [];
  });

/** What is kept of the cards of today, in every language. */
export function releaseOf(printed: Readonly<Record<string, readonly PrintedCard[]>>): Release {
  const marks: Record<string, { count: number; marks: Record<string, string> }> = {};
  for (const [lang, cards] of Object.entries(printed)) {
    for (const card of cards) {
      const row = marks[card.id] ?? { count: card.count, marks: {} };
      row.marks[lang] = markOf(card);
      marks[card.id] = row;
    }
  }
  return marks;
}
