// Do bots pass a game's suites? Every position of a folder of scenario files, at the levels that are to pass; for tests only.
//
//   describeSuite(game, 'sanity', { levels: ['casual', 'club', 'strong', 'expert'], share: 1 });

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS, type LevelName } from '@duello/bots';
import type { State } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { scenarioFiles } from '../scenario/files.ts';
import { alone, scenarioSchema } from '../scenario/scenarios-for-tests.ts';
import { fits } from '../scenario/schema-for-tests.ts';
import { judge } from './judge.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

export interface Suite {
  /** The least number of positions, so that none is lost unseen. */
  readonly least: number;
  readonly levels: readonly LevelName[];
  /** The share that each level has to pass. */
  readonly share: number;
}

export function describeSuite<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  folder: string,
  { least, levels, share }: Suite,
): void {
  const files = scenarioFiles(inRoot(`games/${game.rules.id}/bot/${folder}`)).map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  describe(`the ${folder} suite`, () => {
    test(`has at least ${least} positions, each of them valid`, () => {
      for (const file of files) expect(fits(file, scenarioSchema), file.name).toBe(true);
      const positions = files.reduce((sum, file) => sum + (file.cases ?? [file]).length, 0);
      expect(positions).toBeGreaterThanOrEqual(least);
    });

    test.each(levels.filter((level) => Object.hasOwn(LEVELS, level)))(
      'is passed by %s',
      (level) => {
        const judged = files.flatMap((file) => judge(alone(game), file, level, 'suite'));
        const failed = judged.filter(({ passed }) => !passed);
        const told = failed.map(({ name, case: variant, fault }) => [name, variant, fault].filter(Boolean).join(': '));
        expect(told.slice(Math.floor((1 - share) * judged.length))).toEqual([]);
        // Levels count tries, not time: a busy machine needs its time.
      },
      600_000,
    );
  });
}
