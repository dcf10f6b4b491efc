// How does the Italian log tell the draft, the opening and the end?

import { other, type Seat, type Viewer } from '@duello/kernel';
import { has, italian, listing, sentence } from '@duello/language';
import type { MatchReason } from '../../rules/state/events.ts';
import type { EventRows, FrameKind } from '../row-types.ts';
import type { Words } from '../words.ts';
import { score } from './log.ts';
import { cards, classes } from './nouns.ts';
import { questions } from './table.ts';

const { does, outOfTime, own, winning } = italian;
const { wins } = winning('la partita finisce in pareggio');

/** What of the loser made it so. */
const losing =
  (you: string, they: string) =>
  (winner: Seat | null, viewer: Viewer): string =>
    winner === null ? '' : does(other(winner), viewer, you, they);

/** Why a match ended. */
const WHY: { readonly [R in MatchReason]: (winner: Seat | null, viewer: Viewer) => string } = {
  conceded: losing('ti arrendi', 'si arrende'),
  lifeLost: losing('non hai più punti vita', 'non ha più punti vita'),
  bothLost: () => 'nessuno dei due ha più punti vita',
  turnLimit: () => 'il limite di turni è raggiunto',
};
const because =
  (reason: MatchReason) =>
  (winner: Seat | null, viewer: Viewer): string => {
    const why = WHY[reason](winner, viewer);
    return sentence(`${wins(winner, viewer)}${why === '' ? '' : `: ${why}`}`);
  };

export const endings: Words['endings'] = {
  conceded: because('conceded'),
  lifeLost: because('lifeLost'),
  bothLost: because('bothLost'),
  turnLimit: because('turnLimit'),
  endless: (winner, viewer) => sentence(`${wins(winner, viewer)}: gli effetti si attivano a vicenda senza fine`),
  tournamentWon: (winner, viewer) =>
    winner === null ? 'Il torneo finisce in pareggio.' : sentence(`${wins(winner, viewer)} il torneo`),
  tournamentDrawn: () => 'Il torneo finisce in pareggio.',
};

export const frameRows: EventRows<FrameKind> = {
  gameStarted: () => 'il gioco comincia',
  tossed: ({ purpose, winner }, viewer) =>
    `${does(winner, viewer, 'vinci il lancio e scegli', 'vince il lancio e sceglie')} ${purpose === 'class' ? 'la classe' : 'chi comincia'}`,
  classChosen: ({ seat, class: clan }, viewer) =>
    `${does(seat, viewer, 'sei', 'è')} ${clan === 'warlock' ? 'lo' : 'il'} ${classes[clan]}`,
  pilesDealt: ({ sizes: [a, b] }) =>
    `le pile del draft sono pronte: ${a === b ? `${cards(a)} ciascuna` : `${a} e ${b} carte`}`,
  // What the others see is told when both have chosen.
  draftTriple: ({ seat, pick, cards: shown }, viewer, nameOf) =>
    shown === null ? null : `scelta ${pick}: ${does(seat, viewer, 'vedi', 'vede')} ${listing(shown, nameOf)}`,
  draftPicked({ seat, pick, cards: shown, taken }, viewer, nameOf) {
    const takes = `scelta ${pick}: ${does(seat, viewer, 'prendi', 'prende')}`;
    if (taken === null || shown === null) return `${takes} una carta`;
    const left = shown.filter((_card, place) => place !== shown.indexOf(taken));
    return `${takes} ${nameOf(taken)}${left.length === 0 ? '' : ` e ${own(seat, viewer, 'lasci', 'lascia')} ${listing(left, nameOf)}`}`;
  },
  draftDone: () => 'il draft è finito',
  deckAccepted: ({ seat, class: clan, size }, viewer) =>
    `${does(seat, viewer, 'porti', 'porta')} un mazzo da ${classes[clan]} di ${cards(size)}`,
  matchStarted: ({ match, wins: [a, b] }, viewer) =>
    `comincia la partita ${match}${a + b === 0 ? '' : ` (${score([a, b], viewer)})`}`,
  deckShuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'mescoli il tuo', 'mescola il suo')} mazzo di ${cards(size)}`,
  openingHand: ({ seat, count, cards: drawn }, viewer, nameOf) =>
    `${does(seat, viewer, 'peschi la tua', 'pesca la sua')} mano iniziale: ${drawn === null ? cards(count) : listing(drawn, nameOf)}`,
  mulligan: ({ seat, count, cards: drawn }, viewer, nameOf) =>
    count === 0
      ? does(seat, viewer, 'tieni la tua mano iniziale', 'tiene la sua mano iniziale')
      : `${does(seat, viewer, 'cambi', 'cambia')} ${count === 1 ? 'una carta' : cards(count)}${drawn === null ? '' : ` e ${own(seat, viewer, 'ottieni', 'ottiene')} ${listing(drawn, nameOf)}`}`,
  starterChosen({ seat, by }, viewer) {
    const how = { choice: '', alternation: ' questa volta', agreement: ', come concordato' }[by];
    return `${does(seat, viewer, 'cominci tu', 'comincia')}${how}`;
  },
  loopGuard: () => 'troppi effetti si attivano a vicenda: gli altri vengono ignorati',
  turnLimitReached: () => 'il limite di turni è raggiunto',
  conceded: ({ seat }, viewer) => does(seat, viewer, 'ti arrendi', 'si arrende'),
  timedOut: outOfTime(questions),
  matchEnded({ match, winner, reason, wins: won }, viewer) {
    const why = WHY[reason](winner, viewer);
    const head =
      winner === null ? `la partita ${match} finisce in pareggio` : `${wins(winner, viewer)} la partita ${match}`;
    return `${head}${why === '' ? '' : `: ${why}`} (${score(won, viewer)})`;
  },
  gameOver: ({ winner, reason }, viewer) =>
    has(endings, reason) ? endings[reason](winner, viewer) : wins(winner, viewer),
};
