// What do set-up, rulebook and gallery of every game say in Italian?

export const books = {
  options: 'Opzioni del gioco',
  optionsChanged: '{count, plural, =0 {tutte predefinite} one {# cambiata} other {# cambiate}}',
  optionsReset: 'Ripristina',
  standard: 'predefinito',
  'rules.intro': 'Come si gioca, in due minuti',
  'rules.tips': 'Buono a sapersi',
  'rules.full': 'Tutte le regole, alla lettera.',
  'cards.search': 'Cerca tra le carte',
  'cards.searchHint': 'un nome o una parola del testo',
  'cards.filters': '{n, plural, =0 {Filtri} other {Filtri (#)}}',
  'cards.clear': 'Togli i filtri',
  'cards.count':
    '{n, plural, =0 {Nessuna carta} one {# carta} other {# carte}}{some, select, yes { su {all}} other {}}',
  'cards.none': 'Nessuna carta corrisponde a tutti i filtri.',
  rulebook: 'Regolamento',
  replay: 'Replay',
} as const;
