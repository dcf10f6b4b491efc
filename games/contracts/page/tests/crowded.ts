// When is the table of Contracts fullest? Eight Creatures stand on either side, and ten contracts are in hand.

import type { Answer, Decision, Seat } from '@duello/kernel';
import { isEnded, playBy, viewOf } from '@duello/web/for-tests';
import { boxCards, HAND_LIMIT, MAX_CREATURES, readAct } from '../../index.ts';
import { type ContractsMatch, newMatch } from './begin.ts';

const contractOf = new Map(boxCards);
const isCreature = (id: string): boolean => contractOf.get(id)?.type === 'creature';

const fullOf = (match: ContractsMatch, seat: Seat): boolean =>
  viewOf(match, 0).players[seat].line.length === MAX_CREATURES;

/** Both only gather Creatures and put them down, player A once the hand is full; nobody attacks. */
function gathering(match: ContractsMatch, { seat, id, shape, what, min, options }: Decision): Answer {
  const keys = options.map(({ key }) => key);
  const answer = { seat, decision: id };
  if (shape === 'some') {
    const all = options.flatMap(({ key, limit }) => Array.from({ length: limit }, () => key));
    return { ...answer, picks: all.slice(0, min) };
  }
  if (what === 'take') return { ...answer, pick: keys.find(isCreature) ?? keys[0] };
  // With a full line there is time to look deeper.
  if (what === 'draw') return { ...answer, pick: fullOf(match, seat) ? 'draw:2' : 'draw:1' };
  if (what !== 'act') return { ...answer, pick: keys[id % keys.length] };
  const waits = seat === 0 && viewOf(match, 0).players[0].handSize < HAND_LIMIT;
  const play = keys.find((key) => {
    const act = readAct(key);
    return act?.word === 'play' && isCreature(act.card);
  });
  return { ...answer, pick: waits ? 'end' : (play ?? 'end') };
}

type What = 'act' | 'draw' | 'take' | 'place';

function gathered(what: What, seed: string): ContractsMatch {
  const match = newMatch(seed, { deckA: 'boilingInk', deckB: 'emberPact', firstPlayer: 'A' });
  const isCrowded = (): boolean => {
    const [own, foe] = viewOf(match, 0).players;
    if (foe.line.length < MAX_CREATURES) return false;
    if (what === 'place') return own.line.length === MAX_CREATURES - 1;
    return own.line.length === MAX_CREATURES && (what !== 'act' || own.handSize === HAND_LIMIT);
  };
  return playBy(
    match,
    (decision) => gathering(match, decision),
    (decision) => decision.seat === 0 && decision.what === what && isCrowded(),
  );
}

/** Player A is asked this on a full table; when a Creature is being placed, it is the last that has room. */
export function crowded(what: What): ContractsMatch {
  for (let i = 5; i < 100; i++) {
    const match = gathered(what, `crowded ${i}`);
    if (!isEnded(match)) return match;
  }
  throw new Error('no match fills the table');
}
