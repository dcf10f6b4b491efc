// Che cosa dice in italiano lo storico delle partite finite?

import type { history as en } from '../en/history.ts';

export const history: Readonly<Record<keyof typeof en, string>> = {
  'history.title': 'Storico',
  'history.text': 'Le tue partite finite, con risultati e replay.',
  'history.none': 'In questo browser non hai ancora finito nessuna partita.',
  'history.kept': 'In questo browser restano le ultime 100 partite finite.',
  'history.figures': 'Contro i bot',
  'history.game': 'Gioco',
  'history.level': 'Livello',
  'history.won': 'Vinte',
  'history.lost': 'Perse',
  'history.drawn': 'Pareggiate',
  'history.matches': 'Partite',
  'history.youWon': 'Hai vinto',
  'history.youLost': 'Hai perso',
  'history.draw': 'Pareggio',
  'history.wonBy': 'Ha vinto {name}',
  'history.what': '{who} · {n, plural, =0 {abbandonata prima del primo round} one {# round} other {# round}} ·',
  'history.result': 'Risultato',
  'history.review': 'Analisi',
  'history.replay': 'Replay',
  'history.link': 'Copia il link',
  'history.copied': 'Link copiato',
  'history.notCopied': 'Il browser non ha permesso di copiare: apri il replay e copia il suo indirizzo.',
  'history.delete': 'Elimina',
  'history.deleted': '{game}, {result}: eliminata.',
  'history.label': '{action}: {game}, {result}, {who}, {when}',
  'history.deleteAll': 'Elimina tutto',
  'history.deleteAllSure':
    '{n, plural, one {Eliminare per sempre questa partita?} other {Eliminare per sempre tutte le # partite?}}',
  'history.deleteAllYes': 'Sì, elimina',
  'history.keep': 'Annulla',
};
