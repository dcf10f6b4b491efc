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
  'rules.nothing': 'Nessun risultato. Prova con meno lettere o con un’altra parola.',
  'rules.rulings': 'Precisazioni:',
  'cards.title': '{game}: le carte',
  'cards.workshop': 'Apri nell’officina',
  'cards.close': 'Chiudi',
  'cards.previous': 'Carta precedente',
  'cards.next': 'Carta successiva',
  'cards.rule': 'La regola',
  'cards.rulings': 'Precisazioni',
  'cards.reminders': 'Che cosa vogliono dire le parole',
  'cards.rulebook': 'Apri il regolamento',
};
