// How does the log read in Italian, through the eyes of a seat or a watcher?

import type { Seat, Viewer } from '@duello/kernel';
import { has, italian, line, listing, type NameOf, say, sentence } from '@duello/language';
import type { Aim, Event, PlanWords, SpellRef } from '../../rules/state/events.ts';
import type { EventBy, EventRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { cards, coins, damage, moreCards, points, sureDamage } from './effects.ts';
import { phases, questions } from './table.ts';

const { does, outOfTime, player, whose, winning } = italian;
const { because, wins } = winning('la partita finisce in pareggio');

const begins = (seat: Seat, viewer: Viewer): string => {
  if (viewer === 'watcher') return `inizia il ${player(seat)}`;
  return seat === viewer ? 'inizi tu' : 'inizia l’avversario';
};
/** To whom, after the verb. */
const toWhom = (seat: Seat, viewer: Viewer): string => {
  if (viewer === 'watcher') return `al ${player(seat)}`;
  return seat === viewer ? 'a te' : 'all’avversario';
};
// The gender of a card's name is not known, so "magia" and "scudo" carry article and participle.
const spell = (seat: Seat, card: string, viewer: Viewer): string =>
  whose(seat, viewer, `la tua magia ${card}`, `la magia ${card}`);
const shield = (seat: Seat, card: string, viewer: Viewer): string =>
  `${whose(seat, viewer, 'il tuo scudo', 'lo scudo')} (${card})`;
const shownHealth = (health: number): number => Math.max(0, health);

const spells = (refs: readonly SpellRef[], viewer: Viewer, nameOf: NameOf): string =>
  refs
    .map(({ seat, card }) => {
      if (viewer === 'watcher') return `${nameOf(card)} del ${player(seat)}`;
      return seat === viewer ? `${nameOf(card)} (tua)` : `${nameOf(card)} dell’avversario`;
    })
    .join(', ');

function reveals(seat: Seat, plan: PlanWords, viewer: Viewer, nameOf: NameOf): string {
  const parts = [
    ...(plan.gems.length === 0 ? [] : [listing(plan.gems, nameOf)]),
    ...plan.spells.map(({ cast, feed }) =>
      feed.length === 0 ? nameOf(cast) : `${nameOf(cast)} (con ${listing(feed, nameOf)})`,
    ),
  ];
  if (parts.length === 0) return sentence(does(seat, viewer, 'non riveli nulla', 'non rivela nulla'));
  return sentence(`${does(seat, viewer, 'riveli', 'rivela')} ${parts.join(', ')}`);
}

function aimsAt(seat: Seat, aims: readonly Aim[], viewer: Viewer, nameOf: NameOf): readonly string[] {
  if (aims.length === 0) return [];
  const targets = aims.map((aim) => {
    if (aim === null) return 'nessuno';
    return 'spell' in aim ? nameOf(aim.spell.card) : `${nameOf(aim.card)} (scudo persistente)`;
  });
  return [sentence(`${whose(seat, viewer, 'i tuoi bersagli', 'bersagli')}: ${targets.join(', ')}`)];
}

const NEGATED = {
  counter: 'viene annullata',
  putOut: 'viene spenta',
  cycle: 'si perde in un cerchio di contromagie',
} as const;
const BROKEN = {
  damage: 'si esaurisce',
  counter: 'viene annullato',
  empty: 'non può bloccare nulla e viene scartato',
  room: 'non trova posto accanto agli altri scudi e viene scartato',
  tie: 'torna nel mazzo',
} as const;
const STANCES = {
  skin: { you: 'subisci metà dei danni bloccabili', they: 'subisce metà dei danni bloccabili' },
  flight: { you: 'non subisci danni bloccabili', they: 'non subisce danni bloccabili' },
} as const;

function spared(seat: Seat, by: EventBy['damageReduced']['by'], amount: number, viewer: Viewer): string {
  if (by === 'shield') return `${whose(seat, viewer, 'i tuoi scudi', 'gli scudi')} bloccano ${damage(amount)}`;
  if (by === 'half') return `${does(seat, viewer, 'subisci', 'subisce')} la metà: ${damage(amount)} in meno`;
  return `${by === 'block' ? does(seat, viewer, 'blocchi', 'blocca') : does(seat, viewer, 'eviti', 'evita')} ${damage(amount)}`;
}

const rows: EventRows = {
  gameStarted: ({ supply, first }, viewer, nameOf) =>
    `la partita comincia: ${begins(first, viewer)}. Riserva: ${listing(supply, nameOf)}`,
  roundStarted: ({ round, suddenDeath, first }, viewer) =>
    `round ${round}${suddenDeath ? ' (morte improvvisa)' : ''}: ${begins(first, viewer)}`,
  deckShuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'mescoli il tuo', 'mescola il suo')} mazzo di ${cards(size)}`,
  cardsDrawn({ seat, count, cards: drawn }, viewer, nameOf) {
    if (count === 0) return does(seat, viewer, 'non peschi carte', 'non pesca carte');
    const which = drawn === null || drawn.length === 0 ? '' : `: ${listing(drawn, nameOf)}`;
    return `${does(seat, viewer, 'peschi', 'pesca')} ${cards(count)}${which}`;
  },
  drawShort: ({ seat, missing }, viewer) =>
    `${does(seat, viewer, 'hai', 'ha')} mazzo e scarti vuoti: ${cards(missing)} non ${missing === 1 ? 'pescata' : 'pescate'}`,
  phaseStarted: ({ seat, phase }, viewer) =>
    seat === null ? phases[phase] : whose(seat, viewer, `la tua ${phases[phase]}`, phases[phase]),
  // What a plan plays is in the line that reveals it.
  gemPlayed: ({ seat, card, mana, phase }, viewer, nameOf) =>
    phase === 'fight' ? null : `${does(seat, viewer, 'giochi', 'gioca')} ${nameOf(card)} (mana: ${mana})`,
  gemOutcast: ({ seat, card, draws }, viewer, nameOf) =>
    `${does(seat, viewer, 'esili', 'esilia')} ${nameOf(card)} per pescare ${cards(draws)}`,
  spellCast: ({ seat, card, cost, mana, phase }, viewer, nameOf) =>
    phase === 'fight'
      ? null
      : `${does(seat, viewer, 'lanci', 'lancia')} ${nameOf(card)} per ${cost} mana (ne ${mana === 1 ? 'resta' : 'restano'} ${mana})`,
  reactionPassed: ({ seat }, viewer) => does(seat, viewer, 'non rispondi', 'non risponde'),
  counterCast: ({ seat, card, target, atShield }, viewer, nameOf) =>
    atShield
      ? `${does(seat, viewer, 'lanci', 'lancia')} ${nameOf(card)} contro lo scudo persistente ${nameOf(target)}`
      : `${does(seat, viewer, 'rispondi', 'risponde')} a ${nameOf(target)} con ${nameOf(card)}`,
  spellNegated: ({ seat, card, by }, viewer, nameOf) => `${spell(seat, nameOf(card), viewer)} ${NEGATED[by]}`,
  // What it does follows at once in lines of its own.
  spellResolved: () => null,
  spellFizzled: ({ seat, card }, viewer, nameOf) => `${spell(seat, nameOf(card), viewer)} non ha effetto`,
  healed({ seat, amount, wasted, source }, viewer, nameOf) {
    const by = source === null ? '' : ` con ${nameOf(source)}`;
    const lost = wasted > 0 ? ` (${wasted} ${wasted === 1 ? 'sprecato' : 'sprecati'})` : '';
    return `${does(seat, viewer, 'recuperi', 'recupera')} ${points(amount)}${by}${lost}`;
  },
  cardsDiscarded({ seat, cards: discarded, cause, phase }, viewer, nameOf) {
    if (discarded.length === 0 || cause === 'resolved' || phase === 'fight') return null;
    return `${does(seat, viewer, 'scarti', 'scarta')} ${listing(discarded, nameOf)} per ${nameOf(cause)}`;
  },
  cardOutcast: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'esili', 'esilia')} ${nameOf(card)}`,
  currencyGained: ({ seat, card }, viewer, nameOf) =>
    `${does(seat, viewer, 'prendi', 'prende')} in mano ${nameOf(card)}`,
  currencyPlayed: ({ seat, card, coins: pool }, viewer, nameOf) =>
    `${does(seat, viewer, 'spendi', 'spende')} ${nameOf(card)} (monete: ${pool})`,
  cardBought({ seat, card, price, left, to }, viewer, nameOf) {
    const notes = [
      ...(to === 'discard' ? ['negli scarti'] : []),
      ...(left === null ? [] : [left === 1 ? 'resta 1 copia' : `restano ${left} copie`]),
    ];
    const note = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
    return `${does(seat, viewer, 'compri', 'compra')} ${nameOf(card)} per ${coins(price)}${note}`;
  },
  pileEmptied: ({ card }, _, nameOf) => `la pila di ${nameOf(card)} è esaurita`,
  coinsLost: ({ seat, coins: lost }, viewer) =>
    lost === 0 ? null : `${does(seat, viewer, 'perdi', 'perde')} ${coins(lost)} non ${lost === 1 ? 'spesa' : 'spese'}`,
  planCommitted: ({ seat }, viewer) => does(seat, viewer, 'confermi il tuo piano', 'conferma il suo piano'),
  fightRevealed: ({ plans }, viewer, nameOf) =>
    `${reveals(0, plans[0], viewer, nameOf)} ${reveals(1, plans[1], viewer, nameOf)}`,
  counterTargetsChosen: ({ seat }, viewer) => does(seat, viewer, 'hai scelto i bersagli', 'ha scelto i bersagli'),
  counterTargetsRevealed({ aims }, viewer, nameOf) {
    const lines = [...aimsAt(0, aims[0], viewer, nameOf), ...aimsAt(1, aims[1], viewer, nameOf)];
    return lines.length === 0 ? null : lines.join(' ');
  },
  counterCycle: ({ spells: ring }, viewer, nameOf) =>
    `le contromagie che si prendono di mira in cerchio si annullano tutte: ${spells(ring, viewer, nameOf)}`,
  fireExtinguished: ({ seat, card, spells: out }, viewer, nameOf) =>
    out.length === 0 ? null : `${spell(seat, nameOf(card), viewer)} spegne: ${spells(out, viewer, nameOf)}`,
  spiritDoubled: ({ seat, times }, viewer) =>
    `${whose(seat, viewer, 'le tue magie potenziate', 'le magie potenziate')} infliggono e bloccano ×${times}`,
  shieldRaised: ({ seat, card, capacity }, viewer, nameOf) =>
    `${does(seat, viewer, 'innalzi', 'innalza')} ${nameOf(card)}, che può bloccare ${damage(capacity)}`,
  stanceSet: ({ seat, stance }, viewer) =>
    stance === 'pool' ? null : `in questo scontro ${does(seat, viewer, STANCES[stance].you, STANCES[stance].they)}`,
  damagePacket({ source, victim, amount, step, unblockable }, viewer, nameOf) {
    const self = source.seat === victim;
    const clitic = victim === viewer ? 'ti ' : self ? 'si ' : '';
    const whom = clitic === '' ? ` ${toWhom(victim, viewer)}` : '';
    const verb = does(source.seat, viewer, `${clitic}infliggi`, `${clitic}infligge`);
    const first = step === 'priority' ? 'priorità: ' : '';
    return `${first}con ${nameOf(source.card)} ${verb} ${unblockable ? sureDamage(amount) : damage(amount)}${whom}`;
  },
  damageReduced: ({ seat, by, amount }, viewer) => (amount === 0 ? null : spared(seat, by, amount, viewer)),
  shieldWorn: ({ seat, card, left }, viewer, nameOf) =>
    left === 0 ? null : `${shield(seat, nameOf(card), viewer)} può bloccare ancora ${damage(left)}`,
  shieldBroken: ({ seat, card, by }, viewer, nameOf) => `${shield(seat, nameOf(card), viewer)} ${BROKEN[by]}`,
  slingEmpowered: ({ seat, card }, viewer, nameOf) =>
    `${does(seat, viewer, 'hai subìto', 'ha subìto')} danni: ${nameOf(card)} colpisce più forte`,
  // Sudden death says once what both start from.
  healthChanged: ({ seat, from, to, step }, viewer) =>
    from === to || step === 'tie'
      ? null
      : `${whose(seat, viewer, 'la tua vita', 'vita')}: ${shownHealth(from)} → ${shownHealth(to)}`,
  drawModifierQueued: ({ seat, amount, source }, viewer, nameOf) =>
    amount === 0
      ? null
      : `nel prossimo round ${does(seat, viewer, 'pescherai', 'pescherà')} ${moreCards(amount)} (${nameOf(source)})`,
  endCheck: () => null,
  playerDefeated: ({ seat }, viewer) => does(seat, viewer, 'sei fuori combattimento', 'è fuori combattimento'),
  tie: () => 'i due giocatori cadono insieme',
  suddenDeathStarted: ({ health }) => `morte improvvisa: entrambi i giocatori tornano a ${points(health)}`,
  currencyPurged: ({ seat, count }, viewer) =>
    count === 0 ? null : `${does(seat, viewer, 'esili tutta la tua', 'esilia tutta la sua')} valuta (${cards(count)})`,
  cleanup: ({ seat, cards: cleared }, viewer, nameOf) =>
    cleared.length === 0 ? null : `${does(seat, viewer, 'riponi', 'ripone')} ${listing(cleared, nameOf)}`,
  shieldStays: ({ seat, card, left }, viewer, nameOf) =>
    `${shield(seat, nameOf(card), viewer)} resta in gioco e può bloccare ancora ${damage(left)}`,
  manaLost: ({ seat, mana }, viewer) =>
    mana === 0 ? null : `${does(seat, viewer, 'perdi', 'perde')} ${mana} mana non speso`,
  roundLimitReached: () => 'limite di round raggiunto: decidono i punti vita',
  conceded: ({ seat }, viewer) => does(seat, viewer, 'ti arrendi', 'si arrende'),
  timedOut: outOfTime(questions),
  gameOver: ({ winner, reason }, viewer) =>
    has(endings, reason) ? endings[reason](winner, viewer) : wins(winner, viewer),
};

export const endings: Words['endings'] = {
  conceded: (winner, viewer) => because(winner, viewer, 'ti arrendi', 'si arrende'),
  defeated: (winner, viewer) => because(winner, viewer, 'non hai più punti vita', 'non ha più punti vita'),
  endless: (winner, viewer) => sentence(`${wins(winner, viewer)}: gli effetti si attivano a vicenda senza fine`),
  roundLimit: (winner, viewer) =>
    sentence(`${wins(winner, viewer)}: ${winner === null ? 'stessa vita' : 'più vita'} al limite di round`),
};

export const event = (happened: Event, viewer: Viewer, nameOf: NameOf): string | null =>
  line(say(rows, happened.kind, happened, viewer, nameOf));
