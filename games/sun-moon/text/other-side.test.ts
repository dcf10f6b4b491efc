// How does a card of the other player read? "You" is always whoever reads, in every language.

import { LANGS } from '@duello/language';
import { expect, test } from 'vitest';
import { boxCards, catalogue } from '../cards/box/catalogue.ts';
import { namesIn, words } from './all.ts';
import { EVENTS } from './events-for-tests.ts';

/** Those whose texts are written out here. */
const READ = ['en', 'it'] as const;
const read = (card: keyof typeof catalogue): readonly string[] =>
  READ.map((lang) => words[lang].card(catalogue[card], namesIn(lang), true).join(' '));

test('what the opponent’s card does is told from the reader’s side', () => {
  expect(read('payOrBurn')).toEqual([
    'Choose one: deal 5 damage to target summoning; or you gain 4 fatigue.',
    'Scegli un effetto: infliggi 5 danni a un’evocazione bersaglio; oppure accumuli 4 punti fatica.',
  ]);
  expect(read('ragpicker')).toEqual([
    'When played: the opponent may discard a card to take a card from their discard area into their hand.',
    'Quando la giochi: l’avversario può scartare una carta per prendere in mano una carta dalla propria area degli scarti.',
  ]);
  expect(read('roadOfGhosts')).toEqual([
    'Deal 1 damage to target summoning or player for each summoning in the opponent’s discard area (at most 6).',
    'Infliggi 1 danno a un’evocazione o a un giocatore bersaglio per ogni evocazione nell’area degli scarti dell’avversario (al massimo 6).',
  ]);
});

test('no card of the box speaks to the reader as if it were the reader’s', () => {
  const OWN = /your (hand|discard area|turn)|you may|tua mano|tua area|tuo turno|puoi/;
  for (const [, card] of boxCards) {
    for (const lang of LANGS) {
      const [own, theirs] = [false, true].map((side) => words[lang].card(card, namesIn(lang), side).join(' '));
      expect(theirs, own).not.toMatch(OWN);
      // Whoever is "you" on the card is the opponent now.
      if (/\b(you (gain|lose|control)|draw)\b/.test(own)) expect(theirs, own).not.toBe(own);
    }
  }
});

test('the log says which effect was chosen, from the side of whoever reads it', () => {
  const event = { ...EVENTS.cardPlayed[1], card: 'breadOrBed', mode: 2, targets: [], response: false } as const;
  const said = READ.map((lang) =>
    ([0, 1, 'watcher'] as const).map((eyes) => words[lang].event(event, eyes, namesIn(lang))),
  );
  expect(said).toEqual([
    [
      'You play Bread or Bed (you lose 3 fatigue).',
      'The opponent plays Bread or Bed (the opponent loses 3 fatigue).',
      'Player A plays Bread or Bed (“you lose 3 fatigue”).',
    ],
    [
      'Giochi O il Pane o il Letto (recuperi 3 punti fatica).',
      'L’avversario gioca O il Pane o il Letto (l’avversario recupera 3 punti fatica).',
      'Il giocatore A gioca O il Pane o il Letto («recuperi 3 punti fatica»).',
    ],
  ]);
  const own = { ...event, card: 'mine' };
  expect(words.en.event(own, 0, namesIn('en'))).toBe('You play mine (the second of its effects).');
});
