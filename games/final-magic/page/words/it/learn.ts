// What does the match that teaches Final Magic say in Italian? Card names come from the game.

export const learn = {
  'learn.title': 'Impara Final Magic',
  'learn.goal.title': 'Lo scopo',
  'learn.goal.text':
    'Siete due maghi con 50 punti vita a testa. Vince chi porta l’altro a 0. Il cuore in alto mostra la vita dell’avversario, quello in basso la tua.',
  'learn.goal.now': 'Guardali entrambi, poi premi Avanti.',
  'learn.hand.title': 'La tua mano',
  'learn.hand.text':
    'A ogni round peschi cinque carte. {copper} è denaro: serve a comprare. Le gemme danno mana: serve a lanciare magie. A fine round si mette via tutto e si pescano altre cinque carte.',
  'learn.hand.now': 'Passa sopra una carta, oppure tienila premuta, per leggerla da vicino.',
  'learn.action.title': 'Comincia il round: la tua Fase Azione',
  'learn.action.text':
    'In ogni round prima agisci e poi compri; poi tocca all’avversario; infine combattete insieme. Non hai ancora magie da lanciare in questa fase, quindi non c’è niente da fare.',
  'learn.action.now': 'Termina la tua Fase Azione.',
  'learn.buy.title': 'Monete e acquisti',
  'learn.buy.text':
    'Nel mercato c’è tutto ciò che si può comprare; il numero dorato nell’angolo è il prezzo. Hai tre carte {copper}, cioè tre monete. {fireball} costa 2 e infligge 5 danni.',
  'learn.buy.now': 'Seleziona {fireball} nel mercato e comprala. Paghi con il tuo {copper}.',
  'learn.toHand.title': 'Ciò che compri è subito tuo',
  'learn.toHand.text':
    'Le magie e le gemme che compri vanno dritte in mano, pronte per lo scontro di questo round. Solo il denaro va negli scarti e torna più avanti. In un round puoi comprare più carte, ma una sola per tipo. {airSwipe} costa appena 1.',
  'learn.toHand.now': 'Se vuoi compra anche {airSwipe}, poi termina la Fase Acquisto.',
  'learn.mana.title': 'Gemme e mana',
  'learn.mana.text':
    'Anche l’avversario ha comprato, e adesso c’è lo scontro. Una magia costa mana: è il numero blu sulla carta. Una {lesserGem} giocata nello scontro ne dà 1. {fireball} ne chiede 1, {airSwipe} nessuno.',
  'learn.mana.now': 'Vai avanti: ora prepari lo scontro.',
  'learn.plan.title': 'Il piano per lo scontro',
  'learn.plan.text':
    'Metti nel piano le gemme e le magie che vuoi usare: il tavolo conta il mana. Puoi cambiarlo finché non lo invii. Quello che non usi viene comunque messo via, quindi risparmiare non serve.',
  'learn.plan.now': 'Aggiungi una {lesserGem}, {fireball} e tutto ciò che puoi lanciare, poi premi Combatti.',
  'learn.reveal.title': 'Si rivela insieme',
  'learn.reveal.text':
    'I due piani erano segreti e si sono scoperti nello stesso momento: nessuno poteva reagire. Tutte le magie agiscono insieme. Il registro dice riga per riga chi ha fatto cosa.',
  'learn.reveal.now': 'Guarda che cosa è successo alla vita di entrambi.',
  'learn.damage.title': 'Il danno resta, le cure rimediano',
  'learn.damage.text':
    'La vita persa non torna da sola. Magie d’Acqua come {shower} curano, ma mai oltre i 50 punti con cui hai iniziato.',
  'learn.damage.now': 'È cominciato un nuovo round, con cinque carte nuove.',
  'learn.block.title': 'Bloccare, e gli scudi che restano',
  'learn.block.text':
    '{rockToss} blocca 5 danni, solo in questo scontro. {rockShield} ne blocca 7 e resta davanti a te, round dopo round, finché i 7 non sono esauriti. I blocchi sono pronti prima che arrivi qualsiasi danno.',
  'learn.block.now': 'Termina la Fase Azione, poi compra {rockShield}.',
  'learn.why.title': 'Perché non posso?',
  'learn.why.text':
    'Le carte senza segno adesso non si possono usare. Selezionane una, per esempio {firestorm}, o passaci sopra: il tavolo ti dice che cosa manca, con un rimando alla regola.',
  'learn.why.now': 'Prova. E se hai le monete compra {shower}: ci servirà presto.',
  'learn.priority.title': 'Priorità',
  'learn.priority.text':
    'Alcune magie d’Aria dicono «priorità»: colpiscono prima di tutte le altre. Chi cade per un colpo con priorità è fuori prima che succeda il resto. Scudi e blocchi valgono anche contro di loro.',
  'learn.priority.now': 'Concludi gli acquisti e prepara lo scontro: alza il tuo scudo.',
  'learn.action2.title': 'Magie per la Fase Azione',
  'learn.action2.text':
    '{shower}, {glide} e altre dicono «Azione o Scontro»: puoi lanciarle già adesso, prima che qualcuno compri. Il mana di una gemma giocata ora vale solo per questo round. Una gemma si può anche esiliare per pescare: ma allora è persa per sempre.',
  'learn.action2.now':
    'Se hai in mano {shower}, gioca una gemma e lanciala. Oppure termina semplicemente la Fase Azione.',
  'learn.counter.title': 'Contromagia',
  'learn.counter.text':
    '{counterspell} annulla una magia avversaria: in risposta, mentre l’avversario lancia nella sua Fase Azione, oppure nello scontro, dove scegli il bersaglio dopo che i piani sono stati rivelati. Le magie più potenti non si possono annullare.',
  'learn.counter.now': 'È sempre nel mercato, per 2 monete.',
  'learn.grow.title': 'Crescere',
  'learn.grow.text':
    'Le stesse carte tornano di continuo: quello che compri dà forma al tuo mazzo. Più gemme lanciano magie più grandi, un denaro migliore le compra, e {manaChanneling} toglie di mezzo ciò che non ti serve più.',
  'learn.grow.now': 'Compra quello che preferisci e gioca lo scontro di questo round.',
  'learn.sudden.title': 'Se cadete insieme',
  'learn.sudden.text':
    'Se arrivate entrambi a 0 nello stesso scontro c’è la morte improvvisa: 20 punti vita a testa, niente più denaro né acquisti, finché uno cade.',
  'learn.sudden.now': 'Era l’ultima regola.',
  'learn.end.title': 'Adesso sai tutto',
  'learn.end.text':
    'Il resto è scritto sulle carte, e per ogni dubbio c’è il regolamento. Questa è una partita vera: portala a termine, e vinci.',
  'learn.end.now': 'Continua senza guida.',
  'learn.hint.gemPlayed':
    'Hai giocato una gemma: il suo mana ti resta fino alla fine del round, scontro compreso. Bene.',
  'learn.hint.gemOutcast':
    'Hai esiliato una gemma: è persa per sempre, e in cambio hai pescato. Si può fare, ma all’inizio le gemme sono preziose.',
  'learn.hint.coinSpent': 'Il denaro è speso e aspetta sotto forma di monete. Ora seleziona una carta nel mercato.',
  'learn.hint.boughtMoney': 'Hai comprato denaro: è negli scarti e ti arriverà in mano in un prossimo round.',
  'learn.hint.boughtOther': 'Una scelta diversa dalla mia, ma valida. La lezione prosegue allo stesso modo.',
  'learn.hint.boughtNothing': 'Non hai comprato niente. Si può, ma le monete non si conservano per il round dopo.',
  'learn.hint.emptyPlan':
    'Hai combattuto senza nulla. È permesso, ma non fai danni: la prossima volta usa tutto ciò che puoi lanciare.',
  'learn.hint.noSpell': 'Nello scontro le gemme da sole non fanno niente: servono a pagare le magie.',
  'learn.hint.noFireball': 'Aggiungi le gemme e le magie che hai, poi premi Combatti.',
  'learn.hint.noShield': 'Prepara lo scontro con quello che hai.',
  'learn.hint.dearFireball':
    'Le monete non bastano più per {fireball}: compra quello che vuoi, o termina la Fase Acquisto.',
  'learn.hint.dearShield':
    'In questo round le monete non bastano per {rockShield}: compra quello che vuoi, o termina la Fase Acquisto.',
} as const;
