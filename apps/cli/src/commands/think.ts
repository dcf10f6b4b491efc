// What would a bot answer in this position, and why? For a scenario file, in words or as JSON.

import { LEVELS, type LevelName, PERSONAS, type PersonaName } from '@duello/bots';
import { BadInput, type Seat } from '@duello/kernel';
import { type AnswerWords, readScenarioFile, type ThoughtOfScenario, thinkAt } from '@duello/lab';
import { withGame } from '../games/lab-games.ts';
import { type Args, type Command, type Io, JSON_FLAG, SEED_FLAG } from '../io/command.ts';

const LEVEL_NAMES = Object.keys(LEVELS);
const PERSONA_NAMES = Object.keys(PERSONAS);
const isLevel = (name: string): name is LevelName => Object.hasOwn(LEVELS, name);
const isPersona = (name: string): name is PersonaName => Object.hasOwn(PERSONAS, name);

/** So many candidates and terms are told; JSON has all of them. */
const MOST_TOLD = 6;

export const think: Command = {
  name: 'think',
  usage: 'FILE [flags]',
  words: ['FILE'],
  flags: {
    level: { kind: 'text', value: 'LEVEL', oneOf: LEVEL_NAMES, help: LEVEL_NAMES.join(', '), fallback: 'expert' },
    persona: {
      kind: 'text',
      value: 'MANNER',
      oneOf: PERSONA_NAMES,
      help: `plays in a manner: ${PERSONA_NAMES.join(', ')}`,
    },
    seat: { kind: 'text', value: 'A|B', oneOf: ['A', 'B'], help: 'whose answer; whoever is asked, when left out' },
    after: { kind: 'number', value: 'N', help: 'so many answers of the scenario are given first', fallback: 0 },
    case: { kind: 'text', value: 'NAME', help: 'which case of the file; its first, when left out' },
    seed: { ...SEED_FLAG, fallback: '1' },
    json: JSON_FLAG,
  },
  notes: [
    'FILE is a scenario file: docs/scenarios.md says what is in one. The bot sees what its seat sees and nothing else. The ' +
      'same file, level and seed give the same answer everywhere.',
  ],
  async run(args, io) {
    const [file] = args.words;
    if (file === undefined) throw new BadInput('', 'name a scenario file');
    const thought = thinkAt(withGame, readScenarioFile(file), howToThink(args));
    if (args.on('json')) io.out(JSON.stringify(thought, null, 2));
    else tell(thought, io);
    return 0;
  },
};

function howToThink(args: Args) {
  const [level, persona] = [args.textOf('level'), args.text('persona')];
  const seats: Readonly<Record<string, Seat>> = { A: 0, B: 1 };
  if (!isLevel(level)) throw new BadInput('', `there is no level "${level}"`);
  return {
    level,
    persona: persona !== null && isPersona(persona) ? persona : null,
    seat: seats[args.text('seat') ?? ''] ?? null,
    after: args.numberOf('after'),
    variant: args.text('case'),
    seed: args.textOf('seed'),
  };
}

const said = (words: AnswerWords): string => (typeof words === 'string' ? words : JSON.stringify(words));
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

function tell(thought: ThoughtOfScenario, io: Io): void {
  const { seat, question, answer, winChance, candidates, lines, feared, winsThisTurn, nodes } = thought;
  io.out(`Seat ${seat} is asked "${question}" and answers: ${said(answer)}`);
  if (winChance === null) {
    io.out('There is nothing else to answer.');
    return;
  }
  io.out(
    winsThisTurn ? 'It wins this turn, whatever is hidden.' : `It wins ${percent(winChance)} of the time from here.`,
  );
  io.out('');
  for (const one of candidates.slice(0, MOST_TOLD)) {
    io.out(`  ${percent(one.winChance).padStart(5)} ± ${percent(one.error).padEnd(5)} ${said(one.answer)}`);
  }
  if (candidates.length > MOST_TOLD) io.out(`  and ${candidates.length - MOST_TOLD} more`);
  const [best] = lines;
  if (best !== undefined) {
    if (best.line.length > 1) io.out(`\nThe turn would go on: ${best.line.map(said).join(', ')}`);
    if (best.wins > 0) io.out(`It wins within the turns looked at in ${percent(best.wins)} of the worlds.`);
    if (best.losses > 0) io.out(`It loses within them in ${percent(best.losses)}.`);
    const terms = Object.entries(best.terms).sort(([, x], [, y]) => Math.abs(y) - Math.abs(x));
    if (terms.length > 0) {
      io.out(`It would stand, in points: ${terms.map(([name, points]) => `${name} ${points.toFixed(1)}`).join(', ')}`);
    }
  }
  if (feared.length > 0) {
    io.out(`It fears ${feared.map(({ card, drop }) => `${card} (${percent(drop)} less)`).join(', ')}`);
  }
  io.out(`\n${nodes} answers tried.`);
}
