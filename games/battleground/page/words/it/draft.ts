// Che cosa dicono in italiano scelta dei mazzi, mercato e preparazione di Battleground? Nomi e testi delle magie vengono dal gioco.

export const draft = {
  'battleground.draft.class': 'Classe',
  'battleground.draft.spells': 'Magie',
  'battleground.draft.neutral': 'Neutrale',
  'battleground.draft.crystals': 'Cristalli',
  'battleground.take': 'Prendi: {name}',
  'battleground.takenClass': 'Questa classe ce l’ha l’avversario.',
  'battleground.unique': 'Unica',
  'battleground.spellsLead':
    '{n, plural, =0 {Prendi da una a otto magie: i cristalli completano il resto fino a otto.} one {# magia, {left} cristalli.} other {# magie, {left, plural, =0 {nessun cristallo} one {# cristallo} other {# cristalli}}.}}',
  'battleground.takeSpells':
    '{n, plural, =0 {Prendi almeno una magia} one {Prendi # magia} other {Prendi # magie}}{n, plural, =0 {} other {{left, plural, =0 {, nessun cristallo} one {, poi # cristallo} other {, poi # cristalli}}}}',
  'battleground.takeCrystals': 'Prendi questi cristalli ({n} di {due})',
  'battleground.suggest': 'Riempi secondo i costi delle magie',
  'battleground.less': 'Togli: {name}',
  'battleground.more': 'Aggiungi: {name}',
  'battleground.countOf': '{name}: {n} di {most}',
  'battleground.beginners': 'Mazzi per cominciare',
  'battleground.beginnersText': 'Un tocco riempie tutto il mazzo: magie, magia neutrale e cristalli.',
  'battleground.curve': 'Magie per costo',
  'battleground.curveOf': '{n, plural, one {# magia} other {# magie}} di costo {cost}',
  'battleground.crystalsFollow':
    '{n, plural, =0 {Nessun cristallo} one {# cristallo} other {# cristalli}}: circa {mean, number} mana per turno.',
  'battleground.warnNoMana': 'Con otto magie non resta posto per i cristalli: non avresti nemmeno un mana.',
  'battleground.warnLittleMana': 'Meno di tre cristalli: quasi ogni mano avrà un solo mana, o nessuno.',
  'battleground.warnNoSummon':
    'In questo mazzo non c’è nessuna Evocazione: finché non ne compri una, nessuno combatte per te.',
  'battleground.neutralLead': 'Prendi una magia della Carovana. L’avversario non potrà più prenderla.',
  'battleground.neutralDrawn':
    'Ne sono state pescate tre, e le vedi solo tu: tienine una, le altre due tornano tra le neutrali.',
  'battleground.filterColour': 'Mostra le magie di un colore',
  'battleground.allColours': 'Tutte',
  'battleground.crystalsLead':
    '{left, plural, =0 {Il tuo mazzo è completo.} one {Manca un cristallo.} other {Mancano # cristalli.}} Ognuno si lancia gratis e dà un mana.',
  'battleground.needOf': '{n, plural, =0 {non serve} other {ne servono #}}',
  'battleground.averageHand': 'Il mana di una mano media',
  'battleground.averageText':
    'Ogni turno peschi cinque delle tue dieci carte, quindi in media metà dei cristalli: {mean, number} mana. Quello che non spendi va perso, ma puoi usarlo per caricare una magia preparata.',
  'battleground.averageOf': '{mean, number} {colour}',
  'battleground.yourDeck': 'Il tuo mazzo',
  'battleground.deckOf': '{name}',
  'battleground.deckEmpty': 'Ancora niente.',

  'battleground.buy': 'Compra {name} per 1 moneta',
  'battleground.stopBuying': '{n, plural, =0 {Fatto} one {Fatto, tieni # moneta} other {Fatto, tieni # monete}}',
  'battleground.nextToGo': 'La prossima a uscire',
  'battleground.opensIn': '{n, plural, one {Si apre dopo un’altra moneta} other {Si apre dopo altre # monete}}',
  'battleground.turnedOver': 'rivoltato',
  'battleground.rowEmpty': 'Non è rimasto nulla.',
  'battleground.marketPileText':
    'La più recente per prima. Quando il mazzo finisce, questa pila si rivolta: la più vecchia in cima.',
  'battleground.marketNeutrals': 'E {n} di queste magie neutrali: quali siano qui, nessuno lo sa.',
  'battleground.marketDeckText': 'Nel mazzo ci sono queste magie, in un ordine che nessuno conosce.',
  'battleground.turnedOverText':
    'Questo mazzo è stato rivoltato: tutti ne conoscono l’ordine, la prossima magia per prima.',
  'battleground.crystalsLeft': '{name}, {n, plural, =0 {finiti} one {ne resta #} other {ne restano #}}',
  'battleground.yourCoins': '{n, plural, =0 {nessuna moneta} one {# moneta} other {# monete}}',
  'battleground.noLimit': 'senza limite',

  'battleground.startTitle': 'Come si comincia?',
  'battleground.start.quick': 'Inizio rapido',
  'battleground.start.quickText': 'Mazzi già pronti: si gioca subito. L’ideale per la prima partita.',
  'battleground.start.draft': 'Draft',
  'battleground.start.draftText':
    'Scegliete classe, magie, una magia neutrale e cristalli, a turno e a carte scoperte.',
  'battleground.yourClass': 'La tua classe',
  'battleground.botClass': 'La classe del bot',
  'battleground.classOfA': 'Classe del giocatore A',
  'battleground.classOfB': 'Classe del giocatore B',
  'battleground.anyClass': 'A caso',
  'battleground.anyClassText': 'Decide il caso.',
  'battleground.sameClass': 'Avete la stessa classe: cambiane una, oppure permettilo nelle opzioni.',
  'battleground.rulesetTitle': 'Come combattono le evocazioni?',
  'battleground.rulesetText':
    'Decidono tre parole: che cosa viene prima, chi agisce prima, e come si susseguono le azioni.',
  'battleground.ruleset.charging-line-cascade':
    'Un passo avanti e poi il colpo, un’evocazione dopo l’altra; prima chi sta dietro.',
  'battleground.ruleset.charging-line-wave':
    'Prima tutte fanno un passo avanti, poi tutte colpiscono; prima chi sta dietro.',
  'battleground.ruleset.charging-aggressive-cascade':
    'Un passo avanti e poi il colpo, una dopo l’altra; prima chi sta davanti, e chi segue entra nel varco.',
  'battleground.ruleset.charging-aggressive-wave':
    'Prima avanza tutta la colonna, a partire da chi sta davanti, poi tutte colpiscono.',
  'battleground.ruleset.marching-line-cascade':
    'Il colpo e poi un passo avanti, un’evocazione dopo l’altra; prima chi sta dietro. Le partite durano di più.',
  'battleground.ruleset.marching-line-wave':
    'Prima tutte colpiscono, poi tutte fanno un passo avanti; prima chi sta dietro. Le partite durano di più.',
  'battleground.ruleset.marching-aggressive-cascade':
    'Il colpo e poi un passo avanti, una dopo l’altra; prima chi sta davanti, che fa posto. Le partite durano di più.',
  'battleground.ruleset.marching-aggressive-wave':
    'Prima tutte colpiscono, a partire da chi sta davanti, poi avanza tutta la colonna. Le partite durano di più.',
  'battleground.boardTitle': 'Quanto è grande il campo di battaglia?',
  'battleground.boardStandard': 'Normale, 5×5',
  'battleground.boardShort': 'Partita breve, 5×4',
  'battleground.boardOf': '{lanes} corsie di {rows} campi',
  'battleground.roundsLabel': 'Round',
  'battleground.roundsProblem': 'Inserisci un numero da 1 a 500.',

  'battleground.filter.set': 'Classe',
  'battleground.filter.type': 'Tipo',
  'battleground.filter.tier': 'Livello',
  'battleground.filter.colour': 'Colore',
  'battleground.filter.keyword': 'Parola chiave',
  'battleground.noTier': 'senza livello',
  'battleground.copies': '{n, plural, one {# copia nella scatola} other {# copie nella scatola}}',
  'battleground.soldIn': 'In vendita nel mercato di livello {n}',
  'battleground.notSold': 'Unica: mai al mercato; chi prende la classe comincia con essa',
  'battleground.neutralSold': 'Neutrale: una in ogni mazzo iniziale, in vendita nei mercati di livello 1 e 2',
  'battleground.inPreset': 'Nel mazzo per cominciare «{name}»',

  'battleground.introLead':
    'Due evocatori, 20 punti vita a testa, e fra loro una griglia di cinque corsie. Manda in campo le tue evocazioni e porta l’altro a 0.',
  'battleground.introStart': 'Un mazzo di dieci carte',
  'battleground.introStartText':
    'Paladino, Stregone o Elementalista: la tua classe porta con sé una magia Unica. Aggiungi magie di classe, una magia neutrale, e cristalli che danno mana. Ogni turno peschi cinque carte, e ciò che compri finisce nello stesso mazzo.',
  'battleground.introTurns': 'Si gioca a turno, e ogni turno ha quattro fasi:',
  'battleground.stepEnchant': 'Incantamenti',
  'battleground.stepEnchantText':
    'I tuoi incantamenti hanno effetto, una volta per turno, su ciò che porta i loro segnalini.',
  'battleground.stepCast': 'Lancia magie',
  'battleground.stepCastText':
    'I cristalli danno mana, il mana paga sortilegi ed Evocazioni. Costa troppo? Metti la magia in uno dei due spazi di preparazione e caricala un turno dopo l’altro. Le Evocazioni arrivano sulla tua riga di casa.',
  'battleground.stepBattle': 'Battaglia',
  'battleground.stepBattleText':
    'Le tue evocazioni agiscono da sole: avanzano se non hanno nessuno a tiro, attaccano la nemica più vicina. Tu dici soltanto chi invece difende.',
  'battleground.stepUpkeep': 'Mantenimento',
  'battleground.stepUpkeepText':
    'Il mana non speso decade. Ogni 3 punti esperienza guadagni una moneta, e una moneta compra qualsiasi magia del mercato. Poi peschi una mano nuova.',
  'battleground.tip1':
    'Un’evocazione trova il bersaglio da sola: la più vicina, e a pari distanza a partire da sinistra, in senso orario.',
  'battleground.tip2': 'Un’evocazione con nemiche a fianco difende peggio: accerchia le più forti.',
  'battleground.tip3':
    'Ogni turno la magia più vecchia di ogni riga del mercato se ne va. Comprala, o lasciala andare.',
  'battleground.picturesTitle': 'Il campo in tre figure',
  'battleground.pictureLanes': 'Corsie e righe',
  'battleground.pictureLanesText':
    'Le corsie da a a e vanno da te all’avversario. Le evocazioni arrivano sulla tua riga di casa (chiara), marciano sempre dritte, e colpiscono il giocatore oltre l’ultima riga.',
  'battleground.pictureSearch': 'Chi viene attaccato?',
  'battleground.pictureSearchText':
    'I numeri sono l’ordine della ricerca a distanza 2: prima i quattro campi intorno, sinistra, davanti, destra, dietro; poi l’anello successivo, in senso orario da due a sinistra.',
  'battleground.picturePoints': 'Incroci',
  'battleground.picturePointsText':
    'Certe magie cadono su un punto dove si toccano gli angoli dei campi. I campi che lo toccano sono a distanza 1, quelli accanto a distanza 2.',
} as const;
