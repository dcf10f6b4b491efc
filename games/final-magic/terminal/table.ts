// How does a table of Final Magic look at 80 columns? Both players, what stands in play, the own hand.

import { other, type Seat } from '@duello/kernel';
import { gauge, LABEL, labelled, pad, widthOf, wrap } from '@duello/terminal';
import { type CardId, fullHealth, type PlayerView, type View } from '../index.ts';
import { listed, manaOf, type Naming } from './naming.ts';

/** The seat whose side of the table is shown below: the viewer's own, or A's. */
const nearSeat = (view: View): Seat => (view.viewer === 'watcher' ? 0 : view.viewer);

export function headOf(view: View, naming: Naming): string {
  const { text, paint, width } = naming;
  const round = `${text.nouns.round} ${view.round}${view.suddenDeath ? ` (${text.nouns.suddenDeath})` : ''}`;
  const title = view.phase === 'over' ? `━━ ${round} ` : `━━ ${round} · ${phaseOf(view, naming)} `;
  return paint('bold', title + '━'.repeat(Math.max(0, width - widthOf(title))));
}

function phaseOf({ phase, active }: View, { viewer, who, text, ui }: Naming): string {
  if (phase === 'fight' || phase === 'aim') return text.phases.fight;
  if (phase !== 'action' && phase !== 'buy') return text.phases.draw;
  return active === viewer ? ui.yourPhase(text.phases[phase]) : ui.theirPhase(who(active), text.phases[phase]);
}

export function tableLines(view: View, naming: Naming): readonly string[] {
  const near = nearSeat(view);
  return [
    headOf(view, naming),
    ...playerLines(view, other(near), naming),
    ...playerLines(view, near, naming),
    ...exchangeLines(view, naming),
  ];
}

/** Both hands open: each side as its own player sees it. */
export const openTableLines = ([a, b]: readonly [View, View], naming: Naming): readonly string[] =>
  tableLines({ ...a, viewer: naming.viewer, players: [a.players[0], b.players[1]] }, naming);

/** Between two answers of the same phase: pools and hand. */
export function statusLines(view: View, naming: Naming): readonly string[] {
  const seat = nearSeat(view);
  const player = view.players[seat];
  const pools = poolsOf(view, player, naming);
  return [
    ...(pools === '' ? [] : rowOf('', pools, naming)),
    ...handLines(player, naming),
    ...exchangeLines(view, naming),
  ];
}

function playerLines(view: View, seat: Seat, naming: Naming): readonly string[] {
  const { ui, paint, who, copies } = naming;
  const player = view.players[seat];
  const piles = [
    ...(player.hand === null ? [`${ui.hand} ${player.handSize}`] : []),
    `${ui.deck} ${player.deckSize}`,
    `${ui.discard} ${sizeOf(player.discard)}`,
    ...(sizeOf(player.outcast) > 0 ? [`${ui.outcast} ${sizeOf(player.outcast)}`] : []),
  ];
  const health = healthBar(view, player, naming);
  const pools = poolsOf(view, player, naming);
  const row = (title: string, items: readonly string[]): readonly string[] =>
    items.length === 0 ? [] : rowOf(title, items.join(' · '), naming);
  return [
    ` ${paint('bold', pad(who(seat), LABEL - 1))}${health}  ${piles.join(' · ')}`,
    ...(pools === '' ? [] : rowOf('', pools, naming)),
    ...row(
      ui.shields,
      player.shields.map(({ card, capacity }) => `${naming.name(card)} (${ui.blocks(capacity)})`),
    ),
    ...row(
      ui.inPlay,
      (view.phase === 'aim' ? [] : listed(player.inPlay)).map(([card, count]) => copies(card, count)),
    ),
    ...row(ui.known, player.hand !== null ? [] : listed(player.known).map(([card, count]) => copies(card, count))),
    ...row(ui.revealed, view.phase === 'aim' ? planOf(player, naming) : []),
    ...handLines(player, naming),
  ];
}

const rowOf = (title: string, text: string, { paint, width }: Naming): readonly string[] =>
  labelled(title, wrap(text, width - LABEL), paint);

// F-R13: health may drop below 0; players are shown 0.
const healthBar = (view: View, { health }: PlayerView, { paint }: Naming): string =>
  gauge(health, fullHealth(view), paint);

function poolsOf(view: View, player: PlayerView, { ui, plain }: Naming): string {
  const sign = player.nextDraw > 0 ? '+' : '';
  return [
    ...(player.mana > 0 || (player.hand !== null && view.phase !== 'buy' && view.phase !== 'over')
      ? [`${ui.mana} ${player.mana}`]
      : []),
    ...(view.phase === 'buy' && (player.hand !== null || player.coins > 0) ? [`${ui.coins} ${player.coins}`] : []),
    ...(player.nextDraw !== 0 ? [`${ui.nextDraw} ${sign}${player.nextDraw}`] : []),
    ...(player.bought.length > 0 && player.hand !== null && view.phase === 'buy'
      ? [`${ui.bought}: ${player.bought.map(plain).join(', ')}`]
      : []),
  ].join(' · ');
}

function handLines(player: PlayerView, naming: Naming): readonly string[] {
  const { ui, copies, cards } = naming;
  if (player.hand === null) return [];
  const items = listed(player.hand).map(([card, count]) => {
    const cost = cards.get(card)?.type === 'spell' ? ` ${ui.manaCost(manaOf(naming, card))}` : '';
    return copies(card, count) + cost;
  });
  return rowOf(ui.hand, items.length === 0 ? ui.empty : items.join(' · '), naming);
}

/** The spells of a revealed plan, in order. */
function planOf({ plan }: PlayerView, { ui, name }: Naming): readonly string[] {
  if (plan === null) return [];
  if (plan.spells.length === 0) return [ui.empty];
  return plan.spells.map(({ cast, feed }, i) => {
    const fed = feed.length === 0 ? '' : ` (${ui.fedWith(feed.map(name).join(', '))})`;
    return `${i + 1}. ${name(cast)}${fed}`;
  });
}

/** Discarded and outcast cards of both. */
export function pileLines(view: View, naming: Naming): readonly string[] {
  const { ui, who, copies, paint } = naming;
  const near = nearSeat(view);
  return [other(near), near].flatMap((seat) => {
    const { discard, outcast } = view.players[seat];
    const row = (title: string, cards: PlayerView['discard']): readonly string[] => {
      const items = listed(cards).map(([card, count]) => copies(card, count));
      return rowOf(title, items.length === 0 ? ui.empty : items.join(' · '), naming);
    };
    return [` ${paint('bold', who(seat))}`, ...row(ui.discard, discard), ...row(ui.outcast, outcast)];
  });
}

function exchangeLines(view: View, naming: Naming): readonly string[] {
  if (view.exchange.length === 0) return [];
  const chain = view.exchange.map(({ seat, card }) => `${naming.who(seat)}: ${naming.name(card)}`);
  return rowOf(naming.ui.exchange, chain.join(' ← '), naming);
}

const sizeOf = (counts: { readonly [id: CardId]: number }): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
