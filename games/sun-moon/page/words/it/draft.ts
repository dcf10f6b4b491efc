// Che cosa dice un draft di Sun & Moon in italiano?

import type { draft as en } from '../en/draft.ts';

export const draft: Readonly<Record<keyof typeof en, string>> = {
  'sunMoon.draft.class': 'Sole o Luna?',
  'sunMoon.draft.pick': 'Scelta {pick} di {all}',
  'sunMoon.draft.pile': '{n, plural, one {# carta rimasta} other {# carte rimaste}} nella pila',
  'sunMoon.draft.open': 'Draft aperto: si vede che cosa prende l’altro',
  'sunMoon.draft.private': 'Draft privato: nessuno vede che cosa prende l’altro',
  'sunMoon.draft.choose': 'Scegline una: 1, 2 o 3',
  'sunMoon.draft.chooseSide': 'Scegli da che parte stare',
  'sunMoon.draft.takeSide': 'Gioca come {name}',
  'sunMoon.draft.take': 'Prendi {name}',
  'sunMoon.draft.owned': 'ne hai {n}',
  'sunMoon.draft.took': '{name}, scelta {pick}: {known, select, yes {{card}} other {una carta}}',
  'sunMoon.draft.yourDeck': 'Il tuo mazzo',
  'sunMoon.draft.deckOf': '{name}',
  'sunMoon.draft.empty': 'Ancora niente.',
  'sunMoon.draft.secret': '{n, plural, one {# carta} other {# carte}}, in segreto: questo draft è privato.',
};
