// Che cosa dice la partita che insegna Contracts in italiano? I nomi dei contratti vengono dal gioco.

import type { learn as en } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof en, string>> = {
  'learn.contracts.title': 'Impara Contracts',
  'learn.contracts.goal.title': 'Lo scopo',
  'learn.contracts.goal.text':
    'Tu e l’avversario avete 30 di salute a testa. Perde chi arriva a 0 o meno. Il cuore in alto è il suo, quello in basso il tuo.',
  'learn.contracts.goal.now': 'Guardali tutti e due, poi premi Avanti.',
  'learn.contracts.hand.title': 'La mano iniziale',
  'learn.contracts.hand.text':
    'Si comincia con quattro contratti, e le Rune ci sono sempre. Quelli che non ti piacciono puoi cambiarli, una volta sola, prima del primo turno. {trialTorch} costa un mana rosso: ottimo per cominciare.',
  'learn.contracts.hand.now': 'Passa sopra un contratto o tienilo premuto per leggerlo. Poi tieni questa mano.',
  'learn.contracts.colour.title': 'Ogni turno un estrattore',
  'learn.contracts.colour.text':
    'Ogni turno comincia con un estrattore del colore che vuoi: rosso per il fuoco, blu per l’acqua, giallo per la luce. Ogni estrattore dà un mana a turno. Al tuo mazzo servono il rosso e il giallo.',
  'learn.contracts.colour.now': 'Prendine uno rosso, per {trialTorch}.',
  'learn.contracts.draw.title': 'Quanto a fondo vuoi scavare?',
  'learn.contracts.draw.text':
    'Si pesca un contratto a turno, ma puoi guardarne due o tre e prendere il migliore; gli altri finiscono nella tua pila degli scarti. Una volta a partita la pescata speciale ne prende due, a un prezzo.',
  'learn.contracts.draw.now': 'Guardane 2.',
  'learn.contracts.take.title': 'Prendine uno',
  'learn.contracts.take.text':
    'Li vedi solo tu. Quello che prendi resta segreto; quello che lasci va nella pila degli scarti, che potete leggere entrambi.',
  'learn.contracts.take.now': 'Premi il contratto che vuoi.',
  'learn.contracts.play.title': 'Gioca un contratto',
  'learn.contracts.play.text':
    'I contratti con la freccia si possono pagare. Seleziona {trialTorch}: gli estrattori che si svuoterebbero sono segnati. Ha Adrenalina, quindi può attaccare subito: selezionala, poi scegli l’avversario.',
  'learn.contracts.play.now': 'Gioca {trialTorch}, attacca se vuoi e termina il turno.',
  'learn.contracts.tanks.title': 'Niente va perso: i serbatoi',
  'learn.contracts.tanks.text':
    'Il mana che non spendi riempie i serbatoi alla fine del tuo turno, fino a cinque. È mana grigio: paga la parte grigia di un costo, mai un elemento. Resta lì finché non lo spendi.',
  'learn.contracts.tanks.now': 'Guarda la riga di estrattori e serbatoi.',
  'learn.contracts.line.title': 'La tua linea',
  'learn.contracts.line.text':
    'Le Creature stanno in un’unica linea, otto al massimo. Quando ne giochi una scegli il posto: premi lo spazio in cui deve stare. {paydayBearer} fornisce +1 attacco alle Creature accanto.',
  'learn.contracts.line.now': 'Un estrattore giallo paga {paydayBearer}. Giocalo.',
  'learn.contracts.attack.title': 'Attacca',
  'learn.contracts.attack.text':
    'Dal turno dopo il suo arrivo una Creatura può attaccare l’avversario o una delle sue Creature. Colpiscono entrambi nello stesso momento, e i danni restano.',
  'learn.contracts.attack.now': 'Seleziona una tua Creatura, poi l’avversario: un giocatore non risponde al colpo.',
  'learn.contracts.magnet.title': 'Magnetizzato: prima me',
  'learn.contracts.magnet.text':
    'Invece di attaccare, una Creatura può guadagnare Magnetizzato fino al tuo prossimo turno. Finché da una parte c’è qualcosa di Magnetizzato o Magnetico, si può attaccare solo quello. Sul tavolo ha un bordo di ferro.',
  'learn.contracts.magnet.now': 'Continua a leggere.',
  'learn.contracts.rune.title': 'Le Rune',
  'learn.contracts.rune.text':
    'Giocare una Runa non ha effetto. Resta accanto alla tua linea, e una volta a turno puoi pagare il costo scritto sopra e averne l’effetto. {squiresByTheHour} ogni volta assume uno Scudiero.',
  'learn.contracts.rune.now': 'Gioca una Runa quando puoi pagarla, e usala.',
  'learn.contracts.orb.title': 'I Globi sono armi a doppio taglio',
  'learn.contracts.orb.text':
    'Un Globo colpisce ciò che vuoi, anche oltre le Creature Magnetizzate, ma perdi tanta salute quanti danni infligge. Ogni colpo lo consuma. Lasciato attivo a fine turno, risponde al primo attacco contro di te.',
  'learn.contracts.orb.now': 'Il tavolo dice quanto ti costa prima che tu prema.',
  'learn.contracts.neighbours.title': 'I vicini',
  'learn.contracts.neighbours.text':
    'Ciò che un contratto fornisce vale solo finché sta lì: le freccette fra due Creature mostrano chi dà che cosa a chi. Se chi dà se ne va, il dono sparisce.',
  'learn.contracts.neighbours.now': 'Attento ai posti.',
  'learn.contracts.why.title': 'Perché non posso?',
  'learn.contracts.why.text':
    'Ciò che non ha un segno ora non si può usare. Selezionalo o passaci sopra, e il tavolo dice che cosa manca, con un link alla regola.',
  'learn.contracts.why.now': 'Prova con un contratto che non puoi pagare.',
  'learn.contracts.burnout.title': 'Quando il mazzo finisce',
  'learn.contracts.burnout.text':
    'La pila degli scarti non torna mai nel mazzo. Per ogni contratto che manca subisci danni da esaurimento: 1, poi 2, poi 3. Chi scava a fondo ogni turno ci arriva prima.',
  'learn.contracts.burnout.now': 'Era l’ultima regola.',
  'learn.contracts.end.title': 'Ora sai tutto',
  'learn.contracts.end.text':
    'Il resto sta scritto sui contratti, e per ogni dubbio c’è il regolamento. Questa partita è vera: finiscila, e vinci.',
  'learn.contracts.end.now': 'Continua senza guida.',
  'learn.contracts.hint.replaced':
    'Ne hai cambiati alcuni: i nuovi vengono dal mazzo, i vecchi ci sono stati rimescolati.',
  'learn.contracts.hint.otherColour': 'Il blu si può prendere, ma a questo mazzo non serve: paga solo le parti grigie.',
  'learn.contracts.hint.special': 'Era la tua pescata speciale, l’unica di questa partita. Che coraggio!',
  'learn.contracts.hint.deep': 'Tre in una volta: la scelta migliore, e la via più rapida per finire il mazzo.',
  'learn.contracts.hint.saved': 'Non hai giocato Creature. Si può fare: il tuo mana ora è in un serbatoio.',
  'learn.contracts.hint.noAttack': 'Hai terminato il turno senza attaccare. Ci sarà un’altra occasione.',
  'learn.contracts.hint.noTorchColour': 'Prendine uno rosso o giallo: al tuo mazzo servono entrambi.',
  'learn.contracts.hint.noTorch': 'Gioca un contratto con la freccia, se ce n’è uno, e termina il turno.',
  'learn.contracts.hint.noBearer': 'Gioca una Creatura, se puoi pagarla, e termina il turno.',
  'learn.contracts.hint.cantAttack':
    'Ora nessuna delle tue Creature può attaccare: se puoi giocane una, e termina il turno.',
  'learn.contracts.hint.useRune': 'La Runa è accanto alla tua linea. Usala appena puoi pagarne l’uso.',
  'learn.contracts.hint.cantRune': 'Non puoi ancora pagare una Runa: gioca quello che vuoi e termina il turno.',
};
