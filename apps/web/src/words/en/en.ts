// What does the page around the tables say in English?

import { bots } from './bots.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { rules } from './rules.ts';
import { shell } from './shell.ts';

export const en = { ...shell, ...bots, ...home, ...history, ...learn, ...rules };
