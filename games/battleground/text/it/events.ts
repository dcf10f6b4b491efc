// How does the log read in Italian, through the eyes of a seat or a watcher?

import type { Seat, Viewer } from '@duello/kernel';
import { has, italian, italianNouns, line, listing, type NameOf, say, sentence, small } from '@duello/language';
import type { Event } from '../../rules/state/events.ts';
import { CAST_LIMIT } from '../../rules/state/numbers.ts';
import { effectChosen } from '../chosen-effect.ts';
import type { EventRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { battleRows } from './battle.ts';
import { cardText } from './cards.ts';
import { pointOf, refDoes } from './log.ts';
import { classes, colour, costText, manaParts, spells, tokens } from './nouns.ts';
import { questions } from './table.ts';

const { and, count: counted, does, outOfTime, own, player, whose, winning } = italian;
const { because, wins } = winning('la partita finisce in pareggio');

const NOTHING = {
  noTarget: 'nessun bersaglio',
  noRoom: 'non c’è posto',
  nothingThere: 'non c’è nulla su cui agire',
  antimagic: 'Antimagia lo impedisce',
} as const;
const REASONS = { battle: 'per la battaglia', kill: 'per l’uccisione', summon: 'per l’evocazione' } as const;

const enchantmentTokens = counted('segnalino Incantamento', 'segnalini Incantamento');

/** Cards a viewer may not know: by name, or how many. */
const someSpells = (cards: readonly string[] | null, count: number, nameOf: NameOf): string => {
  if (cards !== null) return listing(cards, nameOf);
  return count === 1 ? 'una magia' : spells(count);
};
/** The gender of a card's name is not known: "carta" carries article and participle. */
const card = (seat: Seat, name: string, viewer: Viewer): string =>
  whose(seat, viewer, `la tua carta ${name}`, `la carta ${name}`);
const enchantment = (seat: Seat, name: string, viewer: Viewer): string =>
  whose(seat, viewer, `il tuo Incantamento ${name}`, `l’Incantamento ${name}`);

const rows: EventRows = {
  ...battleRows,
  gameStarted({ starter }, viewer) {
    const begins =
      viewer === starter ? 'inizi tu' : viewer === 'watcher' ? `inizia il ${player(starter)}` : 'inizia l’avversario';
    return `la partita comincia. ${sentence(begins)}`;
  },
  classChosen: ({ seat, class: chosen, unique }, viewer, nameOf) =>
    `${does(seat, viewer, 'scegli', 'sceglie')} la classe ${classes[chosen]} e ${own(seat, viewer, 'prendi', 'prende')} ${nameOf(unique)}`,
  cardsDrafted: ({ seat, spells: cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'aggiungi', 'aggiunge')} al mazzo ${listing(cards, nameOf)}`,
  neutralDrawn: ({ seat, count, cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'guardi', 'guarda')} ${cards === null ? `${count} magie neutrali` : listing(cards, nameOf)}`,
  neutralKept: ({ seat, card: kept }, viewer, nameOf) => `${does(seat, viewer, 'prendi', 'prende')} ${nameOf(kept)}`,
  crystalsTaken({ seat, crystals }, viewer) {
    const parts = manaParts(crystals);
    return parts.length === 0 ? null : `${does(seat, viewer, 'prendi', 'prende')} cristalli: ${parts.join(', ')}`;
  },
  marketBuilt: ({ sizes: [one, two, three] }) =>
    `il mercato è pronto: ${one} magie di livello 1, ${two} di livello 2, ${three} di livello 3`,
  cardRemoved: ({ card: removed }, _, nameOf) => `${nameOf(removed)} è fuori dalla partita`,
  rowRevealed: ({ tier, row }, _, nameOf) =>
    row.length === 0 ? null : `il mercato di livello ${tier} mostra ${listing(row, nameOf)}`,
  turnBegan: ({ seat, round }, viewer) => `round ${round}: inizia ${whose(seat, viewer, 'il tuo turno', 'il turno')}`,
  phaseBegan({ seat, phase }, viewer) {
    if (phase === 'draft') return 'inizia il draft';
    // Of the others what happens in them tells.
    return phase === 'battle' ? `inizia ${whose(seat, viewer, 'la tua battaglia', 'la battaglia')}` : null;
  },
  enchantmentEntered: ({ seat, card: entered, tokens: n }, viewer, nameOf) =>
    `${enchantment(seat, nameOf(entered), viewer)} entra in gioco con ${tokens(n)}`,
  auraEntered: ({ seat, card: entered }, viewer, nameOf) =>
    `${whose(seat, viewer, `la tua Aura ${nameOf(entered)}`, `l’Aura ${nameOf(entered)}`)} entra in gioco`,
  enchantmentResolved: ({ seat, card: resolved }, viewer, nameOf) =>
    `${enchantment(seat, nameOf(resolved), viewer)} ha effetto`,
  tokensAdded: ({ target, count }, viewer, nameOf) =>
    `${refDoes(target, viewer, nameOf, 'ricevi', 'riceve')} ${enchantmentTokens(count)}`,
  tokensRemoved: ({ target, count }, viewer, nameOf) =>
    `${refDoes(target, viewer, nameOf, 'perdi', 'perde')} ${enchantmentTokens(count)}`,
  enchantmentTicked: ({ seat, card: ticked, left }, viewer, nameOf) =>
    left === 0 ? null : `${enchantment(seat, nameOf(ticked), viewer)} ha ancora ${tokens(left)}`,
  enchantmentEnded: ({ seat, card: ended }, viewer, nameOf) => `${enchantment(seat, nameOf(ended), viewer)} termina`,
  manaGained: ({ seat, colour: one, count }, viewer) =>
    `${does(seat, viewer, 'ottieni', 'ottiene')} ${count} mana ${colour(one, count)}`,
  manaSpent({ seat, card: paid, fromPool, fromCharges }, viewer, nameOf) {
    const [pool, charges] = [manaParts(fromPool), manaParts(fromCharges)];
    const parts = [
      ...(pool.length === 0 ? [] : [and(pool)]),
      ...(charges.length === 0 ? [] : [`${and(charges)} con le cariche`]),
    ];
    if (parts.length === 0) return null;
    return `${does(seat, viewer, 'paghi', 'paga')} ${parts.join(' più ')} per ${nameOf(paid)}`;
  },
  manaDecayed: ({ seat, lost }, viewer) =>
    manaParts(lost).length === 0
      ? null
      : `${does(seat, viewer, 'perdi', 'perde')} il mana non speso: ${costText(lost)}`,
  spellCast: ({ seat, card: cast, slot }, viewer, nameOf) =>
    `${does(seat, viewer, 'lanci', 'lancia')} ${nameOf(cast)}${slot === null ? '' : ` dallo spazio ${slot}`}`,
  spellPrepared: ({ seat, slot, cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'prepari', 'prepara')} ${someSpells(cards, 1, nameOf)} nello spazio ${slot}`,
  preparedReplaced: ({ seat, slot, card: old }, viewer, nameOf) =>
    `${nameOf(old)} lascia ${whose(seat, viewer, `il tuo spazio ${slot}`, `lo spazio ${slot}`)} e va negli scarti`,
  chargePlaced: ({ seat, slot, colour: one }, viewer) =>
    `${does(seat, viewer, 'carichi', 'carica')} lo spazio ${slot} con mana ${colour(one)}`,
  chargesLost: ({ seat, slot, charges }, viewer) =>
    manaParts(charges).length === 0
      ? null
      : `${does(seat, viewer, 'perdi', 'perde')} le cariche dello spazio ${slot}: ${costText(charges)}`,
  castingEnded: ({ by }) => (by === 'limit' ? `${CAST_LIMIT} magie lanciate: la fase Lancio finisce` : null),
  // What happens to it follows at once and names it.
  targetChosen: () => null,
  pointChosen: ({ seat, source, point }, viewer, nameOf) =>
    `${does(seat, viewer, 'scegli', 'sceglie')} ${pointOf(point)} per ${nameOf(source)}`,
  effectDidNothing: ({ seat, source, why }, viewer, nameOf) =>
    `un effetto ${italianNouns.contract('di', card(seat, nameOf(source), viewer))} va a vuoto: ${NOTHING[why]}`,
  optionalDeclined: ({ seat, source }, viewer, nameOf) =>
    `${does(seat, viewer, 'rinunci', 'rinuncia')} all’effetto di ${nameOf(source)}`,
  modeChosen({ seat, source, mode }, viewer, nameOf) {
    const said = effectChosen(source, mode, cardText, nameOf);
    const what = said === null ? `il ${mode === 1 ? 'primo' : 'secondo'} effetto di` : `«${small(said)}» per`;
    return `${does(seat, viewer, 'scegli', 'sceglie')} ${what} ${nameOf(source)}`;
  },
  // What sent it there has been told, but for a summon without a field.
  toDiscard: ({ seat, card: gone, from }, viewer, nameOf) =>
    from === 'unplaced' ? `${card(seat, nameOf(gone), viewer)} non trova un campo libero e va negli scarti` : null,
  expGained: ({ seat, why, exp }, viewer) =>
    `${does(seat, viewer, 'guadagni', 'guadagna')} 1 punto esperienza ${REASONS[why]} (in tutto ${exp})`,
  coinGained: ({ seat, pool, left }, viewer) =>
    `${does(seat, viewer, 'prendi', 'prende')} una moneta${left === null ? '' : ` (nella fase ${pool} ne ${left === 1 ? 'resta' : 'restano'} ${left})`}`,
  phaseUnlocked: ({ phase }) => `inizia la fase ${phase} della partita: si apre il mercato di livello ${phase}`,
  spellBought: ({ seat, card: bought }, viewer, nameOf) =>
    `${does(seat, viewer, 'compri', 'compra')} ${nameOf(bought)}`,
  crystalBought: ({ seat, colour: one }, viewer) =>
    `${does(seat, viewer, 'compri', 'compra')} un cristallo ${colour(one)}`,
  crystalGained: ({ seat, colour: one, into }, viewer) =>
    into === 'hand'
      ? `${does(seat, viewer, 'prendi', 'prende')} in mano un cristallo ${colour(one)}`
      : `${does(seat, viewer, 'ottieni', 'ottiene')} un cristallo ${colour(one)}`,
  spellRevealed: ({ tier, card: shown }, _, nameOf) => `${nameOf(shown)} entra nel mercato di livello ${tier}`,
  marketDiscarded: ({ tier, card: gone }, _, nameOf) => `${nameOf(gone)} lascia il mercato di livello ${tier}`,
  marketTurnedOver: ({ tier, size }) =>
    `gli scarti del mercato di livello ${tier} diventano il suo nuovo mazzo (${spells(size)})`,
  handDiscarded: ({ seat, spells: cards }, viewer, nameOf) =>
    cards.length === 0 ? null : `${does(seat, viewer, 'scarti', 'scarta')} ${listing(cards, nameOf)}`,
  cardsRetained: ({ seat, count, cards }, viewer, nameOf) =>
    count === 0 ? null : `${does(seat, viewer, 'trattieni', 'trattiene')} ${someSpells(cards, count, nameOf)}`,
  cardsReturned: ({ seat, count, cards }, viewer, nameOf) =>
    count === 0 ? null : `${does(seat, viewer, 'riprendi', 'riprende')} in mano ${someSpells(cards, count, nameOf)}`,
  cardsDrawn: ({ seat, count, cards }, viewer, nameOf) =>
    count === 0 ? null : `${does(seat, viewer, 'peschi', 'pesca')} ${someSpells(cards, count, nameOf)}`,
  deckReshuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'mescoli i tuoi scarti e ne fai', 'mescola i suoi scarti e ne fa')} un nuovo mazzo (${spells(size)})`,
  deckShuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'mescoli il tuo', 'mescola il suo')} mazzo di ${spells(size)}`,
  // The next turn begins at once.
  turnEnded: () => null,
  triggerLimit: () => 'troppe morti si sono innescate a vicenda: gli altri effetti non avvengono',
  roundLimitReached({ life: [one, two] }, viewer) {
    const first = whose(0, viewer, 'i tuoi punti vita', 'i punti vita');
    return `limite di round raggiunto: ${first} sono ${one}, ${whose(1, viewer, 'i tuoi', 'quelli')} ${two}`;
  },
  conceded: ({ seat }, viewer) => does(seat, viewer, 'ti arrendi', 'si arrende'),
  timedOut: outOfTime(questions),
  gameOver: ({ winner, reason }, viewer) =>
    has(endings, reason) ? endings[reason](winner, viewer) : wins(winner, viewer),
};

export const endings: Words['endings'] = {
  conceded: (winner, viewer) => because(winner, viewer, 'ti arrendi', 'si arrende'),
  defeated: (winner, viewer) => because(winner, viewer, 'non hai più punti vita', 'non ha più punti vita'),
  bothDefeated: (winner, viewer) => sentence(`${wins(winner, viewer)}: nessuno dei due ha più punti vita`),
  endless: (winner, viewer) => sentence(`${wins(winner, viewer)}: gli effetti si attivano a vicenda senza fine`),
  roundLimit: (winner, viewer) => sentence(`${wins(winner, viewer)}: limite di round raggiunto`),
};

export const event = (happened: Event, viewer: Viewer, nameOf: NameOf): string | null =>
  line(say(rows, happened.kind, happened, viewer, nameOf));
