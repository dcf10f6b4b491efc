// Che cosa dicono in italiano il regolamento e la galleria delle carte?

import type { rules as en } from '../en/rules.ts';

export const rules: Readonly<Record<keyof typeof en, string>> = {
  'rules.title': '{game}: le regole',
  'rules.allCards': 'Tutte le carte',
  'rules.print': 'Stampa',
  'rules.search': 'Cerca nelle regole',
  'rules.searchHint': 'parola, carta, F602…',
  'rules.contents': 'Indice',
  'rules.count': '{n, plural, =0 {Nessun risultato} one {# regola trovata} other {# regole trovate}}',
  'rules.nothing': "Nessuna regola lo dice. Prova con meno lettere o con un'altra parola.",
  'rules.rulings': 'Precisazioni:',
  'rules.intro': 'Come si gioca, in due minuti',
  'rules.introLead': "Due maghi, 50 punti vita a testa. Porta l'altro a 0 e hai vinto.",
  'rules.introRounds': 'Si gioca a round, e ogni round ha cinque passi:',
  'rules.start': 'Un piccolo mazzo',
  'rules.startText':
    'Cominciate entrambi con le stesse dieci carte: 7 Rami per comprare e 3 Gemme di Mana Minori per lanciare magie. Tutto il resto lo compri strada facendo.',
  'rules.draw': 'Pesca',
  'rules.drawText':
    'Entrambi pescate 5 carte. Non si tiene nulla per dopo: ciò che hai in mano a fine round si scarta, quindi usalo.',
  'rules.action': 'Agisci',
  'rules.actionText':
    "Uno dopo l'altro. Gioca gemme per avere mana, poi lancia magie azione: fanno pescare, curano o portano denaro. Occhio alle Contromagie.",
  'rules.buy': 'Compra',
  'rules.buyText':
    'Spendi le tue monete, al massimo per una copia di ogni carta. Magie e gemme arrivano subito in mano, pronte per lo scontro di questo round; la valuta va negli scarti.',
  'rules.fight': 'Scontro',
  'rules.fightText':
    'Entrambi scegliete in segreto gemme e magie, poi le rivelate insieme. Prima si alzano blocchi e scudi, poi colpiscono le magie con priorità, infine tutto il resto nello stesso istante.',
  'rules.end': 'Si riordina',
  'rules.endText':
    'Mano e tavolo si scartano e il mana avanzato si perde. Restano solo gli scudi che possono ancora bloccare. Quando il mazzo finisce, gli scarti diventano quello nuovo.',
  'rules.tips': 'Buono a sapersi',
  'rules.tip1': 'Le carte che non ti servono sono combustibile: certe magie crescono con ogni carta che le alimenta.',
  'rules.tip2': 'Le gemme che non ti bastano più si possono esiliare nella tua Fase Azione per pescare.',
  'rules.tip3':
    'Se cadete entrambi nello stesso round decide la morte improvvisa: 20 punti vita a testa e niente più acquisti.',
  'rules.full': 'E ora tutte le regole, alla lettera.',

  'cards.title': '{game}: le carte',
  'cards.search': 'Cerca tra le carte',
  'cards.searchHint': 'un nome o una parola del testo',
  'cards.filters': '{n, plural, =0 {Filtri} other {Filtri (#)}}',
  'cards.clear': 'Togli i filtri',
  'cards.family': 'Famiglia',
  'cards.when': 'Fase',
  'cards.price': 'Prezzo',
  'cards.mana': 'Mana',
  'cards.does': 'Che cosa fa',
  'cards.does.damage': 'Infligge danni',
  'cards.does.heal': 'Cura',
  'cards.does.block': 'Blocca',
  'cards.does.draw': 'Fa pescare',
  'cards.does.feed': 'Si alimenta di carte',
  'cards.does.negate': 'Annulla',
  'cards.count':
    '{n, plural, =0 {Nessuna carta} one {# carta} other {# carte}}{some, select, yes { su {all}} other {}}',
  'cards.none': 'Nessuna carta è tutto questo insieme. Togli un filtro.',
  'cards.close': 'Chiudi',
  'cards.previous': 'Carta precedente',
  'cards.next': 'Carta successiva',
  'cards.rule': 'La regola',
  'cards.rulings': 'Precisazioni che la riguardano',
  'cards.copies':
    '{n, plural, =0 {Non finisce mai.} one {# copia in vendita in ogni partita.} other {# copie in vendita in ogni partita.}}',
  'cards.reminders': 'Che cosa vogliono dire le parole',
  'cards.rulebook': 'Vai al regolamento',
};
