// What do rulebook and gallery of Final Magic say in Italian?

export const books = {
  'rules.introLead': 'Due maghi, 50 punti vita a testa. Porta l’altro a 0 e hai vinto.',
  'rules.introRounds': 'Si gioca a round, e ogni round ha cinque passi:',
  'rules.start': 'Un piccolo mazzo',
  'rules.startText':
    'Cominciate entrambi con le stesse dieci carte: 7 carte Rame per comprare e 3 Gemme di Mana Minori per lanciare magie. Tutto il resto lo compri strada facendo.',
  'rules.draw': 'Pesca',
  'rules.drawText':
    'Entrambi pescate 5 carte. Non si tiene nulla per dopo: ciò che hai in mano a fine round si scarta, quindi usalo.',
  'rules.action': 'Agisci',
  'rules.actionText':
    'Uno dopo l’altro. Gioca gemme per avere mana, poi lancia magie azione: fanno pescare, curano o portano denaro. Occhio alle Contromagie.',
  'rules.buy': 'Compra',
  'rules.buyText':
    'Spendi le tue monete, al massimo per una copia di ogni carta. Magie e gemme arrivano subito in mano, pronte per lo scontro di questo round; la valuta va negli scarti.',
  'rules.fight': 'Scontro',
  'rules.fightText':
    'Entrambi scegliete in segreto gemme e magie, poi le rivelate insieme. Prima si alzano blocchi e scudi, poi colpiscono le magie con priorità, infine tutto il resto nello stesso istante.',
  'rules.end': 'Si riordina',
  'rules.endText':
    'Mano e tavolo si scartano e il mana avanzato si perde. Restano solo gli scudi che possono ancora bloccare. Quando il mazzo finisce, gli scarti diventano quello nuovo.',
  'rules.tip1': 'Le carte che non ti servono sono combustibile: certe magie crescono con ogni carta che le alimenta.',
  'rules.tip2': 'Le gemme che non ti bastano più si possono esiliare nella tua Fase Azione per pescare.',
  'rules.tip3':
    'Se cadete entrambi nello stesso round decide la morte improvvisa: 20 punti vita a testa e niente più acquisti.',
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
  'cards.copies':
    '{n, plural, =0 {Non finisce mai.} one {# copia in vendita in ogni partita.} other {# copie in vendita in ogni partita.}}',
} as const;
