// How does a position become a state? Checked first, then laid out on an empty table, and asked the first question.

import { layRows } from '@duello/columns';
import { BadInput, push, run, SEATS, type Seat, type Seed } from '@duello/kernel';
import { CONDITIONS } from '../cards/vocabulary.ts';
import { program } from '../rules/match/program.ts';
import { emptyTable } from '../rules/match/setup.ts';
import { chargeCell, col, matchRows, ON, SLOTS, seatRows, TIE_ROOM, tieAt, tierRows } from '../rules/state/columns.ts';
import { isGiver } from '../rules/state/compiled.ts';
import { freeShape, hasRoomToTie, tie } from '../rules/state/enchant.ts';
import type { MaybeEmit } from '../rules/state/events.ts';
import { frame } from '../rules/state/frames.ts';
import type { Options } from '../rules/state/options.ts';
import { enterArea, takeSlot } from '../rules/state/slots.ts';
import {
  DEFENDING,
  EMPTY,
  IN_BATTLE,
  IN_ENCHANTMENTS,
  IN_SPELLCASTING,
  IN_UPKEEP,
  ON_BOARD,
  playerCode,
  type State,
} from '../rules/state/state.ts';
import { attackOf, defenceOf, given } from '../rules/state/strength.ts';
import { checkTable, checkTurnPoint, type TurnPoint } from './check-position.ts';
import {
  type InPlayWords,
  type Position,
  type PositionPhase,
  readPosition,
  type Side,
  type SummonWords,
} from './position.ts';

/** A state from a position in JSON, and what happens until somebody is asked; throws BadInput that names the path. */
export function loadPosition(input: unknown, options: Options, seed: Seed, emit: MaybeEmit = null): State {
  const state = emptyTable(seed, options);
  const position = readPosition(input, options, 'position');
  const turnPoint = checkTurnPoint(state.compiled, position, 'position');
  checkTable(state.compiled, position, turnPoint, 'position');
  layTable(state, position, turnPoint);
  for (const seat of SEATS) laySide(state, seat, position.sides[seat], turnPoint);
  for (const summon of position.board) laySummon(state, summon);
  for (const seat of SEATS) layArea(state, seat, position.sides[seat].area);
  number(state, position);
  check(state, position);
  BEGIN[turnPoint.phase](state, turnPoint.active);
  run(program, state, emit);
  return state;
}

/** What is still to be done: the same frames as in a match that has come so far. */
const BEGIN: { readonly [P in PositionPhase]: (state: State, seat: Seat) => void } = {
  enchantments(state, seat) {
    // The turn counts itself when it starts.
    state.cells[col.turnNumber]--;
    state.cells[col.phase] = IN_ENCHANTMENTS;
    push(state, frame.turn, seat);
  },
  spellcasting(state, seat) {
    state.cells[col.phase] = IN_SPELLCASTING;
    push(state, frame.casting, seat);
  },
  battle(state, seat) {
    state.cells[col.phase] = IN_BATTLE;
    push(state, frame.battle, seat);
  },
  upkeep(state, seat) {
    state.cells[col.phase] = IN_UPKEEP;
    push(state, frame.upkeep, seat);
  },
  buy(state, seat) {
    state.cells[col.phase] = IN_UPKEEP;
    push(state, frame.buy, seat);
  },
};

function layTable(state: State, position: Position, turnPoint: TurnPoint): void {
  layRows(matchRows, state, 0, { ...position, ...turnPoint });
  position.market.forEach((words, tier) => {
    layRows(tierRows, state, tier, words);
  });
}

function laySide(state: State, seat: Seat, side: Side, { turn, active }: TurnPoint): void {
  const { cells } = state;
  layRows(seatRows, state, seat, side);
  // Left out, it was prepared in the player's latest turn.
  const latest = Math.max(1, seat === active ? turn : turn - 1);
  side.prepared.forEach((one, slot) => {
    if (one === null) return;
    if (one.since !== null && one.since > turn) {
      throw new BadInput(`${one.path}.since`, `must be at most ${turn}, this turn`);
    }
    cells[col.prepared[seat] + slot] = one.kind;
    cells.set(one.charges, chargeCell(seat, slot, 0));
    cells[col.since[seat] + slot] = one.since ?? latest;
  });
}

function laySummon(state: State, summon: SummonWords): void {
  const { cells, compiled } = state;
  const slot = takeSlot(state, summon.owner, summon.kind);
  cells[col.where + slot] = ON_BOARD;
  cells[col.at + slot] = summon.field;
  cells[col.fields + summon.field] = slot;
  cells[col.attackDie + slot] = summon.die ?? compiled.kinds[summon.kind].attack;
  cells[col.hp + slot] = summon.hp;
  cells[col.marks + slot] = summon.defending ? DEFENDING : 0;
  for (const condition of CONDITIONS) cells[ON[condition] + slot] = summon.conditions[condition];
  if (isGiver(compiled.kinds[summon.kind])) cells[col.givers]++;
}

function layArea(state: State, seat: Seat, area: readonly InPlayWords[]): void {
  const { cells, compiled } = state;
  for (const one of area) {
    const slot = takeSlot(state, seat, one.kind);
    const { isEnchantment, tokens } = compiled.kinds[one.kind];
    if (isEnchantment) {
      cells[col.shape + slot] = one.shape ?? freeShape(state);
      cells[col.tokens + slot] = one.tokens ?? tokens;
    }
    enterArea(state, slot);
    for (const { on, count, path } of one.ties) {
      const code = 'seat' in on ? playerCode(on.seat) : cells[col.fields + on.field];
      if (code === EMPTY) throw new BadInput(path, 'nobody stands there');
      if (!hasRoomToTie(state, slot, code)) {
        throw new BadInput(path, `there is room for tokens on ${TIE_ROOM} summons and players in all (BR33)`);
      }
      tie(state, slot, code, count, null);
    }
  }
}

/** In the order they are written, areas first, unless they say otherwise. */
function number({ cells }: State, { board, sides }: Position): void {
  const words = [...board, ...sides[0].area, ...sides[1].area];
  const areas = sides[0].area.length + sides[1].area.length;
  let next = words.reduce((most, { entered }) => Math.max(most, entered ?? 0), 0);
  const order = [...words.keys()].map((at) => (at < areas ? board.length + at : at - areas));
  for (const slot of order) {
    const entered = words[slot].entered ?? ++next;
    if (words.some((one, at) => at !== slot && one.entered === entered)) {
      throw new BadInput(`${words[slot].path}.entered`, `is ${entered} for another one too`);
    }
    cells[col.entered + slot] = entered;
  }
  cells[col.entries] = next;
}

/** Once everything lies there: what each is worth with what others give it, and whose tokens it bears. */
function check(state: State, { board, sides }: Position): void {
  checkShapes(state, sides);
  board.forEach((summon, slot) => {
    checkAttack(state, slot, summon);
  });
  board.forEach((summon, slot) => {
    const [attack, defence] = [attackOf(state, slot), defenceOf(state, slot, -1)];
    if (summon.attack !== null && summon.attack !== attack) {
      throw new BadInput(`${summon.path}.attack`, `must be ${attack} here, or left out; "die" is what the die shows`);
    }
    if (summon.defence !== null && summon.defence !== defence) {
      throw new BadInput(`${summon.path}.defence`, `must be ${defence} here, or left out`);
    }
    checkTokens(state, slot, summon.tokens, `${summon.path}.tokens`);
  });
  for (const seat of SEATS) {
    checkTokens(state, playerCode(seat), sides[seat].tokens, `position.${'AB'[seat]}.tokens`);
  }
}

/** An Attack that is written without its die tells it. */
function checkAttack(state: State, slot: number, { attack, die, path }: SummonWords): void {
  if (attack === null || die !== null) return;
  const gifts = given(state, slot, 'attack');
  if (attack === 0 && attackOf(state, slot) === 0) return;
  if (attack < gifts) throw new BadInput(`${path}.attack`, `must be at least ${gifts}, which others give it`);
  state.cells[col.attackDie + slot] = attack - gifts;
}

function checkShapes({ cells }: State, sides: Position['sides']): void {
  const enchantments = [...sides[0].area, ...sides[1].area];
  const seen = new Set<number>();
  for (let slot = 0; slot < SLOTS; slot++) {
    const shape = cells[col.kind + slot] === EMPTY ? 0 : cells[col.shape + slot];
    if (shape === 0) continue;
    const words = enchantments.find((one) => one.shape === shape);
    if (seen.has(shape)) throw new BadInput(`${words?.path}.shape`, 'is that of another enchantment (B1111)');
    seen.add(shape);
  }
}

function checkTokens(state: State, code: number, told: ReadonlyMap<number, number> | null, path: string): void {
  if (told === null) return;
  const { cells } = state;
  const found = new Map<number, number>();
  for (let i = 0; i < cells[col.tieCount]; i++) {
    const at = tieAt(i);
    const kind = cells[col.kind + cells[at]];
    if (cells[at + 1] === code) found.set(kind, (found.get(kind) ?? 0) + cells[at + 2]);
  }
  const strange = [...told.keys(), ...found.keys()].find((kind) => told.get(kind) !== found.get(kind));
  if (strange === undefined) return;
  const { id } = state.compiled.kinds[strange];
  throw new BadInput(path, `write the tokens where ${id} lies: {"area": [{"card": "${id}", "on": {"c3": 1}}]}`);
}
