// Come si chiamano i bot in italiano, e che cosa si dice di ciascuno?

import type { bots as en } from '../en/bots.ts';

export const bots: Readonly<Record<keyof typeof en, string>> = {
  'bot.random': 'A caso',
  'bot.greedy': 'Occasionale (di prima)',
  'bot.novice': 'Principiante',
  'bot.novice.text': 'Guarda avanti di una mossa, con mano incerta: va bene per una prima partita.',
  'bot.casual': 'Occasionale',
  'bot.casual.text': 'Guarda avanti di una mossa e sbaglia di rado.',
  'bot.club': 'Circolo',
  'bot.club.text': 'Prepara tutto il suo turno, e vede se può vincere.',
  'bot.strong': 'Forte',
  'bot.strong.text': 'Prepara tutto il suo turno e prevede la tua risposta.',
  'bot.expert': 'Esperto',
  'bot.expert.text': 'Guarda più lontano di tutti, e può pensarci un secondo o due.',
  'bot.wins': 'Vince circa {won} volte su {of} contro {bot}.',
  'bot.fair': 'Nessun bot vede più di un giocatore al suo posto: la tua mano e il tuo mazzo gli sono nascosti.',
  persona: 'Stile',
  'persona.even': 'Equilibrato',
  'persona.even.text': 'Gioca quello che vince più spesso.',
  'persona.aggressive': 'Aggressivo',
  'persona.aggressive.text': 'Colpisce per primo e conta dopo le proprie ferite.',
  'persona.patient': 'Paziente',
  'persona.patient.text': 'Costruisce, si protegge e aspetta.',
  'persona.tricky': 'Astuto',
  'persona.tricky.text': 'Tiene da parte le carte e non si lascia prevedere.',
  'bot.inStyle': '{bot} ({style})',
};
