// Which table belongs to which game? Each is a chunk of its own, loaded when a match of it is opened.

import type { GameId } from '../host/games.ts';
import type { TableProps } from '../table/table-props.ts';
import { type Later, later } from './later.ts';

export const tables: Readonly<Record<GameId, Later<TableProps>>> = {
  'final-magic': later(() => import('./final-magic/table.tsx').then((m) => m.FinalMagicTable)),
  contracts: later(() => import('./contracts/table.tsx').then((m) => m.ContractsTable)),
  battleground: later(() => import('./battleground/table.tsx').then((m) => m.BattlegroundTable)),
  'sun-moon': later(() => import('./sun-moon/table.tsx').then((m) => m.SunMoonTable)),
};
