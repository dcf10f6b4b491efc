// Che cosa dice in italiano la partita che insegna Battleground? I nomi delle magie vengono dal gioco.

export const learn = {
  'learn.battleground.title': 'Impara Battleground',
  'learn.battleground.goal.title': 'Lo scopo',
  'learn.battleground.goal.text':
    'Tu e l’avversario avete 20 punti vita a testa, e fra voi un campo diviso in corsie. Le tue evocazioni marciano lungo le corsie e colpiscono chi incontrano; oltre l’ultima riga colpiscono l’avversario. Chi arriva a 0 perde.',
  'learn.battleground.goal.now': 'Guarda le due barre, poi premi Avanti.',
  'learn.battleground.crystals.title': 'I cristalli sono mana',
  'learn.battleground.crystals.text':
    'Ogni turno peschi cinque delle tue dieci carte. I cristalli non costano nulla: lanciali per primi, ognuno dà un mana del suo colore. Il mana non speso va perso alla fine del turno.',
  'learn.battleground.crystals.now': 'Lancia i due cristalli bianchi: c’è un pulsante per lanciarli tutti insieme.',
  'learn.battleground.summon.title': 'Lancia un’Evocazione',
  'learn.battleground.summon.text':
    '{guard} costa due mana bianchi. Le evocazioni arrivano sulla tua riga di casa, quella più vicina a te, nella corsia che scegli. Evocare ti dà 1 punto esperienza.',
  'learn.battleground.summon.now': 'Seleziona {guard}, lanciala e scegli un campo; oppure trascinala lì.',
  'learn.battleground.battle.title': 'La battaglia va da sola',
  'learn.battleground.battle.text':
    'In battaglia ogni tua evocazione prima avanza di un campo, a meno che abbia già qualcuno a tiro, e poi attacca la nemica più vicina. Le frecce mostrano che cosa succederà. Tu guardi e basta.',
  'learn.battleground.battle.now': 'Premi il pulsante per andare in battaglia, e lascia giocare l’avversario.',
  'learn.battleground.search.title': 'Chi viene attaccato?',
  'learn.battleground.search.text':
    'La nemica più vicina. A pari distanza guarda a sinistra, davanti, a destra, dietro, sempre in senso orario. L’avversario sta dietro l’ultima riga e conta come se fosse dritto davanti.',
  'learn.battleground.search.now':
    'Le frecce sul campo mostrano la tua prossima battaglia. Guardale, poi premi Avanti.',
  'learn.battleground.prepare.title': 'Prepara quello che non puoi pagare',
  'learn.battleground.prepare.text':
    '{lanternArcher} costa due bianchi e un rosso: più di quanto hai. Mettila coperta in uno spazio di preparazione. Lì aspetta da un turno all’altro; il resto della mano invece si scarta.',
  'learn.battleground.prepare.now': 'Seleziona {lanternArcher} e mettila in uno spazio di preparazione.',
  'learn.battleground.charge.title': 'Caricala',
  'learn.battleground.charge.text':
    'Il mana che metti su una magia preparata resta lì e più tardi la paga. Così non si perde nulla: due mana in questo turno, il terzo nel prossimo.',
  'learn.battleground.charge.now':
    'Lancia i cristalli, poi carica lo spazio con ogni mana: selezionalo, o trascinalo sullo spazio.',
  'learn.battleground.stance.title': 'Attaccare o difendere?',
  'learn.battleground.stance.text':
    'Invece di attaccare, un’evocazione può difendere fino alla tua prossima battaglia: si mette di traverso, e la sua Difesa riduce ogni colpo. Da sola attacca se può, altrimenti difende. Selezionala per dirle di fare diversamente.',
  'learn.battleground.stance.now': 'Se vuoi, di’ a {guard} che cosa fare; poi vai in battaglia.',
  'learn.battleground.exp.title': 'Esperienza e monete',
  'learn.battleground.exp.text':
    'Guadagni 1 punto esperienza per ogni tua battaglia, per ogni evocazione che mandi in campo e per ogni nemica che uccidi. Tre punti fanno una moneta.',
  'learn.battleground.exp.now': 'Hai appena avuto la prima.',
  'learn.battleground.buy.title': 'Compra una magia',
  'learn.battleground.buy.text':
    'Una moneta compra qualsiasi magia di una riga aperta, oppure un cristallo. Finisce nei tuoi scarti e la pescherai quando il mazzo si sarà esaurito. Attento ai colori: i tuoi cristalli sono bianchi e rossi.',
  'learn.battleground.buy.now': 'Compra qualcosa. Con un cristallo bianco non si sbaglia mai.',
  'learn.battleground.queue.title': 'Un mercato che si muove',
  'learn.battleground.queue.text':
    'Ogni riga è una coda. Alla fine di ogni turno, tuo o dell’avversario, la magia più vecchia se ne va e ne arriva una nuova. Le righe chiuse si aprono quando finiscono le monete della riserva.',
  'learn.battleground.queue.now': 'Quella che sta per uscire è segnata.',
  'learn.battleground.slot.title': 'Lancia dallo spazio di preparazione',
  'learn.battleground.slot.text':
    'Una magia preparata si lancia come una dalla mano; le sue cariche sono già pagate. {lanternArcher} tira appena arriva, se ha una nemica a tiro.',
  'learn.battleground.slot.now': 'Lancia {lanternArcher} appena hai il mana che manca.',
  'learn.battleground.defence.title': 'Accerchiate',
  'learn.battleground.defence.text':
    'La Difesa è il livello, più 1 per ogni Scudo, meno 1 per ogni nemica a fianco che potrebbe colpire. Due attaccanti sfondano dove uno non passa.',
  'learn.battleground.defence.now':
    'Passa sopra un’evocazione, o tienila premuta: dice quanta Difesa ha e chi la minaccia.',
  'learn.battleground.why.title': 'Perché non posso?',
  'learn.battleground.why.text':
    'Ciò che non è segnato ora non si può usare. Selezionalo o passaci sopra, e il tavolo dice che cosa manca, con un rimando alla regola.',
  'learn.battleground.why.now': 'Prova con una magia che non puoi pagare.',
  'learn.battleground.end.title': 'Ora sai tutto',
  'learn.battleground.end.text':
    'Incantamenti, Aure e condizioni sono spiegati sulle carte, e il regolamento risponde al resto. Questa partita è vera: finiscila, e vinci.',
  'learn.battleground.end.now': 'Continua senza guida.',
  'learn.battleground.hint.noSummon': 'In campo non hai nessuno. Si può fare, ma nessuno combatterà per te.',
  'learn.battleground.hint.kept':
    'Non hai preparato nulla: la mano è stata scartata, e tornerà quando si rimescola il mazzo.',
  'learn.battleground.hint.lost': 'Niente cariche questa volta: il mana è perso, ma la magia aspetta al suo posto.',
  'learn.battleground.hint.saved': 'Hai tenuto la moneta. Le monete non decadono; il mercato intanto va avanti.',
  'learn.battleground.hint.crystal': 'Un cristallo: più mana in ogni mano che verrà.',
  'learn.battleground.hint.noGuardToCast': 'Lancia un’Evocazione, se puoi pagarla, e scegli un campo.',
  'learn.battleground.hint.noArcher':
    'Seleziona una magia che non puoi ancora pagare e mettila in uno spazio di preparazione.',
  'learn.battleground.hint.otherSummon': 'Se vuoi, di’ alla tua evocazione che cosa fare; poi vai in battaglia.',
  'learn.battleground.hint.noCoin': 'Non ne hai ancora tre: la moneta arriverà presto.',
  'learn.battleground.hint.otherSpell': 'Lancia la magia preparata appena hai il mana che manca.',
} as const;
