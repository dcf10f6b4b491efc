// How does the log read in Italian, through the eyes of a seat or a watcher?

import type { Viewer } from '@duello/kernel';
import { italian, italianNouns, line, listing, type NameOf, say, shown } from '@duello/language';
import type { Moment, Trait } from '../../cards/vocabulary.ts';
import type { Event, Ref } from '../../rules/state/events.ts';
import { modeSaid } from '../chosen-mode.ts';
import type { EventBy, EventRows } from '../row-types.ts';
import { modeClauses } from './cards.ts';
import { card as cardNamed, cardOf, changes, isYou, onEach, onTargets, ref, refBy, sourceName, verbTo } from './log.ts';
import { frameRows } from './match-log.ts';
import { cards, damage, fatigue, keywords, life, skillNames, traits } from './nouns.ts';

const { does, own, player, whose } = italian;

const lifeIs = (left: number): string => ` (vita ${shown(left)})`;
const fatigueIs = (now: number): string => ` (fatica ${now})`;
/** "in risposta, " before what is done in a window. */
const answering = (response: boolean): string => (response ? 'in risposta, ' : '');
const quoted = (said: string): string => `«${said}»`;
const NTH = ['primo', 'secondo', 'terzo', 'quarto'].map((nth) => `il ${nth} dei suoi effetti`);
/** " (X = 2, distruggi un incantamento bersaglio)". */
function chosen(what: Parameters<typeof modeSaid>[0], viewer: Viewer, x = 0): string {
  const parts = [...(x === 0 ? [] : [`X = ${x}`]), ...modeSaid(what, viewer, modeClauses, NTH, quoted)];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const ACTS: { readonly [M in Moment]: string } = {
  startTurn: 'agisce all’inizio del turno',
  destroyed: 'agisce mentre viene distrutta',
  hits: 'agisce dopo il colpo',
  overflow: 'agisce per la fatica di troppo',
};
const NOTHING = { noTarget: 'non c’è nessun bersaglio', nothingThere: 'non c’è nulla su cui agire' } as const;

function lifeLost({ seat, amount, cause, source, left }: EventBy['lifeLost'], viewer: Viewer, nameOf: NameOf): string {
  const loses = `${does(seat, viewer, 'perdi', 'perde')} ${life(amount)}`;
  if (cause === 'fatigue') return `${loses} per la fatica${lifeIs(left)}`;
  if (source === null) return `${loses}${lifeIs(left)}`;
  if (cause === 'effect') return `${nameOf(source)}: ${loses}${lifeIs(left)}`;
  const through = cause === 'pierce' ? 'perfora e ' : '';
  if (seat === viewer) return `${nameOf(source)} ${through}ti infligge ${damage(amount)}${lifeIs(left)}`;
  const whom = viewer === 'watcher' ? `al ${player(seat)}` : 'all’avversario';
  return `${nameOf(source)} ${through}infligge ${damage(amount)} ${whom}${lifeIs(left)}`;
}

function untapped({ seat, targets, skill }: EventBy['untapped'], viewer: Viewer, nameOf: NameOf): string {
  if (targets.length === 0)
    return `${whose(seat, viewer, 'la tua carta dei talenti', 'la carta dei talenti')} si stappa`;
  const names = listing(
    targets.map(({ card }) => card ?? ''),
    nameOf,
  );
  return `${does(seat, viewer, 'stappi', 'stappa')} ${names}${skill ? ` e la ${own(seat, viewer, 'tua', 'sua')} carta dei talenti` : ''}`;
}

function abilityUsed(event: EventBy['abilityUsed'], viewer: Viewer, nameOf: NameOf): string {
  const { source, ability, x, mode, targets, response } = event;
  const { seat, card } = source;
  const uses = `${answering(response)}${does(seat, viewer, 'usi', 'usa')}`;
  const name = card === null ? '' : nameOf(card);
  if (ability === 0) return `${uses} ${keywords.harden} ${x} con ${name}`;
  const which = ability === 1 ? 'l’abilità' : `l’abilità ${ability}`;
  return `${uses} ${which} di ${name}${chosen({ card, ability, mode, seat }, viewer, x)}${onTargets(seat, targets, viewer, nameOf)}`;
}

const gained = (trait: Trait): string =>
  trait === 'cantAttack' || trait === 'cantDefend' ? traits[trait].toLowerCase() : `guadagna ${traits[trait]}`;

function returned({ target, from }: EventBy['returnedToHand'], viewer: Viewer, nameOf: NameOf): string {
  const { seat, card } = target;
  if (from === 'play') return `${ref(target, viewer, nameOf)} torna nella ${own(seat, viewer, 'tua', 'sua')} mano`;
  return `${does(seat, viewer, 'riprendi', 'riprende')} ${card === null ? 'una carta' : nameOf(card)} dall’area degli scarti`;
}

const attacks = (attacker: Ref, target: Ref, viewer: Viewer, nameOf: NameOf, now = ''): string =>
  `${ref(attacker, viewer, nameOf)} ${now}${verbTo(target, viewer, nameOf, 'attacca')}`;

const ENDED = { gone: 'non è più in gioco', cantAttack: 'non può più attaccare' } as const;

const rows: EventRows = {
  ...frameRows,
  turnStarted: ({ seat, turn }, viewer) => `turno ${turn}: comincia ${whose(seat, viewer, 'il tuo turno', 'il turno')}`,
  drew: ({ seat, count, cards: drawn, why }, viewer, nameOf) =>
    `${does(seat, viewer, 'peschi', 'pesca')} ${drawn !== null ? listing(drawn, nameOf) : count === 1 ? 'una carta' : cards(count)}${why === 'second' ? ` perché ${own(seat, viewer, 'giochi', 'gioca')} per secondo` : ''}`,
  drawFailed: ({ seat }, viewer) =>
    `${whose(seat, viewer, 'il tuo mazzo', 'il mazzo')} è vuoto: non c’è nulla da pescare`,
  untapped,
  fatigueHalved: ({ seat, from, to }, viewer) =>
    `${whose(seat, viewer, 'la tua fatica', 'la fatica')} si dimezza da ${from} a ${to}`,
  turnEnded: ({ seat }, viewer) => `finisce ${whose(seat, viewer, 'il tuo turno', 'il turno')}`,
  actionLimit: ({ seat }, viewer) =>
    `${whose(seat, viewer, 'il tuo turno', 'il turno')} finisce da solo: le azioni sono state troppe`,
  defenseRestored: ({ targets }, viewer, nameOf) => `spariscono i danni ${onEach(targets, viewer, nameOf)}`,
  untilEndExpired: ({ targets }, viewer, nameOf) =>
    `con il turno finiscono gli effetti ${onEach(targets, viewer, nameOf)}`,
  cardPlayed: ({ seat, card, mode, targets, response }, viewer, nameOf) =>
    `${answering(response)}${does(seat, viewer, 'giochi', 'gioca')} ${nameOf(card)}${chosen({ card, ability: 0, mode, seat }, viewer)}${onTargets(seat, targets, viewer, nameOf)}`,
  skillUsed: ({ seat, skill, x, targets, response }, viewer, nameOf) =>
    `${answering(response)}${does(seat, viewer, 'usi', 'usa')} ${skillNames[skill]} ${x}${onTargets(seat, targets, viewer, nameOf)}`,
  abilityUsed,
  attackDeclared: ({ attacker, target }, viewer, nameOf) =>
    target === null ? `${ref(attacker, viewer, nameOf)} attacca` : attacks(attacker, target, viewer, nameOf),
  defenderNamed: ({ attacker, target }, viewer, nameOf) =>
    target.card === null
      ? attacks(attacker, target, viewer, nameOf)
      : `${ref(target, viewer, nameOf)} difende contro ${ref(attacker, viewer, nameOf)}`,
  targetRedeclared: ({ attacker, target }, viewer, nameOf) => attacks(attacker, target, viewer, nameOf, 'ora '),
  // A response or a pass follows.
  windowOpened: () => null,
  passed: ({ seat }, viewer) => does(seat, viewer, 'passi', 'passa'),
  chainFull: () => 'troppe azioni si aspettano a vicenda: a questa non si risponde',
  triggered: ({ moment, source }, viewer, nameOf) => `${cardOf(source, viewer, nameOf)} ${ACTS[moment]}`,
  targetChosen: ({ seat, source, target }, viewer, nameOf) =>
    isYou(target, viewer) && seat !== viewer
      ? `${does(seat, viewer, 'scegli', 'ti sceglie')} per ${nameOf(source)}`
      : `${does(seat, viewer, 'scegli', 'sceglie')} ${refBy(seat, target, viewer, nameOf)} per ${nameOf(source)}`,
  targetLost: ({ source }, _viewer, nameOf) => `${sourceName(source, nameOf)} ha perso il bersaglio`,
  effectDidNothing: ({ source, why }, _viewer, nameOf) =>
    `un effetto ${italianNouns.contract('di', sourceName(source, nameOf))} va a vuoto: ${NOTHING[why]}`,
  optionalDeclined: ({ seat, source }, viewer, nameOf) =>
    `${does(seat, viewer, 'rinunci', 'rinuncia')} all’effetto${source === '' ? '' : ` di ${nameOf(source)}`}`,
  fatiguePaid: ({ seat, amount, now }, viewer) =>
    `${does(seat, viewer, 'paghi', 'paga')} ${fatigue(amount)}${fatigueIs(now)}`,
  fatigueAdded: ({ seat, amount, now }, viewer) =>
    `${does(seat, viewer, 'accumuli', 'accumula')} ${fatigue(amount)}${fatigueIs(now)}`,
  fatigueRemoved: ({ seat, amount, now }, viewer) =>
    `${does(seat, viewer, 'recuperi', 'recupera')} ${fatigue(amount)}${fatigueIs(now)}`,
  // The life that it costs has a line.
  fatigueOverflow: () => null,
  lifeLost,
  lifeGained: ({ seat, amount, left }, viewer) =>
    `${does(seat, viewer, 'guadagni', 'guadagna')} ${life(amount)}${lifeIs(left)}`,
  entered: ({ target, tapped }, viewer, nameOf) =>
    `${cardOf(target, viewer, nameOf)} entra in gioco ${tapped ? 'tappata' : 'stappata'}`,
  attached({ enchantment, bearer }, viewer, nameOf) {
    const isOwn = enchantment.seat === bearer.seat && bearer.seat !== viewer && bearer.card !== null;
    const to = isOwn ? `alla sua evocazione ${nameOf(bearer.card)}` : `a ${ref(bearer, viewer, nameOf)}`;
    return `${cardOf(enchantment, viewer, nameOf)} si lega ${to}`;
  },
  attachFailed: ({ seat, card }, viewer, nameOf) =>
    `${cardNamed(seat, nameOf(card), viewer)} non trova nulla da incantare`,
  tapped: ({ target }, viewer, nameOf) => `${cardOf(target, viewer, nameOf)} si tappa`,
  // A spell is discarded when it is done, and what leaves play has a line.
  discarded: ({ seat, card, from }, viewer, nameOf) =>
    from === 'hand' ? `${does(seat, viewer, 'scarti', 'scarta')} ${nameOf(card)}` : null,
  damaged: ({ target, amount, source, left }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} subisce ${damage(amount)}${source === null ? '' : ` da ${nameOf(source)}`} (difesa ${shown(left)})`,
  destroyed: ({ target, cause }, viewer, nameOf) =>
    cause === 'bearer'
      ? `${cardOf(target, viewer, nameOf)} va tra gli scarti con l’evocazione che incantava`
      : `${cardOf(target, viewer, nameOf)} è distrutta`,
  returnedToHand: returned,
  statChanged({ target, attack, defense }, viewer, nameOf) {
    const what = changes(attack, defense);
    return what === '' ? null : `${ref(target, viewer, nameOf)} prende ${what} fino alla fine del turno`;
  },
  traitGained: ({ target, trait }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} ${gained(trait)} fino alla fine del turno`,
  // Whatever is dealt has a line of its own.
  combat: ({ toAttacker, toDefender }) => (toAttacker <= 0 && toDefender <= 0 ? 'i colpi non fanno danni' : null),
  attackEnded: ({ attacker, seat, why }, viewer, nameOf) =>
    `l’attacco è finito: ${cardNamed(seat, nameOf(attacker), viewer)} ${ENDED[why]}`,
};

export const event = (happened: Event, viewer: Viewer, nameOf: NameOf): string | null =>
  line(say(rows, happened.kind, happened, viewer, nameOf));
