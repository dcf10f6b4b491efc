// Which matches does a question ask for? Its arms, who brings what in each, and which of them a deal is played in.

import { BadInput, type Json, type State, seatOf } from '@duello/kernel';
import type { DeckChoice, Game } from '../game/game.ts';
import type { Arm, Given } from './answer.ts';
import { changedCards, neutralInstead, toolsFor } from './changed-cards.ts';
import type { Question, QuestionOf } from './question.ts';

/** What an arm is for: the question's level, the stronger one, strong against weak, either side of a comparison, without a card. */
export type Role = 'level' | 'confirm' | 'skill' | 'a' | 'b' | 'card';

export interface PlannedArm {
  readonly arm: Arm;
  readonly role: Role;
  /** What either bot brings; null where nobody brings anything. */
  readonly decks: readonly [string, string] | null;
  /** The card that is missing. */
  readonly card: string | null;
}

export interface Plan {
  readonly question: Question;
  readonly arms: readonly PlannedArm[];
  readonly deals: number;
  /** The deals that nothing is tuned on: the last of them. */
  readonly heldOut: readonly [from: number, to: number] | null;
  /** The arms that a deal may be played in. */
  at(deal: number): readonly PlannedArm[];
}

type Options = { readonly [name: string]: Json };
type Decks = readonly [string, string];

/** Strong against weak, and a stronger level, play a share of the deals: in turn with every two decks. */
const SKILL_EVERY = 29;
const CONFIRM_EVERY = 11;
/** How many of ten deals are tuned on; below so many in all none is held out. */
const TUNED = 0.7;
const LEAST_HELD_OUT = 40;

export function planOf<S extends State, V, O, E>(game: Game<S, V, O, E>, question: Question): Plan {
  const options = asOptions(question.options, 'options');
  const roles = rolesOf(game, question, options);
  const aboutIt = (decks: Decks | null): readonly RoleOf[] => roles.filter((role) => isAbout(game, role, decks));
  // Two decks without any of the cards that are asked about have nothing to say of them.
  const twos = twosOf(game, question, options).filter(
    (decks) => question.ask !== 'cards' || aboutIt(decks).some(({ role }) => role === 'card'),
  );
  if (twos.length === 0) throw new BadInput('cards', 'no deck holds any of these cards');
  if (question.ask === 'matchups' && twos.every((decks) => decks === null)) {
    throw new BadInput('game', withoutMatchups(game));
  }
  const grid = twos.map((decks) =>
    aboutIt(decks).map((role): PlannedArm => ({ ...role, decks, arm: armOf(game, role, decks) })),
  );
  const deals = Math.max(1, Math.ceil(question.matches / 2));
  const tuned = Math.round((deals * TUNED) / twos.length) * twos.length;
  return {
    question,
    arms: grid.flat(),
    deals,
    heldOut: deals < LEAST_HELD_OUT || tuned >= deals ? null : [tuned, deals],
    at: (deal) =>
      grid[deal % twos.length].filter(
        ({ role }) =>
          (role !== 'skill' || deal % SKILL_EVERY === 0) && (role !== 'confirm' || deal % CONFIRM_EVERY === 0),
      ),
  };
}

/** Why no deck meets another, and what to ask instead. */
function withoutMatchups<S extends State, V, O, E>({ rules, decks }: Game<S, V, O, E>): string {
  return decks === null
    ? `both players of ${rules.id} play with the same cards, so no deck meets another; ask health how fair it is, or cards what each card is worth`
    : `these options say which decks are played, or have them drafted; leave that out for every two of ${decks.ids.join(', ')}, or ask health`;
}

export function asOptions(input: Json, path: string): Options {
  if (typeof input !== 'object' || input === null || isList(input)) {
    throw new BadInput(path, 'must be options by name such as {"firstPlayer": "A"}');
  }
  return input;
}
const isList = (input: Json): input is readonly Json[] => Array.isArray(input);

interface RoleOf {
  readonly role: Role;
  readonly bots: readonly [string, string];
  readonly options: Options;
  readonly forbidden: readonly string[];
  /** The card that the arm is without: forbidden, or with a plain one in its place. */
  readonly card: string | null;
}

/** Throws BadInput for a card that nothing can be asked about. */
function cardsOf<S extends State, V, O, E>(game: Game<S, V, O, E>, { cards }: QuestionOf<'cards'>): readonly string[] {
  const tools = toolsFor(game, cards ?? [], 'cards');
  return cards ?? tools.ids;
}

function rolesOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  question: Question,
  options: Options,
): readonly RoleOf[] {
  const { level, confirm } = question;
  const both = (bot: string, role: Role, more: Partial<RoleOf> = {}): RoleOf => {
    return { role, bots: [bot, bot], options, forbidden: [], card: null, ...more };
  };
  const base = both(level, 'level');
  const confirming = confirm === null ? [] : [both(confirm, 'confirm')];
  switch (question.ask) {
    case 'health': {
      const met = skillOf(level, confirm);
      return [base, ...confirming, ...(met === null ? [] : [{ ...base, role: 'skill' as const, bots: met }])];
    }
    case 'matchups':
      return [base, ...confirming];
    case 'cards':
      return [
        base,
        ...cardsOf(game, question).map((card) =>
          both(level, 'card', { card, forbidden: question.removal === 'forbid' ? [card] : [] }),
        ),
      ];
    case 'rules': {
      const [a, b] = [asOptions(question.a, 'a'), asOptions(question.b, 'b')];
      return [both(level, 'a', { options: { ...options, ...a } }), both(level, 'b', { options: { ...options, ...b } })];
    }
    case 'whatif': {
      const cards = changedCards(game, question.changes, options.cards);
      return [both(level, 'a'), both(level, 'b', { options: { ...options, cards } })];
    }
  }
}

/** Who plays for skill: a level against one that is clearly weaker. */
export function skillOf(level: string, confirm: string | null): readonly [string, string] | null {
  const [name] = level.split(':');
  if (confirm !== null && confirm !== 'casual') return [confirm, 'casual'];
  if (name === 'club') return ['strong', 'casual'];
  if (name === 'strong' || name === 'expert') return [level, 'casual'];
  return name === 'random' ? null : [level, 'random'];
}

/** Every two decks, each against itself where that is allowed; [null] where nobody brings one, or the options say which. */
function twosOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  question: Question,
  options: Options,
): readonly (Decks | null)[] {
  const { decks } = game;
  const said =
    question.ask === 'rules' ? { ...options, ...asOptions(question.a, 'a'), ...asOptions(question.b, 'b') } : options;
  if (decks === null || decks.options.some((name) => Object.hasOwn(said, name))) return [null];
  const { ids } = decks;
  const twos = ids.flatMap((one, i) => ids.slice(i).map((two): Decks => [one, two]));
  const taken = twos.filter((both) => {
    try {
      game.rules.options(broughtBy(decks, said, both));
      return true;
    } catch (error) {
      // A deck may not meet itself, or decks are drafted: then nobody brings one.
      if (error instanceof BadInput) return false;
      throw error;
    }
  });
  return taken.length === 0 ? [null] : taken;
}

const isSaid = (options: Options, also: Options): boolean =>
  Object.entries(also).every(([name, value]) => options[name] === value);

/** Options that bring two decks. */
const broughtBy = ({ options: [a, b], also }: DeckChoice, options: Options, [one, two]: Decks): Options => ({
  ...options,
  ...also,
  [a]: one,
  [b]: two,
});

function armOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { role, bots, options, forbidden, card }: RoleOf,
  decks: Decks | null,
): Arm {
  const { decks: choice, rules } = game;
  const name = [titleOf(role, bots, card), ...(decks === null ? [] : [decks.join('-')])].join(' ');
  const swapped = forbidden.length > 0 ? null : card;
  const owner = swapped === null ? 0 : missedBy(game, decks, swapped);
  const short = (from: Options, match: 0 | 1): Json => {
    const seat = seatOf(owner ^ match);
    const cards = swapped === null ? {} : { cards: neutralInstead(game, swapped, seat, from.cards) };
    return rules.shorten(rules.options({ ...from, ...cards }));
  };
  const arm = { name, bots, forbidden };
  const nothing: readonly [Given, Given] = [{}, {}];
  if (decks === null || choice === null) {
    return { ...arm, options: short(options, 0), swapped: short(options, 1), given: nothing };
  }
  const [one, two] = decks;
  const { question, also } = choice;
  if (question !== null && !isSaid(options, also)) {
    const given: readonly [Given, Given] = [{ [question]: one }, { [question]: two }];
    return { ...arm, options: short(options, 0), swapped: short(options, 1), given };
  }
  const [first, second] = [broughtBy(choice, options, [one, two]), broughtBy(choice, options, [two, one])];
  return { ...arm, options: short(first, 0), swapped: short(second, 1), given: nothing };
}

/** Which bot of an arm misses a card: whose deck holds it, the first of two that do. */
export function missedBy<S extends State, V, O, E>(
  { decks: choice }: Game<S, V, O, E>,
  decks: PlannedArm['decks'],
  card: string,
): 0 | 1 {
  if (decks === null || choice === null) return 0;
  const [one, two] = decks.map((deck) => choice.copies(deck, card));
  return one === 0 && two !== 0 ? 1 : 0;
}

function titleOf(role: Role, [one, two]: readonly [string, string], card: string | null): string {
  if (role === 'a' || role === 'b') return role === 'a' ? 'A' : 'B';
  if (role === 'card') return `without ${card}`;
  return one === two ? one : `${one}:${two}`;
}

/** Where decks are known, only those that hold the card tell what it is worth; one is forbidden to the first bot alone. */
function isAbout<S extends State, V, O, E>({ decks }: Game<S, V, O, E>, role: RoleOf, two: Decks | null): boolean {
  const { card } = role;
  if (card === null || two === null || decks === null) return true;
  const [one, other] = two.map((deck) => decks.copies(deck, card) !== 0);
  return role.forbidden.length > 0 ? one : one || other;
}
