// What does the set-up of a match of Final Magic say in Italian?

export const setUp = {
  supply: 'Magie di questa partita',
  playerAIs: 'Il giocatore A è chi comincia.',
  roundsNormal: 'Round',
  roundsSudden: 'Round nella morte improvvisa',
  roundsProblem: 'Devono essere due numeri interi da 1 a 9999.',
  picked: '{element}: {count} su 4',
  pickHint: 'Scegli quattro magie per elemento. Di ognuna ci sono tre copie in partita.',
  pickMore: '{count, plural, one {ne manca #} other {ne mancano #}}',
  pickFewer: '{count, plural, one {# di troppo: toglila} other {# di troppo: toglile}}',
  pickRest: 'Completa a caso',
  pickNone: 'Ricomincia',
  showSpells: 'Mostra le 16 magie',
  randomSupplyText: 'Ogni volta un nuovo insieme di 16 magie.',
  pickedSupplyText: 'Scegli tu tutte le 16 magie.',
} as const;
