// Che cosa dice il tavolo di Contracts in italiano? Nomi e testi dei contratti vengono dal gioco.

import type { table as en } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof en, string>> = {
  'contracts.firstSteps':
    'Porta l’avversario a 0 di salute. Per cominciare metti da parte i contratti costosi, o tieni la mano.',
  'contracts.firstTurn':
    'Porta l’avversario a 0 di salute: ottieni un estrattore per il mana, pesca, gioca contratti, attacca.',
  'contracts.gap': 'Mettila al posto {place} di {of}',
  'contracts.specialLeft': 'Pescata speciale: ancora disponibile, una volta a partita',
  'contracts.specialUsed': 'Pescata speciale: già usata',
  'contracts.nextBurnout': 'Prossimo esaurimento: {n, plural, one {# danno} other {# danni}}',
  'contracts.first': 'Primo giocatore',

  'contracts.look': 'Guardane {n}',
  'contracts.drawTakes': 'ne prendi {n}',
  'contracts.drawDiscards': 'ne scarti {n}',
  'contracts.drawDamage': '{n, plural, one {subisci # danno} other {subisci # danni}}',
  'contracts.drawBurns': 'esaurimento: {n, plural, one {# danno} other {# danni}}',
  'contracts.elementNeeded':
    'Serve a {hand, plural, one {# contratto} other {# contratti}} in mano e a {deck} nel mazzo',
  'contracts.elementIdle': 'Al tuo mazzo non serve',
  'contracts.looked': 'I contratti che stai guardando',
  'contracts.otherLooks': '{name}: guarda {n, plural, one {# contratto} other {# contratti}}',

  'contracts.placeOnly': 'Nella tua linea',
  'contracts.placeLeft': 'All’estremità sinistra',
  'contracts.placeRight': 'All’estremità destra',
  'contracts.placeBetween': 'Fra {left} e {right}',
  'contracts.targetOf': '{name}{side, select, own { (tua)} other {}}',
  'contracts.attackOn': 'Attacca: {name}',
  'contracts.orbOn': 'Globo su {name}: {n, plural, one {# danno} other {# danni}}, tu perdi {n}',
  'contracts.guardCosts': 'Rispondere a un attacco ti costa fino a {n} di salute: ne hai {health}.',
  'contracts.replaces': 'Sostituisce {name}, che va nella pila degli scarti.',
  'contracts.orbDeadly': 'Ti costerebbe tutta la salute che ti resta.',
  'contracts.payWith': 'Paga ({n} di {due})',
  'contracts.payUsual': 'Pagamento predefinito',
  'contracts.storeLess': 'I tuoi serbatoi: conserva meno alla fine di questo turno…',
  'contracts.choosePayment': 'Scegli con che cosa pagare…',
  'contracts.replace': '{n, plural, =0 {Tieni questa mano} one {Cambia # contratto} other {Cambia # contratti}}',
  'contracts.store': 'Conserva {n} mana su {due}',
  'contracts.deckOwn': 'Questi contratti sono ancora nel tuo mazzo, in un ordine che nessuno conosce.',
  'contracts.deckOther': 'Mazzo e mano nascosta insieme: non sai quali di questi siano in mano.',

  'contracts.yourDeck': 'Il tuo mazzo',
  'contracts.botDeck': 'Il mazzo del bot',
  'contracts.deckOfA': 'Mazzo del giocatore A',
  'contracts.deckOfB': 'Mazzo del giocatore B',
  'contracts.curve': 'Contratti per costo',
  'contracts.mean': 'media {mean, number, ::.0}',
  'contracts.curveOf': '{n, plural, one {# contratto} other {# contratti}} di costo {cost}',
  'contracts.elements': 'Per elemento',
  'contracts.several': 'di più elementi',
  'contracts.types': 'Per tipo',
  'contracts.types.creature': '{n, plural, one {# Creatura} other {# Creature}}',
  'contracts.types.spell': '{n, plural, one {# Incantesimo} other {# Incantesimi}}',
  'contracts.types.orb': '{n, plural, one {# Globo} other {# Globi}}',
  'contracts.types.rune': '{n, plural, one {# Runa} other {# Rune}}',
  'contracts.sample': 'Una mano di prova',
  'contracts.sampleAgain': 'Un’altra',
  'contracts.sampleText': 'Le Rune vengono sempre per prime.',
  'contracts.allCards': 'Tutti i suoi contratti',

  'contracts.filter.deck': 'Mazzo',
  'contracts.filter.type': 'Tipo',
  'contracts.filter.cost': 'Costo',
  'contracts.filter.element': 'Elemento',
  'contracts.filter.keyword': 'Parola chiave',
  'contracts.tokens': 'Token',
  'contracts.inDeck': '{name}, {n, plural, one {# copia} other {# copie}}',
  'contracts.isToken': 'Un token: solo gli effetti lo evocano.',

  'contracts.introLead': 'Due parti, 30 di salute e un mazzo di 40 contratti ciascuna. Porta l’altra a 0 e hai vinto.',
  'contracts.introStart': 'Mazzo e mano iniziale',
  'contracts.introStartText':
    'Ognuno sceglie uno dei quattro mazzi. Le Rune arrivano di sicuro nella mano iniziale di quattro contratti; quelli che non ti piacciono puoi cambiarli una volta. Chi gioca per secondo riceve l’unico estrattore grigio.',
  'contracts.introTurns': 'Si gioca a turni, e ogni turno ha cinque passi:',
  'contracts.stepExtract': 'Guadagna un estrattore',
  'contracts.stepExtractText':
    'Uno a turno, del colore che vuoi: rosso per il fuoco, blu per l’acqua, giallo per la luce. Tutti i tuoi estrattori si riempiono; ognuno dà un mana a turno.',
  'contracts.stepDraw': 'Pesca quanto osi',
  'contracts.stepDrawText':
    'Guarda uno, due o tre contratti, prendine uno e scarta gli altri. Scavando a fondo si trova il contratto giusto, ma il mazzo finisce prima. Una volta a partita la pescata speciale ne prende due.',
  'contracts.stepPlay': 'Gioca contratti',
  'contracts.stepPlayText':
    'Le Creature entrano nella linea dove vuoi tu, gli Incantesimi agiscono subito, un Globo colpisce a spese della tua salute, una Runa si può usare ogni turno.',
  'contracts.stepFight': 'Attacca o fai la guardia',
  'contracts.stepFightText':
    'Dal turno dopo il suo arrivo ogni Creatura può attaccare o guadagnare Magnetizzato. Finché c’è qualcosa di Magnetizzato, si attacca prima quello.',
  'contracts.stepEnd': 'Riempi i serbatoi',
  'contracts.stepEndText':
    'Il mana che non hai speso va nei tuoi cinque serbatoi, come mana grigio per i turni seguenti. Lascia attivo il Globo se ti aspetti un attacco.',
  'contracts.tip1':
    'I vicini contano: molte Creature forniscono qualcosa a chi sta loro accanto, quindi attento a dove le metti.',
  'contracts.tip2': 'La salute si controlla solo fra un’azione e l’altra: chi è a 0 nel mezzo può ancora salvarsi.',
  'contracts.tip3': 'Un mazzo vuoto brucia: 1 danno per il primo contratto che manca, 2 per il secondo, e così via.',
};
