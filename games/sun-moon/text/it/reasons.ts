// How does Italian say why something can't be done?

import { type Given, italian } from '@duello/language';
import { COPY_LIMITS, DECK_CARDS, FATIGUE_LIMIT } from '../../cards/numbers.ts';
import type { ReasonRows } from '../row-types.ts';
import { fatigue } from './nouns.ts';

function tooTired(given: Given): string {
  const [cost, room] = [given.number('cost'), given.number('room')];
  if (cost === null || room === null) return `la tua fatica salirebbe oltre ${FATIGUE_LIMIT}`;
  return `costa ${fatigue(cost)} e ${room === 0 ? 'non puoi più pagarne' : `puoi pagarne solo ${room}`}`;
}

const rows: ReasonRows = {
  tooTired,
  noTarget: () => 'non ha nessun bersaglio',
  notFast: () => 'come risposta puoi giocare solo carte Rapide',
  isTapped: () => 'un’evocazione tappata non può attaccare',
  cantTap: () => 'è già tappata, quindi non puoi tapparla per questo',
  cantAttack: () => 'questa evocazione non può attaccare',
  skillTapped: () => 'la tua carta dei talenti è tappata',
  skillUsed: () => 'hai già usato un talento in questo turno',
  noX: () => 'nemmeno X = 1 è possibile',
  mustAttackSummoning: () => 'finché un’evocazione può difendere, devi attaccare un’evocazione',
  cantDefend: () => 'questa evocazione non può difendere, quindi non può essere attaccata',
  unknownCard: (given) => `non c’è nessuna carta ${given.text('card')}`.trim(),
  otherClass: (given) => `${given.name('card', 'questa carta')} appartiene all’altra classe`,
  tooManyCopies(given) {
    const limit = given.number('limit') ?? COPY_LIMITS.common;
    const copies = given.number('copies') ?? limit + 1;
    return `${copies} copie di ${given.name('card', 'una carta')}: ${limit === 1 ? 'è ammessa al massimo 1' : `sono ammesse al massimo ${limit}`}`;
  },
  deckSize(given) {
    const size = given.number('size');
    return `un mazzo ha ${given.number('wanted') ?? DECK_CARDS} carte${size === null ? '' : `, e questo ne ha ${size}`}`;
  },
};

export const reason = italian.reasons(rows);
