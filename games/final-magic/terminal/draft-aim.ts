// How are counters aimed on the terminal? One after the other, in the order of the plan.

import type { Draft, Entry } from '@duello/terminal';
import { cardOfKey } from './menus.ts';
import type { Naming } from './naming.ts';

export const aimDraft = (naming: Naming): Draft => draftOf([], naming);

function draftOf(aims: readonly string[], naming: Naming): Draft {
  const { ui, text } = naming;
  const label = (key: string): string => text.option('aim', key, naming.plain);
  return {
    plan: { aims },
    words: { plan: { aims } },
    add: (key) => draftOf([...aims, key], naming),
    parts: aims.map((key, at) => ({
      label: `${ui.aimAt(at + 1)} ${label(key)}`,
      without: () => draftOf(aims.slice(0, at), naming),
    })),
    sums: ({ sums }) => `${ui.aims}: ${ui.aimsLeft(sums.left ?? 0)}`,
    menu({ next }) {
      const send: Entry = { label: aims.length === 0 ? ui.sendNoAims : ui.sendAims, picks: [], by: 'send' };
      const entries = next.map((key) => ({ label: label(key), picks: [key] }));
      return [
        { title: null, flows: false, entries: [send] },
        ...(entries.length === 0 ? [] : [{ title: `${ui.aimAt(aims.length + 1)}:`, flows: false, entries }]),
      ];
    },
    left: () => [],
    hints: ({ blocked }) => blocked.filter(({ key }) => cardOfKey('aim', key) !== null),
  };
}
