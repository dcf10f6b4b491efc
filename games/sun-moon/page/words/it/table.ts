// Che cosa dice il tavolo di Sun & Moon in italiano? Nomi e testi delle carte vengono dal gioco.

import type { table as en } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof en, string>> = {
  'sunMoon.firstSteps':
    'Porta l’avversario a 0 punti vita. Per cominciare metti da parte le carte costose, o tieni la mano.',
  'sunMoon.firstStepsDraft':
    'Porta l’avversario a 0 punti vita in due partite su tre. Prima componi il mazzo: una carta su tre.',
  'sunMoon.firstTurn': 'Porta l’avversario a 0 punti vita. Comincia con un’evocazione: si paga in fatica, fino a 6.',
  'sunMoon.on': '{name} su {bearer}',
  'sunMoon.enchantedBy': '{name}, giocata da: {who}',
  'sunMoon.attacks': 'sta attaccando',
  'sunMoon.targeted': 'bersaglio di un effetto in attesa',
  'sunMoon.noneOwn': 'Nessuna evocazione: gli attacchi vanno dritti al giocatore.',
  'sunMoon.noneOther': '{name}: nessuna evocazione',
  'sunMoon.first': 'ha cominciato',
  'sunMoon.wins': '{n, plural, one {# partita vinta} other {# partite vinte}}',
  'sunMoon.score': '{name} {own}–{other} {foe}',

  'sunMoon.fatigue': 'Fatica {n} su 6, spazio per {room}',
  'sunMoon.nextSurplus': '{n} di troppo: allora {n, plural, one {# punto vita perso} other {# punti vita persi}}',
  'sunMoon.nextShort': 'poi {n}',
  'sunMoon.tooTired': '{n} di troppo',
  'sunMoon.overflow': '{n} di troppo: −{n} PV',

  'sunMoon.play': 'Giocala',
  'sunMoon.attackOn': 'Attacca {name}',
  'sunMoon.fight': 'Attacca: l’altro giocatore sceglie chi difende',
  'sunMoon.targetOf': '{name}{side, select, own { (tua)} other {}}',
  'sunMoon.clash.player': '{n, plural, one {# danno} other {# danni}}, punti vita rimasti {left}',
  'sunMoon.clash.itFalls': 'è distrutta',
  'sunMoon.clash.itStays': 'resta con {n}',
  'sunMoon.clash.yoursFalls': 'l’attaccante è distrutta',
  'sunMoon.clash.yoursStays': 'l’attaccante resta con {n}',
  'sunMoon.clash.pierces': '{n} {n, plural, one {passa} other {passano}} al giocatore',
  'sunMoon.back': 'Annulla (Esc)',
  'sunMoon.pass': 'Passa',
  'sunMoon.pass.concern': 'Passa finché non mi riguarda',
  'sunMoon.pass.turn': 'Passa fino al mio turno',
  'sunMoon.pass.kind': 'Non chiedere più: {kind}',
  'sunMoon.pass.stop': 'Aspetta, chiedimi',
  'sunMoon.passing': 'Passo in automatico…',
  'sunMoon.sparing': 'Passo: nessuna tua carta può rispondere…',
  'sunMoon.across': '{name} risponde?',
  'sunMoon.across.pass': '{name} passa',
  'sunMoon.across.answer': '{name} risponde: passa lo schermo',
  'sunMoon.across.stop': 'Aspetta, chiedi a {name}',
  'sunMoon.across.passing': '{name} passa in automatico…',
  'sunMoon.askAlways': 'Chiedimi ogni volta',
  'sunMoon.askWhen': 'Quando chiedere…',
  'sunMoon.endsTurn': '{name}: fine del turno.',
  'sunMoon.next': 'ora',
  'sunMoon.onlyTarget': 'Unico bersaglio: {name}.',
  'sunMoon.enters': 'Entra in gioco come {attack}/{defense}.',
  'sunMoon.inspire.does': 'L’evocazione prende +{x} attacco fino alla fine del turno.',
  'sunMoon.medicate.does':
    '{whose, select, theirs {L’avversario guadagna} other {Guadagni}} {x, plural, one {# punto vita} other {# punti vita}}.',
  'sunMoon.ponder.does':
    '{whose, select, theirs {L’avversario pesca} other {Peschi}} {x, plural, one {# carta} other {# carte}}.',
  'sunMoon.meditate.does':
    '{whose, select, theirs {L’avversario recupera} other {Recuperi}} {x, plural, one {# punto fatica} other {# punti fatica}}.',
  'sunMoon.hardenDoes': '+{x} difesa fino alla fine del turno.',
  'sunMoon.chooseX': 'X = {x}',
  'sunMoon.pays': 'paghi {n}: fatica {left}',
  'sunMoon.discards': '{n, plural, one {scarti # carta} other {scarti # carte}}',
  'sunMoon.setAside': '{n, plural, =0 {Tieni questa mano} one {Metti da parte # carta} other {Metti da parte # carte}}',
  'sunMoon.discardFor': 'Scarta ({n} di {due})',

  'sunMoon.windows': 'Quando chiedermi una risposta',
  'sunMoon.windowsOf': 'Quando chiedere una risposta a {name}',
  'sunMoon.windowsText':
    'Ciò che è disattivato si passa in automatico, sempre dopo la stessa pausa: il tempo non rivela mai la tua mano.',
  'sunMoon.sparingMe': 'Solo quando una mia carta può rispondere',
  'sunMoon.sparingMeText':
    'Se potresti usare soltanto un talento non ti viene chiesto nulla, a meno che passando tu non perda la partita. Disattivalo per decidere ogni volta.',
  'sunMoon.sparingOne': 'Solo quando riguarda {name}',
  'sunMoon.sparingOneText':
    'Gli attacchi, e tutto ciò che ha come bersaglio {name} o le sue carte. Le mani non contano mai: una domanda non ne rivela nulla.',
  'sunMoon.windowsAbout': 'Chiedi per',
  'sunMoon.window.summoning': 'Evocazioni giocate',
  'sunMoon.window.spell': 'Magie e incantamenti',
  'sunMoon.window.skill': 'Talenti',
  'sunMoon.window.ability': 'Abilità delle carte in gioco',
  'sunMoon.window.attack': 'Attacchi alle tue evocazioni',
  'sunMoon.window.attackOnMe': 'Attacchi a te',
  'sunMoon.window.end': 'La fine di un turno',

  'sunMoon.matchTied': 'Partita {n}: pareggio',
  'sunMoon.matchWon': 'Partita {n}: {you, select, yes {hai vinto!} other {vince {name}}}',
  'sunMoon.nextStarts': 'Comincia la partita {n}: {name}. I mazzi restano come sono.',
  'sunMoon.nextMatch': 'Prossima partita',
  'sunMoon.concedeMatch':
    'Perdi solo questa partita; il torneo continua, a meno che non sia questa a deciderlo. Non si può annullare.',
  'sunMoon.concedeDraft': 'Prima della prima partita significa perdere tutto il torneo. Non si può annullare.',
  'sunMoon.deckHidden': '{n, plural, one {# carta} other {# carte}}. Conosci solo quelle che sono state mostrate.',

  'sunMoon.yourDeck': 'Il tuo mazzo',
  'sunMoon.botDeck': 'Il mazzo del bot',
  'sunMoon.deckOfA': 'Mazzo del giocatore A',
  'sunMoon.deckOfB': 'Mazzo del giocatore B',
  'sunMoon.deckCards': 'Tutte le carte di {name}',

  'sunMoon.filter.type': 'Tipo',
  'sunMoon.filter.keyword': 'Parola chiave',
  'sunMoon.copies': '{n, plural, one {# copia} other {# copie}} nella scatola, e al massimo altrettante in un mazzo',

  'sunMoon.introLead':
    'Stregone contro Paladino, 15 punti vita a testa. Tutto ciò che fai ti stanca; porta l’altro a 0 e hai vinto.',
  'sunMoon.introStart': 'Un mazzo da 30',
  'sunMoon.introStartText':
    'Sceglilo in un draft, una carta su tre per trenta volte, e gioca al meglio delle tre; oppure portane uno e gioca una sola partita.',
  'sunMoon.introTurns': 'I giocatori si alternano:',
  'sunMoon.stepRest': 'Riposa',
  'sunMoon.stepRestText': 'Pesca una carta, stappa, e dimezza la tua fatica per difetto.',
  'sunMoon.stepPlay': 'Gioca e paga',
  'sunMoon.stepPlayText':
    'Ogni costo si somma alla tua fatica, che non supera mai 6. Le evocazioni entrano tappate, le magie agiscono subito, gli incantamenti restano su un’evocazione.',
  'sunMoon.stepFight': 'Attacca',
  'sunMoon.stepFightText':
    'Tappa un’evocazione e scegli il bersaglio: finché l’avversario ha un’evocazione, quella sta in mezzo. Colpiscono insieme.',
  'sunMoon.stepAnswer': 'Rispondi',
  'sunMoon.stepAnswerText':
    'Prima che qualcosa abbia effetto l’altro può rispondere con un talento, un’abilità o una carta Rapida. L’ultima risposta accade per prima.',
  'sunMoon.tip1': 'A 5 o 6 di fatica ne recuperi 3 a turno: 5 vale quanto 6, e lascia 1 per rispondere.',
  'sunMoon.tip2': 'Alla fine del turno i danni svaniscono: finisci ciò che cominci.',
  'sunMoon.tip3': 'La fatica che ti viene imposta oltre 6 costa invece punti vita.',
};
