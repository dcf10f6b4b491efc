// What need a game not draw for itself? Lines of the log, menus, reasons and results follow from its words.

import type { Decision, Reason, Viewer } from '@duello/kernel';
import type { EndingRows, NameOf } from '@duello/language';
import type { Paint } from '../print/paint.ts';
import type { Words } from '../words/words.ts';
import type { Layout, LogLine } from './layout.ts';
import { endingOf } from './naming.ts';
import { emptyDraft } from './picks.ts';
import { reasonLine, whyNotLines } from './why-not.ts';

interface Naming<E> {
  readonly viewer: Viewer;
  readonly width: number;
  readonly paint: Paint;
  readonly words: Words;
  readonly plain: NameOf;
  readonly names: (id: string) => readonly string[];
  readonly text: {
    event(event: E, viewer: Viewer, nameOf: NameOf): string | null;
    reason(reason: Reason, nameOf: NameOf): string;
    readonly endings: EndingRows<string>;
    /** Terms of a bot's value, where they have words. */
    readonly standing?: Readonly<Record<string, string>>;
  };
}

type Drawn = 'scene' | 'table' | 'ask' | 'label';
interface Asking {
  readonly decision: Decision | null;
}

/**
 * `levels` are the events that head a part of the log, `own` is what the game draws otherwise than most. `likeOf` tells
 * events that say the same again but for a running sum.
 */
export function layoutFrom<V extends Asking, E extends { readonly kind: string }>(
  naming: Naming<E>,
  levels: { readonly [kind: string]: LogLine['level'] },
  own: Pick<Layout<V, E>, Drawn> & Partial<Layout<V, E>>,
  likeOf: (event: E) => string | null = () => null,
): Layout<V, E> {
  const { text, viewer, plain } = naming;
  return {
    whole: (view) => [...own.table(view), ...(own.piles?.(view) ?? [])],
    open: (seen, seat) => seen[seat],
    status: own.table,
    piles: () => [],
    line(event) {
      const line = text.event(event, viewer, plain);
      return line === null ? null : { level: levels[event.kind] ?? 'line', text: line, like: likeOf(event) ?? line };
    },
    menu(view) {
      const options = view.decision?.options ?? [];
      const entries = options.map(({ key }) => ({ label: own.label(view, key), picks: [key] }));
      return [{ title: null, flows: false, entries }];
    },
    hints: () => [],
    left: () => [],
    usual: () => null,
    byHand: null,
    draft: () => emptyDraft,
    whyNot: (view, blocked) => whyNotLines(blocked, ({ key }) => own.label(view, key), naming),
    reason: (reason) => reasonLine(reason, naming),
    cards: () => [],
    cardOf: () => null,
    names: (card) => naming.names(card),
    result: (outcome) => endingOf(outcome, naming),
    term: (name) => text.standing?.[name] ?? null,
    ...own,
  };
}
