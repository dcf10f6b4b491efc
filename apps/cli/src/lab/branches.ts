// Which branches of the rules, and which clauses that they cite, has no match come to? As the engine counts them while it plays.

import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { MatchRecord, State } from '@duello/kernel';
import type { Game } from '@duello/lab';
import { dealerOf, type Material } from '@duello/lab/questions';

export interface Branch {
  /** From the folder of the project. */
  readonly file: string;
  readonly line: number;
  /** Its first line. */
  readonly text: string;
}

interface Counted {
  readonly branches: { readonly met: number; readonly neverMet: readonly Branch[] };
  /** Those that comments in the rules cite, by the code below them. */
  readonly clauses: { readonly met: readonly string[]; readonly neverMet: readonly string[] };
}
export interface BranchCoverage extends Counted {
  /** Of so many matches. */
  readonly matches: number;
}

/** So many matches are played again for it: what they don’t come to is rare. */
const MOST = 200;

export interface MatchesAgain {
  readonly game: string;
  readonly records: readonly MatchRecord[];
}

/** Bots try out in thought what no match comes to: so matches are played again by their answers, where only that is counted. */
export async function branchesIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { plan, placed }: Material,
): Promise<BranchCoverage> {
  const { id } = game.rules;
  const dealer = dealerOf(game, plan.question);
  const records = placed.slice(0, MOST).map(({ arm, deal, match }) => dealer.again({ arm, deal, match }));
  const counted = await countedIn({ game: id, records });
  return { matches: records.length, ...addUp(counted.filter(({ url }) => isRules(url, id)).map(fileCoverage)) };
}

/** Functions that are compiled before the counting begins tell nothing of their branches: so it has a thread of its own. */
function countedIn(workerData: MatchesAgain): Promise<readonly Profiler.ScriptCoverage[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./branch-worker.ts', import.meta.url), { workerData });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`the thread that counts branches stopped with code ${code}`)));
  });
}

/** What happens, not how it is shown. */
const isRules = (url: string, game: string): boolean =>
  url.includes(`/games/${game}/rules/`) && !/\/rules\/(?:view|preview)\//.test(url);

/** Whoever writes code sees the same offsets: types are blanked out before it runs, and nothing moves. */
function fileCoverage({ url, functions }: Profiler.ScriptCoverage): Counted {
  const path = fileURLToPath(url);
  const text = readFileSync(path, 'utf8');
  const ranges = functions.flatMap((one) => one.ranges);
  // A range within one that was never come to is the same branch.
  const never = ranges
    .filter(({ count }) => count === 0)
    .filter((one, _, all) => !all.some((other) => isWithin(one, other)));
  const lines = text.split('\n');
  const branches = never.map(({ startOffset, endOffset }): Branch => {
    const code = text.slice(startOffset, endOffset);
    const at = startOffset + (code.length - code.replace(/^[\s{}]+/, '').length);
    const line = text.slice(0, at).split('\n').length;
    const file = path.slice(path.indexOf('/games/') + 1);
    return { file, line, text: (lines[line - 1] ?? '').trim() };
  });
  const once = branches.filter(
    (one, i) => !isTold(one.text) && branches.findIndex(({ line }) => line === one.line) === i,
  );
  const isMet = (offset: number): boolean => countAt(ranges, offset) > 0;
  const cited = [...text.matchAll(CITED)].map(({ 0: comment, index }) => {
    return { ids: comment.match(CLAUSE) ?? [], isMet: isMet(index + comment.length) };
  });
  const met = new Set(cited.filter((one) => one.isMet).flatMap(({ ids }) => ids));
  const neverMet = cited.flatMap(({ ids }) => ids).filter((id) => !met.has(id));
  return {
    branches: { met: ranges.length - ranges.filter(({ count }) => count === 0).length, neverMet: once },
    clauses: { met: [...met], neverMet },
  };
}

/** Where nobody listens nothing is told; to a match that is counted somebody always does. */
const isTold = (text: string): boolean => /emit [!=]== null/.test(text);

/** Comments, lines of them together with the code that follows on theirs or on the next line. */
const CITED =
  /(?:\/\/[^\n]*\n\s*)+(?:export (?:const|function)[^\n]*\n)?|\/\*[\s\S]*?\*\/\s*(?:export (?:const|function)[^\n]*\n)?/g;
const CLAUSE = /\b(?:F-R|[CBFS]R?)\d+\b/g;

type Range = Pick<Profiler.CoverageRange, 'startOffset' | 'endOffset'>;
const isWithin = (one: Range, other: Range): boolean =>
  one !== other &&
  other.startOffset <= one.startOffset &&
  one.endOffset <= other.endOffset &&
  (other.startOffset < one.startOffset || one.endOffset < other.endOffset);

/** How often the innermost range around it was come to. */
function countAt(ranges: readonly Profiler.CoverageRange[], offset: number): number {
  const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
  const [inner] = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  return inner?.count ?? 0;
}

function addUp(files: readonly Counted[]): Counted {
  const met = new Set(files.flatMap(({ clauses }) => clauses.met));
  const neverMet = new Set(files.flatMap(({ clauses }) => clauses.neverMet).filter((id) => !met.has(id)));
  return {
    branches: {
      met: files.reduce((sum, { branches }) => sum + branches.met, 0),
      neverMet: files
        .flatMap(({ branches }) => branches.neverMet)
        .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    },
    clauses: { met: [...met].sort(), neverMet: [...neverMet].sort() },
  };
}
