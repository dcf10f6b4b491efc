// What does the terminal show of Battleground? All of it as one value.

import { terminalGame } from '@duello/terminal';
import { botTools, CLASSES, words } from '../index.ts';
import { cardGroups } from './cards.ts';
import { battlegroundLayout } from './layout.ts';
import { battlegroundRulesets } from './rulesets.ts';

export const terminal = terminalGame({
  title: { en: 'Battleground', it: 'Battleground' },
  tools: botTools,
  layout: battlegroundLayout,
  cards: cardGroups,
  // Whoever names a class begins with its beginner's deck, without a draft (BR92).
  decks: {
    ids: CLASSES,
    options: ['classA', 'classB'],
    also: { start: 'quick' },
    question: 'class',
    plural: 'classes',
    name(id, lang) {
      const found = CLASSES.find((one) => one === id);
      return found === undefined ? id : words[lang].classes[found];
    },
  },
  rulesets: battlegroundRulesets,
  first: (view) => view.starter,
  firstA: { firstPlayer: 'A' },
  tooLong: 'roundLimit',
  help: {
    play: 'Battleground begins with a draft, or with the deck of a class: paladin, warlock or elementalist.',
    playExample: '--deck paladin --against warlock',
    cardFields: ['set', 'tier', 'unique', 'attack', 'hp', 'range', 'shields', 'packTactics', 'flavour'],
    sim: 'Classes of Battleground draft their decks; --option start=quick brings ready ones.',
    simExample: '--rulesets --pairs 50',
  },
});
