// How does the log read in Italian, through the eyes of a seat or a watcher?

import type { Seat, Viewer } from '@duello/kernel';
import { has, italian, italianNouns, line, listing, type NameOf, say, sentence, shown, signed } from '@duello/language';
import type { Moment } from '../../cards/vocabulary.ts';
import type { Event, Ref, Source, Sources } from '../../rules/state/events.ts';
import type { EventBy, EventRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { labels } from './cards.ts';
import { deckTexts } from './names.ts';
import { contracts, damage, statuses } from './nouns.ts';
import { OF, questions } from './table.ts';

const { and, count, does, outOfTime, own, player, whose, winning } = italian;
const { because, wins } = winning('la partita finisce in pareggio');

const isYou = ({ seat, card }: Ref, viewer: Viewer): boolean => card === null && seat === viewer;

// The gender of a contract's name is not known, so "Creatura", "Globo" and "contratto" carry article and participle.
const creature = (seat: Seat, card: string, viewer: Viewer): string =>
  whose(seat, viewer, `la tua Creatura ${card}`, `la Creatura ${card}`);
/** A name that says "Globo" needs no other word for it. */
const globe = (name: string): string => (/^Globo\b/.test(name) ? name : `Globo ${name}`);
const orb = (seat: Seat, card: string, viewer: Viewer): string =>
  whose(seat, viewer, `il tuo ${globe(card)}`, `il ${globe(card)}`);
const contract = (seat: Seat, card: string, viewer: Viewer): string =>
  whose(seat, viewer, `il tuo contratto ${card}`, `il contratto ${card}`);

/** Somebody as an object; "te" only where no clitic will do. */
const whom = ({ seat, card }: Ref, viewer: Viewer, nameOf: NameOf): string => {
  if (card !== null) return creature(seat, nameOf(card), viewer);
  if (viewer === 'watcher') return `il ${player(seat)}`;
  return seat === viewer ? 'te' : 'l’avversario';
};
const toWhom = (one: Ref, viewer: Viewer, nameOf: NameOf): string =>
  isYou(one, viewer)
    ? 'a te'
    : whom(one, viewer, nameOf).replace(/^la /, 'alla ').replace(/^il /, 'al ').replace(/^l’/, 'all’');
const refDoes = (one: Ref, viewer: Viewer, nameOf: NameOf, you: string, they: string): string =>
  isYou(one, viewer) ? you : `${whom(one, viewer, nameOf)} ${they}`;
/** Verb and object: "ti cura di 2", "cura di 2 la tua Creatura". */
const verbTo = (target: Ref, viewer: Viewer, nameOf: NameOf, verb: string): string =>
  isYou(target, viewer) ? `ti ${verb}` : `${verb} ${whom(target, viewer, nameOf)}`;

const health = (left: number): string => ` (salute ${shown(left)})`;
const runes = count('Runa', 'Rune');
const tanks = (n: number): string => (n === 1 ? 'un serbatoio' : `${n} serbatoi`);
const some = (n: number): string => (n === 1 ? 'un contratto' : contracts(n));

const SOURCE_WORDS: Readonly<Record<Source, (n: number) => string>> = {
  red: count('estrattore di fuoco', 'estrattori di fuoco'),
  blue: count('estrattore d’acqua', 'estrattori d’acqua'),
  yellow: count('estrattore di luce', 'estrattori di luce'),
  pure: count('estrattore puro', 'estrattori puri'),
  redTank: count('serbatoio di fuoco', 'serbatoi di fuoco'),
  blueTank: count('serbatoio d’acqua', 'serbatoi d’acqua'),
  yellowTank: count('serbatoio di luce', 'serbatoi di luce'),
  tank: count('serbatoio', 'serbatoi'),
};
const paidWith = (sources: Sources): readonly string[] =>
  Object.entries(sources).flatMap(([source, n]) =>
    has(SOURCE_WORDS, source) && n > 0 ? [SOURCE_WORDS[source](n)] : [],
  );

/** "+2 attacco", "+1/+1", "Danni magici +1"; what is lost without its sign. */
function changes(attack: number, life: number, magic: number): { readonly loses: boolean; readonly what: string } {
  const loses = attack <= 0 && life <= 0 && magic <= 0;
  const say = (n: number, noun: string): string => (loses ? `${-n} di ${noun}` : `${signed(n)} ${noun}`);
  const numbers = [...(attack === 0 ? [] : [say(attack, 'attacco')]), ...(life === 0 ? [] : [say(life, 'salute')])];
  const parts = numbers.length === 2 && !loses ? [`${signed(attack)}/${signed(life)}`] : numbers;
  const spells = `Danni magici ${signed(loses ? -magic : magic)}`;
  return { loses, what: and([...parts, ...(magic === 0 ? [] : [spells])]) };
}

const OCCASIONS: { readonly [M in Exclude<Moment, keyof typeof labels>]: string } = {
  attack: 'agisce mentre attacca',
  hurt: 'reagisce ai danni',
  discard: 'reagisce agli scarti',
  burnout: 'reagisce all’esaurimento',
};
const NOTHING = {
  noTarget: 'nessun bersaglio',
  noRoom: 'non c’è posto',
  nothingThere: 'non c’è nulla su cui agire',
} as const;

function destroyed({ target, cause }: EventBy['destroyed'], viewer: Viewer, nameOf: NameOf): string | null {
  const { seat, card } = target;
  const name = card === null ? '' : nameOf(card);
  if (cause === 'worn') return `${orb(seat, name, viewer)} si consuma`;
  if (cause === 'replaced') return `${contract(seat, name, viewer)} viene sostituito`;
  // Disarming has a line of its own.
  return cause === 'disarmed' ? null : `${creature(seat, name, viewer)} viene distrutta`;
}

function damaged(event: EventBy['damage'], viewer: Viewer, nameOf: NameOf): string {
  const { by, source, target, amount, magic, left } = event;
  const taken = `${refDoes(target, viewer, nameOf, 'subisci', 'subisce')} ${damage(amount)}`;
  if (by === 'burnout') return `${taken} da esaurimento${health(left)}`;
  if (by === 'specialDraw') return `${taken} per la pescata speciale${health(left)}`;
  if (by === 'combat' || source === null) return `${taken}${health(left)}`;
  const added = magic > 0 ? `, di cui ${magic} ${magic === 1 ? 'magico' : 'magici'}` : '';
  const dealt = isYou(target, viewer)
    ? `ti infligge ${damage(amount)}`
    : `infligge ${damage(amount)} ${toWhom(target, viewer, nameOf)}`;
  return `${nameOf(source)} ${dealt}${added}${health(left)}`;
}

const rows: EventRows = {
  gameStarted({ decks, first }, viewer) {
    const plays = ([0, 1] as const).map(
      (seat) => `${does(seat, viewer, 'tu giochi con', 'gioca con')} ${deckTexts[decks[seat]].name}`,
    );
    const begins =
      viewer === first ? 'inizi tu' : viewer === 'watcher' ? `inizia il ${player(first)}` : 'inizia l’avversario';
    return `la partita comincia: ${plays.join(', ')}. ${sentence(begins)}`;
  },
  runesSetAside: ({ seat, count: n }, viewer) =>
    n === 0
      ? null
      : `${does(seat, viewer, 'hai', 'ha')} ${runes(n)} accanto ${own(seat, viewer, 'al tuo', 'al suo')} mazzo`,
  deckShuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'mescoli il tuo', 'mescola il suo')} mazzo di ${contracts(size)}`,
  pureExtractorTaken: ({ seat }, viewer) => `${does(seat, viewer, 'prendi', 'prende')} l’estrattore puro`,
  setAside: ({ seat, count: n }, viewer) =>
    n === 0
      ? does(seat, viewer, 'tieni la tua mano iniziale', 'tiene la sua mano iniziale')
      : `${does(seat, viewer, 'metti', 'mette')} da parte ${contracts(n)}`,
  shuffledBack: ({ seat, count: n }, viewer) =>
    n === 0 ? null : `${does(seat, viewer, 'rimescoli', 'rimescola')} ${contracts(n)} nel mazzo`,
  turnStarted: ({ seat, turn }, viewer) => `turno ${turn}: inizia ${whose(seat, viewer, 'il tuo turno', 'il turno')}`,
  extractorGained: ({ seat, colour }, viewer) =>
    `${does(seat, viewer, 'guadagni', 'guadagna')} un estrattore ${OF[colour]}`,
  extractorSwapped: ({ seat, from, to }, viewer) =>
    `${does(seat, viewer, 'sostituisci', 'sostituisce')} un estrattore ${OF[from]} con uno ${OF[to]}`,
  // Every turn, and the extractors show it.
  extractorsFilled: () => null,
  turnEnding: ({ seat }, viewer) => does(seat, viewer, 'termini il tuo turno', 'termina il suo turno'),
  orbStance: ({ seat, active }, viewer) =>
    active
      ? does(seat, viewer, 'lasci attivo il tuo Globo', 'lascia attivo il suo Globo')
      : does(seat, viewer, 'lasci riposare il tuo Globo', 'lascia riposare il suo Globo'),
  tanksFilled: ({ seat, colour, count: n }, viewer) =>
    `${does(seat, viewer, 'riempi', 'riempie')} ${tanks(n)}${colour === 'pure' ? '' : ` con mana ${OF[colour]}`}`,
  manaWasted: ({ seat, count: n }, viewer) =>
    `${does(seat, viewer, 'sprechi', 'spreca')} ${n} mana: non ci sono serbatoi vuoti`,
  extractorsEmptied: () => null,
  turnPassed: () => null,
  lookStarted: ({ seat, count: n }, viewer) =>
    `${does(seat, viewer, 'peschi guardando', 'pesca guardando')} ${contracts(n)}`,
  looked: ({ seat, cards }, viewer, nameOf) =>
    cards === null ? null : `${does(seat, viewer, 'vedi', 'vede')} ${listing(cards, nameOf)}`,
  taken: ({ seat, count: n, cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'prendi', 'prende')} ${cards === null ? some(n) : listing(cards, nameOf)}`,
  rejected: ({ seat, contracts: cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'scarti', 'scarta')} ${listing(cards, nameOf)}`,
  fetched: ({ seat, count: n, cards }, viewer, nameOf) =>
    `${does(seat, viewer, 'estrai', 'estrae')} ${cards === null ? some(n) : listing(cards, nameOf)}`,
  specialDrawUsed: ({ seat }, viewer) => `${does(seat, viewer, 'utilizzi', 'utilizza')} la pescata speciale`,
  // The damage itself has a line.
  specialDrawDamage: () => null,
  burnout: ({ seat }, viewer) => `esaurimento: ${whose(seat, viewer, 'il tuo mazzo', 'il mazzo')} è vuoto`,
  handOverflow: ({ seat, card }, viewer, nameOf) =>
    `${whose(seat, viewer, 'la tua mano', 'la mano')} è piena: ${nameOf(card)} va nella pila degli scarti`,
  ambush: ({ seat, card }, viewer, nameOf) => `Imboscata: ${does(seat, viewer, 'riveli', 'rivela')} ${nameOf(card)}`,
  returnedToHand: ({ seat, card, from }, viewer, nameOf) =>
    from === 'field'
      ? `${creature(seat, nameOf(card), viewer)} torna nella ${own(seat, viewer, 'tua', 'sua')} mano`
      : `${does(seat, viewer, 'riprendi', 'riprende')} ${nameOf(card)} dalla pila degli scarti`,
  paid({ seat, card, sources, forUse }, viewer, nameOf) {
    const parts = paidWith(sources);
    if (parts.length === 0) return null;
    return `${does(seat, viewer, 'svuoti', 'svuota')} ${and(parts)} per ${forUse ? 'utilizzare ' : ''}${nameOf(card)}`;
  },
  spellPlayed: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'giochi', 'gioca')} ${nameOf(card)}`,
  spellResolved: () => null,
  runePlaced: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'giochi', 'gioca')} la Runa ${nameOf(card)}`,
  runeUsed: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'utilizzi', 'utilizza')} la Runa ${nameOf(card)}`,
  orbPlaced: ({ seat, card }, viewer, nameOf) => `${does(seat, viewer, 'giochi', 'gioca')} il ${globe(nameOf(card))}`,
  orbUsed: ({ seat, card, target }, viewer, nameOf) =>
    `${does(seat, viewer, 'utilizzi', 'utilizza')} il ${globe(nameOf(card))} contro ${isYou(target, viewer) ? 'di te' : whom(target, viewer, nameOf)}`,
  creaturePlayed: ({ seat, card, index }, viewer, nameOf) =>
    `${does(seat, viewer, 'giochi', 'gioca')} ${nameOf(card)} (posto ${index + 1})`,
  tokenSummoned: ({ seat, card, index }, viewer, nameOf) =>
    `${does(seat, viewer, 'evochi', 'evoca')} un token ${nameOf(card)} (posto ${index + 1})`,
  tokenNotSummoned: ({ seat, card }, viewer, nameOf) =>
    `${whose(seat, viewer, 'la tua linea', 'la linea')} è piena: non c’è posto per un token ${nameOf(card)}`,
  triggered({ moment, source: { seat, card } }, viewer, nameOf) {
    const acting = contract(seat, card === null ? '' : nameOf(card), viewer);
    return has(labels, moment) ? `${labels[moment]}: agisce ${acting}` : `${acting} ${OCCASIONS[moment]}`;
  },
  // What happens to it follows at once and names it.
  targetChosen: () => null,
  effectDidNothing: ({ seat, source, why }, viewer, nameOf) =>
    `un effetto ${italianNouns.contract('di', contract(seat, nameOf(source), viewer))} va a vuoto: ${NOTHING[why]}`,
  optionalDeclined: ({ seat, source }, viewer, nameOf) =>
    `${does(seat, viewer, 'rinunci', 'rinuncia')} all’effetto di ${nameOf(source)}`,
  attackDeclared: ({ attacker, target }, viewer, nameOf) =>
    isYou(target, viewer)
      ? `${whom(attacker, viewer, nameOf)} ti attacca`
      : `${refDoes(attacker, viewer, nameOf, 'attacchi', 'attacca')} ${whom(target, viewer, nameOf)}`,
  // Whatever is dealt has a line of its own.
  fight: ({ toTarget, toAttacker }) =>
    toTarget <= 0 && toAttacker <= 0 ? 'il combattimento non infligge danni' : null,
  noFight: ({ attacker, target }, viewer, nameOf) =>
    `niente combattimento tra ${whom(attacker, viewer, nameOf)} e ${whom(target, viewer, nameOf)}: uno dei due non c’è più`,
  damage: damaged,
  healed: ({ source, target, amount, left }, viewer, nameOf) =>
    `${nameOf(source)} ${verbTo(target, viewer, nameOf, `cura di ${amount}`)}${health(left)}`,
  healthLost: ({ seat, amount, left, source }, viewer, nameOf) =>
    `${does(seat, viewer, 'perdi', 'perde')} ${amount} di salute per ${own(seat, viewer, 'il tuo', 'il suo')} ${globe(nameOf(source))}${health(left)}`,
  durabilityLost: ({ seat, card, left }, viewer, nameOf) =>
    left <= 0
      ? null
      : `${orb(seat, nameOf(card), viewer)} perde 1 di durabilità (ne ${left === 1 ? 'resta' : 'restano'} ${left})`,
  orbAnswered: ({ seat, card, target }, viewer, nameOf) =>
    `${orb(seat, nameOf(card), viewer)}, lasciato attivo, ${verbTo(target, viewer, nameOf, 'colpisce')}`,
  orbWaits: ({ seat, card }, viewer, nameOf) =>
    `${orb(seat, nameOf(card), viewer)}, lasciato attivo, attende il prossimo attacco`,
  modifierGained({ target, attack, health: life, magic, until }, viewer, nameOf) {
    const { loses, what } = changes(attack, life, magic);
    if (what === '') return null;
    const how = loses
      ? refDoes(target, viewer, nameOf, 'perdi', 'perde')
      : refDoes(target, viewer, nameOf, 'guadagni', 'guadagna');
    return `${how} ${what}${until === 'turn' ? ' in questo turno' : ''}`;
  },
  modifierEnded({ target, attack, health: life, magic }, viewer, nameOf) {
    const had = changes(attack, life, magic);
    const lost = changes(-attack, -life, -magic);
    if (had.what === '') return null;
    const how = had.loses
      ? refDoes(target, viewer, nameOf, 'recuperi', 'recupera')
      : refDoes(target, viewer, nameOf, 'perdi', 'perde');
    return `${how} ${lost.loses ? lost.what : had.what} alla fine del turno`;
  },
  statusGained: ({ target, status, until }, viewer, nameOf) =>
    `${refDoes(target, viewer, nameOf, 'guadagni', 'guadagna')} ${statuses[status]}${until === 'turn' ? ' in questo turno' : ''}`,
  statusLost: ({ target, status }, viewer, nameOf) =>
    `${refDoes(target, viewer, nameOf, 'perdi', 'perde')} ${statuses[status]}`,
  faded: ({ target }, viewer, nameOf) => refDoes(target, viewer, nameOf, 'Sbiadisci', 'Sbiadisce'),
  continuousChanged({ target, attack, health: life }, viewer, nameOf) {
    const parts = [
      ...(attack[0] === attack[1] ? [] : [`attacco ${shown(attack[0])} → ${shown(attack[1])}`]),
      ...(life[0] === life[1] ? [] : [`salute ${shown(life[0])} → ${shown(life[1])}`]),
    ];
    if (parts.length === 0) return null;
    return `${isYou(target, viewer) ? 'tu' : whom(target, viewer, nameOf)}: ${parts.join(', ')}`;
  },
  creatureMoved: ({ target, from, to }, viewer, nameOf) =>
    from === to ? null : `${whom(target, viewer, nameOf)} passa dal posto ${from + 1} al posto ${to + 1}`,
  destroyed,
  // What sent it there has been told.
  toDiscard: () => null,
  tokenVanished: ({ target: { seat, card } }, viewer, nameOf) => {
    const name = card === null ? '' : nameOf(card);
    return `${whose(seat, viewer, `il tuo token ${name}`, `il token ${name}`)} svanisce`;
  },
  disarmed: ({ seat, card }, viewer, nameOf) =>
    `Disarma: ${does(seat, viewer, 'perdi', 'perde')} il ${globe(nameOf(card))}`,
  healthCheck({ health: [one, two] }, viewer) {
    const first = whose(0, viewer, 'la tua salute', 'la salute');
    return `${first} è ${shown(one)}, ${whose(1, viewer, 'la tua', 'quella')} è ${shown(two)}`;
  },
  loopGuard: () => 'troppi effetti si attivano a vicenda: gli altri vengono ignorati',
  turnLimitReached: () => 'limite di turni raggiunto',
  conceded: ({ seat }, viewer) => does(seat, viewer, 'ti arrendi', 'si arrende'),
  timedOut: outOfTime(questions),
  gameOver: ({ winner, reason }, viewer) =>
    has(endings, reason) ? endings[reason](winner, viewer) : wins(winner, viewer),
};

export const endings: Words['endings'] = {
  conceded: (winner, viewer) => because(winner, viewer, 'ti arrendi', 'si arrende'),
  defeated: (winner, viewer) => because(winner, viewer, 'non hai più salute', 'non ha più salute'),
  bothDefeated: (winner, viewer) => sentence(`${wins(winner, viewer)}: nessuno dei due ha più salute`),
  endless: (winner, viewer) => sentence(`${wins(winner, viewer)}: gli effetti si attivano a vicenda senza fine`),
  turnLimit: (winner, viewer) => sentence(`${wins(winner, viewer)}: limite di turni raggiunto`),
};

export const event = (happened: Event, viewer: Viewer, nameOf: NameOf): string | null =>
  line(say(rows, happened.kind, happened, viewer, nameOf));
