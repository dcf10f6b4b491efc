// What does every word with a rule behind it mean, in one Italian sentence?

import type { Words } from '../words.ts';
import { labels } from './cards.ts';
import { elements, statuses } from './nouns.ts';

export const terms: Words['terms'] = {
  magnetized: {
    name: statuses.magnetized,
    reminder:
      'L’avversario e le sue Creature possono attaccare solo bersagli Magnetizzati o Magnetici; termina all’inizio del turno del suo controllore.',
  },
  magnetic: {
    name: statuses.magnetic,
    reminder: 'L’avversario e le sue Creature possono attaccare solo bersagli Magnetizzati o Magnetici.',
  },
  paramagnetic: {
    name: statuses.paramagnetic,
    reminder: 'Questa Creatura può guadagnare Magnetizzato già nel turno in cui entra in campo.',
  },
  adrenaline: {
    name: statuses.adrenaline,
    reminder: 'Questa Creatura può attaccare già nel turno in cui entra in campo.',
  },
  impetus: {
    name: statuses.impetus,
    reminder: 'Questa Creatura può attaccare già nel turno in cui entra in campo, ma solo Creature avversarie.',
  },
  fog: { name: statuses.fog, reminder: 'Gli Incantesimi non possono bersagliare questa Creatura o questo giocatore.' },
  summon: { name: labels.summon, reminder: 'Si attiva quando la Creatura viene giocata dalla mano.' },
  recycling: {
    name: labels.recycling,
    reminder: 'Si attiva quando il contratto va dal campo alla pila degli scarti.',
  },
  startTurn: {
    name: labels.startTurn,
    reminder: 'Si attiva all’inizio del tuo turno, prima che tu guadagni un estrattore.',
  },
  endTurn: { name: labels.endTurn, reminder: 'Si attiva alla fine del tuo turno.' },
  ambush: {
    name: labels.ambush,
    reminder: 'Si attiva appena peschi o estrai il contratto, anche se hai la mano piena.',
  },
  attack: { name: 'All’attacco', reminder: 'Si attiva quando la Creatura attacca, prima del combattimento.' },
  hurt: { name: 'Ai danni subìti', reminder: 'Si attiva quando la Creatura subisce danni e resta in campo.' },
  discard: {
    name: 'Agli scarti',
    reminder: 'Si attiva quando una tua pescata manda contratti nella pila degli scarti.',
  },
  burnout: {
    name: 'Esaurimento',
    reminder:
      'Quando il tuo mazzo è vuoto, ogni contratto che dovresti estrarre o guardare ti infligge invece danni: 1, poi 2, poi 3 e così via.',
  },
  magicDamage: {
    name: 'Danni magici',
    reminder: 'Ogni numero che indica i danni dei tuoi Incantesimi aumenta di questo valore.',
  },
  fade: {
    name: 'Sbiadire',
    reminder:
      'Chi Sbiadisce perde tutto ciò che ha guadagnato, nel bene e nel male, e una Creatura anche il proprio testo; restano i danni e ciò che altri forniscono.',
  },
  faded: { name: 'Sbiadito', reminder: 'Questa Creatura ha perso il proprio testo finché resta in campo.' },
  disarm: { name: 'Disarma', reminder: 'Distruggi il Globo di quel giocatore.' },
  give: {
    name: 'Fornisce',
    reminder: 'Ciò che viene fornito dura finché chi lo fornisce è in campo e non è Sbiadito.',
  },
  gain: { name: 'Guadagna', reminder: 'Ciò che si guadagna resta finché non scade o chi lo ha non Sbiadisce.' },
  draw: {
    name: 'Pescare',
    reminder:
      'Guarda da 1 a 3 contratti in cima al tuo mazzo, prendine 1 e metti gli altri nella tua pila degli scarti.',
  },
  fetch: { name: 'Estrarre', reminder: 'Aggiungi alla tua mano il contratto in cima al tuo mazzo.' },
  specialDraw: {
    name: 'Pescata speciale',
    reminder:
      'Una volta per partita, al posto della pescata d’inizio turno: guarda da 2 a 4 contratti, prendine 2 e subisci 1 danno per ognuno degli altri.',
  },
  use: {
    name: 'Utilizzo',
    reminder: 'Una volta per turno puoi pagare questo costo per ottenere l’effetto della tua Runa.',
  },
  orb: {
    name: 'Globo',
    reminder:
      'Una volta per turno infligge danni pari al suo attacco, ma mai più della salute del bersaglio; tu perdi altrettanta salute e lui 1 di durabilità.',
  },
  activeOrb: {
    name: 'Globo attivo',
    reminder: 'Nel turno dell’avversario colpisce chi ti attacca, dopo il primo attacco che subisci.',
  },
  token: {
    name: 'Token',
    reminder: 'Una Creatura che solo gli effetti evocano; quando lascia il campo, svanisce.',
  },
  pure: { name: elements.pure, reminder: 'Si paga con mana di qualsiasi colore.' },
};
