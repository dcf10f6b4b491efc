// What does the terminal show of Sun & Moon? All of it as one value.

import { terminalGame } from '@duello/terminal';
import { botTools, isTournament, READY_DECKS, words } from '../index.ts';
import { cardGroups } from './cards.ts';
import { sunMoonCourse } from './course.ts';
import { deckBrought, deckCards } from './decks.ts';
import { sunMoonLayout } from './layout.ts';

export const terminal = terminalGame({
  title: { en: 'Sun & Moon', it: 'Sole e Luna' },
  tools: botTools,
  layout: sunMoonLayout,
  cards: cardGroups,
  deckCards,
  decks: {
    ids: READY_DECKS,
    options: ['deckA', 'deckB'],
    also: {},
    question: null,
    plural: 'decks',
    name(id, lang) {
      const deck = READY_DECKS.find((one) => one === id);
      return deck === undefined ? id : words[lang].decks[deck].name;
    },
    bring: deckBrought,
  },
  drafted: { mode: 'draft', classA: 'warlock' },
  isTournament,
  course: sunMoonCourse,
  // The toss comes after the mulligans.
  first: (view) => (view.turn === 0 ? null : view.starter),
  firstA: { firstPlayer: 'A' },
  tooLong: 'turnLimit',
  help: {
    play:
      'Sun & Moon has the decks noonfire, debtOfAsh, silverBulwark and tidewatch; a deck of your own is its code, or a ' +
      'file with a line such as `3 Hired Sword` for each card. --option mode=draft drafts the decks and plays a best ' +
      'of three.',
    playExample: '--deck noonfire --against tidewatch',
    cardFields: ['class', 'rarity', 'edition', 'keywords', 'attack', 'defense', 'flavour'],
    cards: 'A deck of Sun & Moon may also be a deck code, or a file with a list such as `3 Hired Sword` a line.',
    simExample: '--draft --pairs 20',
  },
});
