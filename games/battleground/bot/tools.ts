// What do bots need of the game? Its rules, how well a seat stands, and when nothing is left to settle.

import { lendTools } from '@duello/bots';
import { battleground } from '../rules/rules.ts';
import { score, settled } from './score.ts';

export const tools = lendTools({ rules: battleground, score, settled });
