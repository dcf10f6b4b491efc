// Che cosa dice in italiano la partita che insegna? I nomi delle carte vengono dal gioco.

import type { learn as en } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof en, string>> = {
  'learn.guide': 'Guida',
  'learn.step': 'Passo {at} di {all}',
  'learn.now': 'Adesso',
  'learn.next': 'Avanti',
  'learn.gotIt': 'Ho capito',
  'learn.skip': 'Salta questo passo',
  'learn.leave': 'Continua senza guida',
  'learn.smaller': 'Riduci la guida',
  'learn.larger': 'Ingrandisci la guida',
};
