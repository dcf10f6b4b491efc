// What does every word with a rule behind it mean, in one Italian sentence?

import type { Words } from '../words.ts';
import { conditions as names } from './nouns.ts';

export const conditions: Words['conditions'] = {
  haste: {
    name: names.haste,
    reminder:
      'Per ogni segnalino attacca o avanza una volta in più, alla fine della prossima battaglia del proprietario.',
  },
  stun: {
    name: names.stun,
    reminder: 'La prossima volta che dovrebbe avanzare o attaccare non lo fa; poi perde tutto lo Stordimento.',
  },
  disarm: {
    name: names.disarm,
    reminder: 'La prossima volta che dovrebbe attaccare non lo fa; poi perde tutto il Disarmo.',
  },
  turnover: {
    name: names.turnover,
    reminder:
      'È nemica del proprietario e alleata dell’altro giocatore, avanza verso il proprietario e non può difendere.',
  },
  chill: { name: names.chill, reminder: 'Ogni segnalino previene 1 danno dei suoi attacchi e poi si toglie.' },
  antimagic: {
    name: names.antimagic,
    reminder:
      'I Sortilegi non hanno effetto su di essa fino alla fine della prossima fase Incantamenti del proprietario.',
  },
  snare: {
    name: names.snare,
    reminder: 'La prossima volta che dovrebbe avanzare non lo fa; poi perde 1 Laccio.',
  },
};

export const terms: Words['terms'] = {
  rangeIcon: {
    name: 'Distanza',
    reminder: 'Attacca a distanza 1, più questo valore.',
  },
  shield: { name: 'Scudo', reminder: 'Mentre è in difesa ha altrettanta Difesa in più.' },
  packTactics: { name: 'Tattica di branco', reminder: 'Minaccia le nemiche anche mentre è in difesa.' },
  aura: { name: 'Aura', reminder: 'Una regola che vale finché la carta è in gioco.' },
  enchantment: {
    name: 'Incantamento',
    reminder:
      'Resta nella tua area di gioco e ha effetto all’inizio di ogni tuo turno: tante volte quante dice il numero, o finché non termina.',
  },
  token: {
    name: 'Segnalino',
    reminder: 'Lega un’evocazione all’Incantamento della stessa forma, o conta quanto dura quell’Incantamento.',
  },
  enchant: {
    name: 'Incantare',
    reminder: 'Metti su di essa un segnalino di questo Incantamento, o quanti ne dice il testo.',
  },
  unenchant: { name: 'Disincantare', reminder: 'Togli da essa tutti i segnalini di questo Incantamento.' },
  enchanted: { name: 'Incantata', reminder: 'Ha almeno un segnalino di questo Incantamento.' },
  end: {
    name: 'Terminare',
    reminder: 'Togli tutti i segnalini dell’Incantamento, ovunque siano, e scarta la sua carta.',
  },
  arrives: { name: 'Quando arriva', reminder: 'Si attiva subito dopo che hai lanciato l’Evocazione e l’hai piazzata.' },
  attack: {
    name: 'Attaccare',
    reminder:
      'Infligge danni pari al suo Attacco alla nemica più vicina che può raggiungere; a pari distanza si cerca da sinistra, in senso orario.',
  },
  advance: {
    name: 'Avanzare',
    reminder:
      'Un’evocazione che non ha nulla da attaccare si sposta di un campo in avanti nella sua corsia, se quel campo è libero.',
  },
  defend: {
    name: 'Difendere',
    reminder:
      'Invece di attaccare resta in difesa fino alla prossima battaglia del proprietario: la sua Difesa riduce gli attacchi che subisce.',
  },
  defence: {
    name: 'Difesa',
    reminder: 'Il livello, più 1 per ogni Scudo, meno 1 per ogni evocazione che la minaccia; mai sotto 0.',
  },
  threatens: {
    name: 'Minacciare',
    reminder: 'È adiacente alla nemica, ha Attacco 1 o più, non è in difesa e non è quella che attacca.',
  },
  flanked: { name: 'Accerchiata', reminder: 'Almeno un’evocazione la minaccia.' },
  damage: { name: 'Danni', reminder: 'Riducono i PV o i punti vita; un’evocazione senza PV muore.' },
  heal: {
    name: 'Curare',
    reminder: 'Recupera altrettanto, ma mai oltre i PV base, o i 20 punti vita di un giocatore.',
  },
  gainAttack: {
    name: 'Guadagnare Attacco',
    reminder: 'Il suo Attacco aumenta fino alla fine del turno del proprietario.',
  },
  gainHp: { name: 'Guadagnare PV', reminder: 'I suoi PV aumentano per sempre, anche oltre i PV base.' },
  kill: {
    name: 'Uccidere',
    reminder: 'I suoi PV diventano 0; la morte conta come opera del proprietario della carta.',
  },
  dies: {
    name: 'Morire',
    reminder:
      'Un’evocazione senza PV va negli scarti del proprietario; se l’ha uccisa l’avversario, questi guadagna 1 punto esperienza.',
  },
  target: { name: 'Bersaglio', reminder: 'Lo scegli mentre la magia ha effetto.' },
  ally: { name: 'Alleata', reminder: 'Un’evocazione dalla tua parte.' },
  foe: {
    name: 'Nemica',
    reminder: 'Un’evocazione dalla parte dell’avversario; i giocatori non lo sono mai.',
  },
  own: { name: 'Tua evocazione', reminder: 'L’hai lanciata o evocata tu, da qualunque parte stia ora.' },
  field: { name: 'Campo', reminder: 'Un posto per un’evocazione sul campo di battaglia.' },
  intersection: { name: 'Incrocio', reminder: 'Un punto dove si toccano gli angoli di due o quattro campi.' },
  lane: {
    name: 'Corsia',
    reminder: 'Una linea di campi da un giocatore all’altro; le evocazioni non lasciano la loro corsia.',
  },
  row: { name: 'Riga', reminder: 'Una linea di campi che attraversa il campo di battaglia.' },
  homeRow: { name: 'Riga di casa', reminder: 'La riga più vicina a un giocatore, dove arrivano le sue evocazioni.' },
  adjacent: { name: 'Adiacente', reminder: 'Su un campo che ha un lato in comune con il suo.' },
  neighbouring: { name: 'Confinante', reminder: 'Su un campo che ha un lato o un angolo in comune con il suo.' },
  range: {
    name: 'A distanza',
    reminder:
      'A non più di tanti passi, mai in diagonale; i campi intorno a un incrocio sono a distanza 1, e il campo di partenza non conta.',
  },
  summon: {
    name: 'Evocare',
    reminder: 'Mettila su un campo libero della tua riga di casa con Attacco e PV base, e guadagna 1 punto esperienza.',
  },
  sorcery: { name: 'Sortilegio', reminder: 'Una magia che non è né Evocazione né Cristallo.' },
  crystal: { name: 'Cristallo', reminder: 'Una magia senza costo che dà 1 mana del suo colore.' },
  unique: { name: 'Unica', reminder: 'Ogni classe ha una di queste magie, e chi sceglie la classe inizia con essa.' },
  tier: {
    name: 'Livello',
    reminder: 'A quale riga del mercato appartiene una magia; un’evocazione lo aggiunge alla sua Difesa.',
  },
  cast: {
    name: 'Lanciare',
    reminder: 'Paga tutto il costo in mana, con la riserva e con le cariche della magia, e la magia ha effetto.',
  },
  prepare: {
    name: 'Preparare',
    reminder:
      'Metti una magia coperta in uno dei tuoi due spazi di preparazione: puoi lanciarla da lì in qualsiasi tuo turno.',
  },
  charge: {
    name: 'Caricare',
    reminder: 'Metti mana su una magia preparata: più tardi ne paga il costo, e non si può riprendere.',
  },
  retain: {
    name: 'Trattenere',
    reminder: 'Metti da parte la magia: la riprendi in mano dopo aver pescato la mano nuova.',
  },
  draw: {
    name: 'Pescare',
    reminder: 'Prendi magie dal tuo mazzo; quando è vuoto, la pila degli scarti si mescola e diventa il nuovo mazzo.',
  },
  gainMana: {
    name: 'Ottenere mana',
    reminder: 'Va nella tua riserva di mana, e nel tuo Mantenimento si perde se non l’hai speso.',
  },
  gainCrystal: {
    name: 'Ottenere un cristallo',
    reminder: 'Lo prendi dal mercato senza pagarlo, e va negli scarti se il testo non dice altro.',
  },
  condition: {
    name: 'Condizione',
    reminder: 'Segnalini su un’evocazione, con la stessa regola qualunque cosa li abbia messi.',
  },
  exp: {
    name: 'Punti esperienza',
    reminder:
      'Ne guadagni 1 dopo ogni tua battaglia, per ogni evocazione dell’avversario che uccidi e per ognuna che evochi.',
  },
  coin: {
    name: 'Moneta',
    reminder: 'Ne prendi una ogni 3 punti esperienza; compra una magia di una riga aperta del mercato, o un cristallo.',
  },
  market: {
    name: 'Mercato',
    reminder:
      'Ogni riga è una coda: a ogni turno ne esce la magia più vecchia, e la riga successiva si apre quando finiscono le monete della precedente.',
  },
};
