// What does the review of a match say in Italian?

import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'review.title': 'Analisi',
  'review.of': 'Analisi · {game}',
  'review.intro':
    'Ogni risposta accanto alla migliore che si poteva trovare, giudicata solo da ciò che il giocatore poteva sapere in quel momento.',
  'review.progress': 'Analisi in corso: {done} risposte su {all}',
  'review.stop': 'Interrompi',
  'review.stopped': 'Interrotta dopo {done} risposte su {all}. Qui sotto c’è ciò che si è trovato finora.',
  'review.again': 'Analizza dall’inizio',
  'review.finished':
    '{n, plural, =0 {In questa partita non c’era niente da scegliere.} one {# risposta analizzata.} other {# risposte analizzate.}}',
  'review.failed': 'L’analisi si è fermata per un problema. Riprova, o scegli un’altra precisione.',
  'review.level': 'Precisione',
  'review.level.strong': 'Rapida',
  'review.level.expert': 'Approfondita',
  'review.replay': 'Guarda il replay',
  'review.you': 'Tu',
  'review.chart': 'Probabilità di vittoria',
  'review.chartLabel':
    'Probabilità di vittoria in tutta la partita, ora al {n} % per {name}. Turno per turno è nella tabella qui sotto.',
  'review.wins': '{you, select, true {Vinci tu} other {Vince {name}}}',
  'review.legend':
    'Linea continua, segni sopra: {above}. Linea tratteggiata, segni sotto: {below}. Ognuna secondo ciò che il giocatore poteva sapere.',
  'review.seenBy': '{you, select, true {Secondo te} other {Secondo {name}}}',
  'review.table': 'Turno per turno',
  'review.tableOf': 'Quanto spesso {you, select, true {vinci} other {vince {name}}} da lì',
  'review.turn': 'Turno',
  'review.opening': 'Apertura',
  'review.marked': 'Segnalate',
  'review.markOf': '{name}: {mark}',
  'review.inaccuracy': 'Imprecisione',
  'review.mistake': 'Errore',
  'review.blunder': 'Errore grave',
  'review.count.inaccuracy': '{n, plural, one {# imprecisione} other {# imprecisioni}}',
  'review.count.mistake': '{n, plural, one {# errore} other {# errori}}',
  'review.count.blunder': '{n, plural, one {# errore grave} other {# errori gravi}}',
  'review.none': 'Nessun errore trovato.',
  'review.noneYet': 'Ancora niente.',
  'review.drop': '{before} % → {after} %',
  'review.dropSpoken': 'La probabilità di vittoria è scesa dal {before} % al {after} %.',
  'review.given': 'Risposta',
  'review.best': 'Meglio',
  'review.why': 'Perché',
  'review.winsNow': 'Vince in questo turno, qualunque cosa sia nascosta.',
  'review.winsMore': 'Vince entro i prossimi turni nel {best} % dei casi, non nel {given} %.',
  'review.losesLess': 'Perde entro i prossimi turni nel {best} % dei casi, non nel {given} %.',
  'review.gains': 'Meglio per: {terms}.',
  'review.costs': 'Rinuncia a: {terms}.',
  'review.feared': 'Da temere: {cards}.',
  'review.look': 'Guarda',
  'review.playOn': 'Gioca da qui',
  'review.label': '{action} ({turn}: {answer})',
  'review.luck': 'Fortuna e abilità',
  'review.running':
    'La partita non è ancora finita. L’analisi dice che cosa avrebbero potuto fare entrambi con le carte che hanno in mano: aspetta la fine.',
  'review.unfinished': 'Fortuna e abilità si dicono quando tutta la partita è stata analizzata.',
  'review.account':
    '{you, select, true {All’inizio avevi {start} probabilità su 100, e {result, select, won {hai vinto} lost {hai perso} other {hai pareggiato}}.} other {All’inizio {name} aveva {start} probabilità su 100, e {result, select, won {ha vinto} lost {ha perso} other {ha pareggiato}}.}}',
  'review.skill':
    '{you, select, true {L’altro ha ceduto {theirs} punti, tu {own}.} other {L’altro ha ceduto {theirs} punti, {name} {own}.}}',
  'review.answersBar': 'Risposte',
  'review.luckBar': 'Fortuna',
  'review.points': '{n} punti',
  'review.luckNote':
    'In punti di probabilità di vittoria. La fortuna è ciò che nessuna risposta spiega: pescate, dadi, carte nascoste, e ciò che nessuna stima vede.',
};
