// Che cosa dice in italiano la partita che insegna? I nomi delle carte vengono dal gioco.

import type { learn as en } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof en, string>> = {
  'learn.which': 'Quale gioco vuoi imparare?',
  'learn.whichText': 'Una prima partita con una guida accanto. Puoi lasciarla quando vuoi e continuare a giocare.',
  'learn.minutes': 'circa {n} minuti',
  'learn.done': 'Completata',
  'learn.notDone': 'Da fare',
  'learn.guide': 'Guida',
  'learn.step': 'Passo {at} di {all}',
  'learn.now': 'Adesso',
  'learn.next': 'Avanti',
  'learn.gotIt': 'Ho capito',
  'learn.skip': 'Salta questo passo',
  'learn.astray': 'Non era la mossa che ti ho chiesto. Continua da qui, oppure torna indietro e prova la mia.',
  'learn.back': 'Torna indietro',
  'learn.leave': 'Continua senza guida',
  'learn.smaller': 'Riduci la guida',
  'learn.larger': 'Ingrandisci la guida',
};
