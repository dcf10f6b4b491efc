// How does the English log tell the draft, the opening and the end?

import { other, type Seat, type Viewer } from '@duello/kernel';
import { english, has, listing, sentence } from '@duello/language';
import type { MatchReason } from '../../rules/state/events.ts';
import type { EventRows, FrameKind } from '../row-types.ts';
import type { Words } from '../words.ts';
import { score } from './log.ts';
import { cards, classes } from './nouns.ts';
import { questions } from './table.ts';

const { does, outOfTime, own, some, winning } = english;
const { wins } = winning('the match is a tie');

/** What of the loser made it so. */
const losing =
  (you: string, they: string) =>
  (winner: Seat | null, viewer: Viewer): string =>
    winner === null ? '' : does(other(winner), viewer, you, they);

/** Why a match ended. */
const WHY: { readonly [R in MatchReason]: (winner: Seat | null, viewer: Viewer) => string } = {
  conceded: losing('conceded', 'conceded'),
  lifeLost: losing('have no life left', 'has no life left'),
  bothLost: () => 'neither player has life left',
  turnLimit: () => 'the turn limit is reached',
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
  endless: (winner, viewer) => sentence(`${wins(winner, viewer)}: effects set each other off without end`),
  tournamentWon: (winner, viewer) =>
    winner === null ? 'The tournament is a tie.' : sentence(`${wins(winner, viewer)} the tournament`),
  tournamentDrawn: () => 'The tournament is a tie.',
};

export const frameRows: EventRows<FrameKind> = {
  gameStarted: () => 'the game begins',
  tossed: ({ purpose, winner }, viewer) =>
    `${does(winner, viewer, 'win the toss and choose', 'wins the toss and chooses')} ${purpose === 'class' ? 'a class' : 'who goes first'}`,
  classChosen: ({ seat, class: clan }, viewer) => `${does(seat, viewer, 'are', 'is')} the ${classes[clan]}`,
  pilesDealt: ({ sizes: [a, b] }) =>
    `the draft piles are dealt: ${a === b ? `${cards(a)} each` : `${a} and ${b} cards`}`,
  // What the others see is told when both have chosen.
  draftTriple: ({ seat, pick, cards: shown }, viewer, nameOf) =>
    shown === null ? null : `pick ${pick}: ${does(seat, viewer, 'see', 'sees')} ${listing(shown, nameOf)}`,
  draftPicked({ seat, pick, cards: shown, taken }, viewer, nameOf) {
    const takes = `pick ${pick}: ${does(seat, viewer, 'take', 'takes')}`;
    if (taken === null || shown === null) return `${takes} a card`;
    const left = shown.filter((_card, place) => place !== shown.indexOf(taken));
    return `${takes} ${nameOf(taken)}${left.length === 0 ? '' : ` and ${seat === viewer ? 'leave' : 'leaves'} ${listing(left, nameOf)}`}`;
  },
  draftDone: () => 'the draft is over',
  deckAccepted: ({ seat, class: clan, size }, viewer) =>
    `${does(seat, viewer, 'bring', 'brings')} a ${classes[clan]} deck of ${cards(size)}`,
  matchStarted: ({ match, wins: [a, b] }, viewer) =>
    `match ${match} begins${a + b === 0 ? '' : ` (${score([a, b], viewer)})`}`,
  deckShuffled: ({ seat, size }, viewer) =>
    `${does(seat, viewer, 'shuffle', 'shuffles')} ${own(seat, viewer)} deck of ${cards(size)}`,
  openingHand: ({ seat, count, cards: drawn }, viewer, nameOf) =>
    `${does(seat, viewer, 'draw', 'draws')} ${own(seat, viewer)} opening hand: ${drawn === null ? cards(count) : listing(drawn, nameOf)}`,
  mulligan: ({ seat, count, cards: drawn }, viewer, nameOf) =>
    count === 0
      ? `${does(seat, viewer, 'keep', 'keeps')} ${own(seat, viewer)} opening hand`
      : `${does(seat, viewer, 'exchange', 'exchanges')} ${some(count, 'card', 'cards')}${drawn === null ? '' : ` and ${seat === viewer ? 'get' : 'gets'} ${listing(drawn, nameOf)}`}`,
  starterChosen({ seat, by }, viewer) {
    const how = { choice: '', alternation: ' this time', agreement: ', as agreed' }[by];
    return `${does(seat, viewer, 'go first', 'goes first')}${how}`;
  },
  loopGuard: () => 'too many effects set each other off: the rest is dropped',
  turnLimitReached: () => 'the turn limit is reached',
  conceded: ({ seat }, viewer) => does(seat, viewer, 'concede', 'concedes'),
  timedOut: outOfTime(questions),
  matchEnded({ match, winner, reason, wins: won }, viewer) {
    const why = WHY[reason](winner, viewer);
    const head = winner === null ? `match ${match} is a tie` : `${wins(winner, viewer)} match ${match}`;
    return `${head}${why === '' ? '' : `: ${why}`} (${score(won, viewer)})`;
  },
  gameOver: ({ winner, reason }, viewer) =>
    has(endings, reason) ? endings[reason](winner, viewer) : wins(winner, viewer),
};
