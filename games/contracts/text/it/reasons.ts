// How does Italian say why something can't be done?

import { type Given, has, italian, type ReasonRows } from '@duello/language';
import type { ReasonCode } from '../../rules/state/reasons.ts';
import { OF } from './table.ts';

const missing = (given: Given, what: string): string => {
  const [needs, can] = [given.number('needs'), given.number('can')];
  if (needs === null || can === null) return `${what} insufficiente`;
  return `${needs === 1 ? 'serve' : 'servono'} ${needs} ${what}; puoi spenderne ${can}`;
};

const rows: ReasonRows<ReasonCode> = {
  manaMissing: (given) => missing(given, 'mana'),
  colourMissing(given) {
    const colour = given.text('colour');
    const isSeveral = (given.number('needs') ?? 1) > 1;
    if (colour === 'pure' && isSeveral) return missing(given, 'mana puri');
    return missing(given, has(OF, colour) ? `mana ${OF[colour]}` : 'mana dell’elemento richiesto');
  },
  lineFull: () => 'la tua linea è piena: al massimo 8 Creature',
  noTarget(given) {
    const card = given.name('card', '');
    return card === '' ? 'non c’è nessun bersaglio' : `non c’è nessun bersaglio per ${card}`;
  },
  notInHand: (given) => `non hai ${given.name('card', 'questo contratto')} in mano`,
  justCame: (given) => `${given.name('card', 'questa Creatura')} è in campo da questo turno e non può ancora agire`,
  actedAlready: (given) => `${given.name('card', 'questa Creatura')} ha già agito in questo turno`,
  isMagnetized: (given) => `${given.name('card', 'questa Creatura')} ha già Magnetizzato`,
  mustAttackMagnetic: () => 'devi attaccare un bersaglio Magnetizzato o Magnetico',
  impetusOnly: (given) =>
    `${given.name('card', 'questa Creatura')} è in campo da questo turno: con Impeto può attaccare solo Creature`,
  noAttack: () => 'il tuo attacco è 0, quindi non puoi attaccare',
  attackedAlready: () => 'hai già attaccato in questo turno',
  orbUsed: () => 'hai già utilizzato il tuo Globo in questo turno',
  orbTooWeak: () => 'l’attacco del tuo Globo è 0',
  noOrb: () => 'non hai un Globo',
  runeUsed: () => 'hai già utilizzato la tua Runa in questo turno',
  noRune: () => 'non hai una Runa',
  specialUsed: () => 'hai già utilizzato la pescata speciale in questa partita',
  fog: (given) => `${given.name('card', 'questo bersaglio')} ha Nebbia: non può essere bersaglio di Incantesimi`,
  sameColour: () => 'il nuovo estrattore deve essere di un altro colore',
};

export const reason = italian.reasons(rows);
