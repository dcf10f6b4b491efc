// Che cosa dice in italiano la partita che insegna Sun & Moon? I nomi delle carte vengono dal gioco.

import type { learn as en } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof en, string>> = {
  'learn.sunMoon.title': 'Impara Sole e Luna',
  'learn.sunMoon.goal.title': 'Sole contro luna',
  'learn.sunMoon.goal.text':
    'Tu sei il Paladino, in basso; lo Stregone è in alto. Cominciate con 15 punti vita. Chi arriva a 0 o meno perde la partita.',
  'learn.sunMoon.goal.now': 'Guarda i due giocatori, poi premi Avanti.',
  'learn.sunMoon.hand.title': 'La mano iniziale',
  'learn.sunMoon.hand.text':
    'Cominci con quattro carte. Una volta sola, prima del primo turno, puoi metterne da parte alcune e pescarne altrettante. {gateNovice} costa 1 e {hiredSword} costa 2: un bell’inizio.',
  'learn.sunMoon.hand.now': 'Passa sopra una carta, o tienila premuta, per leggerla. Poi tieni questa mano.',
  'learn.sunMoon.play.title': 'Tutto stanca',
  'learn.sunMoon.play.text':
    'Qui non c’è mana. Il costo di una carta si somma alla tua fatica, che non supera mai 6: ciò che la porterebbe oltre non lo puoi pagare. La barra mostra quanto aggiungerebbe una carta prima che la giochi.',
  'learn.sunMoon.play.now': 'Gioca {gateNovice}, e se vuoi anche {hiredSword}.',
  'learn.sunMoon.tapped.title': 'Tappata',
  'learn.sunMoon.tapped.text':
    'È coricata: tappata. Un’evocazione entra in gioco tappata e non può attaccare finché non si stappa, quando comincia il tuo prossimo turno. Però può essere attaccata, e risponde ai colpi.',
  'learn.sunMoon.tapped.now': 'Guarda la tua riga, poi premi Avanti.',
  'learn.sunMoon.turn.title': 'Termina il turno',
  'learn.sunMoon.turn.text':
    'Non devi spendere tutto. Ciò che tieni libero ti serve per rispondere nel turno dell’avversario: lì funzionano anche talenti, abilità e carte Rapide.',
  'learn.sunMoon.turn.now': 'Termina il turno.',
  'learn.sunMoon.answer.title': 'Posso rispondere?',
  'learn.sunMoon.answer.text':
    'Prima che qualcosa dell’avversario abbia effetto, puoi rispondere. L’ultima risposta avviene per prima. {lullaby} è Rapida e costa 0: addormenta un’evocazione nemica. {reedLurker} può perfino mettersi davanti a un attacco. Oppure passa e risparmiati.',
  'learn.sunMoon.answer.now': 'Quando tocca a te, rispondi con una carta segnata, o passa.',
  'learn.sunMoon.halving.title': 'Metà se ne va',
  'learn.sunMoon.halving.text':
    'Quando comincia il tuo turno peschi una carta, stappi tutto e la fatica si dimezza, per difetto: da 6 e 5 restano 3 e 2, da 3 resta 1. Quindi chi spende molto oggi ha meno domani.',
  'learn.sunMoon.halving.now': 'Guarda la tua fatica, poi premi Avanti.',
  'learn.sunMoon.attack.title': 'L’attacco',
  'learn.sunMoon.attack.text':
    'Seleziona un’evocazione stappata, poi chi attacca. Si colpiscono nello stesso momento; chi resta senza difesa è distrutta. Vedi il risultato prima di confermare. I danni spariscono alla fine del turno.',
  'learn.sunMoon.attack.now': 'Attacca con {gateNovice}: temprata com’è, sopravvive.',
  'learn.sunMoon.shield.title': 'Le evocazioni fanno da scudo',
  'learn.sunMoon.shield.text':
    'Finché un giocatore ha un’evocazione, tappata o no, bisogna attaccare quella: chi sta dietro non si può colpire. Passa oltre solo chi ha Ignora evocazioni. Perciò tieni sempre qualcuno in campo.',
  'learn.sunMoon.shield.now': 'Premi Avanti.',
  'learn.sunMoon.harden.title': 'Tempra',
  'learn.sunMoon.harden.text':
    '{gateNovice} e {ironTortoise} hanno Tempra: paghi X fatica, e l’evocazione prende +X difesa fino alla fine del turno. Quante volte vuoi, se puoi pagare; anche tappata, e anche in risposta a un attacco.',
  'learn.sunMoon.harden.now':
    'Nel tuo turno seleziona {gateNovice}, usa Tempra e scegli X = 4: basta per qualsiasi colpo di risposta.',
  'learn.sunMoon.skill.title': 'I talenti, e quanto vale X',
  'learn.sunMoon.skill.text':
    'Accanto alla fatica c’è la carta dei talenti: ne usi uno dei quattro tra un tuo turno e l’altro. X lo scegli tu. Costano fatica per punti vita, carte o attacco; uno, invece, toglie fatica in cambio di carte scartate. Selezionali per leggerli.',
  'learn.sunMoon.skill.now': 'Usa un talento e scegli X, per esempio X = 1.',
  'learn.sunMoon.end.title': 'Da qui in poi, tu',
  'learn.sunMoon.end.text':
    'Non serve altro. Solo due cose: la fatica che una carta ti impone oltre 6 costa punti vita, e nelle altre partite si può rispondere anche a una risposta. Il resto è nel regolamento, e dalla pagina iniziale ti aspetta un draft o un mazzo tuo.',
  'learn.sunMoon.end.now': 'Continua finché vuoi.',
  'learn.sunMoon.hint.saved': 'Non hai giocato niente: la fatica resta bassa, ma davanti a te non c’è nessuno.',
  'learn.sunMoon.hint.passed': 'Hai passato. Spesso è saggio: la fatica che non spendi ora ti resta per il tuo turno.',
  'learn.sunMoon.hint.rested':
    'Hai terminato il turno senza attaccare. Le evocazioni stappate possono attaccare, se vuoi.',
  'learn.sunMoon.hint.noNovice': 'Gioca un’evocazione che puoi pagare.',
  'learn.sunMoon.hint.otherHardens': 'Nel tuo turno seleziona una carta con Tempra, usala e scegli X.',
  'learn.sunMoon.hint.otherAttacks': 'Nel tuo turno, attacca con un’evocazione stappata.',
  'learn.sunMoon.hint.cantAttack':
    'Ora nessuna delle tue evocazioni può attaccare: se puoi giocane una, e termina il turno.',
  'learn.sunMoon.hint.cantHarden':
    'Ora non puoi pagarla: termina il turno, e usala quando vieni attaccato o nel prossimo turno.',
  'learn.sunMoon.hint.cantSkill': 'Ora non puoi usare talenti: termina il turno, e usane uno nel prossimo.',
};
