// How healthy is a game? Who wins, how long it takes, how it changes hands, and whether skill tells.

import type { State } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { chancesPicture, firstPlayerPicture, lengthPicture } from './course-pictures.ts';
import { coverageFindings, coverageOf } from './coverage.ts';
import { figuresOffTarget, headlinesOf, healthOf } from './headlines.ts';
import { decksOffTarget, fieldPicture, heatPicture } from './matchups.ts';
import type { Found, Material } from './material.ts';
import { inRole } from './played.ts';
import { shiftsOf } from './shifts.ts';

export function health<S extends State, V, O, E>(game: Game<S, V, O, E>, { plan, deals, placed }: Material): Found {
  const level = inRole(placed, 'level');
  const shifts = shiftsOf(plan, placed);
  return {
    headlines: [...headlinesOf(plan, placed, healthOf(plan)), ...shifts.headlines],
    pictures: [
      ...firstPlayerPicture(placed),
      ...lengthPicture(level),
      ...chancesPicture(level),
      ...heatPicture(game, level),
      ...fieldPicture(game, level),
    ],
    findings: [
      ...figuresOffTarget(plan.question.level, level),
      ...decksOffTarget(game, level),
      ...shifts.findings,
      ...coverageFindings(coverageOf(game, deals, placed), level),
    ],
  };
}
