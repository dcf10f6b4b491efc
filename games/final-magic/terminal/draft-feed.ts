// How are cards chosen to feed an action spell? Copy by copy, up to what the spell takes.

import type { Draft, Entry } from '@duello/terminal';
import type { CardId, View } from '../index.ts';
import type { Naming } from './naming.ts';

export const feedDraft = (view: View, naming: Naming): Draft => draftOf([], view, naming);

function draftOf(picks: readonly CardId[], view: View, naming: Naming): Draft {
  const { ui, copies, name, plain } = naming;
  const about = view.waiting?.about ?? null;
  const kinds = [...new Set(picks)];
  return {
    plan: picks,
    words: { picks },
    add: (key) => draftOf([...picks, key], view, naming),
    parts: kinds.map((card) => ({
      label: copies(card, picks.filter((one) => one === card).length),
      without: () => draftOf(picks.toSpliced(picks.lastIndexOf(card), 1), view, naming),
    })),
    sums({ sums }) {
      const title = about === null ? ui.feedDone : ui.feedTitle(plain(about));
      return `${title}: ${ui.feedSums(picks.length, sums.max ?? picks.length)}`;
    },
    menu({ next }) {
      const send: Entry = { label: picks.length === 0 ? ui.feedNone : ui.feedDone, picks: [], by: 'send' };
      return [
        {
          title: null,
          flows: false,
          entries: [send, ...next.map((key) => ({ label: name(key), picks: [key] }))],
        },
      ];
    },
    hints: () => [],
    left: () => [],
  };
}
