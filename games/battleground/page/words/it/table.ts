// What does the table of Battleground say in Italian? Names and texts of spells come from the game.

import type { table as en } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof en, string>> = {
  'battleground.firstSteps':
    'Porta l’avversario a 0 punti vita. Lancia prima i cristalli, poi un’Evocazione: avanza da sola nella sua corsia.',
  'battleground.firstStepsDraft':
    'Porta l’avversario a 0 punti vita con evocazioni che marciano da sole. Prima scegli la classe.',
  'battleground.emptySlot': 'Vuoto: seleziona prima una magia della tua mano, poi preparala qui.',
  'battleground.round': 'Round {n}',
  'battleground.ruleset':
    '{movement, select, charging {Si avanza, poi si attacca} other {Si attacca, poi si avanza}} · {order, select, line {prima le vicine} other {prima le lontane}} · {flow, select, cascade {una alla volta} other {a ondata}}',
  'battleground.first': 'Comincia',
  'battleground.orientation': '{lanes} corsie e {rows} righe; la tua riga di casa è la più vicina.',

  'battleground.field': 'Campo {field}, libero',
  'battleground.summon': '{name} su {field}, {owner}, Attacco {attack}, PV {hp}',
  'battleground.summonOn': '{name} ({field}{side, select, own {, tua} other {}})',
  'battleground.base': 'valori stampati {base}',
  'battleground.defending': 'in difesa, Difesa {n}',
  'battleground.threatenedBy': 'minacciata da {names}',
  'battleground.turned': 'rivolta contro il proprietario',
  'battleground.newcomer': 'arrivata a battaglia in corso: non può ancora agire',
  'battleground.token':
    '{n, plural, one {# segnalino ({shape})} other {# segnalini ({shape})}}{name, select, other { {name}}}',
  'battleground.unresolved': 'deve ancora avere effetto in questo turno',
  'battleground.shape.triangle': 'triangolo',
  'battleground.shape.square': 'quadrato',
  'battleground.shape.circle': 'cerchio',
  'battleground.shape.star': 'stella',
  'battleground.shape.diamond': 'rombo',
  'battleground.shape.cross': 'croce',
  'battleground.shape.hexagon': 'esagono',
  'battleground.shape.heart': 'cuore',

  'battleground.willAdvance': 'avanza su {field}',
  'battleground.willAttack':
    'attacca {name}: {n, plural, =0 {nessun danno} one {# danno} other {# danni}}{kills, select, yes {, la uccide} other {}}',
  'battleground.willDefend': 'difende con {n}',
  'battleground.willBeBlocked': 'è bloccata',
  'battleground.willNotAdvance': 'resta ferma: {by}',
  'battleground.willNotAttack': 'non può attaccare: {by}',
  'battleground.willDie': 'muore',
  'battleground.tagDefends': 'difende ({n})',
  'battleground.tagBlocked': 'bloccata',
  'battleground.preview': 'Anteprima della battaglia',
  'battleground.previewEnd': 'Nascondi l’anteprima',
  'battleground.previewTitle': 'La prossima battaglia, se non cambia nulla',
  'battleground.previewNone': 'Nessuna evocazione farà nulla.',
  'battleground.previewLife': '{name}: −{n} punti vita',
  'battleground.stance.auto': 'In automatico: attacca se può, altrimenti difende',
  'battleground.stance.attack': 'Attacca',
  'battleground.stance.defend': 'Difende',
  'battleground.askEach': 'Chiedimelo per ogni evocazione',
  'battleground.askStance': '{name} ({field}): attacca o difende?',
  'battleground.attackOn': 'Attacca {name}',
  'battleground.attackNobody': 'Attacca (nessuno a tiro)',
  'battleground.defendWith': 'Difende con {n}',

  'battleground.toBattle': 'In battaglia',
  'battleground.cast': 'Lancia',
  'battleground.castCrystals':
    '{n, plural, one {Lancia il cristallo} =2 {Lancia entrambi i cristalli} other {Lancia tutti i # cristalli}}',
  'battleground.prepareIn': 'Prepara nello spazio {slot}',
  'battleground.prepareOver': 'Prepara nello spazio {slot} (scarta {name})',
  'battleground.retain': '{n, plural, =0 {Non trattenere nulla} one {Trattieni # magia} other {Trattieni # magie}}',
  'battleground.slot': 'Spazio {slot}: {name}, cariche: {charges}',
  'battleground.slotEmpty': 'Spazio {slot}, libero',
  'battleground.slotOther':
    'Spazio {slot}: {name, select, other {{name}}} coperta dal round {turn}, cariche: {charges}',
  'battleground.since': 'R{n}',
  'battleground.hitsNobody': 'Non colpisce nessuno',
  'battleground.markToken': 'segnalino',
  'battleground.markNothing': 'Antimagia',

  'battleground.pacing': 'Ritmo della battaglia',
  'battleground.pause': 'Pausa',
  'battleground.goOn': 'Continua',
  'battleground.step': 'Passo',
  'battleground.slow': 'Lento',
  'battleground.held': 'La battaglia è in pausa.',
  'battleground.deckOwn': 'Queste magie sono ancora nel tuo mazzo, in un ordine che nessuno conosce.',
  'battleground.deckOther': 'Mazzo, mano e magie preparate insieme: non sai dove sia ciascuna.',
};
